"""Imports point one way: core <- games <- {bots, language, table} <- house <- server <- cli.

`study`, `rl` and `training` stand beside the house.
"""

from __future__ import annotations

import subprocess
import sys
from ast import Attribute, parse, walk
from pathlib import Path

import pytest

from tests.imports import ROOT, circles, graph, imports, modules, names_in

# Which layers a layer may import. The surface is `serai` itself: what `import serai` gives.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "language": {"core", "language"},
    "table": {"core", "games", "language", "table"},
    "bots": {"core", "games", "bots"},
    "study": {"core", "games", "language", "table", "bots", "study"},
    "rl": {"core", "games", "table", "bots", "rl"},
    "training": {"core", "games", "bots", "study", "training"},
    "surface": {"core", "games", "language", "table", "study", "surface"},
    "house": {"core", "games", "language", "table", "bots", "house"},
    "server": {
        *("core", "games", "language", "table", "bots", "study", "house", "server", "surface"),
    },
    "cli": {
        *("core", "games", "language", "table", "bots", "study", "training", "house"),
        *("server", "cli", "surface"),
    },
}
# What the house leaves to whoever opens it: it must run where there is none of this.
LEFT_TO_OTHERS = {
    *("alembic", "httptools", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
    *("concurrent", "multiprocessing", "queue", "subprocess", "threading"),
    *("http", "select", "selectors", "signal", "socket", "socketserver", "sqlite3", "ssl"),
}
FILES = {"io", "os", "pathlib", "shutil", "tempfile"}
WAYS_INTO_THREADS = {"to_thread", "run_in_executor", "create_subprocess_exec", "open_connection"}
WITHOUT_DEPENDENCIES = {"core", "games"}
COMPILER_TYPES = {"mypy_extensions", "librt"}  # names for the compiler; no code of theirs runs
NOT_INSTALLED = {"tests", "trials", "scripts", "bench"}


def layer_of(name: str) -> str:
    """The layer of an imported name: `serai.core.kernel.OK`, or `serai` and `serai.new`."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "surface"


def sources() -> list[tuple[str, Path]]:
    found = [(path.relative_to(ROOT).parts, path) for path in modules().values()]
    return [(parts[0], path) for parts, path in found if len(parts) > 1]


@pytest.mark.parametrize(
    ("source", "layers"),
    [
        ("from serai import server", {"server"}),
        ("from serai import cli as shown, table", {"cli", "table"}),
        ("import serai.house.house", {"house"}),
        ("def f():\n    from serai.server import house", {"server"}),
        ("from serai import new, games", {"surface", "games"}),
        ("import serai", {"surface"}),
    ],
)
def test_all_ways_to_import_are_seen(source: str, layers: set[str]) -> None:
    assert {layer_of(name) for name in names_in(source)} == layers


def test_layers() -> None:
    for layer, path in sources():
        for name in imports(path):
            if name.partition(".")[0] == "serai":
                allowed = layer_of(name) in MAY_IMPORT[layer]
                assert allowed, f"{path.relative_to(ROOT)} imports {name}"


def house() -> list[str]:
    return [name for name in modules() if name.startswith("serai.house")]


def test_the_house_needs_no_server() -> None:
    """Neither sockets nor SQL, threads or processes, nor does anything that it is made of."""
    known, seen, waiting = modules(), set[str](), house()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph()[name]
            tops = {one.partition(".")[0] for one in imports(known[name])}
            assert not tops & LEFT_TO_OTHERS, name


def test_the_house_itself_reads_no_files_and_begins_no_threads() -> None:
    for name in house():
        path = modules()[name]
        assert not {one.partition(".")[0] for one in imports(path)} & FILES, name
        used = {node.attr for node in walk(parse(path.read_text())) if isinstance(node, Attribute)}
        assert not used & WAYS_INTO_THREADS, name


def test_the_house_alone_brings_nothing_of_a_server_along() -> None:
    """In a new interpreter, with all that is imported by whatever it imports."""
    code = f"""
import importlib, sys
for name in {house()}:
    importlib.import_module(name)
print(*sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    brought = done.stdout.split()
    tops = {name.partition(".")[0] for name in brought}
    assert not tops & {"alembic", "multiprocessing", "sqlalchemy", "sqlite3"}
    assert not tops & {"httptools", "starlette", "uvicorn", "uvloop", "websockets"}
    ours = {layer_of(name) for name in brought if name.startswith("serai.")}
    assert not ours & {"server", "cli", "study"}


def test_every_layer_has_its_place() -> None:
    """Or anything could be imported from it and by it."""
    assert {layer for layer, _ in sources()} <= MAY_IMPORT.keys()


def test_no_modules_import_each_other_in_circles() -> None:
    """Neither at their top, nor later, nor for their types alone."""
    assert circles(graph()) == []


def test_circles_are_found() -> None:
    lines = {"a": "b", "b": "c", "c": "bd", "d": "e", "e": "d", "f": "af"}
    found = circles({name: frozenset(others) - {name} for name, others in lines.items()})
    assert sorted(found) == [["b", "c"], ["d", "e"]]


def test_trials_are_no_part_of_what_is_installed() -> None:
    for path in modules().values():
        tops = {name.partition(".")[0] for name in imports(path)}
        assert not tops & NOT_INSTALLED, path.relative_to(ROOT)


def test_games_do_not_know_each_other() -> None:
    for layer, path in sources():
        parts = path.relative_to(ROOT).parts
        if layer == "games" and len(parts) > 2:
            for name in imports(path):
                if name.startswith("serai.games."):
                    assert name.split(".")[2] == parts[1], f"{path.relative_to(ROOT)}: {name}"


def test_the_engine_has_no_dependencies() -> None:
    for layer, path in sources():
        if layer in WITHOUT_DEPENDENCIES:
            for name in imports(path):
                top = name.split(".")[0]
                known = top == "serai" or top in sys.stdlib_module_names or top in COMPILER_TYPES
                assert known, f"{path.relative_to(ROOT)} imports {name}"


def test_the_engine_has_no_clock_and_no_randomness_of_its_own() -> None:
    forbidden = {"time", "datetime", "random", "secrets", "socket", "subprocess"}
    for layer, path in sources():
        if layer in WITHOUT_DEPENDENCIES:
            tops = {name.split(".")[0] for name in imports(path)}
            assert not tops & forbidden, path.relative_to(ROOT)
