"""`serai bench`: how fast the engine is, and against others."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

import serai
from serai.cli.figures import Paper, number, percent, significant, table
from serai.cli.trouble import Trouble
from serai.language import say
from serai.study.benchmark import PEERS, Order, measured, measured_interpreted

Rates = Mapping[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", nargs="?", default="rajas")
    parser.add_argument("--seconds", default="0.5", metavar="S")
    parser.add_argument("--interpreted", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Measure and tell."""
    game = serai.game(args.game)
    order = Order(game.name, seconds_of(args.seconds))
    if sys.stderr.isatty():
        print(say(lang, "", "cli-bench-wait", {}), file=sys.stderr)
    found = measured(order)
    slow = measured_interpreted(order, found) if args.interpreted and found["compiled"] else None
    if args.json:
        print(json.dumps({**found, "peers": PEERS, "interpreted": slow}, indent=1))
    else:
        tell(found, slow, lang, args.no_colour)
    return 0


def seconds_of(text: str) -> float:
    """A length of time that somebody typed."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise Trouble("seconds", given=text[:40])
    return seconds


def tell(found: Rates, slow: Rates | None, lang: str, no_colour: bool) -> None:
    """All rates as tables."""
    out = Paper(no_colour)

    def words(key: str, **args: int | str) -> str:
        return say(lang, "", key, args)

    out.write(
        words(
            "cli-bench-compiled" if found["compiled"] else "cli-bench-interpreted",
            python=found["python"],
            machine=found["machine"],
        )
    )
    out.write(words("cli-bench-how", runs=found["runs"], seconds=number(found["seconds"], lang, 1)))
    out.write(engine_table(found, lang))
    if found["anytime"]:
        out.write(anytime_table(found, lang))
    out.write(rates_table(found, slow, lang))
    if found["thinking"]:
        out.write(thinking_table(found, lang))
    out.write(words("cli-bench-peers"))


def engine_table(found: Rates, lang: str) -> Any:
    """Random play of each variant."""
    keys = (
        "cli-bench-variant",
        "cli-bench-decisions",
        "cli-bench-games",
        "cli-bench-length",
        "cli-bench-options",
        "cli-bench-chance",
    )
    rows = [
        [
            one["variant"],
            number(one["decisions_per_second"], lang),
            number(one["games_per_second"], lang),
            number(one["decisions_per_game"], lang),
            number(one["options"], lang, 1),
            number(one["chance_per_game"], lang),
        ]
        for one in found["engine"]
    ]
    return table([say(lang, "", key, {}) for key in keys], rows)


def anytime_table(found: Rates, lang: str) -> Any:
    """What the moves are and cost that may be made at any time."""
    keys = (
        "cli-bench-at-any-time",
        "cli-bench-free-where",
        "cli-bench-free-many",
        "cli-bench-free-chosen",
        "cli-bench-free-without",
        "cli-bench-free-cost",
    )
    rows = [
        [
            one["variant"],
            percent(one["questions"], lang),
            number(one["offered"], lang, 1),
            percent(one["chosen"], lang),
            number(one["decisions_per_second_without"], lang),
            number(one["ratio"], lang, 2),
        ]
        for one in found["anytime"]
    ]
    return table([say(lang, "", key, {}) for key in keys], rows)


def thinking_table(found: Rates, lang: str) -> Any:
    """What bots look at in a second, and how long they take."""
    keys = (
        "cli-bench-thinking",
        "cli-bench-leaves",
        "cli-bench-turns",
        "cli-bench-mean",
        "cli-bench-worst",
    )
    rows = [
        [
            bot,
            number(one["leaves_per_second"], lang),
            number(one["turns_per_second"], lang),
            duration(one["mean_ms"] / 1000, lang),
            duration(one["worst_ms"] / 1000, lang),
        ]
        for bot, one in found["thinking"].items()
    ]
    return table([say(lang, "", key, {}) for key in keys], rows)


def rates_table(found: Rates, slow: Rates | None, lang: str) -> Any:
    """Each rate, interpreted as well, and as a multiple of what others reach."""
    headings = [
        say(lang, "", "cli-bench-what", {}),
        say(lang, "", "cli-bench-rate", {}),
        say(lang, "", "cli-bench-source", {}),
        say(lang, "", "cli-bench-ratio", {}),
        *(f"/ {peer['name']}" for peer in PEERS),
    ]
    rows = []
    for nth, one in enumerate(found["engine"]):
        rate = one["decisions_per_second"]
        other = slow["engine"][nth]["decisions_per_second"] if slow else None
        label = say(lang, "", "cli-bench-random", {"variant": one["variant"]})
        rows.append([label, *compared(rate, other, lang), *against(rate, "decisions", lang)])
    for kind, key in (("copy", "cli-bench-copy"), ("copy_from", "cli-bench-copy-from")):
        for name, rate in found[kind].items():
            label = say(lang, "", key, {"variant": name})
            other = slow[kind][name] if slow else None
            rows.append([label, *durations(rate, other, lang), *against(1e6 / rate, "copy", lang)])
    for name, rate in found["surface"].items():
        label = say(lang, "", f"cli-bench-surface-{name.replace('_', '-')}", {})
        other = slow["surface"][name] if slow else None
        peers = against(rate, "decisions", lang) if name == "decisions" else [""] * len(PEERS)
        if name in ("decisions", "replay"):
            rows.append([label, *compared(rate, other, lang), *peers])
        else:
            rows.append([label, *durations(rate, other, lang), *peers])
    for bot, rate in found["bots"].items():
        label = say(lang, "", "cli-bench-bot", {"bot": bot})
        other = slow["bots"].get(bot) if slow else None
        rows.append([label, *durations(rate, other, lang), *[""] * len(PEERS)])
    return table(headings, rows)


def compared(rate: float, other: float | None, lang: str) -> list[str]:
    """A rate, the interpreted one, and their ratio."""
    if other is None:
        return [f"{significant(rate, lang)}/s", "—", "—"]
    rates = [f"{significant(each, lang)}/s" for each in (rate, other)]
    return [*rates, f"{significant(rate / other, lang)} ×"]


def durations(rate: float, other: float | None, lang: str) -> list[str]:
    """The same for things of which one wants to know how long one takes."""
    if other is None:
        return [duration(1 / rate, lang), "—", "—"]
    times = [duration(1 / rate, lang), duration(1 / other, lang)]
    return [*times, f"{significant(rate / other, lang)} ×"]


def duration(seconds: float, lang: str) -> str:
    """In the unit that fits."""
    if seconds < 1e-3:
        return f"{significant(seconds * 1e6, lang)} µs"
    if seconds < 1:
        return f"{significant(seconds * 1e3, lang)} ms"
    return f"{significant(seconds, lang)} s"


def against(value: float, what: str, lang: str) -> list[str]:
    """How many times as good as others: more decisions, or a shorter time."""
    cells = []
    for peer in PEERS:
        theirs = peer[what]
        if theirs is None:
            cells.append("")
        elif what == "copy":
            cells.append(f"{significant(theirs / value, lang)} ×")
        else:
            low, high = (significant(value / their, lang) for their in reversed(theirs))
            cells.append(f"{low} ×" if low == high else f"{low}–{high} ×")
    return cells
