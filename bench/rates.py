"""All rates of the engine as JSON: python bench/rates.py [GAME [SECONDS]]."""

import json
import sys

from serai.study.benchmark import PEERS, Order, measured, measured_interpreted


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "rajas"
    order = Order(game, float(sys.argv[2]) if len(sys.argv) > 2 else 0.5)
    found = measured(order)
    slow = measured_interpreted(order, found) if found["compiled"] else None
    print(json.dumps({**found, "peers": PEERS, "interpreted": slow}, indent=1))


if __name__ == "__main__":
    main()
