"""The order phase (orders.py, imperial.py): Akbar's bowls and the orders of the guilds."""

from __future__ import annotations

import pytest

from serai.games.agra.kinds import GOOD, GUILD, ORDERED
from serai.games.agra.tables import ORDER_FIRST, ORDER_SECOND
from tests.games.agra.table import agra, goods, proves, saved, saved_player, seat, steps, table
from tests.games.playing import notes, offered, play, refused


@proves("O1")
def test_one_gift_or_one_order_or_neither() -> None:
    here = (
        table()
        .orders("scholars", 5)
        .player(0, goods="boards boards oil oil", influence={"scholars": 1})
    )
    match = here.to_serve(0)
    assert offered(match) == ["akbar boards", "akbar oil", "order scholars", "done"]
    play(match, "akbar oil")
    assert agra(match).turn == 1  # neither an order nor another gift after it
    assert (goods(match, 0), saved(match)["bowls"]) == ({"boards": 2, "oil": 1}, {"oil": "0"})
    match = play(here.to_serve(0), "order scholars")
    assert (agra(match).turn, saved(match)["bowls"]) == (1, {})
    match = play(here.to_serve(0), "done")
    assert (agra(match).turn, goods(match, 0)) == (1, {"boards": 2, "oil": 2})


@proves("O2", "W1")
def test_gift_stays_in_its_bowl_and_every_bowl_takes_one_in_the_whole_game() -> None:
    here = table().bowls(oil=1, dye="neutral").player(0, goods="oil dye books wood clothes")
    match = here.to_serve(0)
    assert offered(match, "akbar") == ["akbar books", "akbar clothes"]
    assert refused(match, "akbar oil") == ("bowl-full", {"good": "oil"})
    assert refused(match, "akbar dye") == ("bowl-full", {"good": "dye"})
    assert refused(match, "akbar wood") == ("no-bowl", {"good": "wood"})
    assert refused(match, "akbar paper") == ("no-good", {"good": "paper"})
    play(match, "akbar books")
    assert saved(match)["bowls"] == {"oil": "1", "dye": "neutral", "books": "0"}
    assert (seat(match, 0).supply, seat(match, 0).rupees) == (22 - 5, 2)  # pays at the end only


@proves("O2")
def test_there_is_a_bowl_for_each_good_that_is_not_basic() -> None:
    match = table().player(0, goods=dict.fromkeys(GOOD.names, 1)).to_serve(0)
    assert offered(match, "akbar") == [f"akbar {good}" for good in GOOD.names[4:]]
    for good in GOOD.names[:4]:
        assert refused(match, f"akbar {good}") == ("no-bowl", {"good": good})


@proves("O3", "O6")
@pytest.mark.parametrize("guild", [0, 1, 2])
@pytest.mark.parametrize("row", range(6))
def test_only_the_marked_order_asks_for_its_two_goods(guild: int, row: int) -> None:
    name = GUILD.names[guild]
    first = GOOD.names[ORDER_FIRST[guild * 6 + row]]
    second = GOOD.names[ORDER_SECOND[guild * 6 + row]]
    everything = dict.fromkeys(GOOD.names, 1)
    here = table().orders(name, row + 1).player(0, goods=everything, influence={name: 1})
    match = play(here.to_serve(0), f"order {name}")
    assert set(everything) - set(goods(match, 0)) == {first, second}
    assert saved(match)["orders"][name]["fulfilled"] == {str(row + 1): "0"}
    assert seat(match, 0).supply == 22 - 14 - 1  # both markers return, one lies on the order
    for missing in (first, second):
        here.player(0, goods={**everything, missing: 0}, influence={name: 1})
        assert refused(here.to_serve(0), f"order {name}") == ("no-good", {"good": missing})


@proves("O4", "R3", "R4", "R5", "R6", rulings=["order-limit-at-the-start", "limit-marker-replaces"])
@pytest.mark.parametrize(
    ("pier", "limit", "contracts"),
    [
        (1, 3, ""),
        (2, 3, "sufi cook"),
        (3, 4, "sufi cook caliph"),
        (4, 5, "sufi cook caliph mullah"),
        (5, 6, "sufi cook caliph mullah painter"),
    ],
)
def test_column_takes_as_many_markers_as_the_limit_says(
    pier: int, limit: int, contracts: str
) -> None:
    for there, refusal in (
        (limit, ("order-limit", {"guild": "scholars", "limit": limit})),
        (limit - 1, None),
    ):
        if there == 6:
            continue
        rows = [row for row in (1, 2, 3, 4, 6) if row <= there or (row == 6 and there == 5)]
        here = table().boat(pier).player(1, contracts=contracts)
        here.orders("scholars", 5, dict.fromkeys(rows, 1))
        match = here.player(0, goods="boards oil", influence={"scholars": 1}).to_serve(0)
        assert match.view(0)["order_limit"] == limit
        assert refused(match, "order scholars") == refusal


