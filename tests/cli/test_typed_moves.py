"""Numbers, notation, beginnings of it, dice without a verb, several answers on one line."""

import pytest

import serai
from serai.cli.typed_moves import Meant, Unclear, parts_of, read
from serai.core.speech import Refusal
from serai.table.match import Match

LISTS = {"reroll": "done"}


def at_the_beginning() -> Match:
    return serai.new("rajas", 3, 7)


def at_the_front_terrace() -> Match:
    match = at_the_beginning()
    match.play("front")
    assert match.question == "reroll"
    return match


def meant(match: Match, text: str) -> tuple[str, ...]:
    found = read(match, text, LISTS)
    assert isinstance(found, Meant), found
    return found.moves


def test_a_number() -> None:
    match = at_the_beginning()
    for number, move in enumerate(match.options, 1):
        assert meant(match, str(number)) == (match.notation(move),)


@pytest.mark.parametrize("text", ["0", "99", "1.5", "-1", "²", "foo", "terrace mauve", "…"])
def test_what_means_nothing_is_refused(text: str) -> None:
    assert isinstance(read(at_the_beginning(), text, LISTS), Refusal)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("terrace blue", "terrace blue"),
        ("TERRACE  Blue", "terrace blue"),
        ("terrace b", "terrace blue"),
        ("t b", "terrace blue"),
        ("q", "quarry"),
        ("h", "harbour"),
        ("ch d", "chamber dancer"),
        ("blue", "terrace blue"),
        ("dancer", "chamber dancer"),
    ],
)
def test_notation_and_its_beginnings(text: str, move: str) -> None:
    assert meant(at_the_beginning(), text) == (move,)


def test_a_move_that_is_not_offered_is_still_understood() -> None:
    assert meant(at_the_beginning(), "pay b3 b5") == ("pay b3 b5",)


def test_several_moves_may_begin_alike() -> None:
    found = read(at_the_beginning(), "terr", LISTS)
    assert isinstance(found, Unclear)
    assert found.moves == ("terrace blue", "terrace green", "terrace orange", "terrace purple")


def test_dice_to_reroll_are_sorted_and_the_list_is_closed() -> None:
    match = at_the_front_terrace()
    seat: int = match.to_move or 0
    dice = match.view(seat)["players"][seat]["dice"]
    held = [f"{colour[0]}{face}" for colour, faces in dice.items() for face in faces]
    assert len(held) >= 3
    expected = (*(f"reroll {die}" for die in held[:3]), "done")
    assert meant(match, " ".join(reversed(held[:3]))) == expected
    assert meant(match, "reroll " + " ".join(reversed(held[:3]))) == expected
    assert meant(match, held[0]) == (f"reroll {held[0]}", "done")
    assert meant(match, f"reroll {held[0]}") == (f"reroll {held[0]}",), "as it is written"
    assert meant(match, "done") == ("done",)


def test_the_verb_may_be_left_out() -> None:
    match = at_the_beginning()
    match.play("quarry")
    tile = match.notation(match.options[0])
    assert meant(match, tile.removeprefix("tile ").casefold()) == (tile,)


def test_answers_on_one_line() -> None:
    assert parts_of(" quarry;tile B04 ; ; 1;") == ["quarry", "tile B04", "1"]
    assert parts_of("  ") == []
