"""`serai serve`: tables in the browser, for this computer, the house, or the whole world."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import importlib.util
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import uvicorn

from serai import _pure
from serai.cli import addresses, databases
from serai.cli.drawing import wrapped
from serai.cli.numbers import whole_number
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.games import load
from serai.server.app import build
from serai.server.bots import Bots
from serai.server.connections import Entrance, kept_in_order
from serai.server.house import House
from serai.server.limits import SHARED
from serai.server.live import Lines
from serai.server.protocol import LONGEST_FRAME
from serai.server.settings import Settings

HOST = "127.0.0.1"
PORT = 8000
LEVELS = ("error", "warning", "info", "debug")
GOODBYE = 0.5  # seconds for what is being answered when we close
LONGEST_GOODBYE = 1  # for what does not even notice that nobody is there any more
BACKLOG = 2048
GARBAGE = (3_000, 5, 600)  # when to collect, see gc.set_threshold
OPEN_FILES = 65_536
HELPERS = 2  # threads for what takes long: files, courses, earlier moments, takebacks
TAKING_TURNS = 0.0005  # seconds until a thread that computes lets the others go on
LOOKING = 1.0  # seconds between two looks for a new engine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai serve` takes."""
    parser.add_argument("--host", default=HOST, metavar=HOST)
    parser.add_argument("--port", metavar=str(PORT))
    parser.add_argument("--database", metavar=databases.HERE)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--origin", action="append", default=[], metavar="https://…")
    parser.add_argument("--workers-for-bots", dest="workers", metavar="N")
    parser.add_argument("--proxy", action="append", default=[], metavar="127.0.0.1")
    parser.add_argument("--people-per-address", dest="people", metavar=str(SHARED))
    parser.add_argument("--limits", choices=("on", "off"), default="on")
    parser.add_argument("--log", choices=LEVELS, default="warning")


def run(args: argparse.Namespace, lang: str) -> int:
    """Open the house, and keep it open until somebody ends it."""
    terminal = Terminal(lang, args.no_colour)
    wanted = whole_number("--port", args.port)
    workers = whole_number("--workers-for-bots", args.workers)
    people = whole_number("--people-per-address", args.people)
    proxies = addresses.proxies(args.proxy)
    args.database = databases.named(args.database)
    if args.database:
        url = databases.checked(args.database)
    else:
        url = databases.own() if args.open else databases.HERE
    if args.open and wanted is None and not args.database and is_open_already(terminal):
        return 0  # two houses over one database would not hear of each other's moves
    tries = addresses.TRIES if args.open and wanted is None else 1
    with addresses.bound(args.host, PORT if wanted is None else wanted, tries) as place:
        port = int(place.getsockname()[1])
        settings = Settings(
            origins=addresses.origins(args.host, port, args.origin),
            limits=args.limits == "on",
            people=SHARED if people is None else max(1, people),
            proxies=proxies,
        )
        logging.basicConfig(
            level=args.log.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s"
        )
        allow_connections()
        collect_seldom()
        sys.setswitchinterval(TAKING_TURNS)
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            began = runner.run(served(terminal, args, url, settings, place, workers or 1))
    return 0 if began else 2


