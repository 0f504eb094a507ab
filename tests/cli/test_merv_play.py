"""Merv at the terminal: commands, the solo game, and the end of a game."""

import random
import re
from functools import cache
from pathlib import Path

import pytest

import serai
from serai.cli.boards import board_of
from serai.language import LANGUAGES, say
from tests.cli.conftest import Command

BOARD = board_of("merv")
WINS = {"en": " wins", "de": " gewinnt", "ru": "Победа: ", "nl": " wint"}
SEATS = {1: "you", 2: "you,random", 4: "you,random,random,random"}


@cache
def transcript(seats: int, left: int) -> str:
    """A random game up to so many choices before its end."""
    match = serai.new("merv", seats, 8)
    rng = random.Random(8)
    while not match.over:
        match.play(rng.choice(match.options))
    lines = match.moves_played()
    again = serai.new("merv", seats, 8, chance="ask")
    for _, move in lines[: len(lines) - left]:
        again.play(move)
    return again.transcript()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notice_about_spices_is_read_before_the_first_question(
    command: Command, lang: str
) -> None:
    notice = say(lang, "merv", "note-spices-by-kind", {})
    ran = command("play", "merv", "--lang", lang, "--seats", "you,random", "--seed", "3", typed="")
    assert " ".join(ran.out.split()).count(notice) == 1
    literal = ("--option", "spice_literal=true")
    ran = command("play", "merv", "--lang", lang, "--seats", "you,random", *literal, typed="")
    assert notice not in " ".join(ran.out.split())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_game_in_every_language(
    command: Command, tmp_path: Path, state: Path, lang: str, seats: int
) -> None:
    file = tmp_path / "merv.serai"
    file.write_text(transcript(seats, 20), encoding="utf-8")
    ran = command(
        *("play", "--lang", lang, "--load", str(file), "--seats", SEATS[seats], "--seed", "5"),
        typed="1\n" * 300,
    )
    assert (ran.code, ran.err) == (0, "")
    assert WINS[lang] in ran.out
    assert not [line for line in ran.out.splitlines() if len(line) > 80 and str(state) not in line]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("city", "caravansary"),
        ("raid", "or a soldier or as ransom 1 cube ("),
        ("score", "has palace buildings tiles top spices in all"),
        ("caravan", "16 in the pile"),
        ("palace", "knowledge – Hall of Knowledge"),
        ("library", "points – immediate points ×8"),
        ("market", "bukhara: carpets ×6, R ∩ ↔ ant cha"),
        ("mosque", "production upgrade: +R"),
        ("walls", "walls (1) R4 B4 G4 T4 gates (2) R1 B1 G1 T1"),
        ("contracts", "I-F: with influence 3: 1 scroll, 1 common good and 1 cube → 6 points"),
        ("rival", "There is no solo card now."),
        ("players", "── random 3"),
        ("players 2", "── random 2"),
        ("players 9", "Players are numbered from 1 to 3."),
        ("help", "“go N3; activate b2”"),
        ("help symbols", "Actions: Ca caravansary, Pa palace"),
        ("why go E1", "(rule "),
        ("board", "── Walls and gates"),
    ],
)
def test_commands(command: Command, typed: str, expected: str) -> None:
    words = ("play", "merv", "--seats", "you,random,random", "--seed", "3")
    ran = command(*words, typed=f"{typed}\n")
    assert (ran.code, ran.err) == (0, "")
    assert expected in re.sub(r"\s+", " ", ran.out)


def test_alone_the_card_of_the_rival_can_be_read(command: Command) -> None:
    ran = command("play", "merv", "--seats", "you", "--seed", "3", typed="rival\nplayers\n")
    assert (ran.code, ran.err) == (0, "")
    told = re.sub(r"\s+", " ", ran.out)
    assert "Corrupt Magistrate: first free space of " in told
    assert "The Magistrate looks for: " in told
    assert "── Grand Vizier" in told


def test_topics_are_no_words_of_moves() -> None:
    """A topic that is also a move could not be asked for while the move is possible."""
    verbs = {verb.name for verb in serai.game("merv").notation.verbs}
    assert not verbs & set(BOARD.topics)
