"""Moves in words: what closes a question says what it closes, and logs leave it out."""

from __future__ import annotations

from itertools import pairwise

import pytest

import serai
from serai.core.kernel import CHANCE, CHOSEN, DRAWN, FORCED, NOTED
from serai.games import load
from serai.language import LANGUAGES, has, say
from serai.table import transcript
from serai.table.playing import worded
from tests.golden import files

every_game = pytest.mark.parametrize("game", serai.games())


def recordings(game: str) -> dict[str, str]:
    """The recorded games of a title, by name."""
    return files.read(game, serai.game(game).version, files.GAMES)


@every_game
def test_to_be_done_says_with_what(game: str) -> None:
    """At every question of a recorded game that can be closed with `done`."""
    met = set()
    done = serai.game(game).notation.by_name["done"].number
    text = max(recordings(game).values(), key=len)
    for match in transcript.steps(load.all_games(), text):
        if match.to_move not in (None, CHANCE) and done in match.options:
            key, _ = worded(match.game, done, match.state)
            met.add((match.question, key))
    assert met
    assert {key for _, key in met} == {f"move-done-{question}" for question, _ in met}
    assert all(has(language, game, key) for _, key in met for language in LANGUAGES)


@every_game
def test_a_log_leaves_out_who_wanted_nothing_more(game: str) -> None:
    match = serai.replay(max(recordings(game).values(), key=len))
    closing = [entry for entry in match.log if match.closes(entry)]
    assert any(kind == CHOSEN for kind, _, _ in closing)
    assert not set(closing) & set(match.worth_telling(match.log))
    assert say("en", game, "move-done", {}) not in " ".join(match.story())


@every_game
def test_a_log_says_nothing_twice(game: str) -> None:
    """A note right after the move that says the same is left out; elsewhere it is told.

    So is a move that the note right after it tells.
    """
    match = serai.replay(max(recordings(game).values(), key=len))
    repeated = [one for last, one, _ in match.neighbours(match.log) if match.repeats(one, last)]
    closing = [one for one in match.log if match.closes(one)]
    assert repeated
    assert all(kind == NOTED for kind, _, _ in repeated)
    foretold = [one for one, after in pairwise(match.log) if match.foretells(one, after)]
    assert all(kind in (CHOSEN, DRAWN, FORCED) for kind, _, _ in foretold)
    told = match.worth_telling(match.log)
    assert len(told) == len(match.log) - len(closing) - len(repeated) - len(foretold)
    assert [entry for step in match.steps(told) for entry in step.entries] == told
    assert match.worth_telling(repeated[:1]) == repeated[:1]


# What a person reads instead of a code; the code stays where it is a mark on board or tile.
NAMED = {
    ("rajas", "pay b4 b4 b6~"): (
        "Pay 2 blue 4s and blue 6 (turned to 1 with 1 karma)",
        "Bezahlen: 2 blaue Vieren und blaue 6 (auf 1 gedreht)",
        "заплатить кубиками: 2\xa0синих по 4\xa0и синий (6 → 1\xa0за карму)",
        "Betalen: 2 blauwe vieren en blauwe 6 (omgedraaid naar 1)",
    ),
    ("rajas", "tile B02"): (
        "Take tile B02 (3 pips, temple)",
        "Provinzplättchen B02 nehmen (3\xa0Augen, Tempel)",
        "взять тайл B02 (цена 3, храм)",
        "Tegel B02 nemen (3 ogen, tempel)",
    ),
    ("rajas", "balcony blue"): (
        "Balcony: trade in a blue die for orange dice",
        "Balkon – blauen Würfel gegen orangefarbene Würfel tauschen",
        "балкон: обменять синий кубик на оранжевые",
        "Balkon: 1 blauwe dobbelsteen inruilen voor oranje dobbelstenen",
    ),
    ("rajas", "lay c3 NES"): (
        "Lay it on c3, roads to the north, east and south",
        "Auf Feld c3 legen, Wege nach Norden, Osten und Süden",
        "положить на клетку c3, дороги вверх, вправо и вниз",
        "Op c3 leggen, met wegen naar het noorden, oosten en zuiden",
    ),
    ("rajas", "draw Y1"): (
        "Yield tile Y1 is drawn (2 blue dice)",
        "Gezogenes Ertragsplättchen: Y1 (2 blaue Würfel)",
        "Вытянут жетон дохода Y1 (2\xa0синих кубика)",
        "Opbrengsttegel Y1 getrokken (2 blauwe dobbelstenen)",
    ),
    ("agra", "uncover n1"): (
        "Remove the cover tile on n1 (north)",
        "Abdeckplättchen von Feld n1 (Norden) entfernen",
        "снять крышку с клетки n1 (вверху)",
        "Afdekfiche van n1 (noord) weghalen",
    ),
    ("merv", "go N3"): (
        "Go to N3 (column c)",
        "Auf Aktionsfeld N3 gehen (Spalte c)",
        "поставить мастера на клетку N3 (столбец c)",
        "Naar N3 gaan (kolom c)",
    ),
    ("merv", "wall E1"): (
        "Build a wall at E1 (east side)",
        "Mauer bei E1 (Ostseite) errichten",
        "поставить стену на E1 (восток)",
        "Muur bouwen op E1 (oostkant)",
    ),
}


@pytest.mark.parametrize(("game", "move"), NAMED)
def test_codes_are_named(game: str, move: str) -> None:
    match = serai.new(game, seats=2, seed=1)
    told = [match.describe(match.parse(move), language) for language in LANGUAGES]
    assert tuple(told) == NAMED[game, move]


def test_what_a_site_does_and_which_spice_a_card_has_is_told_as_long_as_it_is_offered() -> None:
    """The log cannot know it later, and says it without."""
    text = max(recordings("merv").values(), key=len)
    acts, cards = set(), set()
    for match in transcript.steps(load.all_games(), text):
        for move in match.options if match.question in ("action", "cards") else ():
            key, args = worded(match.game, move, match.state)
            if key == "move-act":
                acts.add(args["action"])
            if key == "move-take":
                cards.add(args["spice"])
    assert (len(acts) > 3, len(cards) > 2) == (True, True)
    assert "none" not in acts | cards
    logged = [args for key, args in map(match.spoken, match.log) if key == "move-act"]
    assert logged
    assert all(args == {"action": "none"} for args in logged)
