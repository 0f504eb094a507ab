"""Whoever thinks for a seat is given what the seat may know, and a guess for what others hide."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from serai.bots import registry
from serai.bots.registry import Entry
from serai.bots.thoughts import think
from serai.cli.seats import Seat
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import State
from serai.core.luck import Luck
from serai.games import load
from serai.games.agra.notables import markers_of, markers_on
from serai.games.agra.scoring import orders_of
from serai.games.agra.state import (
    FROM_BUILDING,
    FROM_BUILDINGS,
    FROM_DELIVERIES,
    FROM_FRENCH,
    FROM_ORDERS,
    FROM_SAILOR,
    Agra,
    Player,
)
from serai.games.agra.tables import (
    BONUS_MONEY,
    BONUSES,
    FRENCH_RUPEES,
    FRENCH_TRADER,
    GUILDS,
    NOTABLE_SIZE,
    NOTABLES,
    START_RUPEES,
    TRACK_RUPEES,
)
from serai.house.bots import Job
from serai.server.bot_worker import Request, Thinker
from serai.study import advice, benchmark, simulate, usual
from serai.table.match import Match, new_match
from serai.training import self_play
from serai.training.contestants import Contestant
from serai.training.self_play import CuriousBot

GAMES = load.all_games()
AGRA = GAMES["agra"]
TREASURE = 7777  # rupees, more than anybody could come by

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def positions(game: Game) -> Iterator[Match]:
    """Every twentieth position of a random game, of each number of seats."""
    for seats in game.seats:
        match = new_match(game, seats, 5, {}, "seeded")
        luck = Luck(5)
        for number in range(200):
            if match.over:
                break
            if number % 20 == 0:
                yield match
            match.play(match.options[luck.pick(len(match.options))])


@cache
def played(seats: int) -> tuple[Agra, ...]:
    """A position of each turn of a game between bots."""
    state = new_match(AGRA, seats, 5, {}, "seeded").state
    assert isinstance(state, Agra)
    bots, luck = [registry.make("greedy:width=1")] * seats, Luck(5)
    found: list[Agra] = []
    while state.stack:
        if not found or (found[-1].round, found[-1].turn) != (state.round, state.turn):
            found.append(state.copy())
        seat = kernel.decider(state)
        kernel.play(state, bots[seat].choose(state.copy(), Luck(1)), luck)
    return tuple(found)


def guesses(state: Agra, luck: Luck) -> Iterator[tuple[Agra, int, Player]]:
    """What the seat whose turn it is could believe of each other one."""
    believed = AGRA.believed(state, state.turn, luck)
    assert isinstance(believed, Agra)
    for rival, player in enumerate(believed.players):
        if rival != state.turn:
            yield believed, rival, player


def plant(state: Any, seat: int) -> None:
    """Hide a treasure in the bags of everybody but one."""
    for rival, player in enumerate(state.players):
        if rival != seat:
            player.rupees += TREASURE
            player.goods[FROM_ORDERS] += TREASURE


@every_game
def test_what_a_seat_may_know_stays_as_it_is(game: Game) -> None:
    for match in positions(game):
        seat = match.to_move
        assert seat is not None
        before = game.facts(match.state)
        believed = match.believed_by(seat, Luck(1))
        assert game.audit(believed) == ""
        assert game.visible(believed, seat) == game.visible(match.state, seat)
        assert kernel.options(believed) == match.options
        assert game.facts(match.state) == before


def test_a_belief_does_not_depend_on_the_secret() -> None:
    for match in positions(AGRA):
        seat = match.to_move
        assert seat is not None
        believed = AGRA.facts(match.believed_by(seat, Luck(3)))
        plant(match.state, seat)
        assert AGRA.facts(match.believed_by(seat, Luck(3))) == believed
        for player in match.state.players:  # type: ignore[attr-defined]
            if player.rupees >= TREASURE:
                player.rupees -= TREASURE
                player.goods[FROM_ORDERS] -= TREASURE


@pytest.mark.parametrize("seats", AGRA.seats)
def test_a_belief_of_a_whole_game_does_not_depend_on_the_secret(seats: int) -> None:
    for state in played(seats):
        other = state.copy()
        plant(other, other.turn)
        found = AGRA.facts(AGRA.believed(state, state.turn, Luck(3)))
        assert AGRA.facts(AGRA.believed(other, other.turn, Luck(3))) == found


@pytest.mark.parametrize("seats", AGRA.seats)
def test_beliefs_differ_from_time_to_time(seats: int) -> None:
    """But not before somebody had a turn: everybody knows what it starts with."""
    first, later = played(seats)[0], played(seats)[5 * seats]
    luck = Luck(1)
    assert {p.rupees for _, _, p in guesses(first, luck)} == {START_RUPEES}
    drawn = [[p.rupees for _, _, p in guesses(later, luck)] for _ in range(50)]
    assert all(len(set(of_one)) > 3 for of_one in zip(*drawn, strict=True))


@pytest.mark.parametrize("seats", AGRA.seats)
def test_a_belief_is_nearer_than_the_round_alone_could_tell(seats: int) -> None:
    """Those who have played r rounds have gained about r * r / 8 rupees."""
    luck = Luck(1)
    told, alone = 0, 0
    for state in played(seats):
        usual = int(START_RUPEES) + int(state.round - 1) ** 2 // 8
        for _ in range(10):
            for _, rival, player in guesses(state, luck):
                truth = int(state.players[rival].rupees)
                told += abs(int(player.rupees) - truth)
                alone += abs(int(luck.pick(usual + 1) + luck.pick(usual + 1)) - truth)
    assert 4 * told < 3 * alone


@pytest.mark.parametrize("seats", AGRA.seats)
def test_whatever_is_believed_can_be(seats: int) -> None:
    luck = Luck(1)
    for state in played(seats):
        contracts = sum(paid_before(player) for player in state.players)
        for believed, rival, player in guesses(state, luck):
            assert AGRA.audit(believed) == ""  # also that nothing is below 0
            turns = state.round
            orders = [orders_of(state, rival, guild) for guild in range(GUILDS)]
            tracks = [TRACK_RUPEES[player.step(guild)] for guild in range(GUILDS)]
            most = {
                FROM_BUILDING: sum(
                    BONUS_MONEY[i] for i in range(BONUSES) if player.bonuses >> i & 1
                ),
                FROM_ORDERS: sum(n * track for n, track in zip(orders, tracks, strict=True)),
                FROM_DELIVERIES: contracts + lying(state, rival),
                FROM_BUILDINGS: turns + 2 if turns > 1 else 0,
                FROM_SAILOR: turns,
                FROM_FRENCH: FRENCH_RUPEES * turns // 3 if player.owns(FRENCH_TRADER) else 0,
            }
            assert all(player.goods[source] <= n for source, n in most.items())
            assert player.rupees <= START_RUPEES + sum(most.values())


def paid_before(player: Player) -> int:
    """What the notables of these contracts have paid to everybody for one of each good."""
    sizes = [NOTABLE_SIZE[i] for i in range(NOTABLES) if player.owns(i)]
    return sum(size * (size + 1) // 2 for size in sizes)


def lying(state: Agra, seat: int) -> int:
    """What somebody's goods on notables have paid at most: as if they had come last."""
    return sum(
        markers_on(state, i) * (markers_of(state, i, seat) > 0)
        + (markers_on(state, i) - 1) * (markers_of(state, i, seat) > 1)
        for i in range(NOTABLES)
    )


