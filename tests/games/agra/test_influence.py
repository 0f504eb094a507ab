"""Influence in the guilds (influence.py)."""

from __future__ import annotations

import pytest

from serai import Match
from serai.games.agra.kinds import GOOD, NOTABLE
from tests.games.agra.table import Table, level_of, proves, saved, saved_player, seat, steps, table
from tests.games.playing import notes, offered, play, refused

GUILD_OF = {
    "artisans": "takshaka dyer cook calligrapher mosaic-maker painter court-artist",
    "merchants": "portuguese-trader mahout french-trader jagirdar english-trader dutch-trader "
    "subadar dewan",
    "scholars": "sufi khatib muezzin caliph mullah mujtahida sadr grand-mufti grand-imam",
}
EVERYTHING = dict.fromkeys(GOOD.names, 1)


@proves("I1")
@pytest.mark.parametrize("guild", GUILD_OF)
def test_every_notable_belongs_to_a_guild(guild: str) -> None:
    for name in GUILD_OF[guild].split():
        here = table().player(0, goods=EVERYTHING).river(name).boat(5)
        match = here.to_act(0)
        good = match.view(0)["notables"][name]["goods"][0]
        assert match.view(0)["notables"][name]["guild"] == guild
        play(match, "place sailor", f"deliver {good} {name}", "done")
        assert steps(match, 0) == {**dict.fromkeys(GUILD_OF, 0), guild: 1}
    assert sum(len(names.split()) for names in GUILD_OF.values()) == len(NOTABLE.names)
    assert {level_of(name) for name in GUILD_OF[guild].split()} == {1, 2, 3, 4}


@proves("I1")
def test_every_column_of_orders_belongs_to_a_guild() -> None:
    here = table().player(0, goods=EVERYTHING, influence={"merchants": 1})
    match = here.to_serve(0)
    assert offered(match, "order") == ["order merchants"]
    play(match, "order merchants")
    assert saved(match)["orders"]["merchants"]["fulfilled"] == {"1": "0"}


# --- after deliveries -------------------------------------------------------------------------


def with_the_sailor(here: Table) -> Match:
    return play(here.to_act(0), "place sailor")


@proves("I2")
def test_one_step_for_every_notable_served_after_all_deliveries() -> None:
    here = (
        table().player(0, goods="wood cotton sandstone paintings").river("mahout", "khatib", "sufi")
    )
    match = with_the_sailor(here)
    play(match, "fare paintings", "deliver wood mahout", "deliver cotton khatib")
    assert steps(match, 0) == {"artisans": 0, "merchants": 0, "scholars": 0}
    play(match, "deliver sandstone sufi", "done")
    assert steps(match, 0) == {"artisans": 0, "merchants": 1, "scholars": 2}


@proves("I2", "M6")
def test_influence_of_a_meditation_comes_at_its_end() -> None:
    here = table().player(0, goods="wood", stone=6).river("mahout").standing(0, "trader")
    match = here.fact(blocked="trade").to_meditate(0)
    play(match, "lay trader", "deliver wood mahout")
    assert steps(match, 0)["merchants"] == 0
    play(match, "done")
    assert steps(match, 0)["merchants"] == 1


@proves("I2", rulings=["influence-after-the-event"])
def test_contract_and_boat_come_before_the_influence() -> None:
    here = table().player(0, goods="wood", contracts="sufi").delivered("mahout", bricks=0)
    match = play(with_the_sailor(here), "deliver wood mahout")
    assert saved_player(match, 0)["contracts"] == ["sufi", "mahout"]
    assert saved(match)["pier"] == 2
    assert steps(match, 0)["merchants"] == 0
    play(match, "roll 1", "done")
    assert steps(match, 0)["merchants"] == 1


@proves("I2", rulings=["top-of-the-track"])
def test_a_marker_on_the_top_step_stays_there() -> None:
    here = table().player(0, goods="wood", influence={"merchants": 9}).river("mahout")
    match = play(with_the_sailor(here.fact(last_round=2)), "deliver wood mahout", "done")
    assert steps(match, 0)["merchants"] == 9
    assert saved(match)["last_round"] == 2


@proves("I2", "E1", rulings=["top-of-the-track"])
def test_the_top_step_ends_the_game() -> None:
    here = table().player(0, goods="wood", influence={"merchants": 8}).river("mahout")
    match = with_the_sailor(here)
    assert saved(match)["last_round"] is None
    play(match, "deliver wood mahout", "done", "influence merchants")
    assert (steps(match, 0)["merchants"], saved(match)["last_round"]) == (9, 2)


@proves("I3")
def test_several_goods_for_one_notable_are_one_step() -> None:
    match = with_the_sailor(table().player(0, goods="wood wood oil").river("mahout"))
    play(match, "fare oil", "double wood mahout", "done")
    assert steps(match, 0)["merchants"] == 1
    here = table().player(0, goods="bricks wood oil").river("mahout")
    match = play(with_the_sailor(here), "fare oil", "deliver wood mahout", "deliver bricks mahout")
    play(match, "done")
    assert steps(match, 0)["merchants"] == 1


