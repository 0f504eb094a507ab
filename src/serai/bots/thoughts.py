"""What a bot thinks of a position: its best turns, what they lead to, and why.

Values are told as people understand them: the chance to win and the points that are expected, as
many games have shown them. The reasons are the terms of the judgement that make the difference
between a turn and another one, in groups (`reasons.py` of each game).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, takewhile
from time import perf_counter
from typing import Final

from serai.bots.evaluation import Evaluation
from serai.bots.games import (
    beginning_for,
    feature_names,
    game_of,
    groups,
    groups_beside,
    named_groups,
    rules_of,
    untold_groups,
)
from serai.bots.guide import NONE, Wish
from serai.bots.model import model_for
from serai.bots.prospects import Prospects, at_most, better_by, prospects
from serai.bots.turn_bot import TurnBot
from serai.core import kernel
from serai.core.kernel import CHANCE, NO_TURN, Desk, State
from serai.core.luck import Fate, Luck
from serai.core.tables import packed

LEAST: Final = 30  # hundredths of a point: smaller differences are no reason
MOST: Final = 3  # reasons that are given, or one more that outweighs the others
LONGEST: Final = 200  # moves of a line
FACES: Final = 6
THROWS: Final = 2 * FACES  # of what chance decides
FATE: Final = Fate(1)
AFTER_CHANCE: Final = 1  # how wide somebody looks after each of the throws
MOST_LINES: Final = 60  # of a search that are looked at
MORE: Final = 2  # turns that are looked at beyond those that are told


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
    """Where a turn leads: as several throws would have it if chance is in it, else once.

    If it ends the game, what the rest keep secret decides it as chance does. The line is the one
    that chance makes if it is middling; all numbers are means.
    """

    states: tuple[State, ...]
    line: tuple[tuple[int, int], ...]
    worth: int
    terms: tuple[int, ...]

    def ends_game(self) -> bool:
        """Whether nothing comes after it."""
        return not any(state.stack for state in self.states)


class Mull:
    """One position, thought about for whoever is asked; it stays as it is.

    The state is what the seat may believe.
    """

    def __init__(self, state: State, bot: TurnBot, luck: Luck) -> None:
        own = state.copy()
        own.desk = Desk()
        self.state = state
        self.bot = bot
        self.late = None if bot.seconds is None else perf_counter() + bot.seconds
        self.luck = luck
        self.own = own
        self.guide = beginning_for(type(own))(own, Wish(luck, bot.width_in(own), bot.area))
        self.seat = int(self.guide.seat)
        n = kernel.ask(own)
        self.plain = int(self.guide.at_once(own, own.desk.moves[:n], False))
        self.guide.prepare(own)
        self.evaluation: Evaluation = bot.evaluation(own, self.guide)

    def best(self, count: int) -> list[View]:
        """The best turns, none of them beginning like another, in the order of the bot.

        So the first one is what it would play, whatever more throws than it looks at would say.
        """
        if self.plain != NONE:
            return [self.view({})]
        self.bot.whole = self.state
        ends = self.bot.searched(self.own, self.guide)
        views: list[View] = []
        begun: set[tuple[int, ...]] = set()
        for line in self.bot.ranked(ends, self.own, self.luck)[:MOST_LINES]:
            plan = dict(line.moves())
            own = before_chance(self.played(plan, (), None)[0], self.seat)
            if own not in begun:
                begun.add(own)
                views.append(self.view(plan))
            if len(views) >= count + MORE or (views and self.rest() == 0.0):
                break
        return views[:count]

    def view(self, plan: Mapping[int, int], first: Sequence[int] = ()) -> View:
        """Play a turn to its end; `first`: how it must begin."""
        line, end = self.played(plan, first, None)
        states = [end]
        if not end.stack or any(by == CHANCE for by, _ in line):
            states = [
                self.played(plan, first, throw)[1]
                for throw in range(THROWS)
                if throw == 0 or self.rest() != 0.0
            ]
        seen = [self.terms(one) for one in states]
        return View(
            tuple(states),
            line,
            sum(int(self.evaluation.worth(one)) for one in states) // len(states),
            tuple(sum(each) // len(states) for each in zip(*seen, strict=True)),
        )

    def played(
        self, plan: Mapping[int, int], first: Sequence[int], throw: int | None
    ) -> tuple[tuple[tuple[int, int], ...], State]:
        """What happens in the turn, and the position after it.

        With each throw what the rest keep secret is something else as well.
        """
        s = self.state.copy()
        if throw is not None:
            s = rules_of(self.state).believed(self.state, self.seat, Luck(throw + 1))
        s.desk = Desk()
        turn = kernel.turn_of(s)
        width = self.bot.width if throw is None else AFTER_CHANCE
        player = TurnBot(self.bot.name, width, mind=self.bot.mind)
        player.area = self.bot.area
        player.seconds = self.rest()
        player.plan = dict(plan)
        given = list(first)
        happened: list[tuple[int, int]] = []
        drawn = 0
        while s.stack and len(happened) < LONGEST:
            by = int(kernel.decider(s))
            if happened and (kernel.turn_of(s) != turn or (turn == NO_TURN and by != self.seat)):
                break
            if by == CHANCE:
                move = outcome(kernel.options(s), throw, drawn)
                drawn += 1
            elif given and by == self.seat and kernel.offered(s, given[0]):
                move = given.pop(0)
            else:
                given.clear()
                move = player.choose(s, Luck(1))
            happened.append((by, move))
            kernel.play(s, move, None)
        return tuple(happened), s

    def rest(self) -> float | None:
        """The seconds that are left; None: as many as it takes."""
        return None if self.late is None else max(0.0, self.late - perf_counter())

    def terms(self, s: State) -> list[int]:
        """What a position is worth, term by term."""
        found = packed([0] * len(feature_names(game_of(type(s)), int(s.seats))))
        count = int(self.evaluation.terms(s, found))
        return [int(found[i]) for i in range(count)]

    def thought(self, view: View, others: Sequence[View], best: View, ahead: int) -> Thought:
        """All that is told of a turn, compared with the first other one that is not the same."""
        other = next((one for one in others if one.terms != view.terms), None)
        promised = self.promised(view, best, ahead)
        return Thought(
            before_chance(view.line, self.seat),
            view.line,
            best.worth + ahead,
            promised.chances,
            promised.points,
            reasons(self.state, self.seat, view, other, view is best) if other else (),
        )

    def ahead(self, views: Sequence[View]) -> list[int]:
        """How much better than the first each of some turns is: none than the one before it.

        Whoever puts them in this order has looked elsewhere: beyond the turn, or at other throws.
        """
        return list(accumulate((view.worth - views[0].worth for view in views), min))

    def promised(self, view: View, best: View, ahead: int) -> Prospects:
        """What may be expected of a turn that is so much better than the best one.

        Where one of them ends the game each is told by itself: the end is known, or counted.
        """
        model = model_for(self.state)
        if model is None:
            return Prospects()
        if view.ends_game() or best.ends_game():
            found = prospects(view.states, self.seat, model)
            most = prospects(best.states, self.seat, model).chances[self.seat]
            return found if view.ends_game() else at_most(found, self.seat, most)
        found = prospects(best.states, self.seat, model)
        left = int(self.guide.sight(self.own).left(self.own))
        return better_by(found, self.seat, model, ahead, left) if ahead else found


def think(state: State, bot: TurnBot, luck: Luck, count: int = 3) -> list[Thought]:
    """The best turns of whoever is asked, best first."""
    mull = Mull(state, bot, luck)
    views = mull.best(count + 1)
    ahead = mull.ahead(views)
    return [
        mull.thought(view, views[:1] if nth else views[1:], views[0], ahead[nth])
        for nth, view in enumerate(views[:count])
    ]


def compare(
    state: State, bot: TurnBot, luck: Luck, moves: Sequence[int]
) -> tuple[Thought, Thought]:
    """The best turn and the best one that begins so, each compared with the other."""
    mull = Mull(state, bot, luck)
    best, own = mull.best(1)[0], mull.view({}, moves)
    _, ahead = mull.ahead([best, own])
    return mull.thought(best, [own], best, 0), mull.thought(own, [best], best, ahead)


def before_chance(line: Sequence[tuple[int, int]], seat: int) -> tuple[int, ...]:
    """The own moves before chance, or anybody else, comes in between."""
    return tuple(move for _, move in takewhile(lambda one: one[0] == seat, line))


def outcome(moves: Sequence[int], throw: int | None, drawn: int) -> int:
    """What chance makes of it: something middling, or in a throw, the same one for all turns.

    As many throws as a die has faces show each of them once, in an order of its own.
    """
    n = len(moves)
    if throw is None:
        return moves[n // 2]
    shift = int(FATE.pick(n, throw // FACES, drawn))
    return moves[(throw + shift) % n]


def reasons(state: State, seat: int, view: View, other: View, better: bool) -> tuple[Reason, ...]:
    """What makes the difference between two turns: first what speaks for the better one."""
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
    untold, beside = untold_groups(game), groups_beside(game)
    great = [
        reason(group, thing, amount, seat, seats)
        for (group, thing), amount in found.items()
        if abs(amount) >= LEAST and group not in untold
    ]
    ranked = sorted(great, key=lambda one: -abs(one.amount))
    told = weighed(ranked, 1 if better else -1)
    return () if all(one.about in beside for one in told) else told


def weighed(ranked: Sequence[Reason], sign: int) -> tuple[Reason, ...]:
    """The greatest ones, those of this sign first, so that all of them together have it as well.

    If they had not, one more that has it is told, and the least of the others are not.
    """
    pros = [one for one in ranked if one.amount * sign > 0]
    cons = [one for one in ranked if one.amount * sign < 0]
    n = sum(one.amount * sign > 0 for one in ranked[:MOST])
    m = len(ranked[:MOST]) - n
    while m and sum(one.amount for one in pros[:n] + cons[:m]) * sign <= 0:
        if n < len(pros) and n + m <= MOST:
            n += 1
        else:
            m -= 1
    return (*pros[:n], *cons[:m])


def reason(group: str, thing: str, amount: int, seat: int, seats: int) -> Reason:
    """A group of terms as something that can be told."""
    rival, _, nth = group.partition(" ")
    if nth:
        return Reason(rival, amount, seat=(seat + int(nth)) % seats)
    return Reason(group, amount, thing)
