"""Steps have names: in the rules, in what is saved, and in the questions."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import serai
from serai.core.game import Game
from serai.core.kernel import Rule
from serai.core.steps import END, steps_of
from serai.games import load

SOURCES = Path(serai.__file__).parent
FILES = sorted([*SOURCES.glob("games/*/*.py"), *SOURCES.glob("bots/*.py")])

every_game = pytest.mark.parametrize("name", load.names())


def is_step(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "at"


def is_number(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def numbered_steps(tree: ast.AST) -> list[int]:
    """Lines that compare a step with a number or set it to one, but for the first in __init__."""
    beginnings = {
        line
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name == "__init__"
        for line in range(function.lineno, (function.end_lineno or function.lineno) + 1)
    }
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                sides = [left, *others]
                if any(map(is_step, sides)) and any(map(is_number, sides)):
                    found.append(node.lineno)
            case (
                ast.Assign(targets=[target], value=value)
                | ast.AugAssign(target=target, value=value)
            ):
                if is_step(target) and is_number(value) and node.lineno not in beginnings:
                    found.append(node.lineno)
            case ast.Match(subject=subject, cases=cases) if is_step(subject):
                found += [
                    case.pattern.value.lineno
                    for case in cases
                    if isinstance(case.pattern, ast.MatchValue) and is_number(case.pattern.value)
                ]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_step_is_a_number(path: Path) -> None:
    assert numbered_steps(ast.parse(path.read_text("utf-8"))) == [], (
        f"{path.name}: a step is compared with a number or set to one at these lines; use its name"
    )


def test_numbers_are_found() -> None:
    source = """
match self.at:
    case 2: pass
if self.at > 1: pass
self.at = 3
self.at += 1
def __init__(self): self.at = 0
if self.at == self.PAY: self.at = self.LAY
"""
    assert sorted(numbered_steps(ast.parse(source))) == [3, 4, 5, 6]


@every_game
def test_every_rule_names_its_steps(name: str) -> None:
    game: Game = serai.game(name)
    for rule in game.rules:
        *steps, last = steps_of(rule)
        assert steps
        assert last == END


@every_game
def test_every_question_belongs_to_a_step(name: str) -> None:
    game: Game = serai.game(name)
    steps = {rule.__name__: steps_of(rule) for rule in game.rules}
    wrong = [(rule, step) for rule, step in game.questions if step not in steps.get(rule, ())]
    assert wrong == [], "these questions name a rule or a step that does not exist"


class Gap(Rule):
    """A rule whose steps have a gap."""

    FIRST = 0
    THIRD = 2


def test_a_gap_between_steps_is_told() -> None:
    with pytest.raises(TypeError, match="Gap: the steps must be numbered from 0"):
        steps_of(Gap)


class Nameless(Rule):
    """A rule that numbers its steps and names none."""


def test_a_rule_without_names_is_told() -> None:
    with pytest.raises(TypeError, match="Nameless names no steps"):
        steps_of(Nameless)
