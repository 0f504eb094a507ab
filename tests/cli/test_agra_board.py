"""The drawn board of Agra: fits 80 by 24, shows every state, and never tells hidden money."""

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import serai
from serai.cli.boards import Scene, board_of
from serai.cli.boards.agra import city, court, guilds, river, seats
from serai.cli.boards.agra.symbols import CODES
from serai.cli.drawing import Block, width_of
from serai.cli.listing import gain_of
from serai.cli.screen import composed, question
from serai.games.agra import components
from serai.language import LANGUAGES
from serai.table.match import Match

BOARD = board_of("agra")
NAMES = ["Anna Maria Theresia", "Иван", "greedy 3", "greedy 4"]
SECRET = 77077  # rupees that nobody else may see


def played(count: int, seed: int, every: int) -> Iterator[Match]:
    match = serai.new("agra", count, seed)
    rng = random.Random(seed)
    nth = 0
    while not match.over:
        if nth % every == 0:
            yield match.copy()
        match.play(rng.choice(match.options))
        nth += 1
    yield match


@cache
def moments(count: int) -> tuple[Match, ...]:
    """Positions of a random game, the last one over."""
    return tuple(played(count, 4, 17))


def scene_of(match: Match, width: int = 80, lang: str = "en", seat: int | None = None) -> Scene:
    eyes = match.to_move or 0 if seat is None else seat
    return Scene(match, match.view(eyes), NAMES[: match.seats], eyes, width, lang)


def everything(scene: Scene) -> Block:
    """All that can be shown of a position."""
    numbers = (None, *range(1, scene.match.seats + 1))
    lines = [
        *BOARD.picture(scene, 0),
        *BOARD.picture(scene, BOARD.whole),
        *BOARD.legend(scene),
        *BOARD.tidings(scene, scene.match.log[-60:]),
    ]
    for topic in BOARD.topics:
        for number in numbers if topic == "court" else (None,):
            lines += BOARD.detail(scene, topic, number)
    return lines


def plain(lines: Block) -> list[str]:
    return [line.plain.rstrip() for line in lines]


