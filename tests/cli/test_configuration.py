"""Settings: from flags, the environment and a file, in this order; and `serai config`."""

from __future__ import annotations

import argparse
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from serai.cli.configuration import (
    OTHERS,
    SETTINGS,
    Configuration,
    Setting,
    add_flags,
    configured,
    database_of,
)
from serai.cli.trouble import Trouble
from serai.language import LANGUAGES, has
from tests.cli import settings_table
from tests.cli.conftest import Command

ROOT = Path(__file__).parents[2]
# For each setting two ways to say the same in a file, and what it says in a flag or a variable.
EXAMPLES: dict[str, tuple[str, str, object]] = {
    "host": ('"0.0.0.0"', "0.0.0.0", "0.0.0.0"),
    "port": ("9000", "9000", 9000),
    "database": ('"sqlite:///a.db"', "sqlite:///a.db", "sqlite:///a.db"),
    "origin": ('["https://a.example"]', "https://a.example", ("https://a.example",)),
    "proxy": ('["10.0.0.0/8"]', "10.0.0.0/8", ("10.0.0.0/8",)),
    "people-per-address": ("40", "40", 40),
    "workers-for-bots": ("2", "2", 2),
    "keep-matches": ("30", "30", 30),
    "keep-waiting": ("7", "7", 7),
    "keep-chat": ("60", "60", 60),
    "keep-guests": ("0", "0", 0),
    "limits": ("false", "off", False),
    "log": ('"info"', "info", "info"),
    "log-format": ('"text"', "text", "text"),
    "metrics": ('"9464"', "9464", "9464"),
}


def given(
    *words: str, file: Path | None = None, environment: dict[str, str] | None = None
) -> Configuration:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    named = [] if file is None else ["--config", str(file)]
    return configured(parser.parse_args([*named, *words]), environment or {})


def written(folder: Path, text: str) -> Path:
    file = folder / "serai.toml"
    file.write_text(text, encoding="utf-8")
    return file


def value(found: Configuration, about: Setting) -> object:
    return getattr(found, about.name.replace("-", "_"))


@pytest.mark.parametrize("about", SETTINGS, ids=lambda about: about.name)
def test_a_setting_comes_from_three_places_and_the_nearest_one_counts(
    about: Setting, tmp_path: Path
) -> None:
    in_file, in_words, meant = EXAMPLES[about.name]
    file = written(tmp_path, f"{about.name} = {in_file}\n")
    usual = given()
    assert (value(usual, about), usual.sources) == (about.usual, {})
    for found, source in (
        (given(file=file), str(file)),
        (given(environment={about.variables[0]: in_words}), about.variables[0]),
        (given(about.flag, in_words), about.flag),
    ):
        assert (value(found, about), found.sources) == (meant, {about.name: source})
    environment = {about.variables[0]: in_words}
    empty = written(tmp_path, f"{about.name} = {'[]' if in_file[0] == '[' else in_file}\n")
    assert given(file=empty, environment=environment).sources[about.name] == about.variables[0]
    both = given(about.flag, in_words, file=empty, environment=environment)
    assert both.sources[about.name] == about.flag


def test_all_settings_have_an_example_and_are_explained_in_every_language() -> None:
    assert EXAMPLES.keys() == {about.name for about in SETTINGS}
    for about in SETTINGS:
        assert [lang for lang in LANGUAGES if not has(lang, "", f"cli-setting-{about.name}")] == []


def test_lists_have_commas_in_the_environment_and_flags_are_repeated() -> None:
    environment = {"SERAI_ORIGIN": "https://a.example, https://b.example"}
    assert given(environment=environment).origin == ("https://a.example", "https://b.example")
    words = ("--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8")
    assert given(*words).proxy == ("127.0.0.1", "10.0.0.0/8")


def test_proxies_are_also_named_as_other_servers_name_them() -> None:
    other = {"FORWARDED_ALLOW_IPS": "127.0.0.1, ::1"}
    assert given(environment=other).proxy == ("127.0.0.1", "::1")
    assert given("--proxy", "10.0.0.1", environment=other).proxy == ("10.0.0.1",)
    assert given(environment={**other, "SERAI_PROXY": "10.0.0.2"}).proxy == ("10.0.0.2",)


