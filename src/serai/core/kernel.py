"""The kernel: a stack of rules, and the moves that the top one offers.

A rule is one paragraph of a rulebook in progress. `step` is its table of contents: it says what
happens at step `at`. A step either happens or asks. With `m == ASK` a step that asks puts its
moves on the desk and answers WAIT; with a move it applies that move. What a step answers:

    NEXT   this step is done, go on with the following one
    AGAIN  look at this step anew (after a change)
    WAIT   somebody has to choose from the moves on the desk
    END    the rule is finished and leaves the stack

Whatever else must happen first is put on top with `State.call`. See docs/kernel.md.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final
from zlib import crc32

from mypy_extensions import i64, mypyc_attr

from serai.core.luck import Luck
from serai.core.packed import vec

ASK: Final = -1
CHANCE: Final = -1  # the seat of dice and shuffled piles

NEXT: Final = 0
AGAIN: Final = 1
WAIT: Final = 2
END: Final = 3

# Refusal codes of the kernel; each game has its own from 16 on.
OK: Final = 0
NOT_NOW: Final = 1
UNKNOWN_VERB: Final = 2
BAD_ARGUMENT: Final = 3
GAME_OVER: Final = 4
MISSING_ARGUMENT: Final = 5
EXTRA_ARGUMENT: Final = 6
NOT_YOUR_TURN: Final = 7

# Kinds of log entries.
CHOSEN: Final = 0
FORCED: Final = 1
DRAWN: Final = 2
NOTED: Final = 3

DESK_SIZE: Final = 4096
MOST_STEPS: Final = 100000  # without a choice: far more than any game needs


def bit(n: i64) -> i64:
    """The set with the one member n, 0 to 62.

    Compiled, the 1 of a bare `1 << n` is a C int and the shift is cut to 32 bits. A 1 that is
    computed from an i64 has no such trap, and costs nothing: the C compiler sees that it is 1.
    """
    return (n - n + 1) << n


def count_of(members: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def members(numbers: i64) -> list[int]:
    """The members of a set, in order."""
    return [n for n in range(63) if numbers & bit(n) != 0]


def fill(mine: vec[i64], theirs: vec[i64]) -> None:
    """The same numbers in the same places."""
    n = len(mine)
    if n != len(theirs):
        raise ValueError(f"{n} places for {len(theirs)} numbers")
    i: i64
    for i in range(n):
        mine[i] = theirs[i]


def verb(m: i64) -> i64:
    """What kind of move: the lowest 8 bits."""
    return m & 255


def arg(m: i64) -> i64:
    """First argument of a move (or of a refusal)."""
    return m >> 8 & 255


def arg2(m: i64) -> i64:
    """Second argument."""
    return m >> 16 & 255


def arg3(m: i64) -> i64:
    """Third argument."""
    return m >> 24 & 255


def refusal(code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """A refusal code with the numbers that its text will name."""
    return code | a << 8 | b << 16 | c << 24


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rule:
    """One paragraph of the rulebook in progress: who decides, at which step, and its locals."""

    locals: ClassVar[tuple[str, ...]] = ()  # names of the own int fields, for saving

    by: i64
    at: i64

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0

    def step(self, s: Any, m: i64) -> i64:
        """Let step `at` happen, ask its question (m == ASK) or apply the answer m."""
        raise NotImplementedError

    def copy(self) -> Rule:
        """An independent rule at the same step with the same locals."""
        raise NotImplementedError

    def copy_from(self, other: Any) -> None:
        """Become such a copy of another rule of the same class; each adds its own locals."""
        rule: Rule = other
        self.by = rule.by
        self.at = rule.at


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TurnRule(Rule):
    """The turn of a seat: lies on the stack exactly as long as that turn lasts."""


@mypyc_attr(acyclic=True)
class Desk:
    """The table top: offered moves and the question "why not?"; shared between copies."""

    moves: vec[i64]
    n: i64  # how many moves are offered
    query: i64  # the move of which somebody wants to know why it is refused, or -1
    answer: i64  # why
    stamp: i64  # for which state the moves were written
    clock: i64
    forced: i64  # statistics: moves without a choice, and moves by chance
    drawn: i64

    def __init__(self) -> None:
        self.moves = vec[i64]([0] * DESK_SIZE)
        self.n = 0
        self.query = -1
        self.answer = OK
        self.stamp = 0
        self.clock = 0
        self.forced = 0
        self.drawn = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position has: the stack, whose turn it is, and the desk."""

    stack: list[Rule]
    desk: Desk
    seats: i64
    turn: i64
    stamp: i64
    version: i64  # of the rules that this match is played by (docs/versions.md)
    log: list[tuple[int, int, int]] | None  # (kind, seat, move or note); a copy keeps none

    def __init__(self, desk: Desk, seats: i64) -> None:
        self.stack = []
        self.desk = desk
        self.seats = seats
        self.turn = 0
        self.stamp = 0
        self.version = 0
        self.log = None

    def call(self, rule: Rule) -> None:
        """Work this rule off before going on. Several calls of one step run in calling order."""
        self.stack.append(rule)

    def offer(self, m: i64) -> None:
        """Put a move on the table."""
        d = self.desk
        d.moves[d.n] = m
        d.n += 1

    def offer_unless(self, refused: i64, m: i64) -> None:
        """Put a move on the table, or remember why it is refused."""
        d = self.desk
        if refused == OK:
            d.moves[d.n] = m
            d.n += 1
        elif d.query == m:
            d.answer = refused

    def asked_why(self, kind: i64) -> i64:
        """The move with this verb that somebody wants explained, or -1."""
        q = self.desk.query
        if q >= 0 and q & 255 == kind:
            return q
        return -1

    def explain(self, refused: i64) -> None:
        """Answer the question of `asked_why`."""
        if refused != OK:
            self.desk.answer = refused

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Write an effect with up to two numbers (16 bits each) into the log, if there is one."""
        log = self.log
        if log is not None:
            log.append((NOTED, int(seat), int(kind | a << 8 | b << 24)))

    def offer_free(self, rule: Rule) -> None:
        """Offer what the active player may do "at any time", on top of the open question."""

    def start_free(self, seat: i64, m: i64) -> bool:
        """Begin an "at any time" move; False: m answers the open question."""
        return False

    def copy(self) -> State:
        """An independent position."""
        raise NotImplementedError

    def copy_from(self, other: Any) -> None:
        """Become such a copy of another position of as many seats; each game adds its own things.

        Whoever looks at many positions need not make a new one where an old one is of no more use.
        """
        s: State = other
        if self.seats != s.seats:
            raise ValueError(f"a position of {self.seats} seats for one of {s.seats}")
        self.desk = s.desk
        self.stamp = 0
        self.log = None
        self.copy_stack(s.stack)

    def copy_stack(self, theirs: list[Rule]) -> None:
        """The rules in progress; those of the same class at the same place are used again."""
        mine = self.stack
        n = len(theirs)
        while len(mine) > n:
            mine.pop()
        had = len(mine)
        for i in range(n):
            rule = theirs[i]
            if i >= had:
                mine.append(rule.copy())
            elif type(mine[i]) is type(rule):
                mine[i].copy_from(rule)
            else:
                mine[i] = rule.copy()

    def moment(self) -> i64:
        """A number that no two turns of one seat share: of the round, or what a game has."""
        raise NotImplementedError

    def scattered(self, seat: i64) -> i64:
        """A hash of all that a seat may know of the table, without the stack (see `hashed`)."""
        raise NotImplementedError


def take(s: State, rule: Rule, m: i64) -> i64:
    """Let a rule do one step; what it calls will run in calling order."""
    stack = s.stack
    low = len(stack)
    done = rule.step(s, m)
    high = len(stack) - 1
    while low < high:
        stack[low], stack[high] = stack[high], stack[low]
        low += 1
        high -= 1
    if done == NEXT:
        rule.at += 1
    return done


def write(s: State, kind: i64, seat: i64, m: i64) -> None:
    """Keep the log of moves."""
    log = s.log
    if log is not None:
        log.append((int(kind), int(seat), int(m)))


def advance(s: State, luck: Luck | None) -> None:
    """Go on until somebody has a real choice (or chance has one and there is no luck)."""
    d = s.desk
    stack = s.stack
    steps: i64 = 0
    while stack:
        rule = stack[-1]
        d.n = 0
        done = take(s, rule, ASK)
        steps += 1
        if steps > MOST_STEPS:
            raise RecursionError("the rules go round in circles")
        if done == END:
            stack.pop()
        elif done == WAIT:
            if d.n == 0:
                rule.at += 1  # nobody can answer: the step is skipped
                continue
            if rule.by == CHANCE:
                if d.n == 1:
                    m = d.moves[0]
                    write(s, FORCED, CHANCE, m)
                elif luck is None:
                    break
                else:
                    m = d.moves[luck.pick(d.n)]
                    d.drawn += 1
                    write(s, DRAWN, CHANCE, m)
            else:
                if rule.by == s.turn:
                    s.offer_free(rule)
                if d.n > 1:
                    break
                m = d.moves[0]
                d.forced += 1
                write(s, FORCED, rule.by, m)
            take(s, rule, m)
    if not stack:
        d.n = 0
    d.clock += 1
    d.stamp = d.clock
    s.stamp = d.clock


def ask(s: State) -> i64:
    """Write the moves of the open question on the desk; answers how many."""
    d = s.desk
    if s.stamp != d.stamp or d.stamp == 0:
        d.n = 0
        if s.stack:
            rule = s.stack[-1]
            take(s, rule, ASK)
            if rule.by == s.turn and rule.by != CHANCE:
                s.offer_free(rule)
        d.clock += 1
        d.stamp = d.clock
        s.stamp = d.clock
    return d.n


def options(s: State) -> list[int]:
    """The offered moves, as a new list."""
    n = ask(s)
    moves = s.desk.moves
    return [int(moves[i]) for i in range(n)]


def offered(s: State, m: i64) -> bool:
    """Whether this move is on the table."""
    n = ask(s)
    moves = s.desk.moves
    for i in range(n):
        if moves[i] == m:
            return True
    return False


def decider(s: State) -> i64:
    """Seat of the open question, or CHANCE. Only while the game lasts."""
    return s.stack[-1].by


def play(s: State, m: i64, luck: Luck | None) -> None:
    """Apply an offered move (not checked here) and go on to the next choice."""
    rule = s.stack[-1]
    write(s, DRAWN if rule.by == CHANCE else CHOSEN, rule.by, m)
    if not s.start_free(rule.by, m):
        take(s, rule, m)
    advance(s, luck)


# Which turn it is, and which position: for whoever looks ahead. The rules ask for neither.

NO_TURN: Final = 0
SCATTER: Final[i64] = 0x1E3779B97F4A7C15
MOST_BITS: Final[i64] = 0x3FFFFFFFFFFFFFFF  # a longer literal would be a Python int at every use
KIND_NUMBERS: Final[dict[type, int]] = {}


def turn_of(s: State) -> i64:
    """The turn in progress as a number of its own, whoever is asked in it; NO_TURN: nobody's."""
    for rule in s.stack:
        if isinstance(rule, TurnRule):
            return (s.moment() << 8) + rule.by + 1
    return NO_TURN


