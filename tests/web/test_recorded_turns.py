"""Turns of recorded games of Agra, made again by touching the board: how many clicks they take.

Every turn is made to its end, also after a part of it was confirmed. Every kind of action is really
made: with SERAI_BROWSER_LONG=1 three times at least, in thirty turns; every day once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

from serai.games.agra import components
from serai.table import transcript
from tests.golden import files
from tests.web.conftest import LONG, Person
from tests.web.desk import events, new_table
from tests.web.recorded import games_of
from tests.web.touch import Look, Mouse, Touch, look, touch, watched
from tests.web.wire import Frame, state_of

TURNS, EACH = (30, 3) if LONG else (0, 1)
LONGEST = 60  # clicks of a turn, after which it goes round in circles
BASIC = [
    name
    for name, source in zip(components.GOOD_NAMES, components.GOODS.source, strict=True)
    if source < 0
]
CHARACTERS = ("architect", "sailor", "trader", "botanist")
KINDS = (*CHARACTERS, "producing", "processing", "meditation", "orders")
AT_A_PLACE, IN_THE_TRAY = 4, 10  # rows at most

ROWS = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility()).length"""


class Turn(NamedTuple):
    """A turn of seat 0: the game before it, and its moves."""

    before: str
    seats: int
    moves: list[str]

    @property
    def kinds(self) -> set[str]:
        return {kind for move in self.moves if (kind := kind_of(move))}


def kind_of(move: str) -> str:
    verb, _, what = move.partition(" ")
    match verb:
        case "place" if what in CHARACTERS:
            return what
        case "place":
            return "producing" if what in BASIC else "processing"
        case "lay":
            return "meditation"
        case "order":
            return "orders"
        case _:
            return ""


def turns_of(text: str) -> Iterator[Turn]:
    """The turns of seat 0 in a recorded game."""
    whose: tuple[int, int] | None = None
    before, played = "", 0
    moves: list[str] = []
    for match in transcript.steps(files.all_games(), text):
        made = match.moves_played()
        if whose and whose[0] == 0:
            moves += [match.notation(move) for seat, move in made[played:] if seat == 0]
        played = len(made)
        now = (match.state.turn, match.view(None)["round"])
        if now != whose:
            if moves:
                yield Turn(before, match.seats, moves)
            whose, moves = now, []
            before = match.transcript()


def next_touch(
    seen: Look, offer: dict[str, Any], offers: list[dict[str, Any]], touched: list[str]
) -> Touch:
    """What somebody does who wants this move: touch what says just that, else its next place."""
    if seen.covered and offer["move"] in seen.rows:
        return Touch("row", offer["move"])
    reached = [place for place, point in seen.places if point is not None]
    leading = [
        place
        for place in (*offer["places"], *offer["ways"])
        if place in reached and place not in touched
    ]
    if not leading:
        return Touch("row", offer["move"])

    def just_that(place: str) -> bool:
        return [one for one in offers if place in (*one["places"], *one["ways"])] == [offer]

    return Touch("place", next(filter(just_that, leading), leading[0]))


def rows(page: Page, selector: str) -> int:
    found: int = page.evaluate(ROWS, selector)
    return found


def moves_made(state: Frame, moved: list[dict[str, Any]]) -> list[str]:
    """What seat 0 has chosen in this turn: what is part of the game, and what is still a draft."""
    told = [one for event in moved for one in event["sentences"]]
    told += state["draft"]["steps"] if state["draft"] else []
    return [
        one["move"]
        for one in told
        if one["seat"] == 0 and one["move"] and not one["forced"] and not one["chance"]
    ]


def wanted_next(offers: list[dict[str, Any]], left: list[str]) -> dict[str, Any]:
    """What was recorded, if it is still possible: dice and rivals may have decided otherwise. Else
    whatever leads on."""
    by_move = {one["move"]: one for one in offers}
    for move in left:
        if move in by_move:
            return by_move[move]
    return next((one for one in offers if one["idle"]), offers[0])


