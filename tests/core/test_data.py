"""Component data: what is refused, and how clearly."""

import importlib
import sys

import pytest

from serai.core import data, rulebook
from serai.core.data import DataError, DataFile

SOUND = """
[[tile]]
id = "T1"
colour = "blue"
cost = 4
markets = [{ good = "silk", value = 2 }]
rule = "Q1, p. 4"
source = "stated"

[[tile]]
id = "T2"
colour = "green"
cost = 6
markets = []
rule = "Q1"
source = "reconstructed"
proven = ["cost"]
note = "Seen from afar."
"""

SECTIONS = """
[[section]]
id = "Q1"
title = "Build"
page = 4
text = "Lay a tile."
rules = ["quarry:Quarry"]
tests = ["tests/games/x/test_quarry.py::test_build"]

[[section]]
id = "Q2"
title = "Pay"
text = "Pay for it."
rules = ["missing:Pay"]
tests = []
"""

RULING = """
[[ruling]]
id = "why"
question = "Why?"
decision = "Because."
reason = "The text is silent."
basis = "house"
source = "guess"
sections = ["Q1"]
"""


def parse(text: str = SOUND) -> DataFile:
    return data.parse("tiles.toml", text)


def first(text: str = SOUND) -> data.Record:
    return parse(text).of("tile")[0]


def check_error(error: DataError, file: str, record: str, field: str) -> None:
    """The error names the culprit, in its attributes and in its text."""
    assert (error.file, error.record, error.field) == (file, record, field)
    for part in (file, record, field, repr(error.found), error.allowed):
        assert part in str(error)


def test_a_record_knows_its_origin():
    tile, other = parse().of("tile")
    assert (tile.id, tile.section) == ("T1", "Q1")
    assert (tile.source, tile.note, tile.proven) == ("stated", "", [])
    assert (other.source, other.note, other.proven) == (
        "reconstructed",
        "Seen from afar.",
        ["cost"],
    )
    assert other.component == {"colour": "green", "cost": 6, "markets": []}


def test_values_are_read_with_their_type():
    tile = first()
    assert tile.whole("cost", 1, 9) == 4
    assert tile.index("colour", ["green", "blue"]) == 1
    assert tile.tables("markets")[0].word("good", ["silk", "tea"]) == "silk"


@pytest.mark.parametrize("wrong", ['"4"', "4.0", "true", "[4]"])
def test_a_wrong_type_is_refused(wrong):
    tile = first(SOUND.replace("cost = 4", f"cost = {wrong}"))
    with pytest.raises(DataError) as caught:
        tile.whole("cost", 1, 9)
    check_error(caught.value, "tiles.toml", "tile T1", "cost")
    assert caught.value.allowed == "a whole number from 1 to 9"


def test_a_number_out_of_range_is_refused():
    with pytest.raises(DataError, match="found 4, allowed: a whole number from 5 to 9"):
        first().whole("cost", 5, 9)


def test_an_unknown_word_is_refused():
    with pytest.raises(DataError) as caught:
        first().word("colour", ["red", "green"])
    check_error(caught.value, "tiles.toml", "tile T1", "colour")
    assert caught.value.found == "blue"
    assert caught.value.allowed == "one of red, green"


def test_an_error_in_an_inner_table_names_the_whole_path():
    with pytest.raises(DataError) as caught:
        first().tables("markets")[0].word("good", ["tea"])
    check_error(caught.value, "tiles.toml", "tile T1", "markets[0].good")


def test_a_list_and_a_table_are_told_apart():
    with pytest.raises(DataError, match=r"tile T1: cost: found 4, allowed: a list"):
        first().wholes("cost", 1, 9)
    with pytest.raises(DataError, match=r"tile T1: cost: found 4, allowed: a table"):
        first().table("cost")
    with pytest.raises(DataError, match=r"allowed: a text"):
        first().text("cost")


def test_a_missing_field_is_refused():
    with pytest.raises(
        DataError, match=r"tile T1: road: found None, allowed: the field is required"
    ):
        first().word("road", ["curve"])


def test_a_field_that_nobody_reads_is_refused():
    with pytest.raises(DataError) as caught:
        first(SOUND.replace("cost = 4", "csot = 4")).only_component("colour", "cost", "markets")
    check_error(caught.value, "tiles.toml", "tile T1", "csot")


def test_a_duplicate_id_is_refused():
    with pytest.raises(DataError) as caught:
        parse(SOUND.replace('"T2"', '"T1"'))
    check_error(caught.value, "tiles.toml", "tile T1", "id")


def test_a_record_without_id_is_refused():
    with pytest.raises(DataError, match=r"tiles\.toml: tile: id: found None"):
        parse(SOUND.replace('id = "T1"\n', ""))


@pytest.mark.parametrize(
    ("line", "damaged", "field"),
    [
        ('source = "stated"', "", "source"),
        ('source = "stated"', 'source = "rumour"', "source"),
        ('rule = "Q1, p. 4"', "", "rule"),
        ('rule = "Q1, p. 4"', 'rule = "page 4"', "rule"),
    ],
)
def test_every_record_says_where_it_comes_from(line, damaged, field):
    with pytest.raises(DataError) as caught:
        parse(SOUND.replace(line, damaged))
    check_error(caught.value, "tiles.toml", "tile T1", field)


