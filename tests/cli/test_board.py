"""The drawn board of Rajas: never too wide, fits 80 by 24, and shows every state of a square."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.style import Style

import serai
from serai.cli.boards import Scene, board_of
from serai.cli.boards.rajas.province import province
from serai.cli.boards.rajas.symbols import reward_in_short, roads_mask
from serai.cli.boards.rajas.tracks import bar
from serai.cli.drawing import width_of
from serai.cli.screen import composed, question
from serai.games.rajas import components
from serai.games.rajas.view import reward
from serai.language import LANGUAGES
from serai.table.match import Match

BOARD = board_of("rajas")
NAMES = ["Anna Maria Theresia", "Иван", "greedy 3", "greedy 4"]

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"ganga": True}),
    (4, {"navaratnas": True, "ganga": True}),
    (3, {"sides": ["basic", "navaratnas", "basic"], "harbour_stay": True}),
]


@cache
def moments(seats: int, seed: int, every: int) -> tuple[Match, ...]:
    """Positions of a random game."""
    options = {tuple_[0]: tuple_[1] for tuple_ in TABLES}[seats]
    return tuple(played(seats, seed, every, options))


def played(seats: int, seed: int, every: int, options: dict[str, Any]) -> Iterator[Match]:
    match = serai.new("rajas", seats, seed, options)
    rng = random.Random(seed)
    count = 0
    while not match.over:
        if count % every == 0:
            yield match.copy()
        match.play(rng.choice(match.options))
        count += 1
    yield match


def scene_of(match: Match, width: int, lang: str = "en") -> Scene:
    seat = match.to_move or 0
    return Scene(match, match.view(seat), NAMES[: match.seats], seat, width, lang)


@pytest.mark.parametrize("width", [60, 80, 100, 140, 250])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_line_is_wider_than_the_paper(seats: int, options: dict[str, Any], width: int) -> None:
    for match in played(seats, 1, 40, options):
        scene = scene_of(match, width)
        for lines in (
            BOARD.picture(scene, 0),
            BOARD.picture(scene, 1000),
            BOARD.result(scene),
            BOARD.legend(scene),
            BOARD.tidings(scene, match.log),
            *(BOARD.detail(scene, topic, number) for topic in BOARD.topics for number in (None, 2)),
        ):
            assert width_of(lines) <= width, [line.plain for line in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_board_question_and_options_fit_80_by_24(seats: int, lang: str) -> None:
    for match in moments(seats, 2, 3)[LANGUAGES.index(lang) :: 12]:
        if match.over:
            continue
        scene = scene_of(match, 80, lang)
        news = BOARD.tidings(scene, match.log[-20:])
        lines = composed(scene, BOARD, news, news, 0, 24)
        assert len(lines) < 24, "one line is left to type on"
        assert width_of(lines) <= 80
        asked = [line.plain for line in question(scene, BOARD)]
        assert "".join(asked)[:30] in "".join(line.plain for line in lines)


def test_every_option_can_be_seen_on_some_page() -> None:
    asked = [match for match in moments(4, 2, 3) if not match.over]
    for match in sorted(asked, key=lambda match: -len(match.options))[:4]:
        scene = scene_of(match, 80)
        seen: set[str] = set()
        for page in range(9):
            lines = composed(scene, BOARD, [], [], page, 24)
            seen |= {word for line in lines for word in line.plain.split()}
        missing = {str(n) for n in range(1, len(match.options) + 1)} - seen
        assert not missing


def test_a_bigger_terminal_shows_all_provinces() -> None:
    match = moments(4, 2, 20)[0]
    small = BOARD.picture(scene_of(match, 80), 0)
    big = BOARD.picture(scene_of(match, 140), 60)
    text = "\n".join(line.plain for line in big)
    assert len(small) <= 15
    for seat, name in enumerate(NAMES):
        assert text.count(name[:8]) == (1 if seat == match.to_move else 2), (
            "the own one needs no title"
        )


def test_every_state_of_a_square_is_drawn() -> None:
    laid = {"B04", "B11", "G01"}
    matches = (serai.new("rajas", 2, seed) for seed in range(100))
    positions = (match.to_json() for match in matches)
    position = next(
        position
        for position in positions
        if not laid & {stack["top"] for stack in position["stacks"].values()}
    )
    del position["digest"]
    for stack in position["stacks"].values():
        stack["below"] = [tile for tile in stack["below"] if tile not in laid]
    position["players"][0]["province"] = {
        "b1": {"tile": "B04", "roads": "ES", "overbuilt": False},
        "d1": {"tile": "B11", "roads": "EW", "overbuilt": True},
        "c2": {"tile": "G01", "roads": "NS", "overbuilt": False},
    }
    position["players"][0]["connected"] = ["NE"]
    lines = [line.plain.rstrip() for line in province(scene_of(serai.from_json(position), 80), 0)]
    assert lines == [
        "       a       b ₹2    c       d 1k    e",
        "1              ┌─b4────⌂─────────b8*──",
        "        1d     ╵te2    │        Fsi2    ✓",
        "2   ₹5   a2     [b2]   │ g2      d2      e2   ₹3",
        "                       ╵te1",
        "3   2k   a3      b3     [c3]     d3      e3   ★3",
        "",
        "4   2d   a4      b4              d4      e4   ₹7",
        "                        ≈1",
    ]


def test_rewards_are_short() -> None:
    data = (
        components.YIELD_TILES.reward,
        components.GANGA_REWARD,
        components.PROVINCE.reward,
        [packed for packed in components.RIVER_REWARD if packed],
    )
    shorts = [reward_in_short(reward(packed)) for rewards in data for packed in rewards]
    assert all(1 <= len(short) <= 5 for short in shorts), shorts
    assert not [short for short in shorts if "_" in short]


def test_road_ends() -> None:
    assert [roads_mask(word) for word in ("N", "E", "S", "W", "NESW")] == [1, 2, 4, 8, 15]


@pytest.mark.parametrize(
    ("fame", "opposite", "drawn"),
    [
        (0, 61, "▶········◀"),
        (30, 34, "━━━━▶◀━━━━"),
        (33, 34, "━━━━▶◀━━━━"),
        (34, 34, "━━━━━╳━━━━"),
        (61, 20, "━━━╳╳╳╳╳╳╳"),
        (70, -3, "╳╳╳╳╳╳╳╳╳╳"),
        (0, 1, "▶◀━━━━━━━━"),
        (60, 61, "━━━━━━━━▶◀"),
    ],
)
def test_the_race_shows_whether_the_markers_have_met(fame: int, opposite: int, drawn: str) -> None:
    player = {"fame": fame, "opposite": opposite, "margin": fame - opposite, "waiting": []}
    assert bar(player, 10, Style()).plain == drawn


def test_the_result_names_the_winner_and_the_sum() -> None:
    match = moments(3, 2, 20)[-1]
    assert match.over
    text = "\n".join(line.plain for line in BOARD.result(scene_of(match, 80)))
    winner = NAMES[match.winners[0]]
    assert f"{winner} wins" in text.replace("\n", " ")
    for margin in match.scores:
        past = f"met, {margin} past" if margin else ": met"
        assert (past if margin >= 0 else f"{-margin} to meeting") in text


def test_a_tie_is_explained() -> None:
    match = moments(3, 2, 20)[-1].copy()
    state: Any = match.state
    for player in state.players:
        player.fame, player.money = 40, 50
        player.met = 0
    state.players[1].met = 1
    state.players[0].met = 2
    text = " ".join(line.plain for line in BOARD.result(scene_of(match, 80)))
    assert "Иван wins the tie: of all markers" in text
    assert "met first" in text
