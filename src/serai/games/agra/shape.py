"""The shape of a view of Agra, see `serai.core.shape`."""

from __future__ import annotations

from typing import Literal, TypedDict

from serai.core import shape


class Worker(TypedDict):
    """A worker on an action space."""

    seat: int
    posture: Literal["standing", "lying"]


class Token(TypedDict):
    """A price token that lies on a good."""

    good: str
    value: int


class Delivery(TypedDict):
    """Who has delivered a good to a notable, with how many markers."""

    seat: int
    markers: int


class GuildOrders(TypedDict):
    """The orders of a guild by row, from 1."""

    marked: int | None
    """The open one; null: all are done."""
    fulfilled: dict[str, str]
    """Seat by row, or neutral."""


class Deliveries(TypedDict):
    """A sailor at work."""

    seat: int
    left: int
    """Goods that may still be delivered; an order takes `printed.numbers.order_deliveries`."""
    paid: int
    """Deliveries that a fare has paid for; those that are not made come back as rupees."""
    may_order: bool
    """The one order of a guild is still to be had."""


class Trade(TypedDict):
    """A trader at work."""

    seat: int
    given: int
    """Goods given so far, of `printed.numbers.trade_most`."""
    taken: int
    worth: int
    """What was given, less what was taken for it."""
    left: int
    """What the goods still to be taken are worth together; below 0: more must be given."""
    exact: bool
    """Neither more nor less may be taken."""
    token_moved: bool


class NotableBonus(TypedDict):
    """Rupees for each good of this kind that the owner delivers."""

    good: str
    rupees: int


class Notable(TypedDict):
    """What stands on a notable."""

    level: int
    guild: str
    goods: list[str]
    ability: str
    """A message that says what the contract gives, as was agreed on for this table."""
    bonus: NotableBonus | None
    leads: int | None
    """Who would get the contract if all goods were there now; null: nobody has delivered."""
    pays: int
    """Rupees for the next delivery, without bonuses."""


class Prospect(TypedDict):
    """What a notable at the river has for whoever looks."""

    missing: list[str]
    """Goods that are still ordered and that one does not have."""
    held: list[str]
    """Goods that are still ordered and that one has."""
    pays: int
    """Rupees for delivering all that one has of them, bonuses included, as things stand; beyond
    `reach` only once the boat is there."""
    at_end: int
    """What the end would pay more with the contract, as things stand."""


class Cost(TypedDict):
    """What a favour action costs: favour to have, favour to spend."""

    have: int
    spend: int


class Reward(TypedDict):
    """What an order of a guild pays at one’s step of influence."""

    rupees: int
    leads: bool
    pays: int | None
    """null: no order without influence."""
    missing: list[str]
    """Goods of the marked order that one does not have."""


class Ending(TypedDict):
    """Rupees that would be paid if the game ended now."""

    notables: dict[str, int]
    guilds: dict[str, int]
    stone: int
    covers: int
    akbar: int
    total: int


class Used(TypedDict):
    """What has been used in this turn."""

    actions: list[str]
    luxuries: list[str]
    notables: list[str]
    oil_curry: bool


class PlayerFacts(TypedDict):
    """What a player has, but for the bag."""

    goods: dict[str, int]
    favour: int
    workers: int
    """In the supply."""
    sheltered: int
    """Workers with the Cook."""
    farmers: list[str]
    covers: list[str]
    """Squares that are still covered."""
    stone: int
    """Space of the meditation stone, from 1."""
    influence: dict[str, int]
    tiles: list[str]
    """Favour tiles."""
    building_bonuses: list[str]
    contracts: list[str]
    french: list[int]
    """Values, or places, of the goods on the French Trader."""
    used: Used


class Player(PlayerFacts, shape.Player):
    """A court with what follows from it."""

    rupees: int | None
    """null: in a bag that nobody else may look into."""
    ledger: dict[str, int] | None
    """Rupees by source; null: hidden."""
    supply: int
    """Markers left."""
    standing: int
    lying: int
    yields: dict[str, int]
    """What each production building would bring, with what own contracts add."""
    points_next: int
    """Meditation points for the next worker that is laid down."""
    order_rupees: dict[str, Reward]
    at_the_end: Ending


