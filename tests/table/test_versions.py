"""Two live versions of one game: each match goes on by the rules it began with."""

from __future__ import annotations

import json

import pytest

from serai.core.game import Option, Options
from serai.core.kernel import CHANCE, Desk, State
from serai.core.speech import Problem
from serai.house.bots import Job
from serai.server.bot_worker import Request, Thinker
from serai.table import positions, transcript, written_match
from serai.table.events import Opened
from serai.table.match import Match, new_match
from serai.table.table import Table
from tests.core.pebbles import GAME, Pebbles, PebblesGame, Turn
from tests.golden import files
from tests.golden.ways import is_plain, ways
from tests.table.tables import ANNA, BEN, SEED

GAMES = {"pebbles": GAME}
every_version = pytest.mark.parametrize("version", GAME.versions)
TAILS = {1: ([3, 0], [0, 0]), 2: ([2, 0], [1, 0])}  # rough and polished after three and tails


def begun(version: int | None = None, chance: str = "ask") -> Match:
    return new_match(GAME, 2, 1, {}, chance, version)


def pebbles(match: Match) -> tuple[list[int], list[int]]:
    facts = match.game.facts(match.state)
    return facts["rough"], facts["polished"]


def after_tails(match: Match) -> Match:
    match.play("take 3")
    assert match.to_move == CHANCE
    match.play("coin 0")
    return match


def test_new_matches_are_by_the_newest_rules() -> None:
    assert GAME.versions == (1, 2)
    assert begun().version == GAME.version == 2


@every_version
def test_the_changed_rule_asks_for_the_version(version: int) -> None:
    assert pebbles(after_tails(begun(version))) == TAILS[version]


@every_version
def test_copies_branches_and_previews_keep_the_version(version: int) -> None:
    match = begun(version)
    match.play("take 3")
    for other in (match.copy(), match.copy(lucky=False), match.branch()):
        assert other.version == version
        other.play("coin 0")
        assert pebbles(other) == TAILS[version]
    polished = {place for place in match.preview("coin 0") if "polished" in place}
    assert bool(polished) == (version == 2)


@every_version
def test_a_transcript_is_replayed_by_its_own_rules(version: int) -> None:
    text = after_tails(begun(version)).transcript()
    assert text.split("\n")[1] == f"game pebbles {version}"
    again = transcript.replayed(GAMES, text, None)
    assert again.version == version
    assert pebbles(again) == TAILS[version]
    assert again.transcript() == text


def test_by_other_rules_it_would_be_another_game_and_that_is_noticed() -> None:
    lines = after_tails(begun(1)).transcript().split("\n")[:-2]
    lines[1] = "game pebbles 2"
    forged = "\n".join([*lines, f"check {written_match.check_of(lines)}", ""])
    with pytest.raises(Problem) as caught:
        transcript.replayed(GAMES, forged, None)
    assert caught.value.key == "transcript-position"


@every_version
def test_a_position_is_played_on_by_its_own_rules(version: int) -> None:
    match = begun(version)
    match.play("take 3")
    data = json.loads(json.dumps(match.to_json()))
    assert (data["format"], data["version"]) == ("serai position 2", version)
    again = positions.read(GAMES, data, None, "ask")
    again.play("coin 0")
    assert pebbles(again) == TAILS[version]
    lines = again.transcript().split("\n")
    assert lines[1] == f"game pebbles {version}"
    assert transcript.replayed(GAMES, again.transcript(), None).version == version


def test_a_transcript_does_not_go_on_from_a_position_of_other_rules() -> None:
    older = positions.read(GAMES, begun(1).to_json(), None, "ask")
    lines = older.transcript().split("\n")[:-2]
    lines[1] = "game pebbles 2"
    with pytest.raises(Problem) as caught:
        transcript.replayed(
            GAMES, "\n".join([*lines, f"check {written_match.check_of(lines)}", ""]), None
        )
    assert caught.value.key == "transcript-line"


@every_version
def test_a_table_keeps_the_version_in_its_log_and_after_loading(version: int) -> None:
    table = Table.open(begun(version), [ANNA, BEN], SEED)
    first = table.records[0].event
    assert isinstance(first, Opened)
    assert (first.version, first.data, first.box) == (version, GAME.data, {})
    table.play(0, "take 1", "turn")
    assert table.copy().match.version == table.match_after(1).version == version
    again = Table.load(GAMES, [one.event for one in table.records], SEED)
    assert again.match.version == version
    assert again.hash == table.hash


