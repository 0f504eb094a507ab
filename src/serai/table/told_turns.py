"""A match told by turns: who did what, what came of it, and all steps.

A message with the attribute `deed` is told in the line of its turn as well: what was built, given
or won. The client does the same in `web/src/table/chronicle.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from serai.language import OTHERS, has, say
from serai.language.changes import change_of
from serai.table.match import Match
from serai.table.playing import Entry, Step, gathered
from serai.table.replaying import Change, Numbers, changed, public_numbers, turn_id

# Numbers that count what was spent; and those whose fall is part of every such move, and whose
# rise is told of oneself alone.
SPENT = frozenset({"rupees.peons"})
SILENT = frozenset({"workers"})
BETWEEN = " · "
NOBODYS: tuple[None, str] = (None, "")


@dataclass
class Turn:
    """What one seat did, with all that others did in it; `seat` is None where it is nobody's."""

    seat: int | None
    id: str
    entries: list[Entry] = field(default_factory=list)
    changes: Sequence[Change] = ()


def turns_of(moments: Iterable[Match]) -> Iterator[Turn]:
    """The turns of a match that is always the same one, played on from moment to moment."""
    turn: Turn | None = None
    numbers: Numbers = {}
    before = numbers
    known = 0
    whose: tuple[int | None, str] = NOBODYS
    for match in moments:
        entries = match.log[known:]
        known = len(match.log)
        if turn is None or whose != (turn.seat, turn.id):
            if turn is not None:
                yield turn
            turn, before = Turn(*whose), numbers
        own = apart_from(match, entries) if turn.seat is not None else len(entries)
        turn.entries += entries[:own]
        numbers = public_numbers(match)
        turn.changes = changed(before, numbers)
        if own < len(entries):
            yield turn
            turn, before = Turn(*NOBODYS), numbers
            turn.entries += entries[own:]
        which = turn_id(match)
        whose = (match.state.turn if which else None, which)
    if turn is not None:
        yield turn


def apart_from(match: Match, entries: Sequence[Entry]) -> int:
    """From which entry on they are no part of the turn in which they came; nobody's has none."""
    return next((i for i, entry in enumerate(entries) if match.is_apart(entry)), len(entries))


class Teller:
    """Tells turns of a match in a language."""

    def __init__(self, match: Match, language: str, names: list[str] | None = None) -> None:
        self.match = match
        self.language = language
        self.names = names

    def line(self, turn: Turn) -> str:
        """A turn in one line: what it was, and what it has brought to whom. Nobody's has none."""
        head, rest = self.told(turn)
        if head is None:
            return ""
        return BETWEEN.join([self.tell(head), *self.effects(turn, rest)])

    def told(self, turn: Turn) -> tuple[Step | None, list[Step]]:
        """What a turn is called by, and all that is worth telling of it beside that.

        That is where somebody sent a piece, or else what was done first.
        """
        told = self.match.steps(self.match.worth_telling(turn.entries))
        if turn.seat is None:
            return None, told
        own = [step for step in told if self.player_of(step) == turn.seat]
        moves = [step for step in own if not step.is_note]
        head = next(iter([*self.pieces(moves), *self.pieces(own), *moves]), None)
        return head, [step for step in told if step is not head]

    def player_of(self, step: Step) -> int:
        """Whose step it is, as they are counted among the players of a view."""
        return self.match.player_of(step.entries[0])

    def pieces(self, steps: list[Step]) -> list[Step]:
        """Those that set a piece."""
        return [step for step in steps if self.match.where(step.entries[0])[1]]

    def effects(self, turn: Turn, steps: Iterable[Step]) -> list[str]:
        """What came of it for the players: for oneself one by one, for another together."""
        told = self.deeds(steps)
        moved = [(self.effect(one, one.seat == turn.seat), one.seat) for one in turn.changes]
        for text, seat in sorted(moved, key=is_loss):
            if text:
                told.setdefault(seat, []).append(text)
        own = told.pop(turn.seat, []) if turn.seat is not None else []
        return own + [self.of_another(seat, ", ".join(told[seat])) for seat in sorted(told)]

    def deeds(self, steps: Iterable[Step]) -> dict[int, list[str]]:
        """What was built, given and won, by player; the same again is counted."""
        found: dict[int, list[str]] = {}
        for step in together(steps):
            if text := self.deed(step):
                found.setdefault(self.player_of(step), []).append(text)
        return {seat: counted(texts) for seat, texts in found.items()}

    def deed(self, step: Step) -> str:
        """A step in the line of its turn, if it is told there."""
        game, key = self.match.game.name, f"{step.key}.deed"
        if not has(self.language, game, key):
            return ""
        return say(self.language, game, key, step.args, self.names)

    def effect(self, change: Change, own: bool) -> str:
        """A number that has moved, as far as there are words for it."""
        by = change.after - change.before
        if change.place in SILENT and (by < 0 or not own):
            return ""
        by = -by if change.place in SPENT else by
        return change_of(self.language, self.match.game.name, change.place, by)

    def of_another(self, seat: int, text: str) -> str:
        """The same, of somebody whose turn it was not."""
        seats = self.match.seats
        others = self.match.game.others(self.match.state)
        args: dict[str, int | str] = {
            "seat": seat if seat < seats else others[seat - seats] + OTHERS,
            "effect": text,
        }
        return say(self.language, self.match.game.name, "log-effect", args, self.names)

    def steps(self, turn: Turn) -> list[str]:
        """All that happened in it beside what it is called by, each thing once."""
        return [self.tell(step) for step in self.told(turn)[1]]

    def tell(self, step: Step) -> str:
        """A step in a sentence of its own."""
        return self.match.tell(step, self.language, self.names)


def together(steps: Iterable[Step]) -> list[Step]:
    """Steps of a turn with those that can be gathered in one, also if something was in between."""
    found: list[Step] = []
    for step in steps:
        for nth, one in enumerate(found):
            if more := gathered(one, step):
                found[nth] = more
                break
        else:
            found.append(step)
    return found


def is_loss(moved: tuple[str, int]) -> bool:
    """What was won is told first, then what it cost."""
    return moved[0].startswith("−")


def counted(texts: Sequence[str]) -> list[str]:
    """Texts without repetitions: how often each comes stands behind it."""
    times = {text: texts.count(text) for text in texts}
    return [text if n == 1 else f"{text} ×{n}" for text, n in times.items()]
