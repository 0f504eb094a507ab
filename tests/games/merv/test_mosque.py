"""The mosque (mosque.py): four paths of eight steps."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import (
    Table,
    cubes,
    merv,
    player,
    proves,
    saved,
    saved_player,
    table,
)
from tests.games.playing import offered, play, refused

PRICES = {
    1: "red,blue,green,tan,red blue,blue green,green tan,tan red",
    2: "blue,green,tan,red,blue green,green tan,tan red,red blue",
    3: "green,tan,red,blue,green tan,tan red,red blue,blue green",
    4: "tan,red,blue,green,tan red,red blue,blue green,green tan",
}
COLOURS = ("red", "blue", "green", "tan")
SPACES = [(path, step) for path in PRICES for step in range(1, 9)]
each_space = pytest.mark.parametrize(("path", "step"), SPACES)
each_path = pytest.mark.parametrize("path", list(PRICES))


def climber(steps: int, path: int = 1, cubes: str = "white " * 20, **options: bool) -> Table:
    """The player has made some steps on a path and has many cubes."""
    here = table(**options)
    if steps:
        return here.player(0, path=path, steps=steps, cubes=cubes)
    return here.player(0, cubes=cubes)


def climbing(here: Table) -> Match:
    """The match in which the player chooses his next step."""
    return here.acting(0, "mosque", "blue")


def one_step(here: Table, path: int = 1) -> Match:
    """The match after one step of the action; with a path begun it is the only move."""
    begun = here.facts["players"][0]["steps"] > 0
    match = climbing(here)
    return match if begun else play(match, f"climb {path}")


def raised(path: int, step: int) -> Match:
    """The match after a step, with nobody's buildings but the one on the mosque site."""
    return one_step(climber(step - 1, path), path)


# --- steps and paths ----------------------------------------------------------------------------


@proves("O1")
def test_several_steps_in_one_action_each_is_paid() -> None:
    match = climbing(climber(0, cubes="red blue green"))
    play(match, "climb 1")
    assert (saved_player(match, 0)["steps"], cubes(match, 0)) == (1, {"blue": 1, "green": 1})
    play(match, "climb 1")
    assert (saved_player(match, 0)["steps"], cubes(match, 0)) == (2, {"green": 1})
    play(match, "done")
    assert (saved_player(match, 0)["steps"], cubes(match, 0)) == (2, {"green": 1})
    assert merv(match).turn == 1


@proves("O1")
def test_one_step_at_least() -> None:
    match = climbing(climber(0))
    assert refused(match, "done") == ("nothing-done", {})
    match = table().to_act(0, "d4")
    assert refused(match, "act") == ("nothing-to-do", {"action": "mosque"})
    match = table().player(0, cubes="tan").player(1, path=1).to_act(0, "d4")
    assert refused(match, "act") is None


@proves("O1")
def test_the_price_is_that_of_the_next_step_only() -> None:
    match = one_step(climber(1, cubes="blue blue"))
    assert saved_player(match, 0)["steps"] == 2
    assert merv(match).turn == 1  # the next step costs green, so the action is over


@proves("O2")
def test_first_step_chooses_the_path_for_the_whole_game() -> None:
    here = climber(0).player(1, path=3, steps=4)
    match = climbing(here)
    assert offered(match) == ["climb 1", "climb 2", "climb 3", "climb 4"]
    play(match, "climb 3")
    assert (saved_player(match, 0)["path"], saved_player(match, 0)["steps"]) == ("3", 1)
    assert offered(match) == ["climb 3", "done"]
    for other in (1, 2, 4):
        assert refused(match, f"climb {other}") == ("other-path", {"path": str(other), "own": 3})


@proves("O2", rulings=["path-by-free-step"])
def test_free_step_chooses_the_path_too() -> None:
    match = climber(0, cubes="").about_to("FreeStep", 0)
    assert offered(match) == ["climb 1", "climb 2", "climb 3", "climb 4", "pass"]
    play(match, "climb 2")
    assert (saved_player(match, 0)["path"], saved_player(match, 0)["steps"]) == ("2", 1)
    assert player(match, 0).camels == 1
    match = climber(1, 4, cubes="").player(1, posts="bukhara").about_to("FreeStep", 0)
    play(match, "climb 4")
    assert (saved_player(match, 0)["path"], saved_player(match, 0)["steps"]) == ("4", 2)


