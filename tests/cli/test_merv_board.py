"""The drawn board of Merv as a whole: fits 80 by 24, shows what matters, tells what happened."""

import pytest

from serai.cli.boards import Scene
from serai.cli.boards.merv import HEADINGS, PANELS, rival, seats, telling
from serai.cli.drawing import Block, width_of
from serai.cli.listing import gain_of
from serai.cli.screen import composed, question
from serai.games.merv import components
from serai.language import LANGUAGES
from tests.cli.merv_table import BOARD, NAMES, asked, hand_made, moments, plain, scene_of


def everything(scene: Scene) -> Block:
    """All that can be shown of a position."""
    lines = [
        *BOARD.picture(scene, 0),
        *BOARD.picture(scene, BOARD.whole),
        *BOARD.legend(scene),
        *BOARD.tidings(scene, scene.match.log[-60:]),
    ]
    for topic in BOARD.topics:
        lines += BOARD.detail(scene, topic, None)
    return lines


@pytest.mark.parametrize("width", [60, 80, 100, 130, 200])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_no_line_is_wider_than_the_paper(count: int, width: int) -> None:
    for match in moments(count)[::7]:
        scene = scene_of(match, width, LANGUAGES[width // 20 % 4])
        assert width_of(everything(scene)) <= width
    over = scene_of(moments(count)[-1], width)
    assert width_of(BOARD.result(over)) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_table_and_the_question_fit_80_by_24(count: int, lang: str) -> None:
    for match in moments(count)[LANGUAGES.index(lang) : -1 : 5]:
        scene = scene_of(match, 80, lang)
        news = BOARD.tidings(scene, match.log[-20:])
        for opened in (False, True):
            lines = composed(scene, BOARD, news, news, 0, 24, opened)
            assert len(lines) < 24, "one line is left to type on"
            assert width_of(lines) <= 80
        begins = question(scene, BOARD)[0].plain
        assert any(line.plain[:20] == begins[:20] for line in lines)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("cards", "Caravan"),
        ("courtier", "Palace"),
        ("study", "Library"),
        ("achieve", "Library"),
        ("post", "Marketplace"),
        ("trade", "Marketplace"),
        ("climb", "Mosque"),
        ("wall", "Walls"),
        ("guard", "Raid"),
        ("ransom", "Raid"),
        ("fund", "Palace"),
        ("space", "Raid"),
    ],
)
def test_what_a_question_is_about_is_always_shown(name: str, shown: str) -> None:
    lines = plain(BOARD.picture(scene_of(asked(name)), 0))
    assert any(f"── {shown}" in line for line in lines)
    small = plain(BOARD.picture(scene_of(asked(name), 70), 0))
    assert any(f"── {shown}" in line for line in small)


@pytest.mark.parametrize(("width", "height"), [(80, 60), (120, 50), (170, 40)])
def test_where_there_is_room_every_part_is_shown(width: int, height: int) -> None:
    scene = scene_of(hand_made(), width)
    whole = "\n".join(plain(BOARD.picture(scene, height)))
    for name in PANELS:
        if name != "rival":
            args = {"year": 2, "kinds": 1, "allowed": 2, "price": 2, "scrolls": 28, "card": 0}
            assert scene.word(HEADINGS[name], **args)[:20] in whole
    assert "[" not in whole
    assert "[" in "\n".join(plain(BOARD.picture(scene, 0)))


def test_what_is_to_be_paid_stands_at_the_top() -> None:
    match = hand_made()
    for move in ("go N2", "activate b2", "act", "courtier spices"):
        match.play(move)
    assert match.question == "pay"
    scene = scene_of(match)
    assert "to pay: RR" in plain(BOARD.picture(scene, 0))[0]


def test_the_solo_card_is_shown() -> None:
    match = next(one for one in moments(1) if one.question == "space")
    scene = scene_of(match)
    card = int(scene.view["solo_card"]) - 1
    lines = plain(rival.rival(scene, 33))
    order = components.SOLO.magistrate[card * 5 : card * 5 + 5]
    assert lines[0].startswith("■ " + "-".join(str(space + 1) for space in order))
    assert "Solo card" in "\n".join(plain(BOARD.picture(scene, BOARD.whole)))
    assert "Corrupt Magistrate: first free space of" in plain(rival.in_words(scene))[1]


def test_those_without_a_seat_are_named_and_their_turns_told() -> None:
    match = moments(1)[-1]
    scene = scene_of(match)
    table = plain(seats.lines(scene))
    assert table[2].startswith(" ■ Corrupt")
    assert table[3].startswith(" ▲ Grand")
    told = plain(BOARD.tidings(scene, match.log))
    assert any(line.startswith("■ Corrupt Magistrate: N") for line in told)
    assert any(line.startswith("▲ Grand Vizier: N") for line in told)
    assert any(line.startswith("● Anna Maria Theresia: ") for line in told)


def test_gains_name_the_line_the_cubes_and_the_share_of_the_owner() -> None:
    match = hand_made()
    scene = scene_of(match)
    assert gain_of(scene, BOARD, match.parse("go N3")).plain == "CaG PaT● w ∩1 MoR FoB"
    match = hand_made("site")
    gain = gain_of(scene_of(match), BOARD, match.parse("activate b2")).plain
    assert gain == "PaG■!g G+2 ■G+2"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_result_adds_up(count: int) -> None:
    match = moments(count)[-1]
    lines = plain(BOARD.result(scene_of(match)))
    ranking = [line for line in lines if "=" in line]
    assert len(ranking) == count
    for line in ranking:
        total, parts = line.rsplit("=")
        assert int(total.split()[-1]) == sum(int(part) for part in parts.split("+"))
    words = next(line for line in lines if "fav inf con" in line)
    assert len(words) == len(ranking[0]), "the heading stands above the numbers"
    told = " ".join(lines)
    assert f"{NAMES[match.winners[0]]} wins" in told
    assert f"{max(match.scores)} points" in told


def test_ties_and_the_solo_game_are_explained() -> None:
    match = moments(2)[-1]
    scene = scene_of(match)
    scene.view["scores"], scene.view["winners"] = [20, 20], [1]
    assert telling.why(scene).startswith("Иван wins the tie at 20 points")
    scene.view["winners"] = [0, 1]
    assert telling.why(scene) == "The victory is shared: Anna Maria Theresia, Иван."
    alone = scene_of(moments(1)[-1])
    lines = plain(BOARD.result(alone))
    assert sum("=" in line for line in lines) == 2
    alone.view["winners"], alone.view["scores"] = [], [7]
    told = "7 points do not beat the rival: the Corrupt Magistrate wins."
    assert telling.why(alone) == told
