"""Whatever comes from outside is a message of ours, or is refused in proper words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from serai.core.speech import Problem
from serai.house.denied import Denied
from serai.house.strict_json import decoded
from serai.server.live_connections import DECODER
from serai.table import transcript, written_match
from serai.table.match import Match
from serai.table.ruleset import NOT_RECORDED
from trials.siege import files, inside, malformed, outside
from trials.siege.wounds import Spoiler

PLAY = '{"type":"act","id":"%s","seq":%s,"rev":1,"action":{"do":"play","seat":0,"move":"%s"}}'


@pytest.mark.parametrize(
    "text",
    [
        PLAY % ("12345678", "1", "\\ud800"),
        PLAY % ("12345678", "1.0", "\\ud800"),
        PLAY % ("12345678", "1.0", "a\\udc00b"),
        PLAY % ("12345678", "NaN", "quarry"),
        PLAY % ("12345678", "1e999", "quarry"),
        PLAY % ("12345678", "9" * 5000, "quarry"),
        PLAY % ("12345678\\n", "1", "quarry"),
        '{"type":"ping","n":1,"n":1}',
        '{"type":"ping","n":1.0,"type":"ping"}',
        '{"type":"ping","n":true}',
        '{"type":"ping","n":"1"}',
        '\ufeff{"type":"ping","n":1}',
        '{"type":"ping","n":' + "[" * 13 + "]" * 13 + "}",
        "{" * 10_000,
    ],
)
def test_what_looks_like_a_message_is_none(text: str) -> None:
    with pytest.raises(Denied) as refused:
        decoded(DECODER, text.encode())
    assert refused.value.status == 400


def test_whole_numbers_and_all_letters_are_welcome() -> None:
    for text in (
        PLAY % ("12345678", "1.0", "\\ud83d\\ude00"),
        PLAY % ("12345678", "1e0", "ё\\u0000"),
    ):
        assert decoded(DECODER, text.encode())


def test_a_siege_changes_nothing() -> None:
    found = malformed.worked(malformed.Task(1, 0, 1500))
    assert not found.faults, found.faults[0]
    assert found.attempts == 1500
    assert set(found.kinds) == {*Spoiler(Random(0)).wounds, "path", "header", "cookie", "theft"}
    assert found.closed
    assert found.proper


def test_a_siege_over_real_sockets() -> None:
    found = asyncio.run(outside.knock(200, 1))
    assert not found.faults, found.faults[0]
    assert found.attempts >= 200
    assert max(found.memory) < 1.1 * found.memory[0]


def test_damaged_files_are_not_taken() -> None:
    found = files.worked(files.Task(1, 0, 80))
    assert not found.faults, found.faults[0]
    assert set(found.kinds) == {"text", "forged", "position", "huge"}


def lax(monkeypatch: pytest.MonkeyPatch) -> None:
    def decode(decoder: Any, data: bytes) -> Any:
        try:
            return decoder.decode(data)
        except msgspec.MsgspecError:
            raise Denied(400, "json") from None

    monkeypatch.setattr("serai.server.live_connections.decoded", decode)


def breaking(monkeypatch: pytest.MonkeyPatch) -> None:
    def decode(decoder: Any, data: bytes) -> Any:
        return decoder.decode(data)

    monkeypatch.setattr("serai.server.app.decoded", decode)


def wordless(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Any, guest: Any, seat: int) -> None:
        raise Denied(403, "no-such-words")

    monkeypatch.setattr("serai.house.hosted_table.HostedTable.check_holds", refuse)


def trusting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.house.hosted_table.HostedTable.check_holds", lambda *_: None)


def open_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.guard.OwnPagesOnly.welcome", lambda *_: True)


@pytest.mark.parametrize("fault", [lax, breaking, wordless, trusting, open_doors])
def test_a_planted_fault_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inside, "PATIENCE", 1.0)
    fault(monkeypatch)
    assert malformed.worked(malformed.Task(2, 0, 700)).faults


def test_a_planted_hole_for_files_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    parts_of, play_line = transcript.parts_of, transcript.play_line

    def trusting_the_end(text: str) -> written_match.Parts:
        return replace(parts_of(text), position=NOT_RECORDED, result=None)

    def leaving_out(match: Match, number: int, line: str) -> None:
        with suppress(Problem):
            play_line(match, number, line)

    monkeypatch.setattr(transcript, "parts_of", trusting_the_end)
    monkeypatch.setattr(transcript, "play_line", leaving_out)
    assert files.worked(files.Task(1, 0, 250)).faults
