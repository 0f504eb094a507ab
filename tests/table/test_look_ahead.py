"""Looking ahead: what a move brings, before it is chosen."""

from random import Random

import serai
from serai.core.kernel import CHANCE
from serai.table.look_ahead import Changes, at_least, certain, look_ahead, settled
from serai.table.match import Match


def begun(seed: int = 5) -> Match:
    """A match in which seat 0 chooses first, with dice typed in."""
    for number in range(seed, seed + 50):
        match = serai.new("rajas", 2, number)
        if match.to_move == 0 and "quarry" in [match.notation(m) for m in match.options]:
            return match
    raise AssertionError


def first_of(match: Match, verb: str) -> str:
    return next(n for n in map(match.notation, match.options) if n.split(" ")[0] == verb)


def test_looking_ahead_changes_nothing_and_sees_costs() -> None:
    match = begun()
    digest, length = match.digest(), len(match.log)
    ahead = look_ahead(match, "quarry")
    assert (match.digest(), len(match.log)) == (digest, length)
    before, after = ahead.changes["players[0].money"]
    assert after == before - 1
    assert (ahead.chance, ahead.ends) == (False, False)


def test_looking_ahead_announces_dice() -> None:
    match = begun()
    assert look_ahead(match, first_of(match, "terrace")).chance
    match.play("front")
    assert look_ahead(match, "done").ends


def test_what_does_not_depend_on_chance_is_certain() -> None:
    """The fame of a building is known before the next tile is turned up."""
    match = begun()
    match.play("quarry")
    match.play(first_of(match, "tile"))
    while match.question != "lay":
        match.play(match.options[0])
    ahead = look_ahead(match, match.options[0])
    assert ahead.chance
    assert {"players[0].fame", "players[0].money"} & ahead.changes.keys()
    assert not any(place.startswith("stacks") and place.endswith("top") for place in ahead.changes)


def test_a_die_is_certain_its_pips_are_not() -> None:
    match = begun()
    ahead = look_ahead(match, "terrace blue")
    before, after = ahead.changes["players[0].dice.blue"]
    assert after == [*before, None]


def test_a_number_that_is_gone_in_one_way_is_nothing_there() -> None:
    """Facts leave out what there is none of."""
    ways: list[Changes] = [{"goods": (3, 1)}, {"goods": (3, None)}]
    assert at_least(ways) == {"goods": (3, 1)}
    assert at_least(ways[::-1]) == {"goods": (3, 1)}
    assert at_least([{"goods": (3, None)}, {"goods": (3, 5)}]) == {}


def test_what_a_question_brings_at_least() -> None:
    """Whichever die is given: the turn is over, and nothing else is certain."""
    match = begun()
    plain, further = look_ahead(match, "market tea"), look_ahead(match, "market tea", further=True)
    assert (plain.asks, plain.least) == ("market-die", {})
    assert further.least["turn"] == (0, 1)
    assert not further.least.keys() & further.changes.keys()


def test_numbers_that_always_rise_rise_at_least_by_the_smallest() -> None:
    ways: list[Changes] = [{"a": (1, 4), "b": (0, 1)}, {"a": (1, 3), "b": (0, -1)}]
    assert at_least(ways) == {"a": (1, 3)}
    assert certain(ways) == {}


def test_lists_keep_what_they_have_in_common() -> None:
    assert certain([{"a": ([2], [2, 5])}, {"a": ([2], [1, 2])}]) == {"a": ([2], [2, None])}
    assert certain([{"a": ([2], [2, 5])}, {"a": ([2], [2])}]) == {}


def test_what_chance_still_changes_is_not_told() -> None:
    """More dice are rolled again than can be followed: none of them is told as lost."""
    match, luck = serai.new("rajas", 3, 1), Random(1)
    while True:
        seat = match.to_move
        move = luck.choice(match.options)
        trial = match.copy(lucky=False)
        trial.play(move)
        if match.question == "reroll" and any(end.to_move == CHANCE for end in settled(trial)):
            break
        match.play(move)
    dice = match.view(seat)["players"][seat]["dice"]
    for place, (_, after) in look_ahead(match, move).changes.items():
        if ".dice." in place:
            assert len(after) >= len(dice[place.rpartition(".")[2]]), place