@pytest.mark.parametrize("width", [60, 80, 100, 200])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_no_line_is_wider_than_the_paper(count: int, width: int) -> None:
    for match in moments(count)[:: 60 // count]:
        scene = scene_of(match, width, LANGUAGES[width // 20 % 4])
        assert width_of(everything(scene)) <= width
    over = scene_of(moments(count)[-1], width)
    assert width_of(BOARD.result(over)) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_table_and_the_question_fit_80_by_24(count: int, lang: str) -> None:
    for match in moments(count)[LANGUAGES.index(lang) : -1 : 9]:
        scene = scene_of(match, 80, lang)
        news = BOARD.tidings(scene, match.log[-20:])
        for opened in (False, True):
            lines = composed(scene, BOARD, news, news, 0, 24, opened)
            assert len(lines) < 24, "one line is left to type on"
            assert width_of(lines) <= 80
        asked = question(scene, BOARD)[0].plain
        assert any(line.plain[:20] == asked[:20] for line in lines)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_hidden_money_is_never_printed(count: int) -> None:
    for match in moments(count)[3:-1:11]:
        state: Any = match.state
        before = [player.rupees for player in state.players]
        for eyes in (*range(count), None):
            for seat, player in enumerate(state.players):
                player.rupees = before[seat] if seat == eyes else SECRET + seat
            drawn_from = 0 if eyes is None else eyes
            names = NAMES[:count]
            scene = Scene(match, match.view(eyes), names, drawn_from, 80, "en")
            text = "\n".join(plain(everything(scene)))
            if eyes == match.to_move:
                text += "".join(gain_of(scene, BOARD, move).plain for move in match.options)
            assert str(SECRET)[:4] not in text
            assert text.count("₹? ") >= count - (eyes is not None)
        for seat, player in enumerate(state.players):
            player.rupees = before[seat]


def test_at_the_end_all_money_is_shown_and_added_up() -> None:
    match = moments(3)[-1]
    scene = scene_of(match)
    text = "\n".join(plain(BOARD.result(scene)))
    for seat, score in enumerate(match.scores):
        assert f"{match.ranks[seat]}. {NAMES[seat][:15]}" in text
        assert f"₹{score}" in text
    line = next(one for one in text.splitlines() if "=" in one)
    total, parts = line.split("₹")[1].split("=")
    assert int(total) == sum(int(part) for part in parts.split("+"))
    assert f"{NAMES[match.winners[0]]} wins with {max(match.scores)} rupees." in text
    assert "₹?" not in "\n".join(plain(seats.lines(scene)))


def test_a_tie_is_explained() -> None:
    match = moments(2)[-1]
    scene = scene_of(match)
    view = copy.deepcopy(scene.view)
    view |= {"scores": [20, 20], "winners": [1], "ranks": [2, 1]}
    told = BOARD.result(Scene(match, view, scene.names, 0, 80, "en"))[-1].plain
    assert told.startswith("Иван wins the tie at 20 rupees")
    view |= {"winners": [0, 1], "ranks": [1, 1]}
    told = BOARD.result(Scene(match, view, scene.names, 0, 80, "en"))[-1].plain
    assert told == "The victory is shared: Anna Maria Theresia, Иван."


def hand_made() -> Scene:
    """A position with one of everything."""
    match = serai.new("agra", 3, 5)
    view = match.view(0)
    view["built"] += ["boards", "statues"]
    del view["costs"]["boards"], view["costs"]["statues"]
    view["board"] = {
        "sandstone": {"seat": 0, "posture": "standing"},
        "boards": {"seat": 1, "posture": "lying"},
        "sailor": {"seat": 2, "posture": "lying"},
    }
    view["coins"] = {"sandstone": 2, "statues": 1}
    view["merchant"], view["builder"] = "sandstone", "cement"
    view["tokens"] = {"low": {"good": "sandstone", "value": 2}}
    view["values"]["sandstone"] = 2
    view["river"] = {"cook": {"oil": {"seat": 1, "markers": 2}}, "painter": {}, "dyer": {}}
    view["reach"], view["pier"] = 2, 2
    view["completed"]["2"] = 0
    view["bowls"] = {"books": "neutral", "oil": "1"}
    view["orders"]["artisans"] = {"marked": 3, "fulfilled": {"1": "0", "6": "neutral"}}
    mine = view["players"][0]
    mine["goods"] = {"wood": 2, "clothes": 1, "statues": 12}
    mine["influence"] = {"artisans": 3, "merchants": 0, "scholars": 1}
    mine["order_rupees"]["artisans"] = {"rupees": 3, "leads": False}
    mine["favour"], mine["tiles"], mine["contracts"] = 2, ["peon"], ["cook", "caliph"]
    mine["used"] = {
        "actions": ["good"],
        "luxuries": ["books"],
        "notables": ["caliph"],
        "oil_curry": True,
    }
    mine["farmers"], mine["covers"] = ["n1", "e3", "s3", "w5"], ["n5", "e1", "s5"]
    mine["stone"], mine["points_next"], mine["sheltered"] = 3, 2, 1
    return Scene(match, view, NAMES[:3], 0, 80, "en")


def test_the_city() -> None:
    assert plain(city.city(hand_made())) == [
        "sandstone 2↑●M₹2    cement    2 [3]B    bricks    2 [4]     statues   3  ₹1 ×12",
        "wood      1      ×2 boards    2 □       paper     2 [4]     books     3 [5]",
        "turmeric  1         curry     2 [3]     dye       2 [4]     paintings 3 [5]",
        "cotton    1         oil       2 [3]     cloth     2 [4]     clothes   3 [5]  ×1",
    ]
    assert "sailor △" in city.beside(hand_made()).plain


def test_the_river() -> None:
    assert river.boat(hand_made()).plain == "≈2/6 II 0/1"
    assert plain(river.river(hand_made())) == [
        "I: cook A oil■■•woo  dyer A dye cot  III✗: painter A pai clo woo"
    ]


def test_the_imperial_board() -> None:
    orders, bowls = plain(guilds.imperial(hand_made()))
    assert orders.startswith("Guilds ≤3  A ●·3··×•woo+cls ₹2↑  M ")
    assert "woo+sta ₹–" in orders
    assert bowls == "Akbar takes cem bri•sta boa pap boo× cur dye pai oil■ clo•cls"


def test_an_order_beyond_the_limit_is_not_marked_as_possible() -> None:
    scene = hand_made()
    scene.view["order_limit"] = 2
    assert plain(guilds.imperial(scene))[0].startswith("Guilds ≤2  A ●·3··× woo+cls ₹2↑")


def test_standing_answers_are_shown() -> None:
    match = serai.new("agra", 2, 1)
    scene = scene_of(match)
    assert "always follow" not in plain(BOARD.picture(scene, BOARD.whole))[0]
    match.stand(scene.seat, "follow", "always")
    assert "always follow" in plain(BOARD.picture(scene, BOARD.whole))[0]
    assert "rise" not in plain(BOARD.picture(scene, BOARD.whole))[0]  # what is usual is not shown
    match.stand(scene.seat, "rise", "ask")
    assert "ask rise" in plain(BOARD.picture(scene, BOARD.whole))[0]


def test_my_court() -> None:
    assert plain(court.court(hand_made(), 0)) == [
        "Farm san2 nY···▒ woo2 e▒·Y·· tur2 s··Y·▒ cot2 w····Y  ◉3/6 +2 →cot+cur",
        "♥ ✗good 2/2  process 3/3  step 4/3  peon 3/3",
        "cook 1w  ✗caliph  ✗books  ✗oil/curry",
    ]


def starts(line: str) -> list[int]:
    """Where the words of a line begin."""
    return [at for at, sign in enumerate(line) if sign != " " and line[at - 1 : at] in ("", " ")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_header_stands_above_its_columns(width: int, lang: str) -> None:
    for match in moments(4)[:-1:40]:
        scene = scene_of(match, width, lang)
        scene.names[0] = "Anna"
        header, *below = plain(seats.headed(scene))
        assert len(header.split()) == len(seats.SIGNS)
        assert len(below) == match.seats
        for line in below:
            assert set(starts(header)) <= set(starts(line))
    words = scene.word("agra-columns-long").split("|")
    assert len(words) == len(scene.word("agra-columns").split("|")) == len(seats.SIGNS)


def test_the_header_uses_longer_words_and_more_air_on_wide_paper() -> None:
    match = moments(3)[5]
    short, middle, long = (plain(seats.headed(scene_of(match, wide)))[0] for wide in (80, 120, 160))
    assert " fav mark worker " in short
    assert "favour  mark  workers " in middle
    assert "artisans   merchants   scholars" in long


def test_without_room_for_the_header_letters_take_its_place() -> None:
    scene = scene_of(moments(4)[20])
    small = plain(BOARD.picture(scene, 0))
    assert " m" in small[1]
    assert " fav " not in small[1]
    assert " fav " in plain(BOARD.picture(scene, len(small) + 1))[1]


def test_a_lowered_value_points_down() -> None:
    scene = hand_made()
    scene.view["values"]["bricks"] = 1
    assert city.value(scene, "bricks").plain == "1↓"
    assert city.value(scene, "sandstone").plain == "2↑"
    assert city.value(scene, "wood").plain == "1 "


@pytest.mark.parametrize("width", [80, 110])
def test_where_there_is_room_every_part_has_a_heading(width: int) -> None:
    scene = scene_of(moments(3)[20], width)
    heads = [line for line in plain(BOARD.picture(scene, BOARD.whole)) if line.startswith("── ")]
    named = [line.split()[1] for line in heads]
    assert named == ["City:", "River:", "Guilds:", "My", "The"]
    assert not any(line.startswith("── ") for line in plain(BOARD.picture(scene, 0)))


def test_on_wide_paper_goods_and_notables_are_written_out() -> None:
    small = hand_made()
    scene = Scene(small.match, small.view, small.names, 0, 110, "en")
    assert plain(river.spacious(scene)) == [
        "I:    cook A oil■■•wood                dyer A dye cotton",
        "III✗: painter A paintings cloth wood",
    ]
    assert plain(guilds.spacious(scene))[0].startswith("A artisans ●·3··×•wood + clothes ₹2↑")
    assert plain(court.spacious(scene))[:2] == [
        "sandstone 2 nY···▒   wood 2 e▒·Y··   turmeric 2 s··Y·▒   cotton 2 w····Y",
        "◉ meditation space 3 of 6, points for the next worker: 2, next space for cotton + curry",
    ]
    german = Scene(small.match, small.view, small.names, 0, 110, "de")
    assert "cook – Koch A Öl■■•Holz" in plain(river.spacious(german))[0]


def test_without_room_for_the_whole_river_those_in_reach_are_shown() -> None:
    match = next(one for one in moments(3) if one.question == "place")
    scene = scene_of(match)
    needed = len(BOARD.picture(scene, 0)) + 1 + len(river.river(scene, scene.view["reach"]))
    assert len(river.river(scene)) > len(river.river(scene, scene.view["reach"]))
    lines = plain(BOARD.picture(scene, needed))
    assert any(line.startswith("I: ") for line in lines)
    assert not any(line.startswith("IV") for line in lines)
    assert "river" in lines[0]


def test_what_the_others_have_is_listed() -> None:
    scene = hand_made()
    scene.view["players"][1]["goods"] = {"oil": 2, "wood": 1}
    scene.view["players"][1]["tiles"] = ["swap"]
    scene.view["players"][1]["contracts"] = ["dyer"]
    assert plain(court.rivals(scene))[0] == "■ oil ×2, wood ×1  dyer  tiles: swap"


def test_codes_tell_all_goods_apart_and_can_be_typed() -> None:
    assert len(set(CODES.values())) == len(components.GOOD_NAMES)
    assert all(good.startswith(code) for good, code in CODES.items() if good != "clothes")


def test_short_names_of_notables_tell_them_apart() -> None:
    short = {name[: river.SHORT] for name in components.NOTABLE_IDS}
    assert len(short) == len(components.NOTABLE_IDS)


@pytest.mark.parametrize(
    ("asked", "shown"), [("sailor", "I: "), ("serve", "Akbar takes"), ("farmers", "Farm san")]
)
def test_what_a_question_is_about_is_always_shown(asked: str, shown: str) -> None:
    match = next(one for count in (2, 3, 4) for one in played(count, 6, 1) if one.question == asked)
    lines = plain(BOARD.picture(scene_of(match), 0))
    assert any(line.startswith(shown) for line in lines)
    assert lines[0].endswith("]"), "and which parts are left out"
    whole = plain(BOARD.picture(scene_of(match), BOARD.whole))
    assert not whole[0].endswith("]")
    assert len(whole) > len(lines)


def test_names_in_other_languages_come_with_the_word_to_type() -> None:
    scene = scene_of(serai.new("agra", 2, 1), 80, "ru")
    assert plain(city.city(scene))[0].startswith("san песч. ")


@pytest.mark.parametrize(
    ("name", "room", "short"),
    [
        ("woo дерево", 9, "woo дер."),
        ("boo книги", 9, "boo книги"),
        ("pai Gemälde", 9, "pai Gem."),
        ("sandstone", 4, "sand"),
    ],
)
def test_names_are_shortened_as_people_do(name: str, room: int, short: str) -> None:
    assert city.abridged(name, room) == short


def test_gains_count_what_a_peon_costs() -> None:
    match = serai.new("agra", 2, 1)
    first = match.to_move
    match.play("place wood")
    while match.question != "place" or match.to_move != first:
        match.play("done" if "done" in match.view(match.to_move)["moves"] else match.options[0])
    scene = scene_of(match)
    gain = gain_of(scene, BOARD, match.parse("place wood")).plain
    assert "₹−2" in gain
    assert "woo+" in gain


def test_gains_tell_what_a_farmer_changes() -> None:
    match = next(one for one in played(2, 4, 1) if one.question == "meditate" and one.state.stack)
    while not any(match.notation(move).startswith("farmer") for move in match.options):
        match.play(match.options[0])
    scene = scene_of(match)
    moves = [move for move in match.options if match.notation(move).startswith("farmer")]
    gains = [gain_of(scene, BOARD, move).plain for move in moves]
    assert all(gain.startswith("Y:") and "−1" in gain and "+1" in gain for gain in gains)


def test_a_long_question_keeps_to_one_line_behind_the_symbol() -> None:
    match = next(one for one in played(3, 4, 1) if one.question == "meditate")
    lines = question(scene_of(match, 80, "de"), BOARD)
    assert len(lines) == 1
