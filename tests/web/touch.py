"""Playing by touching the board: what is offered on it, and hands of several kinds that touch it.

All of them see the same: places that glow, rows of the small chooser and of the tray, Confirm. The
list of moves is never opened, and the page itself keeps watch over that.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Error, Page

from tests.web.conftest import PATIENCE, Person
from tests.web.desk import MOST_STEPS

A_MOMENT = 400  # milliseconds
OFTEN = 60  # milliseconds between two looks: every frame would keep the browser drawing
LOST = 3_000  # milliseconds after which a touch has come to nothing
ROW = ".stage .row[data-move]"
DETOUR = ("wheel:", "anytime@")  # places that only help to find what there is to do

# Remembers for ever that the list of moves was there.
WATCH = """
new MutationObserver(() => {
  if (document.querySelector('button.move')) window.listed = true;
}).observe(document, { subtree: true, childList: true });
"""

# What can be done on the board now; null while there is nothing, or only what was known before.
LOOK = """
([mark, anyhow]) => {
  const stage = document.querySelector('.stage');
  const seen = (one) => one.checkVisibility();
  const over = document.querySelector('.result') !== null;
  if (!over && (!stage || stage.ariaBusy === 'true')) return null;
  const confirm = document.querySelector('#confirm[aria-disabled=false]') !== null;
  const rows = [...document.querySelectorAll('ROW')].filter(seen).map((one) => one.dataset.move);
  const ids = new Map();
  for (const one of stage?.querySelectorAll('[data-place].offered') ?? []) {
    if (seen(one) && !ids.has(one.dataset.place)) ids.set(one.dataset.place, one);
  }
  if (!over && !confirm && !rows.length && !ids.size) return null;
  const chosen = [...document.querySelectorAll('.chosen')].map(
    (one) => one.closest('[data-place]').dataset.place);
  const said = document.querySelector('.prompt h2')?.textContent;
  const tray = document.querySelector('.stage .tray, .stage .sheet')?.textContent;
  const now = JSON.stringify([over, confirm, rows, [...ids.keys()], chosen, said, tray]);
  // Rows at a place appear, and take the focus, when it is known what they bring.
  const opens = [...document.querySelectorAll('.beside .rows')].some(
    (one) => !one.querySelector('.row'));
  if ((now === mark || opens) && !anyhow) return null;
  // A point of each place where a click would reach it: in its ring, or anywhere on it.
  const reached = (x, y, id) =>
    document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place === id;
  const pointOf = (id, place) => {
    for (const part of [place.querySelector('.ring'), place.querySelector('.hit')]) {
      if (!part) continue;
      const { left, top, width, height } = part.getBoundingClientRect();
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const [x, y] = [left + along * width, top + down * height];
          if (reached(x, y, id)) return [x, y];
        }
      }
    }
    return null;
  };
  const places = [...ids].map(([id, one]) => [id, pointOf(id, one)]);
  const turns = document.querySelector('.turns') !== null;
  const covered = document.querySelector('.beside:not(.through)') !== null;
  const narrow = stage?.classList.contains('narrow') ?? false;
  return { mark: now, over, confirm, rows, places, turns, covered, narrow };
}
""".replace("ROW", ROW)


class Look(NamedTuple):
    """What a player sees who looks at the board."""

    mark: str
    over: bool
    confirm: bool
    rows: list[str]
    places: list[tuple[str, tuple[float, float] | None]]  # with a point where it can be clicked
    turns: bool  # a tile waits that can be turned
    covered: bool  # something stands over a part of the board
    narrow: bool  # a part of the board may be out of sight


def look(page: Page, mark: str = "") -> Look:
    """Wait until there is something else to do than at that mark; go on if there never is."""
    try:
        found: Any = page.wait_for_function(
            LOOK, arg=[mark, False], polling=OFTEN, timeout=LOST if mark else PATIENCE
        )
    except Error:
        found = page.wait_for_function(LOOK, arg=[mark, True])
    seen = Look(**found.json_value())
    if out_of_reach(seen):  # perhaps something only passed by
        page.wait_for_timeout(A_MOMENT)
        seen = Look(**page.wait_for_function(LOOK, arg=[mark, True]).json_value())
    return seen


def out_of_reach(seen: Look) -> list[str]:
    """Places that are offered and that no click could reach."""
    if seen.covered or seen.narrow:
        return []
    return [place for place, point in seen.places if point is None]


def straight(seen: Look) -> Look:
    """What is left for somebody who neither looks around first nor has second thoughts."""
    places = [one for one in seen.places if not one[0].startswith(DETOUR)]
    return seen._replace(places=[] if seen.covered and seen.rows else places)


class Hand(Protocol):
    """Somebody who can touch what they see."""

    def place(self, page: Page, seen: Look, place: str) -> None: ...
    def row(self, page: Page, move: str) -> None: ...
    def turn(self, page: Page) -> None: ...
    def confirm(self, page: Page) -> None: ...
    def uncover(self, page: Page) -> None: ...


class Touch(NamedTuple):
    """One thing that was done."""

    kind: str  # place, row, turn, confirm, uncover
    what: str


def watched(person: Person) -> None:
    """From now on every page of this person notices if the list of moves is opened."""
    person.context.add_init_script(WATCH)


def never_listed(page: Page) -> bool:
    return page.evaluate("window.listed !== true") is True


def choose(seen: Look, luck: Random) -> Touch:
    """Something, but what waits is confirmed, now and then turned before."""
    if seen.confirm:
        return Touch("turn", "") if seen.turns and luck.random() < 0.4 else Touch("confirm", "")
    hidden = out_of_reach(seen)
    assert hidden == [], "offered, but out of reach"
    places = [Touch("place", place) for place, point in seen.places if point is not None]
    rows = [Touch("row", move) for move in seen.rows]
    return luck.choice([*places, *rows] or [Touch("uncover", "")])


def touch(page: Page, hand: Hand, seen: Look, what: Touch) -> None:
    match what.kind:
        case "place":
            hand.place(page, seen, what.what)
        case "row":
            hand.row(page, what.what)
        case "turn":
            hand.turn(page)
        case "uncover":
            hand.uncover(page)
        case _:
            hand.confirm(page)


def play_by_touch(
    page: Page,
    luck: Random,
    hand: Hand,
    told: Callable[[Touch], None] = lambda one: None,
    most: int = MOST_STEPS,
) -> int:
    """Touch until the game is over, or so often; how often that was."""
    mark = ""
    for count in range(most):
        seen = look(page, mark)
        if seen.over:
            return count
        what = choose(seen, luck)
        told(what)
        touch(page, hand, seen, what)
        mark = seen.mark
    assert most < MOST_STEPS, "the game does not end"
    return most


def play_until(page: Page, selector: str, most: int = 150) -> None:
    """Play until something like this is on the screen."""
    luck = Random(2)
    mark = ""
    for _ in range(most):
        if page.locator(selector).first.is_visible():
            return
        seen = look(page, mark)
        assert not seen.over, f"the game is over, and there was no {selector}"
        touch(page, Mouse(), seen, choose(seen, luck))
        mark = seen.mark
        page.wait_for_timeout(50)
    raise AssertionError(f"there is no {selector}")


# --- hands ---


class Mouse:
    """Points and clicks."""

    def place(self, page: Page, seen: Look, place: str) -> None:
        point = dict(seen.places)[place]
        assert point is not None
        page.mouse.click(*point)

    def row(self, page: Page, move: str) -> None:
        page.locator(f'{ROW}[data-move="{move}"]').first.click()

    def turn(self, page: Page) -> None:
        page.locator(".turns button").last.click()

    def confirm(self, page: Page) -> None:
        page.locator("#confirm").click()

    def uncover(self, page: Page) -> None:
        """Put away what stands over the board."""
        page.keyboard.press("Escape")


class Finger(Mouse):
    """Taps."""

    def uncover(self, page: Page) -> None:
        """Have less of the sheet, so that the whole board can be seen."""
        page.locator(".grip").tap()

    def place(self, page: Page, seen: Look, place: str) -> None:
        point = dict(seen.places)[place]
        assert point is not None
        page.touchscreen.tap(*point)

    def row(self, page: Page, move: str) -> None:
        page.locator(f'{ROW}[data-move="{move}"]').first.tap()

    def turn(self, page: Page) -> None:
        page.locator(".turns button").last.tap()

    def confirm(self, page: Page) -> None:
        page.locator("#confirm").tap()


WHERE = """
(place) => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const active = document.activeElement;
  const wanted = document.querySelector(`.stage [data-place="${CSS.escape(place)}"]`);
  return {
    place: active?.dataset?.place ?? null,
    move: active?.dataset?.move ?? null,
    control: active?.closest('button, a')?.id ?? null,
    chooser: active?.closest('.beside') !== null,
    at: active ? middle(active) : null,
    to: wanted ? middle(wanted) : null,
  };
}
"""
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
MOST_TABS = 60
MOST_ARROWS = 10


class Keys:
    """Tab, arrows, Enter and Space, and brackets to turn a tile."""

    def __init__(self) -> None:
        self.presses = 0
        self.rights = 0

    def press(self, page: Page, key: str) -> None:
        self.presses += 1
        page.keyboard.press(key)

    def where(self, page: Page, place: str = "") -> dict[str, Any]:
        found: dict[str, Any] = page.evaluate(WHERE, place)
        return found

    def tab_to(self, page: Page, there: Callable[[dict[str, Any]], bool]) -> None:
        for _ in range(MOST_TABS):
            if there(self.where(page)):
                return
            self.press(page, "Tab")
        raise AssertionError("Tab does not lead there")

    def place(self, page: Page, seen: Look, place: str) -> None:
        """To the board, and from place to place towards the one that is meant."""
        self.tab_to(page, lambda now: now["place"] is not None)
        tried: set[tuple[str, str]] = set()
        for _ in range(MOST_TABS):
            now = self.where(page, place)
            here = now["place"]
            if here == place:
                self.press(page, "Enter" if self.presses % 2 else "Space")
                return
            dx, dy = (to - at for to, at in zip(now["to"], now["at"], strict=True))
            key = max(ARROWS, key=lambda one: ARROWS[one][0] * dx + ARROWS[one][1] * dy)
            # What no arrow leads to is found among the places that are offered.
            far = len(tried) > MOST_ARROWS or (here, key) in tried
            self.press(page, "PageDown" if far else key)
            tried.add((here, key))
        raise AssertionError(f"no key leads to {place}")

    def row(self, page: Page, move: str) -> None:
        if self.where(page)["chooser"]:
            for _ in range(MOST_TABS):
                if self.where(page)["move"] == move:
                    break
                self.press(page, "ArrowDown")
        self.tab_to(page, lambda now: now["move"] == move)
        self.press(page, "Enter")

    def turn(self, page: Page) -> None:
        self.rights += 1
        self.press(page, "]" if self.rights % 3 else "[")

    def uncover(self, page: Page) -> None:
        self.press(page, "Escape")

    def confirm(self, page: Page) -> None:
        """Enter confirms wherever nothing else is meant by it."""
        if self.where(page)["control"] is not None:
            self.tab_to(page, lambda now: now["control"] == "confirm")
        self.press(page, "Enter")
