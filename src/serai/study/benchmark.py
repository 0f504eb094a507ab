"""How fast the engine is: rates on one core, the best of several interleaved runs.

Interleaved, because a machine that is busy for a second should not punish one measurement alone;
the best, because nothing but the engine makes a run fast, and everything else makes it slow.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import Any

from serai.bots import registry
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import Desk, State
from serai.core.luck import Luck
from serai.games import load
from serai.study import anytime
from serai.study.simulate import LONGEST, Plan, play_game
from serai.study.spread import engine_is_compiled, spread
from serai.study.thinking import THINKERS, quickest
from serai.study.variants import Variant, single_options
from serai.table import positions, transcript
from serai.table.match import Match, new_match

RUNS = 3
SAMPLE = 100  # games from which decisions, options and chance steps are counted
FEW = 5  # of them, when the engine runs interpreted: it plays the same games
SLOW_BOT = 0.2  # seconds for a game; interpreted, such a bot would need minutes
MID_GAME = 100  # decisions

# Random play on one core of the machine of our own measurements; see docs and `bench/README.md`.
PEERS: tuple[Mapping[str, Any], ...] = (
    {"name": "catanatron", "decisions": (36_000, 36_000), "copy": 51.0},
    {"name": "TAG", "decisions": (280_000, 580_000), "copy": None},
)


@dataclass(frozen=True)
class Order:
    """What to measure: seconds for each measurement and run."""

    game: str
    seconds: float
    runs: int = RUNS
    without: tuple[str, ...] = ()  # bots that are left out


Measurement = Callable[[float], float]  # seconds to spend -> how often in a second


def measured(order: Order) -> dict[str, Any]:
    """All rates of the engine of this process, ready for JSON."""
    game = load.all_games()[order.game]
    ways = [way for seats in game.seats for way in single_options(game, seats)]
    measurements: dict[tuple[str, str], Measurement] = {}
    for way in ways:
        measurements["decisions", way.label] = random_play(game, way)
    plain = [Variant(seats, {}) for seats in game.seats]
    free = [way for way in plain if anytime.can_be_silenced(game, way)]
    for way in free:
        measurements["silent", way.label] = random_play(game, way, silent=True)
    for seats in game.seats:
        match = mid_game(game, Variant(seats, {}))
        measurements["copy", f"{seats} basic"] = repeated(match.state.copy)
        measurements["copy_from", f"{seats} basic"] = copying_over(match.state)
    middle = mid_game(game, Variant(game.seats[-1], {}))
    measurements |= {("surface", name): task for name, task in surface(game, middle).items()}
    bots = [bot for bot in registry.names() if bot != "random" and bot not in order.without]
    bots = [bot for bot in bots if can_play(middle, bot)]
    for bot in bots:
        measurements["bots", bot] = bot_games(game, bot)
    best = best_of(measurements, order)
    return {
        "game": game.name,
        "compiled": engine_is_compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": order.seconds,
        "runs": order.runs,
        "engine": [of_variant(game, way, best["decisions", way.label]) for way in ways],
        "anytime": [
            anytime.of_variant(
                game, way, best["decisions", way.label], best["silent", way.label], sample()
            )
            for way in free
        ],
        "copy": {name: rate for (kind, name), rate in best.items() if kind == "copy"},
        "copy_from": {name: rate for (kind, name), rate in best.items() if kind == "copy_from"},
        "surface": {name: rate for (kind, name), rate in best.items() if kind == "surface"},
        "bots": {name: rate for (kind, name), rate in best.items() if kind == "bots"},
        "thinking": {bot: quickest(game, bot, order.runs) for bot in THINKERS if bot in bots},
    }


def measured_interpreted(order: Order, compiled: Mapping[str, Any]) -> dict[str, Any]:
    """The same rates, by a process that runs the engine from its sources."""
    slow = tuple(bot for bot, rate in compiled["bots"].items() if rate * SLOW_BOT < 1)
    (found,) = spread(measured, [replace(order, without=slow)], 1, pure=True)
    return found


def sample() -> int:
    """How many games are counted through."""
    return SAMPLE if engine_is_compiled() else min(FEW, SAMPLE)


def best_of(
    measurements: Mapping[tuple[str, str], Measurement], order: Order
) -> dict[tuple[str, str], float]:
    """The best rate of each measurement."""
    best = dict.fromkeys(measurements, 0.0)
    for _ in range(order.runs):
        for name, measure in measurements.items():
            best[name] = max(best[name], measure(order.seconds))
    return best


def repeated(work: Callable[[], object]) -> Measurement:
    """Do something over and over."""

    def measure(seconds: float) -> float:
        count, block = 0, 1
        begin = perf_counter()
        while True:
            for _ in range(block):
                work()
            count += block
            spent = perf_counter() - begin
            if spent >= seconds:
                return count / spent
            if spent < seconds / 20:
                block *= 2  # look at the clock less often

    return measure


def copying_over(state: State) -> Measurement:
    """A position that becomes a copy of another one, over and over."""
    used = state.copy()
    return repeated(partial(used.copy_from, state))


def random_play(game: Game, way: Variant, *, silent: bool = False) -> Measurement:
    """Random play inside the engine, from the set-up to the end: decisions in a second.

    `silent`: without the moves that may be made at any time.
    """
    options = way.agreed(game, random.Random(0))
    desk = Desk()

    def measure(seconds: float) -> float:
        decisions, number = 0, 0  # the same games in every run
        begin = perf_counter()
        while True:
            luck = Luck(number)
            state = game.new(desk, way.seats, options, game.version)
            if silent:
                game.silence(state)
            kernel.advance(state, luck)
            decisions += int(kernel.playout(state, luck, LONGEST))
            number += 1
            if (spent := perf_counter() - begin) >= seconds:
                return decisions / spent

    return measure


def of_variant(game: Game, way: Variant, decisions_per_second: float) -> dict[str, Any]:
    """What a random game of this variant is made of, and how many there are in a second."""
    options = way.agreed(game, random.Random(0))
    desk = Desk()
    decisions, choices, games = 0, 0, sample()
    for seed in range(games):
        luck = Luck(seed)
        state = game.new(desk, way.seats, options, game.version)
        kernel.advance(state, luck)
        while state.stack:
            n = int(kernel.ask(state))
            decisions += 1
            choices += n
            kernel.play(state, int(desk.moves[luck.pick(n)]), luck)
    return {
        "variant": way.label,
        "decisions_per_second": decisions_per_second,
        "games_per_second": decisions_per_second * games / decisions,
        "decisions_per_game": decisions / games,
        "options": choices / decisions,
        "chance_per_game": int(desk.drawn) / games,
        "forced_per_game": int(desk.forced) / games,
    }


def mid_game(game: Game, way: Variant) -> Match:
    """A position after a hundred random decisions, in a short game after half of it."""
    whole = new_match(game, way.seats, 1, way.options, "seeded")
    rng = random.Random(1)
    moves = []
    while not whole.over:
        moves.append(rng.choice(whole.options))
        whole.play(moves[-1])
    match = new_match(game, way.seats, 1, way.options, "seeded")
    for move in moves[: min(MID_GAME, len(moves) // 2)]:
        match.play(move)
    return match


def surface(game: Game, middle: Match) -> dict[str, Measurement]:
    """What users of the package call; replaying counts entries of a transcript."""
    games = {game.name: game}
    data = middle.to_json()
    whole = finished(middle)
    story = whole.transcript()
    entries = len(whole.moves_played())
    rng = random.Random(1)
    played = 0

    def play() -> None:
        nonlocal played
        match = new_match(game, middle.seats, played, {}, "seeded")
        while not match.over:
            moves = match.options
            match.play(moves[int(rng.random() * len(moves))])
            played += 1

    def decisions_by_hand(seconds: float) -> float:
        nonlocal played
        played = 0
        begin = perf_counter()
        while (spent := perf_counter() - begin) < seconds:
            play()
        return played / spent

    replays = repeated(lambda: transcript.replayed(games, story, 1))
    return {
        "decisions": decisions_by_hand,
        "digest": repeated(middle.digest),
        "to_json": repeated(middle.to_json),
        "from_json": repeated(lambda: positions.read(games, data, 1, "seeded")),
        "view": repeated(lambda: middle.view(0)),
        "copy": repeated(middle.copy),
        "replay": lambda seconds: replays(seconds) * entries,
    }


def finished(match: Match) -> Match:
    """The same game, played at random to its end."""
    end = match.copy()
    rng = random.Random(2)
    while not end.over:
        end.play(rng.choice(end.options))
    return end


def can_play(match: Match, bot: str) -> bool:
    """Whether a bot knows this game; not every bot knows every game."""
    try:
        registry.make(bot).choose(match.believed_by(match.state.stack[-1].by, Luck(0)), Luck(0))
    except TypeError:
        return False
    return True


def bot_games(game: Game, bot: str) -> Measurement:
    """Games of a bot against itself."""
    seats = game.seats[len(game.seats) // 2]
    plan = Plan(game.name, (bot,) * seats, {}, 1, seed=1)

    def measure(seconds: float) -> float:
        count, begin = 0, perf_counter()
        while True:
            play_game(game, plan, count)
            count += 1
            if (spent := perf_counter() - begin) >= seconds:
                return count / spent

    return measure
