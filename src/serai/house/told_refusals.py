"""How a refusal is told, of the rules or of the house."""

from __future__ import annotations

from serai.core.speech import IllegalMove, Phrase, Problem, Refusal
from serai.house.protocol import RefusalTold, Trouble


def refusal_told(refusal: Refusal) -> RefusalTold:
    """Why not."""
    return RefusalTold(
        code=refusal.code, name=refusal.name, args=dict(refusal.args), rule=refusal.rule
    )


def trouble_told(error: IllegalMove | Problem) -> Trouble:
    """A refusal of the rules or of the house."""
    if isinstance(error, IllegalMove):
        return Trouble(key="illegal", args={}, refusal=refusal_told(error.refusal))
    args: dict[str, int | str] = {}
    inner = None
    for name, value in error.elsewhere().details.items():
        if isinstance(value, Refusal):
            inner = refusal_told(value)
        else:
            args[name] = str(value) if isinstance(value, Phrase) else value
    return Trouble(key=error.key, args=args, refusal=inner)
