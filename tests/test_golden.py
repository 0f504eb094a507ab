"""Golden games: recorded once for each version of the rules, and replayed for ever.

`python -m tests.golden.make` makes those of new rules; files of released rules never change.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import serai
from serai.core.kernel import CHANCE
from serai.core.speech import Problem
from serai.games import load
from serai.table import transcript
from serai.table.kept_match import kept_text
from tests.core import pebbles
from tests.golden import files
from tests.golden.advice import advice, changed, missing
from tests.golden.agra_endings import Ending as AgraEnding
from tests.golden.find import RECIPES
from tests.golden.merv_endings import Ending as MervEnding
from tests.golden.rajas_endings import Ending as RajasEnding
from tests.golden.walks import Walk, parting

GAMES = files.all_games()
GOLDEN: dict[tuple[str, int], dict[str, str]] = {
    (game, version): files.read(game, version, files.GAMES)
    for game in GAMES
    for version in files.versions_of(game)
}
WALKED: dict[tuple[str, int], dict[str, list[str]]] = {
    (game, version): files.read(game, version, files.WALKS) for game, version in GOLDEN
}
PLAYED = [
    (game, version, name)
    for (game, version), games in GOLDEN.items()
    if version in GAMES[game].versions
    for name in games
]
RETIRED = [
    (game, version, name)
    for (game, version), games in GOLDEN.items()
    if version not in GAMES[game].versions
    for name in games
]
NEWEST = [one for one in PLAYED if one[1] == GAMES[one[0]].version]

every_game = pytest.mark.parametrize("game", GAMES)
every_golden_game = pytest.mark.parametrize(("game", "version", "name"), PLAYED)
every_newest_game = pytest.mark.parametrize(("game", "version", "name"), NEWEST)


def newest_of(game: str) -> list[tuple[str, int, str]]:
    return [one for one in NEWEST if one[0] == game]


@cache
def ending_of(game: str, version: int, name: str) -> Any:
    """How a golden game ends; each is replayed once for this."""
    text = GOLDEN[game, version][name]
    try:
        match = transcript.replayed(GAMES, text, None)
    except Problem:
        pytest.skip("cannot be replayed: the test that compares the recorded end says what to do")
    return RECIPES[game].ending(match)


def test_every_game_of_the_house_has_a_recipe_for_golden_games() -> None:
    assert set(RECIPES) == set(GAMES) >= set(load.names())


@every_game
def test_the_newest_rules_have_golden_files(game: str) -> None:
    version = GAMES[game].version
    folder = files.folder_of(game, version)
    if any(not (folder / name).exists() for name in files.FILES):
        pytest.fail(missing(game, version), pytrace=False)


@every_game
def test_all_rules_that_can_be_played_have_golden_files(game: str) -> None:
    lacking = set(GAMES[game].versions) - set(files.versions_of(game))
    assert lacking <= {GAMES[game].version}, "older rules keep theirs as long as they are played"


@pytest.mark.parametrize("name", files.released())
def test_golden_files_of_released_rules_never_change(name: str) -> None:
    path = files.HERE / name
    if not path.exists() or files.hash_of(path) != files.released()[name]:
        pytest.fail(changed(name), pytrace=False)


@every_golden_game
def test_replays_to_the_recorded_end_and_keeps_the_laws(game: str, version: int, name: str) -> None:
    check_replayed(game, version, name)


def check_replayed(game: str, version: int, name: str) -> None:
    """The transcript names its result and its last position: replaying compares both.

    All positions on the way are as they were, and the laws of the game hold at every step.
    """
    text, what = GOLDEN[game, version][name], ""
    walk = Walk()
    try:
        for match in transcript.steps(GAMES, text):
            walk.add(match.digest())
            law = match.game.audit(match.state)
            if law:
                what = f"the golden game “{name}” breaks a law of the game: {law}"
                break
        else:
            if not match.over or match.transcript() != text:
                what = f"the golden game “{name}” ends otherwise than it did."
            elif where := parting(WALKED[game, version].get(name, []), walk.ended()):
                what = f"the golden game “{name}” goes through other positions, in {where}."
    except Problem as problem:
        what = f"the golden game “{name}” cannot be replayed: {problem}"
    if what:
        pytest.fail(advice(game, version, what), pytrace=False)


@pytest.mark.parametrize(("game", "version", "name"), RETIRED)
def test_a_game_of_retired_rules_is_told_and_not_called_damaged(
    game: str, version: int, name: str
) -> None:
    text = GOLDEN[game, version][name]
    kept = kept_text(GAMES, text)
    assert kept.why is not None
    assert kept.why.key == "rules-retired"
    moves = list(kept.moves())
    assert len(moves) > 20
    assert all(f" {move.move}\n" in text for move in moves), "as they were written"
    assert sum(bool(move.key) for move in moves) > len(moves) / 2, "and most of them in words"
    again = kept_text(GAMES, kept.transcript())
    assert list(again.moves()) == moves


@every_newest_game
def test_shows_what_its_name_says(game: str, version: int, name: str) -> None:
    shows = RECIPES[game].shows.get(name)
    if shows is None:
        assert name.startswith("way-"), "neither an ending nor a way to play"
    else:
        assert shows(ending_of(game, version, name))


@every_game
def test_every_number_of_players_is_there(game: str) -> None:
    seats = {ending_of(*one).seats for one in newest_of(game)}
    assert seats == (set(GAMES[game].seats) if seats else set())


@pytest.mark.parametrize(("game", "version", "name"), newest_of("rajas"))
def test_winner_is_whose_margin_is_widest_and_who_met_first_among_equals(
    game: str, version: int, name: str
) -> None:
    e: RajasEnding = ending_of(game, version, name)
    met = [(e.scores[seat], -order, seat) for order, seat in enumerate(e.met)]
    assert e.winners == [max(met)[2]]
    assert all((score >= 0) == (seat in e.met) for seat, score in enumerate(e.scores))


@pytest.mark.parametrize(("game", "version", "name"), newest_of("agra"))
def test_winner_is_who_has_most_rupees_and_most_left_among_equals(
    game: str, version: int, name: str
) -> None:
    e: AgraEnding = ending_of(game, version, name)
    standings = list(zip(e.scores, e.rests, strict=True))
    assert e.winners == [seat for seat, own in enumerate(standings) if own == max(standings)]


@pytest.mark.parametrize(("game", "version", "name"), newest_of("merv"))
def test_winner_is_who_stands_best_and_alone_who_beats_the_magistrate(
    game: str, version: int, name: str
) -> None:
    e: MervEnding = ending_of(game, version, name)
    first = [seat for seat, own in enumerate(e.standings) if own == max(e.standings)]
    assert e.winners == (first if e.seats > 1 or e.scores[0] > e.rival else [])
    assert len(e.winners) == 1 or e.seats == 1, "places in the queue are never shared"
    assert e.scores == [own[0] for own in e.standings]


@pytest.mark.parametrize(("since", "version"), [(1, 1), (3, 2)])
def test_a_changed_rule_fails_with_a_sentence_that_says_what_to_do(
    since: int, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if somebody had changed a released rule of Pebbles: once the older, once the newer."""
    monkeypatch.setattr(pebbles, "TAILS_POLISH", since)
    with pytest.raises(pytest.fail.Exception, match="raise the version"):
        check_replayed("pebbles", version, "heads-and-tails")


