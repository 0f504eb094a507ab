"""Greedy plays Merv: it answers offered moves, ends its turns, beats chance, follows its taste."""

import pytest

from serai.bots import registry
from serai.bots.base import Bot
from serai.core import kernel
from serai.core.kernel import Desk, verb
from serai.core.luck import Luck
from serai.games.merv import scoring, verbs
from serai.games.merv.setup import new_table
from serai.games.merv.state import FROM_CONTRACTS, FROM_HALLS, Merv
from serai.games.merv.tables import HALLS
from tests.bots.playing import play_out

MOST_IN_A_TURN = 60  # decisions


def new_game(seats: int, seed: int) -> tuple[Merv, Luck]:
    luck = Luck(seed)
    s = new_table(Desk(), seats)
    kernel.advance(s, luck)
    return s, luck


def contents(s: Merv) -> list[object]:
    """Everything on the table that a bot could disturb."""
    players = [
        (p.points, p.favour, p.influence, p.camels, p.cards, p.courtiers, p.steps, list(p.stock))
        for p in s.players
    ]
    rules = [(type(rule), rule.by, rule.at) for rule in s.stack]
    table = [s.sites, s.owners, s.guards, s.upgrades, s.row, s.queue_camels]
    return [players, rules, *(list(part) for part in table), s.turn, s.walls, s.order, s.stands]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_greedy_answers_an_offered_move_and_touches_nothing(seats):
    s, luck = new_game(seats, 5)
    s.log = []
    bot = registry.make("greedy:width=2")
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
    assert len(scoring.scores(s)) == seats


def test_greedy_ends_its_turns_and_uses_the_whole_board():
    kinds = set()
    best = 0
    for seed in range(2):
        s, luck = new_game(4, seed)
        bot = registry.make("greedy:width=2")
        turn = (0, 0, 0)
        decisions = 0
        while s.stack:
            m = bot.choose(s.copy(), luck)
            kinds.add(int(verb(m)))
            kernel.play(s, m, luck)
            decisions = decisions + 1 if turn == (s.year, s.phase, s.turn) else 0
            turn = (int(s.year), int(s.phase), int(s.turn))
            assert decisions < MOST_IN_A_TURN
        best = max(best, *scoring.scores(s))
    assert {
        verbs.GO,
        verbs.ACTIVATE,
        verbs.ACT,
        verbs.TAKE,
        verbs.COURTIER,
        verbs.STUDY,
        verbs.POST,
        verbs.CLIMB,
        verbs.WALL,
        verbs.CONTRACT,
        verbs.BAZAAR,
    } <= kinds
    assert best >= 90


def test_greedy_plays_the_same_game_with_the_same_luck():
    games = []
    for _ in range(2):
        s, luck = new_game(2, 3)
        games.append(play_out(s, [registry.make("greedy:width=2") for _ in range(2)], luck))
    assert games[0] == games[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats):
    won = 0
    for seed in range(6):
        s, luck = new_game(seats, seed)
        hero = seed % seats
        bots: list[Bot] = [registry.make("random") for _ in range(seats)]
        bots[hero] = registry.make("greedy:width=2")
        play_out(s, bots, luck)
        won += scoring.winners(s) == [hero]
    assert won == 6


def test_greedy_plays_the_area_that_it_prefers():
    areas = ["mosque", "contracts", "spices", "palace"]
    steps, contracts, cards, halls = ([0] * 4 for _ in range(4))
    for seed in range(8):
        s, luck = new_game(4, seed)
        seating = [(seat + seed) % 4 for seat in range(4)]
        play_out(s, [registry.make(f"greedy:width=2,area={areas[n]}") for n in seating], luck)
        for seat, n in enumerate(seating):
            p = s.players[seat]
            steps[n] += p.steps
            contracts[n] += p.stock[FROM_CONTRACTS]
            cards[n] += sum(p.spice(spice) for spice in range(4))
            halls[n] += sum(p.stock[FROM_HALLS : FROM_HALLS + HALLS])
    for n, found in enumerate((steps, contracts, cards, halls)):
        assert max(found) == found[n], areas[n]
