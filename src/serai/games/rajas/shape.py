"""The shape of a view of Rajas of the Ganges, see `serai.core.shape`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from serai.core import shape


class Reward(TypedDict):
    """A printed gain."""

    kind: str
    n: NotRequired[int]
    colour: NotRequired[str]
    """Of dice for karma; any: one's own choice."""
    colours: NotRequired[list[str]]
    """One die of each."""


class TileMarket(TypedDict):
    """A market on a province tile."""

    good: str
    value: int


class TileTold(TypedDict):
    """A province tile."""

    colour: str
    """Of the dice that pay it."""
    price: int
    """In pips."""
    road: str
    """Its shape."""
    buildings: list[str]
    markets: list[TileMarket]


class YieldTile(TypedDict):
    """A yield tile: where it may lie, and what it pays."""

    hue: str
    reward: Reward


class Hand(TypedDict):
    """A province tile that has been chosen and is not laid yet."""

    seat: int
    tile: str
    roads: list[str]
    """All ways to turn it, as the sides to which its roads lead."""
    cell: str | None
    """The only square for it, which it will cover; null: any that is open."""


class Built(TypedDict):
    """A tile in a province."""

    tile: str
    roads: str
    overbuilt: bool


class Markets(TypedDict):
    """Markets of one good, and what all of them would bring."""

    count: int
    value: int


class Earned(TypedDict):
    """What came from one source."""

    money: int
    fame: int
    paid: int
    """Money that went there."""


class PlayerFacts(TypedDict):
    """What a player has."""

    money: int
    fame: int
    karma: int
    boat: int
    """Space on the river."""
    workers: int
    ready: int
    """Workers that are still to be placed."""
    waiting: list[str]
    """Workers still to be won."""
    bonus: int
    """Bonus fields of the money track that are behind."""
    due: list[str]
    """Bonuses still to be paid."""
    levels: dict[str, int]
    """Fame for each kind of building."""
    fresh: str | None
    """The building whose new level counts from the next turn on."""
    dice: dict[str, list[int]]
    """Pips by colour."""
    province: dict[str, Built]
    connected: list[str]
    """Fields at the border that roads have reached."""
    jewels: dict[str, str]
    """Yield tiles by field."""
    covered_curves: int
    mixed: int
    """Visits to the mixed market in this round."""
    missed: int
    """Passes without a worker in this round."""
    met: int
    """The how many-th whose markers have met; 0: not yet."""


class PlayerView(PlayerFacts, shape.Player):
    """A player, with what follows from it."""

    side: str
    """Of the province board."""
    hands: int
    """Kali’s hands: most dice that can be held."""
    margin: int
    """Fame beyond the meeting of the markers; below 0: missing."""
    opposite: int
    """The field of fame beside one’s money."""
    markets: dict[str, Markets]
    open: list[str]
    """Squares to which a road leads."""
    fields: dict[str, Reward]
    """What each field at the border pays, its yield tile included."""
    ledger: dict[str, Earned] | None
    """Money and fame by source, each a message source-KIND: quarry, market:silk, chamber:raja, …;
    null: nobody remembers the game from its beginning."""


class Spaces(TypedDict):
    """Workers on the board by seat; rows are filled from the left."""

    quarry: list[int]
    harbour: list[int]
    mixed: list[int]
    front: list[int]
    market: dict[str, int]
    terrace: dict[str, int]
    balcony: dict[str, int]
    chambers: dict[str, int]


class Stack(TypedDict):
    """A stack of the quarry."""

    top: str | None
    below: list[str]
    """In unknown order."""


class Costs(TypedDict):
    """Money of the spaces that are still free, from the left."""

    quarry: list[int]
    harbour: list[int]


class Bonus(TypedDict):
    """A bonus field."""

    track: Literal["fame", "money"]
    at: int
    beside: int
    """The field of fame that lies beside it."""
    reward: Reward


class Beside(TypedDict):
    """A field of a track, and the field of fame beside it."""

    at: int
    beside: int


class At(TypedDict):
    """A space of the river."""

    at: int


class WorkerFields(TypedDict):
    """Where further workers are won."""

    fame: Beside
    money: Beside
    bridge: At


class PrintedSpaces(TypedDict):
    """How many spaces there are with so many players."""

    mixed: int
    front: int


Place = tuple[int, int]  # column and row; the first square is at 1, 1


class ProvinceBoard(TypedDict):
    """Where things lie, by column and row."""

    columns: int
    rows: int
    squares: dict[str, Place]
    residence: Place
    roads: str
    """Sides of the residence to which a road leads."""
    fields: dict[str, Place]
    hues: dict[str, str]


class Printed(TypedDict):
    """What never changes during a game with this number of players."""

    spaces: PrintedSpaces
    balcony: dict[str, str]
    """Colour taken by colour given."""
    balcony_dice: int
    chambers: dict[str, list[Reward]]
    portuguese: int
    """Spaces that the Portuguese sails."""
    front_money: int
    harbour_pips: int
    """Most pips of a die for the harbour."""
    fame_length: int
    crossing: int
    """Fame and the field of fame beside the money make this where the markers meet."""
    karma: int
    """Most that can be held."""
    workers: WorkerFields
    bonuses: dict[str, Bonus]
    province: ProvinceBoard


Pass = TypedDict("Pass", {"pass": int})  # no name for a field in a class


class Facts(Pass):
    """The position, but for the players."""

    round: int
    placed: int
    """Workers placed in this pass."""
    start: int
    turn: int
    mogul: int | None
    """The guest of the Great Mogul, who starts the next round."""
    board: Spaces
    stacks: dict[str, Stack]
    river: dict[str, str]
    """Ganga tiles by space."""
    set_aside: list[str]
    """White yield tiles that have been drawn."""
    display: list[str]
    """Yield tiles to choose from."""


class RajasSeen(Facts, shape.Seen):
    """What the game tells."""

    supply: dict[str, int]
    """Dice by colour."""
    next_start: int
    """The seat that starts the next round, as of now."""
    costs: Costs
    river_rewards: list[Reward]
    """From space 1 on, Ganga tiles included."""
    hand: Hand | None
    jewel: str | None
    """A yield tile that has been drawn and is not laid yet."""
    players: list[PlayerView]
    tiles: dict[str, TileTold]
    """All province tiles that lie face up."""
    yield_tiles: dict[str, YieldTile]
    printed: Printed
    brings_nothing: list[str]
    """Offered moves that would only block a space."""


class RajasView(shape.Setting, RajasSeen):
    """What a seat sees of Rajas of the Ganges."""
