"""Influence in the guilds and favour tiles (rulebook 5.6, 7.5, favour actions)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import (
    AGAIN,
    ASK,
    CHANCE,
    END,
    NEXT,
    OK,
    WAIT,
    Rule,
    arg,
    bit,
    count_of,
    refusal,
    verb,
)
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.goods import FOR_STEP, gain_favour
from serai.games.agra.state import PER_ACTION, Agra
from serai.games.agra.tables import (
    GUILDS,
    NOTABLE_GUILD,
    NOTABLES,
    OPEN_TILES,
    STEP_FAVOUR,
    TILE_SLOTS,
    TILES,
    TOP_STEP,
)


def trigger_end(s: Agra) -> None:
    """§E1, §E2 This round is played to its end, and one more."""
    if s.last == 0:
        s.last = s.round + 1
        s.note(notes.END_TRIGGERED, s.turn, s.last)


def rise(s: Agra, seat: i64, guild: i64) -> None:
    """§I4, §E1 One step up; some steps have a bonus, the top one ends the game."""
    p = s.players[seat]
    step = p.step(guild)
    if step == TOP_STEP:
        return
    step += 1
    p.steps += bit(8 * guild)
    s.note(notes.STEP_RISEN, seat, guild, step)
    if STEP_FAVOUR[step] > 0:
        s.call(StepBonus(seat, STEP_FAVOUR[step]))
    if step == TOP_STEP:
        trigger_end(s)


def rise_for(s: Agra, seat: i64, notables: i64) -> None:
    """§I1–I3 A step for each of these notables, once all deliveries are made."""
    notables &= ~(s.served if seat == s.turn else s.guest_served)
    if notables != 0:
        s.call(DeliveryInfluence(seat, notables))


@mypyc_attr(acyclic=True)
class DeliveryInfluence(Rule):
    """§I2, §I3 One step for each notable served, in the order of their numbers, if it is wanted.

    Each of them counts once in a phase (the German edition), in an action (the Dutch) or in a turn
    (the Russian), as the option `influence` says; for a guest it is counted apart.
    """

    locals = ("visited",)

    RISE: Final = 0
    TOP: Final = 1

    visited: i64  # set of notables

    def __init__(self, by: i64 = 0, visited: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.visited = visited

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.RISE:
                return self.ask_rise(s) if m == ASK else self.on_rise(s, m)
            case self.TOP:
                return self.ask_top(s) if m == ASK else self.on_rise(s, m)
            case _:
                return END

    def next_notable(self, s: Agra) -> i64:
        """The first one whose track has a step left, or -1."""
        p = s.players[self.by]
        notable: i64
        for notable in range(NOTABLES):
            if self.visited & bit(notable) != 0 and p.step(NOTABLE_GUILD[notable]) < TOP_STEP:
                return notable
        return -1

    def ask_rise(self, s: Agra) -> i64:
        """Almost nobody declines such a step, so it has a standing answer; but see `ask_top`."""
        notable = self.next_notable(s)
        if notable < 0:
            return END
        guild = NOTABLE_GUILD[notable]
        if s.players[self.by].step(guild) == TOP_STEP - 1:
            return NEXT
        s.offer(verbs.INFLUENCE | guild << 8)
        s.offer(verbs.PASS)
        return WAIT

    def ask_top(self, s: Agra) -> i64:
        """§E1 The top of a track can end the game."""
        s.offer(verbs.INFLUENCE | NOTABLE_GUILD[self.next_notable(s)] << 8)
        s.offer(verbs.PASS)
        return WAIT

    def on_rise(self, s: Agra, m: i64) -> i64:
        notable = self.next_notable(s)
        self.visited -= bit(notable)
        self.at = self.RISE
        if verb(m) == verbs.INFLUENCE:
            if s.influence != PER_ACTION:
                if self.by == s.turn:
                    s.served |= bit(notable)
                else:
                    s.guest_served |= bit(notable)
            rise(s, self.by, arg(m))
        return AGAIN

    def copy(self) -> Rule:
        new = DeliveryInfluence()
        new.copy_from(self)
        return new

    def copy_from(self, other: DeliveryInfluence) -> None:
        super().copy_from(other)
        self.visited = other.visited


def bars_influence(s: Agra, seat: i64, guild: i64, but: i64) -> i64:
    """A marker on the top step stays there; `but`: guilds that have had their step."""
    if but & bit(guild) != 0:
        return refusal(refusals.OTHER_GUILD, guild)
    if s.players[seat].step(guild) == TOP_STEP:
        return refusal(refusals.AT_THE_TOP, guild, TOP_STEP)
    return OK


def can_rise(s: Agra, seat: i64) -> bool:
    """Whether some marker is below the top."""
    guild: i64
    for guild in range(GUILDS):
        if s.players[seat].step(guild) < TOP_STEP:
            return True
    return False


@mypyc_attr(acyclic=True)
class RaiseInfluence(Rule):
    """§C1, §F8, §L3, §D18 Steps on tracks of choice, each on another track.

    With `may` (the Painter) they can be declined.
    """

    locals = ("left", "risen", "may")

    RISE: Final = 0

    left: i64
    risen: i64  # set of guilds
    may: i64

    def __init__(self, by: i64 = 0, left: i64 = 0, may: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.left = left
        self.risen = 0
        self.may = may

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.RISE:
                return self.ask_guild(s) if m == ASK else self.on_guild(s, m)
            case _:
                return END

    def ask_guild(self, s: Agra) -> i64:
        if self.left == 0:
            return NEXT
        guild: i64
        for guild in range(GUILDS):
            barred = bars_influence(s, self.by, guild, self.risen)
            s.offer_unless(barred, verbs.INFLUENCE | guild << 8)
        if self.may != 0 and s.desk.n > 0:
            s.offer(verbs.PASS)
        return WAIT

    def on_guild(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.PASS:
            return NEXT
        self.left -= 1
        self.risen |= bit(arg(m))
        rise(s, self.by, arg(m))
        return AGAIN

    def copy(self) -> Rule:
        new = RaiseInfluence()
        new.copy_from(self)
        return new

    def copy_from(self, other: RaiseInfluence) -> None:
        super().copy_from(other)
        self.left = other.left
        self.risen = other.risen
        self.may = other.may


@mypyc_attr(acyclic=True)
class StepBonus(Rule):
    """§I4 On the third and sixth step: favour, or one of the favour tiles on offer."""

    locals = ("favour",)

    CHOOSE: Final = 0

    favour: i64

    def __init__(self, by: i64 = 0, favour: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.favour = favour

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.CHOOSE:
                return self.ask_bonus(s) if m == ASK else self.on_bonus(s, m)
            case _:
                return END

    def ask_bonus(self, s: Agra) -> i64:
        s.offer(verbs.FAVOUR)
        offer_tiles(s, s.display)
        return WAIT

    def on_bonus(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.FAVOUR:
            gain_favour(s, self.by, self.favour, FOR_STEP)
        else:
            take_tile(s, self.by, arg(m))
        return NEXT

    def copy(self) -> Rule:
        new = StepBonus()
        new.copy_from(self)
        return new

    def copy_from(self, other: StepBonus) -> None:
        super().copy_from(other)
        self.favour = other.favour


def offer_tiles(s: Agra, tiles: i64) -> None:
    """Favour tiles to choose from."""
    tile: i64
    for tile in range(TILES):
        if tiles & bit(tile) != 0:
            s.offer(verbs.TILE | tile << 8)
    m = s.asked_why(verbs.TILE)
    if m >= 0 and tiles & bit(arg(m)) == 0:
        s.explain(refusal(refusals.TILE_NOT_ON_OFFER, arg(m)))


def take_tile(s: Agra, seat: i64, tile: i64) -> None:
    """§F9, §F10 The tile goes to the court, the stack fills the gap; a fourth drives one out."""
    s.players[seat].tiles |= bit(tile)
    if s.display & bit(tile) != 0:
        s.display -= bit(tile)
    else:
        s.pile -= bit(tile)
    s.call(Refill())
    s.call(TileSlots(seat))


@mypyc_attr(acyclic=True)
class Refill(Rule):
    """§F10 The display is filled up from the pile."""

    DRAW: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.DRAW:
                return self.ask_draw(s) if m == ASK else self.on_draw(s, arg(m))
            case _:
                return END

    def ask_draw(self, s: Agra) -> i64:
        self.by = CHANCE
        if count_of(s.display) >= OPEN_TILES or s.pile == 0:
            return NEXT
        tile: i64
        for tile in range(TILES):
            if s.pile & bit(tile) != 0:
                s.offer(verbs.DRAW | tile << 8)
        return WAIT

    def on_draw(self, s: Agra, tile: i64) -> i64:
        s.pile -= bit(tile)
        s.display |= bit(tile)
        return AGAIN

    def copy(self) -> Rule:
        new = Refill(self.by)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True)
class TileSlots(Rule):
    """§F9 A court has room for three tiles; a fourth one, of choice, goes back into the pile."""

    DISCARD: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.DISCARD:
                return self.ask_discard(s) if m == ASK else self.on_discard(s, arg(m))
            case _:
                return END

    def ask_discard(self, s: Agra) -> i64:
        p = s.players[self.by]
        if count_of(p.tiles) <= TILE_SLOTS:
            return NEXT
        tile: i64
        for tile in range(TILES):
            if p.tiles & bit(tile) != 0:
                s.offer(verbs.DISCARD | tile << 8)
        m = s.asked_why(verbs.DISCARD)
        if m >= 0:
            s.explain(refusal(refusals.TILE_NOT_OWNED, arg(m)))
        return WAIT

    def on_discard(self, s: Agra, tile: i64) -> i64:
        s.players[self.by].tiles -= bit(tile)
        s.pile |= bit(tile)
        s.call(Refill())  # only if the pile was empty before
        return NEXT

    def copy(self) -> Rule:
        new = TileSlots(self.by)
        new.at = self.at
        return new
