"""Looking ahead: what a move brings, before it is chosen."""

import serai
from serai.table.ahead import look_ahead
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


def test_looking_ahead_passes_over_chance_that_does_not_matter() -> None:
    match = begun()
    match.play("quarry")
    match.play(first_of(match, "tile"))
    while match.question != "lay":
        match.play(match.options[0])
    plain = look_ahead(match, match.options[0])
    further = look_ahead(match, match.options[0], {"reveal"})
    gains = {f"players[0].{name}" for name in ("fame", "money", "dice.blue", "karma")}
    assert plain.chance
    assert further.chance
    assert not gains & plain.changes.keys()
    assert {"players[0].fame", "players[0].money"} & further.changes.keys()
