"""A site is called by what it is, not by its cell alone."""

import pytest

import serai
from serai.core.kernel import CHANCE
from serai.language import LANGUAGES, say
from serai.table.match import Match
from serai.table.playing import worded

NAMED = {
    "en": "Activate the tan marketplace (a1)",
    "de": "Beiges Handelshaus a1 aktivieren",
    "ru": "активировать участок a1 (песочный рынок)",
    "nl": "Activeren: beige marktplaats (a1)",
}
BARE = {
    "en": "Activate the site a1",
    "de": "Grundstück a1 aktivieren",
    "ru": "активировать участок a1",
    "nl": "Activeren: a1",
}


@pytest.fixture
def match() -> Match:
    return serai.new("merv", 2, seed=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_names_the_site_of_the_position(match: Match, language: str) -> None:
    move = match.parse("activate a1")
    assert match.view(0)["city"]["a1"]["action"] == "marketplace"
    assert match.describe(move, language) == NAMED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_position_the_cell_is_named(match: Match, language: str) -> None:
    key, args = worded(match.game, match.parse("activate a1"))
    assert say(language, "merv", key, args) == BARE[language]


def test_the_log_names_it_too(match: Match) -> None:
    while match.to_move == CHANCE or not match.notation(match.options[0]).startswith("activate"):
        match.play(match.options[0])
    cell = match.notation(match.options[0]).split(" ")[1]
    match.play(match.options[0])
    site = match.view(0)["city"][cell]
    told = " ".join(match.story())
    assert f"builds on the {site['colour']} {site['action']} ({cell})" in told
    assert f"activates the {site['colour']} {site['action']} ({cell})" in told


def test_the_camel_market_is_no_site(match: Match) -> None:
    assert match.game.in_context(match.state, {"cell": "c3"}) == {"cell": "c3", "site": "none"}
