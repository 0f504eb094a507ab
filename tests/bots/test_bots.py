"""Bots: the registry, what every bot promises, and that the greedy one beats chance."""

import pytest

from serai.bots import registry
from serai.bots.base import Bot
from serai.bots.characters import CHARACTERS, USUAL, usual
from serai.bots.games import feature_names
from serai.bots.guide import NONE
from serai.bots.levels import RUNGS, LevelBot, freely
from serai.bots.styles import STYLES
from serai.bots.turn_bot import TurnBot
from serai.bots.turn_search import Line, ideas
from serai.core import kernel
from serai.core.kernel import Desk, State
from serai.core.luck import Luck
from serai.games.rajas import scoring
from serai.games.rajas.setup import new_table
from serai.games.rajas.state import Rajas
from serai.games.rajas.tables import BASIC, NAVARATNAS
from tests.bots.playing import play_out

TABLES = {
    "basic, two": ([BASIC] * 2, False, False),
    "basic, three": ([BASIC] * 3, False, False),
    "basic, four": ([BASIC] * 4, False, False),
    "navaratnas, four": ([NAVARATNAS] * 4, True, False),
    "navaratnas and ganga, two": ([NAVARATNAS] * 2, True, True),
    "mixed, ganga, three": ([BASIC, NAVARATNAS, BASIC], False, True),
}


def new_game(table: str, seed: int) -> tuple[Rajas, Luck]:
    sides, jewelled, ganga = TABLES[table]
    luck = Luck(seed)
    s = new_table(Desk(), sides, jewelled, ganga, False)
    kernel.advance(s, luck)
    return s, luck


def test_names_say_how_a_bot_was_made():
    assert registry.names() == (
        "random",
        "greedy",
        "learned",
        *RUNGS,
        "opponent",
    )
    for usage in registry.usages():
        assert registry.make(usage).name == usage
    assert registry.make("greedy:width=24").name == "greedy:width=24,area=all"
    assert registry.make("greedy: width = 24").name == "greedy:width=24,area=all"
    assert registry.make("greedy:area=mosque").name == "greedy:width=6,area=mosque"


def test_characters_are_opponents_with_a_style_and_a_level_of_their_own() -> None:
    for name, character in CHARACTERS.items():
        bot = registry.make(name)
        assert bot.name == f"{name}:level={character.level}"
        assert isinstance(bot, LevelBot)
        assert (bot.style, registry.level_of(name)) == (character.style, character.level)
    assert registry.level_of("zarina:level=2") == 2
    with pytest.raises(registry.UnknownBot, match="zarina has no parameter"):
        registry.make("zarina:width=3")
    with pytest.raises(registry.UnknownBot, match="too large; at most 7"):
        registry.make("zarina:level=8")
    with pytest.raises(registry.UnknownBot, match="level must be 1 to 7"):
        registry.make("zarina:level=0")


def test_styles_like_what_there_is_to_like() -> None:
    """Each names terms of the judge of a game."""
    for style, games in STYLES.items():
        for game, taste in games.items():
            terms = {name for name in feature_names(game, 2) if name.startswith("term:")}
            assert {f"term:{name}" for name in taste} <= terms, (style, game)


def test_a_hotter_head_chooses_more_freely_but_nothing_absurd() -> None:
    ends = [Line(None, Line(None, None, 0, NONE), 0, nth) for nth in range(4)]
    for nth, worth in enumerate((1000, 980, 900, 300)):
        ends[nth].worth = worth
        ends[nth].branch = nth
    luck = Luck(3)
    drawn = [int(freely(ideas(ends), 50, luck).move) for _ in range(1000)]
    assert [drawn.count(nth) > 0 for nth in range(4)] == [True, True, True, False]
    assert drawn.count(0) > drawn.count(1) > drawn.count(2)
    assert {int(freely(ideas(ends), 0, luck).move) for _ in range(10)} == {0}


