"""Games on disk: what was played last is always kept, and files are written whole or not at all."""

from __future__ import annotations

import hashlib
import os
from errno import EEXIST, ENOENT
from pathlib import Path

import serai
from serai.cli.trouble import Trouble
from serai.core.speech import Problem
from serai.games import load
from serai.table.match import Match
from serai.table.transcript import BEGINNING, parts_of

LAST = "last"
SUFFIX = ".serai"


def state_folder() -> Path:
    """Where the system wants programs to keep what they remember."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    if home:
        return Path(home) / "serai"
    try:
        return Path.home() / ".local" / "state" / "serai"
    except RuntimeError:  # a user whom the system does not know
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), "~") from None


def last_game() -> Path:
    """The game that was played last."""
    return state_folder() / f"{LAST}{SUFFIX}"


def last_seats() -> Path:
    """Who played it."""
    return state_folder() / f"{LAST}.seats"


def path_of(name: str) -> Path:
    """The file that a person means; `last` is the game that was played last."""
    if name == LAST:
        return last_game()
    path = Path(name.replace("\0", ""))  # no system allows it in a name
    try:
        return path.expanduser()
    except RuntimeError:  # ~somebody whom the system does not know
        return path


def write(path: Path, text: str) -> None:
    """Write a file so that it is never half there."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        error.filename = str(path)  # the name that somebody knows
        raise
    finally:
        beside.unlink(missing_ok=True)


def keep(path: Path, transcript: str) -> None:
    """Write a game under a name: over an older one, but never over anything else."""
    if path.exists() and not is_game(path):
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path))
    write(path, transcript)


def is_game(path: Path) -> bool:
    """Whether a file holds a transcript of any age, or nothing at all."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(BEGINNING)) in (b"", BEGINNING.encode())


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


def match_in(text: str, seed: int | None = None) -> Match:
    """The match of a transcript or of a position; Shelved if it cannot be played here."""
    if text.lstrip().startswith("{"):
        return serai.from_json(text, chance="ask")
    return serai.replay(text, seed)


def set_aside() -> Path | None:
    """Keep a last game that cannot be played here from being overwritten; where it is now."""
    try:
        found = last_game().read_bytes()
        if not found or parts_of(found.decode()).head.ruleset.why_not(load.all_games()) is None:
            return None
    except OSError:
        return None
    except (UnicodeDecodeError, Problem):
        pass  # of a newer Serai, or damaged: somebody may still make something of it
    aside = last_game().with_name(f"{LAST}-{hashlib.sha256(found).hexdigest()[:8]}{SUFFIX}")
    last_game().replace(aside)
    return aside


def seats_of_last() -> str | None:
    """Who played the last game, if that is known."""
    try:
        return last_seats().read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeDecodeError):
        return None
