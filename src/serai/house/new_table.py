"""How a table begins: a new match, a finished one from one of its points on, or a transcript."""

from __future__ import annotations

from serai.bots import registry
from serai.bots.characters import usual
from serai.bots.levels import MOST
from serai.core.game import Game
from serai.core.speech import Problem
from serai.games import load
from serai.house.bot_costs import check_cost
from serai.house.clean_text import clean_name
from serai.house.denied import Denied
from serai.house.requests import SeatWanted, TableWanted
from serai.house.stored_rows import (
    EventRecord,
    Join,
    NewTable,
    SeatRecord,
    TableRecord,
    Watch,
)
from serai.house.table_rows import new_names
from serai.house.tokens import hash_of, new_token, random_id
from serai.table import transcript
from serai.table.events import ENCODER, Help, Seat
from serai.table.fairness import new_seed
from serai.table.match import Match, new_match
from serai.table.people import People
from serai.table.table import Table


def game_of(name: str) -> Game:
    """A game of the house."""
    found = load.all_games().get(name)
    if found is None:
        raise Problem("game", given=name[:40], known=", ".join(load.names()))
    return found


def match_for(wanted: TableWanted) -> Match:
    """A new match, leaving chance to the table."""
    game = game_of(wanted.game)
    return new_match(game, len(wanted.seats), None, wanted.options, chance="ask")


def again(table: Table) -> Match:
    """The same game with the same options, from its beginning."""
    return new_match(table.game, len(table.seats), None, table.match.agreed, chance="ask")


def imported(text: str) -> Match:
    """The match at the end of a transcript."""
    *_, match = transcript.steps(load.all_games(), text)
    return match


def bot_called(spec: str) -> str:
    """The bot that was asked for, by the one name it is kept under; Denied if there is none."""
    check_cost(spec)
    try:
        return registry.spelt(spec)
    except registry.UnknownBot:
        level = registry.level_of(spec.replace(" ", ""))
        if level is not None and not 1 <= level <= MOST:
            raise Denied(409, "level", given=level, most=MOST) from None
        raise Denied(409, "bot", given=spec[:60], known=", ".join(registry.usages())) from None


def seats_for(wanted: list[SeatWanted], name: str) -> list[Seat]:
    """Who sits where; several bots of a kind, or people at one screen, get numbers."""
    if all(one.who == "bot" for one in wanted):
        raise Denied(409, "nobody")
    found: list[Seat] = []
    asked = [bot_called(one.bot) for one in wanted if one.who == "bot" and one.bot]
    named = [registry.kind_of(bot) for bot in asked]
    for one in wanted:
        if one.who == "open":
            found.append(Seat())
            continue
        if one.who == "bot":
            there = [registry.kind_of(seat.bot) for seat in found]
            bot = bot_called(one.bot or usual(1, [*named, *there])[0])
            found.append(Seat(kind="bot", name=registry.kind_of(bot), bot=bot))
        else:
            called = name if one.name is None else clean_name(one.name)
            found.append(Seat(kind="person", name=called))
    return numbered(found)


def help_for(wanted: TableWanted) -> Help:
    """What may be asked at a table: hints, if there is nobody else whom that would concern."""
    alone = sum(one.who != "bot" for one in wanted.seats) == 1
    return wanted.help or ("hints" if alone else "rules")


def name_among(others: set[str], name: str) -> str:
    """A name that nobody else at the table has; who has none is called by the seat."""
    if not name or name not in others:
        return name
    return next(one for one in (f"{name} {nth}" for nth in range(2, 20)) if one not in others)


def seat_again(seat: Seat, guest: str | None) -> Seat:
    """Who sits down once more; the place of somebody whose data was removed is open."""
    if guest is not None:
        return Seat(kind="person", name=seat.name)
    return seat if seat.kind == "bot" and not seat.resigned else Seat()


def numbered(seats: list[Seat]) -> list[Seat]:
    """Nobody is called like somebody else at the table."""
    found = []
    for nth, seat in enumerate(seats):
        before = sum(one.name == seat.name for one in seats[:nth])
        alike = sum(one.name == seat.name for one in seats)
        name = f"{seat.name} {before + 1}" if alike > 1 and seat.name else seat.name
        found.append(Seat(kind=seat.kind, name=name, bot=seat.bot))
    return found


def new_table(
    match: Match,
    seats: list[Seat],
    guests: list[str | None],
    *,
    host: str,
    watch: Watch,
    join: Join,
    helped: Help,
    think: int | None,
    stand_in: int | None,
    now: int,
) -> tuple[NewTable, Table, str]:
    """Everything that is stored of a new table, the table, and its invitation."""
    seed = new_seed()
    table = Table.open(match, seats, seed, now, helped, stand_in)
    invite = new_token()
    opening = None if match.opening is None else ENCODER.encode(match.opening).decode()
    row = TableRecord(
        id=random_id(),
        game=match.game.name,
        version=match.version,
        data=match.game.data,
        box=ENCODER.encode(match.game.box).decode(),
        options=ENCODER.encode(match.agreed).decode(),
        watch=watch,
        join=join,
        think=think,
        status=table.status,
        host=host,
        invite_hash=hash_of(invite),
        seed=seed.seed,
        salt=seed.salt,
        opening=opening,
        head_seq=table.seq,
        head_hash=table.hash,
        to_move=table.to_move,
        bot_due=table.bot_due is not None,
        winners=ENCODER.encode(match.winners if table.ended else []).decode(),
        rev=table.rev,
        created=now,
        changed=now,
        next=None,
    )
    records = [
        EventRecord(seq=one.seq, body=one.body, hash=one.hash, at=one.event.at)
        for one in table.records
    ]
    held = [
        SeatRecord(
            seat=number,
            guest=guest,
            token_hash=None,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            resigned=False,
            stand_in="",
            who=seat.who,
            standing="{}",
        )
        for number, (seat, guest) in enumerate(zip(table.seats, guests, strict=True))
    ]
    names = new_names(People(), table, dict(enumerate(guests)))
    return NewTable(table=row, events=records, seats=held, names=names), table, invite