def test_opponents_where_nobody_was_asked_for_are_different_characters() -> None:
    assert set(USUAL) <= set(CHARACTERS)
    assert usual(2) == ["zarina", "makara"]
    assert usual(2, ["zarina"]) == ["makara", "rukmini"]
    assert len(set(usual(7))) == 7  # as many as a table may have


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("grredy", "no bot is called 'grredy'; there are: random, greedy:width="),
        ("", "there are: random, greedy:width="),
        ("greedy:depth=3", "no parameter 'depth'; it is: greedy:width="),
        ("random:width=3", "no parameter 'width'; it is: random"),
        ("greedy:width", "no whole number; greedy is: greedy:width="),
        ("greedy:width=wide", "'wide' is no whole number"),
        ("greedy:width=-1", "'-1' is no whole number"),
        ("greedy:width=0", "width must be at least 1"),
        ("zarina:level=2, level = 5", "level is given twice; zarina is: zarina:level=5"),
        ("greedy:area=harem", "area='harem' is none of: all, mosque, contracts, spices, palace"),
        ("greedy:area", "area='' is none of: all"),
    ],
)
def test_what_is_wrong_with_a_name_is_told(text, told):
    with pytest.raises(registry.UnknownBot) as caught:
        registry.make(text)
    assert told in str(caught.value)


def test_spaces_that_are_forgiven_are_not_kept() -> None:
    assert registry.spelt(" zarina ") == "zarina"
    assert registry.spelt("greedy : width = 3 , area=all ") == "greedy:width=3,area=all"
    assert registry.spelt("random: ") == "random"
    with pytest.raises(registry.UnknownBot):
        registry.spelt(" nobody ")


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("table", TABLES)
def test_bots_answer_an_offered_move_and_touch_nothing(name, table):
    """Whole games, but for those who think long."""
    s, luck = new_game(table, 5)
    s.log = []
    bot = registry.make(name)
    own = Luck(1)
    most = 40 if name == "expert" else 1000
    while s.stack and most:
        most -= 1
        before = kernel.options(s)
        logged = list(s.log)
        position = contents(s)
        m = bot.choose(s.copy(), own)
        assert contents(s) == position
        assert s.log == logged
        assert kernel.options(s) == before
        assert m in before
        kernel.play(s, m, luck)
    assert scoring.winners(s) or name == "expert"


def contents(s: Rajas) -> list[object]:
    """Everything on the table that a bot could disturb."""
    players = [
        (p.money, p.fame, p.karma, p.boat, p.ready, p.jewels, list(p.dice), list(p.cells))
        for p in s.players
    ]
    rules = [(type(rule), rule.by, rule.at) for rule in s.stack]
    return [players, rules, list(s.board), list(s.tops), list(s.supply), s.display, s.turn]


@pytest.mark.parametrize("table", ["basic, four", "navaratnas, four"])
def test_greedy_plays_the_same_game_with_the_same_luck(table):
    games = []
    for _ in range(2):
        s, luck = new_game(table, 3)
        bots: list[Bot] = [registry.make("greedy") for _ in s.players]
        games.append(play_out(s, bots, luck))
    assert games[0] == games[1]


def test_greedy_answers_by_the_position_and_its_luck_alone():
    s, luck = new_game("basic, three", 8)
    used = registry.make("greedy")
    assert isinstance(used, TurnBot)
    lucks = [Luck(seat) for seat in range(3)]
    searches = kept = 0
    while s.stack:
        seat = kernel.decider(s)
        plan = used.plan
        fresh = registry.make("greedy").choose(s.copy(), lucks[seat].copy())
        m = used.choose(s.copy(), lucks[seat])
        if used.plan is plan:
            kept += 1
        else:
            searches += 1
            assert m == fresh
        kernel.play(s, m, luck)
    assert kept > searches / 3  # what was thought through is not thought through again


def test_greedy_says_so_when_it_does_not_know_the_game():
    with pytest.raises(TypeError, match="State"):
        registry.make("greedy").choose(State(Desk(), 2), Luck(0))


@pytest.mark.parametrize("table", ["basic, four", "navaratnas, four", "basic, two"])
def test_greedy_beats_random(table):
    won = 0
    for seed in range(20):
        s, luck = new_game(table, seed)
        seats = len(s.players)
        hero = seed % seats
        bots: list[Bot] = [registry.make("random") for _ in range(seats)]
        bots[hero] = registry.make("greedy")
        play_out(s, bots, luck)
        won += scoring.winners(s) == [hero]
    assert won >= 17


def test_a_bot_cannot_be_asked_to_think_for_ever() -> None:
    assert registry.make("greedy:width=100")
    for width in ("101", "999999999", "9" * 5000):
        with pytest.raises(registry.UnknownBot):
            registry.make(f"greedy:width={width}")