def allow_connections() -> None:
    """Many systems begin with 1,024 open files; each live connection is one."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not everywhere, not for everybody
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_FILES if most == resource.RLIM_INFINITY else min(most, OPEN_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def collect_seldom() -> None:
    """Tables and connections live long, and moves leave no garbage in circles.

    To look through a million objects for some stops everybody for a second. It is done after some
    ten million more, which is minutes at the busiest; what has just been made is looked at often.
    """
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """That of uvloop, where there is one."""
    if not importlib.util.find_spec("uvloop"):
        return None
    import uvloop

    return uvloop.new_event_loop


def is_open_already(terminal: Terminal) -> bool:
    """Whether the person's own tables are served already; then the browser opens those.

    Trouble if they are played with another box there, or with the same file as it was before.
    """
    found = databases.served_at()
    if found is None or not addresses.is_ours(found[0]):
        return False
    address, theirs = found
    ours = databases.played_here()
    if theirs.path != ours.path:
        raise Trouble(
            "other-box", address=address, theirs=theirs.path or "–", ours=ours.path or "–"
        )
    if theirs.digest != ours.digest:
        raise Trouble("changed-box", address=address, box=ours.path)
    show(terminal, "serve-already", address=address)
    asyncio.run(open_browser(terminal, address))
    return True


async def served(
    terminal: Terminal,
    args: argparse.Namespace,
    url: str,
    settings: Settings,
    place: socket.socket,
    workers: int,
) -> bool:
    """Everything that lives as long as the server; False if it could not begin."""
    helpers = ThreadPoolExecutor(HELPERS, "serai-helper")
    asyncio.get_running_loop().set_default_executor(helpers)
    store = await databases.opened(url)
    databases.tell_migrated(terminal, store.migrated)
    try:
        bots = Bots(workers)
        app = build(House(store, bots), settings)
        lines: Lines = app.state.lines
        server = Server(configured(app, args.log, lines, settings.proxies), lines)
        beside = [
            asyncio.create_task(tell(terminal, args, server, place, url, settings)),
            asyncio.create_task(take_over(terminal, bots)),
        ]
        with server.signals(), contextlib.suppress(SystemExit):  # uvicorn's way to say it failed
            await server.serve(sockets=[place])
        for task in beside:
            task.cancel()
        await asyncio.wait(beside)
    finally:
        await store.close()
    if server.started:
        show(terminal, "serve-closed")
    return server.started


def configured(app: object, log: str, lines: Lines, proxies: tuple[str, ...]) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        **kept_in_order(Entrance(lines.limits, proxies)),
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None,
        log_level=log,
        access_log=False,  # the way of a request may hold the name of a table
        server_header=False,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
    )


class Server(uvicorn.Server):
    """A server that ends by itself at a signal, so that everything around it ends well too."""

    def __init__(self, config: uvicorn.Config, lines: Lines) -> None:
        super().__init__(config)
        self.lines = lines

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Live connections would last for ever: they are told first. Whoever stays is cut off."""
        self.lines.end_all()
        cutting = asyncio.get_running_loop().call_later(GOODBYE, self.cut_off)
        await super().shutdown(sockets)
        cutting.cancel()

    def cut_off(self) -> None:
        """End all connections that are still there."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Not here: uvicorn would raise the signal again before the database is closed."""
        yield

    @contextlib.contextmanager
    def signals(self) -> Iterator[None]:
        """A first signal closes the house; a second one does not wait for anybody."""
        kinds = (signal.SIGINT, signal.SIGTERM)
        before = {kind: signal.signal(kind, self.handle_exit) for kind in kinds}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)


async def tell(
    terminal: Terminal,
    args: argparse.Namespace,
    server: uvicorn.Server,
    place: socket.socket,
    url: str,
    settings: Settings,
) -> None:
    """Say where we are as soon as we are there, and open a browser if that is wanted."""
    while not server.started:
        await asyncio.sleep(0.02)
    near, *others = addresses.addresses(args.host, int(place.getsockname()[1]))
    show(terminal, "serve-open", address=near)
    if any(one.startswith("https") for one in settings.origins) and not settings.proxies:
        show(terminal, "serve-no-proxy")
    for address in [*others, *sorted(one for one in settings.origins if one.startswith("https"))]:
        show(terminal, "serve-also", address=address)
    file = databases.file_of(url)
    kept = databases.without_password(url) if file is None else str(file.absolute())
    show(terminal, "serve-kept", place=kept)
    for trouble in filter(None, map(load.trouble_with, load.names())):
        terminal.show(wrapped(trouble.text(terminal.lang), terminal.width))
    if args.open and not args.database:
        databases.remember(near)
    if not (settings.static / "index.html").exists():
        show(terminal, "serve-no-client")
    show(terminal, "serve-end")
    if args.open:
        await open_browser(terminal, near)


async def take_over(terminal: Terminal, bots: Bots) -> None:
    """An engine that was compiled while we run is for new processes: for the bots, at once."""
    if not _pure.awaits_an_engine():
        return
    while not _pure.awaited_engine_is_there():
        await asyncio.sleep(LOOKING)
    bots.renew()
    show(terminal, "serve-engine")


async def open_browser(terminal: Terminal, address: str) -> None:
    """A browser, or what to do without one."""
    if not await addresses.opened(address):
        show(terminal, "serve-no-browser", address=address)


def show(terminal: Terminal, key: str, **words: int | str) -> None:
    """One message, at once, also into a pipe."""
    terminal.show(wrapped(terminal.word(key, **words), terminal.width))
    terminal.console.file.flush()
