"""A game for one at the command line: the menu, options with choices, statistics, names."""

import argparse
import json
from collections.abc import Iterable

import pytest
from rich.text import Text

import serai
from serai.cli import play
from serai.cli.terminal import Terminal
from serai.language import LANGUAGES, OTHERS, say, seat_name
from tests.cli.conftest import Command

MERV = serai.game("merv")
VIZIER, MAGISTRATE = OTHERS, OTHERS + 1


class Scripted(Terminal):
    """A terminal with somebody whose answers are known; everything shown is kept."""

    def __init__(self, *lines: str, lang: str = "en") -> None:
        super().__init__(lang, no_colour=True)
        self.lines = list(lines)
        self.shown: list[str] = []

    def show(self, lines: Iterable[Text | str]) -> None:
        self.shown += [str(line) for line in lines]

    def ask(self, prompt: str) -> str | None:
        del prompt
        return self.lines.pop(0) if self.lines else None


def wishes(seats: str = "you", game: str = "merv") -> argparse.Namespace:
    return argparse.Namespace(game=game, seats=seats, option=[], seed="3", load=None)


# --- the menu ---------------------------------------------------------------------------------


def test_who_may_sit_alone_is_asked_first() -> None:
    found = play.tables(Scripted(), MERV)
    assert found[0] == ("you, solo", {"seats": "you"})
    assert found[1:] == play.tables(Scripted(), serai.game("rajas"))


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_nobody_sits_alone_where_the_game_needs_two(game: str) -> None:
    tables = play.tables(Scripted(), serai.game(game))
    assert all("," in wanted["seats"] for _, wanted in tables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_in_every_language(language: str) -> None:
    text, _ = play.tables(Scripted(lang=language), MERV)[0]
    assert text != "you, solo" or language == "en"
    assert text == say(language, "", "cli-choose-alone", {})


def test_every_choice_but_the_default_has_a_number() -> None:
    args = wishes()
    terminal = Scripted("2, 6 7")
    play.choose_options(args, terminal)
    listed = [line for line in terminal.shown if line.strip()]
    assert [line[:3] for line in listed] == [f"{n:2} " for n in range(1, 11)]
    assert listed[1][3:] == say("en", "merv", "option-level-hard", {})
    assert args.option == ["level=hard", "camel_market=side_b", "spice_literal=True"]
    match, specs = play.begun(args)
    assert specs == ["you"]
    others = dict.fromkeys(("palace_voluntary", "upgrades_own", "hall_favour_each"), False)
    chosen = {"level": "hard", "camel_market": "side_b", "spice_literal": True}
    assert match.agreed == {**chosen, **others}


def test_levels_are_not_offered_to_several() -> None:
    args = wishes("you,greedy,greedy")
    terminal = Scripted("2")
    play.choose_options(args, terminal)
    assert len([line for line in terminal.shown if line.strip()]) == 7
    assert args.option == ["camel_market=side_a"]


@pytest.mark.parametrize("typed", ["", "0", "11", "x", "-1 99"])
def test_other_answers_choose_nothing(typed: str) -> None:
    args = wishes()
    play.choose_options(args, Scripted(typed))
    assert args.option == []


def test_from_the_menu_to_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "unfinished", lambda: False)
    merv = 1 + sorted(serai.games(), key=lambda name: name != play.GAME).index("merv")
    args = argparse.Namespace(game=None, seats=None, option=[], seed=None, load=None)
    play.choose(args, Scripted(str(merv), "1", "3"))
    assert (args.game, args.seats, args.option) == ("merv", "you", ["level=tyrant"])


# --- options with choices ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_for_three_is_refused_in_words(command: Command, language: str) -> None:
    ran = command(
        "play", "merv", "--seats", "you,random,random", "--option", "level=hard",
        "--lang", language,
    )  # fmt: skip
    assert ran.code == 2
    assert "level" in ran.err
    assert ran.err.rstrip().endswith("1.")
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("option", ["level", "level=easy", "camel_market=on"])
def test_a_value_that_is_none_of_the_choices_is_told(command: Command, option: str) -> None:
    ran = command("sim", "merv", "--seats", "random", "--games", "1", "--option", option)
    assert ran.code == 2
    assert "tyrant" in ran.err or "side_a" in ran.err


# --- statistics -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_of_games_that_nobody_won(command: Command, language: str) -> None:
    ran = command(
        "sim", "merv", "--seats", "random", "--games", "3", "--seed", "4",
        "--option", "level=tyrant", "--lang", language,
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert "1 random" in ran.out
    assert "level=tyrant" in ran.out
    assert "camel_market" not in ran.out, "what was not chosen is not told"
    everybody = say(language, "", "cli-sim-of-everybody", {"fact": "|"}).split("|")
    winners = say(language, "", "cli-sim-of-winners", {"fact": "|"}).split("|")
    assert all(part.strip() in ran.out for part in everybody)
    assert not all(part.strip() in ran.out for part in winners)


def test_nobody_changes_seats_alone(command: Command) -> None:
    alone = command("sim", "merv", "--seats", "random", "--games", "2")
    assert say("en", "", "cli-sim-rotated", {}) not in alone.out
    assert say("en", "", "cli-sim-seat", {"nth": 1}) not in alone.out
    two = command("sim", "merv", "--seats", "random,random", "--games", "2")
    assert say("en", "", "cli-sim-seat", {"nth": 2}) in two.out


def test_statistics_as_json(command: Command) -> None:
    ran = command("sim", "merv", "--seats", "random", "--games", "2", "--json")
    found = json.loads(ran.out)
    plain = serai.game("merv").settle(1, {})
    assert found["options"] == plain == {**plain, "level": "novice", "camel_market": "drawn"}
    assert found["players"][0]["games"] == 2
    assert [seat["seat"] for seat in found["seats"]] == [0]


# --- a person alone ---------------------------------------------------------------------------


def test_a_person_alone_can_play(command: Command) -> None:
    ran = command("play", "merv", "--seats", "you", "--seed", "3", typed="1\n1\n1\nq\n\n")
    assert ran.code == 0
    assert ran.err == ""
    assert say("en", "merv", "title", {}) in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_without_a_seat_have_names(language: str) -> None:
    names = ["Anna", "Борис"]
    vizier = seat_name(language, VIZIER, names, "merv")
    magistrate = seat_name(language, MAGISTRATE, names, "merv")
    assert vizier == say(language, "merv", "other-0", {})
    assert magistrate == say(language, "merv", "other-1", {})
    assert len({vizier, magistrate, *names}) == 4


def test_seats_keep_their_names() -> None:
    assert [seat_name("en", seat, ["Anna"], "merv") for seat in (0, 1)] == ["Anna", "Player 2"]
    assert seat_name("en", OTHERS - 1, None, "merv") == f"Player {OTHERS}"


def test_a_game_without_such_people_has_no_names_for_them() -> None:
    with pytest.raises(KeyError, match="other-0"):
        seat_name("en", VIZIER, None, "rajas")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_whoever_is_meant(language: str) -> None:
    args: dict[str, int | str] = {"position": "N2", "seat": MAGISTRATE}
    text = say(language, "merv", "refuse-space-taken", args, ["Anna"])
    assert seat_name(language, MAGISTRATE, None, "merv") in text
    assert "Anna" in say(language, "merv", "refuse-space-taken", {**args, "seat": 0}, ["Anna"])
