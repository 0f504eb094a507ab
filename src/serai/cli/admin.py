"""`serai admin`: tables and guests of a server, and what whoever runs it wants done about them.

Who may do that is who may write to the database. It works while the server runs and while it does
not, see `serai.cli.admin_orders`.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar, get_args

import msgspec

from serai.cli import admin_arguments, admin_lists, databases
from serai.cli.admin_arguments import KEEP
from serai.cli.admin_orders import carried_out
from serai.cli.configuration import configured, database_of
from serai.cli.drawing import wrapped
from serai.cli.numbers import whole_number
from serai.cli.serve import kept_for
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.house.announcements import LONGEST
from serai.house.clean_text import clean
from serai.house.store import StorageTrouble
from serai.house.stored_rows import Status
from serai.server.orders import (
    Announce,
    Answer,
    AnyOrder,
    Ban,
    Close,
    Delete,
    Mute,
    Outcome,
    PurgeOld,
)
from serai.server.overview import GuestFilter, GuestFound, TableFilter
from serai.server.retention import DAY
from serai.server.storage import SqlStore, migrations
from serai.server.storage.host_book import HostBook

HOUR = 3600
MINUTE = 60
LONGEST_TIME = 100 * 365 * DAY  # later moments are nobody's business
BEGINNING = re.compile("[a-z2-7]{6,16}")  # of an id: the log shows six characters
FORMAT = msgspec.json.format
DONE = {
    "close": "admin-close-done",
    "mute": "admin-mute-done",
    "unmute": "admin-unmute-done",
    "ban": "admin-ban-done",
    "unban": "admin-unban-done",
    "delete": "admin-delete-done",
    "message": "admin-message-done",
}
NOT_DONE: dict[Outcome, str] = {
    "no-table": "admin-no-table",
    "no-guest": "admin-no-guest",
    "damaged": "admin-damaged",
    "storage": "admin-storage",
    "failed": "admin-failed",
}
SURE = {
    "close": "admin-sure-close",
    "ban": "admin-sure-ban",
    "delete": "admin-sure-delete",
    "purge": "admin-sure-purge",
}
PURGED = {
    "matches": "admin-purge-matches",
    "waiting": "admin-purge-waiting",
    "chat": "admin-purge-chat",
    "guests": "admin-purge-guests",
}

T = TypeVar("T")

add_arguments = admin_arguments.add_arguments


def run(args: argparse.Namespace, lang: str) -> int:
    """Show what is asked for, or have done what is ordered."""
    terminal = Terminal(lang, args.no_colour)
    url = database_of(args)
    with databases.looked_at(url) as database:
        if database.revision() != migrations.newest():
            raise Trouble("admin-older", given=databases.without_password(url))
    desk = Desk(terminal, url, args)
    if args.deed in SHOWN:
        SHOWN[args.deed](desk)
    else:
        desk.order(ORDERED[args.deed](desk))
    return 0


class Desk:
    """One call of the command: its arguments, and the database that it is about."""

    def __init__(self, terminal: Terminal, url: str, args: argparse.Namespace) -> None:
        self.terminal = terminal
        self.url = url
        self.args = args
        self.now = int(time.time())

    # --- to look ---

    def looked(self, work: Callable[[HostBook], Awaitable[T]]) -> T:
        """What is found in the database."""

        async def look(store: SqlStore) -> T:
            try:
                return await work(HostBook(store))
            finally:
                await store.close()

        return self._with_store(look)

    def _with_store(self, work: Callable[[SqlStore], Awaitable[T]]) -> T:
        async def opened() -> T:
            return await work(await databases.opened(self.url, create=False))

        try:
            return asyncio.run(opened())
        except StorageTrouble as error:
            given = databases.without_password(self.url)
            raise Trouble("storage", given=given, detail=str(error)[:300]) from None

    def show(self, found: object, lines: Iterable[str]) -> None:
        """What was found, for people or for programs."""
        if self.args.json:
            self.terminal.show([FORMAT(msgspec.json.encode(found)).decode()])
        else:
            self.terminal.show(lines)

    def number(self, name: str, most: int = LONGEST_TIME) -> int | None:
        """A number behind a flag."""
        found = whole_number(f"--{name}", getattr(self.args, name.replace("-", "_")))
        return found if found is None else min(found, most)

    def before(self) -> int | None:
        """The moment so many days ago that are asked for."""
        days = self.number("older")
        return None if days is None else self.now - days * DAY

    def table(self, text: str) -> str:
        """The id of the table that is meant."""
        return self._only(self._called(text)[0], text)

    def guest(self, text: str) -> str:
        """The id of the guest who is meant."""
        return self._only(self._called(text)[1], text)

    def either(self, text: str) -> tuple[str | None, str | None]:
        """A table or a guest."""
        tables, guests = self._called(text)
        which = self._only([*tables, *guests], text)
        return (which, None) if tables else (None, which)

    def _called(self, text: str) -> tuple[list[str], list[str]]:
        if BEGINNING.fullmatch(text) is None:
            raise Trouble("admin-id", given=text[:40])
        return self.looked(lambda book: book.called(text))

    def _only(self, found: list[str], text: str) -> str:
        if not found:
            raise Trouble("admin-unknown", given=text)
        if len(found) > 1:
            raise Trouble("admin-several", given=text, known=", ".join(found))
        return found[0]

    # --- to order ---

    def order(self, order: AnyOrder) -> None:
        """Have something done, and say what became of it."""
        days = kept_for(configured(self.args))
        answer = self._with_store(lambda store: carried_out(store, order, days))
        if answer.outcome in NOT_DONE:
            raise Trouble(NOT_DONE[answer.outcome])
        if answer.purged is not None and answer.days is not None:
            self._tell_purged(answer)
            return
        self.tell("admin-already" if answer.outcome == "already" else self._done(order))

    def _done(self, order: AnyOrder) -> str:
        """What has happened now."""
        if isinstance(order, Announce) and not order.text:
            return "admin-message-cleared"
        return DONE[self.args.deed]

    def _tell_purged(self, answer: Answer) -> None:
        purged, days = msgspec.to_builtins(answer.purged), msgspec.to_builtins(answer.days)
        if self.args.json:
            found = {"dry": self.args.dry, "purged": purged, "days": days}
            self.terminal.show([FORMAT(msgspec.json.encode(found)).decode()])
            return
        for kind, words in PURGED.items():
            self.tell(words, count=purged[kind], days=days[kind])
        self.tell("admin-purge-dry" if self.args.dry else "admin-purge-done")

    def tell(self, key: str, **words: int | str) -> None:
        """One message."""
        self.terminal.show(wrapped(self.terminal.word(key, **words), self.terminal.width))

    def ask(self, **about: str) -> None:
        """Trouble unless somebody at the terminal is sure."""
        if self.args.yes:
            return
        if not self.terminal.is_live:
            raise Trouble("admin-unsure", deed=self.args.deed)
        self.tell(SURE[self.args.deed], **about)
        said = self.terminal.ask(f"{self.terminal.word('admin-sure')} ")
        if (said or "").casefold() not in self.terminal.word("admin-yes").split():
            raise Trouble("admin-not-done")


def tables(desk: Desk) -> None:
    """A list of tables."""
    args = desk.args
    if args.status is not None and args.status not in get_args(Status):
        known = ", ".join(get_args(Status))
        raise Trouble("setting-value", name="--status", given=args.status[:40], known=known)
    wanted = TableFilter(
        status=args.status,
        game=args.game,
        guest=None if args.guest is None else desk.guest(args.guest),
        changed_before=desk.before(),
        most=desk.number("limit") or 0,
    )
    found = desk.looked(lambda book: book.tables(wanted))
    desk.show(found, admin_lists.tables(desk.terminal, found))


def guests(desk: Desk) -> None:
    """A list of guests."""
    args = desk.args
    wanted = GuestFilter(
        name=args.name,
        banned=args.banned,
        muted_at=desk.now if args.muted else None,
        came_before=desk.before(),
        most=desk.number("limit") or 0,
    )
    found = desk.looked(lambda book: book.guests(wanted))
    desk.show(found, admin_lists.guests(desk.terminal, found))


def show(desk: Desk) -> None:
    """One table with its chat, or one guest with their tables."""
    table, guest = desk.either(desk.args.which)
    if guest is None:
        wanted = TableFilter(id=table)
        shown = only(desk.looked(lambda book: book.tables(wanted)).tables, "admin-no-table")
        chat = desk.looked(lambda book: book.last_lines(shown.id))
        lines = admin_lists.table(desk.terminal, shown, chat)
        desk.show({"table": shown, "chat": chat}, lines)
        return
    who = known(desk, guest)
    found = desk.looked(lambda book: book.tables(TableFilter(guest=guest)))
    lines = admin_lists.guest(desk.terminal, who, found)
    desk.show({"guest": who, "tables": found.tables}, lines)


def close(desk: Desk) -> AnyOrder:
    """Close a table."""
    table = desk.table(desk.args.table)
    tables = desk.looked(lambda book: book.tables(TableFilter(id=table))).tables
    found = only(tables, "admin-no-table")
    desk.ask(table=table, game=found.game, names=admin_lists.people(found))
    return Close(table)


def mute(desk: Desk) -> AnyOrder:
    """Nobody has to read what a guest writes."""
    hours = desk.number("hours")
    return Mute(desk.guest(desk.args.guest), 0 if hours is None else desk.now + hours * HOUR)


def unmute(desk: Desk) -> AnyOrder:
    """They may write again."""
    return Mute(desk.guest(desk.args.guest), None)


def ban(desk: Desk) -> AnyOrder:
    """A guest may no longer come."""
    return Ban(asked_about(desk), True)


def unban(desk: Desk) -> AnyOrder:
    """They may come again."""
    return Ban(desk.guest(desk.args.guest), False)


def delete(desk: Desk) -> AnyOrder:
    """A guest goes with everything that names them."""
    return Delete(asked_about(desk))


def asked_about(desk: Desk) -> str:
    """A guest, about whom somebody is sure."""
    guest = desk.guest(desk.args.guest)
    desk.ask(guest=guest, name=admin_lists.called(known(desk, guest).name))
    return guest


def known(desk: Desk, guest: str) -> GuestFound:
    """A guest who was there a moment ago."""
    found = desk.looked(lambda book: book.guests(GuestFilter(id=guest)))
    return only(found.guests, "admin-no-guest")


def only(found: list[T], trouble: str) -> T:
    """What was there a moment ago; Trouble if it no longer is."""
    if not found:
        raise Trouble(trouble)
    return found[0]


def purge(desk: Desk) -> AnyOrder:
    """What is too old goes."""
    chosen = configured(desk.args)
    named = [name for name in KEEP if chosen.sources.get(name) == f"--{name}"]
    if not desk.args.dry:
        desk.ask()
    return PurgeOld(
        {name.removeprefix("keep-"): getattr(chosen, name.replace("-", "_")) for name in named},
        desk.args.dry,
    )


def message(desk: Desk) -> AnyOrder:
    """Everybody is told something, or nothing any more."""
    text = clean(desk.args.text or "", LONGEST)
    if bool(text) == desk.args.clear:
        raise Trouble("admin-message")
    minutes = desk.number("minutes")
    return Announce(text, None if minutes is None else desk.now + minutes * MINUTE)


SHOWN: dict[str, Callable[[Desk], None]] = {"tables": tables, "guests": guests, "show": show}
ORDERED: dict[str, Callable[[Desk], AnyOrder]] = {
    "close": close,
    "mute": mute,
    "unmute": unmute,
    "ban": ban,
    "unban": unban,
    "delete": delete,
    "purge": purge,
    "message": message,
}
