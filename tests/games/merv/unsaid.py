"""What follows from what a test says about a position of Merv: cards, camels, walls, scrolls."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from serai.games.merv.kinds import ACHIEVEMENT, CARD, COLOUR, CONTRACT, GOOD, POSITION, SPICE
from serai.games.merv.tables import (
    CAMELS,
    CONTRACT_COMMON,
    CONTRACT_RARE,
    CONTRACT_SCROLLS,
    GOODS_OF_KIND,
    MIDDLE,
    ROW,
    SCROLLS_PER_LEVEL,
    WALLS_OF_COLOUR,
)

if TYPE_CHECKING:
    from tests.games.merv.table import Table


def lay_on_contracts(player: dict[str, Any]) -> None:
    """What the contracts of a player have taken, from the last kinds of goods."""
    numbers = [CONTRACT.read(name) for name in player["contracts"]]
    player["scrolls_on_contracts"] = sum(int(CONTRACT_SCROLLS[i]) for i in numbers)
    laid: Counter[str] = Counter()
    for last, needs in ((6, CONTRACT_COMMON), (7, CONTRACT_RARE)):
        for nth in range(sum(int(needs[i]) for i in numbers)):
            laid[GOOD.names[last - 2 * (nth // GOODS_OF_KIND)]] += 1
    player["goods_on_contracts"] = dict(laid)


def scrolls_needed(player: dict[str, Any]) -> int:
    """The scrolls without which a player could not have his achievements and contracts."""
    levels = [ACHIEVEMENT.read(name) // 4 + 1 for name in player["achievements"]]
    laid: int = player["scrolls_on_contracts"]
    return max([laid, *(SCROLLS_PER_LEVEL * level for level in levels)])


def complete(table: Table) -> None:
    """Work out what was not said."""
    players = table.facts["players"]
    if "path_tiles" not in table.said:
        owned = [tile for p in players for tile in p["scoring_tiles"]]
        tiles = table.facts["path_tiles"]
        table.facts["path_tiles"] = {p: t for p, t in tiles.items() if t not in owned}
    deal_cards(table)
    herd_camels(table)
    if "supply" not in table.said:
        take_walls(table)


def deal_cards(table: Table) -> None:
    """Cards of the players, then of the row; the rest is the pile."""
    wanted = [*(name for cards in table.cards for name in cards), *(table.row_cards or [])]
    left = [name for name in CARD.names if name not in wanted]

    def deal(name: str) -> str:
        if name in CARD.names:
            return name
        card = next(card for card in left if card.split("-")[0] == name)
        left.remove(card)
        return card

    for cards, p in zip(table.cards, table.facts["players"], strict=True):
        p["cards"] = [deal(name) for name, count in cards.items() for _ in range(count)]
    row = [deal(name) for name in table.row_cards or []]
    if table.row_is_full:
        for nth in range(len(row), min(ROW, len(row) + len(left))):
            spices = {card.split("-")[0] for card in left}
            turns = [SPICE.names[(nth + k) % 4] for k in range(4)]
            row.append(deal(next(spice for spice in turns if spice in spices)))
    table.facts["row"] = [*row, *[None] * (ROW - len(row))]
    table.facts["pile"] = left


def herd_camels(table: Table) -> None:
    """Camels that somebody must have taken are not on their first places any more."""
    facts = table.facts
    players = facts["players"]
    if "place_camels" not in table.said:
        taken = [place for p in players for place in p["posts"]]
        facts["place_camels"] = [name for name in facts["place_camels"] if name not in taken]
    if "path_camels" not in table.said:
        begun = [p["path"] for p in players]
        facts["path_camels"] = [name for name in facts["path_camels"] if name not in begun]
    count = sum(p["camels"] for p in players) + facts["route_camels"]
    count += len(facts["row_camels"]) + len(facts["camel_market"])
    count += len(facts["path_camels"]) + len(facts["place_camels"])
    count += sum(sum(camels) for camels in facts["queue_camels"].values())
    for name in ("path_camels", "place_camels"):
        while count > CAMELS and facts[name] and name not in table.said:
            facts[name].pop()
            count -= 1


def take_walls(table: Table) -> None:
    """The walls and gates that stand are no longer in the supply."""
    gates = sum(POSITION.read(name) % 5 == MIDDLE for name in table.facts["walls"])
    walls = len(table.facts["walls"]) - gates
    for name, gone, each in (("wall_supply", walls, WALLS_OF_COLOUR), ("gate_supply", gates, 1)):
        for nth, colour in enumerate(COLOUR.names):
            table.facts[name][colour] = each - max(0, min(each, gone - each * nth))
