"""Boxes: what somebody's own game has instead of our values, and what cannot be."""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core import box, data
from serai.core.box import Box, Section
from serai.core.records import Expectation, expectations
from serai.core.speech import Problem
from serai.language import LANGUAGES

TILES = """
[[tile]]
id = "T1"
cost = 4
colour = "blue"
rule = "Q1"
source = "stated"

[[tile]]
id = "T2"
cost = 6
colour = "green"
rule = "Q1"
source = "reconstructed"
proven = ["cost"]
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game package with two tiles."""
    folder = tmp_path / "boxed_game" / "data"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "tiles.toml").write_text(TILES)
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    yield "boxed_game"
    sys.modules.pop("boxed_game", None)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that is the box of this process."""
    path = tmp_path / "box.toml"
    monkeypatch.setenv(box.VARIABLE, str(path))
    return path


def of(section: Section) -> Box:
    return Box("my box", {"boxed_game": section})


def values_of(game: str) -> dict[str, tuple[object, ...]]:
    [file] = data.load_all(game)
    return {one.id: (one.values.get("cost"), one.values.get("colour")) for one in file.records}


# --- what a box does ---


def test_without_a_box_everything_is_as_we_have_it(game: str) -> None:
    assert values_of(game) == {"T1": (4, "blue"), "T2": (6, "green")}
    assert data.corrections(game) == {}
    assert data.digest(game) == data.shipped_digest(game)


def test_a_correction_replaces_a_value_and_changes_the_digest(game: str) -> None:
    before = data.digest(game)
    with box.tried(of(Section({"tiles.toml": {"T2": {"colour": "red"}}}))):
        assert values_of(game) == {"T1": (4, "blue"), "T2": (6, "red")}
        assert data.digest(game) != before
        assert data.shipped_digest(game) == before
        assert data.corrections(game) == {"tiles.toml": {"T2": {"colour": "red"}}}
    assert values_of(game)["T2"] == (6, "green")


def test_a_correction_can_take_a_field_away(game: str) -> None:
    with box.tried(of(Section({"tiles.toml": {"T2": {"cost": None}}}))):
        [_, record] = data.load_all(game)[0].records
        assert "cost" not in record.values
        assert record.proven == []


def test_a_corrected_and_a_verified_record_are_known_by_their_owner(game: str) -> None:
    assert data.report(game).total == data.Counts(stated=1, derived=0, reconstructed=1)
    verified = Section(verified={"tiles.toml": ["T2"]})
    for section in (verified, Section({"tiles.toml": {"T2": {"cost": 7}}})):
        with box.tried(of(section)):
            assert data.report(game).total == data.Counts(1, 0, 0, verified=1)
            assert data.report(game).reconstructed == []
            assert [one.source for one in data.load_all(game)[0].records] == ["stated", "verified"]


def test_what_was_found_right_changes_no_value_and_no_digest(game: str) -> None:
    before = data.digest(game)
    with box.tried(of(Section(verified={"tiles.toml": ["T1", "T2"]}))):
        assert data.digest(game) == before
        assert data.corrections(game) == {}


def test_a_correction_to_what_we_have_anyway_is_none(game: str) -> None:
    before = data.digest(game)
    with box.tried(of(Section({"tiles.toml": {"T2": {"cost": 6, "colour": "green"}}}))):
        assert data.corrections(game) == {}
        assert data.digest(game) == before


# --- what a box may not say ---


@pytest.mark.parametrize(
    ("section", "place"),
    [
        (Section({"cards.toml": {"T1": {"cost": 1}}}), "boxed_game.corrections.cards.toml"),
        (Section({"tiles.toml": {"T9": {"cost": 1}}}), "boxed_game.corrections.tiles.toml.T9"),
        (
            Section({"tiles.toml": {"T1": {"source": "stated"}}}),
            "boxed_game.corrections.tiles.toml.T1.source",
        ),
        (Section(verified={"tiles.toml": ["T9"]}), "boxed_game.verified.tiles.toml.T9"),
        (
            Section({"tiles.toml": {"T2": {"coast": None}}}),
            "boxed_game.corrections.tiles.toml.T2.without",
        ),
    ],
)
def test_what_the_game_does_not_have_is_named(game: str, section: Section, place: str) -> None:
    with box.tried(of(section)), pytest.raises(Problem) as caught:
        data.load(game, "tiles.toml")
    assert caught.value.key == "box-place"
    assert caught.value.details["place"] == place
    texts = {caught.value.text(language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(place in text and "my box" in text for text in texts)


def test_corrections_of_other_data_are_refused_with_the_way_to_go_through_them(game: str) -> None:
    section = Section({"tiles.toml": {"T2": {"cost": 7}}}, data="0123456789abcdef")
    with box.tried(of(section)), pytest.raises(Problem) as caught:
        data.load(game, "tiles.toml")
    assert caught.value.key == "box-data"
    for language in LANGUAGES:
        text = caught.value.text(language)
        assert "serai data boxed_game --check --box my box" in text
        assert "0123456789abcdef" in text
        assert data.shipped_digest(game) in text


def test_a_match_with_data_that_we_no_longer_have_is_told_apart(game: str) -> None:
    corrections = {"tiles.toml": {"T2": {"cost": 7}}}
    with box.tried(of(Section(corrections))):
        result = data.digest(game)
    with box.tried(of(Section(corrections, result=result))):
        assert values_of(game)["T2"] == (7, "green")
    wrong = of(Section(corrections, result="0123456789abcdef"))
    with box.tried(wrong), pytest.raises(Problem) as caught:
        data.load(game, "tiles.toml")
    assert caught.value.key == "box-result"


# --- the file ---


GOOD = """
format = "serai box 1"