@proves("O4", "V4", "V5", rulings=["order-limit-neutral"])
def test_neutral_markers_count_for_the_limit() -> None:
    here = table().player(0, goods="boards oil", influence={"scholars": 1})
    here.orders("scholars", 5, {1: "neutral", 2: "neutral", 3: 1})
    assert refused(here.to_serve(0), "order scholars") == (
        "order-limit",
        {"guild": "scholars", "limit": 3},
    )
    here.orders("scholars", 5, {1: "neutral", 2: "neutral"})
    assert refused(here.to_serve(0), "order scholars") is None


@proves("O5")
def test_own_marker_must_have_left_the_starting_position() -> None:
    here = table().orders("scholars", 5).player(0, goods="boards oil")
    match = here.player(1, influence={"scholars": 3}).to_serve(0)
    assert refused(match, "order scholars") == ("no-influence", {"guild": "scholars"})
    here.player(0, goods="boards oil", influence={"scholars": 1})
    assert refused(here.to_serve(0), "order scholars") is None


@proves("O7", "V4", rulings=["order-marker-next-free"])
@pytest.mark.parametrize(
    ("row", "fulfilled", "after"),
    [
        (5, {}, 6),
        (5, {6: "neutral"}, 1),
        (5, {6: 1, 1: "neutral"}, 2),
        (6, {}, 1),
    ],
)
def test_order_marker_goes_down_to_the_next_free_order_and_round_to_the_top(
    row: int, fulfilled: dict[int, int | str], after: int
) -> None:
    here = table().orders("scholars", row, fulfilled)
    here.player(0, goods="boards oil turmeric clothes", influence={"scholars": 1})
    match = play(here.to_serve(0), "order scholars")
    assert saved(match)["orders"]["scholars"]["marked"] == after
    wanted = ORDERED.write(12 + after - 1)  # of the third column
    assert notes(match, "order-marked") == [{"seat": 0, "guild": "scholars", "wanted_good": wanted}]


@proves("O8", "I5", rulings=["order-reward-before-step"])
@pytest.mark.parametrize(
    ("step", "rupees"),
    [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5), (9, 6)],
)
def test_leader_gains_the_rupees_of_the_step_alone_or_with_others(step: int, rupees: int) -> None:
    for other in (0, step - 1, step):
        here = table().orders("scholars", 5).fact(last_round=2)
        here.player(1, influence={"scholars": other})
        match = here.player(0, goods="boards oil", influence={"scholars": step}).to_serve(0)
        play(match, "order scholars")
        assert saved_player(match, 0)["rupees"].get("orders", 0) == rupees
        assert steps(match, 0)["scholars"] == step


@proves("O9", rulings=["order-reward-before-step", "order-reward-floor"])
@pytest.mark.parametrize(
    ("step", "rupees"),
    [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)],
)
def test_others_gain_one_less_and_go_one_step_up(step: int, rupees: int) -> None:
    here = table().orders("scholars", 5).fact(last_round=2)
    here.player(1, influence={"scholars": step + 1})
    match = here.player(0, goods="boards oil", influence={"scholars": step}).to_serve(0)
    play(match, "order scholars")
    assert saved_player(match, 0)["rupees"].get("orders", 0) == rupees
    assert steps(match, 0)["scholars"] == step + 1
    if step in (2, 5):
        assert "favour" in offered(match)  # the third and sixth step have a bonus


@proves("O10", "E1", "E2", rulings=["neutral-markers-end"])
@pytest.mark.parametrize("others", [1, "neutral"])
def test_full_column_loses_its_marker_and_the_end_begins(others: int | str) -> None:
    rows: dict[int, int | str] = {1: others, 2: others, 3: 1, 4: 1, 6: 1}
    here = table().boat(5).player(1, contracts="sufi cook caliph mullah painter")
    here.orders("scholars", 5, rows)
    match = here.player(0, goods="boards oil oil", influence={"scholars": 1}).to_serve(0)
    play(match, "order scholars")
    column = saved(match)["orders"]["scholars"]
    assert (column["marked"], len(column["fulfilled"])) == (None, 6)
    assert saved(match)["last_round"] == 2
    assert notes(match, "end-triggered") == [{"seat": 0, "round": 2}]


@proves("O10")
def test_no_order_of_a_full_column() -> None:
    rows: dict[int, int | str] = dict.fromkeys(range(1, 7), 1)
    here = table().boat(5).player(1, contracts="sufi cook caliph mullah painter")
    here.orders("scholars", None, rows).fact(last_round=2)
    match = here.player(0, goods="boards oil", influence={"scholars": 1}).to_serve(0)
    assert refused(match, "order scholars") == ("column-full", {"guild": "scholars"})


@proves("O10", "E1")
def test_fifth_marker_does_not_end_the_game() -> None:
    here = table().boat(5).player(1, contracts="sufi cook caliph mullah painter")
    here.orders("scholars", 5, {1: 1, 2: 1, 3: 1, 4: 1})
    match = here.player(0, goods="boards oil", influence={"scholars": 1}).to_serve(0)
    play(match, "order scholars")
    assert saved(match)["last_round"] is None
    assert saved(match)["orders"]["scholars"]["marked"] == 6
