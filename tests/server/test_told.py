"""What is told to whom: moves, drafts, chat, presence, answers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.house import questions
from serai.house.house import House
from serai.house.protocol import (
    Act,
    At,
    Chat,
    Confirm,
    Log,
    Ok,
    Play,
    Presence,
    Previews,
    PreviewTold,
    Refused,
    Say,
    Stand,
    State,
    Told,
    Undo,
    WhyNot,
    WhyPlace,
)
from tests.house.playing import (
    ME,
    OPEN,
    a_table,
    acted,
    any_action,
    asked,
    denied,
    for_two,
    guest_of,
    heard,
    listening,
    only,
    play_on,
)
from tests.server.houses import in_a_house


def test_the_next_player_cannot_count_what_was_undone() -> None:
    revs = set()
    for undone in range(3):

        async def scene(house: House, undone: int = undone) -> None:
            hosted = await for_two(house, "merv")
            seat = hosted.table.to_move
            assert seat is not None
            mine = guest_of(hosted, seat)
            rng = random.Random(1)
            for _ in range(undone):
                await acted(house, hosted, mine, any_action(hosted, random.Random(2)))
                await acted(house, hosted, mine, Undo(seat=seat))
            while hosted.table.to_move == seat:
                await acted(house, hosted, mine, any_action(hosted, rng))
            revs.add(hosted.table.rev)

        in_a_house(scene)
    assert revs == {0}


def test_rivals_hear_of_commits_only() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "merv")
        seat = hosted.table.to_move
        assert seat is not None
        mine, theirs = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        lines = {who: await listening(house, hosted, who) for who in (mine, theirs, None)}
        for line in lines.values():
            first = await heard(line)
            assert isinstance(first[0], Log)
            assert [event.seq for event in first[0].events] == [1, 2]
            assert len(only(first, State)) == 1
        rng = random.Random(3)
        await acted(house, hosted, mine, any_action(hosted, rng))
        [state] = only(await heard(lines[mine]), State)
        assert state.draft is not None
        assert state.draft.undo == 1
        assert await heard(lines[theirs]) == []
        assert await heard(lines[None]) == []
        assert isinstance(await acted(house, hosted, mine, Confirm(seat=seat)), Ok)
        for line in lines.values():
            frames = await heard(line)
            assert [event.seq for log in only(frames, Log) for event in log.events] == [3]
            [state] = only(frames, State)
            assert state.seq == 3

    in_a_house(scene)


def test_going_on_after_a_broken_line_misses_nothing_and_repeats_nothing() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await play_on(house, hosted, 20, random.Random(4))
        line = await listening(house, hosted, "anna", last=7)
        frames = await heard(line)
        seqs = [event.seq for log in only(frames, Log) for event in log.events]
        assert seqs == list(range(8, hosted.table.seq + 1))
        ahead = await listening(house, hosted, "anna", last=10_000)
        assert only(await heard(ahead), Log) == []
        with denied(403, "not-your-seat"):
            await listening(house, hosted, "anna", seat=1)

    in_a_house(scene)


def test_a_slow_listener_gets_the_last_state_only() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        line = await listening(house, hosted, None)
        await play_on(house, hosted, 30, random.Random(4))
        frames = await heard(line)
        assert len(only(frames, Log)) == 1
        [state] = only(frames, State)
        assert state.seq == hosted.table.seq

    in_a_house(scene)


def test_who_may_watch() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, watch="nobody")
        for guest in (None, "carl"):
            for tried in (
                house.subscribe(hosted.row.id, guest, await hello()),
                house.whole.events(hosted.row.id, guest, 0),
                house.whole.transcript(hosted.row.id, guest),
                asked(house, hosted, guest, At(seq=1)),
            ):
                with denied(403, "not-watching"):
                    await tried
        await listening(house, hosted, "ben")
        with denied(409, "not-finished"):
            await house.whole.transcript(hosted.row.id, "ben")

    async def hello() -> Any:
        from serai.house.protocol import Hello

        return Hello()

    in_a_house(scene)


def test_chat_is_for_those_who_sit_here() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        lines = {who: await listening(house, hosted, who) for who in ("anna", "ben", None)}
        for line in lines.values():
            await heard(line)
        with denied(403, "chat-spectator"):
            await acted(house, hosted, "carl", Say(text="hello"))
        assert isinstance(await acted(house, hosted, "ben", Say(text="good luck")), Ok)
        for who, line in lines.items():
            chats = only(await heard(line), Chat)
            texts = [one.text for chat in chats for one in chat.lines]
            assert texts == ([] if who is None else ["good luck"])
        later = await listening(house, hosted, "anna")
        assert len(only(await heard(later), Chat)) == 1

    in_a_house(scene)


def test_presence() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        anna = await listening(house, hosted, "anna")
        [seen] = only(await heard(anna), Presence)
        assert (seen.online, seen.watching) == ([0], 0)
        watcher = await listening(house, hosted, None)
        [seen] = only(await heard(anna), Presence)
        assert (seen.online, seen.watching) == ([0], 1)
        watcher.close()
        assert await watcher.next() is None
        [seen] = only(await heard(anna), Presence)
        assert seen.watching == 0

    in_a_house(scene)


def test_others_have_a_turn_between_any_two_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many questions wait: they share what one of them would take."""
    rounds = 0
    looked: list[int] = []

    def previewed(*_: object, **__: object) -> Iterator[tuple[str, PreviewTold]]:
        for move in "abc":
            looked.append(rounds)
            yield move, PreviewTold(effects=[])

    async def scene(house: House) -> None:
        nonlocal rounds
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        query = Previews(seat=seat, moves=["a", "b", "c"])
        answers = asyncio.gather(
            *(asked(house, hosted, guest_of(hosted, seat), query) for _ in range(5))
        )
        while not answers.done():
            rounds += 1
            await asyncio.sleep(0)
        for told in await answers:
            assert isinstance(told, Told)
            assert list(told.previews or ()) == ["a", "b", "c"]

    monkeypatch.setattr(questions, "previewed", previewed)
    in_a_house(scene)
    assert len(looked) == 15
    assert len(set(looked)) == len(looked)


