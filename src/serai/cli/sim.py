"""`serai sim`: bots play many games against each other."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from contextlib import closing
from time import perf_counter
from typing import Any

import serai
from serai.bots import registry
from serai.cli import INTERRUPTED
from serai.cli.figures import Paper, number, percent, progress, significant, table
from serai.cli.numbers import whole_number
from serai.cli.seats import specs_of
from serai.core.game import Game
from serai.language import has, say
from serai.study.simulate import Plan, simulate
from serai.study.spread import engine_is_compiled
from serai.study.statistics import Outcome, summary
from serai.study.variants import parsed_options


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", nargs="?", default="rajas")
    parser.add_argument("--seats", default="greedy,random,random", metavar="BOT,BOT,…")
    parser.add_argument("--games", default="100", metavar="N")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default="1", metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]")
    parser.add_argument("--rotate", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Play, and tell what came out; Ctrl-C tells what is there so far."""
    game = serai.game(args.game)
    plan = planned(game, args)
    jobs = whole_number("--jobs", args.jobs) or 1
    outcomes: list[Outcome] = []
    complete = True
    begin = perf_counter()
    try:
        with (
            progress(plan.games, args.no_colour) as advance,
            closing(simulate(plan, jobs)) as batches,
        ):
            for batch in batches:
                outcomes += batch
                advance(len(batch))
    except KeyboardInterrupt:
        complete = False
    seconds = perf_counter() - begin
    found = {
        "game": game.name,
        "version": game.version,
        "options": game.settle(len(plan.bots), plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "rotate": plan.rotate,
        "complete": complete,
        **summary(plan.bots, outcomes),
        "jobs": jobs,
        "compiled": engine_is_compiled(),
        "seconds": seconds,
        "games_per_second": len(outcomes) / seconds,
    }
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        tell(found, game, lang, args.no_colour)
    return 0 if complete else INTERRUPTED


def planned(game: Game, args: argparse.Namespace) -> Plan:
    """What was asked for, checked before the first game."""
    bots = tuple(specs_of(args.seats))
    options = parsed_options(game, args.option)
    game.settle(len(bots), options)
    for bot in bots:
        registry.make(bot)
    games = whole_number("--games", args.games) or 0
    seed = whole_number("--seed", args.seed) or 0
    return Plan(game.name, bots, options, games, seed, args.rotate)


def tell(found: Mapping[str, Any], game: Game, lang: str, no_colour: bool) -> None:
    """All results as tables."""
    out = Paper(no_colour)

    def words(key: str, **args: int | str) -> str:
        return say(lang, "", key, args)

    if not found["complete"]:
        out.write(words("cli-sim-interrupted"))
    out.write(
        words(
            "cli-sim-played",
            games=found["games"],
            title=say(lang, game.name, "title", {}),
            seed=str(found["seed"]),
        )
    )
    plain = {option.name: option.default for option in game.options}
    chosen = [
        name if value is True else f"{name}={value}"
        for name, value in found["options"].items()
        if value != plain[name] and value is not None
    ]
    if chosen:
        out.write(words("cli-sim-options", options=", ".join(chosen)))
    if len(found["bots"]) > 1:
        out.write(words("cli-sim-rotated" if found["rotate"] else "cli-sim-not-rotated"))
    if found["unfinished"]:
        out.write(words("cli-sim-unfinished", games=found["unfinished"]))
    if found["games"] > found["unfinished"]:
        out.write(players_table(found, lang))
        if len(found["seats"]) > 1:
            out.write(seats_table(found, lang))
        out.write(facts_table(found, game, lang))
        out.write(words("cli-sim-note"))
    out.write(
        words(
            "cli-sim-time",
            seconds=number(found["seconds"], lang, 1),
            rate=significant(found["games_per_second"], lang),
        )
    )
    if not found["compiled"]:
        out.write(words("cli-sim-interpreted"))


def players_table(found: Mapping[str, Any], lang: str) -> Any:
    """Victories and scores of each bot."""
    headings = heads(
        lang,
        "cli-sim-player",
        "cli-sim-games",
        "cli-sim-wins",
        "cli-sim-share",
        "cli-sim-interval",
        "cli-sim-score",
        "cli-sim-sd",
        "cli-sim-lowest",
        "cli-sim-highest",
    )
    rows = []
    for nth, player in enumerate(found["players"], 1):
        score = player["score"]
        rows.append(
            [
                f"{nth} {player['bot']}",
                number(player["games"], lang),
                *won(player, lang),
                number(score["mean"], lang, 1),
                number(score["sd"], lang, 1),
                number(score["min"], lang),
                number(score["max"], lang),
            ]
        )
    return table(headings, rows)


def seats_table(found: Mapping[str, Any], lang: str) -> Any:
    """Whether it matters where somebody sits, and when somebody plays."""
    headings = heads(
        lang, "cli-sim-place", "cli-sim-wins", "cli-sim-share", "cli-sim-interval", "cli-sim-fair"
    )
    even = 1 / len(found["seats"])
    rows = []
    named = [(say(lang, "", "cli-sim-seat", {"nth": s["seat"] + 1}), s) for s in found["seats"]]
    named += [(say(lang, "", "cli-sim-order", {"nth": s["place"]}), s) for s in found["order"]]
    for name, share in named:
        fair = share["low"] <= even <= share["high"]
        mark = say(lang, "", "cli-sim-even" if fair else "cli-sim-uneven", {})
        rows.append([name, *won(share, lang), mark])
    return table(headings, rows)


def facts_table(found: Mapping[str, Any], game: Game, lang: str) -> Any:
    """How long games are, and what players have at their end."""
    headings = heads(
        lang, "cli-sim-quantity", "cli-sim-mean", "cli-sim-sd", "cli-sim-lowest", "cli-sim-highest"
    )
    rows = [
        quantity(say(lang, "", f"cli-sim-of-{key}", {}), found[key], lang)
        for key in ("rounds", "decisions", "chance")
        if found[key] is not None
    ]
    for name, spreads in found["facts"].items():
        if has(lang, game.name, f"fact-{name}"):
            fact = say(lang, game.name, f"fact-{name}", {})
            for whose in ("winners", "everybody"):
                label = say(lang, "", f"cli-sim-of-{whose}", {"fact": fact})
                if spreads[whose] is not None:  # alone, perhaps nobody has won
                    rows.append(quantity(label, spreads[whose], lang))
    return table(headings, rows)


def quantity(label: str, spread: Mapping[str, float], lang: str) -> list[str]:
    """One line of numbers."""
    return [
        label,
        number(spread["mean"], lang, 1),
        number(spread["sd"], lang, 1),
        number(spread["min"], lang),
        number(spread["max"], lang),
    ]


def won(share: Mapping[str, Any], lang: str) -> list[str]:
    """Victories, their share, and its 95 % interval."""
    wins = share["wins"]
    return [
        number(wins, lang, 0 if wins == int(wins) else 1),
        percent(share["share"], lang),
        f"{percent(share['low'], lang)} … {percent(share['high'], lang)}",
    ]


def heads(lang: str, *keys: str) -> Sequence[str]:
    """Headings of columns."""
    return [say(lang, "", key, {}) for key in keys]
