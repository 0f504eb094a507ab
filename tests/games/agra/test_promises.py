"""What a view tells beforehand is what the rules then do (view.py, telling.py)."""

from __future__ import annotations

import pytest

from serai.games.agra import scoring
from serai.games.agra.game import GAME
from serai.games.agra.kinds import NOTABLE
from serai.table.look_ahead import look_ahead
from tests.games.agra.piers import owning
from tests.games.agra.table import Table, agra, goods, seat, table
from tests.games.playing import play


def with_contract(contract: str) -> Table:
    """Seat 0 has a contract, and can use it."""
    return owning(contract).player(0, contracts=contract)


@pytest.mark.parametrize(
    ("contract", "good", "other"), [("mahout", "sandstone", "cotton"), ("khatib", "cotton", "wood")]
)
def test_yields_are_what_a_building_produces(contract: str, good: str, other: str) -> None:
    match = with_contract(contract).merchant("turmeric").to_act(0)
    mine, theirs = (player["yields"] for player in match.view(0)["players"])
    assert (mine[good], mine[other]) == (theirs[good] + 1, theirs[other])
    told = GAME.telling(agra(match))["players"]
    assert [player["yields"] for player in told] == [mine, theirs]
    play(match, f"place {good}")
    assert goods(match, 0) == {good: mine[good]}


def test_a_contract_won_tells_what_grows_with_it() -> None:
    here = table().river("mahout").delivered("mahout", bricks=0).player(0, goods="wood")
    match = play(here.to_act(0), "place sailor")
    told = look_ahead(match, "deliver wood mahout").changes
    assert told["players[0].yields.sandstone"] == (2, 3)


def test_the_muezzin_is_told_with_the_next_worker() -> None:
    here = with_contract("muezzin").standing(0, "trader", "sailor", "wood")
    match = here.to_meditate(0)
    first = match.view(0)["players"][0]["points_next"]
    for worker in ("trader", "sailor"):
        told = match.view(0)["players"][0]["points_next"]
        before = agra(match).points
        play(match, f"lay {worker}")
        assert agra(match).points - before == told
    assert match.view(0)["players"][0]["points_next"] == first - 1
    play(match, "done")
    assert match.view(0)["players"][0]["points_next"] == first  # his next phase


def test_a_notable_tells_what_delivering_would_pay() -> None:
    here = owning("sufi cook").river("mullah").player(1, contracts="mahout")
    here = here.player(0, goods="curry bricks", contracts="sufi cook")
    match = here.to_act(0)
    before = seat(match, 0).rupees
    told = match.view(0)["prospects"]["mullah"]
    assert told["held"] == ["bricks", "curry"]
    play(match, "place sailor", "deliver bricks mullah")
    rest = match.view(0)["prospects"]["mullah"]
    assert seat(match, 0).rupees - before == told["pays"] - rest["pays"] == 1
    assert rest["pays"] == 2 + 1  # two markers, and the curry of the Sufi


def test_looking_changes_nothing() -> None:
    match = with_contract("mahout").player(1, goods="curry bricks").to_act(0)
    before = match.to_json()
    match.view(1)
    for i in range(len(NOTABLE.names)):
        scoring.with_contract(agra(match), 0, i)  # also one that seat 0 has
    assert match.to_json() == before


@pytest.mark.parametrize(("mine", "theirs"), [(2, 5), (5, 2), (3, 3)])
def test_an_order_pays_what_is_told(mine: int, theirs: int) -> None:
    here = table().player(0, influence={"artisans": mine}, goods="turmeric statues")
    match = here.player(1, influence={"artisans": theirs}).to_serve(0)
    told = match.view(0)["players"][0]["order_rupees"]["artisans"]["pays"]
    before = seat(match, 0).rupees
    play(match, "order artisans")
    assert seat(match, 0).rupees - before == told