class EndTrigger(TypedDict):
    """One of the things that bring the last round."""

    kind: Literal["contract", "track", "orders"]
    guild: str | None
    """Whose track, or whose orders."""
    left: int
    """Deliveries to the notable of the last level that lacks fewest, steps of who is ahead, or
    orders; 0: it has happened."""


class TrackStep(TypedDict):
    """A step of influence."""

    rupees: int
    """What an order pays."""
    favour: int
    """Gained on reaching it."""


class StoneSpace(TypedDict):
    """A space of the meditation stone."""

    points: int
    cost: list[str]
    """Goods that bring the stone here."""


class Pier(TypedDict):
    """The boat leaves a pier after so many contracts of a level; 0: it stays."""

    level: int
    need: int


class BuildingBonus(TypedDict):
    """A bonus tile for a new building."""

    level: int
    rupees: int
    favour: int
    guild: str | None
    """A step of influence."""
    covers: int
    """Covers to take off the farm."""


class Numbers(TypedDict):
    """Costs and gains that are printed, or known by everybody at the table."""

    peon_rupees: int
    merchant_favour: int
    merchant_rupees: int
    kicked_favour: int
    """For who is sent home standing."""
    kicked_favour_high: int
    follow_favour: int
    process_most: int
    mixed_bonus: int
    trade_most: int
    trade_loss: int
    free_deliveries: int
    order_deliveries: int
    unused_rupees: int
    """For each paid delivery that is not made."""
    double_rupees: int
    botanist_actions: int
    botanist_farmers: int
    order_less: int
    """So much less pays an order to who does not lead."""
    guild_first: int
    guild_second: int
    guild_tied: int
    cover_rupees: int
    last_space_rupees: int
    tile_slots: int
    open_tiles: int
    markers: int
    """Everybody has so many."""


class Printed(TypedDict):
    """What never changes and must be seen beside the pieces."""

    values: dict[str, int]
    made_from: dict[str, str]
    materials: dict[str, int]
    """Building values."""
    characters: list[str]
    court_actions: list[str]
    """Favour actions that everybody has."""
    bonus_levels: dict[str, int]
    bonuses: dict[str, BuildingBonus]
    bowls: list[str]
    orders: dict[str, list[list[str]]]
    """The two goods of each row."""
    track: list[TrackStep]
    stone: list[StoneSpace]
    corners: list[str]
    """Goods at the corners of the farm."""
    side: int
    """Squares of a side of the farm."""
    piers: list[Pier]
    meditation: dict[str, int | None]
    """Points of each action of a meditation; null: the value of the good."""
    akbar: list[int]
    """Rupees at the end, by number of gifts."""
    numbers: Numbers


class Facts(TypedDict):
    """The position, but for the players."""

    round: int
    last_round: int | None
    """Once it is known."""
    start: int
    turn: int
    phase: Literal["none", "meditation", "action", "order"]
    points: int
    """Meditation points to spend."""
    points_spent: bool
    free_peon: bool
    served: list[str]
    """Notables that the turn has delivered to."""
    guest_served: list[str]
    blocked: str
    """The action of meditation under the marker."""
    board: dict[str, Worker]
    coins: dict[str, int]
    built: list[str]
    merchant: str
    builder: str | None
    tokens: dict[str, Token]
    pier: int
    completed: dict[str, int]
    """Contracts by level."""
    river: dict[str, dict[str, Delivery]]
    """Goods delivered to each open notable."""
    bowls: dict[str, str]
    orders: dict[str, GuildOrders]
    building_bonuses: list[str]
    display: list[str]
    pile: list[str]


class AgraSeen(Facts, shape.Seen):
    """What the game tells."""

    values: dict[str, int]
    """Of goods, price tokens included."""
    order_limit: int
    reach: int
    """Highest level of notables that can be delivered to."""
    open_orders: dict[str, list[str] | None]
    notables: dict[str, Notable]
    prospects: dict[str, Prospect]
    """Of the notables at the river, for whoever looks; none for a spectator."""
    costs: dict[str, int]
    """Building values of the sites."""
    token_sides: dict[str, tuple[int, int]]
    token_values: dict[str, dict[str, list[int]]]
    """What each price token could make of the goods, as long as somebody may move one."""
    actions: dict[str, Cost]
    deliveries: Deliveries | None
    trade: Trade | None
    end_triggers: list[EndTrigger]
    players: list[Player]
    printed: Printed


class View(shape.Setting, AgraSeen):
    """What a seat sees of Agra."""
