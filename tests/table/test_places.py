"""The places of the boards in words."""

import random
from functools import cache

import pytest

import serai
from serai.language import LANGUAGES, has
from serai.table.match import Match
from serai.table.places import Place, place_words, split

every_game = pytest.mark.parametrize("name", serai.games())
every_language = pytest.mark.parametrize("language", LANGUAGES)

PLIES = 400
OFFERS = 15  # looked at in each position
VARIANTS: dict[str, list[dict[str, object]]] = {
    "rajas": [{}, {"navaratnas": True, "ganga": True}],
    "agra": [{}],
    "merv": [{}],
}


def test_a_place_is_taken_apart() -> None:
    assert split("quarry") == Place("quarry", "", None)
    assert split("market:tea") == Place("market", "tea", None)
    assert split("square:b1@2") == Place("square", "b1", 2)
    assert split("favour@0") == Place("favour", "", 0)
    assert split("notable:french-trader") == Place("notable", "french-trader", None)


@every_game
@every_language
def test_every_kind_of_place_has_a_name_and_an_explanation(name: str, language: str) -> None:
    kinds = serai.game(name).place_kinds
    wanted = [f"{family}-{kind}" for kind in kinds for family in ("place", "about")]
    assert [key for key in wanted if not has(language, name, key)] == [], "missing"


@cache
def seen(name: str) -> tuple[str, ...]:
    """Places that are touched by moves of played games, or told in their logs."""
    found: dict[str, None] = {}
    for variant in VARIANTS[name]:
        match = serai.new(name, seats=3, seed=7, options=variant)
        chooser = random.Random(name)
        for _ in range(PLIES):
            if match.over:
                break
            moves = match.options
            for move in chooser.sample(moves, min(OFFERS, len(moves))):
                found |= dict.fromkeys(match.game.touched(match.state, move))
            match.play(chooser.choice(moves))
            found |= dict.fromkeys(told(match))
            match.log.clear()
    return tuple(found)


def told(match: Match) -> list[str]:
    return [place for entry in match.log for place in match.where(entry)[0]]


@every_game
@every_language
def test_the_places_of_played_games_can_be_said(name: str, language: str) -> None:
    game = serai.game(name)
    kinds = {split(place).kind for place in seen(name)}
    assert kinds <= game.place_kinds.keys()
    assert len(kinds) > len(game.place_kinds) * 2 / 3, "too few to say much"
    for place in seen(name):
        words = place_words(game, place, language, ["Анна", "Björn", "Chloé"])
        for text in words:
            assert text, place
            assert text[0] == text[0].upper(), place
            assert not set(text) & set("{}$@"), f"{place}: {text}"
        assert words.about.endswith("."), place
        assert "." not in words.name or language == "de", f"{place}: {words.name}"  # 3. Gewürzkarte
        owner = split(place).seat
        assert owner is None or words.name.endswith(("(Анна)", "(Björn)", "(Chloé)")), place


def test_the_name_of_a_place_and_whose_it_is() -> None:
    rajas = serai.game("rajas")
    assert place_words(rajas, "market:tea", "en").name == "Market: tea"
    assert place_words(rajas, "river:0", "de").name == "Startfeld des Flusses"
    assert place_words(rajas, "square:b1@2", "en").name == "Square b1 (Player 3)"
    assert place_words(rajas, "square:b1@2", "en", own=2).name == "Square b1"
    die = place_words(rajas, "die:b3@0", "de", ["Анна"])
    assert die.name == "Blauer Würfel mit 3\xa0Augen (Анна)"
    assert place_words(serai.game("agra"), "space:sandstone", "en").name == "Quarry"
    assert place_words(serai.game("merv"), "card:3", "ru").name == "3-я карта каравана"


def test_a_member_may_be_explained_by_itself() -> None:
    agra = serai.game("agra")
    trader = place_words(agra, "space:trader", "en").about
    assert "price token" in trader
    assert trader != place_words(agra, "space:wood", "en").about
    assert "produces wood" in place_words(agra, "space:wood", "en").about


def test_what_a_marker_stands_for_need_not_be_a_good() -> None:
    agra, merv = serai.game("agra"), serai.game("merv")
    assert place_words(agra, "good:favour@1", "en", own=1) == place_words(
        agra, "favour@1", "en", own=1
    )
    assert place_words(merv, "cube:joker@1", "en", own=1).name == "Joker"


def test_a_place_that_nobody_has_named_is_called_as_it_is_written() -> None:
    assert place_words(serai.game("rajas"), "moon:b1@0", "en") == ("moon:b1@0", "")