def test_open_money_is_believed_as_it_lies() -> None:
    match = new_match(AGRA, 3, 5, {"open_money": True}, "seeded")
    seat = match.to_move
    assert seat is not None
    plant(match.state, seat)
    assert AGRA.facts(match.believed_by(seat, Luck(1))) == AGRA.facts(match.state)


# --- all who ask a bot ---


class Spy:
    """Looks into every bag that it is handed, and plays at random."""

    name = "spy"

    def choose(self, state: State, luck: Luck) -> int:
        seat = kernel.decider(state)
        bags = [player.rupees for player in state.players]  # type: ignore[attr-defined]
        SEEN.append(bags[:seat] + bags[seat + 1 :])
        offered = kernel.options(state)
        return offered[luck.pick(len(offered))]


SEEN: list[list[int]] = []


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    monkeypatch.setitem(registry.REGISTRY, "spy", Entry(Spy))
    SEEN.clear()
    return SEEN


def with_treasure() -> Match:
    match = new_match(AGRA, 3, 5, {}, "seeded")
    assert match.to_move is not None
    plant(match.state, match.to_move)
    return match


def nothing_was_found(seen: list[list[int]]) -> bool:
    return bool(seen) and all(bag < TREASURE for bags in seen for bag in bags)


def test_a_bot_at_the_terminal(seen: list[list[int]]) -> None:
    Seat("spy", "spy", registry.make("spy"), Luck(1)).choose(with_treasure())
    assert nothing_was_found(seen)


