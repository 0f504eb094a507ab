"""Messages use the terms of docs/words.md and none that it rejects."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

ROOT = Path(__file__).parents[1]
REJECTED: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (ROOT / "tests" / "rejected_terms.toml").read_text(encoding="utf-8")
)
PLACEABLE = re.compile(r"\{[^{}]*\}")


def files(language: str, game: str = "") -> list[Path]:
    """All message files of a language, or those of one game."""
    package = ROOT / "src" / "serai"
    found = [*package.glob(f"**/locale/**/{language}.ftl")]
    found += package.glob(f"**/locale/{language}/*.ftl")
    return sorted(path for path in found if not game or game in path.parts)


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """What people read, message by message; what is put into it is said elsewhere."""
    source = path.read_text(encoding="utf-8")
    for entry in parse(source).body:
        if isinstance(entry, ftl.Message) and entry.span is not None:
            lines = source[entry.span.start : entry.span.end].splitlines()
            text = "\n".join(line for line in lines if not line.startswith("#"))
            text = text.partition("=")[2]
            yield entry.id.name, PLACEABLE.sub("", text)


@pytest.mark.parametrize("language", REJECTED)
def test_no_message_uses_a_word_that_is_rejected(language: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}: {match[0]}"
        for rule in REJECTED[language]
        for path in files(language, rule.get("game", ""))
        for name, text in texts(path)
        if name not in rule.get("except", ())
        for match in re.finditer(rule["word"], text)
    ]
    assert found == []


@pytest.mark.parametrize("language", REJECTED)
def test_exceptions_are_needed(language: str) -> None:
    for rule in REJECTED[language]:
        said = dict(one for path in files(language, rule.get("game", "")) for one in texts(path))
        for name in rule.get("except", ()):
            assert re.search(rule["word"], said[name]), (rule["word"], name)


def test_all_files_are_read() -> None:
    for language in REJECTED:
        assert {"agra", "merv", "rajas", "language", "server"} <= {
            part for path in files(language) for part in path.parts
        }