def test_questions() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await play_on(house, hosted, 6, random.Random(5))
        seat = hosted.table.to_move
        assert seat is not None
        guest, rival = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        match = hosted.table.match_for(seat)
        moves = [match.notation(move) for move in match.options[:10]]
        told = await asked(house, hosted, guest, Previews(seat=seat, moves=[*moves, "nonsense"]))
        assert isinstance(told, Told)
        assert told.previews is not None
        assert list(told.previews) == moves
        for move in moves:
            real = match.preview(move)
            places = {
                ("" if e.seat is None else f"players[{e.seat}].") + ".".join(e.path)
                for e in told.previews[move].effects
            }
            assert places == set(real)
        refused = await asked(house, hosted, rival, Previews(seat=1 - seat, moves=moves))
        assert isinstance(refused, Refused)
        place = await asked(
            house, hosted, guest, WhyPlace(seat=seat, place=f"square:b1@{1 - seat}")
        )
        assert isinstance(place, Told)
        assert place.why is not None
        touched = match.game.touched(match.state, match.options[0])
        open_ = await asked(house, hosted, guest, WhyPlace(seat=seat, place=touched[0]))
        assert isinstance(open_, Told)
        assert open_.why is None
        with denied(403, "not-your-seat"):
            await asked(house, hosted, rival, WhyPlace(seat=seat, place=touched[0]))
        why = await asked(house, hosted, guest, WhyNot(seat=seat, move="harbour 9"))
        assert isinstance(why, Told)
        assert why.why is not None
        offered = await asked(house, hosted, guest, WhyNot(seat=seat, move=moves[0]))
        assert isinstance(offered, Told)
        assert offered.why is None
        with denied(403, "not-your-seat"):
            await asked(house, hosted, rival, WhyNot(seat=seat, move=moves[0]))
        with denied(403, "not-your-seat"):
            await asked(house, hosted, rival, At(seq=2, seat=seat))
        past = await asked(house, hosted, None, At(seq=2))
        assert isinstance(past, Told)
        assert past.state is not None
        assert past.state.seq == 2
        assert past.state.offers == []
        assert isinstance(await asked(house, hosted, None, At(seq=999)), Refused)

    in_a_house(scene)


