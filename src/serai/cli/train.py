"""`serai train`: opponents learn from games among themselves; a gate lets the better ones in."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import serai
from serai.cli import INTERRUPTED
from serai.cli.figures import Paper, number, progress
from serai.cli.numbers import whole_number
from serai.cli.saving import path_of
from serai.cli.trouble import Trouble
from serai.language import say

if TYPE_CHECKING:
    from serai.training.generations import Course, Step, Training


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game")
    parser.add_argument("--seats", default="2", metavar="N")
    parser.add_argument("--generations", default="3", metavar="N")
    parser.add_argument("--games", default="5000", metavar="N")
    parser.add_argument("--width", default="2", metavar="N")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default=str(os.cpu_count() or 1), metavar="N")
    parser.add_argument("--folder", default=None, metavar="FOLDER")
    parser.add_argument("--out", default=None, metavar="FILE")


def run(args: argparse.Namespace, lang: str) -> int:
    """Learn, telling how far it is; Ctrl-C stops, and the same command goes on."""
    if find_spec("numpy") is None:
        raise Trouble("train-numpy")
    from serai.training.generations import Training, write_json

    course = planned(args)
    out = Paper(args.no_colour)
    training = Training(course)
    begin = perf_counter()
    try:
        with closing(training.steps()) as steps:
            follow(steps, training, out, args, lang)
    except KeyboardInterrupt:
        out.write(say(lang, "", "cli-train-interrupted", {"folder": str(course.folder)}))
        return INTERRUPTED
    file = path_of(args.out) if args.out else course.folder / "model.json"
    write_json(file, training.model())
    minutes = number((perf_counter() - begin) / 60, lang, 1)
    out.write(say(lang, "", "cli-train-written", {"file": str(file), "minutes": minutes}))
    return 0


def planned(args: argparse.Namespace) -> Course:
    """What was asked for, checked before the first game."""
    from serai.bots.model import data_of
    from serai.training.generations import Course

    game = serai.game(args.game)
    wanted = {
        name: whole_number(f"--{name}", getattr(args, name))
        for name in ("seats", "generations", "games", "width", "seed", "jobs")
    }
    numbers: dict[str, int] = {name: n or 0 for name, n in wanted.items()}
    game.settle(numbers["seats"], {})
    for name in ("games", "width", "jobs"):
        if numbers[name] < 1:
            raise Trouble("number", name=f"--{name}", given="0")
    if numbers["generations"] == 0 and data_of(game.name, numbers["seats"]) is None:
        raise Trouble("train-unlearned", name=game.name, seats=numbers["seats"])
    folder = path_of(args.folder or f"build/training/{game.name}-{numbers['seats']}")
    return Course(game.name, folder=Path(folder), **numbers)  # type: ignore[arg-type]


def follow(steps: Iterator[Step], training: Training, out: Paper, args: Any, lang: str) -> None:
    """Tell each stage in a line, with a bar as long as it lasts."""
    for (what, generation), stage in groupby(steps, lambda one: (one.what, one.generation)):
        last = None
        with ExitStack() as bar:
            advance = None
            for step in stage:
                if advance is None and step.of > 1:
                    words = say(lang, "", f"cli-train-{what}", {"generation": generation})
                    out.write(words)
                    advance = bar.enter_context(progress(step.of, args.no_colour))
                if advance is not None:
                    advance(step.done - (last.done if last else 0))
                last = step
        if last is not None and last.words and what in {"verdict", "kept"}:
            verdict = training.story[generation - 1]
            key = "cli-train-promoted" if verdict["promoted"] else "cli-train-kept-out"
            out.write(say(lang, "", key, {"generation": generation, "words": last.words}))