def asks_more(seen: Look, offer: dict[str, Any], offers: list[dict[str, Any]]) -> bool:
    """Whether the rows differ in what no place can say: to choose one of them decides something."""
    alike = [
        one
        for one in offers
        if one["move"] in seen.rows and sorted(one["places"]) == sorted(offer["places"])
    ]
    return len(alike) > 1


class Made(NamedTuple):
    """A turn that was made on the board."""

    moves: list[str]
    clicks: list[str]
    decided: int

    @property
    def kinds(self) -> set[str]:
        return {kind for move in self.moves if (kind := kind_of(move))}


def made_again(person: Person, turn: Turn) -> Made:
    """Make a turn to its end, as far as possible as it was recorded."""
    rivals = ["random"] * (turn.seats - 1)
    table = new_table(person, "agra", "me", *rivals, transcript=turn.before)["table"]
    page = person.page(f"/t/{table}")
    page.locator(".stage[data-whole=true]").wait_for()  # what is not drawn yet is not offered yet
    view = state_of(person, table)["view"]
    first = (view["turn"], view["round"])
    before = len(events(page, "moved"))  # what led to this turn is told as well
    clicks: list[str] = []
    decided = 0
    touched: list[str] = []
    asked: tuple[int, int] | None = None
    mark = ""
    for _ in range(LONGEST):
        seen = look(page, mark)
        state = state_of(person, table)
        moved = events(page, "moved")[before:]
        begun = state["draft"] is not None and state["draft"]["steps"]
        now = (state["view"]["turn"], state["view"]["round"])
        if any(one["turn"] != 0 for one in moved) or (now != first and not begun):
            break  # also if the next turn is of the same seat, in another round
        assert rows(page, ".beside .row[data-move]") <= AT_A_PLACE
        assert rows(page, ".tray .row[data-move]") <= IN_THE_TRAY
        mark = seen.mark
        if seen.confirm:
            touch(page, Mouse(), seen, Touch("confirm", ""))
            clicks.append("Confirm")
            continue
        if state["draft"] is None:  # somebody else is asked
            continue
        made = moves_made(state, moved)
        left = [move for move in turn.moves if move not in made]
        offer = wanted_next(state["offers"], left)
        if asked != (state["seq"], state["rev"]):
            asked = (state["seq"], state["rev"])
            touched = []
            decided += max(1, len(offer["places"]))
        what = next_touch(seen, offer, state["offers"], touched)
        decided += what.kind == "row" and asks_more(seen, offer, state["offers"])
        touched.append(what.what)
        touch(page, Mouse(), seen, what)
        clicks.append(what.what)
    else:
        raise AssertionError(f"{turn.moves} never ends")
    made = moves_made({"draft": None}, [one for one in moved if one["turn"] == 0])
    page.close()
    return Made(made, clicks, decided)


def all_turns() -> Iterator[Turn]:
    for text in games_of("agra").values():
        yield from turns_of(text)


def test_clicks_of_recorded_turns(
    person: Person, record_property: Callable[[str, object], None]
) -> None:
    """At most one more than there was to decide; few rows at a place and in the tray."""
    watched(person)
    found: list[Made] = []
    counted: Counter[str] = Counter()  # of what was really made
    for turn in all_turns():
        lacking = {kind for kind in KINDS if counted[kind] < EACH}
        if not lacking and len(found) >= TURNS:
            break
        if lacking and not lacking & turn.kinds:
            continue
        found.append(made_again(person, turn))
        counted.update(found[-1].kinds)
    record_property("turns of each kind", dict(counted))
    record_property("clicks/decisions by turn", " ".join(f"{len(a)}/{b}" for _, a, b in found))
    assert [kind for kind in KINDS if counted[kind] < EACH] == []
    assert len(found) >= TURNS
    over = [
        f"{len(clicks)} clicks for {decided} decisions: {moves} by {clicks}"
        for moves, clicks, decided in found
        if len(clicks) > decided + 1
    ]
    assert over == []
    assert person.complaints == []
