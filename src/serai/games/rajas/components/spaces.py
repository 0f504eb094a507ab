"""Action spaces of the board and the six chambers."""

from dataclasses import dataclass

from serai.core.data import DataFile, Record
from serai.games.rajas.components.names import (
    AREA_NAMES,
    CHAMBER_NAMES,
    CHAMBER_SPECIALS,
    COLOUR_NAMES,
    COLOURS,
    GOOD_NAMES,
    ROW,
    SEATS,
)
from serai.games.rajas.components.rewards import OPENS_A_CHAMBER, packed_reward, padded


@dataclass(frozen=True)
class Board:
    """The action spaces; all but the balconies by number of seats."""

    quarry: dict[int, list[int]]
    harbour: dict[int, list[int]]
    mixed: dict[int, int]
    front: dict[int, int]
    terrace: dict[int, list[int]]
    balconies: dict[int, list[int]]
    balcony_gives: list[int]


def read_board(file: DataFile) -> Board:
    """§S1, §Q1, §M1-M3, §P1-P3, §H2: the action spaces for two, three and four players."""
    file.only_kinds(
        "quarry", "harbour", "mixed", "single", "front", "terrace", "balconies", "balcony",
        "cover", "total", "value",
    )  # fmt: skip
    board = Board(
        read_costs(file, "quarry"),
        read_costs(file, "harbour"),
        read_space_counts(file, "mixed"),
        read_space_counts(file, "front"),
        read_colour_spaces(file, "terrace", "colours"),
        read_colour_spaces(file, "balconies", "give"),
        read_balcony_gives(file),
    )
    read_single_goods(file)
    check_covers(file, board)
    check_totals(file, board)
    return board


def by_seats(file: DataFile, kind: str, *fields: str) -> dict[int, Record]:
    """The records of a kind, of which there is one for each number of seats."""
    found: dict[int, Record] = {}
    for record in file.listed(kind, [f"{kind}-{seats}" for seats in SEATS]):
        record.only_component("seats", *fields)
        seats = record.whole("seats", SEATS[0], SEATS[-1])
        if record.id != f"{kind}-{seats}":
            record.refuse("seats", seats, "the number at the end of the id")
        found[seats] = record
    return found


def read_costs(file: DataFile, kind: str) -> dict[int, list[int]]:
    """The money that each space costs, in filling order."""
    costs: dict[int, list[int]] = {}
    for seats, record in by_seats(file, kind, "costs").items():
        costs[seats] = record.wholes("costs", 0, 4)
        if not 1 <= len(costs[seats]) <= ROW:
            record.refuse("costs", costs[seats], f"1 to {ROW} spaces")
        if costs[seats] != sorted(costs[seats]):
            record.refuse("costs", costs[seats], "costs that never fall")
    return costs


def read_space_counts(file: DataFile, kind: str) -> dict[int, int]:
    """A number of equal spaces."""
    records = by_seats(file, kind, "spaces")
    return {seats: record.whole("spaces", 1, ROW) for seats, record in records.items()}


def read_colour_spaces(file: DataFile, kind: str, field: str) -> dict[int, list[int]]:
    """Spaces that each belong to a colour."""
    spaces: dict[int, list[int]] = {}
    for seats, record in by_seats(file, kind, field).items():
        spaces[seats] = record.indices(field, COLOUR_NAMES)
        if spaces[seats] != list(range(COLOURS)):
            record.refuse(
                field, record.values[field], "each colour once: " + ", ".join(COLOUR_NAMES)
            )
    return spaces


def read_balcony_gives(file: DataFile) -> list[int]:
    """§P3: which colour each colour is changed into."""
    gives: list[int] = []
    for record in file.listed("balcony", [f"balcony-{colour}" for colour in COLOUR_NAMES]):
        record.only_component("give", "take")
        if record.id != "balcony-" + record.word("give", COLOUR_NAMES):
            record.refuse("give", record.values["give"], "the colour at the end of the id")
        taken = record.index("take", COLOUR_NAMES)
        if taken in gives or taken == len(gives):
            record.refuse("take", record.values["take"], "another colour, each one only once")
        gives.append(taken)
    return gives


def read_single_goods(file: DataFile) -> None:
    """§M2: one space for each good."""
    for record in file.listed("single", [f"single-{good}" for good in GOOD_NAMES]):
        record.only_component("good")
        if record.id != "single-" + record.word("good", GOOD_NAMES):
            record.refuse("good", record.values["good"], "the good at the end of the id")


def check_covers(file: DataFile, board: Board) -> None:
    """§S1: what is not covered on the four-player side is the board for three."""
    for record in file.count("cover", 2):
        record.only_component("area", "hides")
        area = board.quarry if record.word("area", AREA_NAMES) == "quarry" else board.harbour
        hidden = record.wholes("hides", 1, len(area[4]))
        left = [cost for place, cost in enumerate(area[4], start=1) if place not in hidden]
        if left != area[3]:
            allowed = f"places that leave the costs {area[3]} of {area[4]}"
            record.refuse("hides", hidden, allowed)


def check_totals(file: DataFile, board: Board) -> None:
    """The spaces add up to what is known of the whole board."""
    for record in file.of("total"):
        record.only_component("seats", "spaces", "palace")
        seats = record.whole("seats", SEATS[0], SEATS[-1])
        palace = board.front[seats] + len(CHAMBER_NAMES)
        palace += len(board.terrace[seats]) + len(board.balconies[seats])
        market = board.mixed[seats] + len(GOOD_NAMES)
        spaces = palace + market + len(board.quarry[seats]) + len(board.harbour[seats])
        if record.whole("palace", 1, 99) != palace:
            record.refuse("palace", record.values["palace"], f"{palace}, the sum of the records")
        if record.whole("spaces", 1, 99) != spaces:
            record.refuse("spaces", record.values["spaces"], f"{spaces}, the sum of the records")


def read_chambers(file: DataFile) -> list[int]:
    """§P4-P9: two rewards for each of the six chambers; 0 for none."""
    file.only_kinds("chamber", "value")
    rewards: list[int] = []
    for number, record in enumerate(file.listed("chamber", CHAMBER_NAMES), start=1):
        record.only_component("number", "rewards", "special")
        if record.whole("number", 1, len(CHAMBER_NAMES)) != number:
            record.refuse("number", record.values["number"], f"{number} at this place")
        record.word("special", [CHAMBER_SPECIALS[record.id]])
        gains = []
        for reward in record.tables("rewards"):
            gains.append(packed_reward(reward))
            if gains[-1] & 255 in OPENS_A_CHAMBER:  # no visit may lead to the next without end
                reward.refuse("kind", reward.values["kind"], "a reward that opens no chamber")
        if len(gains) > 2:
            record.refuse("rewards", record.values["rewards"], "at most two rewards")
        rewards.extend(padded(gains, 2, 0))
    return rewards
