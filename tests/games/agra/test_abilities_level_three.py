"""Abilities of the notables of levels III and IV that work at once."""

from __future__ import annotations

import pytest

from serai.games.agra.components import NOTABLES
from serai.games.agra.kinds import GOOD, NOTABLE
from tests.games.agra.piers import at_pier
from tests.games.agra.table import Table, agra, goods, proves, saved, saved_player, seat, steps
from tests.games.playing import notes, offered, play, refused

NINE_SPACES = (
    "sandstone", "wood", "turmeric", "cotton", "cement", "boards",
    "architect", "trader", "botanist",
)  # fmt: skip


def almost(notable: str, own: str = "", seats: int = 2, **options: bool) -> Table:
    """Seat 0 has delivered all that a notable wants but for the good on top."""
    here = at_pier(5, notable, own=own, seats=seats, **options)
    rest = wanted(notable)[1:]
    return here.delivered(notable, (), **dict.fromkeys(rest, 0))


def wanted(notable: str) -> list[str]:
    """The goods of a notable, from the top."""
    at = NOTABLE.read(notable)
    return [GOOD.names[good] for good in NOTABLES.good[3 * at : 3 * at + 3] if good >= 0]


# --- Mujtahida ---------------------------------------------------------------------------------


@proves("D16", "B5", "B6", "G7", "G8", rulings=["mujtahida-site", "which-actions-are-followed"])
def test_mujtahida_builds_the_first_site_free_of_charge_with_tile_worker_and_processing() -> None:
    here = almost("mujtahida").built("cement").builder("oil").player(1, goods="wood")
    here.player(0, goods="statues wood wood")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida")
    assert offered(match) == ["build boards", "pass"]
    play(match, "build boards")
    assert "boards" in saved(match)["built"]
    assert refused(match, "bonus rupees-5") == ("wrong-level", {"level": 3, "needed": 2})
    play(match, "bonus merchants-3", "make 2")
    assert match.to_move == 1
    play(match, "follow")
    assert (goods(match, 0), goods(match, 1)) == ({"boards": 2}, {"boards": 1})
    assert saved_player(match, 0)["rupees"] == {"deliveries": 3, "building": 3}
    assert (seat(match, 0).favour, seat(match, 0).workers) == (1, 8)
    assert saved(match)["board"]["boards"] == {"seat": 0, "posture": "standing"}
    assert saved(match)["builder"] == "oil"  # he stands elsewhere and stays


@proves("D16", "B7", rulings=["mujtahida-site", "builder-moves-after-processing"])
def test_builder_moves_on_after_the_processing_if_his_site_is_the_first() -> None:
    here = almost("mujtahida").builder("cement").player(0, goods="statues sandstone")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida", "build cement")
    play(match, "bonus favour-3")
    assert saved(match)["builder"] == "cement"
    play(match, "make 1")
    assert goods(match, 0) == {"cement": 1}
    assert offered(match, "roll") == [f"roll {n}" for n in range(1, 7)]
    play(match, "roll 1")
    assert saved(match)["builder"] == "boards"


@proves("D16", "A7", "B6", rulings=["mujtahida-site"])
def test_without_a_worker_the_mujtahida_builds_nothing() -> None:
    here = almost("mujtahida").built("cement", "boards").standing(0, *NINE_SPACES)
    here.player(0, goods="statues turmeric")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida")
    assert (seat(match, 0).workers, match.question) == (0, "sailor")
    assert "curry" not in saved(match)["built"]


@proves("D16", rulings=["mujtahida-site"])
def test_mujtahida_builds_nothing_when_all_is_built() -> None:
    here = almost("mujtahida").built_all().player(0, goods="statues")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida")
    assert agra(match).turn == 1
    assert saved_player(match, 0)["building_bonuses"] == []


@proves("D16", "D3", rulings=["takshaka-and-mujtahida"])
def test_takshaka_pays_for_the_building_of_the_mujtahida() -> None:
    here = almost("mujtahida", own="takshaka").player(0, goods="statues", contracts="takshaka")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida", "build cement")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 3, "building": 1}


@proves("D16", "G7", "G8", rulings=["processing-after-mujtahida-owner", "ability-in-another-turn"])
def test_mujtahida_won_in_another_turn_lets_her_owner_process_and_the_others_follow() -> None:
    here = almost("mujtahida", seats=3).player(0, goods="sandstone sandstone")
    here.player(1, goods="statues sandstone")
    match = play(here.to_act(1), "place sailor", "deliver statues mujtahida")
    assert (match.to_move, notes(match, "contract-won")) == (
        0,
        [{"seat": 0, "notable": "mujtahida"}],
    )
    play(match, "build cement", "bonus favour-3", "make 2")
    assert match.to_move == 1  # the active player follows like everybody else
    play(match, "follow")
    assert (goods(match, 0), goods(match, 1)) == ({"cement": 2}, {"cement": 1})
    assert seat(match, 0).favour == 1 + 1  # tile and follower
    assert agra(match).turn == 1


# --- Painter -----------------------------------------------------------------------------------


