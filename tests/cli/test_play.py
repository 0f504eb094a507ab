"""Whole games at the terminal, typed in through a pipe."""

import re
from pathlib import Path

import pytest

import serai
from serai.cli.sitting import Sitting
from serai.core.speech import Problem
from serai.language import LANGUAGES
from tests.cli.conftest import Command

ONES = "1\n" * 400  # enough for a game in which always the first option is taken
WINS = {"en": " wins", "de": " gewinnt", "ru": "Победа: ", "nl": " wint"}
ESCAPE = "\x1b"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(command: Command, state: Path, lang: str) -> None:
    ran = command("play", "--lang", lang, "--seats", "you,greedy,greedy", "--seed", "5", typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert WINS[lang] in ran.out
    assert ESCAPE not in ran.out, "no colours and no clearing in a pipe"
    assert not [line for line in ran.out.splitlines() if len(line) > 80 and str(state) not in line]
    match = serai.replay((state / "last.serai").read_text(encoding="utf-8"))
    assert match.over


@pytest.mark.parametrize(
    "words",
    [
        ("--option", "navaratnas", "--option", "ganga"),
        ("--option", "sides=basic,navaratnas", "--option", "harbour-stay"),
    ],
)
def test_variants(command: Command, state: Path, words: tuple[str, ...]) -> None:
    ran = command("play", "rajas", "--seats", "you,random", "--seed", "3", *words, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    match = serai.replay((state / "last.serai").read_text(encoding="utf-8"))
    assert match.over
    assert any(match.agreed.values())


def test_bots_alone_are_watched(command: Command) -> None:
    ran = command("play", "--seats", "random,greedy", "--seed", "2")
    assert ran.code == 0
    assert "Round 1: " in ran.out
    assert "random" in ran.out
    assert re.search(r"(random|greedy) wins", ran.out)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Players: Anna, Zarina (trader · casual), Makara (sailor · good)."),
        ("de", "Am Tisch: Anna, Zarina (Händlerin · Gelegenheitsspieler), Makara (Schiffer ·"),
        ("ru", "За столом: Anna, Зарина (торговка · любитель), Макара (лодочник · знаток)."),
        ("nl", "Aan tafel: Anna, Zarina (koopvrouw · gelegenheidsspeler), Makara (schipper ·"),
    ],
)
def test_whom_one_plays_with_is_told_at_the_beginning(
    command: Command, lang: str, told: str
) -> None:
    seats = "you:Anna,zarina:level=3,makara"
    ran = command("play", "--lang", lang, "--seats", seats, "--seed", "4", typed="q\n")
    assert told in ran.out


def test_spaces_in_what_was_asked_for_change_nothing_that_is_told(command: Command) -> None:
    """Neither the level at which somebody plays, nor the name."""
    seats = "you:Anna, zarina : level = 3, makara "
    ran = command("play", "--lang", "en", "--seats", seats, "--seed", "4", typed="q\n")
    assert "Players: Anna, Zarina (trader · casual), Makara (sailor · good)." in ran.out


def test_a_level_that_does_not_exist_is_refused_with_the_reason(command: Command) -> None:
    ran = command("play", "--lang", "en", "--seats", "you,zarina:level=9")
    assert ran.code == 2
    assert ran.err.strip().endswith("Levels go from 1 to 7, but “zarina:level=9” asks for 9.")


def test_the_same_seed_is_the_same_game(command: Command, state: Path) -> None:
    games = []
    for _ in range(2):
        command("play", "--seed", "11", typed="1\n1\n")
        games.append((state / "last.serai").read_text(encoding="utf-8"))
    assert games[0] == games[1]


def test_people_share_the_keyboard(command: Command) -> None:
    ran = command("play", "--seats", "you:Anna,you:Борис", "--seed", "4", typed="front\ndone\n")
    assert "Anna: Where does your worker go?" in ran.out
    assert "Борис: Where does your worker go?" in ran.out


def test_reconstructed_values_are_mentioned_once(command: Command) -> None:
    ran = command("play", "--seed", "4", typed="front\n")
    assert ran.out.replace("\n", " ").count("“serai data rajas”") == 1