@proves("O3", rulings=["top-is-shared"])
@pytest.mark.parametrize("step", [1, 2, 5, 8])
def test_any_number_of_markers_on_one_space(step: int) -> None:
    here = table(seats=4)
    for other in (1, 2, 3):
        here.player(other, path=2, steps=step)
    if step == 1:
        here.player(0, cubes="white " * 3)
    else:
        here.player(0, path=2, steps=step - 1, cubes="white " * 3)
    match = one_step(here, 2)
    assert [saved_player(match, n)["steps"] for n in range(4)] == [step] * 4


@proves("O4", rulings=["values-of-the-mosque"])
@each_space
def test_price_of_each_step(path: int, step: int) -> None:
    price = PRICES[path].split(",")[step - 1]
    here = climber(step - 1, path, cubes=price).built(0, "a1")
    match = one_step(here, path)
    if match.question in ("upgrade", "guard", "free-wall"):
        play(match, offered(match)[0])
    assert saved_player(match, 0)["steps"] == step
    assert cubes(match, 0) == {}


@proves("O4")
@each_space
def test_other_cubes_do_not_pay_the_step(path: int, step: int) -> None:
    price = PRICES[path].split(",")[step - 1].split()
    others = " ".join(2 * [colour for colour in COLOURS if colour not in price])
    here = climber(step - 1, path, cubes=f"{others} {' '.join(price[1:])}")
    match = here.to_act(0, "d4")
    if step > 1:
        assert refused(match, "act") == ("nothing-to-do", {"action": "mosque"})
    else:
        play(match, "act")
        assert refused(match, f"climb {path}") == ("too-few-cubes", {"missing": 1})


@proves("O4")
@each_path
def test_whole_path_costs_twelve_cubes(path: int) -> None:
    match = climbing(climber(0, path))
    while saved_player(match, 0)["steps"] < 8:
        step = f"climb {path}"
        play(match, step if step in offered(match) else offered(match)[0])
    assert saved_player(match, 0)["steps"] == 8
    assert cubes(match, 0) == {"white": 8}


# --- what the steps bring -----------------------------------------------------------------------


@proves("O5")
def test_each_bonus_comes_before_the_next_step() -> None:
    match = one_step(climber(1))
    assert player(match, 0).favour == 1
    assert match.question == "climb"
    match = one_step(climber(2).built(0, "a1"))
    assert match.question == "upgrade"
    assert refused(match, "climb 1") is not None
    play(match, "upgrade a1")
    assert (saved(match)["upgrades"], match.question) == ({"a1": "red"}, "climb")
    play(match, "climb 1")
    assert match.question == "guard"


@proves("O6", rulings=["camels-are-taken"])
@each_path
def test_first_on_a_path_takes_its_camel(path: int) -> None:
    match = raised(path, 1)
    assert player(match, 0).camels == 1
    assert saved(match)["path_camels"] == [str(other) for other in PRICES if other != path]
    assert player(match, 0).points == 0
    match = one_step(climber(0).player(1, path=path), path)
    assert player(match, 0).camels == 0


FAVOUR_STEPS = [(1, 2), (2, 4), (3, 3), (4, 2)]
GUARD_STEPS = [(1, 4), (2, 2)]
WALL_STEPS = [(3, 2), (4, 3)]
PRODUCTION_STEPS = [(1, 3, "red"), (2, 3, "blue"), (3, 4, "green"), (4, 4, "tan")]


@proves("O7", rulings=["values-of-the-mosque"])
@pytest.mark.parametrize(("path", "step"), FAVOUR_STEPS)
def test_favour_on_the_way(path: int, step: int) -> None:
    match = raised(path, step)
    assert (player(match, 0).favour, match.question) == (1, "climb")


@proves("O7", rulings=["values-of-the-mosque"])
@pytest.mark.parametrize(("path", "step"), GUARD_STEPS)
def test_guard_on_the_way(path: int, step: int) -> None:
    match = raised(path, step)
    assert (player(match, 0).favour, match.question) == (0, "guard")
    play(match, "station d4")
    assert saved(match)["guards"] == {"d4": 0}
    assert (player(match, 0).influence, match.question) == (1, "climb")


@proves("O7", rulings=["values-of-the-mosque", "free-wall"])
@pytest.mark.parametrize(("path", "step"), WALL_STEPS)
def test_free_wall_on_the_way(path: int, step: int) -> None:
    match = raised(path, step)
    white = cubes(match, 0)["white"]
    assert (player(match, 0).favour, match.question) == (0, "free-wall")
    play(match, "wall E4", "piece tan")
    assert saved(match)["walls"] == ["E4"]
    assert (player(match, 0).influence, match.question) == (1, "climb")
    assert cubes(match, 0)["white"] == white