def twice_in_a_turn(influence: str) -> Match:
    """One good for the Dewan in the meditation, and another with the sailor."""
    here = (
        table(influence=influence).player(0, goods="boards clothes", stone=6).river("dewan").boat(5)
    )
    here = here.standing(0, "trader").fact(blocked="trade")
    match = play(here.to_meditate(0), "lay trader", "deliver boards dewan", "done")
    return play(match, "place sailor", "deliver clothes dewan", "done")


@proves("I3", rulings=["influence-per-phase"])
def test_a_notable_served_in_two_phases_gives_two_steps() -> None:
    assert steps(twice_in_a_turn("phase"), 0)["merchants"] == 2


@proves("I3", rulings=["influence-per-phase"])
def test_a_notable_served_in_two_phases_gives_one_step_if_that_was_agreed() -> None:
    match = twice_in_a_turn("turn")
    assert steps(match, 0)["merchants"] == 1


@proves("I3", "M6", rulings=["influence-per-phase"])
def test_a_whole_meditation_counts_once_for_a_notable() -> None:
    here = table().player(0, goods="wood bricks", stone=6).river("mahout")
    here = here.standing(0, "trader", "sailor").fact(blocked="trade")
    match = play(here.to_meditate(0), "lay trader", "lay sailor")
    play(match, "deliver wood mahout", "deliver bricks mahout", "done")
    assert steps(match, 0)["merchants"] == 1


# --- steps ------------------------------------------------------------------------------------


def one_step_up(step: int, guild: str = "scholars") -> Match:
    """Seat 0 goes up from this step with the architect."""
    here = table().player(0, influence={guild: step}).player(1, influence={guild: 3})
    return play(here.to_act(0), "place architect", f"influence {guild}")


@proves("I4")
@pytest.mark.parametrize("guild", GUILD_OF)
@pytest.mark.parametrize(("step", "favour"), [(3, 1), (6, 2)])
def test_favour_or_a_tile_on_the_third_and_sixth_step(guild: str, step: int, favour: int) -> None:
    match = one_step_up(step - 1, guild)
    assert offered(match) == ["favour", "tile stand", "tile more", "tile point"]
    play(match, "favour")
    assert (steps(match, 0)[guild], seat(match, 0).favour) == (step, favour)
    match = play(one_step_up(step - 1, guild), "tile point", "*")
    assert (steps(match, 0)[guild], seat(match, 0).favour) == (step, 0)
    assert saved_player(match, 0)["tiles"] == ["point"]


@proves("I4")
@pytest.mark.parametrize("step", [1, 2, 4, 5, 7, 8, 9])
def test_no_bonus_on_other_steps(step: int) -> None:
    match = one_step_up(step - 1)
    assert steps(match, 0)["scholars"] == step
    assert match.question != "step-bonus"
    assert seat(match, 0).favour == 0


@proves("I4", rulings=["influence-bonus-once"])
def test_the_bonus_comes_once_to_each_player_however_long_the_marker_stays() -> None:
    match = play(one_step_up(2), "favour")
    assert notes(match, "step-risen") == [{"seat": 0, "guild": "scholars", "step": 3}]
    assert seat(match, 0).favour == 1
    match = one_step_up(3)
    assert steps(match, 0)["scholars"] == 4
    assert match.question != "step-bonus"


@proves("I4", rulings=["influence-order"])
def test_notables_raise_influence_in_the_order_of_their_numbers() -> None:
    """The Sufi (2) comes before the Takshaka (3), so the scholars' bonus is asked first."""
    here = table().player(0, goods="curry boards oil", influence={"scholars": 2, "artisans": 5})
    match = with_the_sailor(here.river("sufi", "takshaka"))
    play(match, "fare oil", "deliver boards takshaka", "deliver curry sufi", "done")
    play(match, "favour")
    assert seat(match, 0).favour == 1
    assert [(note["guild"], note["step"]) for note in notes(match, "step-risen")] == [
        ("scholars", 3),
        ("artisans", 6),
    ]
    play(match, "favour")
    assert seat(match, 0).favour == 3


@proves("I5")
@pytest.mark.parametrize(
    ("step", "rupees"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5), (9, 6)]
)
def test_an_order_pays_more_the_higher_the_marker(step: int, rupees: int) -> None:
    here = table().player(0, goods=EVERYTHING, influence={"artisans": step})
    match = here.fact(last_round=2 if step == 9 else None).to_serve(0)
    assert match.view(0)["players"][0]["order_rupees"]["artisans"]["rupees"] == rupees
    play(match, "order artisans")
    assert seat(match, 0).rupees == 2 + rupees


@proves("I5", "O5")
def test_no_order_without_influence() -> None:
    match = table().player(0, goods=EVERYTHING).to_serve(0)
    assert refused(match, "order artisans") == ("no-influence", {"guild": "artisans"})
