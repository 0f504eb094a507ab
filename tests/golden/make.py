"""Make the golden files of a game: `.venv/bin/python -m tests.golden.make [GAME …]`.

Without names, of all games. Files that exist are left alone; `--anew` makes them again, as long as
their rules are not released. `--release` says that they are, from now on and for ever.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter

from serai.core.game import Game
from tests.golden import files, find, positions, stored, walks


def main(argv: list[str] | None = None) -> int:
    """Make what is missing; 1 if something could not be."""
    parser = argparse.ArgumentParser("python -m tests.golden.make", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(files.all_games()))
    parser.add_argument("--version", type=int, help="an older version that is still played")
    parser.add_argument("--anew", action="store_true", help="again, if not released")
    parser.add_argument("--release", action="store_true", help="keep all for ever")
    parser.add_argument("--into", type=Path, default=files.HERE, help="another folder, to try it")
    args = parser.parse_args(argv)
    known = files.all_games()
    unknown = [name for name in args.games if name not in known]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    if args.release:
        say(f"released: {', '.join(files.release()) or 'nothing new'}")
        return 0
    done = [
        make(game, args.version or game.version, args.into, args.anew)
        for name, game in known.items()
        if not args.games or name in args.games
    ]
    return 0 if all(done) else 1


def make(game: Game, version: int, root: Path, anew: bool) -> bool:
    """All files of one version of a game; False if that must not or cannot be."""
    folder = files.folder_of(game.name, version, root)
    if version not in game.versions:
        say(f"{game.name} {version}: these rules are not played any more; their files stay")
        return False
    if game.box:
        say(f"{game.name} {version}: not with a corrected box; start without SERAI_BOX")
        return False
    if anew and root == files.HERE and files.is_released(game.name, version):
        say(f"{game.name} {version}: released, its golden files stay for ever: raise the version")
        return False
    for name, text in MAKERS.items():
        path = folder / name
        if path.exists() and not anew:
            say(f"{path}: there already, left alone")
            continue
        begin = perf_counter()
        files.write(path, text(game, version, folder))
        say(f"{path}: {path.stat().st_size} bytes in {perf_counter() - begin:.0f} s")
    return True


def games_text(game: Game, version: int, _folder: Path) -> str:
    """Whole games; each names its result and its last position."""
    found = find.find(game, version)
    absent = [name for name in find.RECIPES[game.name].shows if name not in found]
    if absent:
        say(f"{game.name} {version}: never came up: {', '.join(absent)}. If the rules no longer")
        say(f"  allow it, take it out of tests/golden/{game.name}_endings.py.")
    return as_json(
        {
            name: match.transcript()
            for name, match in {**found, **find.find_ways(game, version)}.items()
        }
    )


def positions_text(game: Game, version: int, _folder: Path) -> str:
    """Positions with the counts of all ways to go on."""
    found = {}
    for name, match in positions.find(game, version).items():
        data = match.to_json()
        found[name] = {"position": data, "counts": positions.counts(positions.read(game, data))}
    return as_json(found)


def stored_text(game: Game, version: int, _folder: Path) -> str:
    """A database with matches in every state."""
    return stored.made(game, version)


def walks_text(game: Game, _version: int, folder: Path) -> str:
    """Digests of all positions of the golden games, which lie in the folder already."""
    texts: dict[str, str] = json.loads(files.unpacked(folder / files.GAMES))
    return as_json({name: walks.walk_of({game.name: game}, text) for name, text in texts.items()})


def as_json(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


MAKERS = {
    files.GAMES: games_text,
    files.POSITIONS: positions_text,
    files.STORED: stored_text,
    files.WALKS: walks_text,
}


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
