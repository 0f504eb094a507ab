"""What clients did and were told: everything that must be true after any number of crashes."""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

from serai.house.protocol import (
    Act,
    AnyAction,
    Confirm,
    EventTold,
    Ok,
    Play,
    Redo,
    Reset,
    Say,
    State,
    Undo,
)


class Deed(Struct):
    """One act of a client, however often it was sent, and the answers that it got."""

    act: Act
    answers: list[bytes] = []
    ok: Ok | None = None
    sent: int = 0
    in_flight_at_kill: bool = False
    happened_before_kill: bool = False


class Draft(Struct, frozen=True):
    """The steps of a turn as the client remembers them."""

    steps: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()

    def after(self, action: AnyAction) -> Draft:
        """What an acknowledged action makes of it, unless it was committed."""
        match action:
            case Play():
                return Draft((*self.steps, action.move))
            case Undo():
                return Draft(self.steps[:-1], (*self.undone, self.steps[-1]))
            case Redo():
                return Draft((*self.steps, self.undone[-1]), self.undone[:-1])
            case Reset():
                return Draft((), (*self.undone, *reversed(self.steps)))
        return self


class Ledger(Struct):
    """All that one seat of a table knows."""

    table: str
    seat: int
    guest: str
    deeds: dict[str, Deed] = field(default_factory=dict)
    events: dict[int, bytes] = field(default_factory=dict)  # as they were told
    hashes: dict[int, str] = field(default_factory=dict)  # of the log, as states told
    drafts: dict[tuple[int, int], Draft] = field(default_factory=dict)  # by seq and rev, remembered
    shown: dict[tuple[int, int], Draft] = field(default_factory=dict)  # the same, as states told
    committed: dict[int, tuple[str, ...]] = field(default_factory=dict)  # event -> steps in it
    chat: dict[int, str] = field(default_factory=dict)
    last_state: bytes = b""
    faults: list[str] = []
    draft: Draft = Draft()
    moment: tuple[int, int] = (0, 0)  # seq and rev after the last own act

    @property
    def known(self) -> int:
        """The last event that was told."""
        return max(self.events, default=0)

    def tell(self, event: EventTold) -> None:
        """An event was told: the next one, and no other."""
        if event.seq != self.known + 1:
            self.blame(f"event {event.seq} after {self.known}")
        self.events[event.seq] = msgspec.json.encode(event)

    def show(self, state: State, frame: bytes) -> None:
        """A state was told; it must not lie before what was told earlier."""
        self.last_state = frame
        latest = max(self.hashes, default=0)
        if state.seq < max(latest, self.known):
            self.blame(f"back from {max(latest, self.known)} to {state.seq}")
        if self.hashes.setdefault(state.seq, state.hash) != state.hash:
            self.blame(f"two logs at {state.seq}")
        if state.draft is not None:
            steps = tuple(one.move for one in state.draft.steps if not one.forced)
            self.shown[state.seq, state.rev] = Draft(steps)
            if (len(steps), state.draft.undo) != (state.draft.undo, len(steps)):
                self.blame(f"{len(steps)} steps, {state.draft.undo} to undo at {state.rev}")

    def answered(self, deed: Deed, ok: Ok, frame: bytes) -> None:
        """An act was acknowledged: from now on it must be true for ever."""
        deed.answers.append(frame)
        if deed.ok is not None:
            return
        deed.ok = ok
        act = deed.act
        if isinstance(act.action, Say):
            return
        if ok.seq == act.seq:
            self.draft = self.draft.after(act.action)
        else:
            confirmed = isinstance(act.action, Confirm)
            whole = self.draft if confirmed else self.draft.after(act.action)
            self.committed[act.seq + 1] = whole.steps
            self.draft = Draft()
        self.drafts[ok.seq, ok.rev] = self.draft
        self.moment = (ok.seq, ok.rev)

    def is_current(self, state: State) -> bool:
        """Whether a state shows the last own act; an answer may be faster than the state."""
        seq, rev = self.moment
        return state.seq > seq or (state.seq == seq and (state.draft is None or state.rev >= rev))

    def blame(self, what: str) -> None:
        """Something is not as it must be."""
        self.faults.append(f"{self.table}/{self.seat}: {what}")
