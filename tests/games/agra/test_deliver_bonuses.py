"""Contracts that pay for delivering their good (imperial.pay_deliver_bonus)."""

from __future__ import annotations

import pytest

from serai.games.agra.components import NOTABLES
from serai.games.agra.kinds import GOOD, GUILD, NOTABLE
from serai.games.agra.tables import ORDER_FIRST, ORDER_SECOND
from tests.games.agra.piers import at_pier, owning
from tests.games.agra.table import goods, proves, saved_player, table
from tests.games.playing import play

BONUSES = {
    "portuguese-trader": ("cloth", 1),
    "sufi": ("curry", 1),
    "dyer": ("dye", 1),
    "cook": ("oil", 1),
    "calligrapher": ("paper", 1),
    "mullah": ("bricks", 1),
    "mujtahida": ("statues", 2),
    "dutch-trader": ("clothes", 2),
    "painter": ("paintings", 2),
    "subadar": ("books", 2),
}
EACH = pytest.mark.parametrize(
    ("notable", "good", "rupees"), [(name, *bonus) for name, bonus in BONUSES.items()]
)
ALL_SECTIONS = ("D1", "D2", "D7", "D8", "D12", "D13", "D16", "D17", "D18", "D19", "D25")


@proves(*ALL_SECTIONS, rulings=["portuguese-trader-good", "jagirdar-rewards"])
@EACH
def test_delivery_to_a_notable_earns_the_bonus(notable: str, good: str, rupees: int) -> None:
    wanted = GOOD.read(good)
    customer = next(
        name
        for i, name in enumerate(NOTABLE.names)
        if wanted in NOTABLES.good[3 * i : 3 * i + 3] and name != notable
    )
    here = at_pier(5, customer, own=notable).river(customer)
    match = play(here.player(0, goods=good, contracts=notable).to_act(0), "place sailor")
    play(match, f"deliver {good} {customer}")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 1, "bonuses": rupees}


@proves(*ALL_SECTIONS)
@EACH
def test_order_earns_the_bonus(notable: str, good: str, rupees: int) -> None:
    wanted = GOOD.read(good)
    order = next(i for i in range(18) if wanted in (ORDER_FIRST[i], ORDER_SECOND[i]))
    pair = f"{GOOD.names[ORDER_FIRST[order]]} {GOOD.names[ORDER_SECOND[order]]}"
    guild = GUILD.names[order // 6]
    here = owning(notable).orders(guild, order % 6 + 1)
    here.player(0, goods=pair, contracts=notable, influence={guild: 2})
    match = play(here.to_serve(0), f"order {guild}")
    assert saved_player(match, 0)["rupees"] == {"orders": 2, "bonuses": rupees}


@proves(*ALL_SECTIONS)
@EACH
def test_gift_to_akbar_earns_the_bonus(notable: str, good: str, rupees: int) -> None:
    here = owning(notable).player(0, goods=good, contracts=notable)
    match = play(here.to_serve(0), f"akbar {good}")
    assert saved_player(match, 0)["rupees"] == {"bonuses": rupees}


@proves(*ALL_SECTIONS, "D6", rulings=["french-trader-delivery", "deliver-bonus-amount"])
@EACH
def test_good_for_the_french_trader_earns_the_bonus(notable: str, good: str, rupees: int) -> None:
    own = f"{notable} french-trader"
    match = play(owning(own).player(0, goods=f"{good} wood", contracts=own).to_act(0), "french")
    play(match, f"put {good}")
    assert saved_player(match, 0)["rupees"] == {"bonuses": rupees}


@proves("D25")
@EACH
def test_nothing_else_earns_the_bonus(notable: str, good: str, rupees: int) -> None:
    here = owning(notable).player(0, goods=f"{good} {good}", contracts=notable)
    match = play(here.to_act(0), "place sailor", f"fare {good}", "done")
    earned = saved_player(match, 0)["rupees"]
    assert "bonuses" not in earned
    match = play(here.to_act(0), "place trader", f"give {good}")
    play(match, *(["take wood"] if rupees == 1 else ["take wood", "take cotton"]), "done")
    assert saved_player(match, 0)["rupees"] == {}
    tiles = here.player(0, goods=f"{good} {good}", contracts=notable, tiles="sell", favour=3)
    match = play(tiles.to_act(0), "use sell", f"sell {good}")
    assert set(saved_player(match, 0)["rupees"]) == {"sales"}


@proves("D25")
def test_only_the_owner_is_paid_and_only_for_that_good() -> None:
    here = table().player(1, contracts="cook").player(0, goods="oil")
    match = play(here.to_serve(0), "akbar oil")
    assert [saved_player(match, i)["rupees"] for i in (0, 1)] == [{}, {}]
    here = table().player(0, goods="dye oil", contracts="cook")
    match = play(here.to_serve(0), "akbar dye")
    assert saved_player(match, 0)["rupees"] == {}


@proves("D25", "N7")
def test_delivery_that_wins_the_contract_does_not_earn_its_bonus_yet() -> None:
    here = table().delivered("cook", wood=0).player(0, goods="oil oil")
    match = play(here.to_act(0), "place sailor", "deliver oil cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 2}
    play(match, "done", "akbar oil")
    assert (saved_player(match, 0)["rupees"], goods(match, 0)) == (
        {"deliveries": 2, "bonuses": 1},
        {},
    )


@proves("D10", "D25", "N3", "I2", rulings=["jagirdar-rewards"])
def test_delivery_as_the_jagirdars_guest_earns_the_bonus_too() -> None:
    own = "jagirdar portuguese-trader"
    here = at_pier(4, own=own).river("painter").player(0, goods="cloth", contracts=own)
    match = play(here.to_act(1), "place sailor", "deliver cloth painter")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 1, "bonuses": 1}
    assert saved_player(match, 0)["influence"]["artisans"] == 1
