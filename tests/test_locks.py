"""Lock files: everything pinned by hash, nothing said about where it was fetched from."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["requirements.lock", "web/node.lock"])
def test_python_packages_are_pinned_by_hash(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"https?://|file:|--(?:extra-)?index|--find-links", text)
    entries = re.findall(r"^([a-z0-9.-]+)==\S+(.*?)(?=^[a-z]|\Z)", text, re.MULTILINE | re.DOTALL)
    assert entries
    assert [package for package, rest in entries if "--hash=sha256:" not in rest] == []


def test_packages_of_the_page_are_pinned_by_hash() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
    # Optional parts for other systems are missing from a lock file that was made without them.
    wanted = {part for entry in packages.values() for part in entry.get("optionalDependencies", {})}
    assert sorted(part for part in wanted if f"node_modules/{part}" not in packages) == []
