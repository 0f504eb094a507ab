"""Values of goods and the three price tokens (rulebook 5.2.1, Trader, fourth pier)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, arg3, refusal
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.state import Agra
from serai.games.agra.tables import GOODS, PRICE_RANGE, TOKEN_SIDE, TOKENS, VALUE


def token_good(s: Agra, token: i64) -> i64:
    """The good on which a token lies, or -1: it is with the trader."""
    return (s.tokens >> 8 * token & 31) - 1


def token_value(s: Agra, token: i64) -> i64:
    """The value that a token shows."""
    return TOKEN_SIDE[2 * token + (s.tokens >> 8 * token + 5 & 1)]


def place_token(s: Agra, token: i64, value: i64, good: i64) -> None:
    """§C8, §C10, §G4 Put a token on a good, where it stays; this side up is its value now."""
    before = token_good(s, token)
    if before >= 0:
        s.values[before] = VALUE[before]
    side: i64 = 1 if TOKEN_SIDE[2 * token + 1] == value else 0
    shift = 8 * token
    s.tokens = s.tokens - ((s.tokens >> shift & 255) << shift)
    s.tokens |= (good + 1 + 32 * side) << shift
    s.values[good] = value


def return_tokens(s: Agra) -> None:
    """§R5 All tokens go back to the trader, the side with fewer flags up."""
    good: i64
    for good in range(GOODS):
        s.values[good] = VALUE[good]
    s.tokens = 0
    s.note(notes.TOKENS_RETURNED, s.turn)


def bars_token(s: Agra, token: i64, value: i64, good: i64) -> i64:
    """§C9 Values differ from the printed one by at most 1, and no good carries two tokens."""
    if TOKEN_SIDE[2 * token] != value and TOKEN_SIDE[2 * token + 1] != value:
        low = TOKEN_SIDE[2 * token]
        return refusal(refusals.NO_SUCH_SIDE, value, low, TOKEN_SIDE[2 * token + 1])
    if max(value - VALUE[good], VALUE[good] - value) > PRICE_RANGE:
        return refusal(refusals.VALUE_TOO_FAR, good, VALUE[good], value)
    other: i64
    for other in range(TOKENS):
        if token_good(s, other) == good and (other != token or token_value(s, token) == value):
            return refusal(refusals.TOKEN_LIES_THERE, good, s.values[good])
    return OK


def offer_tokens(s: Agra) -> None:
    """§C8 Every way to place, flip or move one token."""
    token: i64
    side: i64
    good: i64
    for token in range(TOKENS):
        for side in range(2):
            value = TOKEN_SIDE[2 * token + side]
            for good in range(GOODS):
                if bars_token(s, token, value, good) == OK:
                    s.offer(verbs.TOKEN | token << 8 | value << 16 | good << 24)
    m = s.asked_why(verbs.TOKEN)
    if m >= 0:
        s.explain(bars_token(s, arg(m), arg2(m), arg3(m)))


@mypyc_attr(acyclic=True)
class MoveToken(Rule):
    """§Q9 A favour tile moves one price token as the trader does."""

    MOVE: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.MOVE:
                return self.ask_token(s) if m == ASK else self.on_token(s, m)
            case _:
                return END

    def ask_token(self, s: Agra) -> i64:
        offer_tokens(s)
        return WAIT

    def on_token(self, s: Agra, m: i64) -> i64:
        place_token(s, arg(m), arg2(m), arg3(m))
        return NEXT

    def copy(self) -> Rule:
        new = MoveToken(self.by)
        new.at = self.at
        return new