def test_leaving_loses_nothing(command: Command, state: Path) -> None:
    first = command("play", "--seed", "4", "--seats", "you:Anna,greedy", typed="front\n")
    assert first.code == 0
    assert "last.serai" in first.out
    kept = (state / "last.serai").read_text(encoding="utf-8")
    assert kept.rstrip().splitlines()[-3].endswith("front")
    second = command("play", "--load", "last", typed="done\n")
    assert second.code == 0
    assert "Anna › Front terrace: Which dice do you reroll?" in second.out
    later = (state / "last.serai").read_text(encoding="utf-8")
    assert serai.replay(later).moves_played()[: len(serai.replay(kept).moves_played())] == (
        serai.replay(kept).moves_played()
    )
    assert len(later) > len(kept)


def test_save_load_and_go_on(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "my game.serai"
    typed = f"front\nsave '{file}'\ndone\nload '{file}'\n"
    ran = command("play", "--seed", "4", "--seats", "you,greedy", typed=typed)
    assert f"Saved in {file}." in ran.out.replace("\n", " ")
    assert "Loaded, after" in ran.out
    assert ran.out.rstrip().count("Which dice do you reroll?") >= 2
    whole = command("play", "--load", str(file), "--seed", "9", typed="done\n" + ONES)
    assert whole.code == 0
    assert WINS["en"] in whole.out


def test_nothing_but_a_game_is_overwritten(command: Command, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt,", encoding="utf-8")
    empty = tmp_path / "empty"
    empty.touch()
    typed = f"save {letter}\nsave {empty}\nfront\nsave {empty}\n"
    ran = command("play", "--seed", "7", typed=typed)
    assert "cannot be used (File exists)" in re.sub(r"\s+", " ", ran.out)
    assert letter.read_text(encoding="utf-8") == "Dear aunt,"
    assert "front" in empty.read_text(encoding="utf-8"), "an older game may be replaced"


def test_a_user_without_a_home_can_play(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def nowhere() -> Path:
        raise RuntimeError

    for name in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    ran = command("play", "--seed", "7", typed=f"front\nsave {tmp_path / 'game'}\n")
    assert ran.code == 0
    assert (tmp_path / "game").exists()
    assert command("play", "--load", "last").code == 2


def test_quitting_offers_to_save(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "kept.serai"
    ran = command("play", "--seed", "4", typed=f"quit\n{file}\n")
    assert ran.code == 0
    assert "Save under which name?" in ran.out
    assert file.exists()
    assert command("play", "--seed", "4", typed="q\n\n").code == 0


def test_undo_and_redo(command: Command) -> None:
    ran = command("play", "--seed", "7", typed="front\nundo\nredo\nundo\nundo\nredo\nredo\n")
    assert ran.out.count("Undone.") == 2
    assert ran.out.count("Redone.") == 2
    assert "Nothing can be undone" in ran.out
    assert "There is nothing to redo." in ran.out


def test_going_back_to_before_the_last_turn(command: Command) -> None:
    typed = "takeback\nfront\ndone\ntakeback\nlog 1\n"
    ran = command("play", "--seats", "you,greedy", "--seed", "7", typed=typed)
    assert "There is no earlier turn of yours" in ran.out
    assert "Back to before your last turn." in ran.out


def test_2_5_the_offer_says_that_a_space_brings_nothing(command: Command) -> None:
    ran = command("play", "rajas", "--seed", "7")
    assert re.search(r"\d market silk +brings nothing, only blocks ", ran.out)
    assert not re.search(r"\d front .*brings nothing", ran.out)


def test_several_answers_on_one_line(command: Command) -> None:
    ran = command("play", "--seed", "7", typed="quarry; 1; nonsense; 1\n")
    assert "“nonsense” is neither a move nor a command" in ran.out
    assert "Which province tile do you take?" not in ran.out, "the second answer was already there"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("why quarry", "This is possible: "),
        ("why 1", "This is possible: "),
        ("why terrace blue", "it cannot be taken back"),
        ("why market silk", "brings nothing, only blocks"),
        ("why sail 2", "That is not possible now"),
        ("why", "Why what?"),
        ("hint", "A level 6 bot would play:"),
        ("hint 3", "The best turns in the eyes of a level 6 bot:"),
        ("hint 3", "Compared with the best turn, in the bot’s own points:"),
        ("help", "undo the last choice"),
        ("?", "undo the last choice"),
        ("help symbols", "Dice: b25 is a blue 2 and a blue 5"),
        ("moves", "terrace blue"),
        ("log 3", "Makara"),
        ("rules R3", "R3 Place, pay, act"),
        ("rules karma", "K1 Turning a die"),
        ("rules zzz", "No section is called “zzz”"),
        ("rules", "Type a section after “rules”"),
        ("board", "Round 1, pass 1"),
        ("province 2", "■ Zarina"),
        ("province 9", "Players are numbered from 1 to 3."),
        ("tiles", "price"),
        ("river", "+2 fame per karma"),
        ("players", "Fame 0"),
        ("show river", "+2 fame per karma"),
        ("show", "Show what?"),
        ("more", "Where does your worker go?"),
        ("save", "Type the name of a file"),
        ("load no-such-file", "There is no file “no-such-file”"),
        ("load ~nobody-at-all/x", "There is no file “~nobody-at-all/x”"),
        ("save ~nobody-at-all/x", "There is no file “~nobody-at-all/x”"),
        ("save /", "“/” cannot be used"),
        ("save .", "“.” cannot be used"),
        ("save /dev/null", "“/dev/null” cannot be used"),
        ("99", "Options are numbered from 1 to"),
        ("9" * 5000, "Options are numbered from 1 to"),
        ("why " + "9" * 5000, "is not a move"),
        ("log " + "9" * 5000, "Where does your worker go?"),
        ("province " + "9" * 5000, "● Player 1"),
        ("terr", "“terr” can mean several moves: terrace blue"),
        ("pay b1", "That is not possible now"),
        ("chamber 9", "Expected: mogul"),
        ("  ", "Where does your worker go?"),
        ("\x00\ufffd", "is neither a move nor a command"),
    ],
)
def test_commands_and_wrong_answers(command: Command, typed: str, expected: str) -> None:
    ran = command("play", "--seed", "7", typed=f"{typed}\nfront\n")
    assert ran.code == 0
    assert expected in re.sub(r"\s+", " ", ran.out)
    assert "Which dice do you reroll?" in ran.out, "the game goes on"


def test_a_game_of_another_table_is_not_loaded(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "two.serai"
    file.write_text(serai.new("rajas", 2, 1).transcript(), encoding="utf-8")
    ran = command("play", "--seed", "7", typed=f"load {file}\n")
    assert "That game is for another table (2 players)" in ran.out


def test_a_folder_that_cannot_be_written_is_told_once(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    ran = command("play", "--seed", "7", typed="front\ndone\n")
    assert ran.code == 0
    assert ran.out.count("cannot be kept automatically") == 1


def test_ctrl_c_is_asked_back(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["front", None, "undo", None, None])

    def typed(_: str) -> str:
        line = next(lines)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", typed)
    ran = command("play", "--seed", "7")
    assert ran.code == 0
    assert "Press Ctrl-C again to leave." in ran.out
    assert "Undone." in ran.out
    assert "last.serai" in ran.out


def test_ctrl_c_while_bots_think_keeps_the_game(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: Sitting) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Sitting, "question", interrupted)
    ran = command("play", "--seed", "7")
    assert ran.code == 0
    assert "last.serai" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("--seats", "you"),
        ("--seats", "you,you,you,you,you"),
        ("--seats", "you,deepblue"),
        ("--seats", "you,greedy:depth=3"),
        ("--seats", "you,zarina:level=0"),
        ("--seats", ""),
        ("--seats", "you,,greedy"),
        ("--seed", "x"),
        ("--seed", "-1"),
        ("--option", "nonsense"),
        ("--option", "ganga=perhaps"),
        ("--option", "sides=basic"),
        ("--option", "navaratnas", "--option", "sides=basic,navaratnas,basic"),
        ("--load", "no-such-file"),
        ("--load", "last"),
        ("--load", "."),
        ("--nonsense",),
        ("rajas", "rajas"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    command: Command, lang: str, words: tuple[str, ...]
) -> None:
    ran = command("--lang", lang, "play", *words)
    if words == ("--seats", ""):
        assert ran.code == 0, "as if it had not been given"
        return
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.strip().splitlines()) == 1
    assert "Traceback" not in ran.err


def test_files_that_are_no_transcripts(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "file"
    for content in (b"", b"\xff\xfe", b"serai transcript 1\n", b"hello\n" * 9):
        file.write_bytes(content)
        ran = command("play", "--load", str(file))
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.strip().splitlines()) == 1


def test_the_number_of_seats_must_fit_the_file(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "two.serai"
    file.write_text(serai.new("rajas", 2, 1).transcript(), encoding="utf-8")
    ran = command("play", "--load", str(file), "--seats", "you,greedy,greedy")
    assert ran.code == 2
    assert "The saved game has 2 players, and 3 were named." in ran.err
    with pytest.raises(Problem):
        serai.replay("")
