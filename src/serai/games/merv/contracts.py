"""Contracts (rulebook, other actions): fulfilled at any time of the own turn."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.kernel import OK, bit, refusal
from serai.games.merv import notes, refusals, rewards
from serai.games.merv.payment import spend_cubes
from serai.games.merv.state import CUBES, FROM_CONTRACTS, GOODS, LAID, Merv, Player, nibble, one_of
from serai.games.merv.tables import (
    CONTRACT_COMMON,
    CONTRACT_INFLUENCE,
    CONTRACT_POINTS,
    CONTRACT_RARE,
    CONTRACT_REWARD,
    CONTRACT_SCROLLS,
    PILE,
    PLACES,
)
from serai.games.merv.tracks import earn


def top_of(s: Merv, pile: i64) -> i64:
    """§A1, §A6 The contract on top of a pile, or -1."""
    taken = nibble(s.piles, pile)
    return pile * PILE + taken if taken < PILE else -1


def lacking_influence(p: Player, contract: i64) -> i64:
    """§A2 Influence to have; above 0: so much too little."""
    return CONTRACT_INFLUENCE[contract] - p.influence


def free_scrolls(p: Player) -> i64:
    """§A4 Scrolls that lie on no contract."""
    return p.scrolls - p.laid_scrolls


def lacking_scrolls(p: Player, contract: i64) -> i64:
    """§A3, §A4 Scrolls; above 0: so many too few."""
    return CONTRACT_SCROLLS[contract] - free_scrolls(p)


def lacking_common(p: Player, contract: i64) -> i64:
    """§A3 Common goods; above 0: so many too few."""
    return CONTRACT_COMMON[contract] - p.common_goods()


def lacking_rare(p: Player, contract: i64) -> i64:
    """§A3 Rare goods; above 0: so many too few."""
    return CONTRACT_RARE[contract] - p.rare_goods()


def bars_contract(s: Merv, master: i64, pile: i64) -> i64:
    """§A2–A4 Influence, scrolls and goods; everything but the cube."""
    contract = top_of(s, pile)
    if contract < 0:
        return refusal(refusals.NO_CONTRACT, pile)
    p = s.players[master]
    if lacking_influence(p, contract) > 0:
        return refusal(refusals.TOO_LITTLE_INFLUENCE, CONTRACT_INFLUENCE[contract], p.influence)
    if lacking_scrolls(p, contract) > 0:
        return refusal(refusals.TOO_FEW_SCROLLS, CONTRACT_SCROLLS[contract], free_scrolls(p))
    if lacking_common(p, contract) > 0:
        return refusal(refusals.TOO_FEW_COMMON, CONTRACT_COMMON[contract], p.common_goods())
    if lacking_rare(p, contract) > 0:
        return refusal(refusals.TOO_FEW_RARE, CONTRACT_RARE[contract], p.rare_goods())
    return OK


def bars_fulfil(s: Merv, seat: i64, pile: i64, resource: i64) -> i64:
    """§A3 With a cube of any colour."""
    barred = bars_contract(s, seat, pile)
    if barred == OK and s.players[seat].stock[CUBES + resource] == 0:
        return refusal(refusals.NO_CUBE, resource)
    return barred


def lay_goods(s: Merv, master: i64, count: i64, first: i64) -> None:
    """§A3, §A4 Goods of one class, in the order of the places; their kinds do not matter."""
    stock = s.players[master].stock
    good: i64
    for good in range(first, PLACES, 2):
        laid = min(count, stock[GOODS + good])
        stock[GOODS + good] -= laid
        stock[LAID + good] += laid
        count -= laid
        if laid > 0:
            s.note(notes.GOODS_LAID, master, laid, good)


def take_contract(s: Merv, master: i64, pile: i64) -> i64:
    """§A4, §A5, §A7 Lay scrolls and goods on the card and score it; answers the contract."""
    contract = top_of(s, pile)
    p = s.players[master]
    s.piles += one_of(pile)
    p.contracts |= bit(contract)
    p.laid_scrolls += CONTRACT_SCROLLS[contract]
    if CONTRACT_SCROLLS[contract] > 0:
        s.note(notes.SCROLLS_LAID, master, CONTRACT_SCROLLS[contract])
    lay_goods(s, master, CONTRACT_COMMON[contract], 0)
    lay_goods(s, master, CONTRACT_RARE[contract], 1)
    earn(s, master, CONTRACT_POINTS[contract], FROM_CONTRACTS)
    return contract


def fulfil(s: Merv, seat: i64, pile: i64, resource: i64) -> None:
    """§A3, §A5 Pay the cube, score, and receive favour or a guard."""
    spend_cubes(s, seat, resource, 1)
    contract = take_contract(s, seat, pile)
    rewards.grant(s, seat, CONTRACT_REWARD[contract], 1)
