"""Where money and fame came from, read off the log of a match.

A position does not know it: rules and saved positions stay as they are. Whoever has only a
position, or a log without its beginning, is told nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from serai.core.kernel import NOTED
from serai.games.rajas import notes, tables, verbs
from serai.games.rajas.kinds import CHAMBER, GOOD
from serai.games.rajas.shape import Earned
from serai.games.rajas.state import Rajas
from serai.games.rajas.tracks import opposite

START = "start"
QUARRY = "quarry"
BUILDER = f"chamber:{CHAMBER.write(tables.BUILDER)}"
RIVER = "river"  # what the spaces of the river gave
BONUS = "bonus"  # the same, where a bonus field of a track moved the boat
YIELDS = "yields"  # fields at the border of the province

KINDS = (  # of sources; each has a message
    *(START, QUARRY, "mixed", "market", "front", "terrace", "balcony", "chamber", "harbour"),
    *(RIVER, BONUS, YIELDS),
)

TOGETHER = {"mixed": "market", "front": "terrace", "balcony": "terrace", "harbour": RIVER}
STEPS = tuple(dict.fromkeys(TOGETHER.get(kind, kind) for kind in KINDS))  # what closes the gap

SPACES = {  # where a worker goes
    verbs.QUARRY: QUARRY,
    verbs.MIXED: "mixed",
    **{verbs.MARKET | i << 8: f"market:{name}" for i, name in enumerate(GOOD.names)},
    verbs.FRONT: "front",
    **{verbs.TERRACE | i << 8: "terrace" for i in range(tables.COLOURS)},
    **{verbs.BALCONY | i << 8: "balcony" for i in range(tables.COLOURS)},
    **{verbs.CHAMBER | i << 8: f"chamber:{name}" for i, name in enumerate(CHAMBER.names, 1)},
    verbs.HARBOUR: "harbour",
}
MONEY_BOATS = [
    field
    for field, reward in zip(tables.MONEY_BONUS, tables.MONEY_BONUS_REWARD, strict=True)
    if reward & 255 == tables.BOAT
]
FAME_BOATS = [
    field
    for field, reward in zip(tables.FAME_BONUS, tables.FAME_BONUS_REWARD, strict=True)
    if reward & 255 == tables.BOAT
]

EFFECTS = frozenset(
    (notes.MONEY_GAINED, notes.FAME_GAINED, notes.MONEY_PAID, notes.TILE_LAID, notes.FIELD_REACHED)
)
OPENING = frozenset(
    (*(move & 255 for move in SPACES), verbs.TILE, verbs.OVERBUILD, verbs.SAIL)
)  # verbs of moves that can open another source

Ledger = dict[str, Earned]
Entry = tuple[int, int, int]  # of a log: kind, seat, move or note


class Account:
    """What one player has had so far, and what is paying just now."""

    def __init__(self) -> None:
        self.found: Ledger = {}
        self.source = START
        self.laying = QUARRY  # what a tile is laid for
        self.boats = 0  # moves of the boat that bonus fields still owe
        self.richest = 0  # most money so far: each bonus field pays once
        self.steps: dict[str, int] = {}  # nearer to the meeting of the markers, by source

    def copy(self) -> Account:
        """An account of its own at the same point."""
        new = Account()
        new.found = {source: {**earned} for source, earned in self.found.items()}
        new.source = self.source
        new.laying = self.laying
        new.boats = self.boats
        new.richest = self.richest
        new.steps = {**self.steps}
        return new

    def at(self, source: str) -> Earned:
        """What came from a source so far."""
        if source not in self.found:
            self.found[source] = {"money": 0, "fame": 0, "paid": 0}
        return self.found[source]

    def nearer(self, steps: int) -> None:
        """The markers came nearer to each other, or further apart."""
        kind = self.source.partition(":")[0]
        kind = TOGETHER.get(kind, kind)
        self.steps[kind] = self.steps.get(kind, 0) + steps

    def chosen(self, move: int) -> None:
        """A move of the player: it may open another source."""
        verb = move & 255
        if move in SPACES:
            self.source = SPACES[move]
            if verb != verbs.CHAMBER:  # which the river may have opened
                self.boats = 0
        elif verb == verbs.TILE:
            self.laying = QUARRY
        elif verb == verbs.OVERBUILD:
            self.laying = BUILDER
        elif verb == verbs.SAIL:
            self.source = BONUS if self.boats else RIVER
            self.boats = max(0, self.boats - 1)

    def noted(self, note: int) -> None:
        """An effect upon the player."""
        kind, amount, total = note & 255, note >> 8 & 0xFFFF, note >> 24
        if kind == notes.MONEY_GAINED:
            self.at(self.source)["money"] += amount
            self.nearer(opposite(total - amount) - opposite(total))
            if total > self.richest:
                self.boats += sum(self.richest < field <= total for field in MONEY_BOATS)
                self.richest = total
        elif kind == notes.FAME_GAINED:
            self.at(self.source)["fame"] += amount
            self.nearer(amount)
            self.boats += sum(total - amount < field <= total for field in FAME_BOATS)
        elif kind == notes.MONEY_PAID:
            self.at(self.source)["paid"] += amount
            self.nearer(opposite(total + amount) - opposite(total))
        elif kind == notes.TILE_LAID:
            self.source = self.laying
        elif kind == notes.FIELD_REACHED:
            self.source = YIELDS


class Kept(NamedTuple):
    """The accounts after an entry of some log."""

    entry: Entry
    place: int
    accounts: list[Account]


# A view is told after every move, so most of a log is known. An entry is made once, and none but
# the copies of its log have it at the same place.
MOST_KEPT = 200
FARTHEST = 300  # entries to look back: more than any turn has
kept_accounts: dict[int, Kept] = {}


def known_of(log: list[Entry]) -> tuple[list[Account], int]:
    """Accounts as far as they are known, and how many entries these are."""
    last = len(log) - 1
    for place in range(last, max(last - FARTHEST, -1), -1):
        kept = kept_accounts.get(id(log[place]))
        if kept is not None and kept.entry is log[place] and kept.place == place:
            return [account.copy() for account in kept.accounts], place + 1
    return [], 0


def keep(log: list[Entry], accounts: list[Account]) -> None:
    """Remember the accounts after the last entry."""
    copies = [account.copy() for account in accounts]
    if len(kept_accounts) >= MOST_KEPT:
        kept_accounts.clear()
    kept_accounts[id(log[-1])] = Kept(log[-1], len(log) - 1, copies)


def ledgers(s: Rajas) -> list[Ledger] | None:
    """By seat and source; None: the log does not go back to the beginning."""
    accounts = accounts_of(s)
    return None if accounts is None else [account.found for account in accounts]


def steps(s: Rajas) -> list[dict[str, int]] | None:
    """§F3 How many steps nearer each source brought the markers, by seat.

    Together they are the margin and the length of the way. None: as above.
    """
    accounts = accounts_of(s)
    return None if accounts is None else [account.steps for account in accounts]


def accounts_of(s: Rajas) -> list[Account] | None:
    """By seat; None: the log does not go back to the beginning."""
    log = s.log
    if not log:
        return None
    accounts, known = known_of(log)
    for kind, seat, what in log[known:]:
        if seat < 0:
            if what & 255 == verbs.START:
                accounts = opened(s, what >> 8)
        elif not accounts:
            continue
        elif kind == NOTED:
            if what & 255 in EFFECTS:
                accounts[seat].noted(what)
        elif what & 255 in OPENING:
            accounts[seat].chosen(what)
    if not accounts:
        return None
    if known < len(log):
        keep(log, accounts)
    return accounts


def opened(s: Rajas, first: int) -> list[Account]:
    """What everybody begins with."""
    accounts = [Account() for _ in range(s.seats)]
    for place in range(s.seats):
        account = accounts[(first + place) % s.seats]
        money, fame = int(tables.START_MONEY[place]), int(tables.START_FAME)
        account.richest = money
        account.found[START] = {"money": money, "fame": fame, "paid": 0}
        account.nearer(fame + tables.ALIGNMENT_SUM - opposite(money))
    return accounts
