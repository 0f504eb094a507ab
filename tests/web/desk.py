"""What people do at the page, by roles and names, so that tests read like a visit."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page, expect

from tests.web.conftest import Person

TITLES = {"rajas": "Rajas of the Ganges", "agra": "Agra", "merv": "Merv"}
LANGUAGES = ("en", "de", "ru", "nl")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SOON = 5_000  # milliseconds
# Buttons that only show more of what is there: whoever presses one still has the same to choose.
SHOWING = ("Show", "Take back", "Further down")
MOST_STEPS = 1500  # of one whole game; if it takes longer something goes round in circles


# --- before a page opens ---


def prefer(person: Person, **choices: Any) -> None:
    """Let the person have chosen this in the settings of the page, as if at an earlier visit."""
    kept = json.dumps(json.dumps(choices))
    person.context.add_init_script(
        f"localStorage.getItem('serai') || localStorage.setItem('serai', {kept})"
    )


def wanted(seat: str) -> dict[str, str]:
    """ "me", "me:Anna", "open", or a bot by name, perhaps with a level: "zarina:level=3"."""
    who, _, name = seat.partition(":")
    if who not in {"me", "open"}:
        return {"who": "bot", "bot": seat}
    return {"who": who, "name": name} if name else {"who": who}


def call(person: Person, path: str, **body: Any) -> Any:
    """Ask the server for something in the name of a person, as their browser would."""
    answer = person.context.request.post(
        person.url + path, data=body, headers={"Origin": person.url}
    )
    assert answer.ok, (answer.status, answer.text())
    return answer.json()


def new_table(person: Person, game: str, *seats: str, **more: Any) -> dict[str, str]:
    """A new table without the home page: `{"table": …, "invite": …}`."""
    table: dict[str, str] = call(
        person, "/api/tables", game=game, seats=[wanted(seat) for seat in seats], **more
    )
    return table


def sit(person: Person, game: str, *seats: str, **more: Any) -> Page:
    """Open a page at a new table."""
    return person.page("/t/" + new_table(person, game, *seats, **more)["table"])


def call_me(person: Person, name: str) -> None:
    """Choose a name before coming to any table."""
    call(person, "/api/me", name=name)


# --- what can be seen ---


def drawn(page: Page) -> bool:
    """Whether the game is played by touching its board; then all else is in a drawer."""
    board = page.locator("main.whole")
    board.or_(sheet(page)).or_(result(page)).first.wait_for()
    return board.count() > 0


def open_drawer(page: Page) -> None:
    """Have the moves, the log and the rest beside the board, if they are not there anyway."""
    if result(page).count() or not drawn(page) or sheet(page).count():
        return
    try:
        page.get_by_role("button", name=re.compile("^(All moves|Result)$")).click(timeout=SOON)
    except Error:
        if not result(page).count():  # the game may just have come to its end
            raise


def sheet(page: Page) -> Locator:
    """The part of the page with the moves, or with whatever tab is chosen."""
    return page.locator("[role=tabpanel]")


def rows(page: Page) -> Locator:
    """The offered moves that can be chosen now."""
    return sheet(page).locator("li button[data-move]:not([aria-disabled=true]):enabled")


def steps(page: Page) -> Locator:
    """The own turn so far."""
    turn = page.get_by_role("heading", name="Your turn so far")
    return sheet(page).locator("section").filter(has=turn).get_by_role("listitem")


def prompt(page: Page) -> Locator:
    return page.locator("section[aria-label='What happens now']")


def button(page: Page, name: str) -> Locator:
    """A button of the prompt bar that can be pressed now."""
    return prompt(page).get_by_role("button", name=name, exact=True, disabled=False)


def result(page: Page) -> Locator:
    """The page of the result, or the result in short beside the board."""
    return page.locator(":is(h1, h2, h3):text-is('Result')")


def tab(page: Page, name: str) -> None:
    """Choose a tab of the side, on a wide page."""
    open_drawer(page)
    page.get_by_role("tab", name=name).click()


def players(page: Page) -> Locator:
    """Who sits where: beside the board, or in the drawer."""
    if not drawn(page):
        return page.get_by_role("region", name="Players")
    tab(page, "Players")
    return sheet(page)


def log_text(page: Page) -> str:
    """All that the log says, with what is hidden from view in it."""
    tab(page, "Log")
    text = sheet(page).text_content() or ""
    tab(page, "Actions")
    return text


def my_turn(page: Page) -> None:
    """Wait until there is something to choose or to confirm, or the game is over."""
    open_drawer(page)
    rows(page).first.or_(button(page, "Confirm")).or_(result(page)).first.wait_for()


# --- playing ---

Hand = Callable[[Page, Random], None]


def choose_by_mouse(page: Page, luck: Random) -> None:
    offered = rows(page)
    offered.nth(luck.randrange(offered.count())).click()


def play_on(
    page: Page, luck: Random, choose: Hand, confirm: Callable[[Page], None], turns: int = MOST_STEPS
) -> int:
    """Play until the game is over, or so many steps; how many steps it took."""
    for step in range(turns):
        my_turn(page)
        if result(page).is_visible():
            return step
        if button(page, "Confirm").is_visible():
            confirm(page)
        elif rows(page).count():
            choose(page, luck)
    assert turns < MOST_STEPS, "the game does not end"
    return turns


def play_by_mouse(page: Page, luck: Random, turns: int = MOST_STEPS) -> int:
    """Click any offered move and confirm."""
    return play_on(page, luck, choose_by_mouse, lambda one: button(one, "Confirm").click(), turns)


def ranking(page: Page) -> list[str]:
    """The lines of the final ranking: one for each of those who score."""
    expect(result(page)).to_be_visible()
    lines = page.get_by_role("table", name="Result", exact=True).get_by_role("row")
    return [re.sub(r"\s+", " ", line.inner_text()) for line in lines.all()[1:]]


# --- what is read out ---


def names(part: Locator) -> list[str]:
    """The names of what can be chosen in a part of the page, as a screen reader tells them."""
    return [
        name
        for line in part.aria_snapshot().splitlines()
        if (name := button_name(line)) and not name.startswith(SHOWING)
    ]


def button_name(line: str) -> str | None:
    """The name in a line such as `- button "Quarry"` or `- 'button "Market: tea"':`."""
    text = line.strip().removeprefix("- ").removesuffix(":")
    if text.startswith("'"):
        text = text.strip("'").replace("''", "'")
    found = re.match(r'button "((?:[^"\\]|\\.)*)"(?! \[disabled\])', text)
    return found[1].replace('\\"', '"') if found else None


LISTENER = """
window.heard = [];
const told = (node) => {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest('[aria-live], [role=status], [role=alert], [role=log]');
  const text = region?.textContent.trim();
  if (text && text !== window.heard.at(-1)) window.heard.push(text);
};
new MutationObserver((changes) => changes.forEach((change) => told(change.target)))
  .observe(document, { subtree: true, childList: true, characterData: true });
"""


def listen(page: Page) -> Callable[[], list[str]]:
    """Remember from now on what live regions announce."""
    page.evaluate(LISTENER)
    return lambda: page.evaluate("window.heard")


# --- what the server knows ---


def table_of(page: Page) -> str:
    """The table that a page is at."""
    page.wait_for_url("**/t/*")
    return re.sub(r".*/t/([a-z2-7]{16}).*", r"\1", page.url)


def events(page: Page, *kinds: str) -> list[dict[str, Any]]:
    """The events of the table that the page is at, out of the server's log."""
    origin = "/".join(page.url.split("/")[:3])
    answer = page.context.request.get(f"{origin}/api/tables/{table_of(page)}/events?after=0")
    assert answer.ok, answer.text()
    return [one for one in answer.json()["events"] if not kinds or one["kind"] in kinds]