@proves("D18", rulings=["painter-tracks"])
@pytest.mark.parametrize(("lying", "left"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_painter_stands_up_to_three_workers_up_and_raises_one_marker(lying: int, left: int) -> None:
    spaces = ("sandstone", "wood", "turmeric", "cotton")[:lying]
    here = almost("painter").player(0, goods="paintings").lying(0, *spaces)
    match = play(here.to_act(0), "place sailor", "deliver paintings painter")
    play(match, *(f"stand {space}" for space in spaces[:3]))
    assert seat(match, 0).lying == left
    play(match, "influence scholars")
    assert steps(match, 0) == {"artisans": 1, "merchants": 0, "scholars": 1}  # 1 for the delivery


@proves("D18", rulings=["painter-tracks"])
def test_table_may_let_the_painter_raise_all_three_markers() -> None:
    here = almost("painter", painter_all_tracks=True).player(
        0, goods="paintings", influence={"merchants": 2, "scholars": 9}
    )
    match = play(here.fact(last_round=2).to_act(0), "place sailor", "deliver paintings painter")
    assert offered(match) == ["influence artisans", "influence merchants", "pass"]
    play(match, "influence merchants")
    assert offered(match, "favour") == ["favour"]  # the third step has its bonus
    play(match, "favour")
    assert offered(match) == ["influence artisans", "pass"]
    play(match, "influence artisans")
    assert steps(match, 0) == {"artisans": 2, "merchants": 3, "scholars": 9}  # 1 for the delivery


@proves("D18", rulings=["top-of-the-track"])
def test_painter_raises_nothing_when_all_markers_are_on_top() -> None:
    top = {"artisans": 9, "merchants": 9, "scholars": 9}
    here = almost("painter").fact(last_round=2).player(0, goods="paintings", influence=top)
    match = play(here.to_act(0), "place sailor", "deliver paintings painter")
    assert steps(match, 0) == top
    assert "painter" in saved_player(match, 0)["contracts"]


# --- Sadr us-Sudur -----------------------------------------------------------------------------


@proves("D20", "O2", rulings=["sadr-may-be-declined"])
def test_sadr_puts_any_good_into_a_free_bowl_of_the_same_value() -> None:
    here = almost("sadr").bowls(dye=1).token("low", "wood", 2)
    here.player(0, goods="cloth cement statues wood sandstone")
    match = play(here.to_act(0), "place sailor", "deliver cloth sadr")
    assert refused(match, "gift cement cement") is None
    assert refused(match, "gift cement curry") is None
    assert refused(match, "gift wood curry") is None  # worth 2 now
    assert refused(match, "gift cement dye") == ("bowl-full", {"good": "dye"})
    assert refused(match, "gift cement books") == (
        "wrong-value",
        {"good": "cement", "value": 2, "needed": 3},
    )
    assert refused(match, "gift sandstone curry") == (
        "wrong-value",
        {"good": "sandstone", "value": 1, "needed": 2},
    )
    assert refused(match, "gift oil curry") == ("no-good", {"good": "oil"})
    declined = play(match.copy(), "pass")
    assert saved(declined)["bowls"] == {"dye": "1"}
    play(match, "gift statues books")
    assert saved(match)["bowls"] == {"books": "0", "dye": "1"}
    assert goods(match, 0) == {"sandstone": 1, "wood": 1, "cement": 1}


@proves("D20", "D25", rulings=["sadr-is-a-delivery"])
def test_gift_of_the_sadr_earns_bonuses_for_delivering() -> None:
    here = almost("sadr", own="calligrapher")
    here.player(0, goods="cloth paper", contracts="calligrapher")
    match = play(here.to_act(0), "place sailor", "deliver cloth sadr", "gift paper curry")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 3, "bonuses": 1}


@proves("D20", rulings=["ability-in-another-turn"])
def test_sadr_won_in_another_turn_asks_the_new_owner() -> None:
    here = almost("sadr").player(0, goods="oil")
    here.facts["players"][1]["goods"] = {"cloth": 1}
    match = play(here.to_act(1), "place sailor", "deliver cloth sadr")
    assert match.to_move == 0
    play(match, "gift oil paper")
    assert saved(match)["bowls"] == {"paper": "0"}


# --- level IV ----------------------------------------------------------------------------------


@proves("D21", "D22", "D23", "D24")
@pytest.mark.parametrize("notable", ["grand-mufti", "grand-imam", "court-artist", "dewan"])
def test_notables_of_level_four_bring_three_favour_once(notable: str) -> None:
    top = wanted(notable)[0]
    here = almost(notable).player(0, goods=top, favour=1)
    match = play(here.to_act(0), "place sailor", f"deliver {top} {notable}")
    assert seat(match, 0).favour == 4
    assert notable in saved_player(match, 0)["contracts"]


@proves("D17", "D19")
@pytest.mark.parametrize("notable", ["dutch-trader", "subadar"])
def test_some_notables_of_level_three_do_nothing_at_once(notable: str) -> None:
    top = wanted(notable)[0]
    here = almost(notable).player(0, goods=top)
    match = play(here.to_act(0), "place sailor", f"deliver {top} {notable}")
    p = seat(match, 0)
    assert (p.favour, p.rupees, p.stone) == (0, 2 + 3, 0)
    assert match.scores[0] == 5
