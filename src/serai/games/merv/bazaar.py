"""The camel market in the middle of the city (rulebook, trading at the camel market)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.kernel import OK, bit, count_of, refusal
from serai.games.merv import refusals, rewards
from serai.games.merv.camels import IN_MARKET, gain_camels
from serai.games.merv.state import Merv
from serai.games.merv.tables import MARKET_REWARD, MARKET_SPACES


def bars_open(s: Merv) -> i64:
    """§K1 After production, in the middle line, once in the turn."""
    return OK if s.market_open != 0 else refusal(refusals.MARKET_CLOSED, s.phase)


def bars_take_camels(s: Merv) -> i64:
    """§K2 There must be a camel."""
    barred = bars_open(s)
    if barred == OK and s.market == 0:
        return refusal(refusals.MARKET_EMPTY, MARKET_SPACES)
    return barred


def bars_lay_camel(s: Merv, seat: i64, space: i64) -> i64:
    """§K3, §K11 An own camel and a free space, even if its effect does nothing."""
    barred = bars_open(s)
    if barred != OK:
        return barred
    if s.market_spaces & bit(space) == 0:
        return refusal(refusals.MARKET_ABSENT, space)
    if s.players[seat].camels == 0:
        return refusal(refusals.NO_CAMEL_TO_LAY, space)
    return refusal(refusals.MARKET_TAKEN, space) if s.market & bit(space) != 0 else OK


def take_camels(s: Merv, seat: i64) -> None:
    """§K2 All of them."""
    gain_camels(s, seat, count_of(s.market), IN_MARKET)
    s.market = 0
    s.market_open = 0


def lay_camel(s: Merv, seat: i64, space: i64) -> None:
    """§K3–K10 The camel stays on the space."""
    s.players[seat].camels -= 1
    s.market |= bit(space)
    s.market_open = 0
    rewards.grant(s, seat, MARKET_REWARD[space], 1)
