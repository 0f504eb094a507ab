"""The search for faults: random games of every variant, and every promise of the engine checked.

After every ply: there is a choice and no move is offered twice, every offered move can be written
and read again, the laws of the game hold, a move that makes no sense now is refused with a known
code, and asking changed no option. Dearer checks are sampled; RATES says how often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from serai.core.game import Game
from serai.games import load
from serai.study import checks, damage, foresight
from serai.study.findings import TRANSCRIPT, Broken, Finding, found
from serai.study.mischief import Mischief, check_refused
from serai.study.secrecy import check_secret, secret_variants
from serai.study.seeds import derived, dice
from serai.study.spread import WorkerFailed, engine_is_compiled, spread
from serai.study.variants import Variant, variants
from serai.table.match import Match, new_match

ENDLESS = 20_000  # decisions
PATIENCE = 60.0  # seconds for one game; ten times as many if the engine runs interpreted

# One in so many plies. Together with what every ply costs, this is about 200 µs a ply.
RATES = {
    "pure": 300,
    "copy": 200,
    "position": 400,
    "view": 400,
    "preview": 20,
    "places": 200,
    "illegal": 120,
    "transcript": 1000,
    "damaged-transcript": 1500,
    "damaged-position": 500,
    "typed": 16,  # a move played as text
}
AT_THE_END = 6  # one in so many games: transcript, position and views of the end
TRIES = 4  # illegal moves at a time
ILLEGAL_EACH = 100  # illegal moves in one game
PAIRS_EACH = 50  # pairs of positions in one game
BETWEEN_PAIRS = 80  # plies, on average: so that long games are seen to their end


@dataclass(frozen=True)
class Task:
    """A game to play; instead of all checks so many `illegal` moves, or `pairs` of positions."""

    game: str
    seed: int
    number: int
    fixed: Mapping[str, Any] = field(default_factory=dict)
    illegal: int = 0
    pairs: int = 0


@dataclass
class Report:
    """What a search has seen so far."""

    games: int = 0
    plies: int = 0
    pairs: int = 0  # of positions that differ only in a secret
    rounds: int = 0  # of the longest game between bots
    done: Counter[str] = field(default_factory=Counter)  # how often each check ran
    refusals: Counter[tuple[int, str]] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)  # of illegal moves
    variants: Counter[str] = field(default_factory=Counter)  # games of each
    findings: list[Finding] = field(default_factory=list)

    @property
    def tries(self) -> int:
        """Illegal moves."""
        return self.kinds.total()

    def add(self, other: Report) -> None:
        """Put two reports together."""
        self.games += other.games
        self.plies += other.plies
        self.pairs += other.pairs
        self.rounds = max(self.rounds, other.rounds)
        self.done += other.done
        self.refusals += other.refusals
        self.kinds += other.kinds
        self.variants += other.variants
        self.findings += other.findings


def fuzz(
    game: str, plies: int, seed: int, jobs: int = 1, fixed: Mapping[str, Any] | None = None
) -> Generator[Report]:
    """Reports, game after game, until there were at least so many plies."""
    tasks = (Task(game, seed, number, fixed or {}) for number in count())
    total = 0
    with closing(watched(tasks, jobs)) as reports:
        for report in reports:
            yield report
            total += report.plies
            if total >= plies:
                return


def fuzz_illegal(
    game: str, moves: int, seed: int, jobs: int = 1, fixed: Mapping[str, Any] | None = None
) -> Generator[Report]:
    """Reports until so many illegal moves were tried."""
    sizes = enumerate(portions(moves, ILLEGAL_EACH))
    tasks = (Task(game, seed, number, fixed or {}, illegal=size) for number, size in sizes)
    yield from watched(tasks, jobs)


def fuzz_secrets(
    game: str, pairs: int, seed: int, jobs: int = 1, fixed: Mapping[str, Any] | None = None
) -> Generator[Report]:
    """Reports until so many pairs of positions with different secrets were compared."""
    sizes = enumerate(portions(pairs, PAIRS_EACH))
    tasks = (Task(game, seed, number, fixed or {}, pairs=size) for number, size in sizes)
    yield from watched(tasks, jobs)


def portions(total: int, each: int) -> list[int]:
    """A total, shared out."""
    return [each] * (total // each) + ([total % each] if total % each else [])


def watched(tasks: Iterable[Task], jobs: int) -> Generator[Report]:
    """Reports of processes that may hang or crash without taking us along."""
    patience = PATIENCE if engine_is_compiled() else 10 * PATIENCE
    given: list[Task] = []

    def remembered() -> Iterator[Task]:
        for task in tasks:
            given.append(task)
            yield task

    try:
        yield from spread(worked, remembered(), jobs, patience=patience)
    except WorkerFailed as failed:
        task = given[failed.number]
        report = Report(games=1)
        report.findings.append(
            Finding(
                kind="crash",
                detail=failed.words,
                artefact="",
                suffix=TRANSCRIPT,
                variant=variant_of(task).label,
                game=task.game,
                seed=task.seed,
                number=task.number,
                ply=0,
                again=again(task),
            )
        )
        yield report


def fuzz_one(
    game: str,
    seed: int,
    number: int,
    fixed: Mapping[str, Any] | None = None,
    illegal: int = 0,
    pairs: int = 0,
) -> Generator[Report]:
    """One game once more, to look at what was found in it."""
    yield worked(Task(game, seed, number, fixed or {}, illegal, pairs))


def worked(task: Task) -> Report:
    """Do one task."""
    game = load.all_games()[task.game]
    run = Run(game, variant_of(task), task.seed, task.number, again(task))
    run.work(task.illegal, task.pairs)
    return run.report


def variant_of(task: Task) -> Variant:
    """All variants take turns; those without secrets have no pairs."""
    ways = (secret_variants if task.pairs else variants)(load.all_games()[task.game], task.fixed)
    return ways[task.number % len(ways)]


def again(task: Task) -> str:
    """The command that plays this game once more."""
    words = [f"serai fuzz {task.game} --seed {task.seed} --only {task.number}"]
    for name, value in task.fixed.items():
        typed = ",".join(value) if isinstance(value, list) else str(value).lower()
        words.append(f"--option {name}={typed}")
    if task.illegal:
        words.append(f"--illegal {task.illegal}")
    if task.pairs:
        words.append(f"--secrets {task.pairs}")
    return " ".join(words)


class Run:
    """One game under observation."""

    def __init__(
        self, game: Game, variant: Variant, seed: int, number: int, again: str = ""
    ) -> None:
        self.game = game
        self.variant = variant
        self.seed = seed
        self.number = number
        self.again = again
        self.luck_seed = derived(seed, number, "luck") | 1 << 61  # long enough to be recognised
        self.rng = dice(seed, number, "choices")
        self.mischief = Mischief(game, dice(seed, number, "mischief"))
        self.report = Report()
        self.match: Match | None = None
        self.ply = 0
        self.written: dict[int, str] = {}  # every move offered so far
        self.seen: list[int] = []
        self.texts: set[tuple[object, ...]] = set()

    def work(self, illegal: int = 0, pairs: int = 0) -> None:
        """Play the game; what goes wrong becomes a finding and ends it."""
        try:
            match = self.begin()
            if illegal:
                self.be_mischievous(match, illegal)
            elif pairs:
                self.be_curious(match, pairs)
            else:
                self.play(match)
        except Exception as error:
            kind, detail, artefact, suffix = found(error, self.match)
            self.report.findings.append(
                Finding(
                    kind,
                    detail,
                    artefact,
                    suffix,
                    self.variant.label,
                    self.game.name,
                    self.seed,
                    self.number,
                    self.ply,
                    self.again,
                )
            )
        self.report.plies = self.ply

    def begin(self) -> Match:
        """A new game of the variant."""
        agreed = self.variant.agreed(self.game, self.rng)
        luck_seed = self.luck_seed + self.report.games
        self.report.games += 1
        self.report.variants[self.variant.label] += 1
        self.match = new_match(self.game, self.variant.seats, luck_seed, agreed, "seeded")
        return self.match

    def play(self, match: Match) -> None:
        """Every ply with its checks, up to the end."""
        while not match.over:
            if self.ply >= ENDLESS:
                raise Broken("endless", f"{self.ply}")
            moves = match.options
            self.check_cheaply(match, moves)
            self.check_dearly(match)
            self.make_a_move(match, moves)
        checks.check_laws(match)
        checks.check_result(match)
        if self.rng.randrange(AT_THE_END) == 0:
            self.report.done["end"] += 1
            checks.check_transcript(match)
            checks.check_position(match, self.rng)
            checks.check_views(match, self.luck_seed)
            self.try_illegal(match)

    def make_a_move(self, match: Match, moves: list[int]) -> None:
        """Any of the offered moves, now and then typed instead of chosen."""
        move = moves[int(self.rng.random() * len(moves))]
        match.play(self.written[move] if self.sampled("typed") else move)
        self.ply += 1

    def check_cheaply(self, match: Match, moves: list[int]) -> None:
        """After every ply."""
        known = len(self.written)
        checks.check_offer(match, moves, self.written)
        if len(self.written) > known:
            self.seen = list(self.written)
        checks.check_laws(match)
        stranger = self.seen[int(self.rng.random() * len(self.seen))]
        checks.check_why_not(match, moves, stranger)

    def check_dearly(self, match: Match) -> None:
        """Now and then."""
        dear: tuple[tuple[str, Callable[[Match], None]], ...] = (
            ("pure", lambda m: checks.check_pure(m, self.rng)),
            ("copy", lambda m: checks.check_copy(m, self.rng)),
            ("position", lambda m: checks.check_position(m, self.rng)),
            ("view", lambda m: checks.check_views(m, self.luck_seed)),
            ("preview", lambda m: foresight.check_preview(m, self.rng)),
            ("places", lambda m: foresight.check_places(m, self.rng)),
            ("illegal", self.try_illegal),
            ("transcript", checks.check_transcript),
            ("damaged-transcript", lambda m: damage.check_damaged_transcript(m, self.rng)),
            ("damaged-position", lambda m: damage.check_damaged_position(m, self.rng)),
        )
        for name, check in dear:
            if self.sampled(name):
                check(match)

    def sampled(self, name: str) -> bool:
        """Whether it is the turn of this check."""
        if self.rng.random() * RATES[name] >= 1:
            return False
        self.report.done[name] += 1
        return True

    def try_illegal(self, match: Match, tries: int = TRIES) -> None:
        """Illegal moves change nothing."""
        before, moves, log = match.digest(), match.options, len(match.log)
        for _ in range(tries):
            kind, move = self.mischief.attempt(match, self.seen)
            refusal = check_refused(match, move, self.texts)
            self.report.kinds[kind] += 1
            self.report.refusals[refusal.code, refusal.name] += 1
        if match.digest() != before or match.options != moves or len(match.log) != log:
            raise Broken("impure", "illegal moves changed the position")

    def be_mischievous(self, match: Match, tries: int) -> None:
        """A whole game for illegal moves; the position is compared after every single one."""
        left = tries
        while left:
            if match.over or self.rng.randrange(3) == 0:
                self.try_illegal(match, 1)
                left -= 1
            else:
                moves = match.options
                checks.check_offer(match, moves, self.written)
                self.seen = list(self.written)
                self.make_a_move(match, moves)

    def be_curious(self, match: Match, pairs: int) -> None:
        """Games for what must stay secret, one after the other until there were enough pairs."""
        while self.report.pairs < pairs:
            if match.over:
                match = self.begin()
            moves = match.options
            checks.check_offer(match, moves, self.written)
            if self.rng.randrange(BETWEEN_PAIRS) == 0:
                seat = self.rng.randrange(match.seats)
                self.report.pairs += check_secret(match, seat, self.rng, list(self.written))
            self.make_a_move(match, moves)
