"""What to do when a golden file no longer fits: said by every test that notices."""

from __future__ import annotations

from tests.golden import files


def advice(game: str, version: int, what: str) -> str:
    """One sentence about what is wrong, and the way out."""
    if not files.is_released(game, version):
        return (
            f"{game}, version {version}: {what}\n"
            "These rules are not released yet. If the change is meant, make their golden files "
            f"anew:\n    .venv/bin/python -m tests.golden.make {game} --anew"
        )
    place = f"src/serai/games/{game}"
    return (
        f"{game}, version {version}: {what}\n"
        "These rules are released, and people have matches of them: they must go on as they "
        "began.\nIf the change is not meant, mend it. If it is:\n"
        f"  1. raise the version: versions = ({version}, {version + 1}) in {place}/game.py\n"
        f"  2. name the change in {place}/versions.py (WHAT_CHANGED: Final = {version + 1}) and "
        "keep the old way:\n     if s.version >= WHAT_CHANGED: … else: …\n"
        "     (a changed value of a component has no old way: then versions = "
        f"({version + 1},) retires the older rules;\n"
        f"     a new option is Option(…, since={version + 1}, before=…), and older rules do not "
        "name it)\n"
        f"  3. leave tests/golden/{game}/{version} as it is\n"
        f"  4. .venv/bin/python -m tests.golden.make {game}\n"
        "docs/versions.md shows it step by step."
    )


def missing(game: str, version: int) -> str:
    return (
        f"{game} has no golden files of version {version}, its newest rules. Make them:\n"
        f"    .venv/bin/python -m tests.golden.make {game}"
    )


def changed(name: str) -> str:
    return (
        f"tests/golden/{name} is of released rules and must stay as it was, for ever: "
        f"git checkout tests/golden/{name}"
    )
