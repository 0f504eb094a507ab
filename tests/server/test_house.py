"""The house: who may do what, what is told to whom, and what lasts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.speech import Problem
from serai.server import thinking
from serai.server.bots import BotFailed, Bots, Job
from serai.server.denied import Denied
from serai.server.hosted import Hosted
from serai.server.house import House
from serai.server.protocol import (
    Act,
    AnswerTakeback,
    AskTakeback,
    At,
    BranchWanted,
    Chat,
    Confirm,
    Log,
    Ok,
    Play,
    Presence,
    Previews,
    Redo,
    Refused,
    Reset,
    Resign,
    Say,
    SeatBot,
    SeatWanted,
    Stale,
    Stand,
    State,
    TableWanted,
    Told,
    Undo,
    WhyNot,
)
from serai.server.storage import StorageTrouble, Store
from tests.server.houses import (
    BOT,
    ME,
    OPEN,
    a_table,
    acted,
    any_action,
    asked,
    for_two,
    guest_of,
    heard,
    in_a_house,
    listening,
    new_act,
    play_on,
)


def denied(status: int, key: str) -> Any:
    return pytest.raises(Denied, check=lambda one: (one.status, one.key) == (status, key))


def moment(hosted: Hosted) -> tuple[int, int]:
    return hosted.table.seq, hosted.table.rev


def only(frames: list[Any], kind: type) -> list[Any]:
    return [frame for frame in frames if isinstance(frame, kind)]


def test_sitting_down_needs_the_invitation() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        for wrong in (None, "x" * 22, created.invite[:-1] + "~"):
            with denied(403, "invite"):
                await house.sit(created.table, "ben", "Ben", 1, wrong)
        seated = await house.sit(created.table, "ben", "Ben", 1, created.invite)
        assert seated.seat == 1
        with pytest.raises(Problem, match="already sits"):
            await house.sit(created.table, "carl", "Carl", 1, created.invite)
        with denied(404, "no-table"):
            await house.sit("a" * 16, "carl", "Carl", 1, created.invite)
        told = await house.told(created.table, "ben")
        assert told.yours == [1]
        assert told.status == "playing"

    in_a_house(scene)


def test_sitting_down_twice_is_sitting_down_once() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        first = await house.sit(created.table, "ben", "Ben", 1, created.invite)
        again = await house.sit(created.table, "ben", "Ben", 1, created.invite)
        hosted = await house.hosted(created.table)
        assert hosted.table.seq == 2
        with denied(403, "token"):
            await house.recover(created.table, "phone", first.token)
        await house.recover(created.table, "phone", again.token)

    in_a_house(scene)


def test_who_waits_for_a_table_that_is_forgotten_gets_it_anew() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        act = new_act(hosted, any_action(hosted, random.Random(1)))
        async with hosted.lock:
            waiting = asyncio.create_task(house.act(hosted.row.id, guest_of(hosted, seat), act))
            await asyncio.sleep(0.01)
            house.forget(hosted)
        assert b'"ok"' in await waiting
        fresh = await house.hosted(hosted.row.id)
        assert fresh is not hosted
        assert moment(fresh) > moment(hosted)

    in_a_house(scene)


def test_a_rematch_after_somebody_has_left() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await house.leave(hosted.row.id, "ben", 1)
        assert isinstance(await acted(house, hosted, "anna", Resign(seat=0)), Ok)
        again = await house.hosted((await house.rematch(hosted.row.id, "anna")).table)
        assert [one.kind for one in again.table.seats] == ["person", "open"]
        assert again.seats_of("anna") == (0,)

    in_a_house(scene)


def test_who_gave_up_may_still_watch_and_play_again() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, watch="nobody")
        assert isinstance(await acted(house, hosted, "ben", Resign(seat=1)), Ok)
        assert hosted.seats_of("ben") == ()
        with denied(403, "not-your-seat"):
            await acted(house, hosted, "ben", Undo(seat=1))
        await listening(house, hosted, "ben")
        [told] = (await house.tables_of("ben")).tables
        assert told.yours == []
        await acted(house, hosted, "anna", Resign(seat=0))
        await house.transcript(hosted.row.id, "ben")
        again = await house.hosted((await house.rematch(hosted.row.id, "ben")).table)
        assert (again.seats_of("anna"), again.seats_of("ben")) == ((0,), (1,))

    in_a_house(scene)


def test_nobody_takes_a_second_seat_in_a_running_game() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "agra", ME, OPEN, OPEN)
        await house.sit(created.table, "ben", "Ben", 1, created.invite)
        await house.sit(created.table, "carl", "Carl", 2, created.invite)
        await house.leave(created.table, "carl", 2)
        with denied(409, "second-seat"):
            await house.sit(created.table, "ben", "Ben", 2, created.invite)
        await house.sit(created.table, "dora", "Dora", 2, created.invite)

    in_a_house(scene)


def test_the_host_comes_back_with_the_seat() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        link = await house.seat_link(hosted.row.id, "anna", 0)
        await house.recover(hosted.row.id, "anna's phone", link.token)
        assert hosted.is_host("anna's phone")
        await house.new_invite(hosted.row.id, "anna's phone")
        other = await house.seat_link(hosted.row.id, "ben", 1)
        await house.recover(hosted.row.id, "ben's phone", other.token)
        assert hosted.is_host("anna's phone")

    in_a_house(scene)


def test_a_bot_takes_over_for_somebody_who_has_been_away_for_long() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        waiting = guest_of(hosted, 1 - seat)
        bot = SeatBot(seat=seat, bot="greedy")
        assert isinstance(await acted(house, hosted, waiting, bot), Refused)
        now = house.clock()
        house.clock = lambda: now + 601
        line = await listening(house, hosted, guest_of(hosted, seat))
        assert isinstance(await acted(house, hosted, waiting, bot), Refused)
        line.close()
        nobody_waits = SeatBot(seat=1 - seat, bot="greedy")
        assert isinstance(await acted(house, hosted, guest_of(hosted, seat), nobody_waits), Refused)
        assert isinstance(await acted(house, hosted, waiting, bot), Ok)
        assert hosted.table.seats[seat].kind == "bot"

    in_a_house(scene)


def test_a_bot_that_failed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "AGAIN", 0.01)

    class Moody(Bots):
        asked = 0

        async def start(self) -> None:
            pass

        async def stop(self) -> None:
            pass

        async def moves(self, table: str, job: Job, seat: int, spec: str) -> list[str]:
            self.asked += 1
            if self.asked == 1:
                raise BotFailed("not in the mood")
            match = serai.new(job.game, seats=job.seats, chance="ask")
            for line in job.lines:
                match.play(line.partition(" ")[2])
            return [match.notation(match.options[0])]

    async def scene() -> None:
        bots = Moody()
        house = House(await Store.open("sqlite://"), bots)
        await house.open()
        created = await a_table(house, "merv", ME, BOT)
        hosted = await house.hosted(created.table)
        rng = random.Random(1)
        async with asyncio.timeout(10):
            while bots.asked < 3:
                if hosted.table.to_move == 0:
                    await acted(house, hosted, "anna", any_action(hosted, rng))
                else:
                    await asyncio.sleep(0.01)
        await house.close()

    asyncio.run(scene())


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


def test_everybody_may_join_an_open_table_and_names_stay_different() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, join="everybody")
        assert [one.table for one in (await house.public(None)).tables] == [created.table]
        await house.sit(created.table, "other anna", "Anna", 1, None)
        told = await house.told(created.table, None)
        assert [seat.name for seat in told.seats] == ["Anna", "Anna 2"]
        assert told.yours == []

    in_a_house(scene)


def test_a_new_invitation_voids_the_old_one() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        with denied(403, "not-host"):
            await house.new_invite(created.table, "ben")
        fresh = await house.new_invite(created.table, "anna")
        with denied(403, "invite"):
            await house.sit(created.table, "ben", "Ben", 1, created.invite)
        await house.sit(created.table, "ben", "Ben", 1, fresh.invite)

    in_a_house(scene)


def test_a_seat_can_be_taken_to_another_browser() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        seated = await house.sit(created.table, "ben", "Ben", 1, created.invite)
        hosted = await house.hosted(created.table)
        old = await listening(house, hosted, "ben")
        await heard(old)
        with denied(403, "token"):
            await house.recover(created.table, "thief", "y" * 22)
        again = await house.recover(created.table, "ben's phone", seated.token)
        assert again.seat == 1
        assert hosted.seats_of("ben") == ()
        assert hosted.seats_of("ben's phone") == (1,)
        states = only(await heard(old), State)
        assert [state.seat for state in states] == [None], "the old browser only watches now"
        with denied(403, "not-your-seat"):
            await house.seat_link(created.table, "ben", 1)
        fresh = await house.seat_link(created.table, "ben's phone", 1)
        with denied(403, "token"):
            await house.recover(created.table, "ben", seated.token)
        await house.recover(created.table, "ben", fresh.token)

    in_a_house(scene)


def test_only_the_seat_acts_and_only_at_the_right_moment() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        move = hosted.table.match.notation(hosted.table.match.options[0])
        play = Play(seat=seat, move=move)
        for guest, status, key in ((None, 401, "no-identity"), ("carl", 403, "not-your-seat")):
            with denied(status, key):
                await house.act(hosted.row.id, guest, new_act(hosted, play))
        other = guest_of(hosted, 1 - seat)
        with denied(403, "not-your-seat"):
            await house.act(hosted.row.id, other, new_act(hosted, play))
        refused = await acted(house, hosted, other, Play(seat=1 - seat, move=move))
        assert isinstance(refused, Refused)
        assert refused.trouble.refusal is not None
        assert refused.trouble.refusal.name == "not-your-turn"
        early = new_act(hosted, play)
        guest = guest_of(hosted, seat)
        assert isinstance(await acted(house, hosted, guest, play), Ok)
        late = await house.act(hosted.row.id, guest, early)
        assert b'"stale"' in late

    in_a_house(scene)


def test_the_same_act_gets_the_same_answer_even_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    kept: list[Any] = []

    async def before(house: House) -> None:
        hosted = await for_two(house)
        rng = random.Random(1)
        for _ in range(40):
            seat = hosted.table.to_move
            assert seat is not None
            guest = guest_of(hosted, seat)
            act = new_act(hosted, any_action(hosted, rng))
            answer = await house.act(hosted.row.id, guest, act)
            kept.append((hosted.row.id, guest, act, answer))
            for _ in range(2):
                assert await house.act(hosted.row.id, guest, act) == answer
        kept.append((hosted.table.seq, hosted.table.hash, hosted.table.rev))

    async def after(house: House) -> None:
        where = kept.pop()
        for table, guest, act, answer in kept:
            assert await house.act(table, guest, act) == answer
        table = (await house.hosted(kept[0][0])).table
        assert (table.seq, table.hash, table.rev) == where

    in_a_house(before, url)
    in_a_house(after, url)


@pytest.mark.parametrize("game", serai.games())
def test_a_draft_survives_the_end_of_the_server(game: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    kept: list[Any] = []

    async def before(house: House) -> None:
        hosted = await for_two(house, game)
        rng = random.Random(2)
        while not (hosted.table.turn and hosted.table.turn.steps and hosted.table.turn.undone):
            seat = hosted.table.to_move
            assert seat is not None
            guest = guest_of(hosted, seat)
            turn = hosted.table.turn
            assert turn is not None
            action = Undo(seat=seat) if len(turn.steps) > 1 else any_action(hosted, rng)
            await acted(house, hosted, guest, action)
        turn = hosted.table.turn
        kept.extend([hosted.row.id, turn.steps, turn.undone, turn.now.digest(), hosted.table.rev])

    async def after(house: House) -> None:
        hosted = await house.hosted(kept[0])
        turn = hosted.table.turn
        assert turn is not None
        assert [turn.steps, turn.undone, turn.now.digest(), hosted.table.rev] == kept[1:]
        guest = guest_of(hosted, turn.seat)
        assert isinstance(await acted(house, hosted, guest, Redo(seat=turn.seat)), Ok)
        assert isinstance(await acted(house, hosted, guest, Reset(seat=turn.seat)), Ok)

    in_a_house(before, url)
    in_a_house(after, url)


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
                house.events(hosted.row.id, guest, 0),
                house.transcript(hosted.row.id, guest),
                asked(house, hosted, guest, At(seq=1)),
            ):
                with denied(403, "not-watching"):
                    await tried
        await listening(house, hosted, "ben")
        with denied(409, "not-finished"):
            await house.transcript(hosted.row.id, "ben")

    async def hello() -> Any:
        from serai.server.protocol import Hello

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


def test_a_takeback_between_people_and_at_one_screen() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await play_on(house, hosted, 12, random.Random(6))
        assert isinstance(await acted(house, hosted, "anna", AskTakeback(seat=0)), Ok)
        assert hosted.table.takeback is not None
        assert isinstance(await acted(house, hosted, "ben", AnswerTakeback(seat=1, yes=True)), Ok)
        assert hosted.table.to_move == 0
        created = await a_table(house, "rajas", ME, ME)
        screen = await house.hosted(created.table)
        await play_on(house, screen, 12, random.Random(6))
        before = screen.table.match.digest()
        assert isinstance(await acted(house, screen, "anna", AskTakeback(seat=0)), Ok)
        assert screen.table.match.digest() != before

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
        hosted = await house.hosted(kept[0])
        assert hosted.table.standing == {(0, "follow"): "never", (0, "rise"): "ask"}
        [own] = only(await heard(await listening(house, hosted, "anna")), State)
        assert (own.standing["follow"], own.standing["rise"]) == ("never", "ask")
        [other] = only(await heard(await listening(house, hosted, "ben")), State)
        assert (other.standing["follow"], other.standing["rise"]) == ("ask", "always")

    in_a_house(before, url)
    in_a_house(after, url)


def test_leaving_a_bot_in_the_seat_and_resigning() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        with denied(403, "not-your-seat"):
            await house.leave(hosted.row.id, "anna", 1)
        told = await house.leave(hosted.row.id, "ben", 1)
        assert told.seats[1].kind == "open"
        with denied(403, "not-your-seat"):
            await acted(house, hosted, "carl", SeatBot(seat=1, bot="greedy"))
        with denied(409, "bot"):
            await acted(house, hosted, "anna", SeatBot(seat=1, bot="genius"))
        assert isinstance(await acted(house, hosted, "anna", SeatBot(seat=1, bot="random")), Ok)
        assert hosted.seats[1].guest is None
        assert isinstance(await acted(house, hosted, "anna", Resign(seat=0)), Ok)
        assert hosted.table.status == "over"
        assert (await house.told(hosted.row.id, "anna")).status == "over"

    in_a_house(scene)


def test_after_the_end_there_are_a_transcript_a_rematch_and_branches() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "merv")
        branch = BranchWanted(table=hosted.row.id, seq=5)
        wanted = TableWanted(game="merv", seats=[ME, ME], branch=branch)
        with denied(409, "not-finished"):
            await house.create("anna", "Anna", wanted)
        with denied(409, "not-finished"):
            await house.rematch(hosted.row.id, "anna")
        await play_on(house, hosted, 10_000, random.Random(7))
        text = await house.transcript(hosted.row.id, None)
        assert serai.replay(text).digest() == hosted.table.match.digest()
        with denied(403, "not-your-seat"):
            await house.rematch(hosted.row.id, "carl")
        again = await house.rematch(hosted.row.id, "anna")
        assert (await house.rematch(hosted.row.id, "ben")).table == again.table
        assert hosted.row.next == again.table
        assert [one.guest for one in (await house.hosted(again.table)).seats] == ["anna", "ben"]
        created = await house.create("anna", "Anna", wanted)
        side = await house.hosted(created.table)
        assert side.table.match.digest() == hosted.table.match_after(5).digest()
        with pytest.raises(Problem):
            await house.create(
                "anna", "Anna", TableWanted(game="agra", seats=[ME, ME], branch=branch)
            )
        imported = TableWanted(game="merv", seats=[ME, ME], transcript=text)
        finished = await house.hosted((await house.create("anna", "Anna", imported)).table)
        assert finished.table.status == "over"

    in_a_house(scene)


def test_tables_that_wait_for_me_come_first() -> None:
    async def scene(house: House) -> None:
        first = await a_table(house, "rajas", ME, ME)
        waiting = await a_table(house, "rajas", ME, OPEN)
        told = (await house.tables_of("anna")).tables
        assert [one.table for one in told] == [first.table, waiting.table]
        assert (await house.tables_of("ben")).tables == []

    in_a_house(scene)


def test_what_cannot_be_opened() -> None:
    async def scene(house: House) -> None:
        with denied(409, "nobody"):
            await a_table(house, "rajas", BOT, BOT)
        with denied(409, "bot"):
            await a_table(house, "rajas", ME, SeatWanted(who="bot", bot="genius"))
        for wanted in (
            {"game": "chess", "seats": [ME, ME]},
            {"game": "rajas", "seats": [ME]},
            {"game": "rajas", "seats": [ME, ME], "options": {"nonsense": True}},
            {"game": "rajas", "seats": [ME, ME], "options": {"ganga": 7}},
            {"game": "rajas", "seats": [ME, ME], "transcript": "nonsense"},
        ):
            with pytest.raises(Problem):
                await house.create("anna", "Anna", TableWanted(**wanted))

    in_a_house(scene)


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        line = await listening(house, hosted, "anna")
        await heard(line)
        seat = hosted.table.to_move
        assert seat is not None
        before = hosted.table.seq
        append = house.store.append

        async def fails(change: object) -> int | None:
            raise StorageTrouble("the disk is full")

        house.store.append = fails  # type: ignore[method-assign]
        action = any_action(hosted, random.Random(8))
        with pytest.raises(StorageTrouble):
            await acted(house, hosted, guest_of(hosted, seat), action)
        house.store.append = append  # type: ignore[method-assign]
        assert only(await heard(line), State) == []
        again = await house.hosted(hosted.row.id)
        assert again is not hosted, "it is read anew from what is stored"
        assert again.table.seq == before
        assert isinstance(await acted(house, again, guest_of(again, seat), action), Ok)

    in_a_house(scene)


def test_an_act_happens_even_if_the_caller_has_gone() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        act = new_act(hosted, any_action(hosted, random.Random(9)))
        before = moment(hosted)
        waiting = asyncio.create_task(house.act(hosted.row.id, guest_of(hosted, seat), act))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0.1)
        assert moment(hosted) > before

    in_a_house(scene)


def test_two_houses_on_one_database_never_both_win(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def scene(house: House) -> None:
        hosted = await for_two(house)
        other = House(await Store.open(url), None)
        twin = await other.hosted(hosted.row.id)
        seat = hosted.table.to_move
        assert seat is not None
        guest = guest_of(hosted, seat)
        action = any_action(hosted, random.Random(10))
        assert isinstance(await acted(house, hosted, guest, action), Ok)
        with denied(409, "busy"):
            await acted(other, twin, guest, action)
        fresh = await other.hosted(hosted.row.id)
        assert fresh.table.rev == hosted.table.rev
        await other.close()

    in_a_house(scene, url)


def test_health_creates_moves_reads_and_leaves_nothing_behind() -> None:
    async def scene(house: House) -> None:
        health = await house.check_health()
        assert health.ok
        assert (await house.tables_of("health")).tables == []
        assert await house.check_health() is health

        async def fails(table: str) -> None:
            raise StorageTrouble("nothing can be read")

        house.store.load = fails  # type: ignore[method-assign]
        house._health = None
        with pytest.raises(StorageTrouble):
            await house.check_health()
        assert (await house.tables_of("health")).tables == []
        assert house.tables == {}

    in_a_house(scene)


def test_stale_is_told_with_where_the_table_is() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        guest = guest_of(hosted, seat)
        act = new_act(hosted, Undo(seat=seat))
        await acted(house, hosted, guest, any_action(hosted, random.Random(11)))
        from tests.server.houses import FRAMES

        answer = FRAMES.decode(await house.act(hosted.row.id, guest, act))
        turn = hosted.table.turn
        rev = hosted.table.rev if turn is not None and turn.seat == seat else 0
        assert answer == Stale(id=act.id, seq=hosted.table.seq, rev=rev)

    in_a_house(scene)


def test_giving_up_is_answered_again_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    kept: list[Any] = []

    async def before(house: House) -> None:
        hosted = await for_two(house)
        act = new_act(hosted, Resign(seat=1))
        kept.extend([hosted.row.id, act, await house.act(hosted.row.id, "ben", act)])

    async def after(house: House) -> None:
        table, act, answer = kept
        assert await house.act(table, "ben", act) == answer
        with denied(403, "not-your-seat"):
            await house.act(table, "carl", act)

    in_a_house(before, url)
    in_a_house(after, url)


def test_nobody_else_notices_a_draft() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        guest, other = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        before = await house.told(hosted.row.id, None)
        house.clock = lambda: 2_000_000_000
        for _ in range(3):
            turn = hosted.table.turn
            assert turn is not None
            free = next(move for move in turn.now.options if not turn.outlook(move).locks)
            await acted(house, hosted, guest, Play(seat=seat, move=turn.now.notation(free)))
            await acted(house, hosted, guest, Undo(seat=seat))
            said = await acted(house, hosted, other, Say(text="hello"))
            assert isinstance(said, Ok)
            assert said.rev == 0
            assert (await house.told(hosted.row.id, None)).changed == before.changed
            for rev in range(hosted.table.rev + 2):
                act = Act(
                    id=f"guess-{hosted.table.rev}-{rev}",
                    seq=hosted.table.seq,
                    rev=rev,
                    action=Undo(seat=1 - seat),
                )
                kind = b'"refused"' if rev == 0 else b'"stale"'
                assert kind in await house.act(hosted.row.id, other, act)

    in_a_house(scene)
