"""The steps of a rule by name.

A rule names its steps as constants of its class, in capitals, from 0 on without a gap:

    class MasterBuilder(Rule):
        CHOOSE: Final = 0
        PAY: Final = 1
        LAY: Final = 2

Whatever is kept (saved stacks, questions) uses these names, in small letters and with hyphens, so
that a step can be put between two others without renumbering anything. A rule that has done its
last step and waits for what it called is at "end".
"""

from __future__ import annotations

from typing import Final

from serai.core.forgotten import Forgotten
from serai.core.kernel import Rule

END: Final = "end"


KNOWN: Final[dict[type[Rule], tuple[str, ...]]] = {}  # found once


def steps_of(rule: type[Rule]) -> tuple[str, ...]:
    """Names of a rule's steps in order, and "end" behind them; TypeError if one has no name."""
    if rule not in KNOWN:
        KNOWN[rule] = named(rule)
    return KNOWN[rule]


def named(rule: type[Rule]) -> tuple[str, ...]:
    found: dict[int, str] = {}
    for owner in reversed(rule.__mro__):
        for name, number in vars(owner).items():
            if name.isupper() and type(number) is int:
                found[number] = name.lower().replace("_", "-")
    if not found:
        raise TypeError(f"{rule.__name__} names no steps: give each a constant, from 0 on")
    if sorted(found) != list(range(len(found))):
        raise TypeError(f"{rule.__name__}: the steps must be numbered from 0: {found}")
    return (*(found[number] for number in range(len(found))), END)


def step_of(rule: Rule) -> str:
    """Name of the step at which a rule is."""
    steps, at = steps_of(type(rule)), rule.at
    if not 0 <= at < len(steps):
        raise Forgotten(
            f"{type(rule).__name__} is at step {at}, but only these have names: {', '.join(steps)}."
            " Give every step of a rule a constant."
        )
    return steps[at]
