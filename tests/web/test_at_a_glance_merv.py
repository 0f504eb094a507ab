"""What a player of Merv needs to know is on the screen, without a click and without scrolling.

Everything is compared with what the server tells of the same position: names that are read out,
and texts, signs and pieces that are seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.glance import Glance, glances, lies_in
from tests.web.positions import middle_of_merv

COLOURS = ("red", "blue", "green", "tan", "white")
NUMBERS = ("camels", "scrolls", "favour", "influence")
# All signs of the common board, with where they are: the sites are drawn as one.
SIGNS = """() => [...document.querySelectorAll('.shared use')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [one.getAttribute('href').replace('#i-', ''), [left, top, left + width, top + height]];
})"""
SIDES = {"north": "N", "east": "E", "south": "S", "west": "W"}


@pytest.fixture(params=(1, 2, 3, 4), scope="module")
def glance(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Glance]:
    """Each position is looked at by several tests."""
    yield from glances(browser, server, "merv", partial(middle_of_merv, seats=request.param))


def name_of(glance: Glance, master: int) -> str:
    """Those without a seat are somebody, too."""
    view = glance.view
    if master == view["vizier"]:
        return glance.say("other-0")
    return glance.say("other-1") if master == view["magistrate"] else glance.names[master]


def masters(glance: Glance) -> Iterator[tuple[int, dict[str, Any]]]:
    """Everybody who has something: the Grand Vizier has only buildings."""
    for master, player in enumerate(glance.view["players"]):
        if master != glance.view["vizier"]:
            yield master, player


def signs_in(glance: Glance, place: str) -> list[str]:
    box = glance.place(place).box
    return [sign for sign, at in glance.page.evaluate(SIGNS) if lies_in(at, box)]


def spaces() -> list[str]:
    return [f"{side}{n}" for side in SIDES.values() for n in range(1, 6)]


# --- how far the game is ---


def test_year_and_side(glance: Glance) -> None:
    clock = glance.page.locator(".clock")
    assert clock.locator("strong").inner_text() == f"Year {glance.view['year']}"
    assert glance.view["phase"] in clock.locator("span").inner_text()


def test_order_of_play_and_queue(glance: Glance) -> None:
    order = ", ".join(name_of(glance, one) for one in glance.view["order"])
    figures = glance.drawn["shared"]["figures"]
    assert any(said.endswith(order) for said in figures), order
    for corner, camels in glance.view["queue_camels"].items():
        told = [one for one in figures if corner in one.replace(":", " ").replace(".", " ").split()]
        for count in camels:
            assert not count or glance.say("panel-camels", count=count) in told[0]


def test_free_spaces_and_masters(glance: Glance) -> None:
    standing = {space: int(master) for master, space in glance.view["masters"].items()}
    for space in spaces():
        drawn = glance.place(f"space:{space}")
        free = glance.say("draw-free") in drawn.name
        assert free == (space not in standing)
        if not free:
            assert lies_in(glance.piece(f"master@{standing[space]}"), drawn.box)
            who = name_of(glance, standing[space])
            assert glance.say("panel-master", name=who) in drawn.name


# --- the city ---


def test_sites_buildings_and_guards(glance: Glance) -> None:
    view = glance.view
    assert view["buildings"]
    for cell, site in view["city"].items():
        drawn = glance.place(f"site:{cell}")
        assert glance.say(f"site-{site['site']}") in drawn.name
        assert site["action"] in signs_in(glance, f"site:{cell}")
        for kind, owner in (("house", view["buildings"]), ("guard", view["guards"])):
            pieces = [p for p, _ in glance.drawn["pieces"] if p.startswith(f"{kind}:{cell}@")]
            if cell not in owner:
                assert pieces == []
                continue
            assert pieces == [f"{kind}:{cell}@{owner[cell]}"]
            assert lies_in(glance.piece(pieces[0]), drawn.box)
            key = {"house": "panel-building", "guard": "panel-guard"}[kind]
            assert glance.say(key, name=name_of(glance, owner[cell])) in drawn.name
        if cell in view["upgrades"]:
            assert glance.say("panel-upgrade", resource=view["upgrades"][cell]) in drawn.name


def test_walls_and_gates(glance: Glance) -> None:
    for space in spaces():
        name = glance.place(f"wall:{space}").name
        built = space in glance.view["walls"]
        assert name.endswith(f": {glance.say('draw-built')}") == built
        assert (glance.say("draw-not-built") in name) == (not built)


def test_what_the_raid_would_take(glance: Glance) -> None:
    view = glance.view
    hits = view["raid"]["hits"]
    for cell in view["city"]:
        drawn = glance.place(f"site:{cell}")
        assert ("raid" in signs_in(glance, f"site:{cell}")) == (cell in hits)
        assert (glance.say("panel-danger") in drawn.name) == (cell in hits)
    mine = [cell for cell, hit in hits.items() if hit["owner"] == 0]
    told = " ".join(glance.drawn["mine"]["figures"])
    for cell in mine:
        assert f"{cell}: " in told


def test_camel_market(glance: Glance) -> None:
    for space in glance.view["camel_market_spaces"]:
        name = glance.place(f"market:{space}").name
        camel = space in glance.view["camel_market"]
        assert (glance.say("panel-camel") in name) == camel


# --- around the city ---


def test_cards_and_my_reach(glance: Glance) -> None:
    view = glance.view
    for nth, card in enumerate(view["row"], 1):
        drawn = glance.place(f"card:{nth}")
        if card is None:
            assert glance.say("panel-no-card") in drawn.name
            continue
        spice = card.rstrip("0123456789").rstrip("-")
        assert glance.say(f"spice-{spice}") in drawn.name
        assert spice in drawn.signs
        reach = str(nth) in view["row_in_reach"]
        assert (glance.say("panel-reach") in drawn.name) == reach
        assert (glance.say("draw-out-of-reach") in drawn.name) == (not reach)
        assert (str(nth) in view["row_camels"]) == (glance.say("panel-camel") in drawn.name)


def test_mosque(glance: Glance) -> None:
    for master, player in masters(glance):
        if player["path"] is None or not player["steps"]:
            continue
        drawn = glance.place(f"path:{player['path']}")
        step = f"{glance.say('panel-step')} {player['steps']}"
        assert f"{name_of(glance, master)}: {step}" in drawn.name
        assert glance.piece(f"climber@{master}")


def test_halls(glance: Glance) -> None:
    me = glance.view["players"][0]
    for hall, colour in glance.view["halls"].items():
        drawn = glance.place(f"hall:{hall}")
        assert glance.say(f"resource-{colour}") in drawn.name
        assert glance.say("draw-worth", n=me["hall_values"][hall]) in drawn.texts
        for master, player in masters(glance):
            count = player["courtiers"].get(hall, 0)
            points = player["hall_values"][hall]
            told = glance.say("panel-courtiers", count=count, points=points)
            if count:
                assert f"{name_of(glance, master)}: {told}" in drawn.name
                assert f"#w-{master}" in drawn.signs


def test_achievements(glance: Glance) -> None:
    taken = {one: who for who, player in masters(glance) for one in player["achievements"]}
    for level in glance.view["printed"]["levels"]:
        for achievement in level["achievements"]:
            drawn = glance.place(f"achievement:{achievement}")
            if achievement in taken:
                who = name_of(glance, taken[achievement])
                assert glance.say("panel-taken", name=who) in drawn.name
                assert drawn.seats == [taken[achievement]]
            else:
                assert drawn.seats == []


def test_contracts_and_what_i_lack(glance: Glance) -> None:
    view = glance.view
    lacks = view["players"][0]["lacks"]
    for pile, contract in view["contracts"].items():
        drawn = glance.place(f"contract:{pile}")
        assert glance.say("panel-gives-points", count=contract["points"]) in drawn.name
        assert glance.say("draw-points-short", n=contract["points"]) in drawn.texts
        assert str(contract["influence"]) in drawn.texts
        missing = lacks[pile]
        assert (glance.say("draw-lacks-nothing") in drawn.name) == (not missing)
        if "influence" in missing:
            assert f"−{missing['influence']}" in drawn.texts


def test_towns(glance: Glance) -> None:
    view = glance.view
    for town, about in view["printed"]["places"].items():
        drawn = glance.place(f"town:{town}")
        left = view["goods"][about["good"]]
        assert f"{glance.say('panel-left')}: {left}" in drawn.name
        posts = [who for who, player in masters(glance) if town in player["posts"]]
        for who in posts:
            assert name_of(glance, who) in drawn.name
            assert glance.piece(f"post:{town}@{who}")


# --- houses ---


def test_cubes_and_numbers_of_everybody(glance: Glance) -> None:
    for seat, player in masters(glance):
        if seat != glance.view["magistrate"]:  # he pays nothing
            for colour in COLOURS:
                drawn = glance.place_of(seat, f"cube:{colour}@{seat}")
                assert str(player["cubes"].get(colour, 0)) in drawn.texts
        for what in NUMBERS:
            drawn = glance.place_of(seat, f"{what}@{seat}")
            said = f"{glance.say(f'player-{what}')}: {player[what]}"
            assert drawn.name.startswith(said), drawn.name
            assert str(player[what]) in drawn.texts


def test_scores_now_and_by_source(glance: Glance) -> None:
    for seat, player in masters(glance):
        texts = glance.part(seat)["texts"]
        assert str(player["total"]) in texts
        assert any(str(player["now"]["total"]) in one for one in texts)
        told = " ".join(glance.part(seat)["figures"])
        for source, points in player["ledger"].items():
            assert not points or f"{glance.say(f'source-{source}')} {points}" in told or seat > 0


def test_tracks(glance: Glance) -> None:
    figures = glance.drawn["shared"]["figures"]
    for track in ("influence", "favour"):
        title = glance.say(f"place-{track}")
        for master, player in masters(glance):
            told = f"{name_of(glance, master)}: {player[track]}"
            assert any(told in one for one in figures if one.lower().startswith(title.lower()))
            assert glance.piece(f"{track}@{master}")
