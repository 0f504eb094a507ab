"""What every game of the house must pass (architecture: conformance).

A new game needs no test of its own here: it is found by its name in `serai.games.load`.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import CHANCE, Desk, State
from serai.core.luck import Luck
from serai.games import load
from serai.study.variants import variants
from serai.table.match import Match, new_match

LONGEST = 20_000  # decisions; no random game of ours comes near it


def settings(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every variant of a game, or of very many the plainest and the fullest of each seat count.

    Fuzzing plays each option alone too. What each seat chooses is decided once.
    """
    for seats in game.seats:
        found = [variant for variant in variants(game) if variant.seats == seats]
        few = len(found) < 2 ** len([option for option in game.options if not option.per_seat])
        for variant in (found[0], found[-1]) if few else found:
            yield seats, variant.agreed(game, random.Random(1))


CASES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{i}")
    for game in load.all_games().values()
    for i, (seats, options) in enumerate(settings(game))
]
every_variant = pytest.mark.parametrize(("game", "seats", "options"), CASES)


def random_positions(
    game: Game, seats: int, options: dict[str, Any], every: int, seed: int = 1
) -> Iterator[tuple[Match, random.Random]]:
    """One random game, seen at every n-th decision, in a long game less and less often."""
    rng = random.Random(seed)
    match = new_match(game, seats, seed, options, "seeded")
    due = 0
    for ply in range(LONGEST):
        if match.over:
            return
        if ply == due:
            yield match, rng
            due += every
            every += 1
        match.play(rng.choice(match.options))
    pytest.fail("the game does not end")


def fingerprint(state: State, game: Game) -> str:
    stack = [(type(r).__name__, r.by, r.at, [getattr(r, n) for n in r.locals]) for r in state.stack]
    return json.dumps([game.facts(state), stack], sort_keys=True)


