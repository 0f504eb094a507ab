"""Every rulebook is covered: each section names the rules that cite it and the tests that prove it.

`.venv/bin/python -m tests.games.claims GAME` writes the lists anew after a change.
"""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

from serai.core import rulebook
from serai.core.game import Game
from serai.core.rulebook import Section
from serai.games import load
from serai.language import LANGUAGES
from serai.language import sections as rules
from tests.games.claims import claims, rules_in_sources

GAMES = load.all_games()
RULES = {name: rules_in_sources(name) for name in GAMES}
CLAIMS = {name: list(claims(name)) for name in GAMES}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_section = pytest.mark.parametrize(
    ("name", "section"),
    [
        pytest.param(name, section, id=f"{name}-{section.id}")
        for name, game in GAMES.items()
        for section in rulebook.sections(game.package)
    ],
)


def anew(name: str) -> str:
    """What to do when code or tests say something else than the rulebook's lists."""
    return f"`.venv/bin/python -m tests.games.claims {name}` writes the lists anew"


def known_sections(game: Game) -> set[str]:
    return {section.id for section in rulebook.sections(game.package)}


@every_section
def test_section_names_exactly_the_rules_that_cite_it(name: str, section: Section) -> None:
    rules = RULES[name]
    assert section.rules
    cited = sorted(rule for rule in rules if section.id in rules[rule])
    assert sorted(section.rules) == cited, anew(name)


@every_section
def test_section_names_exactly_the_tests_that_say_they_prove_it(
    name: str, section: Section
) -> None:
    proofs = [test for test, sections, _ in CLAIMS[name] if section.id in sections]
    assert proofs
    assert sorted(section.tests) == sorted(proofs), anew(name)


@every_game
def test_every_section_is_complete(game: Game) -> None:
    assert rulebook.coverage(game.package).share == 1.0
    assert rulebook.missing_rules(game.package) == []


@every_game
def test_every_citation_in_the_sources_is_a_section(game: Game) -> None:
    known = known_sections(game)
    unknown = {rule: some - known for rule, some in RULES[game.name].items() if some - known}
    assert unknown == {}


@every_game
def test_every_claim_is_about_a_section_and_a_ruling_that_exist(game: Game) -> None:
    known = known_sections(game)
    rulings = {ruling.id for ruling in rulebook.rulings(game.package)}
    for test, sections, decided in CLAIMS[game.name]:
        assert sections, test
        assert set(sections) <= known, test
        assert set(decided) <= rulings, test


@every_game
def test_every_ruling_is_proved(game: Game) -> None:
    proved = {one for _, _, rulings in CLAIMS[game.name] for one in rulings}
    assert {ruling.id for ruling in rulebook.rulings(game.package)} - proved == set()


@every_game
def test_every_other_reading_is_an_option_of_the_game(game: Game) -> None:
    readings = {ruling.option for ruling in rulebook.rulings(game.package) if ruling.option}
    assert readings <= {option.name for option in game.options}


@every_game
def test_2_3_every_refusal_cites_what_really_forbids(game: Game) -> None:
    """The section that says so, or, where the book is silent, the ruling of the house."""
    cited: dict[str, set[str]] = {}
    for refusal in game.refusals.values():
        cited.setdefault(refusal.rule, set()).add(refusal.name)
    sections, rulings = rulebook.sections(game.package), rulebook.rulings(game.package)
    forbidden = {section.id: set(section.refuses) for section in sections if section.refuses}
    forbidden |= {ruling.id: set(ruling.refuses) for ruling in rulings if ruling.refuses}
    assert cited == forbidden


@every_game
def test_2_3_only_rulings_of_the_house_are_cited_as_house_rules(game: Game) -> None:
    rulings = rulebook.rulings(game.package)
    assert [one.id for one in rulings if one.refuses and one.basis != "house"] == []


@every_game
def test_every_kind_of_place_has_the_section_that_is_about_it(game: Game) -> None:
    cited = [place for section in rulebook.sections(game.package) for place in section.places]
    assert len(cited) == len(set(cited))
    assert {place for place in cited if ":" not in place} == set(game.place_kinds)
    for place in cited:
        kind, _, name = place.partition(":")
        assert not name or names_a(game, kind, name), place


def names_a(game: Game, kind: str, name: str) -> bool:
    """Whether a place of this kind can have this name."""
    argument = game.place_kinds[kind]
    every = [one for verb in game.notation.verbs for one in verb.args if one[0] == argument]
    return any(name in getattr(one, "names", ()) for _, one in every)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_told_in_every_language(game: Game, language: str) -> None:
    for one in rules.told(language, game.package):
        assert one.language == language, one.section.id
        assert one.title
        assert one.text


@every_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_section_is_translated_that_is_gone(game: Game, language: str) -> None:
    keys = [
        entry.id.name if isinstance(entry, ast.Message) else type(entry).__name__
        for entry in parse(rules.source(language, game.package)).body
        if not isinstance(entry, ast.BaseComment)
    ]
    assert keys == [f"rule-{section.id}" for section in rulebook.sections(game.package)]
