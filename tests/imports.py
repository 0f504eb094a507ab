"""Which modules of the package import which others, read from the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import serai

ROOT = Path(serai.__file__).parent


def name_of(path: Path) -> str:
    """The name of the module in a file."""
    parts = (ROOT.name, *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> Mapping[str, Path]:
    """All modules by name."""
    return {name_of(path): path for path in sorted(ROOT.rglob("*.py"))}


@cache
def imports(path: Path) -> frozenset[str]:
    """Full names of all that a file imports, wherever in it; of `from a import b`, `a.b`."""
    return frozenset(names_in(path.read_text(encoding="utf-8"), str(path)))


def names_in(source: str, where: str = "") -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{where}: relative import"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imported(name: str, known: Mapping[str, Path]) -> str:
    """The module that an imported name belongs to; "" if it is none of ours."""
    while name and name not in known:
        name = name.rpartition(".")[0]
    return name


@cache
def graph() -> Mapping[str, frozenset[str]]:
    """Each module and those that it imports, for whatever reason and wherever."""
    known = modules()
    return {
        name: frozenset(imported(one, known) for one in imports(path)) - {name, ""}
        for name, path in known.items()
    }


def circles(graph: Mapping[str, frozenset[str]]) -> list[list[str]]:
    """Groups of modules each of which leads to all others of its group (Tarjan)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        path.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in path:
                lowest[name] = min(lowest[name], order[other])
        if lowest[name] == order[name]:
            group = path[path.index(name) :]
            del path[path.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in order:
            visit(name)
    return found