def turn_belongs_to(turn: i64) -> i64:
    """The seat whose turn it is; of nobody's turn none."""
    return (turn & 255) - 1


def mix(h: i64, x: i64) -> i64:
    """One more number into a hash of 63 bits, the same compiled and interpreted."""
    bits: i64 = MOST_BITS
    h = (h ^ x) * SCATTER & (bits << 1 | 1)
    return h ^ h >> 29


def number_of(kind: type) -> int:
    """A kind of rule in a hash, the same in every process."""
    found = KIND_NUMBERS.get(kind)
    if found is None:
        found = crc32(kind.__qualname__.encode())
        KIND_NUMBERS[kind] = found
    return found


def hashed(s: State, seat: i64) -> i64:
    """A position as a seat sees it, the rules in progress included; equal for equal ones."""
    h: i64 = s.scattered(seat)
    for rule in s.stack:
        h = mix(h, number_of(type(rule)))
        h = mix(h, rule.by << 8 ^ rule.at)
        for name in rule.locals:
            h = mix(h, getattr(rule, name))
    return h


def why_not(s: State, m: i64) -> i64:
    """OK if the move is offered, else the refusal of the very check that kept it off the list."""
    d = s.desk
    if not s.stack:
        return refusal(GAME_OVER, s.seats)
    d.query = m
    d.answer = NOT_NOW
    s.stamp = 0
    found = offered(s, m)
    d.query = -1
    if found:
        return OK
    if d.answer == NOT_NOW:
        return refusal(NOT_NOW, min(d.n, 255))
    return d.answer


def playout(s: State, luck: Luck, limit: i64) -> i64:
    """Play at random to the end (or `limit` decisions); answers how many decisions it took."""
    d = s.desk
    count: i64 = 0
    ask(s)
    while s.stack and count < limit:
        play(s, d.moves[luck.pick(d.n)], luck)
        count += 1
    return count
