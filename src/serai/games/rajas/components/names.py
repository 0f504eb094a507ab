"""Names of the components in the order of their numbers, and how many there are of each."""

COLOUR_NAMES = ["blue", "green", "orange", "purple"]
STACK_NAMES = ["snake", "cow", "tiger"]
GOOD_NAMES = ["silk", "tea", "spice"]
BUILDING_NAMES = ["temple", "palace", "fort", "mill"]
ROAD_NAMES = ["straight", "curve", "fork", "cross"]
DIRECTION_NAMES = ["N", "E", "S", "W"]
FIELD_COLOUR_NAMES = ["white", "yellow", "red", "brown"]
TRACK_NAMES = ["fame", "money"]
AREA_NAMES = ["quarry", "harbour"]
CHAMBER_SPECIALS = {
    "mogul": "start_player",
    "dancer": "yield_tile",
    "yogi": "none",
    "raja": "none",
    "builder": "overbuild",
    "portuguese": "sail",
}
CHAMBER_NAMES = list(CHAMBER_SPECIALS)

COLUMN_NAMES = "abcde"
CELL_NAMES = [
    "b1", "d1",
    "a2", "b2", "c2", "d2", "e2",
    "a3", "b3", "c3", "d3", "e3",
    "a4", "b4", "d4", "e4",
]  # fmt: skip
FIELD_NAMES = ["N2", "N4", "NW", "NE", "S", "W2", "E2", "W3", "E3", "W4", "E4"]
TILES_PER_COLOUR = 16
TILE_IDS = [
    f"{letter}{number:02}" for letter in "BGOP" for number in range(1, TILES_PER_COLOUR + 1)
]
GANGA_IDS = [f"R{number}" for number in range(1, 9)]
YIELD_TILE_COUNTS = [8, 9, 6, 7]
YIELD_TILE_IDS = [
    f"{letter}{number}"
    for letter, count in zip("WYDN", YIELD_TILE_COUNTS, strict=True)
    for number in range(1, count + 1)
]

COLOURS = len(COLOUR_NAMES)
FIELD_COLOUR_COUNTS = {"brown": 2}
BONUS_COUNTS = {"fame": 3, "money": 4}
SEATS = (2, 3, 4)
ROW = 8
"""Room per number of seats in the tables of action spaces."""
