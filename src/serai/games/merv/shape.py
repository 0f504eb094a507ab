"""The shape of a view of Merv, see `serai.core.shape`.

Masters are numbered like seats; after them come those without a seat, the Grand Vizier and the
Corrupt Magistrate.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from serai.core import shape

Side = Literal["north", "east", "south", "west"]
Corner = Literal["NW", "NE", "SE", "SW"]


class Now(TypedDict):
    """Points that would be scored if the year, and the game, ended now."""

    palace: int
    buildings: int
    tiles: int
    top: int
    sets: int
    total: int
    """With all that has been scored."""


class PlayerFacts(TypedDict):
    """What one colour has."""

    points: dict[str, int]
    """By source, without those that gave none."""
    favour: int
    influence: int
    camels: int
    scrolls: int
    scrolls_on_contracts: int
    cubes: dict[str, int]
    goods: dict[str, int]
    goods_on_contracts: dict[str, int]
    courtiers: dict[str, int]
    """By hall."""
    posts: list[str]
    path: str | None
    """Of the mosque; null: not chosen yet."""
    steps: int
    cards: list[str]
    achievements: list[str]
    contracts: list[str]
    scoring_tiles: list[str]
    joker_used: bool


class Player(PlayerFacts, shape.Player):
    """A colour with what follows from it."""

    total: int
    """Points so far."""
    ledger: dict[str, int]
    """Points by source, all of them."""
    buildings: int
    """Still to be built."""
    servants: int
    discs: int
    in_danger: int
    """Buildings that the next raid would hit."""
    courtier_price: int | None
    """Cubes for the next courtier; null: no servant is left."""
    hall_values: dict[str, int]
    """What each courtier in a hall would score."""
    hall_favour: dict[str, int]
    """What the next courtier in a hall would bring."""
    lacks: dict[str, dict[str, int]]
    """By open contract what there is too little of: influence, scrolls, common, rare, cubes."""
    spices_allowed: int
    place_in_queue: int
    standing_on: str | None
    now: Now


class Site(TypedDict):
    """What is printed on a site."""

    site: str
    action: str
    colour: str


class Yield(TypedDict):
    """What activating a site of a line would bring."""

    builds: bool
    """A building goes there first."""
    cubes: dict[str, int]
    """To whoever activates it."""
    owner: int | None
    """Somebody else who would get something; null: nobody."""
    shared: dict[str, int]
    """To him."""


class Hit(TypedDict):
    """A building that the next raid would hit, and what would save it."""

    owner: int
    walls: list[str]
    """All of them together."""
    guard: bool
    """Whether a guard would."""
    ransom: list[str]
    """Any one of these cubes."""


class Raid(TypedDict):
    """The next raid as things stand."""

    year: int | None
    """null: none will come."""
    hits: dict[str, Hit]


class Solo(TypedDict):
    """The solo card of this phase, and the turn of the Corrupt Magistrate."""

    magistrate: list[str]
    """Spaces in the order of his search."""
    vizier: list[str]
    actions: list[str]
    """Kinds of sites in the order of his search."""
    reward: str
    points: int
    acted: bool
    """He has had his turn in this phase."""
    space: str | None
    """Where he stands, or would go now; null: he has left it for the queue."""
    site: str | None
    """What he would activate now; null: nothing, or his turn is over."""
    wealth: int | None
    """How strong his action is, or was in this phase; null: nobody remembers."""
    wealth_most: int
    wealth_of_level: int
    """What his level adds in this year."""


class Contract(TypedDict):
    """The open contract of a pile."""

    left: int
    """With those below."""
    contract: str
    influence: int
    """To have."""
    scrolls: int
    common: int
    """Goods to lay."""
    rare: int
    points: int
    reward: str


class FavourWay(TypedDict):
    """What favour instead of the action would bring."""

    favour: int
    influence: int
    points: int


class Help(TypedDict):
    """Something that helps to pay a bill."""

    way: Literal["white", "save", "joker"]
    resource: str | None
    """Cubes that stand for others."""
    achievement: str | None
    """The own tile that allows it."""


class Progress(TypedDict, total=False):
    """What the open question is about; only what is in progress is there."""

    master: int
    activated: str
    favour: FavourWay
    """While favour, a guard or the action is to be chosen."""
    raided: str
    bill: dict[str, int]
    """Cubes still to be paid."""
    helps: list[Help]
    """What may be used for the bill, beside cubes of its colours."""
    chosen: int
    """Cards so far."""
    colour: str
    traded: list[str]
    position: str
    """Of a wall."""
    upgrade: str
    level: int
    """Of an achievement."""
    corner: Corner
    queue: list[int | None]
    """Masters that have stopped, from the front."""
    stops_at: int
    funded: dict[str, int]


class Step(TypedDict):
    """A step of a path of the mosque, as it is printed."""

    cost: list[str]
    reward: str
    points: int


class Gift(TypedDict):
    """What the next to arrive on a step of the mosque gets."""

    reward: str | None
    """What is printed, or what is left of it once that is gone; null: nothing."""
    points: int
    tile: str | None
    """The action of a scoring tile."""
    upgrade: str | None
    """The cube that an upgrade adds."""


class TradePlace(TypedDict):
    """A place of the marketplace."""

    good: str
    is_rare: bool
    price: list[str]


class Spice(TypedDict):
    """What a spice gives, and with which of its cards."""

    reward: str
    cards: list[int]


class Level(TypedDict):
    """The achievements of a level."""

    scroll: int
    """The scroll that brings one."""
    achievements: list[str]
    amounts: dict[str, int]
    """Where it is more than 1."""


class Track(TypedDict):
    """A track with points by space."""

    top: int
    points: dict[str, int]


class Tracks(TypedDict):
    """The two tracks."""

    favour: Track
    influence: Track


class Printed(TypedDict):
    """What stands on the board and never changes."""

    paths: dict[str, list[Step]]
    places: dict[str, TradePlace]
    spices: dict[str, Spice]
    levels: list[Level]
    tracks: Tracks
    influence_for_spices: list[int]
    """Influence that allows 1, 2, … kinds."""
    set_points: list[int]
    wall_price: int
    gate_price: int
    building_points: int
    tile_points: int
    top_points: int


class QueueCamels(TypedDict):
    """Camels at each corner, by place in the queue."""

    NW: list[int]
    NE: list[int]
    SE: list[int]
    SW: list[int]


class Facts(TypedDict):
    """The position, but for the players."""

    year: int
    phase: Side
    turn: int
    order: list[int]
    """Masters from the front of the queue."""
    masters: dict[str, str]
    """Action spaces by master."""
    sites: dict[str, str]
    buildings: dict[str, int]
    guards: dict[str, int]
    upgrades: dict[str, str]
    walls: list[str]
    wall_supply: dict[str, int]
    gate_supply: dict[str, int]
    row: list[str | None]
    """Caravan cards on offer."""
    row_camels: list[str]
    pile: list[str]
    """Caravan cards to come, in unknown order."""
    camel_market_side: str | None
    """Which half of it is used; null: all of it."""
    camel_market: list[str]
    """Spaces with a camel."""
    camel_market_open: bool
    place_camels: list[str]
    path_camels: list[str]
    route_camels: int
    path_tiles: dict[str, str]
    """Scoring tiles still to be won."""
    queue_camels: QueueCamels
    discount: int
    solo_deck: list[str]
    solo_card: str | None


class VizierPlan(TypedDict):
    """The turn of the Grand Vizier in this phase, as far as it is known."""

    acted: bool
    """He has gone to his space in this phase."""
    space: str | None
    """Where he stands, or would go now; null: somebody will choose it, or he has left it."""
    site: str | None
    """Where he would build now; null: nowhere, or somebody will choose it, or it is done."""
    space_by: int | None
    """The seat that chooses his space; null: his card does, or his turn is over."""
    site_by: int | None
    asks: Literal["space", "site"] | None
    """What one of them is asked for now."""


class Official(TypedDict):
    """Somebody who scores without a seat."""

    player: int
    """His number among `players`."""
    seat: int
    """The number by which messages name him."""
    rank: int
    """Place among everybody, as of now."""
    score: int


class MervSeen(Facts, shape.Seen):
    """What the game tells."""

    vizier: int | None
    """His number among the masters; null: he is not here."""
    magistrate: int | None
    vizier_plan: VizierPlan | None
    officials: list[Official]
    city: dict[str, Site]
    raid: Raid
    progress: Progress
    solo: Solo | None
    lines: dict[str, dict[str, Yield]]
    """What the sites of a line would bring whoever is to move, by the action spaces where that
    master may still go in this phase; once there, by that one until a site is chosen."""
    row_in_reach: list[str]
    wall_thanks: dict[str, list[int]]
    """Influence that a wall or gate at a free position would bring each master."""
    contracts: dict[str, Contract]
    goods: dict[str, int]
    white_upgrades: int
    path_gifts: dict[str, list[Gift]]
    """By path, its steps upwards."""
    path_upgrades: list[str]
    achievements: list[str]
    """Still to be had."""
    camel_market_spaces: list[str]
    camels_out: int
    halls: dict[str, str]
    """Colour of each."""
    players: list[Player]
    """Masters; the seats first, then those without one."""
    printed: Printed


class MervView(shape.Setting, MervSeen):
    """What a seat sees of Merv."""