def test_whoever_gives_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is advised does not depend on the secret."""
    states: list[Any] = []

    def spied(state: Any, *given: Any) -> Any:
        states.append(state.copy())
        return think(state, *given)

    monkeypatch.setattr(advice, "think", spied)
    match = new_match(AGRA, 3, 5, {}, "seeded")
    before = advice.advised(match, "greedy:width=1")
    seat = before.seat
    plant(match.state, seat)
    assert advice.advised(match, "greedy:width=1") == before
    bags = [[p.rupees for p in s.players] for s in states]
    assert nothing_was_found([bag[:seat] + bag[seat + 1 :] for bag in bags])


def test_a_bot_of_the_server(seen: list[list[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    match = with_treasure()
    monkeypatch.setattr(Thinker, "match_of", lambda *_: match)
    job = Job("agra", AGRA.version, 3, "{}", None, [])
    assert match.to_move is not None
    Thinker().moves(Request(table="t", job=job, seat=match.to_move, bot="spy", seconds=1))
    assert nothing_was_found(seen)


def test_a_bot_of_a_simulation(seen: list[list[int]]) -> None:
    state = new_match(AGRA, 2, 5, {}, "seeded").state
    plan = simulate.Plan("agra", ("spy", "random"), {}, 1, 1)
    plant(state, 0)  # the bag of the other one
    simulate.play_bots(AGRA, state, Luck(1), plan, 0, (0, 1))
    assert nothing_was_found(seen)


def test_a_bot_of_the_usual_games(seen: list[list[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody here is the spy, and everybody has a treasure."""
    monkeypatch.setattr(usual, "BOT", "spy")
    monkeypatch.setattr(usual, "new_match", lambda *_: rich())
    usual.one_played(AGRA, 2, {}, 0)
    assert nothing_was_found(seen)


def test_a_bot_of_a_measurement(seen: list[list[int]]) -> None:
    assert benchmark.can_play(with_treasure(), "spy")
    assert nothing_was_found(seen)


def test_a_bot_of_a_training(seen: list[list[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody here is the spy as well, and everybody has a treasure."""

    def rich_new(self: Game, *given: Any) -> State:
        state = new(self, *given)
        for seat in range(2):
            plant(state, seat)
        return state

    new = type(AGRA).new
    monkeypatch.setattr(type(AGRA), "new", rich_new)
    monkeypatch.setattr(CuriousBot, "choose", lambda _, state, luck: Spy().choose(state, luck))
    monkeypatch.setattr(self_play, "LONGEST", 40)  # questions
    plain = Contestant("plain", 1)
    lesson = self_play.Lesson("agra", 2, {}, 1, 0, 1, plain, (), plain)
    self_play.play_game(AGRA, lesson, 0, self_play.Diary())
    assert nothing_was_found(seen)


def rich() -> Match:
    match = new_match(AGRA, 2, 5, {}, "seeded")
    for seat in range(2):
        plant(match.state, seat)
    return match