def test_a_changed_value_of_a_component_fails_with_the_same_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pebbles.PebblesGame, "data", "abcdef")
    with pytest.raises(pytest.fail.Exception, match=r"data 9ebb1e5, here abcdef(.|\n)*retires"):
        check_replayed("pebbles", 2, "heads-and-tails")


def test_another_position_on_the_way_fails_with_the_same_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if a rule stood somewhere else while something falls, and the end were the same."""
    facts = pebbles.PebblesGame.facts

    def more(self: Any, s: Any) -> dict[str, Any]:
        waiting = s.stack and s.stack[-1].by == CHANCE
        return facts(self, s) | ({"mood": 0} if waiting else {})

    monkeypatch.setattr(pebbles.PebblesGame, "facts", more)
    with pytest.raises(pytest.fail.Exception, match=r"other positions, in lines 0 to 25"):
        check_replayed("pebbles", 2, "heads-and-tails")


def test_the_advice_tells_every_step() -> None:
    released = advice("pebbles", 1, "Something is not as it was.")
    for step in ("versions = (1, 2)", "versions.py", "leave tests/golden/pebbles/1"):
        assert step in released
    assert released.count(".venv/bin/python -m tests.golden.make pebbles\n") == 1
    assert "make pebbles --anew" in advice("pebbles", 99, "Something is not as it was.")


def test_the_house_does_not_know_the_games_of_the_tests() -> None:
    assert "pebbles" not in serai.games()
