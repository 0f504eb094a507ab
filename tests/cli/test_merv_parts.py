"""The parts of the board of Merv: city, walls, queues, raid, and the areas can be read off."""

import re
from typing import Any

import pytest

import serai
from serai.cli.boards.merv import caravan, city, mosque, palace, raid, seats, trade
from serai.cli.boards.merv.symbols import CODE, GUARD_SYMBOLS, LETTERS, SHORT, code, spice_code
from serai.cli.drawing import SEAT_SYMBOLS, width_of
from serai.cli.listing import gain_of
from serai.games.merv import components
from serai.language import LANGUAGES
from tests.cli.merv_table import BOARD, NAMES, asked, hand_made, moments, plain, scene_of


def test_the_city_with_everything_around_it() -> None:
    assert plain(city.city(scene_of(hand_made()))) == [
        "▶NW 1● 2◆ 3▲ 4■               NE 1· 2·∩2 3· 4·",
        "       a═N1══ b N2   c╡N3═╞ d N4   e N5",
        "1 W5   CaR●!  CaB    CaG    CaT    PaR      E1",
        "2 W4   PaB    PaG■!g PaT● w LiR    LiB      E2",
        "3 W3 ╫ LiG◆□  LiT     ∩1/7  MaR    MaB      E3",
        "4 W2   MaG    MaT    MoR    MoB    MoG      E4",
        "5 W1   MoT    FoR    FoB    FoG    FoT▲!  ║ E5",
        "       a S5   b S4   c S3   d S2   e S1",
        " SW 1· 2· 3· 4·                 SE 1· 2· 3· 4·",
    ]


def test_masters_stand_on_their_spaces_and_leave_the_queue() -> None:
    lines = plain(city.city(scene_of(hand_made("site"))))
    assert lines[0].startswith("▶NW 1· 2◆ 3▲ 4■")
    assert " b N2●  " in lines[1]


def test_the_site_in_use_is_marked() -> None:
    match = hand_made("site")
    match.play("activate b2")
    assert "▸PaG■!g" in plain(city.city(scene_of(match)))[3]
    assert not any("▸" in line for line in plain(city.city(scene_of(hand_made()))))


def test_on_wide_paper_actions_are_written_out() -> None:
    lines = plain(city.city(scene_of(hand_made(), 160)))
    assert "PalaceG" not in lines[3]
    assert "Palace  G■!g" in lines[3]
    assert "Caravan R●!" in lines[2]


def test_the_forecast_tells_what_would_be_lost_and_what_would_save_it() -> None:
    scene = scene_of(hand_made())
    assert plain(raid.forecast(scene, 33)) == [
        "●a1 W5 g RW",
        "■ b2  ▲ e5",
    ]
    assert raid.in_danger(scene).plain == "●1 ■1 ▲1"
    told = " ".join(" ".join(plain(raid.in_words(scene))).split())
    assert "a1 Anna Maria Theresia, red caravansary: W5 or a soldier or as ransom 1 cube" in told
    assert "b2 Иван, green palace: N2 + W4 or as ransom 1 cube (green/white)" in told


def test_what_the_forecast_says_is_true() -> None:
    """Building the walls named, or placing a guard, takes a building off the list."""
    position: Any = hand_made().to_json()
    hits = hand_made().view(0)["raid"]["hits"]
    for name, hit in hits.items():
        safe = {**position, "walls": [*position["walls"], *hit["walls"]]}
        safe["wall_supply"] = position["wall_supply"] | {"blue": 4 - len(hit["walls"])}
        del safe["digest"]
        assert name not in serai.from_json(safe).view(0)["raid"]["hits"]


def test_after_the_last_raid_nothing_is_in_danger() -> None:
    for match in moments(4):
        view = match.view(0)
        if view["raid"]["year"] is None:
            scene = scene_of(match)
            assert not raid.hits(scene)
            assert not any("!" in line[:46] for line in plain(city.city(scene)))
    assert match.over


def test_a_raided_building_is_named() -> None:
    match = asked("ransom")
    scene = scene_of(match)
    cell = city.asked_site(scene)
    assert scene.view["buildings"][cell] == match.to_move
    assert any("▸" in line for line in plain(city.city(scene)))
    assert any(line.startswith("▸") for line in plain(raid.forecast(scene, 33)))
    assert gain_of(scene, BOARD, match.parse("lose")).plain.startswith(f"{cell} ")


def test_the_queue_while_it_is_formed() -> None:
    match = asked("skip")
    lines = plain(city.city(scene_of(match)))
    assert sum(line.count("▸") for line in (lines[0], lines[-1])) == 1


def test_caravan_row_and_camel_market() -> None:
    scene = scene_of(hand_made())
    assert plain(caravan.row(scene, 33)) == [
        "•1∩jun  •2 jun  •3∩pep  •4 pep",
        " 5 pep   6 pep   7 pep   8 pep",
        "jun0/2♥ pep0/2g saf2/3+W car0/2W",
        "∩ white scroll∩ card favour good",
        "step guard",
    ]


