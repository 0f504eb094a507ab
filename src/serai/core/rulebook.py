"""The rulebook of a game as a list of sections, and the rulings on open questions.

``rulebook.toml`` names every normative section, the rule classes that implement it and the tests
that prove it. A section is complete when it has at least one of each; a game is complete when all
of its sections are. ``rulings.toml`` says how questions are decided that the rulebook leaves open,
or that its editions answer differently.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from serai.core.data import (
    DataError,
    Record,
    data_folder,
    load_all,
    parse_tables,
    read_text,
)

RULEBOOK = "rulebook.toml"
RULINGS = "rulings.toml"

BASES = ("rulebook", "house")
"""A ruling is worked out from the rulebook, or decided by us."""

RULING_SOURCES = ("stated", "derived", "guess")

EDITIONS = ("de", "nl", "ru")
"""Languages of the editions that a ruling may compare; it quotes all of them or none."""

SILENT = "silent"
"""What a ruling notes for an edition that does not answer the question."""

SECTION_ID = re.compile(r"[A-Z]\d+")
RULE_NAME = re.compile(r"[a-z]\w*:\w+")
OPTION_NAME = re.compile(r"[a-z][a-z0-9_]*")
TEST_NAME = re.compile(r"tests/[\w/]+\.py::\w+(\[.+\])?")


@dataclass(frozen=True)
class Section:
    """One normative section of a rulebook."""

    id: str
    title: str
    page: int | None
    text: str
    rules: tuple[str, ...]
    tests: tuple[str, ...]
    refuses: tuple[str, ...] = ()
    """Refusals that this section forbids; the test of citations compares them."""
    places: tuple[str, ...] = ()
    """Kinds of places of the board that it is about, or single places: "chamber:mogul"."""

    @property
    def complete(self) -> bool:
        """Whether the section is both implemented and proved."""
        return bool(self.rules) and bool(self.tests)


@dataclass(frozen=True)
class Ruling:
    """The decision of one open question."""

    id: str
    question: str
    decision: str
    reason: str
    basis: str
    source: str
    sections: tuple[str, ...]
    editions: dict[str, str] = field(default_factory=dict)
    """What each edition says, in our words; empty where there is only one edition."""
    option: str = ""
    """The option of a match that chooses the other reading, if there is one."""
    refuses: tuple[str, ...] = ()
    """Refusals that no section forbids, only this decision."""

    @property
    def disputed(self) -> bool:
        """Whether the editions do not all say the same."""
        return len(set(self.editions.values())) > 1

    @property
    def unanswered(self) -> bool:
        """Whether the editions were compared and none of them answers."""
        return set(self.editions.values()) == {SILENT}


@dataclass(frozen=True)
class Coverage:
    """Which sections of a rulebook are implemented and proved."""

    sections: tuple[Section, ...]

    @property
    def complete(self) -> list[Section]:
        """Sections with a rule and a test."""
        return [section for section in self.sections if section.complete]

    @property
    def without_rule(self) -> list[Section]:
        """Sections that no rule implements."""
        return [section for section in self.sections if not section.rules]

    @property
    def without_test(self) -> list[Section]:
        """Sections that no test proves."""
        return [section for section in self.sections if not section.tests]

    @property
    def share(self) -> float:
        """The complete share of all sections, from 0 to 1."""
        return len(self.complete) / len(self.sections) if self.sections else 1.0


def parse_sections(text: str, file: str = RULEBOOK) -> list[Section]:
    """Read the sections of a rulebook file."""
    return [_section(record) for record in _records(file, text, "section")]


def parse_rulings(text: str, known: Iterable[str], file: str = RULINGS) -> list[Ruling]:
    """Read a rulings file; each ruling must belong to known sections."""
    allowed = list(known)
    return [_ruling(record, allowed) for record in _records(file, text, "ruling")]


def sections(game_package: str) -> list[Section]:
    """All sections of a game's rulebook, in its order; none if it has no rulebook."""
    if not data_folder(game_package).joinpath(RULEBOOK).is_file():
        return []
    return parse_sections(read_text(game_package, RULEBOOK))


def section_of_place(game_package: str) -> dict[str, str]:
    """The section that is about a kind of places ("market") or about one place of a kind."""
    return {place: section.id for section in sections(game_package) for place in section.places}


def rulings(game_package: str) -> list[Ruling]:
    """All rulings of a game; none if it has no rulebook."""
    if not data_folder(game_package).joinpath(RULINGS).is_file():
        return []
    known = [section.id for section in sections(game_package)]
    return parse_rulings(read_text(game_package, RULINGS), known)


