"""Takes the pictures of drawn boards for the README and for `boards.md`.

    .venv/bin/python docs/make_boards.py                    # the real pages, as large as they are
    .venv/bin/python docs/make_boards.py --beside FOLDER    # each beside its design, for boards.md
    .venv/bin/python docs/make_boards.py --readme           # the picture of the README

A server is started on a database of its own; the positions are those of games that `greedy` plays
from a seed, so that the same rules give the same pictures.
"""

from __future__ import annotations

import argparse
import base64
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import serai
from serai.cli.seats import seated

HERE = Path(__file__).parent
OUT = HERE / "boards"
PORT = 8642
URL = f"http://127.0.0.1:{PORT}"
RIVALS = ("zarina", "makara", "rukmini")


@dataclass(frozen=True)
class Shot:
    """A picture: the design it belongs to, the table, and what is done before it is taken."""

    design: str
    seats: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    theme: str = "light"
    language: str = "en"
    size: tuple[int, int] = (1440, 900)
    question: str = ""  # where to begin, if not at the usual place
    round: int = 4
    act: str = ""  # "hover PLACE", "touch PLACE …", "key K", "tab NAME"
    path: str = ""  # of a page that is not a table
    ended: bool = False  # the game was played to its end
    own: tuple[str, ...] = ()  # tables one has, by their design

    @property
    def game(self) -> str:
        return self.design.partition("-")[0]


USUAL = {"rajas": "worker", "agra": "place", "merv": "space"}  # questions
RAJAS = (
    Shot("rajas-1440"),
    Shot("rajas-1440-dark", theme="dark"),
    Shot("rajas-hover-1440", act="hover market:tea"),
    Shot("rajas-draft-1440", question="lay", round=1, act="touch *"),
    Shot("rajas-list-1440", act="key a"),
    Shot("rajas-2p-1440", seats=2),
    Shot("rajas-nava-1440", options={"navaratnas": True, "ganga": True}),
    Shot(
        "rajas-nava-jewel-1440",
        options={"navaratnas": True, "ganga": True},
        question="jewel",
        round=1,
    ),
    Shot("rajas-nava-jewel-1440-dark", options={"navaratnas": True, "ganga": True}, theme="dark",
         question="jewel", round=1),
    Shot("rajas-de-1440", language="de"),
    Shot("rajas-ru-1440", language="ru"),
    Shot("rajas-phone-board", size=(390, 844)),
    Shot("rajas-phone-choice", size=(390, 844), act="touch market:tea"),
    Shot("rajas-phone-rivals", size=(390, 844), act="tab Rivals"),
)  # fmt: skip
AGRA = (
    Shot("agra-1440", round=10),
    Shot("agra-1440-dark", round=10, theme="dark"),
    Shot("agra-choose-1440", question="sailor", round=6, act="touch good:*"),
    Shot("agra-choose-1440-dark", question="sailor", round=6, theme="dark", act="touch good:*"),
    Shot("agra-meditate-1440", question="meditate", round=10, act="touch space:*"),
    Shot("agra-meditate-1440-dark", question="meditate", round=10, theme="dark",
         act="touch space:*"),
    Shot("agra-token-1440", question="trader", round=1, act="touch token:*"),
    Shot("agra-rival-1440", round=10, act="key 2"),
    Shot("agra-list-1440", question="meditate", round=10, act="key a"),
    Shot("agra-log-1440", round=10, act="key l"),
    Shot("agra-1280", round=10, size=(1280, 800)),
    Shot("agra-de-1440", round=10, language="de"),
    Shot("agra-ru-1440", round=10, language="ru"),
    Shot("agra-phone-board", round=10, size=(390, 844)),
    Shot("agra-phone-me", round=10, size=(390, 844), act="tab Me"),
    Shot("agra-phone-320", round=10, size=(320, 640)),
)  # fmt: skip
MERV = (
    Shot("merv-1440", round=2),
    Shot("merv-1440-dark", round=2, theme="dark"),
    Shot("merv-hover-1440", round=2, act="hover space:*"),
    Shot("merv-2p-1440", seats=2, round=2),
    Shot("merv-solo-1440", seats=1, round=2, options={"level": "standard"}),
    Shot("merv-de-1440", round=2, language="de"),
    Shot("merv-ru-1440", round=2, language="ru"),
    Shot("merv-phone", round=2, size=(390, 844)),
)
AROUND = (
    Shot("home-1440", path="/", own=("rajas-1440", "merv-1440", "agra-1440")),
    Shot("new-table-1440", path="/new/agra"),
    Shot("new-table-1440-dark", path="/new/agra", theme="dark"),
    Shot("merv-result-1440", ended=True),
    Shot("merv-result-1440-dark", ended=True, theme="dark"),
    Shot("rajas-result-1440", ended=True),
    Shot("merv-phone-result", ended=True, size=(390, 844)),
)
SHOTS = (*RAJAS, *AGRA, *MERV, *AROUND)
README = {
    "rajas": Shot("rajas", round=5, act="hover market:tea"),
    "agra": Shot("agra", round=10),
    "merv": Shot("merv", round=2, act="hover space:*"),
}


