"""The box on somebody's table: component values that differ from our data.

One box a process: the file that the environment variable SERAI_BOX names, so that processes which
this one starts have the same. It holds only what differs, and what was looked at and found right:

    format = "serai box 1"

    [agra]
    data = "4f0c6e1d2b3a5968"        # digest of our data that it was made against

    [agra.verified]
    board = ["low", "middle"]         # records of board.toml that are as we believe

    [agra.corrections.board.high]     # a record that is not
    sides = [3, 5]
    without = ["points"]              # fields that it does not have
    note = "Second printing."         # for people

A transcript or a position carries the corrections it was played with, and is a box too.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from serai.core.speech import Problem, shown

FORMAT = "serai box 1"
VARIABLE = "SERAI_BOX"

Corrections = dict[str, dict[str, dict[str, Any]]]
"""File, id of a record, field, and its value; None: the record has no such field."""

TRANSCRIPT = "serai transcript "  # how the first line of one begins
NOT_RECORDED = "-"  # the digest of data in a game that was kept before there were any
SUFFIX = ".toml"


@dataclass(frozen=True)
class Section:
    """What a box says about one game."""

    corrections: Corrections = field(default_factory=dict)
    verified: dict[str, list[str]] = field(default_factory=dict)  # file -> ids of records
    notes: dict[tuple[str, str], str] = field(default_factory=dict)  # file and record -> note
    data: str = ""  # digest of our data that it was made against
    result: str = ""  # digest of our data with the corrections, which a match carries

    def is_known(self, file: str, record: str) -> bool:
        """Whether somebody has looked at this record."""
        corrected = record in self.corrections.get(file, {})
        return corrected or record in self.verified.get(file, [])


NOTHING = Section()


@dataclass(frozen=True)
class Box:
    """What somebody's game has, and the file that says so."""

    path: str = ""
    games: Mapping[str, Section] = field(default_factory=dict)
    is_match: bool = False  # a transcript or a position, not a file of corrections
    digest: str = ""  # of the text of the file, as it was read


class ThisProcess:
    """The box that was read last, and where it was read."""

    path: str = ""
    box: Box = Box()
    tried: Box | None = None


def here() -> Box:
    """The box of this process; an empty one if there is none."""
    if ThisProcess.tried is not None:
        return ThisProcess.tried
    path = os.environ.get(VARIABLE, "")
    if path != ThisProcess.path:
        ThisProcess.box = read(path) if path else Box()
        ThisProcess.path = path
    return ThisProcess.box


def section(game: str) -> Section:
    """What the box of this process says about a game."""
    return here().games.get(game, NOTHING)


@contextmanager
def tried(box: Box) -> Iterator[None]:
    """Another box for a while, to see whether its values can be."""
    before, ThisProcess.tried = ThisProcess.tried, box
    try:
        yield
    finally:
        ThisProcess.tried = before


def read(path: str) -> Box:
    """The box in a file: corrections, a transcript or a position; Problem if it is none."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")  # some editors begin with a mark
    except UnicodeDecodeError:
        raise Problem("box-file", box=path, detail="UTF-8") from None
    if text.startswith(TRANSCRIPT):
        found = carried(path, head_of(text))
    elif text.lstrip().startswith("{"):
        found = carried(path, from_json(path, text))
    else:
        found = written(path, text)
    return replace(found, digest=hashlib.sha256(text.encode()).hexdigest())


# --- a file of corrections ---


def written(path: str, text: str) -> Box:
    """The box that a file of corrections describes."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML, or endless numbers or brackets
        raise Problem("box-file", box=path, detail=str(error)[:120]) from None
    if content.pop("format", None) != FORMAT:
        raise Problem("box-file", box=path, detail=f'format = "{FORMAT}"')
    return Box(path, {game: section_of(path, game, table) for game, table in content.items()})