def test_standing_answers_are_kept_and_told_to_their_seat_only(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    kept: list[str] = []

    async def before(house: House) -> None:
        hosted = await for_two(house, "agra")
        rival = await listening(house, hosted, "ben")
        await heard(rival)
        wish = Stand(seat=0, question="follow", answer="never")
        assert isinstance(await acted(house, hosted, "anna", wish), Ok)
        assert only(await heard(rival), Log) == []
        wish = Stand(seat=0, question="rise", answer="ask")  # usually it is not
        assert isinstance(await acted(house, hosted, "anna", wish), Ok)
        wrong = Stand(seat=0, question="nonsense", answer="never")
        assert isinstance(await acted(house, hosted, "anna", wrong), Refused)
        kept.append(hosted.row.id)

    async def after(house: House) -> None:
        hosted = await house.tables.hosted(kept[0])
        assert hosted.table.standing == {(0, "follow"): "never", (0, "rise"): "ask"}
        [own] = only(await heard(await listening(house, hosted, "anna")), State)
        assert (own.standing["follow"], own.standing["rise"]) == ("never", "ask")
        [other] = only(await heard(await listening(house, hosted, "ben")), State)
        assert (other.standing["follow"], other.standing["rise"]) == ("ask", "always")

    in_a_house(before, url)
    in_a_house(after, url)


def test_tables_that_wait_for_me_come_first() -> None:
    async def scene(house: House) -> None:
        first = await a_table(house, "rajas", ME, ME)
        waiting = await a_table(house, "rajas", ME, OPEN)
        told = (await house.lists.of_guest("anna")).tables
        assert [one.table for one in told] == [first.table, waiting.table]
        assert (await house.lists.of_guest("ben")).tables == []

    in_a_house(scene)


def test_nobody_else_notices_a_draft() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        guest, other = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        before = await house.lists.told(hosted.row.id, None)
        house.clock.date = lambda: 2_000_000_000
        for _ in range(3):
            turn = hosted.table.turn
            assert turn is not None
            free = next(move for move in turn.now.options if not turn.outlook(move).locks)
            await acted(house, hosted, guest, Play(seat=seat, move=turn.now.notation(free)))
            await acted(house, hosted, guest, Undo(seat=seat))
            said = await acted(house, hosted, other, Say(text="hello"))
            assert isinstance(said, Ok)
            assert said.rev == 0
            assert (await house.lists.told(hosted.row.id, None)).changed == before.changed
            for rev in range(hosted.table.rev + 2):
                act = Act(
                    id=f"guess-{hosted.table.rev}-{rev}",
                    seq=hosted.table.seq,
                    rev=rev,
                    action=Undo(seat=1 - seat),
                )
                kind = b'"refused"' if rev == 0 else b'"stale"'
                assert kind in await house.acts.act(hosted.row.id, other, act)

    in_a_house(scene)


def test_offers_and_the_log_name_places_and_a_draft_what_it_changes() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        guest = guest_of(hosted, seat)
        line = await listening(house, hosted, guest)
        [state] = only(await heard(line), State)
        assert all(offer.places for offer in state.offers)
        assert ["quarry"] in [offer.places for offer in state.offers]
        await acted(house, hosted, guest, Play(seat=seat, move="front"))
        [state] = only(await heard(line), State)
        assert state.draft is not None
        [step] = state.draft.steps
        assert (step.places, step.piece) == (["front"], f"worker@{seat}")
        money = [one for one in state.draft.changes if one.path == ["money"]]
        assert [(one.seat, one.after - one.before) for one in money] == [(seat, 2)]

    in_a_house(scene)
