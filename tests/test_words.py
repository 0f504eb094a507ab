"""Messages and rules use the terms of docs/words.md and none that it rejects."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from serai.core.rulebook import RULEBOOK, RULINGS

ROOT = Path(__file__).parents[1]
REJECTED: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (ROOT / "tests" / "rejected_terms.toml").read_text(encoding="utf-8")
)


def files(language: str, game: str = "") -> list[Path]:
    """All message files of a language, or those of one game; of English also the rules."""
    package = ROOT / "src" / "serai"
    found = [*package.glob(f"**/locale/**/{language}.ftl")]
    found += package.glob(f"**/locale/{language}/*.ftl")
    if language == "en":
        found += [path for name in (RULEBOOK, RULINGS) for path in package.glob(f"**/data/{name}")]
    return sorted(path for path in found if not game or game in inside(path))


def inside(path: Path) -> tuple[str, ...]:
    """The folders that lead to a file, wherever the checkout is."""
    return path.relative_to(ROOT).parts


@cache
def texts(path: Path) -> tuple[tuple[str, str], ...]:
    """What people read, message by message; what is put into it is said elsewhere."""
    return tuple(read(path))


def read(path: Path) -> Iterator[tuple[str, str]]:
    """The same, one after the other."""
    if path.suffix == ".toml":
        yield from ruled(path)
        return
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            yield entry.id.name, "\n".join(said(one) for one in patterns if one is not None)


def ruled(path: Path) -> Iterator[tuple[str, str]]:
    """What sections of a rulebook and rulings say, each under its name."""
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    for section in told.get("section", ()):
        yield f"rule-{section['id']}", f"{section['title']}\n{section['text']}"
    for ruling in told.get("ruling", ()):
        said = (ruling[part] for part in ("question", "decision", "reason") if part in ruling)
        yield f"ruling-{ruling['id']}", "\n".join(said)


def said(pattern: ftl.Pattern) -> str:
    """The words of a pattern; of a choice all of its variants, one beside the other."""
    found = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            found.append(" | ".join(said(one.value) for one in element.expression.variants))
    return "".join(found)


def test_words_of_choices_are_read(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "a = He { $n ->\n    [one] pays\n   *[other] gives { $n }\n  } now\n    .told = b\n"
    )
    assert list(read(file)) == [("a", "He pays | gives  now\nb")]


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
            part for path in files(language) for part in inside(path)
        }
    assert {("merv", RULEBOOK), ("agra", RULINGS)} <= {
        (path.parts[-3], path.name) for path in files("en")
    }
