"""Component data of a game: TOML files read into checked records.

Every file lies in the folder ``data`` of a game package. A file is a set of named lists of
tables; each table is a *record* and carries

* ``id``      unique in its file,
* ``rule``    the section of the rulebook that the value belongs to, such as ``"P2"`` or
  ``"H4, p. 7"``,
* ``source``  ``stated`` (a source says it), ``derived`` (it follows from what is stated) or
  ``reconstructed`` (our proposal until somebody looks at the real component),
* ``note``    optional, for people,
* ``proven``  optional, the fields of a reconstructed record that are known all the same,

besides the values of the component itself. Whatever does not fit is refused with a
:class:`DataError` that names file, record, field, the value found and what is allowed.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import NoReturn

STATED = "stated"
DERIVED = "derived"
RECONSTRUCTED = "reconstructed"
SOURCES = (STATED, DERIVED, RECONSTRUCTED)

VERIFIED = "verified"
"""Of a record at which somebody has looked: the box of this process says so, never a data file."""

BOOKKEEPING = ("id", "rule", "source", "note", "proven")
"""Fields of a record that are not a value of the component."""

CITATION = re.compile(r"([A-Z]\d+)(?:, p\. (\d+))?")
PLACES = re.compile(r"\[\d+\]")


class DataError(ValueError):
    """A value in a data file that cannot be right."""

    def __init__(self, file: str, record: str, field: str, found: object, allowed: str) -> None:
        self.file = file
        self.record = record
        self.field = field
        self.found = found
        self.allowed = allowed
        super().__init__(f"{file}: {record}: {field}: found {found!r}, allowed: {allowed}")


@dataclass(frozen=True)
class Expectation:
    """What a reader asked for at a place of a record; whoever wants to know it listens."""

    file: str
    record: str
    path: str  # of the field: "reward.kind", "markets[].good"
    sort: str  # the method of Fields that asked: "whole", "words", "tables", …
    low: int = 0
    high: int = 0
    names: tuple[str, ...] = ()


class Listening:
    """Where expectations go while somebody wants to know them."""

    heard: list[Expectation] | None = None


@contextmanager
def expectations() -> Iterator[list[Expectation]]:
    """What all readers ask for in the meantime."""
    before, Listening.heard = Listening.heard, []
    try:
        yield Listening.heard
    finally:
        Listening.heard = before


class Fields:
    """Checked access to one table of a data file.

    A table inside a record (a reward, a market) is a ``Fields`` too; its errors name the record
    and the whole path of the field.
    """

    def __init__(
        self, file: str, record: str, values: Mapping[str, object], path: str = ""
    ) -> None:
        self.file = file
        self.record = record
        self.values = values
        self.path = path

    def refuse(self, field: str, found: object, allowed: str) -> NoReturn:
        """Report a value of this table as wrong."""
        raise DataError(self.file, self.record, self.path + field, found, allowed)

    def has(self, field: str) -> bool:
        """Say whether the field is there at all."""
        return field in self.values

    def only(self, *fields: str) -> None:
        """Refuse fields that nobody reads: most often a slip of the pen."""
        for field in self.values:
            if field not in fields:
                self.refuse(field, self.values[field], "no such field; known: " + ", ".join(fields))

    def whole(self, field: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        self._expect("whole", field, low, high)
        return self._whole(field, self._get(field), low, high)

    def wholes(self, field: str, low: int, high: int) -> list[int]:
        """A list of whole numbers from low to high."""
        self._expect("wholes", field, low, high)
        return [self._whole(name, item, low, high) for name, item in self._items(field)]

    def text(self, field: str) -> str:
        """A text that is not empty."""
        self._expect("text", field)
        return self._text(field, self._get(field))

    def texts(self, field: str) -> list[str]:
        """A list of texts, none of them empty."""
        self._expect("texts", field)
        return [self._text(name, item) for name, item in self._items(field)]

    def word(self, field: str, allowed: Sequence[str]) -> str:
        """One of the allowed words."""
        self._expect("word", field, names=allowed)
        return self._word(field, self._get(field), allowed)

    def words(self, field: str, allowed: Sequence[str]) -> list[str]:
        """A list of allowed words."""
        self._expect("words", field, names=allowed)
        return [self._word(name, item, allowed) for name, item in self._items(field)]

    def index(self, field: str, names: Sequence[str]) -> int:
        """The place of the word in a list of names."""
        return names.index(self.word(field, names))

    def indices(self, field: str, names: Sequence[str]) -> list[int]:
        """The places of several words in a list of names."""
        return [names.index(word) for word in self.words(field, names)]

    def table(self, field: str) -> "Fields":
        """A table inside this one."""
        self._expect("table", field)
        return self._table(field, self._get(field))

    def tables(self, field: str) -> list["Fields"]:
        """A list of tables inside this one."""
        self._expect("tables", field)
        return [self._table(name, item) for name, item in self._items(field)]

    def _expect(
        self, sort: str, field: str, low: int = 0, high: int = 0, names: Sequence[str] = ()
    ) -> None:
        if Listening.heard is not None:
            path = PLACES.sub("[]", self.path + field)
            asked = Expectation(self.file, self.record, path, sort, low, high, tuple(names))
            Listening.heard.append(asked)

    def _get(self, field: str) -> object:
        if field not in self.values:
            self.refuse(field, None, "the field is required")
        return self.values[field]

    def _items(self, field: str) -> list[tuple[str, object]]:
        found = self._get(field)
        if not isinstance(found, list):
            self.refuse(field, found, "a list")
        return [(f"{field}[{place}]", item) for place, item in enumerate(found)]

    def _whole(self, field: str, found: object, low: int, high: int) -> int:
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            self.refuse(field, found, f"a whole number from {low} to {high}")
        return found

    def _text(self, field: str, found: object) -> str:
        if not isinstance(found, str) or not found.strip():
            self.refuse(field, found, "a text")
        return found

    def _word(self, field: str, found: object, allowed: Sequence[str]) -> str:
        if not isinstance(found, str) or found not in allowed:
            self.refuse(field, found, "one of " + ", ".join(allowed))
        return found

    def _table(self, field: str, found: object) -> "Fields":
        if not isinstance(found, dict):
            self.refuse(field, found, "a table")
        return Fields(self.file, self.record, found, f"{self.path}{field}.")


class Record(Fields):
    """One component, or one value of it, with its origin."""

    def __init__(
        self, file: str, kind: str, values: Mapping[str, object], verified: bool = False
    ) -> None:
        name = values.get("id")
        super().__init__(file, f"{kind} {name}" if isinstance(name, str) else kind, values)
        self.kind = kind
        self.verified = verified
        self.id = self.text("id")
        self.note = self.text("note") if self.has("note") else ""

    @property
    def component(self) -> dict[str, object]:
        """The values of the component, without the bookkeeping."""
        return {field: self.values[field] for field in self.values if field not in BOOKKEEPING}

    @property
    def source(self) -> str:
        """Where the record comes from: stated, derived or reconstructed; or verified."""
        return VERIFIED if self.verified else self.word("source", SOURCES)

    @property
    def proven(self) -> list[str]:
        """Fields that are known although the record as a whole is not."""
        return self.words("proven", list(self.component)) if self.has("proven") else []

    @property
    def section(self) -> str:
        """The section of the rulebook that the record belongs to."""
        cited = self.text("rule")
        match = CITATION.fullmatch(cited)
        if match is None:
            self.refuse("rule", cited, 'a section such as "P2" or "P4, p. 6"')
        return match[1]

    def check_origin(self) -> None:
        """Every component says where it comes from and which rule it belongs to."""
        _ = self.section, self.source, self.proven

    def only_component(self, *fields: str) -> None:
        """Refuse fields that are neither bookkeeping nor among the named ones."""
        self.only(*BOOKKEEPING, *fields)


@dataclass(frozen=True)
class DataFile:
    """All records of one file, in the order of the file."""

    name: str
    records: tuple[Record, ...]

    def of(self, kind: str) -> list[Record]:
        """The records of one kind."""
        return [record for record in self.records if record.kind == kind]

    def only_kinds(self, *kinds: str) -> None:
        """Refuse kinds of records that nobody reads."""
        for record in self.records:
            if record.kind not in kinds:
                raise DataError(
                    self.name, record.record, "kind", record.kind, "one of " + ", ".join(kinds)
                )

    def count(self, kind: str, number: int) -> list[Record]:
        """The records of one kind, of which there must be a certain number."""
        found = self.of(kind)
        if len(found) != number:
            raise DataError(self.name, kind, "number of records", len(found), f"exactly {number}")
        return found

    def listed(self, kind: str, ids: Sequence[str]) -> list[Record]:
        """The records of one kind, which must have exactly these ids, in this order."""
        found = self.of(kind)
        present = [record.id for record in found]
        for name in ids:
            if name not in present:
                raise DataError(self.name, f"{kind} {name}", "id", None, "the record is required")
        for record, name in zip(found, ids, strict=False):
            if record.id != name:
                record.refuse("id", record.id, f"{name} at this place")
        for record in found[len(ids) :]:
            record.refuse("id", record.id, f"no more than {len(ids)} records of this kind")
        return found

    def record(self, kind: str, name: str) -> Record:
        """The one record with this id."""
        for record in self.records:
            if record.id == name and record.kind == kind:
                return record
        raise DataError(self.name, f"{kind} {name}", "id", None, "the record is required")


def parse_tables(file: str, text: str) -> list[Record]:
    """Read the records of a TOML text and check that their ids are unique."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, "whole file", "syntax", str(error), "valid TOML") from error
    records: list[Record] = []
    for kind, tables in content.items():
        records.extend(_records(file, kind, tables))
    _check_unique(records)
    return records


@lru_cache(maxsize=64)
def parse(file: str, text: str) -> DataFile:
    """Read the component records of a TOML text; each must say where it comes from.

    Readers, digest and reports want the same files: each is parsed once in a process.
    """
    records = parse_tables(file, text)
    for record in records:
        record.check_origin()
    return DataFile(file, tuple(records))


def _records(file: str, kind: str, tables: object) -> list[Record]:
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise DataError(file, kind, "records", tables, f"a list of tables [[{kind}]]")
    return [Record(file, kind, table) for table in tables]


def _check_unique(records: Iterable[Record]) -> None:
    seen: set[str] = set()
    for record in records:
        if record.id in seen:
            record.refuse("id", record.id, "an id that no other record of the file has")
        seen.add(record.id)
