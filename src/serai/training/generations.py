"""One generation after the other: play, fit, choose among candidates, and let a gate decide.

Everything follows from one seed, and everything that is done is kept in a folder: a training that
was interrupted goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from serai.bots.games import beginning_for, features_version
from serai.bots.guide import Wish
from serai.bots.model import data_of
from serai.core import kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.games import load
from serai.study.matches import Gate, Pairing, Tally, fair_share, tallies
from serai.study.seeds import derived
from serai.study.spread import spread
from serai.training import fitting, forecasting
from serai.training.contestants import Contestant, contestant
from serai.training.fitting import Turns
from serai.training.self_play import Diary, Lesson, played

PORTION = 50  # games in one file
PLAIN = "judge"
FIRST_GAMES = 80  # that each candidate plays
MORE_GAMES = 160
STAY = 3  # candidates that play on
MIXES = (20, 40)
PARTS = (35, 65, 100)
PART_OF_HIDDEN = 65


@dataclass(frozen=True)
class Course:
    """What is to be learned, and how much of it."""

    game: str
    seats: int
    seed: int
    generations: int  # 0: only chances and points of what the house has learned are told anew
    games: int  # of each generation
    width: int  # how wide they look while they learn
    folder: Path
    jobs: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    most: int = 2000  # games of a gate
    forecasts: int = 2000  # games from which chances are told


@dataclass(frozen=True)
class Step:
    """Something that was done: so much of so much."""

    what: str
    generation: int
    done: int
    of: int
    words: str = ""


class Training:
    """A course in progress."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.plain = Contestant(PLAIN, course.width)
        self.best = self.plain
        self.older: list[Contestant] = []
        self.story: list[dict[str, Any]] = []
        self.terms = terms_of(course.game, course.seats)
        self.house = None if course.generations else data_of(course.game, course.seats)
        if self.house is not None and self.house["judgement"]:
            self.best = contestant(self.house["name"], course.width, self.house["judgement"])

    def steps(self) -> Generator[Step]:
        """Do it all, or what is left of it."""
        course = self.course
        for number in range(1, course.generations + 1):
            kept = self.folder(number) / "verdict.json"
            if kept.exists():
                self.enter(json.loads(kept.read_text()))
                yield Step("kept", number, 1, 1, self.story[-1]["words"])
                continue
            yield from self.lessons(number, course.games)
            verdict = yield from self.judged(number)
            write_json(kept, verdict)
            self.enter(verdict)
            yield Step("verdict", number, 1, 1, verdict["words"])
        yield from self.lessons(0, course.forecasts)

    def enter(self, verdict: dict[str, Any]) -> None:
        """What a generation has brought."""
        story = {name: value for name, value in verdict.items() if name != "weights"}
        self.story.append(story)
        if verdict["promoted"]:
            self.older.append(self.best)
            self.best = contestant(verdict["name"], self.course.width, verdict["weights"])

    def folder(self, number: int) -> Path:
        """Of a generation; 0: the games of the best so far, from which chances are told."""
        name = f"generation-{number}" if number else f"forecast-{self.best.name}"
        found = self.course.folder / name
        found.mkdir(parents=True, exist_ok=True)
        return found

    # Games to learn from.

    def lessons(self, number: int, games: int) -> Generator[Step]:
        """Play those that are not kept yet."""
        done = 0
        missing = []
        for first in range(0, games, PORTION):
            lesson = self.lesson(number, first, min(PORTION, games - first))
            if self.file_of(number, first).exists():
                done += lesson.count
            else:
                missing.append(lesson)
        yield Step("games", number, done, games)
        results = spread(played, missing, self.course.jobs)
        for lesson, diary in zip(missing, results, strict=True):
            keep(diary, self.file_of(number, lesson.first))
            done += lesson.count
            yield Step("games", number, done, games)

    def lesson(self, number: int, first: int, count: int) -> Lesson:
        """A portion of the games; chances are told of those who play as well as they can."""
        course = self.course
        return Lesson(
            course.game,
            course.seats,
            course.options,
            derived(course.seed, course.game, course.seats, "games", number),
            first,
            count,
            self.best,
            tuple(self.older),
            self.best if number == 0 else self.plain,
            curious=number > 0,
        )

    def file_of(self, number: int, first: int) -> Path:
        return self.folder(number) / f"games-{first:06}.npz"

    def seen(self, numbers: Iterator[int] | range) -> Turns:
        """All turns of some generations."""
        parts = [
            kept_turns(path)
            for number in numbers
            for path in sorted(self.folder(number).glob("games-*.npz"))
        ]
        return fitting.together(parts)

    # Candidates and the gate.

    def judged(self, number: int) -> Generator[Step, None, dict[str, Any]]:
        """Fit, let the candidates play against the best so far, and the winner at the gate."""
        yield Step("fit", number, 0, 1)
        candidates = self.candidates(number)
        yield Step("fit", number, 1, 1)
        candidates, found = yield from self.chosen(number, candidates)
        winner = candidates[0]
        gate = Gate(fair_share(self.course.seats))
        tally = Tally()
        verdict = None
        for more in tallies(
            self.pairing(number, "gate", winner), self.seeds(self.course.most), self.course.jobs
        ):
            tally += more
            verdict = gate.verdict(tally)
            yield Step("gate", number, len(tally.shares), self.course.most, words_of(tally))
            if verdict is not None:
                break
        return {
            "generation": number,
            "name": winner.name,
            "against": self.best.name,
            "promoted": verdict is True,
            "share": asdict(tally.share()),
            "margin": round(tally.margin(), 2),
            "candidates": {name: asdict(one.share()) for name, one in found.items()},
            "words": f"{winner.name} against {self.best.name}: {words_of(tally)}",
            "weights": winner.as_json(),
        }

    def candidates(self, number: int) -> list[Contestant]:
        """What the turns seen so far teach, in several ways."""
        course = self.course
        turns = self.seen(range(1, number + 1))
        wanted = fitting.target(turns, course.seats)
        fit = fitting.outcome(turns, wanted)
        best, terms = self.best, self.terms
        causes = fitting.change(turns, fitting.brought(turns, fit, wanted), best, terms)
        found = []
        for mix in MIXES:
            name = f"{number}-outcome-{mix}"
            judged = fitting.mixed(fit, mix / 100, best, terms)
            found.append(fitting.named(name, judged, best, best.hidden))
        for part in PARTS:
            name = f"{number}-change-{part}"
            judged = fitting.added(causes.fit, part / 100, best)
            found.append(fitting.named(name, judged, best, best.hidden))
        # Hidden units learn anew from all there is; what went before only corrects the judge.
        plain = replace(best, hidden=None)
        if best.hidden is not None:
            causes = fitting.change(turns, fitting.brought(turns, fit, wanted), plain, terms)
        seed = derived(course.seed, "hidden", number) % 2**32
        inner = fitting.hidden(causes.turns, causes.rest, seed)
        if inner is not None:
            name = f"{number}-hidden-{PART_OF_HIDDEN}"
            judged = fitting.added(causes.fit, PART_OF_HIDDEN / 100, plain)
            units = fitting.units(inner, PART_OF_HIDDEN / 100)
            found.append(fitting.named(name, judged, best, units))
        return found

    def chosen(
        self, number: int, candidates: list[Contestant]
    ) -> Generator[Step, None, tuple[list[Contestant], dict[str, Tally]]]:
        """The best ones first: all play a few games, some of them more."""
        found = {one.name: Tally() for one in candidates}
        done = 0
        first = self.seeds(FIRST_GAMES)
        more = self.seeds(MORE_GAMES)
        total = (first * len(candidates) + more * STAY) * self.course.seats
        for begin, seeds, players in ((0, first, len(candidates)), (first, more, STAY)):
            for one in candidates[:players]:
                pairing = self.pairing(number, "choice", one)
                for tally in tallies(pairing, seeds, self.course.jobs, begin):
                    found[one.name] += tally
                    done += len(tally.shares)
                    yield Step("choice", number, done, total, one.name)
            candidates.sort(key=lambda one: -found[one.name].share().share)
        return candidates, found

    def seeds(self, games: int) -> int:
        """How many seeds make about so many games."""
        return max(5, games // self.course.seats)

    def pairing(self, number: int, what: str, challenger: Contestant) -> Pairing:
        """Against the best so far."""
        course = self.course
        seed = derived(course.seed, course.game, course.seats, what, number)
        return Pairing(course.game, course.seats, course.options, seed, challenger, self.best)

    # What comes out.

    def model(self) -> dict[str, Any]:
        """The best so far, as a data file of the package."""
        return {**(self.house or self.learned()), **self.forecast()}

    def learned(self) -> dict[str, Any]:
        """What was learned, of which game, and how."""
        course = self.course
        game = load.all_games()[course.game]
        return {
            "game": course.game,
            "seats": course.seats,
            "rules": game.version,
            "box": game.data,
            "features": features_version(course.game),
            "name": self.best.name,
            "judgement": self.best.as_json() if self.best.now else None,
            "seed": course.seed,
            "games": course.games,
            "width": course.width,
            "story": self.story,
        }

    def forecast(self) -> dict[str, Any]:
        """What games of the best so far say of chances and points."""
        turns = self.seen(range(1))
        chances = forecasting.chances(turns)
        points = forecasting.points(turns)
        judged = fitting.gains(turns, self.best, self.terms)
        return {
            "chances": chances,
            "points": points,
            "ahead": {
                "odds": forecasting.ahead(turns, chances, judged),
                "points": forecasting.ahead(turns, points, judged),
            },
            "scale": forecasting.scale(turns, judged, self.terms),
        }


def terms_of(name: str, seats: int) -> int:
    """How many of the numbers are terms of the judge."""
    game = load.all_games()[name]
    state = game.new(Desk(), seats, game.settle(seats, {}), game.version)
    kernel.advance(state, Luck(1))
    return int(beginning_for(type(state))(state, Wish(Luck(1), 1, 0)).sight(state).terms)


def words_of(tally: Tally) -> str:
    """A result in short."""
    share = tally.share()
    return (
        f"{100 * share.share:.1f} % [{100 * share.low:.1f}-{100 * share.high:.1f}] of"
        f" {share.games}, margin {tally.margin():+.1f}"
    )


def keep(diary: Diary, path: Path) -> None:
    """Write a portion; it is there as a whole or not at all."""
    count = len(diary.game)
    columns = {
        column.name: np.array(
            getattr(diary, column.name), np.float32 if column.name == "won" else np.int32
        )
        for column in fields(Diary)
    }
    for name in ("start", "end"):
        columns[name] = columns[name].reshape(count, -1)
    aside = path.with_suffix(".part")
    with aside.open("wb") as file:
        np.savez(file, allow_pickle=False, **columns)
    aside.replace(path)


def kept_turns(path: Path) -> Turns:
    """A portion as it was kept."""
    with np.load(path) as found:
        return Turns(**{name: found[name] for name in found.files})


def write_json(path: Path, found: Any) -> None:
    """There as a whole or not at all."""
    aside = path.with_suffix(".part")
    aside.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    aside.replace(path)
