"""Amount and thing together: "+2 blue cubes", "−1 meditation point".

The attribute `change` of the message of a field says it, each language in its own order and case.
It is given `change` ("+2"), `count` (2) and, where the field has parts, the name of the part under
the label that English uses: `player-cubes.change` speaks of a `resource`.
"""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from serai.language import has, say, source

OWN = ("change", "count")


def change_of(language: str, game: str, place: str, by: int) -> str:
    """What a player has more or less of: `place` is "cubes.blue"; empty if it is not told."""
    name, _, part = place.partition(".")
    key = f"player-{name.replace('_', '-')}.change"
    if by == 0 or not has(language, game, key):
        return ""
    given = {labels(game)[key]: part} if part and key in labels(game) else {}
    return say(language, game, key, {"change": signed(by), "count": abs(by), **given})


def signed(number: int) -> str:
    """With a sign in any case, and that of print."""
    return f"−{-number}" if number < 0 else f"+{number}"


@cache
def labels(game: str) -> dict[str, str]:
    """By which label each message of a change wants to have the part that changes."""
    found = {}
    for entry in parse(source("en", f"serai.games.{game}")).body:
        if isinstance(entry, ast.Message):
            names = [name for one in entry.attributes for name in variables(one)]
            if names:
                found[f"{entry.id.name}.change"] = names[0]
    return found


def variables(attribute: ast.Attribute) -> list[str]:
    """The labels of what is changed, if an attribute says it: `good_one` is a good."""
    if attribute.id.name != "change":
        return []
    looking = Looking()
    looking.visit(attribute)
    return [name.partition("_")[0] for name in looking.found if name not in OWN]


class Looking(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.append(node.id.name)
