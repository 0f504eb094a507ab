"""What a bot thinks of a position: its best turns, what they lead to, and why.

Values are told as people understand them: the chance to win and the points that are expected, as
many games have shown them. The reasons are the terms of the judgement that make the difference
between a turn and another one, in groups (`reasons.py` of each game).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from serai.bots.evaluation import Evaluation
from serai.bots.games import (
    beginning_for,
    feature_names,
    game_of,
    groups,
    named_groups,
    sight_of,
)
from serai.bots.guide import Wish
from serai.bots.model import Model, model_for, shared_out
from serai.bots.turn_bot import TurnBot
from serai.bots.turn_search import Line, TurnSearch
from serai.core import kernel
from serai.core.kernel import CHANCE, NO_TURN, Desk, State
from serai.core.luck import Luck
from serai.core.tables import packed

LEAST: Final = 30  # hundredths of a point: smaller differences are no reason
MOST: Final = 3  # reasons that are given
LONGEST: Final = 200  # moves of a line


@dataclass(frozen=True)
class Reason:
    """Something that a turn does better (or worse) than another one, in hundredths of a point."""

    about: str  # a group of the game, or `rival`
    amount: int
    thing: str = ""  # what is named: the message of its name
    seat: int = -1  # whose, if it is about a rival


@dataclass(frozen=True)
class Thought:
    """A turn, and what is expected of it."""

    moves: tuple[int, ...]  # the own ones that are certain: up to chance, or to the end of the turn
    line: tuple[tuple[int, int], ...]  # what is expected to happen: seat (or chance) and move
    worth: int  # hundredths of a point; only differences mean something
    chances: tuple[float, ...]  # to win, of each seat; empty if nothing was learned
    points: float | None  # of the own seat at the end of the game
    reasons: tuple[Reason, ...]  # compared with the best other turn


@dataclass(frozen=True)
class View:
    """A position that a turn leads to, and what is seen there."""

    state: State
    line: tuple[tuple[int, int], ...]
    terms: tuple[int, ...]


def think(state: State, bot: TurnBot, luck: Luck, count: int = 3, first: int = -1) -> list[Thought]:
    """The best turns of whoever is asked, best first; `first`: only those that begin so.

    The state is what the seat may believe; it stays as it is.
    """
    own = state.copy()
    own.desk = Desk()
    guide = beginning_for(type(own))(own, Wish(luck, bot.width_in(own), bot.area))
    kernel.ask(own)
    guide.prepare(own)
    evaluation = bot.evaluation(own, guide)
    bot.whole = state
    ends = TurnSearch(own, evaluation, guide).ends(own)
    ranked = bot.ranked(ends, own, luck)
    if first >= 0:
        ranked = [line for line in ranked if line.moves()[0][1] == first]
    seat = int(guide.seat)
    near = ranked[: count + 1]
    views = [view_of(state, line, seat, evaluation, bot) for line in near]
    found = []
    for nth, (line, view) in enumerate(zip(near[:count], views[:count], strict=True)):
        other = views[0] if nth > 0 else views[1] if len(views) > 1 else None
        found.append(thought(state, line, view, other))
    return found


def view_of(state: State, line: Line, seat: int, evaluation: Evaluation, bot: TurnBot) -> View:
    """Play a turn to its end, chance as one would expect it."""
    s = state.copy()
    s.desk = Desk()
    turn = kernel.turn_of(s)
    player = TurnBot(bot.name, bot.width, mind=bot.mind)
    player.plan = dict(line.moves())
    happened: list[tuple[int, int]] = []
    while s.stack and len(happened) < LONGEST:
        by = int(kernel.decider(s))
        if happened and (kernel.turn_of(s) != turn or (turn == NO_TURN and by != seat)):
            break
        if by == CHANCE:
            moves = kernel.options(s)
            move = moves[len(moves) // 2]
        else:
            move = player.choose(s, Luck(1))
        happened.append((by, move))
        kernel.play(s, move, None)
    terms = packed([0] * len(feature_names(game_of(type(s)), int(s.seats))))
    count = int(evaluation.terms(s, terms))
    return View(s, tuple(happened), tuple(int(terms[i]) for i in range(count)))


def thought(state: State, line: Line, view: View, other: View | None) -> Thought:
    """All that is told of a turn."""
    model = model_for(state)
    seat = int(kernel.decider(state))
    return Thought(
        tuple(move for _, move in line.moves()),
        view.line,
        int(line.worth),
        chances(view.state, model) if model else (),
        expected(view.state, seat, model) if model else None,
        reasons(state, seat, view, other) if other else (),
    )


def chances(state: State, model: Model) -> tuple[float, ...]:
    """The chance of each seat to win, as many games have shown it."""
    return tuple(shared_out([model.chance(*seen_by(state, seat)) for seat in range(state.seats)]))


def expected(state: State, seat: int, model: Model) -> float:
    """The points of a seat at the end of the game."""
    return model.expected(*seen_by(state, seat))


def seen_by(state: State, seat: int) -> tuple[object, int]:
    """What a seat sees, and how much of the game is to come for it."""
    sight = sight_of(state, seat)
    seen = packed([0] * int(sight.size))
    sight.look(state, seen)
    return seen, int(sight.left(state))


def reasons(state: State, seat: int, view: View, other: View) -> tuple[Reason, ...]:
    """What makes the difference between two turns, the most important first."""
    game = game_of(type(state))
    seats = int(state.seats)
    about = groups(game, seats)
    names = feature_names(game, seats)
    things = named_groups(game)
    found: Counter[tuple[str, str]] = Counter()
    for i, (here, there) in enumerate(zip(view.terms, other.terms, strict=True)):
        if here != there:
            thing = names[i].partition(":")[2] if about[i] in things else ""
            found[about[i], f"{things[about[i]]}-{thing}" if thing else ""] += here - there
    ranked = sorted(found.items(), key=lambda one: -abs(one[1]))
    return tuple(
        reason(group, thing, amount, seat, seats)
        for (group, thing), amount in ranked[:MOST]
        if abs(amount) >= LEAST
    )


def reason(group: str, thing: str, amount: int, seat: int, seats: int) -> Reason:
    """A group of terms as something that can be told."""
    rival, _, nth = group.partition(" ")
    if nth:
        return Reason(rival, amount, seat=(seat + int(nth)) % seats)
    return Reason(group, amount, thing)
