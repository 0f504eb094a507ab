"""Agra at the terminal: moves at any time, standing answers, rulings, and the end of a game."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.cli.boards import Scene, board_of
from serai.cli.listing import FEW_ASIDE, aside, groups, numbered, page
from serai.cli.screen import composed
from serai.cli.typed_moves import Meant, offered_moves, parted, read
from serai.language import LANGUAGES
from serai.table.match import Match
from tests.cli.conftest import Command

BOARD = board_of("agra")
WINS = {"en": " wins", "de": " gewinnt", "ru": "Победа: ", "nl": " wint"}


@cache
def transcript(left: int) -> str:
    """A random game up to so many choices before its end."""
    match = serai.new("agra", 3, 8)
    rng = random.Random(8)
    while not match.over:
        match.play(rng.choice(match.options))
    lines = match.moves_played()
    again = serai.new("agra", 3, 8, chance="ask")
    again.rest()
    for _, move in lines[: len(lines) - left]:
        again.play(move)
    return again.transcript()


def rich() -> Match:
    """Somebody who may do a lot at any time."""
    position: Any = serai.new("agra", 3, 5).to_json()
    del position["digest"]
    tiles = ["sell", "uncover", "token"]
    for place in ("display", "pile"):
        position[place] = [tile for tile in position[place] if tile not in tiles]
    missing = 3 - len(position["display"])
    position["display"] += position["pile"][:missing]
    position["pile"] = position["pile"][missing:]
    player = position["players"][position["turn"]]
    player["favour"], player["tiles"] = 6, tiles
    player["goods"] = {"wood": 2, "books": 1, "paintings": 1, "clothes": 1}
    return serai.from_json(position)


def scene_of(match: Match, width: int = 80) -> Scene:
    seat = match.to_move or 0
    return Scene(match, match.view(seat), ["Anna", "Борис", "C"], seat, width, "en")


def test_moves_at_any_time_come_last() -> None:
    match = rich()
    answers, free = parted(match)
    assert offered_moves(match) == [*answers, *free]
    assert sorted(offered_moves(match)) == sorted(match.options)
    assert len(free) > FEW_ASIDE
    for number, move in enumerate(offered_moves(match), 1):
        assert read(match, str(number), {}) == Meant((match.notation(move),))


def test_many_of_them_are_one_line_until_they_are_opened() -> None:
    match = rich()
    scene = scene_of(match)
    answers, free = numbered(scene)
    lines = aside(scene, BOARD, free)
    text = f"At any time: moves {free[0][0]} to {free[-1][0]}; “any” shows them"
    assert [line.plain for line in lines] == [text]
    closed = [line.plain for line in composed(scene, BOARD, [], [], 0, 24)]
    assert closed[-1] == text
    assert any(" place sandstone" in line for line in closed)
    opened = [line.plain for line in composed(scene, BOARD, [], [], 0, 24, opened=True)]
    assert opened[-1].startswith(f"Answers to the question: 1 to {len(answers)}")
    assert any(f"{free[0][0]} {match.notation(free[0][1])}" in line for line in opened)
    assert not any(" place sandstone" in line for line in opened)


def test_few_of_them_are_listed_below_the_answers() -> None:
    scene = scene_of(rich())
    _, free = numbered(scene)
    lines = [line.plain for line in aside(scene, BOARD, free[:3])]
    assert lines[0].startswith("At any time: ")
    assert len(lines) <= 2
    for number, move in free[:3]:
        assert f"{number} {scene.match.notation(move)}" in " ".join(lines)
    assert aside(scene, BOARD, []) == []


def test_many_moves_alike_fit_one_page_and_none_is_lost() -> None:
    match = serai.new("agra", 2, 3)
    match.play("place trader")
    assert match.question == "trader"
    scene = scene_of(match)
    moves, _ = numbered(scene)
    assert len(moves) > 30
    found = page(scene, BOARD, moves, 0, 12)
    assert found.pages == 1
    text = " ".join(line.plain for line in found.lines)
    for number, move in moves:
        assert f"{number} {match.notation(move).split()[-1]}" in text
    assert found.lines[0].plain.startswith(f"{len(moves)} done"), "the way out comes first"
    assert all(line.cell_len <= 80 for line in groups(scene, BOARD, moves, 12))


def test_pages_of_many_moves_show_all_of_them() -> None:
    match = serai.new("agra", 2, 3)
    match.play("place trader")
    scene = scene_of(match)
    moves, _ = numbered(scene)
    first = page(scene, BOARD, moves, 0, 3)
    assert first.pages > 1
    pages = [page(scene, BOARD, moves, nth, 3).lines for nth in range(first.pages)]
    text = " ".join(line.plain for lines in pages for line in lines)
    assert all(f"{number} {match.notation(move).split()[-1]}" in text for number, move in moves)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_game_in_every_language(
    command: Command, tmp_path: Path, state: Path, lang: str
) -> None:
    file = tmp_path / "agra.serai"
    file.write_text(transcript(25), encoding="utf-8")
    ran = command(
        *("play", "--lang", lang, "--load", str(file), "--seats", "you,random,random"),
        *("--seed", "5"),
        typed="1\n" * 400,
    )
    assert (ran.code, ran.err) == (0, "")
    assert WINS[lang] in ran.out
    assert not [line for line in ran.out.splitlines() if len(line) > 80 and str(state) not in line]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("any", "There is nothing you can do in between right now."),
        ("why place cement", "has not been built yet"),
        ("rules A6", "German: The space may be used again"),
        ("rules C7", "Another reading can be chosen with the option “trader”"),
        ("always follow", "the answer to “follow” is always yes"),
        ("never Follow", "the answer to “follow” is always no"),
        ("ask follow", "you are asked about “follow” each time"),
        ("ask rise", "you are asked about “rise” each time"),
        ("never rise", "the answer to “rise” is always no"),
        ("always rise", "the answer to “rise” is always yes"),
        ("always", "Which question? Choose one of: follow"),
        ("always done", "Which question? Choose one of: follow"),
        ("help", "show the actions possible at any time"),
        ("help", "“lay wood; farmer n2; done”"),
        ("why", "such as “why place sandstone” or “why 3”"),
        ("help symbols", "san sandstone, woo wood"),
        ("river", "rules D"),
        ("guilds", "Bowls of Akbar"),
        ("court 2", "Rupees ?"),
        ("court 9", "Players are numbered from 1 to 3."),
        ("tiles", "Face down: 11."),
        ("city", "sandstone: worth 1 (printed 1) → cement, bricks"),
        ("players", "── random 3"),
    ],
)
def test_commands(command: Command, typed: str, expected: str) -> None:
    words = ("play", "agra", "--seats", "you,random,random", "--seed", "3")
    ran = command(*words, typed=f"{typed}\n")
    assert (ran.code, ran.err) == (0, "")
    assert expected in re.sub(r"\s+", " ", ran.out)


def test_rulings_are_named_where_a_refusal_cites_their_section(command: Command) -> None:
    words = ("play", "agra", "--seats", "you,random", "--seed", "3")
    ran = command(*words, typed="why place cement\n")
    told = re.sub(r"\s+", " ", ran.out)
    found = re.search(r"\(rule (\w+)\) There (?:is|are) \d+ rulings? on it: “rules (\w+)”", told)
    assert found is not None
    assert found[1] == found[2]


def test_reconstructed_values_are_mentioned(command: Command) -> None:
    ran = command("play", "agra", "--seats", "you,random", "--seed", "3")
    assert "See “serai data agra”" in re.sub(r"\s+", " ", ran.out)


def test_standing_answers_stay_after_undo(command: Command) -> None:
    words = ("play", "agra", "--seats", "you,random,random", "--seed", "3")
    typed = "place architect\nnever follow\nundo\n" + "place wood\n1\n1\n1\n1\n"
    ran = command(*words, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "Do you process 1 good as well?" not in ran.out.split("always no")[1]


def test_in_a_game_without_habits_everything_is_asked(command: Command) -> None:
    ran = command("play", "rajas", "--seed", "7", typed="always follow\n")
    assert "This game has no questions with standing answers." in ran.out
