"""The box, the lines of the city and the camels at the start."""

from dataclasses import dataclass

from serai.core.data import DataFile
from serai.games.merv.components.names import (
    ACHIEVEMENT_IDS,
    ACTION_NAMES,
    COLOUR_NAMES,
    COLOURS,
    CONTRACT_IDS,
    PATHS,
    PLACE_NAMES,
    POSITION_NAMES,
    SCORING_TILES,
    SEATS,
    SIDE,
    SIDE_LETTERS,
    SITE_NAMES,
    SOLO_CARDS,
)
from serai.games.merv.components.numbers import MOST, bits, numbered, read_numbers

SORTS = ("wood", "cards", "tiles", "tokens")
PIECES = {
    "year_marker": 1,
    "wall_pieces": len(POSITION_NAMES),
    "camel_pieces": None,
    "building_pieces": None,
    "disc_pieces": None,
    "cubes": None,
    "master_pieces": len(SEATS),
    "servant_pieces": None,
    "caravan_cards": None,
    "contract_cards": len(CONTRACT_IDS),
    "solo_cards": SOLO_CARDS,
    "site_tiles": len(SITE_NAMES),
    "market_tile": 1,
    "achievement_tiles": len(ACHIEVEMENT_IDS),
    "upgrade_tiles": None,
    "scoring_tiles": SCORING_TILES,
    "scroll_tokens": None,
    "goods_tokens": None,
}
"""The pieces of the box; a number where the rules can play with no other."""
SHARES = {
    "buildings": ("building_pieces", len(SEATS), 24),
    "servants": ("servant_pieces", len(SEATS), MOST - 1),
    "discs": ("disc_pieces", len(SEATS), 12),
    "goods_of_kind": ("goods_tokens", len(PLACE_NAMES), MOST),
}
"""What everybody, or each kind, has of the pieces: their id, how many share them, and at most."""
HIT = 2
"""Sites of a line that a raid hits and a wall protects."""
TRACK_DISCS = 4
"""Discs for points, favour, influence and the mosque; the others are trading posts."""


@dataclass(frozen=True)
class Board:
    """Camels on the row of cards at the start, by number of players (from 0); single numbers."""

    start_camels: list[int]
    numbers: dict[str, int]


def read_board(file: DataFile) -> Board:
    """§S2, §S8, §S9, §Y1, §R1: the pieces of the box, what follows from them, and sizes."""
    file.only_kinds("box", "piece", "start", "value")
    pieces = read_pieces(file)
    numbers = read_numbers(file, {"years": (1, 9), "raid_from": (1, 9), "row": (1, MOST)})
    for name, (piece, sharing, most) in SHARES.items():
        numbers[name], rest = divmod(pieces[piece], sharing)
        if rest or numbers[name] > most:
            allowed = f"as many for each of {sharing}, at most {most}"
            file.record("piece", piece).refuse("count", pieces[piece], allowed)
    numbers["posts"] = numbers["discs"] - TRACK_DISCS
    if numbers["posts"] < 0:
        allowed = f"at least {TRACK_DISCS * SHARES['discs'][1]}"
        file.record("piece", "disc_pieces").refuse("count", pieces["disc_pieces"], allowed)
    numbers["camels"] = pieces["camel_pieces"]
    numbers["cards"] = pieces["caravan_cards"]
    numbers["upgrades"] = pieces["upgrade_tiles"]
    camels = [0]
    laid = PATHS + len(PLACE_NAMES) // 2
    most = min(numbers["row"], numbers["camels"] - laid)
    for seats, record in enumerate(file.listed("start", [f"camels-{n}" for n in SEATS]), start=1):
        record.only_component("players", "camels")
        numbered(record, "players", seats)
        camels.append(record.whole("camels", camels[-1], most))
    return Board(camels, numbers)


def read_pieces(file: DataFile) -> dict[str, int]:
    """The contents of the box by id; they must add up to what the box says of each sort."""
    pieces: dict[str, int] = {}
    found = dict.fromkeys(SORTS, 0)
    for record in file.listed("piece", list(PIECES)):
        record.only_component("sort", "count")
        pieces[record.id] = record.whole("count", 1, 60)
        if PIECES[record.id] not in (None, pieces[record.id]):
            record.refuse("count", pieces[record.id], f"{PIECES[record.id]}; the rules need them")
        found[record.word("sort", SORTS)] += pieces[record.id]
    for record in file.listed("box", SORTS):
        record.only_component("count")
        count = record.whole("count", 1, 999)
        if count != found[record.id]:
            record.refuse("count", count, f"{found[record.id]} in all")
    return pieces


@dataclass(frozen=True)
class Sites:
    """By site: its action and its colour."""

    action: list[int]
    colour: list[int]


def read_sites(file: DataFile) -> Sites:
    """§S3: every action once in every colour."""
    file.only_kinds("site")
    sites = Sites([], [])
    for place, record in enumerate(file.listed("site", SITE_NAMES)):
        record.only_component("action", "colour")
        sites.action.append(record.index("action", ACTION_NAMES))
        sites.colour.append(record.index("colour", COLOUR_NAMES[:COLOURS]))
        if sites.action[-1] != place // COLOURS:
            record.refuse("action", record.values["action"], "the action in the id")
        if sites.colour[-1] != place % COLOURS:
            record.refuse("colour", record.values["colour"], "the colour in the id")
    return sites


@dataclass(frozen=True)
class Lines:
    """The city by its geometry: cells of each line, and which walls protect which cells."""

    cell: list[int]
    guarded: list[int]
    needs: list[int]


def line(position: int) -> list[int]:
    """The cells behind an action space, from its side inwards."""
    side, k = divmod(position, SIDE)
    last = SIDE - 1
    if side == 0:
        return [row * SIDE + k for row in range(SIDE)]
    if side == 1:
        return [k * SIDE + last - step for step in range(SIDE)]
    if side == 2:
        return [(last - step) * SIDE + last - k for step in range(SIDE)]
    return [(last - k) * SIDE + step for step in range(SIDE)]


def lay_lines() -> Lines:
    """§T3, §W4, §W6: spaces clockwise from the north-west corner, cells row by row from there."""
    lines = [line(position) for position in range(len(SIDE_LETTERS) * SIDE)]
    guarded = [bits(cells[:HIT]) for cells in lines]
    needs = [
        bits([position for position, cells in enumerate(guarded) if cells >> cell & 1])
        for cell in range(SIDE * SIDE)
    ]
    return Lines([cell for cells in lines for cell in cells], guarded, needs)