def test_the_file_may_be_named_in_the_environment(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 9000\n")
    assert given(environment={"SERAI_CONFIG": str(file)}).port == 9000


def test_what_is_empty_says_nothing() -> None:
    assert given("--database", "", environment={"SERAI_PORT": "", "SERAI_CONFIG": ""}).sources == {}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("prot = 9000", "setting-unknown"),
        ("[server]\nport = 9000", "setting-unknown"),
        ("port = 9000\nport = 9001", "config-file"),
        ("port: 9000", "config-file"),
        ('port = "many"', "setting-value"),
        ("port = -1", "setting-value"),
        ("port = true", "setting-value"),
        ("host = 1", "setting-value"),
        ("limits = 1", "setting-value"),
        ('limits = "maybe"', "setting-value"),
        ("origin = [1]", "setting-value"),
        ('log = "loud"', "setting-value"),
    ],
)
def test_a_file_that_cannot_be_meant_is_refused(text: str, key: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble) as refused:
        given(file=written(tmp_path, text))
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [("SERAI_PORT", "many", "number"), ("SERAI_LOG", "loud", "setting-value")],
)
def test_a_variable_that_cannot_be_meant_is_refused(name: str, text: str, key: str) -> None:
    with pytest.raises(Trouble) as refused:
        given(environment={name: text})
    assert refused.value.key == key


def test_who_mistypes_is_told_what_is_nearest(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = written(tmp_path, "workers-for-bot = 2\n")
    told = command("serve", "--config", str(file))
    assert told.code == 2
    assert "“workers-for-bot”. Did you mean “workers-for-bots”?" in told.err
    monkeypatch.setenv("SERAI_DATABSE", "sqlite:///a.db")
    for name in ("serve", "config", "backup"):
        told = command(name, *(["copy.db"] if name == "backup" else []))
        assert told.code == 2
        assert "no variable SERAI_DATABSE. Did you mean SERAI_DATABASE?" in told.err


def test_every_variable_of_the_project_is_known() -> None:
    """Or tests and builds that set it could not start a server."""
    sources = ("src", "scripts", "tests", "trials", "bench", "web/src", "Makefile", "setup.py")
    lines = subprocess.run(
        ["git", "grep", "-ohw", r"SERAI_[A-Z_]*[A-Z]", "--", *sources],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    own = {name for about in SETTINGS for name in about.variables}
    mistyped = {"SERAI_DATABSE", "SERAI_PROT"}  # in tests of refusals
    assert set(lines) - mistyped <= {*OTHERS, *own}


def test_commands_that_look_at_a_database_find_it_as_the_server_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = written(tmp_path, 'database = "sqlite:///of-the-file.db"\nport = 9000\n')
    parser = argparse.ArgumentParser()
    add_flags(parser, "database")
    monkeypatch.delenv("SERAI_DATABASE", raising=False)
    assert database_of(parser.parse_args(["--config", str(file)])).endswith("of-the-file.db")
    monkeypatch.setenv("SERAI_DATABASE", "sqlite:///of-the-environment.db")
    assert database_of(parser.parse_args(["--config", str(file)])).endswith("-environment.db")
    words = ["--config", str(file), "--database", "sqlite:///of-the-flag.db"]
    assert database_of(parser.parse_args(words)).endswith("of-the-flag.db")


# --- serai config ---


def test_every_setting_is_printed_with_its_value_and_where_it_comes_from(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = written(tmp_path, "people-per-address = 40\n")
    monkeypatch.setenv("SERAI_LIMITS", "off")
    lines = command("config", "--port", "9000", "--config", str(file)).out.splitlines()
    found = {line.split()[0]: re.split(r"  +", line, maxsplit=2)[1:] for line in lines}
    assert found.keys() == {about.name for about in SETTINGS}
    assert found["host"] == ["127.0.0.1", "default"]
    assert found["port"] == ["9000", "--port"]
    assert found["limits"] == ["off", "SERAI_LIMITS"]
    assert found["people-per-address"] == ["40", str(file)]


def test_passwords_are_never_printed(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = "geheim"
    monkeypatch.setenv("SERAI_DATABASE", f"postgresql://me:{secret}@host/x?password={secret}")
    for words in ([], ["--toml"]):
        told = command("config", *words)
        assert "postgresql://host/x" in told.out
        assert secret not in told.out + told.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_to_start_from_says_what_holds_already(
    lang: str, command: Command, tmp_path: Path
) -> None:
    chosen = ("--port", "9000", "--origin", "https://a.example", "--limits", "off")
    text = command("config", "--toml", "--lang", lang, *chosen).out
    file = written(tmp_path, text)
    assert tomllib.loads(text) == {"port": 9000, "origin": ["https://a.example"], "limits": False}
    assert given(file=file).sources.keys() == {"port", "origin", "limits"}
    whole = re.sub(r"^# (?=[a-z-]+ = )", "", text, flags=re.MULTILINE)
    assert tomllib.loads(whole).keys() == {about.name for about in SETTINGS}
    given(file=written(tmp_path, whole))  # what is commented out can be put in


def test_the_docs_have_the_settings_as_they_are() -> None:
    text = settings_table.PAGE.read_text(encoding="utf-8")
    assert settings_table.parts(text)[1] == settings_table.table(), (
        "python -m tests.cli.settings_table"
    )
