"""What a seat keeps secret shows nowhere; and whatever would show it is found."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.bots.turn_bot import TurnBot
from serai.cli import main
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import State
from serai.core.luck import Luck
from serai.games import load
from serai.games.agra import view
from serai.language import say
from serai.study import advice
from serai.study.advice import Doubt
from serai.study.findings import Broken
from serai.study.fuzz import Report, Run, fuzz_one, fuzz_secrets
from serai.study.secrecy import check_secret, secret_variants
from serai.study.variants import Variant, parsed_options
from serai.table.match import Match, new_match
from serai.table.window import Window

AGRA = serai.game("agra")
RAJAS = serai.game("rajas")
SECRETIVE = [game for game in load.all_games().values() if secret_variants(game)]

every_secretive_game = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)


def played(game: Game, seats: int, plies: int, seed: int = 1, **options: bool) -> Match:
    match = new_match(game, seats, seed, options, "seeded")
    rng = random.Random(seed)
    for _ in range(plies):
        match.play(rng.choice(match.options))
    return match


def test_games_with_secrets() -> None:
    assert SECRETIVE == [AGRA]


@every_secretive_game
def test_nobody_sees_a_secret(game: Game) -> None:
    total = Report()
    ways = secret_variants(game)
    for number in range(0, len(ways), 5):  # every number of seats, one option after the other
        for report in fuzz_one(game.name, 1, number, pairs=4):
            total.add(report)
    assert [finding.detail for finding in total.findings] == []
    assert total.pairs == 4 * len(range(0, len(ways), 5))
    assert {label.split()[0] for label in total.variants} == {str(n) for n in game.seats}


@every_secretive_game
def test_the_number_of_processes_changes_nothing(game: Game) -> None:
    reports = [list(fuzz_secrets(game.name, 3, 2, jobs)) for jobs in (1, 2)]
    assert reports[0] == reports[1]
    assert sum(report.pairs for report in reports[0]) == 3


def test_twins_differ_in_the_bag_of_one_seat_and_keep_the_laws() -> None:
    luck = Luck(1)
    amounts = set()
    for plies in (0, 40, 300):
        match = played(AGRA, 3, plies)
        for _ in range(30):
            twin = AGRA.twin(match.state, 1, luck)
            if twin is None:
                continue
            assert AGRA.audit(twin) == ""
            facts, others = AGRA.facts(match.state), AGRA.facts(twin)
            own, other = (each["players"][1].pop("rupees") for each in (facts, others))
            assert own != other
            assert facts == others
            amounts.add(twin.players[1].rupees)  # type: ignore[attr-defined]
    assert len(amounts) > 20
    assert amounts >= {0, 1, 2, 3}


def test_open_money_and_the_end_are_no_secrets() -> None:
    assert AGRA.twin(played(AGRA, 2, 30).state, 0, Luck(1)) is not None
    assert AGRA.twin(played(AGRA, 2, 30, open_money=True).state, 0, Luck(1)) is None
    over = played(AGRA, 2, 30)
    over.state.stack.clear()
    assert AGRA.twin(over.state, 0, Luck(1)) is None
    assert not check_secret(over, 0, random.Random(1))


def test_variants_with_secrets() -> None:
    labels = [way.label for way in secret_variants(AGRA)]
    assert not any("open_money" in label for label in labels)
    assert {"2 basic", "3 trader=until_full", "4 peon_takes_rupees"} <= set(labels)
    assert secret_variants(AGRA, parsed_options(AGRA, ["open_money"])) == []
    assert secret_variants(RAJAS) == []


# --- leaks that we plant --------------------------------------------------------------------


def leak_in_the_view(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "knows_money", lambda s, viewer, seat: True)


def leak_in_the_ranks(patch: pytest.MonkeyPatch) -> None:
    real = type(AGRA).view
    shown = lambda game, s, seat: {**real(game, s, seat), "ranks": game.ranks(s)}  # noqa: E731
    patch.setattr(type(AGRA), "view", shown)


def leak_in_the_story(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "story", lambda window, *_: [str(window.match.scores)])


def leak_in_the_options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "options", property(lambda window: window.match.options))


def leak_in_the_refusals(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "why_not", lambda window, move: window.match.why_not(move))


def leak_in_the_preview(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "preview", lambda window, move: window.match.preview(move))


LEAKS: list[tuple[str, Callable[[pytest.MonkeyPatch], None]]] = [
    ("view", leak_in_the_view),
    ("view", leak_in_the_ranks),
    ("story", leak_in_the_story),
    ("options", leak_in_the_options),
    ("why_not", leak_in_the_refusals),
    ("preview", leak_in_the_preview),
]


def before_a_peon() -> Match:
    """Seat 0 may use a worker again that stands on the board, if there are rupees for it."""
    rng = random.Random(4)
    match = new_match(AGRA, 2, 4, {}, "seeded")
    while not is_before_a_peon(match):
        match.play(rng.choice(match.options))
    return match


def is_before_a_peon(match: Match) -> bool:
    state: Any = match.state
    on_board = any(there & 7 == 1 for there in state.board)
    return bool(
        match.to_move == 0
        and match.question == "place"
        and state.players[0].workers > 0
        and on_board
    )


def compare_pairs(match: Match, pairs: int, moves: list[int], seat: int = 0) -> None:
    rng = random.Random(1)
    for _ in range(pairs):
        assert check_secret(match, seat, rng, moves)


@pytest.mark.parametrize(("where", "leak"), LEAKS, ids=[leak.__name__ for _, leak in LEAKS])
def test_a_planted_leak_is_found(
    where: str, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = before_a_peon()
    everything = [move for move in range(1 << 14) if AGRA.notation.is_well_formed(move)]
    places = [move for move in everything if match.notation(move).startswith("place")]
    compare_pairs(match, 20, places)
    leak(monkeypatch)
    with pytest.raises(Broken) as caught:
        compare_pairs(match, 60, places)
    assert caught.value.kind == "secret"
    assert f"secret of seat 0: {where}" in caught.value.detail


def test_a_leak_becomes_a_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    leak_in_the_view(monkeypatch)
    run = Run(AGRA, Variant(2, {}), seed=1, number=0)
    run.work(pairs=3)
    assert [finding.kind for finding in run.report.findings] == ["secret"]
    out = tmp_path / "found"
    arguments = ["fuzz", "agra", "--secrets", "3", "--only", "0", "--out", str(out)]
    assert main([*arguments, "--lang", "en"]) == 1
    assert "Somebody can see what another seat keeps secret." in capsys.readouterr().out
    (report,) = out.glob("secret-agra-seed1-game0-*.txt")
    again = "serai fuzz agra --seed 1 --only 0 --secrets 3"
    assert again in report.read_text(encoding="utf-8")


# --- the command ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "ru", "nl"])
def test_the_command(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for arguments in (
        ["agra", "--secrets", "1", "--only", "0"],
        ["rajas", "--secrets", "5"],
        ["agra", "--secrets", "5", "--option", "open_money"],
    ):
        assert main(["fuzz", *arguments, "--lang", language]) == 0
        told.append(capsys.readouterr().out)
    assert len(set(told)) == 3
    assert say(language, "agra", "title", {}) in told[2]


def leak_in_the_advice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(advice, "doubt", lambda match: Doubt(str(match.scores), {}))


def leak_in_the_belief(patch: pytest.MonkeyPatch) -> None:
    """A bot that is handed the truth, and makes something of it."""

    def choose(bot: TurnBot, state: State, luck: Luck) -> int:
        moves = kernel.options(state)
        return moves[sum(AGRA.scores(state)) % len(moves)]

    patch.setattr(Match, "believed_by", lambda match, *_: match.state.copy())
    patch.setattr(TurnBot, "choose", choose)


@pytest.mark.parametrize("leak", [leak_in_the_advice, leak_in_the_belief])
def test_a_bot_that_knows_too_much_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = before_a_peon()
    compare_pairs(match, 3, [], seat=1)
    leak(monkeypatch)
    with pytest.raises(Broken) as caught:
        compare_pairs(match, 20, [], seat=1)
    assert caught.value.kind == "secret"
    assert "seat 0 is advised by a secret of seat 1" in caught.value.detail
