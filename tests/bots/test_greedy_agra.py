"""Greedy plays Agra: it answers offered moves, ends its turns, and beats chance."""

import pytest

from serai.bots import registry
from serai.bots.agra.judge import Judge
from serai.bots.agra.weights import WEIGHTS
from serai.bots.base import Bot
from serai.core import kernel
from serai.core.kernel import Desk, verb
from serai.core.luck import Luck
from serai.games.agra import scoring, verbs
from serai.games.agra.setup import new_table
from serai.games.agra.state import FOR_PEONS, LEDGER, Agra
from tests.bots.playing import play_out

LONGEST = 40  # rounds of a game between greedy players, by far
MOST_IN_A_TURN = 80  # decisions


def new_game(seats: int, seed: int) -> tuple[Agra, Luck]:
    luck = Luck(seed)
    s = new_table(Desk(), seats)
    kernel.advance(s, luck)
    return s, luck


def contents(s: Agra) -> list[object]:
    """Everything on the table that a bot could disturb."""
    players = [
        (p.rupees, p.supply, p.favour, p.workers, p.steps, p.contracts, list(p.goods))
        for p in s.players
    ]
    rules = [(type(rule), rule.by, rule.at) for rule in s.stack]
    table = [s.board, s.coins, s.values, s.delivered, s.bowls, s.orders]
    return [players, rules, *(list(part) for part in table), s.turn, s.points, s.pause]


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_answers_an_offered_move_and_touches_nothing(seats):
    s, luck = new_game(seats, 5)
    s.log = []
    bot = registry.make("greedy")
    own = Luck(1)
    while s.stack:
        before = kernel.options(s)
        logged = list(s.log)
        position = contents(s)
        m = bot.choose(s.copy(), own)
        assert contents(s) == position
        assert s.log == logged
        assert kernel.options(s) == before
        assert m in before
        kernel.play(s, m, luck)
    assert scoring.winners(s)


def test_greedy_ends_its_turns_and_the_game():
    s, luck = new_game(4, 7)
    bot = registry.make("greedy")
    own = Luck(1)
    turn = (0, 0)
    decisions = 0
    kinds = set()
    while s.stack:
        m = bot.choose(s.copy(), own)
        kinds.add(int(verb(m)))
        kernel.play(s, m, luck)
        decisions = decisions + 1 if turn == (s.round, s.turn) else 0
        turn = (int(s.round), int(s.turn))
        assert decisions < MOST_IN_A_TURN
        assert s.round < LONGEST
    assert {
        verbs.LAY,
        verbs.PLACE,
        verbs.BUILD,
        verbs.MAKE,
        verbs.FOLLOW,
        verbs.DELIVER,
        verbs.AKBAR,
        verbs.USE,
    } <= kinds
    assert max(scoring.scores(s)) >= 40


def test_greedy_plays_the_same_game_with_the_same_luck():
    games = []
    for _ in range(2):
        s, luck = new_game(2, 3)
        games.append(play_out(s, [registry.make("greedy") for _ in s.players], luck))
    assert games[0] == games[1]


def test_greedy_does_not_look_into_other_bags():
    s, luck = new_game(3, 11)
    bot = registry.make("greedy")
    own = Luck(1)
    for _ in range(150):
        seat = kernel.decider(s)
        other = s.copy()
        for i, p in enumerate(other.players):
            if i != seat:
                p.rupees += 50
                for source in range(LEDGER, FOR_PEONS + 1):
                    p.goods[source] += 7
        m = bot.choose(s.copy(), own)
        assert bot.choose(other, own) == m
        kernel.play(s, m, luck)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats):
    won = 0
    for seed in range(8):
        s, luck = new_game(seats, seed)
        hero = seed % seats
        bots: list[Bot] = [registry.make("random") for _ in range(seats)]
        bots[hero] = registry.make("greedy")
        play_out(s, bots, luck)
        won += scoring.winners(s) == [hero]
    assert won >= 7


@pytest.mark.parametrize(("more", "likes"), [(30, False), (-30, True)])
def test_who_is_behind_does_not_like_the_end(more: int, likes: bool) -> None:
    s, luck = new_game(2, 7)
    s.open_money = 1
    bot = registry.make("greedy:width=1")
    while s.round < 12:
        kernel.play(s, bot.choose(s.copy(), luck), luck)
    seat = kernel.decider(s)
    own, other = s.players[seat], s.players[1 - seat]
    own.rupees = other.rupees = 60
    other.rupees += more
    judge = Judge(s, seat, WEIGHTS)
    before = judge.worth(s)
    s.last = 1
    assert (judge.worth(s) > before) is likes