@contextmanager
def served() -> Iterator[None]:
    """A server of our own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "serai", "serve", "--port", str(PORT), "--limits", "off"]
        process = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/boards.db"])
        try:
            for _ in range(100):
                try:
                    urlopen(f"{URL}/api/games", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.2)
            yield
        finally:
            process.terminate()
            process.wait()


def position(shot: Shot) -> str:
    """The transcript of a game up to where seat 0 is asked this question, or to its end."""
    asked = shot.question or USUAL[shot.game]
    for seed in range(18, 60):
        match = serai.new(shot.game, shot.seats, seed, shot.options)
        players = seated(["greedy"] * shot.seats, "en", seed)
        while not match.over:
            seat = match.to_move
            assert seat is not None
            late = next(iter(match.view(None)["clock"].values())) >= shot.round
            here = seat == 0 and late and match.question == asked and len(match.options) > 2
            if here and not shot.ended:
                return match.transcript()
            match.play(players[seat].choose(match))
        if shot.ended:
            return match.transcript()
    raise SystemExit(f"no game of greedy asks for {asked!r}")


def laid(context: BrowserContext, shot: Shot) -> str:
    """A table with this position, and where it is."""
    bots = [{"who": "bot", "bot": name} for name in RIVALS[: shot.seats - 1]]
    wanted = {"game": shot.game, "seats": [{"who": "me"}, *bots], "transcript": position(shot)}
    answer = context.request.post(f"{URL}/api/tables", data=wanted, headers={"Origin": URL})
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']}"


def taken(browser: Browser, shot: Shot, kind: Literal["png", "jpeg"] = "png") -> bytes:
    """The real page."""
    width, height = shot.size
    phone = width < 700
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
    )
    kept = f"{{language: '{shot.language}', theme: '{shot.theme}', confirm: 'always'}}"
    context.add_init_script(f"localStorage.setItem('serai', JSON.stringify({kept}))")
    by_design = {one.design: one for one in SHOTS}
    for other in shot.own:
        laid(context, by_design[other])
    page = context.new_page()
    page.goto(f"{URL}{shot.path or laid(context, shot)}")
    page.locator("main" if shot.path else ".podium" if shot.ended else ".offered").first.wait_for()
    page.wait_for_timeout(1500)
    act(page, shot.act)
    page.wait_for_timeout(900)
    picture = page.screenshot(type=kind, quality=88 if kind == "jpeg" else None)
    context.close()
    return picture


def act(page: Page, words: str) -> None:
    """Do something at the page."""
    verb, _, what = words.partition(" ")
    kind, star, _ = what.partition("*")
    place = page.locator(f'[data-place^="{kind}"].offered' if star else f'[data-place="{what}"]')
    if verb == "hover":
        place.first.hover()
    elif verb == "touch":
        place.first.dispatch_event("click")
    elif verb == "key":
        page.keyboard.press(what)
    elif verb == "tab":
        page.get_by_role("button", name=what).last.click()


def beside(browser: Browser, design: bytes, real: bytes, shot: Shot) -> bytes:
    """Design and page in one picture, half as large."""
    width, height = (shot.size[0] // 2, shot.size[1] // 2) if shot.size[0] > 700 else shot.size
    images = [f"data:image/png;base64,{base64.b64encode(one).decode()}" for one in (design, real)]
    page = browser.new_page(viewport={"width": 2 * width + 12, "height": height})
    tags = "".join(f'<img src="{one}" width="{width}" height="{height}">' for one in images)
    page.set_content(f'<body style="margin:0;display:flex;gap:12px;background:#888">{tags}')
    page.wait_for_timeout(200)
    picture = page.screenshot(type="jpeg", quality=82)
    page.close()
    return picture


def main() -> None:
    """All pictures, or those that are named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("names", nargs="*")
    args = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    chromium = subprocess.run(
        [HERE.parent / "scripts" / "chromium"], capture_output=True, text=True, check=True
    ).stdout.strip()
    with served(), sync_playwright() as found:
        browser = found.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if args.readme:
            for name, shot in README.items():
                (HERE / f"{name}.jpg").write_bytes(taken(browser, shot, "jpeg"))
            return
        for shot in SHOTS:
            if args.names and shot.design not in args.names:
                continue
            real = taken(browser, shot)
            if args.beside is None:
                (OUT / f"{shot.design}.png").write_bytes(real)
            else:
                design = (args.beside / f"{shot.design}.png").read_bytes()
                (OUT / f"{shot.design}.jpg").write_bytes(beside(browser, design, real, shot))


if __name__ == "__main__":
    main()