[agra]
data = "0123456789abcdef"

[agra.verified]
board = ["low", "middle"]

[agra.corrections.board.high]
sides = [3, 5]
note = "Second printing."

[agra.corrections."mosque.toml".step-1-6]
reward = "favour"
without = ["points"]
"""


def test_a_file_of_corrections_says_what_differs_and_what_was_looked_at(here: Path) -> None:
    here.write_text(GOOD)
    section = box.section("agra")
    assert section.corrections == {
        "board.toml": {"high": {"sides": [3, 5]}},
        "mosque.toml": {"step-1-6": {"reward": "favour", "points": None}},
    }
    assert section.verified == {"board.toml": ["low", "middle"]}
    assert section.notes == {("board.toml", "high"): "Second printing."}
    assert section.data == "0123456789abcdef"
    assert box.section("rajas") == Section()
    assert not box.here().is_match


@pytest.mark.parametrize(
    ("line", "damaged", "place"),
    [
        ('data = "0123456789abcdef"', "", "agra.data"),
        ('data = "0123456789abcdef"', "data = 7", "agra.data"),
        ("[agra.verified]", "[agra.approved]", "agra.approved"),
        ('board = ["low", "middle"]', 'board = "low"', "agra.verified.board"),
        ("sides = [3, 5]", "sides = 1.5", "agra.corrections.board.toml.high.sides"),
        ("sides = [3, 5]", "sides = [true]", "agra.corrections.board.toml.high.sides"),
        ("[agra.corrections.board.high]\nsides", "[agra.corrections]\nboard", "board"),
        ('note = "Second printing."', "note = 2", "agra.corrections.board.high.note"),
        ('without = ["points"]', 'without = "points"', "without"),
        ('without = ["points"]', 'without = ["reward"]', "step-1-6.reward"),
        ('"mosque.toml".step', '"board.toml".step', 'agra.corrections."board.toml"'),
        ("board = [", '"board.toml" = []\nboard = [', 'agra.verified."board.toml"'),
    ],
)
def test_every_place_of_the_file_is_checked(
    here: Path, line: str, damaged: str, place: str
) -> None:
    assert line in GOOD
    here.write_text(GOOD.replace(line, damaged))
    with pytest.raises(Problem) as caught:
        box.here()
    assert caught.value.key == "box-place"
    assert place in str(caught.value.details["place"])
    assert caught.value.details["box"] == str(here)


def test_a_mark_at_the_beginning_of_the_file_is_no_part_of_it(here: Path) -> None:
    here.write_text(GOOD, encoding="utf-8-sig")
    assert box.section("agra").data == "0123456789abcdef"


ENDLESS = (f"x = {'9' * 5000}", f"x = {'[' * 5000}")


@pytest.mark.parametrize(
    "text",
    ["[agra", "", 'format = "serai box 2"', "{", "[]{}", *ENDLESS],
    ids=lambda one: one[:9],
)
def test_what_is_no_box_is_refused(here: Path, text: str) -> None:
    here.write_text(text)
    with pytest.raises(Problem) as caught:
        box.here()
    assert caught.value.key == "box-file"
    here.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Problem, match="UTF-8"):
        box.here()


def test_a_box_that_is_not_there_is_an_error_of_the_system(here: Path) -> None:
    with pytest.raises(FileNotFoundError):
        box.here()


CARRIED = {"board.toml": {"high": {"sides": [3, 4]}}}


@pytest.mark.parametrize("kind", ["transcript", "position"])
def test_a_saved_game_that_carries_corrections_is_a_box_too(here: Path, kind: str) -> None:
    if kind == "transcript":
        lines = ["serai transcript 1", "game agra 1", "data 0123456789abcdef"]
        lines += [f"box {json.dumps(CARRIED)}", "seats 2", "options {}", "* start 1", "1 box of it"]
        here.write_text("\n".join(lines))
    else:
        here.write_text(
            json.dumps({"game": "agra", "box": CARRIED, "data": "0123456789abcdef", "seats": 2})
        )
    assert box.here().is_match
    section = box.section("agra")
    assert section.corrections == CARRIED
    assert (section.data, section.result) == ("", "0123456789abcdef")


def test_a_saved_game_without_corrections_is_an_empty_box(here: Path) -> None:
    here.write_text("serai transcript 1\ngame rajas 1\nseats 2\noptions {}\n0 quarry\n")
    assert box.section("rajas") == Section()


def test_a_saved_game_of_before_digests_is_an_empty_box(here: Path) -> None:
    here.write_text("serai transcript 2\ngame rajas 1\ndata -\nseats 2\noptions {}\n0 quarry\n")
    assert box.section("rajas") == Section()


@pytest.mark.parametrize("value", ['{"board.toml": 3}', "[1]", "{", '{"a": {"b": {"c": 1.5}}}'])
def test_a_damaged_box_in_a_saved_game_is_refused(here: Path, value: str) -> None:
    here.write_text(f"serai transcript 1\ngame agra 1\nbox {value}\nseats 2\n")
    with pytest.raises(Problem) as caught:
        box.here()
    assert caught.value.key in ("box-file", "box-place")


# --- what readers ask for ---


def test_whoever_listens_hears_what_readers_ask_for(game: str) -> None:
    with expectations() as heard:
        first = data.load(game, "tiles.toml").records[0]
        heard.clear()
        first.whole("cost", 1, 9)
        first.index("colour", ["blue", "green"])
    assert heard == [
        Expectation("tiles.toml", "tile T1", "cost", "whole", 1, 9),
        Expectation("tiles.toml", "tile T1", "colour", "word", names=("blue", "green")),
    ]
    first.whole("cost", 1, 9)
    assert len(heard) == 2
