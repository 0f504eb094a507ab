"""Those without a seat as somebody: their numbers, their names, and what they will do next."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import serai
from serai import Match
from serai.core.kernel import NOTED
from serai.games.merv.kinds import CELL, POSITION
from serai.games.merv.notes import BUILT, WENT
from serai.games.merv.turn import Turn
from serai.games.merv.vizier import VizierTurn, go_alone
from serai.house.told_events import sentence
from serai.language import LANGUAGES, OTHERS, say
from tests.games.merv.table import MAGISTRATE, VIZIER, merv

SEATS = {1: [1, 0], 2: [0], 3: [], 4: []}  # the N of other-N by seats, in the order of the players


def played(seats: int, seed: int, decisions: int = 90) -> Match:
    """A match in which nobody has thought so far."""
    match = serai.new("merv", seats, seed=seed)
    rng = random.Random(seed)
    while not match.over and decisions:
        match.play(rng.choice(match.options))
        decisions -= 1
    return match


@pytest.mark.parametrize(("seats", "others"), SEATS.items())
def test_they_follow_the_seats_among_the_players(seats: int, others: list[int]) -> None:
    view = serai.new("merv", seats, seed=1).view(0)
    assert view["others"] == others
    assert len(view["players"]) == seats + len(others)
    assert [player["seat"] for player in view["players"]] == [*range(seats), *[None] * len(others)]


@pytest.mark.parametrize("seats", [1, 2])
def test_the_log_counts_them_as_the_view_does(seats: int) -> None:
    match = played(seats, 5)
    theirs = {entry: match.player_of(entry) for entry in match.log if entry[1] >= OTHERS}
    assert set(theirs.values()) == ({MAGISTRATE, VIZIER} if seats == 1 else {VIZIER})
    for entry, player in theirs.items():
        places, piece = match.where(entry)
        owned = [place.partition("@")[2] for place in (*places, piece) if "@" in place]
        assert set(owned) <= {str(player)}
        told = sentence(match, entry)
        assert (told.seat, told.args["seat"]) == (player, entry[1])


def test_their_moves_have_places_and_pieces() -> None:
    """What they do is shown on the board as moves of others are."""
    match = played(1, 5)
    for entry in match.log:
        if entry[0] == NOTED and entry[1] >= OTHERS and entry[2] & 255 in (WENT, BUILT):
            places, piece = match.where(entry)
            assert places
            assert re.fullmatch(rf"(master|house)@{match.player_of(entry)}", piece)


def test_the_moves_that_others_make_for_the_vizier_move_his_pieces() -> None:
    match = played(2, 5, 200)
    moved = [entry for entry in match.log if entry[0] != NOTED]
    for verb, piece in (("vizier", f"master@{VIZIER}"), ("house", f"house@{VIZIER}")):
        found = [one for one in moved if match.notation(one[2]).split()[0] == verb]
        assert found
        assert {match.where(one)[1] for one in found} == {piece}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_nobody_of_them_is_ever_called_by_a_number(language: str, seats: int) -> None:
    match = played(seats, 3)
    names = ["Anna", "Boris"][:seats]
    story = " ".join(match.story(language, names))
    for number in (1, 2, 3, 9, 10):
        assert match_name(language, number) not in story


def match_name(language: str, number: int) -> str:
    return say(language, "", "seat-name", {"number": number})


# --- the turn of the Grand Vizier ---


def plans(seats: int, seed: int) -> list[tuple[Match, dict[str, Any]]]:
    """The plan of the Vizier before every decision of a match."""
    match = serai.new("merv", seats, seed=seed)
    rng = random.Random(seed)
    found = []
    while not match.over:
        found.append((match.copy(), match.view(0)["vizier_plan"]))
        match.play(rng.choice(match.options))
    return found


@pytest.mark.parametrize("seed", range(2))
def test_alone_his_card_tells_where_he_goes_and_builds(seed: int) -> None:
    seen = 0
    for match, plan in plans(1, seed):
        if plan["acted"] or plan["space"] is None:
            continue
        before = merv(match)
        after = before.copy()
        go_alone(after)
        assert POSITION.write(after.stand(VIZIER)) == plan["space"]
        built = [i for i, name in enumerate(CELL.names) if after.owners[i] != before.owners[i]]
        assert [CELL.names[cell] for cell in built] == ([plan["site"]] if plan["site"] else [])
        seen += 1
    assert seen > 5


def test_of_two_players_one_is_told_to_choose_his_space_and_the_other_his_site() -> None:
    asked = set()
    for match, plan in plans(2, 4):
        choosers = {plan["space_by"], plan["site_by"]}
        assert choosers == ({0, 1} if not plan["acted"] or plan["asks"] else {None})
        if match.question in ("vizier-space", "vizier-site"):
            what = match.question.removeprefix("vizier-")
            assert plan["asks"] == what
            assert match.to_move == plan[f"{what}_by"]
            assert (plan["space"] is None) == (what == "space")
            asked.add(what)
        else:
            assert plan["asks"] is None
    assert asked == {"space", "site"}


def test_with_more_players_he_is_not_there() -> None:
    assert serai.new("merv", 3, seed=1).view(0)["vizier_plan"] is None


@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (1, 5), (2, 0), (2, 4)])
def test_whoever_has_had_his_turn_is_not_told_to_go(seats: int, seed: int) -> None:
    seen = set()
    for match, plan in plans(seats, seed):
        if any(isinstance(rule, Turn | VizierTurn) for rule in match.state.stack):
            continue
        seen.add(match.question)
        view = match.view(0)
        stands = view["players"][VIZIER]["standing_on"]
        assert plan == {
            "acted": True,
            "space": stands,
            "site": None,
            "space_by": None,
            "site_by": None,
            "asks": None,
        }
        if view["solo"]:
            solo, his = view["solo"], view["players"][MAGISTRATE]["standing_on"]
            assert (solo["acted"], solo["space"], solo["site"]) == (True, his, None)
    assert {"skip", "ransom"} <= seen