@every_version
def test_bots_think_by_the_rules_of_the_match(version: int) -> None:
    match = begun(version)
    match.play("take 3")
    job = Job("pebbles", version, 2, "{}", None, ["0 take 3", "* coin 0"])
    with files.in_the_house(GAME):
        known = Thinker().match_of("table", job)
        moves = Thinker().moves(Request("table", job, 1, "random", 1.0))
    assert known.version == version
    assert pebbles(known) == TAILS[version]
    assert moves


class Retired(PebblesGame):
    """Pebbles as it will be when nobody plays by version 1 any more."""

    versions = (2,)


class Older(PebblesGame):
    """Pebbles as it was before version 2."""

    versions = (1,)


def test_rules_can_be_retired_or_still_to_come() -> None:
    old, new = begun(1).transcript(), begun(2).transcript()
    for game, text, key in ((Retired(), old, "rules-retired"), (Older(), new, "rules-newer")):
        with pytest.raises(Problem) as caught:
            transcript.replayed({"pebbles": game}, text, None)
        assert caught.value.key == key
    with pytest.raises(Problem) as caught:
        positions.read({"pebbles": Retired()}, begun(1).to_json(), None, "ask")
    assert caught.value.key == "rules-retired"
    assert transcript.replayed({"pebbles": Retired()}, new, None).version == 2


# --- a third version, with an option and something to remember that the others do not have ---


class Third(PebblesGame):
    """Pebbles with a big heap, unless the old one was agreed on."""

    versions = (1, 2, 3)
    options = (*PebblesGame.options, Option("old_heap", since=3, before=True))
    ranges = {**PebblesGame.ranges, "mood": (0, 9)}  # noqa: RUF012
    locals_since = {("Turn", "mood"): 3}  # noqa: RUF012

    def new(self, desk: Desk, seats: int, options: Options, version: int) -> State:
        state = super().new(desk, seats, options, version)
        assert isinstance(state, Pebbles)
        state.heap = state.heap if options["old_heap"] else 24
        return state


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> Third:
    monkeypatch.setattr(Turn, "locals", (*Turn.locals, "mood"))
    monkeypatch.setattr(Turn, "mood", 0, raising=False)
    return Third()


@every_version
def test_an_option_or_a_local_that_came_later_changes_nothing_that_is_kept(
    third: Third, version: int
) -> None:
    games = {"pebbles": third}
    for text in files.read("pebbles", version, files.GAMES).values():
        assert transcript.replayed(games, text, None).transcript() == text
    for one in files.read("pebbles", version, files.POSITIONS).values():
        match = positions.read(games, one["position"], None, "ask")
        assert match.to_json() == one["position"]
        assert transcript.replayed(games, match.transcript(), None).version == version


@every_version
def test_an_option_that_came_later_cannot_be_wanted_before(third: Third, version: int) -> None:
    with pytest.raises(Problem) as caught:
        new_match(third, 2, 1, {"old_heap": True}, "ask", version)
    assert caught.value.key == "option-name"
    assert caught.value.details["known"] == "big_heap"


@every_version
def test_another_match_with_the_options_of_an_older_one_has_the_new_defaults(
    third: Third, version: int
) -> None:
    older = new_match(third, 2, 1, {}, "ask", version)
    assert (older.agreed, third.facts(older.state)["heap"]) == ({"big_heap": False}, 12)
    newer = new_match(third, 2, 1, older.agreed, "ask")
    assert newer.agreed == {"big_heap": False, "old_heap": False}
    assert third.facts(newer.state)["heap"] == 24
    assert newer.to_json()["stack"][-1]["mood"] == 0
    again = positions.read({"pebbles": third}, newer.to_json(), None, "ask")
    assert again.digest() == newer.digest()


def test_golden_games_of_a_version_have_the_options_of_that_version(third: Third) -> None:
    assert set(ways(third, 2)) == set(ways(GAME, 2))
    assert set(ways(third, 3)) > set(ways(third, 2))
    older = new_match(third, 2, 1, {}, "ask", 2)
    assert is_plain(third, older.agreed)


def test_a_later_option_must_say_what_was_before() -> None:
    with pytest.raises(ValueError, match="old_heap is new in version 3"):
        Option("old_heap", since=3)
