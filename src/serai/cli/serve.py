"""`serai serve`: tables in the browser, for this computer, the house, or the whole world."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import importlib.util
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import uvicorn

from serai import _pure
from serai.cli import addresses, databases
from serai.cli.configuration import Configuration, add_flags, configured
from serai.cli.drawing import wrapped
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.games import load
from serai.house.protocol import LONGEST_FRAME
from serai.server import logs
from serai.server.app import build
from serai.server.bot_pool import BotPool
from serai.server.connection_limits import Entrance, kept_in_order
from serai.server.health import HealthCheck
from serai.server.live_connections import LiveConnections
from serai.server.metrics import Metrics
from serai.server.metrics_page import PATH, MetricsServer, metrics_page
from serai.server.retention import Purge, Retention
from serai.server.server_house import server_house
from serai.server.settings import Settings
from serai.server.snapshot import Running
from serai.server.storage.host_book import HostBook

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
    add_flags(parser)
    parser.add_argument("--open", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Open the house, and keep it open until somebody ends it."""
    terminal = Terminal(lang, args.no_colour)
    chosen = configured(args)
    proxies = addresses.proxies(chosen.proxy)
    for_oneself = args.open and chosen.is_usual("database")
    url = databases.own() if for_oneself else databases.checked(chosen.database)
    any_port = args.open and chosen.is_usual("port")
    if any_port and for_oneself and is_open_already(terminal):
        return 0  # two houses over one database would not hear of each other's moves
    tries = addresses.TRIES if any_port else 1
    with contextlib.ExitStack() as places:
        place = places.enter_context(addresses.bound(chosen.host, chosen.port, tries))
        figures = None
        if chosen.metrics:
            figures = places.enter_context(addresses.bound(*addresses.place_of(chosen.metrics), 1))
        port = int(place.getsockname()[1])
        settings = Settings(
            origins=addresses.origins(chosen.host, port, chosen.origin),
            limits=chosen.limits,
            people=max(1, chosen.people_per_address),
            proxies=proxies,
        )
        logs.begin(chosen.log, form_of(chosen.log_format))
        allow_connections()
        collect_seldom()
        sys.setswitchinterval(TAKING_TURNS)
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            began = runner.run(served(terminal, chosen, url, settings, place, figures, args.open))
    return 0 if began else 2


def form_of(wanted: str) -> logs.Format:
    """How the log looks: at a terminal people read it, elsewhere programs do."""
    if wanted == "auto":
        return "text" if sys.stderr.isatty() else "json"
    return "json" if wanted == "json" else "text"


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
    chosen: Configuration,
    url: str,
    settings: Settings,
    place: socket.socket,
    figures: socket.socket | None,
    to_browse: bool,
) -> bool:
    """Everything that lives as long as the server; False if it could not begin."""
    helpers = ThreadPoolExecutor(HELPERS, "serai-helper")
    asyncio.get_running_loop().set_default_executor(helpers)
    store = await databases.opened(url)
    databases.tell_migrated(terminal, store.migrated)
    try:
        bots, metrics = BotPool(chosen.workers_for_bots), Metrics()
        house = server_house(store, bots)
        health = HealthCheck(house, store, bots)
        purge = Purge(house, store, kept_for(chosen))
        app = build(house, store, health, settings, metrics, purge, HostBook(store))
        live: LiveConnections = app.state.live
        server = Server(uvicorn_config(app, live, settings.proxies), live)
        running = Running(house, live, bots, store, health.watch)
        running.count(metrics)
        beside = [
            asyncio.create_task(
                tell(terminal, chosen, server, place, figures, url, settings, to_browse)
            ),
            asyncio.create_task(take_over(terminal, bots)),
        ]
        if figures is not None:
            page = MetricsServer(metrics_page(metrics, running.snapshot))
            beside.append(asyncio.create_task(page.serve(sockets=[figures])))
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


def kept_for(chosen: Configuration) -> Retention:
    """For how many days things are kept."""
    return Retention(
        matches=chosen.keep_matches,
        waiting=chosen.keep_waiting,
        chat=chosen.keep_chat,
        guests=chosen.keep_guests,
    )


def uvicorn_config(app: object, live: LiveConnections, proxies: tuple[str, ...]) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        **kept_in_order(Entrance(live.limits, proxies)),
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None,
        access_log=False,  # the way of a request may hold the name of a table
        server_header=False,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
    )


class Server(uvicorn.Server):
    """A server that ends by itself at a signal, so that everything around it ends well too."""

    def __init__(self, config: uvicorn.Config, live: LiveConnections) -> None:
        super().__init__(config)
        self.live = live

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Live connections would last for ever: they are told first. Whoever stays is cut off."""
        self.live.end_all()
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
    chosen: Configuration,
    server: uvicorn.Server,
    place: socket.socket,
    figures: socket.socket | None,
    url: str,
    settings: Settings,
    to_browse: bool,
) -> None:
    """Say where we are as soon as we are there, and open a browser if that is wanted."""
    while not server.started:
        await asyncio.sleep(0.02)
    near, *others = addresses.addresses(chosen.host, int(place.getsockname()[1]))
    show(terminal, "serve-open", address=near)
    if any(one.startswith("https") for one in settings.origins) and not settings.proxies:
        show(terminal, "serve-no-proxy")
    for address in [*others, *sorted(one for one in settings.origins if one.startswith("https"))]:
        show(terminal, "serve-also", address=address)
    file = databases.file_of(url)
    kept = databases.without_password(url) if file is None else str(file.absolute())
    show(terminal, "serve-kept", place=kept)
    if figures is not None:
        show(terminal, "serve-metrics", address=addresses.url_of(figures) + PATH)
    for trouble in filter(None, map(load.trouble_with, load.names())):
        terminal.show(wrapped(trouble.text(terminal.lang), terminal.width))
    if to_browse and chosen.is_usual("database"):
        databases.remember(near)
    if not (settings.static / "index.html").exists():
        show(terminal, "serve-no-client")
    show(terminal, "serve-end")
    if to_browse:
        await open_browser(terminal, near)


async def take_over(terminal: Terminal, bots: BotPool) -> None:
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
