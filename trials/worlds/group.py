"""A table and others that differ from it in something hidden, which nobody else may notice."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from typing import Literal

from serai.core.luck import Luck
from serai.house.protocol import Hello
from serai.house.stored_rows import EventRecord, SeatRecord, Stored, TableRecord
from serai.server.identity import Identities, Session
from serai.study.secrecy import difference
from serai.table.events import ENCODER, FIRST_HASH, Moved, Opened, Seat, recorded
from serai.table.fairness import Seed
from serai.table.match import Match
from trials.worlds.script import Author, Step, own_step
from trials.worlds.tally import kinds_of
from trials.worlds.world import NOBODY, SPECTATOR, World

Kind = Literal["secret", "draft", "luck"]
STEPS = (5, 16)  # of a group, at least and at most
BETWEEN_ENDS = 10  # groups in which everybody gives up at last
NAMES = ("anna", "ben", "carl", "dora")
COMMITMENT = "c" * 64
TABLE = "abcdefghijklmnop"
BEGUN = 1_700_000_000
MISHAP = b'"key":"server"'


class Sealed(Seed):
    """A seed whose published hash is the same in all worlds."""

    __slots__ = ()

    @property
    def commitment(self) -> str:
        """What everybody sees from the first event on."""
        return COMMITMENT


class Leak(Exception):
    """Somebody was told what they may not know."""


class Group:
    """A table, and others that differ from it in something hidden."""

    def __init__(
        self,
        kind: Kind,
        match: Match,
        twins: int,
        sessions: Mapping[str, Session | None],
        rng: random.Random,
    ) -> None:
        self.kind = kind
        self.rng = rng
        self.match = match
        self.sessions = sessions
        self.told: Counter[str] = Counter()
        self.steps: list[Step] = []
        self.openings = [match.to_json()]
        self.seeds = [Sealed("first", "salt")]
        self.owners: list[int | None] = [None]
        for nth in range(twins):
            self.add_twin(nth)
        self.pairs = len(self.openings) - 1
        self.holders = [NAMES[seat] for seat in range(match.seats)]
        if match.seats > 2 and not rng.randrange(5):
            self.holders[rng.randrange(1, match.seats)] = NAMES[0]  # two seats at one screen
        self.host = rng.choice((NAMES[0], SPECTATOR))
        self.watch: Literal["nobody", "link", "everybody"] = rng.choice(
            ("link", "link", "everybody", "nobody")
        )
        self.join: Literal["link", "everybody"] = rng.choice(("link", "everybody", "everybody"))
        self.worlds: list[World] = []
        self.parted: list[World] = []
        self.knowing: list[set[str]] = []

    def add_twin(self, nth: int) -> None:
        """One more table, if there is a way for it to differ."""
        match, rng = self.match, self.rng
        if self.kind == "secret":
            seat = rng.randrange(match.seats)
            twin = match.game.twin(match.state, seat, Luck(rng.getrandbits(40)))
            if twin is None:
                return
            other = match.copy()
            twin.desk = other.state.desk
            other.state = twin
            self.openings.append(other.to_json())
            self.owners.append(seat)
            self.seeds.append(self.seeds[0])
            return
        self.openings.append(self.openings[0])
        self.owners.append(match.to_move if self.kind == "draft" else None)
        self.seeds.append(Sealed(f"other {nth}", "salt") if self.kind == "luck" else self.seeds[0])

    def stored(self, nth: int) -> Stored:
        """A table of the group as it begins."""
        match = self.match
        seats = [Seat(kind="person", name=f"{who} {n}") for n, who in enumerate(self.holders)]
        event = Opened(
            at=BEGUN,
            game=match.game.name,
            version=match.version,
            data=match.game.data,
            help="hints",
            box=match.game.box,
            seats=seats,
            options=match.agreed,
            commitment=COMMITMENT,
            lines=[],
        )
        record = recorded(1, event, FIRST_HASH)
        row = TableRecord(
            id=TABLE,
            game=match.game.name,
            version=match.version,
            data=match.game.data,
            box=ENCODER.encode(match.game.box).decode(),
            options=ENCODER.encode(match.agreed).decode(),
            watch=self.watch,
            join=self.join,
            think=None,
            status="playing",
            host=self.guest(self.host),
            invite_hash="",
            seed=self.seeds[nth].seed,
            salt=self.seeds[nth].salt,
            opening=ENCODER.encode(self.openings[nth]).decode(),
            head_seq=1,
            head_hash=record.hash,
            to_move=match.to_move,
            bot_due=False,
            winners="[]",
            rev=1,
            created=BEGUN,
            changed=BEGUN,
            next=None,
        )
        held = [
            SeatRecord(
                seat=number,
                guest=self.guest(self.holders[number]),
                token_hash=None,
                kind="person",
                name=seat.name,
                bot="",
                resigned=False,
                stand_in="",
                standing="{}",
            )
            for number, seat in enumerate(seats)
        ]
        events = [EventRecord(seq=1, body=record.body, hash=record.hash, at=BEGUN)]
        return Stored(table=row, events=events, seats=held, draft=None)

    def guest(self, name: str) -> str:
        session = self.sessions[name]
        assert session is not None
        return session.guest.id

    async def run(self, identities: Identities) -> None:
        """Let things happen, and compare; Leak if there is a difference."""
        if not self.pairs:
            return
        hellos = {name: Hello() for name in dict.fromkeys((*self.holders, SPECTATOR, NOBODY))}
        for nth in range(self.pairs + 1):
            world = World(self.stored(nth), self.sessions)
            self.worlds.append(world)
            await world.open(identities, hellos)
            world.hosted.table.seed = self.seeds[nth]
            owner = self.owners[nth]
            self.knowing.append(set() if owner is None else {self.holders[owner]})
        self.listen_and_compare()
        owners = {owner for owner in self.owners if owner is not None}
        author = Author(self.worlds, owners, self.rng)
        for _ in range(self.rng.randint(*STEPS)):
            self.part_by_rule()
            if len(self.worlds) < 2 or not await self.happened(self.next_step(author)):
                return
        if not self.rng.randrange(BETWEEN_ENDS):
            for seat in range(self.match.seats):
                if not await self.happened(author.give_up(seat)):
                    return
        self.listen_and_compare()

    async def happened(self, step: Step | None) -> bool:
        """A step at all tables; False: nothing is hidden any more."""
        if step is None:
            return True
        self.steps.append(step)
        for nth, world in enumerate(self.worlds):
            await self.carry_out(world, nth, step)
        if self.is_told():
            return False
        self.note_holders()
        if not self.rng.randrange(3):  # else several changes become one state
            self.listen_and_compare()
        return True

    async def close(self) -> None:
        for world in [*self.worlds, *self.parted]:
            await world.close()

    def next_step(self, author: Author) -> Step | None:
        """Something for all tables, or for each its own that nobody may notice."""
        if self.kind == "draft" and self.rng.randrange(2):
            return Step("", "own", (self.rng.getrandbits(40),))
        return author.step(moving=self.kind != "draft")

    async def carry_out(self, world: World, nth: int, step: Step) -> None:
        """One step at one table."""
        world.now += step.seconds
        if step.what == "frame":
            await world.listeners[step.who].say(step.args[0])
        elif step.what == "call":
            await world.request(step.who, *step.args)
        elif step.what == "bot":
            await world.bot_moves(*step.args)
        elif step.what == "lapse":
            await world.takeback_lapses()
        elif step.what == "line":
            listener = world.listeners[step.who]
            if listener.closed:
                await listener.come(*step.args)
            else:
                listener.hang_up()
        else:
            await self.own_steps(world, random.Random(step.args[0] + nth))

    async def own_steps(self, world: World, rng: random.Random) -> None:
        """What the seat whose turn it is does to its draft, here so often and there so often."""
        owner = self.owners[-1]
        assert owner is not None
        for _ in range(rng.randrange(4)):
            text = own_step(world, owner, rng)
            if text is not None and world.hosted.seats[owner].kind == "person":
                await world.listeners[self.holders[owner]].say(text)

    # --- what may be told ---

    def part_by_rule(self) -> None:
        """A table leaves the group when the rules are about to tell its secret to everybody.

        The game itself says so: then there is no twin.
        """
        if self.kind != "secret":
            return
        for nth in range(len(self.worlds) - 1, 0, -1):
            owner = self.owners[nth]
            assert owner is not None
            tables = [self.worlds[n].hosted.table for n in (0, nth)]
            states = [table.match_for(table.to_move).state for table in tables]
            if any(self.match.game.twin(state, owner, Luck(1)) is None for state in states):
                self.told["told by rule"] += 1
                self.parted.append(self.worlds.pop(nth))
                del self.owners[nth], self.knowing[nth]

    def note_holders(self) -> None:
        """Who takes the seat of somebody with a secret knows it from then on."""
        for name, listener in self.worlds[0].listeners.items():
            seats = self.worlds[0].hosted.seats_of(listener.guest)
            for owner, knowing in zip(self.owners, self.knowing, strict=True):
                if owner in seats:
                    knowing.add(name)

    def is_told(self) -> bool:
        """Whether everybody knows now: the game is over, or chance has come."""
        tables = [world.hosted.table for world in self.worlds]
        if all(table.match.over for table in tables):
            return True
        if self.kind != "luck":
            return False
        if all(table.ended for table in tables):
            return True  # the seed is laid open
        lines = {
            tuple(event.lines)
            for table in tables
            for event in [table.records[-1].event]
            if isinstance(event, Moved)
        }
        return len(lines) > 1 and all(any(line[0] == "*" for line in one) for one in lines)

    def listen_and_compare(self) -> None:
        """Everybody takes what is waiting for them; who may not know must not notice."""
        for world in self.worlds:
            for listener in world.listeners.values():
                listener.listen()
        first = self.worlds[0]
        compared = set()
        for world, knowing in zip(self.worlds[1:], self.knowing[1:], strict=True):
            for name, listener in world.listeners.items():
                if name not in knowing:
                    compared.add(name)
                    check_alike(name, first.listeners[name].heard, listener.heard)
        for name, listener in first.listeners.items():
            if name in compared:
                self.told.update(kind for frame in listener.heard for kind in kinds_of(frame))
        for world in self.worlds:
            for listener in world.listeners.values():
                listener.heard.clear()

    def artefact(self) -> str:
        """The group and what happened, for whoever mends it."""
        found = {
            "kind": self.kind,
            "owners": self.owners,
            "openings": self.openings,
            "steps": [[one.who, one.what, repr(one.args)] for one in self.steps],
        }
        return json.dumps(found)


def check_alike(name: str, one: list[bytes], other: list[bytes]) -> None:
    """What came to somebody in two worlds."""
    for nth, (frame, also) in enumerate(zip(one, other, strict=False)):
        if frame != also:
            raise Leak(f"{name}, frame {nth} of {len(one)}: {difference(frame, also)}")
        if MISHAP in frame:
            raise Leak(f"{name}: the server broke: {frame[:200]!r}")
    if len(one) != len(other):
        more = (one[len(other) :] or other[len(one) :])[0]
        raise Leak(f"{name}: {len(one)} frames and {len(other)}; only once: {more[:300]!r}")