def section_of(path: str, game: str, given: object) -> Section:
    """What stands under the name of a game."""
    table = table_at(path, game, given)
    for key in table:
        if key not in ("data", "verified", "corrections"):
            raise wrong(path, f"{game}.{key}", table[key], "data, verified, corrections")
    digest = table.get("data")
    if not isinstance(digest, str) or not digest:
        raise wrong(path, f"{game}.data", digest, f"“…” (serai data {game})")
    corrections, notes = {}, {}
    place = f"{game}.corrections"
    for stem, records in named_once(path, place, table.get("corrections", {})).items():
        found = {}
        for record, fields in table_at(path, f"{place}.{stem}", records).items():
            own = dict(table_at(path, f"{place}.{stem}.{record}", fields))
            note = own.pop("note", "")
            if not isinstance(note, str):
                raise wrong(path, f"{place}.{stem}.{record}.note", note, "“…”")
            if note:
                notes[file_of(stem), record] = note
            absent = names_at(path, f"{place}.{stem}.{record}.without", own.pop("without", []))
            for name in absent:
                if name in own:
                    raise wrong(path, f"{place}.{stem}.{record}.{name}", own[name], "–")
            found[record] = {**own, **dict.fromkeys(absent)}
        corrections[file_of(stem)] = found
    verified = named_once(path, f"{game}.verified", table.get("verified", {}))
    return Section(
        shaped(path, place, corrections),
        {
            file_of(stem): names_at(path, f"{game}.verified.{stem}", names)
            for stem, names in verified.items()
        },
        notes,
        digest,
    )


def file_of(stem: str) -> str:
    """People may leave the ending of a file's name out, and so do we when we write."""
    return stem if stem.endswith(SUFFIX) else stem + SUFFIX


def named_once(path: str, place: str, given: object) -> Mapping[str, Any]:
    """A table of files, none of them with and without its ending: one would hide the other."""
    table = table_at(path, place, given)
    for stem in table:
        if not stem.endswith(SUFFIX) and file_of(stem) in table:
            raise wrong(path, f'{place}."{file_of(stem)}"', file_of(stem), stem)
    return table


# --- a match that carries its box ---


def carried(path: str, head: Mapping[str, Any]) -> Box:
    """The box that a match was played with."""
    game, result = head.get("game"), head.get("data", "")
    if not isinstance(game, str) or not isinstance(result, str):
        raise Problem("box-file", box=path, detail="game, data")
    corrections = shaped(path, "box", head.get("box") or {})
    section = Section(corrections, result="" if result == NOT_RECORDED else result)
    return Box(path, {game.split(" ")[0]: section}, is_match=True)


def head_of(text: str) -> dict[str, Any]:
    """What the first lines of a transcript say, up to the first move."""
    found: dict[str, Any] = {}
    for line in text.splitlines()[1:]:
        word, _, rest = line.partition(" ")
        if word == "*" or word.isdigit():
            break
        found.setdefault(word, rest)
    if "box" in found:
        found["box"] = from_json("box", found["box"])
    return found


def from_json(place: str, text: str) -> dict[str, Any]:
    """An object of JSON."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem("box-file", box=place, detail=str(error)[:120]) from None
    if not isinstance(found, dict):
        raise Problem("box-file", box=place, detail="{ … }")
    return found


# --- checks of the shape; whether the values can be is for the readers of the game ---


def shaped(path: str, place: str, given: object) -> Corrections:
    """Corrections in which every value is one that component data can have."""
    found: Corrections = {}
    for file, records in table_at(path, place, given).items():
        found[file] = {}
        for record, fields in table_at(path, f"{place}.{file}", records).items():
            own = table_at(path, f"{place}.{file}.{record}", fields)
            for name, value in own.items():
                if value is not None and not is_plain(value):
                    raise wrong(path, f"{place}.{file}.{record}.{name}", value, "1, “…”, [ … ]")
            found[file][record] = dict(own)
    return found


def is_plain(value: object) -> bool:
    """Whole numbers, texts, and lists and tables of them."""
    if isinstance(value, list):
        return all(is_plain(item) for item in value)
    if isinstance(value, dict):
        return all(is_plain(item) for item in value.values())
    return isinstance(value, int | str) and not isinstance(value, bool)


def table_at(path: str, place: str, given: object) -> Mapping[str, Any]:
    """A table, at a place of the file."""
    if not isinstance(given, dict):
        raise wrong(path, place, given, "[ … ]")
    return given


def names_at(path: str, place: str, given: object) -> list[str]:
    """A list of names, at a place of the file."""
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise wrong(path, place, given, "[“…”, “…”]")
    return given


def wrong(path: str, place: str, given: object, expected: str) -> Problem:
    """A value of a box that cannot be."""
    return Problem("box-place", box=path, place=place, given=shown(given), expected=expected)