@proves("O8", rulings=["values-of-the-mosque"])
@pytest.mark.parametrize(("path", "step", "colour"), PRODUCTION_STEPS)
def test_first_places_the_production_upgrade_later_ones_get_three_points(
    path: int, step: int, colour: str
) -> None:
    match = raised(path, step)
    play(match, "upgrade d4")
    assert saved(match)["upgrades"] == {"d4": colour}
    assert player(match, 0).points == 0
    here = climber(step - 1, path).built(1, "a1").upgrades(a1=colour)
    match = one_step(here.player(1, path=path, steps=step), path)
    assert player(match, 0).points == 3
    assert match.view(0)["players"][0]["ledger"]["mosque"] == 3
    assert saved(match)["upgrades"] == {"a1": colour}
    assert match.question == "climb"


@proves("O8", rulings=["production-tile-stays"])
def test_upgrade_that_nobody_could_place_waits_for_the_next() -> None:
    """The first on the step had no building for it, so the tile still lies there."""
    here = climber(2, upgrades_own=True).player(1, path=1, steps=3)
    match = one_step(here)
    assert saved(match)["upgrades"] == {"d4": "red"}
    assert player(match, 0).points == 0


@proves("O9", rulings=["values-of-the-mosque"])
@each_path
def test_first_on_the_fifth_step_takes_the_tile_later_ones_get_four_points(path: int) -> None:
    tile = ("caravansary", "palace", "library", "marketplace")[path - 1]
    match = raised(path, 5)
    assert saved_player(match, 0)["scoring_tiles"] == [tile]
    assert str(path) not in saved(match)["path_tiles"]
    assert len(saved(match)["path_tiles"]) == 3
    assert player(match, 0).points == 0
    here = climber(4, path).player(1, path=path, steps=6, tiles=tile)
    match = one_step(here, path)
    assert saved_player(match, 0)["scoring_tiles"] == []
    assert player(match, 0).points == 4
    assert match.view(0)["players"][0]["ledger"]["mosque"] == 4


@proves("O10", rulings=["values-of-the-mosque"])
@pytest.mark.parametrize(("path", "step", "points"), [(1, 6, 5), (2, 7, 6), (3, 6, 5), (4, 7, 6)])
def test_points_of_the_sixth_or_seventh_step(path: int, step: int, points: int) -> None:
    match = raised(path, step)
    assert player(match, 0).points == points
    assert match.question == "climb"
    here = climber(step - 1, path).player(1, path=path, steps=8)
    match = one_step(here, path)
    assert player(match, 0).points == points  # for everybody who comes there


@proves("O10", rulings=["values-of-the-mosque"])
@pytest.mark.parametrize(("path", "step"), [(1, 7), (2, 6), (3, 7), (4, 6)])
def test_white_upgrade_of_the_sixth_or_seventh_step(path: int, step: int) -> None:
    match = raised(path, step)
    play(match, "upgrade d4")
    assert saved(match)["upgrades"] == {"d4": "white"}
    assert (match.view(0)["white_upgrades"], player(match, 0).points) == (5, 0)


@proves("O11", rulings=["mosque-top"])
@each_path
def test_top_space_is_the_last_and_gives_nothing_at_once(path: int) -> None:
    match = raised(path, 8)
    assert (player(match, 0).points, player(match, 0).favour) == (0, 0)
    assert merv(match).turn == 1  # no further step can be made
    match = climber(8, path).to_act(0, "d4")
    assert refused(match, "act") == ("at-top", {"steps": 8})
    assert climber(8, path).about_to("FreeStep", 0).to_move == 1


@proves("O11", rulings=["mosque-top"])
@pytest.mark.parametrize(("year", "points"), [(1, 24), (2, 16), (3, 8)])
def test_top_space_scores_in_every_remaining_year(year: int, points: int) -> None:
    """Two own buildings on mosque sites and no others, behind walls: 8 points a year."""
    here = table().built(0, "d4 e4").walls("S1 S2 E4").when(year)
    match = here.player(0, path=1, steps=8).to_end_year()
    while not match.over:
        play(match, idle_move(match))
    assert match.view(0)["players"][0]["ledger"]["top"] == points


def idle_move(match: Match) -> str:
    """A move that builds nothing at mosques and spends nothing."""
    moves = offered(match)
    for wanted in ("done", "favour", "lose", "stay", "end"):
        if wanted in moves:
            return wanted
    if match.question == "site":
        moves = [move for move in moves if move[-2:] not in ("c4", "d4", "e4", "a5")] or moves
    return moves[0]
