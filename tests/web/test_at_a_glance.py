"""What a player of Rajas needs to know is on the screen, without a click and without scrolling.

Everything is compared with what the server tells of the same position: names that are read out,
and texts that are seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from serai.language import say
from tests.web.conftest import LONG, NewPerson, Person
from tests.web.desk import PHONE
from tests.web.wire import played, state_of

SMALL: ViewportSize = {"width": 1280, "height": 800}
LARGE: ViewportSize = {"width": 1440, "height": 900}
SEATS = (2, 3, 4)
VARIANTS: dict[str, dict[str, Any]] = {
    "basic": {},
    "both": {"navaratnas": True, "ganga": True},
}
POSITIONS = [
    (seats, variant)
    for seats in SEATS
    for variant in (VARIANTS if LONG or seats == 3 else ["basic"])
]
SMALLEST = 12  # pixels of a letter
AHEAD = 6  # spaces of the river

# Everything that is drawn: places with their names and what is written there, and all other texts.
DRAWN = """() => {
  const box = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, left + width, top + height];
  };
  const texts = (one) => [...(one?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
  const part = (one) => ({
    texts: texts(one),
    figures: [...one.querySelectorAll('[role=img]')].map((img) => img.getAttribute('aria-label')),
    groups: [...one.querySelectorAll('[role=group]')].map((g) => g.getAttribute('aria-label')),
    pieces: [...one.querySelectorAll('[data-piece]')].map((piece) => piece.dataset.piece),
    box: box(one),
  });
  return {
    places: [...document.querySelectorAll('.stage [data-place]')].map((one) => {
      const drawing = one.previousElementSibling;
      return {
        place: one.dataset.place,
        name: one.getAttribute('aria-label'),
        texts: drawing?.ariaHidden === 'true' ? texts(drawing) : [],
        box: box(one),
      };
    }),
    boats: [...document.querySelectorAll('[data-piece^="boat@"]')].map(
      (one) => [one.dataset.piece, box(one)]),
    counts: [...document.querySelectorAll('.shared text')]
      .filter((one) => /^×\\d+$/.test(one.textContent))
      .map((one) => [one.textContent, box(one)]),
    mine: part(document.querySelector('.stage .mine')),
    rivals: [...document.querySelectorAll('.stage .rival')].map(part),
    shared: part(document.querySelector('.stage .shared')),
    room: [innerWidth, innerHeight],
    scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    over: document.querySelectorAll('.drawer, .beside, dialog[open]').length,
  };
}"""


class Place(NamedTuple):
    """A place as it is drawn."""

    place: str
    name: str
    texts: list[str]
    box: list[float]


class Glance(NamedTuple):
    """A page that somebody looks at, and what the server knows."""

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

    def say(self, key: str, **args: Any) -> str:
        return say("en", "rajas", key, args, self.names)


def sit_down(person: Person, seats: int, variant: str = "basic") -> tuple[Page, str]:
    """In the middle of a turn of a game that has gone on for a while."""
    rivals = ["random"] * (seats - 1)
    table = played(person, "rajas", *rivals, steps=40, options=VARIANTS[variant])
    page = person.page(f"/t/{table}")
    page.locator(".stage[data-whole=true]").wait_for()  # a table comes in parts
    expect(page.locator(".stage [data-place]").last).to_be_attached()
    return page, table


@pytest.fixture(params=POSITIONS, ids=lambda one: f"{one[0]}-{one[1]}", scope="module")
def glance(request: pytest.FixtureRequest, browser: Any, server: Any) -> Any:
    """Each position is looked at by several tests."""
    context = browser.new_context(locale="en-GB", viewport=SMALL, reduced_motion="reduce")
    person = Person(context, server.url)
    page, table = sit_down(person, *request.param)
    state = state_of(person, table)
    page.wait_for_timeout(300)
    names = [one["name"] or f"Player {n}" for n, one in enumerate(state["seats"], 1)]
    yield Glance(page, page.evaluate(DRAWN), state["view"], names)
    context.close()


def reward_words(glance: Glance, reward: dict[str, Any]) -> str:
    args: dict[str, Any] = {"n": reward.get("n", 1)}
    if "colour" in reward:
        args["colour"] = reward["colour"]
    if "colours" in reward:
        args["colours"] = ", ".join(glance.say(f"colour-{one}") for one in reward["colours"])
    return glance.say(f"reward-{reward['kind'].replace('_', '-')}", **args)


def test_nothing_has_to_be_scrolled_or_closed(glance: Glance) -> None:
    drawn = glance.drawn
    width, height = drawn["room"]
    assert drawn["scroll"] == [width, height]
    assert drawn["over"] == 0
    for part in (drawn["mine"], drawn["shared"], *drawn["rivals"]):
        left, top, right, bottom = part["box"]
        assert left >= 0 <= top
        assert right <= width
        assert bottom <= height
    outside = [
        one["place"]
        for one in drawn["places"]
        if not (one["box"][0] >= 0 <= one["box"][1] and one["box"][2] <= width)
        or one["box"][3] > height
    ]
    assert outside == []


def test_fame_money_and_gap_of_everybody(glance: Glance) -> None:
    for seat, player in enumerate(glance.view["players"]):
        part = glance.part(seat)
        for what in ("fame", "money"):
            assert f"{glance.say(f'player-{what}')}: {player[what]}" in part["figures"]
            assert str(player[what]) in part["texts"]
        gap = player["margin"]
        assert glance.say("draw-met" if gap >= 0 else "draw-to-go", n=-gap) in part["texts"]


def test_round_pass_turn_and_who_starts(glance: Glance) -> None:
    view, clock = glance.view, glance.page.locator(".clock")
    assert clock.locator("strong").inner_text() == f"Round {view['round']}"
    told = clock.locator("span").inner_text()
    assert told == f"Pass {view['pass']} · Start player: {glance.names[view['start']]}"
    heading = glance.page.get_by_role("region", name="What happens now").get_by_role("heading")
    assert heading.inner_text().startswith("Your turn")
    after = glance.names[view["next_start"]]
    assert f"Starts the next round: {after}" in glance.place("chamber:mogul").name
    assert "next-start" in glance.drawn["shared"]["pieces"]
    assert view["next_start"] == (
        (view["start"] + 1) % view["seats"] if view["mogul"] is None else view["mogul"]
    )


def test_dice_and_free_hands(glance: Glance) -> None:
    """Mine, and everyone's too."""
    for seat, player in enumerate(glance.view["players"]):
        for colour, dice in player["dice"].items():
            for pips in set(dice):
                held = glance.places(f"die:{colour[0]}{pips}@{seat}")
                assert [one.name for one in held] == [f"{colour} {pips}"] * dice.count(pips)
    mine = glance.view["players"][0]
    count = sum(len(dice) for dice in mine["dice"].values())
    assert f"{count} of {mine['hands']}" in glance.part(0)["texts"]


def test_karma_and_workers_of_everybody(glance: Glance) -> None:
    for seat, player in enumerate(glance.view["players"]):
        figures = glance.part(seat)["figures"]
        assert f"Karma: {player['karma']}" in figures
        assert f"Workers: {player['ready']} / {player['workers']}" in figures
        standing = glance.part(seat)["pieces"].count(f"worker@{seat}")
        assert standing == player["ready"]


def test_each_tile_on_offer(glance: Glance) -> None:
    """With price, road, gain, and how many there are of its stack."""
    for stack in glance.view["stacks"].values():
        if stack["top"] is None:
            continue
        tile, drawn = glance.view["tiles"][stack["top"]], glance.place(f"tile:{stack['top']}")
        gains = [*(glance.say(f"building-{one}") for one in tile["buildings"])]
        gains += [f"{glance.say('good-' + one['good'])} {one['value']}" for one in tile["markets"]]
        for said in (f"{tile['price']} pips", glance.say(f"road-{tile['road']}"), *gains):
            assert said in drawn.name
        assert str(tile["price"]) in drawn.texts
        for market in tile["markets"]:
            assert str(market["value"]) in drawn.texts
        left, _, right, bottom = drawn.box
        below = [
            text
            for text, (x, y, *_) in glance.drawn["counts"]
            if left <= x <= right and bottom - 2 <= y <= bottom + 20
        ]
        assert below == [f"×{len(stack['below']) + 1}"]


def test_free_spaces_and_their_prices(glance: Glance) -> None:
    view = glance.view
    for place in ("quarry", "harbour"):
        costs = view["costs"][place]
        shown = glance.place(place).texts[len(glance.place(place).texts) - len(costs) :]
        assert shown == [str(cost) if cost or place == "quarry" else "free" for cost in costs]
    taken: dict[str, list[int]] = {one: view["board"][one] for one in ("quarry", "harbour")}
    taken |= {one: view["board"][one] for one in ("mixed", "front")}
    for kind, there in (
        *(("terrace", view["board"]["terrace"]), ("balcony", view["board"]["balcony"])),
        *(("chamber", view["board"]["chambers"]), ("market", view["board"]["market"])),
    ):
        names = {
            "terrace": view["printed"]["balcony"],
            "balcony": view["printed"]["balcony"],
            "chamber": view["printed"]["chambers"],
            "market": ["silk", "tea", "spice"],
        }[kind]
        taken |= {f"{kind}:{one}": [there[one]] if one in there else [] for one in names}
    for place, workers in taken.items():
        said = glance.place(place).name
        if workers:
            assert said.endswith("taken: " + ", ".join(glance.names[one] for one in workers))
        else:
            assert "taken:" not in said


def test_boats_and_the_next_spaces_of_the_river(glance: Glance) -> None:
    boats = dict(glance.drawn["boats"])
    for seat, player in enumerate(glance.view["players"]):
        at = player["boat"]
        if at:
            space, boat = glance.place(f"river:{at}").box, boats[f"boat@{seat}"]
            middle = (boat[0] + boat[2]) / 2
            assert space[0] - 30 <= middle <= space[2] + 30
        rewards = glance.view["river_rewards"]
        for n in range(at + 1, min(at + AHEAD, len(rewards)) + 1):
            said = glance.place(f"river:{n}").name
            assert said == f"{n}: {reward_words(glance, rewards[n - 1])}"


def test_what_each_kind_of_building_pays(glance: Glance) -> None:
    for seat, player in enumerate(glance.view["players"]):
        for building, level in player["levels"].items():
            drawn = glance.place(f"building:{building}@{seat}")
            assert drawn.name == f"{glance.say(f'building-{building}')}: +{level} fame"
            assert drawn.texts == [str(level)]


def test_yields_taken_and_in_reach(glance: Glance) -> None:
    mine, board = glance.view["players"][0], glance.view["printed"]["province"]
    assert board["fields"]
    for field, (column, row) in board["fields"].items():
        said = glance.place(f"field:{field}@0").name
        assert said.startswith(f"{field}: {reward_words(glance, mine['fields'][field])}")
        beside = [board["squares"][one] for one in mine["open"]]
        near = any(abs(x - column) + abs(y - row) == 1 for x, y in beside)
        assert said.endswith("(linked)") == (field in mine["connected"])
        assert said.endswith("(one tile away)") == (near and field not in mine["connected"])
    for cell in mine["open"]:
        assert "a road leads here" in glance.place(f"square:{cell}@0").name


def test_market_values_of_everybody(glance: Glance) -> None:
    for seat, player in enumerate(glance.view["players"]):
        for good, market in player["markets"].items():
            drawn = glance.place(f"good:{good}@{seat}")
            said = glance.say(
                "panel-markets-of", good=good, n=market["count"], value=market["value"]
            )
            assert drawn.name == said
            assert drawn.texts == [str(market["value"])]


def test_provinces_of_everybody(glance: Glance) -> None:
    for seat, player in enumerate(glance.view["players"]):
        assert glance.say("panel-province-of", seat=seat) in glance.part(seat)["groups"]
        for cell in glance.view["printed"]["province"]["squares"]:
            drawn = glance.place(f"square:{cell}@{seat}")
            built = player["province"].get(cell)
            assert bool(built) == (f"tile:{built and built['tile']}" in glance.part(seat)["pieces"])
            if built:
                assert drawn.name.startswith(f"{cell}: {built['tile']}, ")


# --- sizes ---

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


def smallest(page: Page) -> float:
    """The size of the smallest letters; those that are too small are told."""
    written = page.evaluate(WRITTEN)
    small = sorted({(size, text) for size, text in written if size < SMALLEST - 0.05})
    assert not small, f"too small to read: {small}"
    return float(min(size for size, _ in written))


@pytest.mark.parametrize("seats", SEATS)
def test_no_scrolling_and_no_small_letters(
    new_person: NewPerson, seats: int, record_property: Callable[[str, object], None]
) -> None:
    person = new_person(viewport=SMALL, reduced_motion="reduce")
    page, _ = sit_down(person, seats, "both")
    for size in (SMALL, LARGE):
        page.set_viewport_size(size)
        page.wait_for_timeout(300)
        drawn = page.evaluate(DRAWN)
        assert drawn["scroll"] == drawn["room"]
        for part in (drawn["mine"], drawn["shared"], *drawn["rivals"]):
            assert part["box"][2] <= size["width"]
            assert part["box"][3] <= size["height"]
        record_property(f"smallest letters at {size['width']}", smallest(page))
    assert person.complaints == []


def test_no_small_letters_on_a_phone(
    new_person: NewPerson, record_property: Callable[[str, object], None]
) -> None:
    page, _ = sit_down(new_person(**PHONE), 4, "both")
    parts = page.get_by_role("navigation").get_by_role("button")
    for number in range(parts.count()):
        parts.nth(number).tap()
        page.wait_for_timeout(200)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        record_property(f"smallest letters of part {number}", smallest(page))
