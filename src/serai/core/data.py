"""The component data of a game as this process plays with it: our files, and the box's corrections.

The files lie in the folder ``data`` of a game package; ``serai.core.records`` tells what is in
them. Where the box of this process says otherwise, the box is right.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from serai.core import box
from serai.core.box import Corrections, Section
from serai.core.records import (
    BOOKKEEPING,
    DERIVED,
    RECONSTRUCTED,
    SOURCES,
    STATED,
    VERIFIED,
    DataError,
    DataFile,
    Fields,
    Record,
    parse,
    parse_tables,
)
from serai.core.speech import Problem

__all__ = [
    "DERIVED",
    "RECONSTRUCTED",
    "SOURCES",
    "STATED",
    "VERIFIED",
    "Counts",
    "DataError",
    "DataFile",
    "Fields",
    "Record",
    "Report",
    "parse",
    "parse_tables",
]

PROSE_FILES = ("rulebook.toml", "rulings.toml")
"""Files of a data folder that hold text about rules, not components."""

MOST_NAMED = 12  # of what could have stood there instead


@dataclass(frozen=True)
class Counts:
    """How many records of a file are known how well."""

    stated: int
    derived: int
    reconstructed: int
    verified: int = 0  # by the owner of the box, whatever they were before

    @property
    def total(self) -> int:
        """All records."""
        return self.stated + self.derived + self.reconstructed + self.verified


@dataclass(frozen=True)
class Report:
    """How far the components of a game are known."""

    files: dict[str, Counts]
    reconstructed: list[Record]

    @property
    def total(self) -> Counts:
        """The counts of all files together."""
        every = self.files.values()
        return Counts(
            sum(counts.stated for counts in every),
            sum(counts.derived for counts in every),
            sum(counts.reconstructed for counts in every),
            sum(counts.verified for counts in every),
        )


def data_folder(game_package: str) -> Traversable:
    """The folder with the data files of a game."""
    return files(game_package).joinpath("data")


def read_text(game_package: str, file: str) -> str:
    """The text of one data file of a game."""
    return data_folder(game_package).joinpath(file).read_text(encoding="utf-8")


def shipped(game_package: str, file: str) -> DataFile:
    """One component file of a game as we have it, without any box."""
    return parse(file, read_text(game_package, file))


def load(game_package: str, file: str) -> DataFile:
    """One component file of a game as this process plays with it."""
    return corrected(shipped(game_package, file), section_of(game_package))


def component_files(game_package: str) -> list[str]:
    """The names of a game's component files, in alphabetical order; some have no components."""
    folder = data_folder(game_package)
    names = (entry.name for entry in folder.iterdir()) if folder.is_dir() else ()
    return sorted(name for name in names if name.endswith(".toml") and name not in PROSE_FILES)


def load_all(game_package: str) -> list[DataFile]:
    """All component files of a game as this process plays with them."""
    return [load(game_package, file) for file in component_files(game_package)]


def shipped_all(game_package: str) -> list[DataFile]:
    """All component files of a game as we have them."""
    return [shipped(game_package, file) for file in component_files(game_package)]


def digest(game_package: str) -> str:
    """A short hash of all component values of a game: what a match was played with."""
    return digest_of(load_all(game_package))


def shipped_digest(game_package: str) -> str:
    """The same of our own values: what a box was made against."""
    return digest_of(shipped_all(game_package))


def digest_with(game_package: str, given: Corrections) -> str:
    """The same of our own values with somebody's corrections; "" if they cannot be."""
    try:
        return _digest_with(game_package, json.dumps(given, sort_keys=True))
    except (DataError, RecursionError):
        return ""


@lru_cache(maxsize=64)  # a list of matches asks for the same again and again
def _digest_with(game_package: str, given: str) -> str:
    section = Section(json.loads(given))
    return digest_of(corrected(file, section) for file in shipped_all(game_package))


def digest_of(found: Iterable[DataFile]) -> str:
    """A short hash of the values in some files."""
    values = {
        file.name: [[record.kind, record.id, record.component] for record in file.records]
        for file in found
    }
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


# --- the box ---


class Checked:
    """Sections of boxes that fit the files of their game, by package."""

    sections: dict[str, Section] = {}  # noqa: RUF012


