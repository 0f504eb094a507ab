"""Games to learn from: who plays, what is tried out, and what is written down of every turn."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from serai.bots.games import beginning_for
from serai.bots.guide import Wish
from serai.bots.turn_bot import TurnBot
from serai.bots.turn_search import Line, ideas
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import CHANCE, Desk, State
from serai.core.luck import Luck
from serai.core.tables import packed
from serai.games import load
from serai.study.seeds import derived, dice
from serai.study.simulate import LONGEST
from serai.training.contestants import Contestant

TRIED = 5  # turns among which somebody who tries something out chooses
WINDOW = 250  # hundredths of a point: what is further behind the best turn is not tried
SHARES = (2, 5, 10, 20, 30, 45)  # percent of turns in which something is tried, by game


@dataclass(frozen=True)
class Lesson:
    """Some games to play, for one process."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    first: int
    count: int
    best: Contestant
    older: tuple[Contestant, ...]
    plain: Contestant
    curious: bool = True  # whether something is tried out


@dataclass
class Diary:
    """What was seen in some games: one entry a turn, all of them side by side."""

    game: array[int] = field(default_factory=lambda: array("i"))
    seat: array[int] = field(default_factory=lambda: array("i"))
    left: array[int] = field(default_factory=lambda: array("i"))
    tried: array[int] = field(default_factory=lambda: array("i"))
    start: array[int] = field(default_factory=lambda: array("i"))
    end: array[int] = field(default_factory=lambda: array("i"))
    margin: array[int] = field(default_factory=lambda: array("i"))
    score: array[int] = field(default_factory=lambda: array("i"))
    won: array[float] = field(default_factory=lambda: array("f"))


class CuriousBot(TurnBot):
    """Plays a turn that looks nearly as good as the best one, every now and then."""

    def __init__(self, contestant: Contestant, share: int) -> None:
        weights = contestant.weights
        super().__init__(contestant.name, contestant.width, mind=lambda _: weights)
        self.share = share
        self.turn = kernel.NO_TURN
        self.tries = False  # whether this turn is one of those

    def pick(self, ends: list[Line], own: State, luck: Luck) -> Line:
        """The best end of the turn, or one of the next ones if it is the first question of it."""
        turn = int(kernel.turn_of(own))
        if turn in (kernel.NO_TURN, self.turn):
            return super().pick(ends, own, luck)
        self.turn = turn
        self.tries = int(luck.pick(100)) < self.share
        if not self.tries:
            return super().pick(ends, own, luck)
        ranked = sorted(ends, key=lambda line: -line.worth)
        if luck.pick(2) == 0:
            ranked = ideas(ends)
        near = [line for line in ranked[:TRIED] if line.worth >= ranked[0].worth - WINDOW]
        return near[int(luck.pick(len(near)))]


def played(lesson: Lesson) -> Diary:
    """Play the games of a lesson and write down what was seen."""
    diary = Diary()
    game = load.all_games()[lesson.game]
    for number in range(lesson.first, lesson.first + lesson.count):
        play_game(game, lesson, number, diary)
    return diary


def panel(lesson: Lesson, number: int) -> list[CuriousBot]:
    """Who sits at the table: half of them the best so far, a quarter older, a quarter plain."""
    if not lesson.curious:
        return [CuriousBot(lesson.best, 0) for _ in range(lesson.seats)]
    chance = dice(lesson.seed, number, "panel")
    bots = []
    for _ in range(lesson.seats):
        one = chance.choice((lesson.best, lesson.best, None, lesson.plain))
        contestant = one or chance.choice(lesson.older or (lesson.plain,))
        bots.append(CuriousBot(contestant, chance.choice(SHARES)))
    return bots


class Witness:
    """Looks on, and notes how each turn began and how it ended."""

    def __init__(self, state: State, diary: Diary, number: int) -> None:
        self.begin = beginning_for(type(state))
        self.diary = diary
        self.number = number
        self.turn = kernel.NO_TURN
        self.guide: Any = None
        self.sight: Any = None
        self.seen: Any = None

    def before(self, state: State, tries: bool) -> None:
        """A question is about to be answered, or chance to be drawn."""
        turn = int(kernel.turn_of(state))
        seat = int(kernel.turn_belongs_to(turn))
        if turn in (self.turn, kernel.NO_TURN) or kernel.decider(state) != seat:
            return
        self.forget()
        self.turn = turn
        self.guide = self.begin(state, Wish(Luck(0), 1, 0))
        self.sight = self.guide.sight(state)
        self.seen = packed([0] * int(self.sight.size))
        self.sight.look(state, self.seen)
        diary = self.diary
        diary.game.append(self.number)
        diary.seat.append(seat)
        diary.left.append(int(self.sight.left(state)))
        diary.tried.append(int(tries))
        diary.start.extend(int(n) for n in self.seen)

    def after(self, before: State, move: int) -> None:
        """The answer was given: if the turn ends by it, note how.

        The judge judges the end of a turn as the look ahead of that turn does, before anything
        happens that follows it.
        """
        if self.guide is None or kernel.turn_of(before) != self.turn:
            return
        self.guide.prepare(before)
        kernel.play(before, move, None)
        if kernel.turn_of(before) == self.turn:
            return
        self.sight.look(before, self.seen)
        self.diary.end.extend(int(n) for n in self.seen)
        self.guide = None

    def forget(self) -> None:
        """A turn whose end was not seen is not in the diary."""
        if self.guide is None:
            return
        self.guide = None
        diary = self.diary
        del diary.start[-len(self.seen) :]
        for column in (diary.game, diary.seat, diary.left, diary.tried):
            column.pop()


def play_game(game: Game, lesson: Lesson, number: int, diary: Diary) -> None:
    """One game, and what came of it for everybody."""
    luck = Luck(derived(lesson.seed, number))
    lucks = [Luck(derived(lesson.seed, number, "bot", seat)) for seat in range(lesson.seats)]
    bots = panel(lesson, number)
    state = game.new(Desk(), lesson.seats, game.settle(lesson.seats, lesson.options), game.version)
    kernel.advance(state, luck)
    witness = Witness(state, diary, number)
    first = len(diary.game)
    decisions = 0
    while state.stack and decisions < LONGEST:
        seat = int(kernel.decider(state))
        if seat == CHANCE:
            moves = kernel.options(state)
            move = moves[int(luck.pick(len(moves)))]
        else:
            bot = bots[seat]
            own = game.believed(state, seat, lucks[seat])
            move = bot.choose(own, lucks[seat])
            witness.before(state, bot.tries)
            decisions += 1
        witness.after(state.copy(), move)
        kernel.play(state, move, None)
    witness.forget()
    settle(game, state, diary, first)


def settle(game: Game, state: State, diary: Diary, first: int) -> None:
    """What came of the game, for every turn in it."""
    scores = game.scores(state)
    winners = game.winners(state)
    for row in range(first, len(diary.game)):
        seat = diary.seat[row]
        rivals = [points for other, points in enumerate(scores) if other != seat]
        diary.score.append(scores[seat])
        diary.margin.append(scores[seat] - max(rivals, default=0))
        diary.won.append(1 / len(winners) if seat in winners else 0.0)
