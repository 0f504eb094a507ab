"""How fast a table is in a browser: python bench/page.py URL [GAME [WIDTHxHEIGHT]].

The server must be running (`serai serve --limits off`). Chromium is slowed down four times, four
players sit at the table, and the figures are printed as JSON. They are reported, never asserted:
another machine has others.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

SLOWER = 4
TURNS = 6  # played before anything is measured, so that there is something to draw
CLICKS = 12
LOADS = 3
LONG = 50  # milliseconds
STEPS = 40
ARRIVING = 1500  # milliseconds
SHOWING = 4500
ROOT = Path(__file__).parents[1]

# Before any script of the page: when the board is painted, and which tasks were long.
WATCH = """
globalThis.long = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) long.push([one.startTime, one.duration].map(Math.round));
}).observe({ type: 'longtask', buffered: true });
const shown = (done) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => done(performance.now());
  channel.port2.postMessage(0);
};
globalThis.painted = (done) => requestAnimationFrame(() => shown(done));
const wait = () => {
  // What is there now is painted by this very frame.
  if (document.querySelector('.stage [data-place]')) shown((at) => (globalThis.board = at));
  else requestAnimationFrame(wait);
};
requestAnimationFrame(wait);
"""

# Click at the nth offered place: how long until something is drawn.
CLICK = """async (nth) => {
  const all = [...document.querySelectorAll('.stage [data-place].offered')];
  const place = all[nth % all.length];
  if (!place) return null;
  const asked = () => document.querySelector('.prompt h2')?.textContent;
  const before = asked();
  const began = performance.now();
  long.length = 0;
  const first = new Promise((done) => {
    const seen = new MutationObserver(() => { seen.disconnect(); painted(done); });
    seen.observe(document.body,
                 { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => done(null), 1500);
  });
  const box = place.getBoundingClientRect();
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true,
    clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }));
  const work = performance.now() - began;
  const drawn = await first;
  await new Promise((done) => setTimeout(done, 700));
  return { place: place.dataset.place, handler: work, drawn: drawn && drawn - began,
           changed: asked() !== before, longest: Math.max(0, ...long.map(([, ms]) => ms)) };
}"""


STEP = """(luck) => {
  const ways = ['#confirm[aria-disabled=false]', '.beside .rows button, .sheet .row, .loose button',
                '.stage [data-place].offered'];
  for (const way of ways) {
    const all = document.querySelectorAll(way);
    const one = all[Math.floor(luck * all.length)];
    if (!one) continue;
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    return way;
  }
  return '';
}"""


def step(page: Page, luck: Random) -> str:
    """One touch, as a player would; what kind of one, or "" if there is nothing to touch."""
    found: str = page.evaluate(STEP, luck.random())
    return found


def play(page: Page, luck: Random, turns: int) -> None:
    """Some turns, so that the board is full."""
    for _ in range(turns * 40):
        turns -= step(page, luck).startswith("#confirm")
        page.wait_for_timeout(80)
        if turns <= 0:
            return


@contextmanager
def watched(page: Page, session: CDPSession) -> Iterator[dict[str, int]]:
    """The tasks of the page's own thread meanwhile: how long by the clock, and of its own time.

    On a busy machine the clock counts what others do, too; the own time does not.
    """
    events: list[dict[str, Any]] = []
    done: list[Any] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda data: done.append(data))  # noqa: PLW0108
    session.send(
        "Tracing.start",
        {"categories": "toplevel,devtools.timeline", "transferMode": "ReportEvents"},
    )
    found: dict[str, int] = {}
    yield found
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    drawn = [one["tid"] for one in events if one["name"] in ("FunctionCall", "UpdateLayoutTree")]
    main = max(set(drawn), key=drawn.count, default=None)
    tasks = [one for one in events if one["tid"] == main and one["name"].endswith("RunTask")]
    clock = [one.get("dur", 0) / 1000 for one in tasks]
    own = [one.get("tdur", 0) / 1000 for one in tasks]
    found |= {
        "longest": round(max(clock, default=0)),
        "longest of own time": round(max(own, default=0)),
        "over 50 ms of own time": sum(ms > LONG for ms in own),
    }


def slow(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def opened(page: Page, address: str) -> dict[str, float]:
    """Until the board is painted, and the rest of the table after it."""
    slow(page)
    page.goto(address)
    while not page.evaluate("globalThis.board"):  # the page allows no evaluated text
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    found: dict[str, float] = page.evaluate(
        """() => ({ 'first paint':
                      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
                    'board': globalThis.board,
                    'longest task': Math.max(0, ...long.map(([, ms]) => ms)),
                    'nodes': document.querySelectorAll('.stage *').length })"""
    )
    return {name: round(value) for name, value in found.items()}


def hovering(page: Page) -> None:
    """Over the whole board with the mouse."""
    size = page.viewport_size or {"width": 0, "height": 0}
    for i in range(STEPS):
        x = size["width"] * (0.2 + 0.6 * ((i * 7) % STEPS) / STEPS)
        page.mouse.move(x, size["height"] * (0.15 + 0.75 * i / STEPS))
        page.wait_for_timeout(20)
    page.wait_for_timeout(300)


def panning(page: Page, session: CDPSession) -> None:
    """Drag the board with one finger or the mouse, after it was enlarged."""
    size = page.viewport_size or {"width": 0, "height": 0}
    x, y = size["width"] / 2, size["height"] * 0.4
    if size["width"] < 720:
        drag(session, x, y)
    else:
        page.mouse.move(x, y)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -200)
        page.keyboard.up("Control")
        page.wait_for_timeout(100)
        page.mouse.down()
        for i in range(STEPS):
            page.mouse.move(x - 60 * ((i // 8) % 2) - 6 * (i % 8), y + 5 * (i % 8))
        page.mouse.up()
    page.wait_for_timeout(300)


def drag(session: CDPSession, x: float, y: float) -> None:
    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]},
        )

    touch("touchStart", (x, y))
    for i in range(STEPS):
        touch("touchMove", (x - 3 * i, y - 2 * i))
    touch("touchEnd")


def zooming(page: Page, session: CDPSession) -> None:
    """Two fingers, or the wheel with Ctrl."""
    size = page.viewport_size or {"width": 0, "height": 0}
    x, y = size["width"] / 2, size["height"] * 0.4
    if size["width"] < 720:

        def points(by: float) -> list[dict[str, float]]:
            return [{"x": x - by, "y": y, "id": 0}, {"x": x + by, "y": y, "id": 1}]

        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points(40)})
        for i in range(STEPS):
            by = 40 + 2.5 * (i if i < STEPS / 2 else STEPS - i)
            session.send(
                "Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points(by)}
            )
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(x, y)
        page.keyboard.down("Control")
        for i in range(STEPS):
            page.mouse.wheel(0, -25 if i < STEPS / 2 else 25)
        page.keyboard.up("Control")
    page.wait_for_timeout(400)


def turn_over(page: Page, luck: Random) -> None:
    """Go on until only the confirmation is left."""
    for _ in range(60):
        if page.locator("#confirm[aria-disabled=false]").count():
            return
        step(page, luck)
        page.wait_for_timeout(250)


def measured(browser: Browser, url: str, game: str, width: int, height: int) -> dict[str, Any]:
    luck = Random(1)
    narrow = width < 720
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=narrow, is_mobile=narrow
    )
    context.add_init_script("localStorage.setItem('serai', '{\"confirm\":\"always\"}')")
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 3]
    answer = context.request.post(
        url + "/api/tables", data={"game": game, "seats": seats}, headers={"Origin": url}
    )
    address = url + "/t/" + answer.json()["table"]
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".stage [data-place]")
    play(page, luck, TURNS)
    page.close()
    context.add_init_script(WATCH)
    loads = []
    for _ in range(LOADS):
        page = context.new_page()
        loads.append(opened(page, address))
        page.close()
    page = context.new_page()
    opened(page, address)
    session = context.new_cdp_session(page)
    clicks = []
    with watched(page, session) as clicking:
        for i in range(CLICKS):
            found = page.evaluate(CLICK, i * 5)
            if found:
                clicks.append(found)
            elif not step(page, luck):
                page.wait_for_timeout(1500)
            page.keyboard.press("Escape")
            page.wait_for_timeout(150)
    drawn = [one["drawn"] for one in clicks if one["drawn"]]
    result: dict[str, Any] = {
        "open": {name: round(statistics.median(one[name] for one in loads)) for name in loads[0]},
        "click to drawn": {
            "middle": round(statistics.median(drawn)) if drawn else None,
            "longest": round(max(drawn)) if drawn else None,
        },
        "tasks while clicking": clicking,
    }
    if not narrow:
        with watched(page, session) as result["tasks while hovering"]:
            hovering(page)
    with watched(page, session) as result["tasks while panning"]:
        panning(page, session)
    with watched(page, session) as result["tasks while zooming"]:
        zooming(page, session)
    turn_over(page, luck)
    with watched(page, session) as result["tasks while moves arrive"]:
        step(page, luck)  # the turn ends, and three rivals play at once
        page.wait_for_timeout(ARRIVING)
    with watched(page, session) as result["tasks while animating"]:
        page.wait_for_timeout(SHOWING)  # what they did is shown, step by step
    context.close()
    return result


def main() -> None:
    url = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    game = sys.argv[2] if len(sys.argv) > 2 else "rajas"
    sizes = sys.argv[3:] or ["1440x900", "390x844"]
    command = [str(ROOT / "scripts" / "chromium")]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-gpu"]
        )
        for size in sizes:
            width, height = map(int, size.split("x"))
            print(json.dumps({size: measured(browser, url, game, width, height)}, indent=1))
        browser.close()


if __name__ == "__main__":
    main()
