"""What a match is played by is written everywhere, and says how to go on where it is not ours."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import serai
from serai.core.box import Corrections
from serai.core.data import DataError
from serai.core.game import Game
from serai.core.speech import Problem
from serai.games import load
from serai.table import positions, transcript, written_match
from serai.table.kept_match import kept_text
from serai.table.match import Match, new_match
from serai.table.ruleset import NOT_RECORDED, Ruleset, Shelved
from tests.core.pebbles import GAME, PebblesGame
from tests.golden import files

BOX = {"heap.toml": {"heap": {"pebbles": 13}, "coin": {"heads": 2, "tails": 0}}}


class Boxed(PebblesGame):
    """Pebbles with a corrected box."""

    data = "b0c5ed"
    box = BOX


class OtherBox(PebblesGame):
    """Pebbles with another one."""

    data = "07ebb0c5"
    box = {"heap.toml": {"heap": {"pebbles": 14}}}  # noqa: RUF012


class Later(PebblesGame):
    """Pebbles of a release with other values."""

    data = "1a7e"
    boxed = "1a7eb0c5"

    def data_with(self, box: Corrections) -> str:
        return self.boxed if box else self.data


class LaterBoxed(Later):
    """The same with a corrected box."""

    data = Later.boxed
    box = BOX

    def data_with(self, box: Corrections) -> str:
        return self.boxed if box else Later.data


class BrokenHouse(dict[str, Game]):
    """Games that cannot be had, since a value of theirs cannot be."""

    def __getitem__(self, name: str) -> Game:
        value = DataError("heap.toml", "heap", "pebbles", "many", "a text")
        raise load.told(name, value)

    def get(self, name: str, default: object = None) -> Any:
        return self[name]


def played(game: PebblesGame) -> Match:
    match = new_match(game, 2, None, {}, "ask")
    match.play("take 1")
    return match


def refused(game: PebblesGame, text: str) -> Problem:
    """Why a game cannot play on with a transcript; said in every language."""
    with pytest.raises(Shelved) as caught:
        transcript.replayed({"pebbles": game}, text, None)
    texts = {caught.value.text(language) for language in serai.LANGUAGES}
    assert len(texts) == len(serai.LANGUAGES)
    return caught.value


@pytest.mark.parametrize("game", serai.games())
def test_transcript_and_position_name_version_and_data(game: str) -> None:
    match = serai.new(game, seed=1)
    ours = serai.game(game)
    lines = match.transcript().split("\n")
    assert lines[:3] == [
        "serai transcript 2",
        f"game {game} {ours.version}",
        f"data {ours.data}",
    ]
    assert re.fullmatch("[0-9a-f]{16}", ours.data)
    position = match.to_json()
    assert (position["version"], position["data"]) == (ours.version, ours.data)


def test_corrections_are_written_if_there_are_some() -> None:
    match = played(Boxed())
    lines = match.transcript().split("\n")
    assert lines[2] == "data b0c5ed"
    assert lines[3].startswith("box ")
    assert json.loads(lines[3].removeprefix("box ")) == BOX
    assert match.to_json()["box"] == BOX
    assert "box" not in played(GAME).to_json()
    assert "\nbox " not in played(GAME).transcript()


def test_with_the_same_box_it_goes_on() -> None:
    match = played(Boxed())
    games = {"pebbles": Boxed()}
    assert transcript.replayed(games, match.transcript(), None).digest() == match.digest()
    assert positions.read(games, match.to_json(), None, "ask").digest() == match.digest()


@pytest.mark.parametrize("here", [GAME, OtherBox()])
def test_with_another_box_or_none_it_says_how_to_go_on_with_its_own(here: PebblesGame) -> None:
    problem = refused(here, played(Boxed()).transcript())
    assert problem.key == "data-boxed"
    assert problem.details == {"name": "pebbles", "count": 3, "data": "b0c5ed"}
    for language in serai.LANGUAGES:
        assert "--box" in problem.text(language)
    with pytest.raises(Shelved) as caught:
        positions.read({"pebbles": here}, played(Boxed()).to_json(), None, "ask")
    assert caught.value.key == "data-boxed"


def test_a_match_without_corrections_says_that_the_box_is_too_much() -> None:
    problem = refused(Boxed(), played(GAME).transcript())
    assert problem.key == "data-unboxed"
    for language in serai.LANGUAGES:
        assert "SERAI_BOX" in problem.text(language)


@pytest.mark.parametrize("theirs", [GAME, Boxed()])
@pytest.mark.parametrize("here", [Later(), LaterBoxed()])
def test_values_of_another_release_are_called_that_and_no_box_is_promised_to_help(
    here: PebblesGame, theirs: PebblesGame
) -> None:
    problem = refused(here, played(theirs).transcript())
    assert (problem.key, problem.details) == (
        "data-other",
        {"name": "pebbles", "data": theirs.data, "ours": here.data},
    )


@pytest.mark.parametrize(
    "box", [{"board.toml": {"low": {"id": 5}}}, {"board.toml": {"low": {"note": 5}}}, {"x": {}}]
)
def test_corrections_that_cannot_be_are_those_of_another_release(box: Corrections) -> None:
    why = Ruleset("agra", serai.game("agra").version, "abcdef", box).why_not(load.all_games())
    assert why is not None
    assert why.key == "data-other"


def test_corrections_of_the_same_values_do_not_matter() -> None:
    """What counts is what is played with, not whether the box or the release says so."""

    class Released(PebblesGame):
        data = "b0c5ed"

    again = transcript.replayed({"pebbles": Released()}, played(Boxed()).transcript(), None)
    assert again.digest() == played(Boxed()).digest()
    position = played(Boxed()).to_json()
    assert positions.read({"pebbles": Released()}, position, None, "ask").version == 2


def test_a_game_that_is_broken_or_gone_shelves_its_matches_only() -> None:
    text = played(GAME).transcript()
    house = BrokenHouse(pebbles=GAME)
    with pytest.raises(Shelved) as broken:
        transcript.replayed(house, text, None)
    assert broken.value.key == "data"
    assert broken.value.details["file"] == "heap.toml"
    assert kept_text(house, text).parts.moves == ["0 take 1"]
    with pytest.raises(Shelved) as caught:
        transcript.replayed({}, text, None)
    assert caught.value.key == "game"
    assert kept_text({}, text).parts.moves == ["0 take 1"]
    assert [move.key for move in kept_text({}, text).moves()] == [""]


def test_the_older_layouts_are_read_but_name_no_data() -> None:
    text: str = files.read("rajas", 1, files.GAMES)["two-players"]
    head = transcript.parts_of(text).head
    assert text.startswith("serai transcript 1\n")
    assert head.ruleset == Ruleset("rajas", 1, NOT_RECORDED, {})
    with pytest.raises(Shelved) as caught:
        serai.replay(text)
    assert caught.value.key == "rules-retired"
    position: dict[str, Any] = files.read("merv", 1, files.POSITIONS)["ask-achieve"]["position"]
    assert position["format"] == "serai position 1"
    with pytest.raises(Shelved) as caught:
        serai.from_json(position)
    assert (caught.value.key, caught.value.details["version"]) == ("rules-retired", 1)


def test_layouts_of_a_newer_serai_are_called_that() -> None:
    with pytest.raises(Problem) as caught:
        serai.replay("serai transcript 3\nwhatever\n")
    assert (caught.value.key, caught.value.details) == ("layout-newer", {"layout": "3"})
    with pytest.raises(Problem) as caught:
        serai.from_json({"format": "serai position 12"})
    assert (caught.value.key, caught.value.details) == ("layout-newer", {"layout": "12"})


@pytest.mark.parametrize(
    "line", ["box {", "box []", 'box {"a": 1}', 'box {"a": {"b": 1}}', "box", "data zz", "data"]
)
def test_a_head_that_is_none_is_damaged(line: str) -> None:
    lines = played(Boxed()).transcript().split("\n")[:-2]
    lines[3 if line.startswith("box") else 2] = line
    text = "\n".join([*lines, f"check {written_match.check_of(lines)}", ""])
    with pytest.raises(Problem) as caught:
        transcript.replayed({"pebbles": Boxed()}, text, None)
    assert not isinstance(caught.value, Shelved)
    assert caught.value.key in ("transcript-line", "position")


def test_a_position_made_by_hand_may_leave_the_data_out() -> None:
    data = played(GAME).to_json()
    del data["data"], data["digest"]
    assert positions.read({"pebbles": Later()}, data, None, "ask").version == 2