@every_variant
def test_random_games_end_and_keep_the_laws(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        agreed = game.settle(seats, options)
        state = game.new(Desk(), seats, agreed, game.version)
        luck = Luck(seed)
        kernel.advance(state, luck)
        for _ in range(LONGEST):
            assert game.audit(state) == ""
            if not state.stack:
                break
            moves = kernel.options(state)
            assert moves, "no option before the end"
            assert len(set(moves)) == len(moves), "an option is offered twice"
            assert 0 <= kernel.decider(state) < seats
            kernel.play(state, moves[luck.pick(len(moves))], luck)
        assert not state.stack, "the game does not end"
        assert game.winners(state) or seats == 1  # alone one may lose
        assert min(game.ranks(state)) == 1 or seats == 1
        assert {i for i, rank in enumerate(game.ranks(state)) if rank == 1} == set(
            game.winners(state)
        )


@every_variant
def test_asking_changes_nothing(game: Game, seats: int, options: dict[str, Any]) -> None:
    for match, rng in random_positions(game, seats, options, 9):
        before = fingerprint(match.state, game)
        moves = match.options
        for move in moves:
            assert match.why_not(move) is None
        match.preview(rng.choice(moves))
        match.view(match.to_move)
        match.why_not(rng.getrandbits(40))
        assert fingerprint(match.state, game) == before
        assert match.options == moves


@every_variant
def test_copies_are_independent(game: Game, seats: int, options: dict[str, Any]) -> None:
    for match, rng in random_positions(game, seats, options, 17):
        before = match.digest()
        copy = match.copy()
        assert copy.digest() == before
        assert copy.options == match.options
        for _ in range(12):
            if copy.over:
                break
            copy.play(rng.choice(copy.options))
        assert match.digest() == before
        log = list(match.log)
        bare = match.state.copy()  # what a bot plays on
        kernel.playout(bare, Luck(3), 12)
        assert match.digest() == before
        assert match.log == log


@every_variant
def test_notation_round_trip(game: Game, seats: int, options: dict[str, Any]) -> None:
    for match, _ in random_positions(game, seats, options, 3):
        for move in match.options:
            text = match.notation(move)
            assert match.parse(text) == move
            assert match.parse(text.upper()) == move
            words = game.notation.to_json(move)
            assert words["verb"] == text.split()[0]


@every_variant
def test_position_round_trip(game: Game, seats: int, options: dict[str, Any]) -> None:
    for match, _ in random_positions(game, seats, options, 13):
        data = match.to_json()
        again = serai.from_json(json.dumps(data))
        assert again.digest() == match.digest()
        assert again.options == match.options
        assert again.to_json() == data
        del data["digest"]
        assert serai.from_json(data).digest() == match.digest()


@every_variant
def test_transcript_round_trip(game: Game, seats: int, options: dict[str, Any]) -> None:
    match = None
    for match, _ in random_positions(game, seats, options, 61):
        text = match.transcript()
        again = serai.replay(text)
        assert again.digest() == match.digest()
        assert again.transcript() == text
    assert match is not None
    assert match.over
    text = match.transcript()
    again = serai.replay(text)
    assert (again.winners, again.scores, again.digest()) == (
        match.winners,
        match.scores,
        match.digest(),
    )


@every_variant
def test_a_match_from_a_position_has_a_transcript_too(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    for match, rng in random_positions(game, seats, options, 90):
        later = serai.from_json(match.to_json(), seed=4)
        for _ in range(10):
            if not later.over:
                later.play(rng.choice(later.options))
        assert serai.replay(later.transcript()).digest() == later.digest()


@every_variant
def test_same_seed_same_game(game: Game, seats: int, options: dict[str, Any]) -> None:
    digests = []
    for _ in range(2):
        match = new_match(game, seats, 99, options, "seeded")
        for _ in range(1000):  # players this stubborn may never come to an end
            if match.over:
                break
            match.play(match.options[-1] if len(match.options) % 2 else match.options[0])
        digests.append(match.digest())
    assert digests[0] == digests[1]


@every_variant
def test_illegal_moves_are_refused_with_reasons_in_every_language(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    junk: list[Any] = [
        "",
        " ",
        "?",
        "💥",
        "take",
        "lay lay",
        "0",
        None,
        3.5,
        True,
        -1,
        2**70,
        [],
        {},
    ]
    for match, rng in random_positions(game, seats, options, 29):
        before = match.digest()
        offered = set(match.options)
        tries = [*junk, *(rng.getrandbits(50) for _ in range(5))]
        tries += [move for move in well_formed_moves(game, rng, 20) if move not in offered]
        for move in tries:
            refusal = match.why_not(move)
            assert refusal is not None, move
            assert refusal.code > 0
            assert refusal.name
            texts = {refusal.text(language) for language in serai.LANGUAGES}
            assert len(texts) == len(serai.LANGUAGES)
            with pytest.raises(serai.IllegalMove) as caught:
                match.play(move)
            assert caught.value.refusal == refusal
        assert match.digest() == before


def well_formed_moves(game: Game, rng: random.Random, count: int) -> Iterator[int]:
    """Moves that can be written down, whether or not they make sense now."""
    for _ in range(count):
        verb = rng.choice(game.notation.verbs)
        move, shift = verb.number, 8
        for _, kind in verb.args:
            value = rng.getrandbits(min(kind.bits, 6))
            move |= value << shift
            shift += kind.bits
        if game.notation.is_well_formed(move):
            yield move


@every_variant
def test_views_are_plain_and_tell_no_seat_more_than_its_own(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    for match, _ in random_positions(game, seats, options, 41):
        for seat in [None, *range(seats)]:
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == json.loads(json.dumps(match.view(seat)))
            assert view["you"] == seat
            assert bool(view["moves"]) == (seat == match.to_move)
            assert "seed" not in json.dumps(view)


@every_variant
def test_views_do_not_depend_on_the_luck_to_come(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    for match, _ in random_positions(game, seats, options, 120):
        data = match.to_json()
        one, other = serai.from_json(data, seed=1), serai.from_json(data, seed=2)
        for seat in [None, *range(seats)]:
            assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


@every_variant
def test_every_question_and_crumb_has_words(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    from serai.language import say

    for match, _ in random_positions(game, seats, options, 7):
        for language in serai.LANGUAGES:
            assert say(language, game.name, f"ask-{match.question}", {})
            for name in match.breadcrumb:
                assert say(language, game.name, f"crumb-{name.lower()}", {})
    for language in serai.LANGUAGES:
        assert all(match.story(language))


@every_variant
def test_chance_can_be_played_by_hand(game: Game, seats: int, options: dict[str, Any]) -> None:
    seeded = new_match(game, seats, 5, options, "seeded")
    rng = random.Random(5)
    while not seeded.over:
        seeded.play(rng.choice(seeded.options))
    by_hand = new_match(game, seats, None, options, "ask")
    for seat, move in seeded.moves_played():
        assert by_hand.to_move == seat
        if seat == CHANCE:
            assert len(by_hand.options) > 1
        by_hand.play(move)
    assert by_hand.over
    assert by_hand.digest() == seeded.digest()


@pytest.mark.parametrize("game", load.all_games().values(), ids=lambda game: game.name)
def test_rules_can_be_made_blank_and_their_locals_have_ranges(game: Game) -> None:
    for kind in game.rules:
        rule = kind()
        for name in rule.locals:
            low, high = game.ranges[name]
            assert low <= high
            setattr(rule, name, high)
            assert getattr(rule.copy(), name) == high
        assert type(rule.copy()) is kind


@pytest.mark.parametrize("game", load.all_games().values(), ids=lambda game: game.name)
def test_options_that_cannot_be_are_refused(game: Game) -> None:
    alone = () if 1 in game.seats else (1,)
    for seats in (0, *alone, 9, True, "3", None):
        with pytest.raises(serai.Problem):
            game.settle(seats, {})
    with pytest.raises(serai.Problem):
        game.settle(game.seats[0], {"no_such_option": True})
    for option in game.options:
        with pytest.raises(serai.Problem):
            game.settle(game.seats[0], {option.name: "nonsense"})


DIGESTS = """
import hashlib, serai
from serai.core import kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.games import load
from serai.table.match import Match
from tests.conformance.test_every_game import settings
print(kernel.__file__.endswith(".py"))
for game in load.all_games().values():
    for seats, options in settings(game):
        total = hashlib.sha256()
        for seed in range(3):
            luck = Luck(seed)
            agreed = game.settle(seats, options)
            match = Match(game, agreed, game.new(Desk(), seats, agreed, game.version), luck)
            match.begin()
            while not match.over:
                moves = match.options
                total.update(repr(moves).encode())
                match.play(moves[luck.pick(len(moves))])
            total.update(match.digest().encode())
            total.update(repr(match.log).encode())
        print(game.name, seats, total.hexdigest())
"""


def test_compiled_and_interpreted_play_alike() -> None:
    outputs = []
    for pure in ("0", "1"):
        env = {**os.environ, "SERAI_PURE": pure}
        run = [sys.executable, "-W", "ignore", "-c", DIGESTS]
        done = subprocess.run(run, env=env, capture_output=True, text=True, check=True)
        outputs.append(done.stdout.splitlines())
    assert outputs[1][0] == "True", "SERAI_PURE=1 must run the sources"
    assert outputs[0][1:] == outputs[1][1:]
    assert len(outputs[0]) > len(CASES)
