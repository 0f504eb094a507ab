"""The way into the command line: which command, which language, which exit code."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.cli import COMMANDS, language_of, main
from serai.cli.seats import seated, specs_of, ways_of
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble, told
from serai.core.data import DataError
from serai.language import LANGUAGES
from tests.cli.conftest import Command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(command: Command, lang: str) -> None:
    ran = command("--lang", lang, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert all(f"serai {name}" in ran.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_of_every_command(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help", "--lang", lang]) == 0
    out = capsys.readouterr().out
    usage = {"en": "Usage:", "de": "Aufruf:", "ru": "Вызов:", "nl": "Gebruik:"}[lang]
    assert out.startswith(usage)
    assert "show this help message" not in out


def test_version(command: Command) -> None:
    assert command("--version").out == f"serai {serai.__version__}\n"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "nl-BE"}, "nl"),
        ({"LANG": "ru.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_NL", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


@pytest.mark.parametrize(
    "words",
    [
        ("--lang", "de", "data", "--json"),
        ("data", "--lang", "de", "--json"),
        ("--lang=de", "data", "--json"),
        ("--no-colour", "data", "--json"),
        ("--no-color", "--lang", "nl", "data", "--json"),
    ],
)
def test_options_of_the_house_may_stand_anywhere(command: Command, words: tuple[str, ...]) -> None:
    ran = command(*words)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("{")


def test_a_command_or_a_language_that_nobody_knows(command: Command) -> None:
    ran = command("paly")
    assert (ran.code, ran.out) == (2, "")
    assert "There is no command “paly”" in ran.err
    assert "play" in ran.err
    ran = command("--lang", "xx", "play")
    assert ran.code == 2
    assert "xx" in ran.err
    assert command("play", "--lang").code == 2


def test_errors_speak_the_language_that_was_asked_for(command: Command) -> None:
    assert "Einen Befehl „paly“ gibt es nicht." in command("--lang", "de", "paly").err


def test_what_can_go_wrong_has_words() -> None:
    missing = FileNotFoundError(2, "No such file", "x.serai")
    assert told(missing, "en") == "There is no file “x.serai” (No such file)."
    assert "x.serai" in str(told(PermissionError(13, "Permission denied", "x.serai"), "ru"))
    assert "y" in str(told(DataError("tiles.toml", "tile B01", "cost", "x", "y"), "de"))
    assert told(Trouble("no-last"), "nl") is not None
    assert told(ZeroDivisionError(), "en") is None, "our own mistakes are not hidden"


def test_our_own_mistakes_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("serai.cli.run", broken)
    with pytest.raises(ZeroDivisionError):
        main(["play"])


def test_seats() -> None:
    assert specs_of("you, greedy:width=3,random") == ["you", "greedy:width=3", "random"]
    assert specs_of("greedy:width=3,depth=2,you:Anna") == ["greedy:width=3,depth=2", "you:Anna"]
    names = [seat.name for seat in seated(["you", "you:Anna", "greedy", "random"], "de", 1)]
    assert names == ["Spieler 1", "Anna", "greedy", "random"]
    names = [seat.name for seat in seated(["greedy", "greedy:width=2"], "en", 1)]
    assert names == ["greedy 1", "greedy 2"]
    names = [seat.name for seat in seated(["you:Anna", "zarina", "nur"], "ru", 1)]
    assert names == ["Anna", "Зарина", "Нур аль-Худа"]
    names = [seat.name for seat in seated(["zarina:level=3", "nur", "nur:level=1"], "en", 1)]
    assert names == ["Zarina", "Nur al-Huda 2", "Nur al-Huda 3"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "trader · casual"),
        ("de", "Händlerin · Gelegenheitsspieler"),
        ("ru", "торговка · любитель"),
        ("nl", "koopvrouw · gelegenheidsspeler"),
    ],
)
def test_how_somebody_plays_is_told_beside_the_name(lang: str, told: str) -> None:
    assert ways_of("zarina:level=3", lang) == told
    assert ways_of("greedy:width=2", lang) == ""


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen:
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

        def write(self, text: str) -> int:
            return len(text)

        def flush(self) -> None:
            pass

        def fileno(self) -> int:
            raise OSError

    monkeypatch.setattr(sys, "stdin", Screen())
    monkeypatch.setattr(sys, "stdout", Screen())
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Terminal("en").console.color_system == "truecolor"
    assert Terminal("en", no_colour=True).console.color_system is None
    monkeypatch.setenv("NO_COLOR", "1")
    assert Terminal("en").console.color_system is None


@pytest.mark.parametrize("words", [["-m", "serai"], ["-c", "import serai.cli as c; c.main()"]])
def test_a_reader_that_goes_away_is_no_error(words: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, *words, "data", "rajas", "--all"]
    with subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        error = process.stderr.read()
    assert error == b""
    assert process.returncode == 0


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A line for the shell, in which `serai` is ours."""
    ours = f'serai() {{ {shlex.quote(sys.executable)} -W ignore -m serai "$@"; }}; '
    environment = {**os.environ, "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8"}
    return subprocess.run(
        ["sh", "-c", ours + line], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("serai play --seats you,random <&-", 0),
        ("serai data </dev/null >&-", 0),
        ("serai nonsense 2>&-", 2),
        ("serai --version | true", 0),
    ],
)
def test_streams_that_are_closed(line: str, code: int, tmp_path: Path) -> None:
    ran = shell(line, tmp_path)
    assert (ran.returncode, ran.stderr) == (code, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("line", ["serai data > /dev/full", "serai --help > /dev/full"])
def test_a_full_disk_is_told_in_one_sentence(line: str, tmp_path: Path) -> None:
    ran = shell(line, tmp_path)
    assert ran.returncode == 2
    assert ran.stderr.startswith("The file “stdout” cannot be used")
    assert ran.stderr.count("\n") == 1
