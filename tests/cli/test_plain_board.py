"""A game that nobody has drawn is played at the terminal all the same."""

import re
from collections.abc import Iterator

import pytest

import serai
from serai.cli.boards import Scene, board_of
from serai.cli.boards.plain import BOARD
from serai.language import LANGUAGES
from tests.cli.conftest import Command
from tests.core.registering import registered

ONES = "1\n" * 40


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[None]:
    with registered():
        yield


def scene(width: int = 80, seats: int = 2) -> Scene:
    match = serai.new("pebbles", seats, seed=3)
    match.play("take 2")
    return Scene(match, match.view(0), ["Anna", "Ben", "Cleo"][:seats], 0, width, "en")


def test_only_a_game_without_a_drawing_has_it() -> None:
    assert board_of("pebbles").manual == BOARD.manual
    assert board_of("rajas").manual != BOARD.manual


def test_it_shows_the_clock_the_common_things_and_the_players_side_by_side() -> None:
    lines = [line.plain for line in BOARD.picture(scene(), 20)]
    assert lines == [
        "Anna is to take",
        "Heap 10",
        "● Anna 2 points  ■ Ben 0 points",
        "Rough    2       Rough    0",
        "Polished 0       Polished 0",
    ]


@pytest.mark.parametrize("game", serai.games())
@pytest.mark.parametrize("width", [40, 80, 120])
def test_it_can_show_any_view(game: str, width: int) -> None:
    match = serai.new(game, 2, seed=1)
    shown = Scene(match, match.view(0), ["Anna", "Ben"], 0, width, "en")
    lines = BOARD.picture(shown, 20)
    assert all(line.cell_len <= width for line in lines)
    assert "Anna" in "\n".join(line.plain for line in lines)
    assert BOARD.detail(shown, "players", 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(command: Command, lang: str) -> None:
    words = ("play", "pebbles", "--lang", lang, "--seats", "you,random", "--seed", "4")
    ran = command(*words, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^1\.  ", ran.out, re.MULTILINE)
    assert not [line for line in ran.out.splitlines() if len(line) > 80 and "/" not in line]


def test_what_else_can_be_typed(command: Command) -> None:
    typed = "help\nhelp symbols\nplayers 1\nplayers 7\ntake 9\npolish\nwhy take 2\nlog\nquit\n"
    ran = command("play", "pebbles", "--seats", "you,you", "--seed", "4", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "Answer with a number, a move in its notation" in ran.out
    assert "Players are numbered from 1 to 2." in ran.out
    assert "You have no rough pebble to polish." in ran.out
    assert "Rough +2" in ran.out