def game_of(game_package: str) -> str:
    """The name of a game in a box."""
    return game_package.rpartition(".")[2]


def section_of(game_package: str) -> Section:
    """What the box of this process says about a game; Problem if it is about other data."""
    section = box.section(game_of(game_package))
    if Checked.sections.get(game_package) is not section:
        check_section(game_package, section)
        Checked.sections[game_package] = section
    return section


def check_section(game_package: str, section: Section) -> None:
    """A box names records that there are, and was made against the data that we have.

    Whether its values can be is for the readers of the game.
    """
    if not section.corrections and not section.verified and not section.result:
        return
    game, path = game_of(game_package), box.here().path
    ours = {file.name: file for file in shipped_all(game_package)}
    known = {name: [record.id for record in file.records] for name, file in ours.items()}
    check_names(path, f"{game}.corrections", section.corrections, known)
    check_names(path, f"{game}.verified", section.verified, known)
    for name, records in section.corrections.items():
        for record, values in records.items():
            place = f"{game}.corrections.{name}.{record}"
            own = next(one.component for one in ours[name].records if one.id == record)
            for field, value in values.items():
                if field in BOOKKEEPING:
                    raise box.wrong(path, f"{place}.{field}", value, "–")
                if value is None and field not in own:
                    raise box.wrong(path, f"{place}.without", field, named(list(own)))
    digest = digest_of(ours.values())
    if section.data and section.data != digest:
        raise Problem("box-data", box=path, name=game, theirs=section.data[:40], ours=digest)
    if section.result:
        result = digest_of(corrected(file, section) for file in ours.values())
        if section.result != result:
            theirs = section.result[:40]
            raise Problem("box-result", box=path, name=game, theirs=theirs, ours=result)


def check_names(
    path: str,
    place: str,
    given: dict[str, dict[str, Any]] | dict[str, list[str]],
    known: dict[str, list[str]],
) -> None:
    """Files and records that a box names must be there."""
    for file, records in given.items():
        if file not in known:
            raise box.wrong(path, f"{place}.{file}", file, named(sorted(known)))
        for record in records:
            if record not in known[file]:
                raise box.wrong(path, f"{place}.{file}.{record}", record, named(known[file]))


def named(names: Sequence[str]) -> str:
    """All names, or where they begin and end."""
    return ", ".join(names) if len(names) <= MOST_NAMED else f"{names[0]} … {names[-1]}"


def corrected(file: DataFile, section: Section) -> DataFile:
    """A file as the owner of a box knows it."""
    values = section.corrections.get(file.name, {})
    if not values and not section.verified.get(file.name):
        return file
    return DataFile(
        file.name,
        tuple(
            with_values(record, values.get(record.id, {}))
            if section.is_known(file.name, record.id)
            else record
            for record in file.records
        ),
    )


def with_values(record: Record, values: dict[str, Any]) -> Record:
    """A record at which somebody has looked; None takes a field away."""
    merged = {**record.values, **values}
    kept = {field: value for field, value in merged.items() if value is not None}
    if record.has("proven"):
        kept["proven"] = [field for field in record.proven if field in kept]
    return Record(record.file, record.kind, kept, verified=True)


def corrections(game_package: str) -> Corrections:
    """What this process plays with instead of our values: only what really differs."""
    return differing(shipped_all(game_package), section_of(game_package).corrections)


def differing(ours: Iterable[DataFile], given: Corrections) -> Corrections:
    """Corrections without what is as we have it anyway."""
    found: Corrections = {}
    for file in ours:
        for record in file.records:
            own = given.get(file.name, {}).get(record.id, {})
            other = {
                field: value for field, value in own.items() if value != record.values.get(field)
            }
            if other:
                found.setdefault(file.name, {})[record.id] = other
    return found


# --- reports ---


def report(game_package: str) -> Report:
    """Count how well the records are known, and list what is reconstructed."""
    loaded = load_all(game_package)
    return Report(
        {file.name: _count(file.records) for file in loaded},
        [record for file in loaded for record in file.records if record.source == RECONSTRUCTED],
    )


def _count(records: Iterable[Record]) -> Counts:
    sources = [record.source for record in records]
    return Counts(*(sources.count(source) for source in (*SOURCES, VERIFIED)))
