"""Games on disk: what was played last is always kept, and files are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from serai.cli.trouble import Trouble

LAST = "last"
SUFFIX = ".serai"


def state_folder() -> Path:
    """Where the system wants programs to keep what they remember."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "state") / "serai"


def last_game() -> Path:
    """The game that was played last."""
    return state_folder() / f"{LAST}{SUFFIX}"


def last_seats() -> Path:
    """Who played it."""
    return state_folder() / f"{LAST}.seats"


def path_of(name: str) -> Path:
    """The file that a person means; `last` is the game that was played last."""
    return last_game() if name == LAST else Path(name).expanduser()


def write(path: Path, text: str) -> None:
    """Write a file so that it is never half there."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def remember(transcript: str, specs: list[str]) -> Path:
    """Keep a game as the one played last."""
    state_folder().mkdir(parents=True, exist_ok=True)
    write(last_game(), transcript)
    write(last_seats(), ",".join(specs))
    return last_game()


def read(name: str) -> str:
    """The text of a file; Trouble if there is none or if it is no text."""
    path = path_of(name)
    if name == LAST and not path.exists():
        raise Trouble("no-last")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble("not-text", file=str(path)) from None


def seats_of_last() -> str | None:
    """Who played the last game, if that is known."""
    try:
        return last_seats().read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeDecodeError):
        return None
