"""What a player of Rajas needs to know is on the screen, without a click and without scrolling.

Everything is compared with what the server tells of the same position: names that are read out,
and texts that are seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import LONG, Server
from tests.web.glance import SEATS, Glance, glances, middle_of
from tests.web.positions import EVERYTHING, middle_of_rajas

VARIANTS: Mapping[str, Mapping[str, Any]] = {"basic": {}, "both": EVERYTHING}
POSITIONS = [
    (seats, variant)
    for seats in SEATS
    for variant in (VARIANTS if LONG or seats == 3 else ["basic"])
]
AHEAD = 6  # spaces of the river


@pytest.fixture(params=POSITIONS, ids=lambda one: f"{one[0]}-{one[1]}", scope="module")
def glance(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Glance]:
    """Each position is looked at by several tests."""
    seats, variant = request.param
    sit_down = partial(middle_of_rajas, seats=seats, options=VARIANTS[variant])
    yield from glances(browser, server, "rajas", sit_down)


def reward_words(glance: Glance, reward: dict[str, Any]) -> str:
    args: dict[str, Any] = {"n": reward.get("n", 1)}
    if "colour" in reward:
        args["colour"] = reward["colour"]
    if "colours" in reward:
        args["colours"] = ", ".join(glance.say(f"colour-{one}") for one in reward["colours"])
    return glance.say(f"reward-{reward['kind'].replace('_', '-')}", **args)


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
            for text, (x, y, *_) in glance.drawn["written"]
            if left <= x <= right and bottom - 2 <= y <= bottom + 20 and re.match(r"×\d+$", text)
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
    for seat, player in enumerate(glance.view["players"]):
        at = player["boat"]
        if at:
            space = glance.place(f"river:{at}").box
            middle, _ = middle_of(glance.piece(f"boat@{seat}"))
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
        assert said.endswith("(connected)") == (field in mine["connected"])
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
