"""Imports point one way: core <- games <- {bots, study, training, rl, table} <- {server, cli}."""

import ast
from pathlib import Path

import serai

ROOT = Path(serai.__file__).parent

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "language": {"core", "language"},
    "table": {"core", "games", "language", "table"},
    "bots": {"core", "games", "bots"},
    "study": {"core", "games", "language", "table", "bots", "study"},
    "rl": {"core", "games", "table", "bots", "rl"},
    "training": {"core", "games", "bots", "study", "training"},
    "server": {"core", "games", "language", "table", "bots", "study", "server"},
    "cli": {"core", "games", "language", "table", "bots", "study", "training", "server", "cli"},
}
WITHOUT_DEPENDENCIES = {"core", "games"}
COMPILER_TYPES = {"mypy_extensions", "librt"}  # names for the compiler; no code of theirs runs


def imports(path: Path) -> set[str]:
    """Full names of all imported modules, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def sources() -> list[tuple[str, Path]]:
    found = [(path.relative_to(ROOT).parts, path) for path in sorted(ROOT.rglob("*.py"))]
    return [(parts[0], path) for parts, path in found if len(parts) > 1]


def test_layers() -> None:
    for layer, path in sources():
        for name in imports(path):
            if name.startswith("serai."):
                target = name.split(".")[1]
                if target in MAY_IMPORT:
                    assert target in MAY_IMPORT[layer], f"{path.relative_to(ROOT)} imports {name}"


def test_trials_are_not_part_of_what_is_installed() -> None:
    assert (ROOT.parents[1] / "trials").is_dir()
    for _, path in sources():
        for name in imports(path):
            assert name.split(".")[0] not in ("trials", "tests"), f"{path}: {name}"


def test_games_do_not_know_each_other() -> None:
    for layer, path in sources():
        parts = path.relative_to(ROOT).parts
        if layer == "games" and len(parts) > 2:
            for name in imports(path):
                if name.startswith("serai.games."):
                    assert name.split(".")[2] == parts[1], f"{path}: {name}"


def test_the_engine_has_no_dependencies() -> None:
    import sys

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
