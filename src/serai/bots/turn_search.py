"""The one search of all games: a whole turn thought through, judged at its end.

From the open question all lines of the own turn grow side by side, one answer at a time. Positions
that were reached in another order are not followed again. Where there are too many, the most
promising go on: so many in all, and so many of each branch, so that a good idea that shows late is
not crowded out by variations of another one. Chance is met as the guide says: for sure, or as the
average of several outcomes, each with its own best sequel. What comes out are positions at the end
of the turn with the moves that lead there.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from serai.bots.evaluation import Evaluation
from serai.bots.guide import AFTER_CHANCE, NONE, Guide
from serai.core import kernel
from serai.core.kernel import CHANCE, NO_TURN, State

LOWEST: Final = -1000000000
DEEPEST: Final = 60  # answers in a row, far more than any turn has


@mypyc_attr(acyclic=True)
class Line:
    """A position of the own turn, and how it was reached."""

    state: Any
    before: Line | None
    key: i64  # of the position in which the move was made
    move: i64
    worth: i64  # at the end of the turn; on the way there, how promising it is
    toll: i64
    branch: i64
    met: i64  # how often chance was met on the way

    def __init__(self, state: Any, before: Line | None, key: i64, move: i64) -> None:
        self.state = state
        self.before = before
        self.key = key
        self.move = move
        self.worth = 0
        self.toll = 0
        self.branch = 0
        self.met = 0

    def moves(self) -> list[tuple[int, int]]:
        """The own answers on the way, each with the hash of the position in which it is given."""
        found: list[tuple[int, int]] = []
        line: Line | None = self
        while line is not None and line.before is not None:
            found.append((int(line.key), int(line.move)))
            line = line.before
        found.reverse()
        return found


@mypyc_attr(acyclic=True)
class TurnSearch:
    """One look ahead, from one question to the end of the turn."""

    judge: Evaluation
    guide: Guide
    seat: i64
    turn: i64  # the turn in which the search began
    nodes: i64
    leaves: i64
    branches: i64
    late: float  # when it is time to come to an end, by the clock; 0: never
    merges: bool  # whether a position that was met before is left to whoever met it
    spare: list[State]  # positions of no more use, to be used again

    def __init__(self, s: State, judge: Evaluation, guide: Guide) -> None:
        self.judge = judge
        self.guide = guide
        self.seat = kernel.decider(s)
        turn = kernel.turn_of(s)
        self.turn = turn if kernel.turn_belongs_to(turn) == self.seat else NO_TURN
        self.nodes = 0
        self.leaves = 0
        self.branches = 0
        self.late = 0.0
        self.merges = True
        self.spare = []

    def copy_of(self, s: State) -> State:
        """An independent position, in the place of a spare one if there is any."""
        if not self.spare:
            return s.copy()
        found = self.spare.pop()
        found.copy_from(s)
        return found

    def give_back(self, line: Line) -> None:
        """Nobody will look at the position of this line any more."""
        if line.state is not None:
            self.spare.append(line.state)
            line.state = None

    def is_over(self, s: State) -> bool:
        """The own turn has ended; outside of it, the question is answered."""
        if not s.stack:
            return True
        if self.turn == NO_TURN:
            return not self.guide.lingers or s.stack[-1].by != self.seat
        return kernel.turn_of(s) != self.turn

    def ends(self, s: State) -> list[Line]:
        """The ends of the turn that were found, in the order in which they were."""
        root = Line(s, None, 0, NONE)
        return self.explored(root)

    def explored(self, root: Line) -> list[Line]:
        """The same from any position of the turn.

        Whoever looks narrowly may come back to a position that was met before and given up, and
        then nothing is left: so that there is an end, such positions are followed after all.
        """
        ends = self.followed(root)
        if not ends and self.merges:
            self.merges = False
            ends = self.followed(root)
            self.merges = True
        return ends

    def followed(self, root: Line) -> list[Line]:
        """The ends that ways from here lead to."""
        ends: list[Line] = []
        seen: set[int] = set()
        waiting: dict[int, list[Line]] = {int(self.guide.stage(root.state)): [root]}
        while waiting:
            stage = min(waiting)
            front = self.chosen(waiting.pop(stage))
            depth: i64 = 0
            while front:
                grown: list[Line] = []
                for line in front:
                    self.grow(line, grown, ends, seen)
                    if line is not root:
                        self.give_back(line)
                depth += 1
                front = []
                for line in grown:
                    further = int(self.guide.stage(line.state))
                    if depth >= DEEPEST:
                        self.close(line, ends)
                    elif further > stage:
                        waiting.setdefault(further, []).append(line)
                    else:
                        front.append(line)
                front = self.chosen(front)
        return ends

    def grow(self, line: Line, grown: list[Line], ends: list[Line], seen: set[int]) -> None:
        """All answers to one question that are worth a look."""
        s = line.state
        n = kernel.ask(s)
        moves = self.guide.shortlist(s, s.desk.moves[:n], line.move)
        key = kernel.hashed(s, self.seat)
        for m in moves:
            child = Line(self.copy_of(s), line, key, m)
            child.branch = line.branch
            if self.guide.is_wide(s, m):
                self.branches += 1
                child.branch = self.branches
            child.toll = line.toll + self.guide.toll(s, m)
            child.met = line.met
            self.nodes += 1
            kernel.play(child.state, m, None)
            asked = self.reaches_question(child)
            if child.state is not None:
                found = int(kernel.hashed(child.state, self.seat))
                if self.merges and found in seen:
                    self.give_back(child)
                    continue
                seen.add(found)
            if asked:
                grown.append(child)
            else:
                self.close(child, ends)

    def reaches_question(self, line: Line) -> bool:
        """Go on to the next question that needs a thought; False: the turn is over before it.

        Where several outcomes of chance are looked at, the line ends there for now: what comes
        after them depends on them. Its worth is their average.
        """
        s = line.state
        while not self.is_over(s):
            n = kernel.ask(s)
            by = s.stack[-1].by
            if by == CHANCE:
                outcomes = self.guide.outcomes(s, s.desk.moves[:n], line.met)
                line.met += 1
                if len(outcomes) > 1:
                    total: i64 = 0
                    for m in outcomes:
                        total += self.worth_after(line, m)
                    line.worth = total // len(outcomes)
                    self.give_back(line)
                    return False
                kernel.play(s, outcomes[0], None)
            elif by == self.seat:
                plain = self.guide.at_once(s, s.desk.moves[:n], True)
                if plain == NONE:
                    return True
                line.toll += self.guide.toll(s, plain)
                kernel.play(s, plain, None)
            else:
                kernel.play(s, self.guide.reply(s, s.desk.moves[:n]), None)
        return False

    def worth_after(self, line: Line, m: i64) -> i64:
        """What the rest of the turn is worth after an outcome of chance."""
        after = Line(self.copy_of(line.state), None, 0, AFTER_CHANCE)
        after.met = line.met
        self.nodes += 1
        kernel.play(after.state, m, None)
        ends: list[Line] = []
        if self.reaches_question(after):
            ends = self.explored(after)
            for end in ends:
                self.give_back(end)
        else:
            self.close(after, ends)
        self.give_back(after)
        return best_of(ends).worth

    def close(self, line: Line, ends: list[Line]) -> None:
        """Judge a line at the end of the turn."""
        if line.state is not None:
            line.worth = self.judge.worth(line.state)
            self.leaves += 1
        line.worth -= line.toll
        ends.append(line)

    def chosen(self, grown: list[Line]) -> list[Line]:
        """The lines that go on."""
        wide = self.guide.wide
        each = self.guide.each
        if self.nodes > self.guide.most or self.is_late():
            wide = 2
            each = 1
        if not are_too_many(grown, wide, each):
            return grown
        for line in grown:
            line.worth = self.promise(line.state) - line.toll
        grown.sort(key=promise_of)
        front: list[Line] = []
        taken: dict[int, int] = {}
        for line in grown:
            count = taken.get(int(line.branch), 0)
            if count < each and len(front) < wide:
                taken[int(line.branch)] = count + 1
                front.append(line)
            else:
                self.give_back(line)
        return front

    def is_late(self) -> bool:
        """Whether the time to think is over."""
        return self.late != 0.0 and perf_counter() > self.late

    def promise(self, s: State) -> i64:
        """How good a position in the middle of the turn looks."""
        self.leaves += 1
        if not self.guide.settles:
            return self.judge.worth(s)
        aside = self.copy_of(s)
        self.guide.settle(aside)
        worth = self.judge.worth(aside)
        self.spare.append(aside)
        return worth


def are_too_many(lines: list[Line], wide: i64, each: i64) -> bool:
    """More lines than go on, in all or of one branch."""
    if len(lines) > wide:
        return True
    if len(lines) <= each:
        return False
    count: dict[int, int] = {}
    for line in lines:
        branch = int(line.branch)
        count[branch] = count.get(branch, 0) + 1
        if count[branch] > each:
            return True
    return False


def promise_of(line: Line) -> int:
    """For sorting: the best first; equal ones stay in their order."""
    return -int(line.worth)


def best_of(ends: list[Line]) -> Line:
    """The best end of the turn, the first of equals."""
    best = ends[0]
    for line in ends:
        if line.worth > best.worth:
            best = line
    return best


def ideas(ends: list[Line]) -> list[Line]:
    """The best turn of each idea, best first: those that begin alike or share a branch are one."""
    found: dict[tuple[int, int], Line] = {}
    for line in sorted(ends, key=promise_of):
        moves = line.moves()
        idea = (int(line.branch), moves[0][1] if moves else 0)
        if idea not in found:
            found[idea] = line
    return list(found.values())
