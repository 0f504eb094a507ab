"""Count all ways to go on from the golden positions of the newest rules, and say how fast."""

from time import perf_counter

from tests.golden import files, positions


def main() -> None:
    for game in files.all_games().values():
        golden = files.read(game.name, game.version, files.POSITIONS)
        for name, one in golden.items():
            begin = perf_counter()
            found = positions.counts(positions.read(game, one["position"]))
            label = f"{game.name} {game.version} {name}"
            print(f"{label:40} {perf_counter() - begin:6.2f} s  {found}")


if __name__ == "__main__":
    main()
