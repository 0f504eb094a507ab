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
from serai.table.playing import Entry, Step, gathered, in_one
from serai.table.replaying import Change, Numbers, changed, public_numbers, turn_id

# Numbers that count what was spent; and those whose fall is part of every such move, and whose
# rise is told of oneself alone.
SPENT = frozenset({"rupees.peons"})
SILENT = frozenset({"workers"})
TOLD = frozenset({"boat"})  # of which a deed says what they are now
BETWEEN = " · "
SIGNS = ("+", "−")  # before numbers that move
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
        last, numbers = numbers, public_numbers(match)
        turn.changes = changed(before, at_the_end(match, entries, own, last, numbers))
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


def at_the_end(
    match: Match, entries: Sequence[Entry], own: int, before: Numbers, after: Numbers
) -> Numbers:
    """The numbers when a turn was over, as far as its entries and what follows tell them apart.

    What only the latter have touched is as it was before.
    """
    kept = touched(match, entries[own:]) - touched(match, entries[:own])
    if not kept:
        return after
    now = {place: number for place, number in after.items() if of_player(place) not in kept}
    return now | {place: number for place, number in before.items() if of_player(place) in kept}


def touched(match: Match, entries: Iterable[Entry]) -> set[str]:
    """The places of players that entries of the log are about: "camels@1"."""
    return {place for entry in entries for place in match.where(entry)[0] if "@" in place}


def of_player(place: str) -> str:
    """The place of the board to which a number belongs: "[1].points.spices" to "points@1"."""
    seat, _, name = place.removeprefix("[").partition("].")
    return f"{name.partition('.')[0]}@{seat}"


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
        for text, seat in moved:
            if text:
                told.setdefault(seat, []).append(text)
        for texts in told.values():
            texts.sort(key=is_loss)
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
        if change.place in TOLD or (change.place in SILENT and (by < 0 or not own)):
            return ""
        by = -by if change.place in SPENT else by
        return change_of(self.language, self.match.game.name, change.place, by)

    def of_another(self, seat: int, text: str) -> str:
        """The same, of somebody whose turn it was not: what they did, or what they have got."""
        seats = self.match.seats
        others = self.match.game.others(self.match.state)
        who = seat if seat < seats else others[seat - seats] + OTHERS
        key, what = ("log-effect", "effect") if text.startswith(SIGNS) else ("log-move", "move")
        return say(self.language, self.match.game.name, key, {"seat": who, what: text}, self.names)

    def steps(self, turn: Turn) -> list[str]:
        """All that happened in it beside what it is called by, each thing once."""
        return [self.tell(step) for step in self.told(turn)[1]]

    def tell(self, step: Step) -> str:
        """A step in a sentence of its own."""
        return self.match.tell(step, self.language, self.names)


def together(steps: Iterable[Step]) -> list[Step]:
    """Steps of a turn with those that can be gathered in one, also if something was in between.

    Sums come last: each is one, whatever it is the sum of.
    """
    found: list[Step] = []
    sums: dict[tuple[int, str], Step] = {}
    for step in steps:
        if is_a_sum(step):
            sums[step.seat, step.key] = added(sums.get((step.seat, step.key)), step)
            continue
        for nth, one in enumerate(found):
            if more := gathered(one, step):
                found[nth] = more
                break
        else:
            found.append(step)
    return [*found, *sums.values()]


def is_a_sum(step: Step) -> bool:
    """Whether numbers are gathered, and no names."""
    return isinstance(step.args.get(step.gathers), int)


def added(before: Step | None, step: Step) -> Step:
    """The sum of both; what it was for is told step by step."""
    if before is None:
        return step
    both = in_one(before.args[step.gathers], step.args[step.gathers])
    entries = before.entries + step.entries
    return before._replace(args={**before.args, step.gathers: both}, entries=entries)


def is_loss(text: str) -> bool:
    """What was done and won is told first, then what it cost."""
    return text.startswith("−")


def counted(texts: Sequence[str]) -> list[str]:
    """Texts without repetitions: how often each comes stands behind it."""
    times = {text: texts.count(text) for text in texts}
    return [text if n == 1 else f"{text} ×{n}" for text, n in times.items()]
