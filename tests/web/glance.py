"""A page that somebody looks at, without a click: what is drawn there, and what the server knows.

The tests of each game compare both: names that are read out, and texts and signs that are seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, expect

from serai.language import say
from tests.web.conftest import PATIENCE, Person, Server
from tests.web.wire import state_of

SMALL: ViewportSize = {"width": 1280, "height": 800}
LARGE: ViewportSize = {"width": 1440, "height": 900}
SEATS = (2, 3, 4)
SMALLEST = 12  # pixels of a letter
MOST_NODES = 2500  # of all boards of a page

Box = list[float]  # left, top, right, bottom
Seated = Callable[[Person], str]  # sits down somewhere, and tells the table

# Everything that is drawn: places with their names and what is written there, the parts of the
# page, and all pieces and texts wherever they are.
DRAWN = """() => {
  const box = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, left + width, top + height];
  };
  const all = (one, which, what) => [...(one?.querySelectorAll(which) ?? [])].map(what);
  const texts = (one) => all(one, 'text', (text) => text.textContent);
  const name = (one) => one.getAttribute('aria-label');
  const signs = (one) => all(one, 'use', (use) => use.getAttribute('href').replace('#i-', ''));
  const seats = (one) => all(one, '[fill]', (path) => path.getAttribute('fill'))
    .map((fill) => /^var\\(--p(\\d)\\)$/.exec(fill)?.[1])
    .filter((seat) => seat !== undefined)
    .map(Number);
  const part = (one) => ({
    texts: texts(one),
    figures: Object.fromEntries(all(one, '[role=img]', (img) => [name(img), texts(img)])),
    groups: all(one, '[role=group]', name),
    pieces: all(one, '[data-piece]', (piece) => piece.dataset.piece),
    box: box(one),
  });
  return {
    places: all(document, '.stage [data-place]', (one) => {
      const before = one.previousElementSibling;
      const drawing = before?.ariaHidden === 'true' ? before : null;
      return {
        place: one.dataset.place,
        name: name(one),
        texts: texts(drawing),
        signs: signs(drawing),
        seats: seats(drawing),
        box: box(one),
      };
    }),
    pieces: all(document, '.stage [data-piece]', (one) => [one.dataset.piece, box(one)]),
    written: all(document, '.stage text', (one) => [one.textContent, box(one)]),
    mine: part(document.querySelector('.stage .mine')),
    rivals: all(document, '.stage .rival', part),
    shared: part(document.querySelector('.stage .shared')),
    room: [innerWidth, innerHeight],
    scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    over: document.querySelectorAll('.drawer, .beside, dialog[open]').length,
  };
}"""

# The effective size of everything that is written on the screen.
WRITTEN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const one = walk.currentNode.parentElement;
    if (!text || one.closest('title, style, script, .unseen, .skip')) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height, right, bottom } = one.getBoundingClientRect();
    if (width <= 1 || height <= 1 || right <= 0 || bottom <= 0) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    const scale = one.closest('svg') ? Math.abs(one.getScreenCTM().a) : 1;
    found.push([Math.round(size * scale * 100) / 100, text.slice(0, 40)]);
  }
  return found;
}"""

NODES = "document.querySelectorAll('.stage svg[role=group], .stage svg[role=group] *').length"


class Place(NamedTuple):
    """A place as it is drawn."""

    place: str
    name: str
    texts: list[str]
    signs: list[str]
    seats: list[int]  # in whose colours something is drawn there
    box: Box


def middle_of(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def lies_in(box: Box, other: Box) -> bool:
    """The middle of something is within something else."""
    x, y = middle_of(box)
    return other[0] <= x <= other[2] and other[1] <= y <= other[3]


class Glance(NamedTuple):
    """A page that somebody looks at, and what the server knows."""

    game: str
    page: Page
    drawn: dict[str, Any]
    view: dict[str, Any]
    names: list[str]

    def places(self, place: str) -> list[Place]:
        return [Place(**one) for one in self.drawn["places"] if one["place"] == place]

    def place(self, place: str) -> Place:
        found = self.places(place)
        assert found, f"{place} is not drawn"
        return found[0]

    def part(self, seat: int) -> dict[str, Any]:
        """What belongs to a player."""
        found: dict[str, Any] = self.drawn["rivals"][seat - 1] if seat else self.drawn["mine"]
        return found

    def place_of(self, seat: int, place: str) -> Place:
        """A place among the things of a player, which may also be on the common board."""
        return self._within(self.part(seat)["box"], place)

    def common(self, place: str) -> Place:
        """A place of the common board, which may also be among somebody's things."""
        return self._within(self.drawn["shared"]["box"], place)

    def _within(self, box: Box, place: str) -> Place:
        there = [one for one in self.places(place) if lies_in(one.box, box)]
        assert len(there) == 1, f"{place} is drawn {len(there)} times"
        return there[0]

    def piece(self, piece: str) -> Box:
        found: list[Box] = [box for name, box in self.drawn["pieces"] if name == piece]
        assert len(found) == 1, f"{piece} is drawn {len(found)} times"
        return found[0]

    def texts_in(self, box: Box) -> list[str]:
        """All that is written there, whatever it belongs to."""
        return [text for text, at in self.drawn["written"] if lies_in(at, box)]

    def say(self, key: str, **args: Any) -> str:
        return say("en", self.game, key, args, self.names)


def look_at(person: Person, table: str) -> Page:
    """The page of a table when all of it is there."""
    page = person.page(f"/t/{table}")
    page.locator(".stage[data-whole=true]").wait_for()  # a table comes in parts
    expect(page.locator(".stage [data-place]").last).to_be_attached()
    page.wait_for_timeout(300)
    return page


def glances(browser: Browser, server: Server, game: str, sit_down: Seated) -> Iterator[Glance]:
    """For a fixture: a position that is looked at by several tests, each of which reads only."""
    context = browser.new_context(locale="en-GB", viewport=SMALL, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    person = Person(context, server.url)
    table = sit_down(person)
    page = look_at(person, table)
    state = state_of(person, table)
    names = [one["name"] or f"Player {n}" for n, one in enumerate(state["seats"], 1)]
    yield Glance(game, page, page.evaluate(DRAWN), state["view"], names)
    context.close()


# --- sizes ---


def check_room(page: Page) -> None:
    """Everything is on the screen, and nothing has to be scrolled or closed."""
    drawn = page.evaluate(DRAWN)
    width, height = drawn["room"]
    assert drawn["scroll"] == [width, height]
    assert drawn["over"] == 0
    boxes = [(part, drawn[part]["box"]) for part in ("mine", "shared")]
    boxes += [("a rival", one["box"]) for one in drawn["rivals"]]
    boxes += [(one["place"], one["box"]) for one in drawn["places"]]
    outside = [
        what
        for what, (left, top, right, bottom) in boxes
        if not (left >= 0 <= top and right <= width and bottom <= height)
    ]
    assert outside == []


def smallest(page: Page) -> float:
    """The size of the smallest letters; those that are too small are told."""
    written = page.evaluate(WRITTEN)
    small = sorted({(size, text) for size, text in written if size < SMALLEST - 0.05})
    assert not small, f"too small to read: {small}"
    return float(min(size for size, _ in written))


def nodes_of(page: Page) -> int:
    """How many elements the boards of the page have; not more than a phone can draw quickly."""
    count = int(page.evaluate(NODES))
    assert count <= MOST_NODES, count
    return count