def test_proven_fields_must_exist():
    with pytest.raises(DataError) as caught:
        parse(SOUND.replace('proven = ["cost"]', 'proven = ["price"]'))
    check_error(caught.value, "tiles.toml", "tile T2", "proven[0]")


def test_syntax_errors_name_the_file():
    with pytest.raises(DataError, match=r"tiles\.toml: whole file: syntax"):
        parse("[[tile]\n")


def test_only_lists_of_tables_are_records():
    with pytest.raises(DataError, match=r"allowed: a list of tables \[\[tile\]\]"):
        parse("tile = 3\n")


def test_numbers_of_records_are_checked():
    file = parse()
    assert len(file.count("tile", 2)) == 2
    with pytest.raises(DataError, match=r"tiles\.toml: tile: number of records: found 2"):
        file.count("tile", 3)


def test_a_missing_record_is_named():
    file = parse()
    assert [record.id for record in file.listed("tile", ["T1", "T2"])] == ["T1", "T2"]
    with pytest.raises(DataError) as caught:
        file.listed("tile", ["T1", "T2", "T3"])
    check_error(caught.value, "tiles.toml", "tile T3", "id")
    with pytest.raises(DataError, match=r"tile T9: id: found None"):
        file.record("tile", "T9")


def test_a_record_too_many_or_out_of_place_is_named():
    with pytest.raises(DataError, match=r"tile T2: id: found 'T2', allowed: no more than 1"):
        parse().listed("tile", ["T1"])
    with pytest.raises(DataError, match=r"tile T1: id: found 'T1', allowed: T2 at this place"):
        parse().listed("tile", ["T2", "T1"])


def test_unknown_kinds_of_records_are_refused():
    with pytest.raises(DataError) as caught:
        parse().only_kinds("card")
    check_error(caught.value, "tiles.toml", "tile T1", "kind")


@pytest.fixture
def game(tmp_path, monkeypatch):
    """A game package with one component file and two files about rules."""
    folder = tmp_path / "tiny_game" / "data"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder.parent / "quarry.py").write_text("class Quarry: ...\n")
    (folder / "tiles.toml").write_text(SOUND.replace('"Q1"', '"Q1, p. 4"'))
    (folder / "rulebook.toml").write_text(SECTIONS)
    (folder / "rulings.toml").write_text(RULING)
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    yield "tiny_game"
    for name in [name for name in sys.modules if name.startswith("tiny_game")]:
        del sys.modules[name]


def test_report_counts_sources_and_lists_what_is_reconstructed(game):
    report = data.report(game)
    assert report.files == {"tiles.toml": data.Counts(stated=1, derived=0, reconstructed=1)}
    assert report.total == data.Counts(1, 0, 1)
    assert report.total.total == 2
    [record] = report.reconstructed
    assert (record.id, record.component["cost"], record.note) == ("T2", 6, "Seen from afar.")


def test_coverage_needs_a_rule_and_a_test(game):
    coverage = rulebook.coverage(game)
    assert [section.id for section in coverage.complete] == ["Q1"]
    assert [section.id for section in coverage.without_test] == ["Q2"]
    assert coverage.without_rule == []
    assert coverage.share == 0.5


def test_named_rules_must_exist(game):
    assert rulebook.missing_rules(game) == [("Q2", "missing:Pay")]


def test_rulings_belong_to_sections(game):
    by_section = rulebook.rulings_by_section(game)
    assert [ruling.id for ruling in by_section["Q1"]] == ["why"]
    assert by_section["Q2"] == []
    with pytest.raises(DataError) as caught:
        rulebook.parse_rulings(RULING, ["Q2"])
    check_error(caught.value, "rulings.toml", "ruling why", "sections[0]")


def test_citations_are_checked_against_the_rulebook(game, tmp_path):
    rulebook.check_citations(game)
    file = tmp_path / game / "data" / "tiles.toml"
    file.write_text(SOUND)  # the second tile cites Q1 without its page
    with pytest.raises(DataError) as caught:
        rulebook.check_citations(game)
    check_error(caught.value, "tiles.toml", "tile T2", "rule")


@pytest.mark.parametrize(
    ("line", "damaged", "field"),
    [
        ('id = "Q1"', 'id = "first"', "id"),
        ('text = "Lay a tile."', 'text = ""', "text"),
        ('rules = ["quarry:Quarry"]', 'rules = ["Quarry"]', "rules"),
        ("test_quarry.py::test_build", "test_build", "tests"),
        ("page = 4", 'page = "4"', "page"),
    ],
)
def test_damaged_sections_are_refused(line, damaged, field):
    with pytest.raises(DataError) as caught:
        rulebook.parse_sections(SECTIONS.replace(line, damaged, 1))
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("line", "damaged", "field"),
    [
        ('basis = "house"', 'basis = "whim"', "basis"),
        ('source = "guess"', 'source = "reconstructed"', "source"),
        ('sections = ["Q1"]', "sections = []", "sections"),
        ('decision = "Because."\n', "", "decision"),
    ],
)
def test_damaged_rulings_are_refused(line, damaged, field):
    with pytest.raises(DataError) as caught:
        rulebook.parse_rulings(RULING.replace(line, damaged), ["Q1"])
    check_error(caught.value, "rulings.toml", "ruling why", field)
