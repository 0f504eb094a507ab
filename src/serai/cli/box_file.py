"""A box as a file that people can read and change: only what differs, and what was looked at."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from serai.cli.saving import write
from serai.core.box import FORMAT, SUFFIX, Box, Section

HEAD = """\
# What somebody's own games have on their components, where Serai's data says otherwise.
# "serai data GAME --check" asks for it and writes it; changes by hand are welcome. A correction may
# have a note, and a list "without" of fields that the component does not have.
"""
BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDTH = 100


def keep(path: Path, found: Box) -> None:
    """Write a box, whole or not at all."""
    write(path, text_of(found))


def text_of(found: Box) -> str:
    """The file of a box."""
    parts = [HEAD, f"format = {as_toml(FORMAT)}\n"]
    for game, section in found.games.items():
        parts.append(f"[{key(game)}]\ndata = {as_toml(section.data)}\n")
        parts += verified_of(game, section)
        parts += corrections_of(game, section)
    return "\n".join(parts)


def verified_of(game: str, section: Section) -> list[str]:
    """Records that are as we believe, one line for each file."""
    files = {file: names for file, names in section.verified.items() if names}
    if not files:
        return []
    lines = [f"[{key(game)}.verified]"]
    for file, names in files.items():
        line = f"{key(file.removesuffix(SUFFIX))} = {as_toml(names)}"
        if len(line) > WIDTH:
            rows = "".join(f"  {as_toml(name)},\n" for name in names)
            line = f"{key(file.removesuffix(SUFFIX))} = [\n{rows}]"
        lines.append(line)
    return ["\n".join([*lines, ""])]


def corrections_of(game: str, section: Section) -> list[str]:
    """Records that are not, a table for each."""
    found = []
    for file, records in section.corrections.items():
        for record, values in records.items():
            name = ".".join(key(part) for part in (game, "corrections", file.removesuffix(SUFFIX)))
            lines = [f"[{name}.{key(record)}]"]
            lines += [f"{key(k)} = {as_toml(v)}" for k, v in values.items() if v is not None]
            absent = [field for field, value in values.items() if value is None]
            if absent:
                lines.append(f"without = {as_toml(absent)}")
            if (file, record) in section.notes:
                lines.append(f"note = {as_toml(section.notes[file, record])}")
            found.append("\n".join([*lines, ""]))
    return found


def key(name: str) -> str:
    """A name as TOML wants it before an equals sign."""
    return name if BARE.fullmatch(name) else as_toml(name)


def as_toml(value: Any) -> str:
    """A whole number, a text, or a list or table of them."""
    match value:
        case list():
            return f"[{', '.join(as_toml(item) for item in value)}]"
        case dict():
            inner = ", ".join(f"{key(name)} = {as_toml(item)}" for name, item in value.items())
            return f"{{ {inner} }}"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case _:
            return str(value)
