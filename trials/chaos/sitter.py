"""A client that survives its server: it plays any offered move, resumes, and sends again."""

from __future__ import annotations

import asyncio
import contextlib
import random

import msgspec

from serai.house.protocol import (
    Act,
    AnyAction,
    AnyFrame,
    Chat,
    Confirm,
    Hello,
    Log,
    Ok,
    Play,
    Redo,
    Refused,
    Reset,
    Say,
    Stale,
    State,
    Undo,
)
from trials.chaos.ledger import Deed, Ledger
from trials.wire import Caller, Line, Lost, Unexpected, encoded

FRAMES: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)
RESEND = 2.5  # seconds without an answer, as the client in the browser
PASSING = ("busy", "storage")  # troubles that pass: send again
LONGEST_PAUSE = 0.05


class Sitter:
    """One guest at one seat."""

    def __init__(self, caller: Caller, ledger: Ledger, chance: random.Random) -> None:
        self.caller = caller
        self.ledger = ledger
        self.chance = chance
        self.state: State | None = None
        self.pending: Deed | None = None
        self.resting = False  # no new deeds
        self.over = False
        self.resumed = 0
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._posts: set[asyncio.Task[None]] = set()

    # --- the line ---

    async def run(self) -> None:
        """Stay at the table until cancelled, through all losses of the line."""
        while True:
            frames: asyncio.Queue[bytes | None] = asyncio.Queue()
            self._frames = frames
            try:
                line = await Line.open(
                    self.caller.port,
                    self.ledger.table,
                    self.caller.cookie,
                    frames.put_nowait,
                    lambda _, gone=frames: gone.put_nowait(None),  # type: ignore[misc]
                )
            except (Lost, Unexpected):
                await asyncio.sleep(0.05)
                continue
            try:
                self.state = None
                self.greet(line)
                await self.follow(line)
            finally:
                line.close()

    def greet(self, line: Line) -> None:
        """Go on from what is known."""
        last_line = max(self.ledger.chat, default=0)
        hello = Hello(last=self.ledger.known, chat=last_line, seat=self.ledger.seat)
        line.send(encoded(hello))

    async def follow(self, line: Line) -> None:
        """Hear and act until the line is lost."""
        fresh = True
        while True:
            try:
                async with asyncio.timeout(RESEND):
                    frame = await self._frames.get()
            except TimeoutError:
                if self.pending is not None and not fresh:
                    self.send(line, self.pending)
                continue
            if frame is None:
                return
            self.hear(frame)
            if self.state is not None:
                if fresh and self.pending is not None:
                    self.resume(line, self.pending)
                fresh = False
                await self.act(line)

    def resume(self, line: Line, deed: Deed) -> None:
        """What was not answered when the server died is sent again, as it was."""
        assert self.state is not None
        self.resumed += 1
        deed.in_flight_at_kill = True
        deed.happened_before_kill = self.has_happened(deed, self.state)
        self.send(line, deed)

    def has_happened(self, deed: Deed, state: State) -> bool:
        """Whether the state shows more than the one that the deed was made for."""
        if isinstance(deed.act.action, Say):
            return deed.act.action.text in self.ledger.chat.values()
        return (state.seq, state.rev) != (deed.act.seq, deed.act.rev)

    def hear(self, frame: bytes) -> None:
        """One frame."""
        told = FRAMES.decode(frame)
        ledger = self.ledger
        match told:
            case State():
                self.state = told
                ledger.show(told, frame)
                self.over = told.status == "over"
            case Log():
                for event in told.events:
                    ledger.tell(event)
            case Chat():
                for line in told.lines:
                    if line.id in ledger.chat:
                        ledger.blame(f"line {line.id} of chat twice")
                    ledger.chat[line.id] = line.text
            case Ok():
                self.acknowledge(told, frame)
            case Stale():
                ledger.blame(f"stale: {told.id} at {told.seq}, {told.rev}")
                self.give_up(told.id)
            case Refused():
                if told.trouble.key not in PASSING:
                    ledger.blame(f"refused: {frame[:300]!r}")
                    self.give_up(told.id)

    def acknowledge(self, ok: Ok, frame: bytes) -> None:
        """The answer to a deed, over whichever way it came."""
        deed = self.ledger.deeds.get(ok.id)
        if deed is None:
            self.ledger.blame(f"an answer to nothing: {ok.id}")
            return
        self.ledger.answered(deed, ok, frame)
        if deed is self.pending:
            self.pending = None

    def give_up(self, act: str) -> None:
        """Go on without an answer that will not come."""
        if self.pending is not None and self.pending.act.id == act:
            self.pending = None

    # --- deeds ---

    async def act(self, line: Line) -> None:
        """Do something, if it is the own turn and nothing else is on its way."""
        state = self.state
        if state is None or self.pending is not None or self.resting:
            return
        if not self.ledger.is_current(state):
            return
        action = self.choose(state)
        if action is None:
            return
        if self.chance.random() < 0.5:
            await asyncio.sleep(self.chance.random() * LONGEST_PAUSE)
            if self.resting or not self._frames.empty():
                return  # something has happened meanwhile
        ledger = self.ledger
        id_ = f"deed-{ledger.seat}-{len(ledger.deeds):05}"
        deed = Deed(act=Act(id=id_, seq=state.seq, rev=state.rev, action=action))
        ledger.deeds[id_] = deed
        self.pending = deed
        self.send(line, deed)

    def choose(self, state: State) -> AnyAction | None:
        """Any action that the state allows; None: none now."""
        chance, seat = self.chance, self.ledger.seat
        if chance.random() < 0.02 or (self.over and chance.random() < 0.2):
            return Say(text=f"{seat}: {chance.getrandbits(60):x}")
        draft = state.draft
        if state.to_move != seat or draft is None:
            return None
        found: list[tuple[float, AnyAction]] = []
        if state.offers:
            move = chance.choice(state.offers).move
            found += [
                (6, Play(seat=seat, move=move)),
                (1, Play(seat=seat, move=move, commit="turn")),
            ]
            found.append((3, Play(seat=seat, move=move, commit="step")))
        if draft.undo:
            found += [(1, Undo(seat=seat)), (0.3, Reset(seat=seat)), (4, Confirm(seat=seat))]
        if draft.redo:
            found.append((1.5, Redo(seat=seat)))
        weights = [weight for weight, _ in found]
        return chance.choices([one for _, one in found], weights)[0] if found else None

    def send(self, line: Line, deed: Deed) -> None:
        """Send it, sometimes twice, sometimes also as a request."""
        message = encoded(deed.act)
        for _ in range(2 if self.chance.random() < 0.1 else 1):
            line.send(message)
            deed.sent += 1
        if self.chance.random() < 0.1:
            deed.sent += 1
            task = asyncio.create_task(self.post(deed))
            self._posts.add(task)
            task.add_done_callback(self._posts.discard)

    async def post(self, deed: Deed) -> None:
        """The same act by a request; its answer counts as well."""
        path = f"/api/tables/{self.ledger.table}/actions"
        with contextlib.suppress(Lost):
            answer = await self.caller.call("POST", path, deed.act)
            if answer.status == 200:
                told = FRAMES.decode(answer.body)
                if isinstance(told, Ok):
                    self.acknowledge(told, answer.body)
                    return
            elif answer.trouble in PASSING:
                return
            self.ledger.blame(f"{answer.status} {answer.body[:300]!r}")

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is on its way, nor comes by itself: a bot that has to move will."""
        return self.pending is None and not self._posts and not self.bot_is_due

    @property
    def bot_is_due(self) -> bool:
        """Whether a bot has to move at the table, or nobody knows."""
        state = self.state
        if state is None or state.status != "playing" or state.to_move is None:
            return state is None
        return state.seats[state.to_move].kind == "bot"