def test_only_the_spaces_of_the_agreed_side_are_shown() -> None:
    match = serai.new("merv", 2, 1, {"camel_market": "side_a"})
    scene = scene_of(match)
    assert plain(caravan.market(scene, 33)) == ["∩ white scroll favour guard"]
    assert any("∩0/4" in line for line in plain(city.city(scene)))


def test_palace_and_library() -> None:
    scene = scene_of(hand_made())
    assert plain(palace.palace(scene, 33)) == [
        "B knowledge 4p  ●",
        "R spices    2p",
        "T trade     1p",
        "G faith     3p  ■■",
    ]
    assert palace.headline(scene) == "Palace: my next courtier 2 ▪"
    scene.view["players"][0]["courtier_price"] = None
    assert palace.headline(scene) == "Palace: no servants left"
    assert plain(palace.library(scene, 33)) == [
        "s2 −Ca  −Pa● −Ma  −Mo",
        "s4 R→W● B→W  G→W  T→W",
        "s6 post  card  step  wall",
        "s8 8p  g♥  3g  2♥",
    ]
    assert palace.lasting(scene, 0).plain == "−Pa R→W"


def test_marketplace_and_contracts() -> None:
    scene = scene_of(hand_made())
    assert plain(trade.marketplace(scene, 33)) == [
        "buk R  5∩ ●■  cha RB 6  ●",
        "sam B  6      kho BG 6",
        "her G  6      ale GT 6",
        "nis T  6      ant RT 6",
    ]
    assert plain(trade.contracts(scene, 33))[:3] == [
        "•I-F   ≥3  s1c1   6p♥",
        "•I-S   ≥3  s1c1   6pg",
        " II-F  ≥7  s2r1   10p♥",
    ]


def test_the_mosque_shows_costs_rewards_and_markers() -> None:
    scene = scene_of(hand_made())
    lines = plain(mosque.mosque(scene, 33))
    assert lines[0].startswith("1 R· B♥ G+R Tg RB")
    assert lines[1] == "        ●■"
    assert lines[3].startswith("3 G∩ T# R♥ B3p GT"), "the green upgrade is gone"
    assert width_of(mosque.mosque(scene, 20)) <= 20
    tile = scene.view["path_tiles"].pop("1")
    assert " RB4p " in plain(mosque.mosque(scene, 33))[0]
    assert tile in components.ACTION_NAMES


def test_walls_left_and_where_they_bring_influence() -> None:
    lines = plain(raid.walls(scene_of(hand_made()), 33))
    assert lines[:2] == ["walls (1) R2 B4 G4 T4", "gates (2) R0 B1 G1 T0"]
    assert lines[2].startswith("i N2+2 ")


def test_what_everybody_would_score_now() -> None:
    scene = scene_of(hand_made())
    now = scene.view["players"][0]["now"]
    line = plain(seats.scoring(scene, 33))[1]
    parts = [int(part) for part in line.replace("=", " ").replace("●", " ").split()]
    assert sum(parts[:-1]) == parts[-1] == now["total"]
    assert now["palace"] == 4
    wide = plain(BOARD.detail(scene, "score", None))
    assert "palace buildings" in wide[1]
    assert NAMES[0] in wide[2]


def ends(line: str) -> list[int]:
    """Where the words of a line end: numbers are aligned to the right."""
    return [word.end() for word in re.finditer(r"\S+", line)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120, 150])
def test_the_header_stands_above_its_columns(width: int, lang: str) -> None:
    scene = scene_of(hand_made(), width, lang)
    header, first, *_ = plain(seats.lines(scene))
    names = header.split()
    assert len(names) == 18
    assert [name for name in names if name in LETTERS.values()] == list(LETTERS.values())
    assert set(ends(header)[:15]) <= set(ends(first))
    for key in ("merv-columns-short", "merv-columns", "merv-columns-long"):
        assert len(scene.word(key).split("|")) == 13
    for key in ("merv-now", "merv-now-long"):
        assert len(scene.word(key).split("|")) == 7


def test_a_line_for_each_colour() -> None:
    line = plain(seats.lines(scene_of(hand_made())))[1]
    assert line.startswith("▶● Anna Ma")
    assert line.endswith(" −Pa R→W")
    assert " 2 0 0 0 1 " in line, "cubes by colour"
    assert " 1+0 0020 " in line, "goods, cards by spice"
    assert " !1 " in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_tell_things_apart(lang: str) -> None:
    scene = scene_of(hand_made(), 80, lang)
    actions = {code(scene, name) for name in components.ACTION_NAMES}
    assert len(actions) == len(components.ACTION_NAMES)
    assert all(len(action) == CODE for action in actions)
    assert len({spice_code(scene, name) for name in components.SPICE_NAMES}) == 4
    assert len({name[:SHORT] for name in components.PLACE_NAMES}) == 8
    assert len({name[:SHORT] for name in components.GOOD_NAMES}) == 8
    assert len(set(LETTERS.values())) == 5
    assert not set(GUARD_SYMBOLS) & set(SEAT_SYMBOLS)