def rulings_by_section(game_package: str) -> dict[str, list[Ruling]]:
    """The rulings that belong to each section, in the order of the rulebook."""
    every = rulings(game_package)
    return {
        section.id: [ruling for ruling in every if section.id in ruling.sections]
        for section in sections(game_package)
    }


def rulings_cited(game_package: str, citation: str) -> list[Ruling]:
    """The rulings on the sections that a citation names, or the one that it names itself."""
    if not citation:
        return []
    named = set(SECTION_ID.findall(citation))
    return [
        ruling
        for ruling in rulings(game_package)
        if ruling.id == citation or named.intersection(ruling.sections)
    ]


def coverage(game_package: str) -> Coverage:
    """How much of a game's rulebook is implemented and proved."""
    return Coverage(tuple(sections(game_package)))


def check_citations(game_package: str) -> None:
    """Every component must cite a section that the rulebook has."""
    pages = {section.id: section.page for section in sections(game_package)}
    for file in load_all(game_package):
        for record in file.records:
            _check_citation(record, pages)


def missing_rules(game_package: str) -> list[tuple[str, str]]:
    """Pairs of section and rule for which no such class or function exists."""
    return [
        (section.id, rule)
        for section in sections(game_package)
        for rule in section.rules
        if not _rule_exists(game_package, rule)
    ]


def _records(file: str, text: str, kind: str) -> list[Record]:
    records = parse_tables(file, text)
    for record in records:
        if record.kind != kind:
            raise DataError(file, record.record, "kind", record.kind, kind)
    return records


def _section(record: Record) -> Section:
    record.only("id", "title", "page", "text", "places", "rules", "tests", "refuses")
    _check_shape(record, "id", [record.id], SECTION_ID, 'a letter and a number, such as "P2"')
    rules = record.texts("rules")
    tests = record.texts("tests")
    _check_shape(record, "rules", rules, RULE_NAME, '"module:Class"')
    _check_shape(record, "tests", tests, TEST_NAME, '"tests/games/x/test_y.py::test_z"')
    return Section(
        record.id,
        record.text("title"),
        record.whole("page", 1, 99) if record.has("page") else None,
        record.text("text"),
        tuple(rules),
        tuple(tests),
        _refuses(record),
        tuple(record.texts("places")) if record.has("places") else (),
    )


def _ruling(record: Record, known: Sequence[str]) -> Ruling:
    record.only(
        *("id", "question", "decision", "reason", "basis", "source", "sections"),
        *EDITIONS,
        *("option", "refuses"),
    )
    belongs = record.words("sections", known)
    if not belongs:
        record.refuse("sections", belongs, "at least one section")
    return Ruling(
        record.id,
        record.text("question"),
        record.text("decision"),
        record.text("reason"),
        record.word("basis", BASES),
        record.word("source", RULING_SOURCES),
        tuple(belongs),
        _editions(record),
        _option(record),
        _refuses(record),
    )


def _editions(record: Record) -> dict[str, str]:
    if not any(record.has(edition) for edition in EDITIONS):
        return {}
    return {edition: record.text(edition) for edition in EDITIONS}


def _option(record: Record) -> str:
    if not record.has("option"):
        return ""
    option = record.text("option")
    _check_shape(record, "option", [option], OPTION_NAME, 'the name of an option: "open_money"')
    return option


def _refuses(record: Record) -> tuple[str, ...]:
    return tuple(record.texts("refuses")) if record.has("refuses") else ()


def _check_shape(
    record: Record, field: str, items: Sequence[str], shape: re.Pattern[str], allowed: str
) -> None:
    for item in items:
        if shape.fullmatch(item) is None:
            record.refuse(field, item, allowed)


def _check_citation(record: Record, pages: dict[str, int | None]) -> None:
    if record.section not in pages:
        record.refuse("rule", record.values["rule"], f"a section of {RULEBOOK}")
    page = pages[record.section]
    cited = record.section if page is None else f"{record.section}, p. {page}"
    if record.values["rule"] != cited:
        record.refuse("rule", record.values["rule"], f"{cited}, as in {RULEBOOK}")


def _rule_exists(game_package: str, rule: str) -> bool:
    module, name = rule.split(":")
    try:
        return hasattr(import_module(f"{game_package}.{module}"), name)
    except ModuleNotFoundError:
        return False
