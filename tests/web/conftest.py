"""A real browser before a real server.

The browser is the Chromium of the system, see scripts/chromium. Where there is none and none can
be had these tests are skipped, or fail if SERAI_REQUIRE_BROWSER=1 is set. A test that fails leaves
a picture of every page it had open: the report says where. SERAI_BROWSER_LONG=1 leaves nothing out
that would make a run too long for every day, and plays with luck that nobody knows before.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 20_000  # milliseconds for anything on a page; the machine may be busy
STARTING = 60.0  # seconds for the server
LONG = os.environ.get("SERAI_BROWSER_LONG") == "1"  # everything, however long it takes
# To draw what moves is a quarter of all that the browsers do: every day most people want it calm.
CALM: dict[str, Any] = {} if LONG else {"reduced_motion": "reduce"}
IN_MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}
# To paint is half of it, and nobody sees it: what is transparent is laid out, drawn frame by frame
# and touched as ever, but costs no pixels.
TRANSPARENT = """
addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = '0'));
"""
OPAQUE = "document.documentElement.style.opacity = ''"
ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "serai" / "server" / "static"


# --- a browser ---


def missing(what: str) -> None:
    """Skip, or fail where these tests must run."""
    if os.environ.get("SERAI_REQUIRE_BROWSER") == "1":
        pytest.fail(f"SERAI_REQUIRE_BROWSER=1, but {what}", pytrace=False)
    pytest.skip(f"NOT TESTED IN A BROWSER: {what}")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium: of the whole one if there is time enough for it."""
    command = [str(ROOT / "scripts" / "chromium"), *["whole"] * LONG]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        missing(f"there is no Chromium {done.stderr}")
    return done.stdout.strip()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """It keeps an event loop running, so that it must be gone when other tests want theirs."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """One browser for all tests of a process; every test has profiles of its own in it."""
    found = playwright.chromium.launch(executable_path=chromium, headless=True, args=[*FLAGS])
    yield found
    found.close()


# --- a server ---


@dataclass
class Server:
    """`serai serve` in a process of its own, on a port of its own, with a database of its own."""

    folder: Path
    words: tuple[str, ...] = ()
    module: str = "serai"
    port: int = 0
    process: subprocess.Popen[str] | None = None
    log: list[str] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Begin (again): at the same port if it has had one."""
        command = [
            *(sys.executable, "-m", self.module, "serve", "--lang", "en", "--port", str(self.port)),
            *("--database", f"sqlite:///{self.folder / 'serai.db'}", *self.words),
        ]
        words = (self.folder / "server.log").open("a", encoding="utf-8")
        with words:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, **self.path(), "PYTHONWARNINGS": "ignore", "COLUMNS": "400"},
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=words,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.log.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
            if "Ctrl-C" in line:
                return
        raise AssertionError(f"the server did not begin: {self.log} {self.errors()}")

    def path(self) -> dict[str, str]:
        """A module of the tests is found where they are."""
        if self.module == "serai":
            return {}
        return {"PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        """End it as an operator would."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=STARTING)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise
            finally:
                self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def errors(self) -> str:
        """What it wrote into its log."""
        return (self.folder / "server.log").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Make a server: `new_server("--limits", "off")`."""
    made: list[Server] = []
    if not (STATIC / "index.html").exists():
        missing("the page has not been built (make setup)")

    def make(*words: str, module: str = "serai") -> Server:
        server = Server(tmp_path_factory.mktemp("server"), words, module)
        made.append(server)
        server.start()
        return server

    yield make
    for server in made:
        server.stop()


@pytest.fixture(scope="session")
def server(new_server: Callable[..., Server]) -> Server:
    """The server that the tests of a process share; whoever wants to kill it makes another."""
    return new_server("--limits", "off", module="serai" if LONG else "tests.web.known_luck")


# --- pages ---


@dataclass
class Person:
    """Somebody with a browser profile of their own, in which all their pages open."""

    context: BrowserContext
    url: str
    pages: list[Page] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)  # of the browser, about our page

    def page(self, path: str = "/") -> Page:
        """A new page at this path."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        self.pages.append(page)
        page.goto(self.url + path)
        return page

    def _hear(self, message: Any) -> None:
        """A refused or broken connection is part of the game; everything else is a mistake."""
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.complaints.append(message.text)


NewPerson = Callable[..., Person]


@pytest.fixture
def new_person(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[NewPerson]:
    """Make a person: `new_person(server=…, locale="de-DE", viewport={…}, color_scheme="dark")`.

    Whoever asks what can be seen, and not only what is there, wants it `painted`.
    """
    people: list[Person] = []

    def make(server: Server = server, *, painted: bool = LONG, **settings: Any) -> Person:
        context = browser.new_context(**{"locale": "en-GB", **CALM, **settings})
        context.set_default_timeout(PATIENCE)
        if not painted:
            context.add_init_script(TRANSPARENT)
        person = Person(context, server.url)
        people.append(person)
        return person

    yield make
    if request.node.stash.get(FAILED, False):
        take_pictures(people, tmp_path)
    for person in people:
        person.context.close()


@pytest.fixture
def person(new_person: NewPerson) -> Person:
    """One person, with an English browser on a desk."""
    return new_person()


def take_pictures(people: list[Person], folder: Path) -> None:
    """What everybody saw at the end."""
    open_pages = [page for person in people for page in person.pages if not page.is_closed()]
    for number, page in enumerate(open_pages, 1):
        path = folder / f"page{number}.png"
        with contextlib.suppress(Exception):  # a page that hangs must not hide why the test failed
            page.evaluate(OPAQUE)
            page.screenshot(path=path, full_page=True)
            sys.stderr.write(f"{page.url}: {path}\n")


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know whether their test has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
