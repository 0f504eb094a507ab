"""Count all ways to go on from the golden positions: python bench/perft.py [--record]."""

import json
import sys
from pathlib import Path
from time import perf_counter

import serai
from serai.study.perft import perft

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
MOST = 100_000  # leaves


def counts(name: str) -> list[int]:
    """Leaves at depth 1, 2, … as long as there are not too many."""
    text = (GOLDEN / "positions" / f"{name}.json").read_text(encoding="utf-8")
    match = serai.from_json(text, chance="ask")
    found: list[int] = []
    while (leaves := perft(match, len(found) + 1)) <= MOST:
        if found and leaves == found[-1]:
            break  # every game is over
        found.append(leaves)
        if leaves * 8 > MOST:
            break
    return found


def main() -> None:
    found = {}
    for path in sorted((GOLDEN / "positions").glob("*.json")):
        begin = perf_counter()
        found[path.stem] = counts(path.stem)
        print(f"{path.stem:32} {perf_counter() - begin:6.2f} s  {found[path.stem]}")
    if "--record" in sys.argv:
        (GOLDEN / "perft.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
