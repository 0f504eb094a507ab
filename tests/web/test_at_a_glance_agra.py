"""What a player of Agra needs to know is on the screen, without a click and without scrolling.

Everything is compared with what the server tells of the same position: names that are read out,
and texts, signs and pieces that are seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.glance import (
    SEATS,
    Glance,
    Place,
    glances,
    lies_in,
    middle_of,
)
from tests.web.positions import middle_of_agra

NEUTRAL = "neutral"
NEAR = 7  # pixels
IN_A_ROW = 3  # contracts; more of them are small, and have no room for the sign of their guild

# Who leads at each notable: on the edge of the arch, above whatever glows there.
LEADERS = """() => Object.fromEntries(
  [...document.querySelectorAll('.shared [data-place^="notable:"]')].map((one) => {
    const badges = one.nextElementSibling;
    const shape = badges?.matches('.badges') &&
      badges.querySelector('[href="#i-crown"] ~ g [fill^="var(--p"][stroke]');
    return [one.dataset.place, shape ? Number(shape.getAttribute('fill').match(/\\d/)[0]) : null];
  }))"""

# What favour suffices for has a frame of another colour, and a thicker one.
FRAMED = """() => [...document.querySelectorAll('.shared [data-place]')]
  .filter((one) => /^(action|tile):/.test(one.dataset.place))
  .filter((one) => {
    const frame = one.previousElementSibling.querySelector('path');
    const [colour, wide] = ['stroke', 'stroke-width'].map((name) => frame.getAttribute(name));
    return colour === 'var(--gold)' && wide > 1.5;
  })
  .map((one) => one.dataset.place)"""

# The markers upon a good: [seat, number].
CHIPS = """() => Object.fromEntries(
  [...document.querySelectorAll('.shared [data-place^="space:"]')].map((one) => [
    one.dataset.place,
    [...one.previousElementSibling.querySelectorAll('text')]
      .map((text) => [text.getAttribute('fill').match(/^var\\(--p(\\d)-text\\)$/)?.[1], text])
      .filter(([seat]) => seat !== undefined)
      .map(([seat, text]) => [Number(seat), Number(text.textContent)]),
  ]))"""


@pytest.fixture(params=SEATS, scope="module")
def glance(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Glance]:
    """Each position is looked at by several tests."""
    yield from glances(browser, server, "agra", partial(middle_of_agra, seats=request.param))


def everybody(glance: Glance) -> Iterator[tuple[int, dict[str, Any]]]:
    yield from enumerate(glance.view["players"])


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def roman(level: int) -> str:
    return ("I", "II", "III", "IV")[level - 1]


def spaces(glance: Glance) -> list[str]:
    return [*glance.view["values"], *glance.view["printed"]["characters"]]


def building(glance: Glance, good: str) -> Place:
    return glance.place(f"space:{good}")


def column(glance: Glance, guild: str) -> tuple[str, list[str]]:
    """What is said and written about the orders of a guild."""
    name = glance.say(f"panel-guild-{guild}")
    figures: Mapping[str, list[str]] = glance.drawn["shared"]["figures"]
    return next((said, texts) for said, texts in figures.items() if said.startswith(f"{name}. "))


def crew(glance: Glance, seat: int) -> tuple[str, list[str]]:
    """What is said and written about the workers of a player."""
    figures: Mapping[str, list[str]] = glance.part(seat)["figures"]
    return next((said, texts) for said, texts in figures.items() if said.startswith("Workers: "))


# --- how far the game is ---


def test_round_phase_and_who_starts(glance: Glance) -> None:
    view, clock = glance.view, glance.page.locator(".clock")
    assert clock.locator("strong").inner_text() == f"Round {view['round']}"
    phase = {"meditation": "Meditation", "action": "Main action", "order": "Orders"}
    told = clock.locator("span").inner_text().split(" · ")
    assert told[-2:] == [f"Start player: {glance.names[view['start']]}", phase[view["phase"]]]
    assert (f"Round {view['last_round']} is the last" in told) == bool(view["last_round"])
    now = glance.page.locator(".phases [aria-current=step]").inner_text()
    assert phase[view["phase"]].lower().endswith(now.lower())


def test_pier_of_the_boat_and_what_it_waits_for(glance: Glance) -> None:
    view = glance.view
    here, _ = middle_of(glance.piece("boat"))
    piers = {n: glance.place(f"pier:{n}") for n in range(1, len(view["printed"]["piers"]) + 1)}
    assert next(n for n, pier in piers.items() if pier.box[2] > here) == view["pier"]
    level = roman(view["reach"])
    said = glance.say("panel-boat", pier=view["pier"], piers=len(piers), level=level)
    for n, pier in piers.items():
        assert (said in pier.name) == (n == view["pier"])
        need = view["printed"]["piers"][n - 1]
        if need["level"] and n >= view["pier"]:
            done = view["completed"].get(str(need["level"]), 0)
            assert pier.texts[-2:] == [roman(need["level"]), f"{done}/{need['need']}"]


def test_limit_of_orders(glance: Glance) -> None:
    for guild, orders in glance.view["orders"].items():
        said, texts = column(glance, guild)
        done, limit = len(orders["fulfilled"]), glance.view["order_limit"]
        assert glance.say("draw-order-limit", done=done, limit=limit) in said
        assert f"{done}/{limit}" in texts


def test_every_end_trigger_and_how_far_it_is(glance: Glance) -> None:
    for trigger in glance.view["end_triggers"]:
        left, said = trigger["left"], glance.say(f"draw-end-{trigger['kind']}", n=trigger["left"])
        if trigger["kind"] == "contract":
            pier = glance.place(f"pier:{len(glance.view['printed']['piers'])}")
            assert said in pier.name
            assert pier.texts[-1] == str(left)
        elif trigger["kind"] == "track":
            track = glance.place(f"track:{trigger['guild']}")
            assert said in track.name
            assert track.texts[-1] == str(left)
        else:
            name, texts = column(glance, trigger["guild"])
            assert said in name
            assert texts[-1] == str(left)


# --- the city ---


def test_value_of_every_good(glance: Glance) -> None:
    view = glance.view
    tokens = {one["good"]: token for token, one in view["tokens"].items()}
    assert tokens
    for good, value in view["values"].items():
        drawn, printed = building(glance, good), view["printed"]["values"][good]
        left, top, right, bottom = drawn.box
        corner = [right - 0.28 * (right - left), top, right, top + 0.36 * (bottom - top)]
        assert glance.texts_in(corner) == [str(value)]
        if good in tokens:
            assert lies_in(glance.piece(f"token:{tokens[good]}"), corner)
            assert glance.place(f"token:{tokens[good]}").texts == [str(value)]
        words = (
            glance.say("panel-value", value=value)
            if value == printed
            else glance.say("panel-value-printed", value=value, printed=printed)
        )
        assert words in drawn.name


def test_price_tokens_that_lie_on_no_good(glance: Glance) -> None:
    trader = glance.place("space:trader").box
    for token, (low, high) in glance.view["token_sides"].items():
        if token not in glance.view["tokens"]:
            assert glance.place(f"token:{token}").texts == [f"{low}/{high}"]
            assert lies_in(glance.piece(f"token:{token}"), trader)


def test_who_has_how_many_of_which_good(glance: Glance) -> None:
    chips = glance.page.evaluate(CHIPS)
    for good in glance.view["values"]:
        stock = {seat: one["goods"].get(good, 0) for seat, one in everybody(glance)}
        held = [[seat, n] for seat, n in stock.items() if n]
        assert chips[f"space:{good}"] == held
        told = ", ".join(f"{n} ({glance.names[seat]})" for seat, n in held)
        name = building(glance, good).name
        assert f"stock: {told}" in name if held else "stock:" not in name
        for seat, n in stock.items():
            place = glance.place(f"good:{good}@{seat}")
            assert place.name.startswith(f"{capital(glance.say(f'good-{good}'))}: {n} ")
            assert glance.texts_in(place.box) == ([str(n)] if n else [])


def test_buildings_sites_and_their_costs(glance: Glance) -> None:
    for good in glance.view["values"]:
        drawn, cost = building(glance, good), glance.view["costs"].get(good)
        assert (cost is None) == (good in glance.view["built"])
        assert (cost is not None) == ("site" in drawn.texts)
        if cost is None:
            assert "site" not in drawn.name
            assert "hammer" not in drawn.signs
        else:
            assert glance.say("panel-site", cost=cost) in drawn.name
            assert str(cost) in drawn.texts
            assert "hammer" in drawn.signs


def test_who_stands_and_lies_where(glance: Glance) -> None:
    for space in spaces(glance):
        drawn, worker = glance.place(f"space:{space}"), glance.view["board"].get(space)
        pieces = [one for one, _ in glance.drawn["pieces"] if one.startswith(f"worker:{space}@")]
        if worker is None:
            assert pieces == []
            assert "worker of" not in drawn.name
            continue
        assert pieces == [f"worker:{space}@{worker['seat']}"]
        assert glance.say(f"panel-{worker['posture']}", seat=worker["seat"]) in drawn.name
        box = glance.piece(pieces[0])
        assert lies_in(box, drawn.box)
        wide, high = box[2] - box[0], box[3] - box[1]
        assert (wide > high) == (worker["posture"] == "lying")


def test_merchant_builder_and_rupees_on_buildings(glance: Glance) -> None:
    view = glance.view
    for walker in ("merchant", "builder"):
        place = building(glance, view[walker])
        assert lies_in(glance.piece(walker), place.box)
        for good in view["values"]:
            told = glance.say(f"table-{walker}") in building(glance, good).name
            assert told == (good == view[walker])
    assert view["coins"]
    for good, count in view["coins"].items():
        drawn = building(glance, good)
        assert "rupee" in drawn.signs
        assert glance.say("panel-coins", count=count) in drawn.name
        assert count == 1 or str(count) in drawn.texts


def test_bonuses_of_builders(glance: Glance) -> None:
    view = glance.view
    owners = {one: seat for seat, player in everybody(glance) for one in player["building_bonuses"]}
    assert owners
    for bonus, gains in view["printed"]["bonuses"].items():
        drawn = glance.place(f"bonus:{bonus}")
        assert drawn.seats == ([owners[bonus]] if bonus in owners else [])
        lies = bonus in view["building_bonuses"]
        assert drawn.texts == ([str(gains["rupees"])] if lies else [])
        if bonus in owners:
            assert glance.say("draw-taken", seat=owners[bonus]) in drawn.name


# --- the river ---


def test_notables_in_reach(glance: Glance) -> None:
    view, leaders = glance.view, glance.page.evaluate(LEADERS)
    near = [one for one in view["river"] if view["notables"][one]["level"] <= view["reach"]]
    assert near
    for notable in near:
        told, drawn = view["notables"][notable], glance.common(f"notable:{notable}")
        delivered = view["river"][notable]
        goods = [one for one in drawn.signs if one in view["values"]]
        ordered = len(told["goods"])
        goods, signs = goods[:ordered], goods[ordered:]  # below: what the contract does
        assert goods == told["goods"]
        if told["bonus"]:
            assert signs[-1] == told["bonus"]["good"]
        assert drawn.seats == [delivered[one]["seat"] for one in goods if one in delivered]
        twice = [one["markers"] for one in delivered.values() if one["markers"] > 1]
        assert sorted(one for one in drawn.texts if one.isdigit()) == sorted(map(str, twice))
        for good in goods:
            name = glance.say(f"good-{good}")
            if good in delivered:
                one = delivered[good]
                key = "panel-delivered-twice" if one["markers"] > 1 else "panel-delivered"
                words = f"{name} ({glance.say(key, seat=one['seat'])})"
                assert words.lower() in drawn.name.lower()
        assert drawn.texts.count(f"+{told['pays']}") == len(goods) - len(delivered)
        assert capital(glance.say("draw-next-pays", n=told["pays"])) in drawn.name
        assert leaders[f"notable:{notable}"] == told["leads"]
        if told["leads"] is not None:
            assert capital(glance.say("draw-notable-leads", seat=told["leads"])) in drawn.name


def test_notables_out_of_reach_and_done(glance: Glance) -> None:
    view = glance.view
    owners = {one: seat for seat, player in everybody(glance) for one in player["contracts"]}
    for notable, told in view["notables"].items():
        drawn = glance.common(f"notable:{notable}")
        far = notable in view["river"] and told["level"] > view["reach"]
        assert (capital(glance.say("panel-far")) in drawn.name) == far
        if notable in owners:
            assert drawn.seats == [owners[notable]]
            assert capital(glance.say("draw-notable-won", seat=owners[notable])) in drawn.name


# --- the imperial board ---


def test_marked_orders_and_what_they_pay_me(glance: Glance) -> None:
    me = glance.view["players"][0]
    for guild, goods in glance.view["open_orders"].items():
        if goods is None:
            assert glance.places(f"order:{guild}") == []
            continue
        drawn, reward = glance.place(f"order:{guild}"), me["order_rupees"][guild]
        assert drawn.signs[:2] == goods
        named = " + ".join(glance.say(f"good-{one}") for one in goods)
        assert f": {named}" in drawn.name
        pays = reward["pays"]
        assert drawn.texts == ["–" if pays is None else f"+{pays}"]
        assert ("influence" in drawn.signs) == (pays is not None and not reward["leads"])
        words = (
            capital(glance.say("panel-no-influence"))
            if pays is None
            else glance.say("draw-order-pays", n=pays)
        )
        assert words in drawn.name


def test_orders_that_are_done(glance: Glance) -> None:
    view = glance.view
    for guild, orders in view["orders"].items():
        said, _ = column(glance, guild)
        for row, who in orders["fulfilled"].items():
            goods = view["printed"]["orders"][guild][int(row) - 1]
            named = " + ".join(glance.say(f"good-{one}") for one in goods)
            owner = (
                glance.say("panel-neutral")
                if who == NEUTRAL
                else glance.say("panel-done-by", seat=int(who))
            )
            assert f"{named} ({owner})".lower() in said.lower()


def test_steps_of_everybody_on_three_tracks(glance: Glance) -> None:
    for guild in glance.view["orders"]:
        track = glance.place(f"track:{guild}")
        numbers = {
            text: middle_of(box)[1]
            for text, box in glance.drawn["written"]
            if lies_in(box, track.box) and box[0] < track.box[0] + NEAR
        }
        assert len(numbers) == len(glance.view["printed"]["track"])
        for seat, player in everybody(glance):
            step = player["influence"][guild]
            _, y = middle_of(glance.piece(f"influence:{guild}@{seat}"))
            assert abs(y - numbers[str(step)]) < NEAR
            assert glance.say("draw-on-step", seat=seat, step=step) in track.name
            if seat:
                name = f"{glance.say(f'panel-guild-{guild}')}: {step}"
                figures = glance.part(seat)["figures"]
                assert [texts for said, texts in figures.items() if said.startswith(name)] == [
                    [str(step)]
                ]


def test_bowls_of_akbar(glance: Glance) -> None:
    view = glance.view
    for good in view["printed"]["bowls"]:
        drawn, owner = glance.place(f"bowl:{good}"), view["bowls"].get(good)
        assert drawn.signs == [good]
        assert drawn.seats == ([] if owner in {None, NEUTRAL} else [int(owner)])
        words = (
            glance.say("panel-neutral")
            if owner == NEUTRAL
            else glance.say("panel-given-by", seat=int(owner or 0))
        )
        assert drawn.name.endswith(f". {capital(words)}") == bool(owner)
    fulfilled = [one for guild in view["orders"].values() for one in guild["fulfilled"].values()]
    neutral = [*view["bowls"].values(), *fulfilled].count(NEUTRAL)
    assert glance.page.locator('.shared [fill="var(--stone-2)"]').count() == neutral


# --- meditation and favour ---


def test_blocked_meditation(glance: Glance) -> None:
    view, marker = glance.view, glance.piece("meditation-marker")
    for action, points in view["printed"]["meditation"].items():
        drawn = glance.place(f"wheel:{action}")
        assert lies_in(marker, drawn.box) == (action == view["blocked"])
        assert drawn.name.endswith("blocked") == (action == view["blocked"])
        if points is not None:
            assert glance.say("draw-points", n=points) in drawn.name


def test_favour_actions_and_tiles_that_i_can_afford(glance: Glance) -> None:
    view, framed = glance.view, glance.page.evaluate(FRAMED)
    me = view["players"][0]
    rows = [f"action:{one}" for one in view["printed"]["court_actions"]]
    rows += [f"tile:{one}" for one in view["display"]]
    assert framed
    for row in rows:
        cost, drawn = view["actions"][row.partition(":")[2]], glance.place(row)
        assert glance.say("draw-have-spend", **cost) in drawn.name
        assert drawn.texts[-2:] == [str(cost["have"]), f"−{cost['spend']}"]
        enough = me["favour"] >= cost["have"]
        assert (row in framed) == enough
        assert (glance.say("draw-enough-favour") in drawn.name) == enough
    assert glance.say("draw-pile", n=len(view["pile"])) in glance.drawn["shared"]["texts"]


# --- courts ---


def test_farms_and_their_yields(glance: Glance) -> None:
    corners = glance.view["printed"]["corners"]
    for seat, player in everybody(glance):
        said = [f"{glance.say(f'good-{one}')} {player['yields'][one]}" for one in corners]
        texts = glance.part(seat)["figures"][f"Production: {', '.join(said)}"]
        assert texts == [str(player["yields"][one]) for one in corners]
        for number, square in enumerate(player["farmers"]):
            drawn = glance.place(f"square:{square}@{seat}")
            assert lies_in(glance.piece(f"farmer:{number}@{seat}"), drawn.box)
            assert glance.say("draw-farmer-here") in drawn.name
        for square in player["covers"]:
            assert glance.say("draw-covered") in glance.place(f"square:{square}@{seat}").name


def test_my_stone(glance: Glance) -> None:
    me, stone = glance.view["players"][0], glance.view["printed"]["stone"]
    drawn = glance.place("stone@0")
    assert drawn.texts[-len(stone) :] == [str(one["points"]) for one in stone]
    x, _ = middle_of(glance.piece("stone@0"))
    left, _, right, _ = drawn.box
    assert int((x - left) / (right - left) * len(stone)) + 1 == me["stone"]
    assert f"space {me['stone']} of {len(stone)}" in drawn.name
    assert f"{glance.say('panel-next-worker')}: {me['points_next']}" in drawn.name


def test_workers_and_markers_of_everybody(glance: Glance) -> None:
    for seat, player in everybody(glance):
        said, texts = crew(glance, seat)
        counts = {one: player[one] for one in ("standing", "lying")}
        assert glance.say("panel-workers-told", supply=player["workers"], **counts) in said
        numbers = [one for one in texts if one.isdigit()]
        wanted = [player["workers"], player["standing"], player["lying"]]
        if seat:
            wanted.append(player["supply"])
            assert said.endswith(f"{glance.say('player-supply')}: {player['supply']}")
        else:
            left = glance.say("draw-markers-left", n=player["supply"])
            assert left in glance.part(seat)["texts"]
        assert numbers == [str(one) for one in wanted]


def test_favour_contracts_and_tiles_of_everybody(glance: Glance) -> None:
    for seat, player in everybody(glance):
        favour = glance.place_of(seat, f"favour@{seat}")
        assert favour.name == f"{glance.say('player-favour')}: {player['favour']}"
        assert favour.texts == [str(player["favour"])]
        for notable in player["contracts"]:
            told, drawn = (
                glance.view["notables"][notable],
                glance.place_of(seat, f"notable:{notable}"),
            )
            name, guild = glance.say(f"notable-{notable}"), glance.say(f"guild-{told['guild']}")
            assert drawn.name.startswith(f"{name} ({guild}). {glance.say(told['ability'])}")
            assert told["guild"] in drawn.signs or len(player["contracts"]) > IN_A_ROW
        for tile in player["tiles"]:
            cost, drawn = glance.view["actions"][tile], glance.place_of(seat, f"action:{tile}")
            assert glance.say("draw-have-spend", **cost) in drawn.name
            if not seat:
                assert drawn.texts[-2:] == [str(cost["have"]), f"−{cost['spend']}"]


def test_what_is_in_my_bag_and_what_the_end_pays_everybody(glance: Glance) -> None:
    for seat, player in everybody(glance):
        place, end = glance.place_of(seat, f"rupees@{seat}"), player["at_the_end"]["total"]
        assert place.name.endswith(f"+{end}")
        assert (player["rupees"] is None) == bool(seat)
        if seat:
            assert place.name.startswith("Rupees: hidden.")
            assert place.texts == ["?", f"+{end}"]
        else:
            assert place.name.startswith(f"Rupees: {player['rupees']}.")
            assert place.texts == [str(player["rupees"])]
            assert any(one.startswith(f"+{end}") for one in glance.part(seat)["texts"])
