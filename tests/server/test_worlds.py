"""Two worlds that differ only in what somebody may not know tell that person the same bytes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from serai.games import load
from serai.house import act_effects, hosted_table, told_events, told_state
from serai.house.protocol import AnyFrame, EventTold, Told
from serai.house.told_previews import previewed
from serai.study.fuzz import Report
from serai.table.match import new_match
from serai.table.turn import Turn
from trials.worlds.pairs import Task, worked

PAIRS = 60
TASKS = 8


def compared(game: str, tasks: int = TASKS, pairs: int = PAIRS) -> Report:
    whole = Report()
    for number in range(tasks):
        whole.add(worked(Task(game, 7, number, pairs)))
    return whole


@pytest.fixture(scope="module")
def agra() -> Report:
    return compared("agra")


def test_nobody_sees_what_others_keep_secret(agra: Report) -> None:
    assert not agra.findings, agra.findings[0].detail
    assert agra.pairs == PAIRS * TASKS
    assert set(agra.kinds) == {"secret", "draft", "luck"}
    assert agra.done["told by rule"] < agra.pairs / 10


@pytest.mark.parametrize("game", ["rajas", "merv"])
def test_nobody_sees_drafts_or_luck_to_come(game: str) -> None:
    found = compared(game, 3)
    assert not found.findings, found.findings[0].detail
    assert set(found.kinds) == {"draft", "luck"}


def test_all_kinds_of_messages_are_compared(agra: Report) -> None:
    frames = {one.__struct_config__.tag for one in AnyFrame.__args__}
    frames.remove("announcement")  # of whoever runs the server; it knows nothing of a table
    assert frames == {"state", "log", "chat", "presence", "ok", "stale", "refused", "told", "pong"}
    kinds = next(one for one in msgspec.structs.fields(EventTold) if one.name == "kind").type
    wanted = {str(tag) for tag in frames - {"log", "told", "refused"}}
    wanted |= {f"log {kind}" for kind in kinds.__args__}
    wanted |= {f"told {one.name}" for one in msgspec.structs.fields(Told) if one.name != "id"}
    wanted |= {"refused illegal", "refused json", "200 answer", "409 answer not-finished"}
    assert wanted <= set(agra.done), wanted - set(agra.done)


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> None:
    original = told_state.state_told

    def told(table: Any, **given: Any) -> Any:
        state = original(table, **given)
        return msgspec.structs.replace(state, next=table.match.digest())

    monkeypatch.setattr(hosted_table, "state_told", told)


def leaky_rev(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(act_effects, "rev_told", lambda table, _: table.rev)


def leaky_events(monkeypatch: pytest.MonkeyPatch) -> None:
    original = told_events.event_told

    def told(table: Any, record: Any) -> Any:
        money = [getattr(player, "rupees", 0) for player in table.match.state.players]
        return msgspec.structs.replace(original(table, record), reason=str(money))

    monkeypatch.setattr(told_events, "event_told", told)


def leaky_refreshing(monkeypatch: pytest.MonkeyPatch) -> None:
    original = hosted_table.HostedTable.accept

    def accept(self: Any, after: Any, change: Any) -> None:
        original(self, after, change)
        self.refresh_all()

    monkeypatch.setattr(hosted_table.HostedTable, "accept", accept)


def leaky_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    original = told_state.state_told

    def told(table: Any, **given: Any) -> Any:
        return msgspec.structs.replace(original(table, **given), next=table.seed.seed)

    monkeypatch.setattr(hosted_table, "state_told", told)


def leaky_outlook(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Turn.outlook

    def outlook(self: Any, move: int) -> Any:
        look = original(self, move)
        return look._replace(ends=sum(player.rupees for player in self.now.state.players) % 2 == 0)

    monkeypatch.setattr(Turn, "outlook", outlook)


LEAKS = {
    "the digest of the position": leaky_view,
    "how many steps a draft has": leaky_rev,
    "money in the log": leaky_events,
    "that somebody composes a turn": leaky_refreshing,
    "the seed": leaky_luck,
    "money in the outlook of moves": leaky_outlook,
}
ABOUT_DRAFTS = ("how many steps a draft has", "that somebody composes a turn")


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    game = "rajas" if leak in ABOUT_DRAFTS else "agra"
    found: Counter[str] = Counter()
    for number in range(40):
        report = worked(Task(game, 8, number, 20))
        found.update(finding.kind for finding in report.findings)
        if found:
            break
    assert found["secret"]


def test_the_moves_of_the_next_seat_cannot_be_previewed() -> None:
    match = new_match(load.all_games()["agra"], 2, 1, {}, "seeded")
    rng = random.Random(1)
    while True:
        turn = Turn(match, {})
        while not turn.complete:
            free = [move for move in turn.now.options if not turn.outlook(move).locks]
            if not free:
                break
            turn.play(rng.choice(free))
        if turn.complete and turn.now.to_move is not None:
            break
        match.play(rng.choice(match.options))
    moves = [turn.now.notation(move) for move in turn.now.options]
    assert moves
    assert list(previewed(turn, moves)) == []
