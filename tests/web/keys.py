"""Which messages the client asks for, read from its sources."""

import re
from functools import cache
from pathlib import Path

import serai

ROOT = Path(serai.__file__).parents[2] / "web" / "src"
WHOLE = re.compile(r"""(['"`])([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\1""")
PUT_TOGETHER = re.compile(r"`([a-z][a-z0-9]*-(?:[a-z0-9-]|\$\{[^{}`]*\})*)`")
HOLE = re.compile(r"\$\{[^{}`]*\}")


@cache
def source(folder: str) -> str:
    """All sources of a folder of the client, as one text."""
    files = [
        path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".ts", ".svelte")
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def written(folder: str) -> frozenset[str]:
    """Everything in quotes that looks like a key."""
    return frozenset(key for _, key in WHOLE.findall(source(folder)))


@cache
def patterns(folder: str) -> tuple[re.Pattern[str], ...]:
    """What is put together out of a beginning and something else."""
    found = {text for text in PUT_TOGETHER.findall(source(folder)) if "${" in text}
    return tuple(
        re.compile(".+".join(re.escape(part) for part in HOLE.split(text)))
        for text in sorted(found)
    )


def is_used(key: str, folder: str = "") -> bool:
    """Whether some source of this folder can ask for the message."""
    return key in written(folder) or any(one.fullmatch(key) for one in patterns(folder))
