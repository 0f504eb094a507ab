"""Damage a component file and see what its reader says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from serai.core import data
from serai.core.data import DataError

Readers = Mapping[str, Callable[[Any], Any]]


def record_text(package: str, file: str, name: str) -> str:
    """The lines of one record."""
    parts = data.read_text(package, file).split("[[")
    [found] = [part for part in parts if f'id = "{name}"\n' in part]
    return "[[" + found


def complaint(package: str, readers: Readers, file: str, old: str, new: str) -> DataError:
    """What the reader of a file says when a text in it is replaced by another one."""
    whole = data.read_text(package, file)
    assert old in whole
    with pytest.raises(DataError) as caught:
        readers[file](data.parse(file, whole.replace(old, new)))
    return caught.value


def check_damage(package: str, readers: Readers, damage: tuple[str, ...]) -> None:
    """File, id of the record, what is replaced by what, and the record and field to be named."""
    file, name, line, damaged, record, field = damage
    part = record_text(package, file, name)
    assert line in part
    error = complaint(package, readers, file, part, part.replace(line, damaged, 1))
    assert (error.file, error.record, error.field) == (file, record, field)
    assert all(word in str(error) for word in (file, record, field))


def check_missing(package: str, readers: Readers, file: str, name: str, record: str) -> None:
    """A record that is not there is named."""
    error = complaint(package, readers, file, record_text(package, file, name), "")
    assert (error.file, error.record, error.field) == (file, record, "id")
