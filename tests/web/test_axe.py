"""Nothing for axe to complain about: every page, in every state, in both themes, in four languages.

All of it with SERAI_BROWSER_LONG=1. Every day nothing is looked at twice: each state in one of the
languages, which take turns, and a board that stands there as it does while somebody plays only
where it does. What to look at is found by roles and ids, since the words differ.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from serai.table.match import Match
from tests.web.axe import violations
from tests.web.conftest import LONG, NewPerson, Person
from tests.web.desk import LANGUAGES, PHONE, TITLES, new_table
from tests.web.positions import offered, table_where
from tests.web.touch import play_until
from tests.web.wire import played

WIDE: ViewportSize = {"width": 1440, "height": 900}
OF_COLOURS = "color-contrast"  # the only rule for which the theme makes a difference


class State(NamedTuple):
    """Where to go, made ready once, and what to do there after each loading of the page.

    Of the page everything is looked at but what is `seen` elsewhere.
    """

    ready: Callable[[Person], str]
    there: Callable[[Page], None]
    seen: str = ""


def told(page: Page) -> None:
    """It is enough to be there."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()


# --- the home page and beside it ---


def at_home(page: Page) -> None:
    expect(page.get_by_role("article")).to_have_count(len(TITLES))


def opened(page: Page) -> None:
    """The home page with the way to somebody's table, what is wrong with it, and one's own name."""
    at_home(page)
    join, me = page.locator("header button[aria-expanded]").all()
    me.click()
    join.click()
    page.locator("#join-panel input").fill("nowhere")
    page.locator("#join-panel form button").click()
    expect(page.locator("#join-panel .trouble")).to_be_visible()


def fresh_set_up(game: str) -> Callable[[Person], str]:
    return lambda person: f"/new/{game}"


def set_up(page: Page) -> None:
    """A new table with everybody and everything that there is to choose."""
    page.locator("input[name=count]").last.check(force=True)
    page.locator("details").evaluate("lid => { lid.open = true; }")
    chairs = page.locator(".who ol select")
    chairs.nth(1).select_option("here")
    chairs.nth(2).select_option("open")
    for switch in page.get_by_role("switch").all():
        switch.check()


def alone(page: Page) -> None:
    page.locator("input[name=count]").first.check(force=True)
    expect(page.locator(".who ol select")).to_have_count(1)


def invited(page: Page) -> None:
    """A table that waits for a friend."""
    at_home(page)
    page.get_by_role("article").first.locator("button").last.click()
    expect(page.locator("#made")).to_be_visible()


def tables(person: Person) -> str:
    """Of all kinds."""
    new_table(person, "merv", "me", "open", join="everybody", watch="everybody")
    new_table(person, "agra", "me", "random")
    played(person, "rajas")
    return "/"


def lists(page: Page) -> None:
    at_home(page)
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible()


@contextmanager
def somebody_else(person: Person) -> Iterator[Person]:
    browser = person.context.browser
    assert browser is not None
    context = browser.new_context()
    yield Person(context, person.url)
    context.close()


def invitation(person: Person) -> str:
    """To the table of somebody else."""
    with somebody_else(person) as host:
        table = new_table(host, "agra", "me:Anna", "open")
    return f"/t/{table['table']}#join={table['invite']}"


def elsewhere(person: Person) -> str:
    """A table at which others play."""
    with somebody_else(person) as player:
        return f"/t/{played(player, 'merv', 'random', steps=9)}"


# --- at a table ---


def half_played(game: str) -> Callable[[Person], str]:
    """In the middle of a turn, after some others."""
    return lambda person: f"/t/{played(person, game, 'random', 'random', steps=9)}"


def fresh(game: str) -> Callable[[Person], str]:
    """At the beginning, with rivals who do not come to an end so soon."""
    return lambda person: "/t/" + new_table(person, game, "me", "random")["table"]


def finished(game: str) -> Callable[[Person], str]:
    return lambda person: f"/t/{played(person, game)}"


def choosing(page: Page) -> None:
    expect(page.locator("button.move, .offered, .row").first).to_be_visible()
    expect(page.get_by_role("region").nth(3)).to_be_visible()  # the board has been drawn


def watching(page: Page) -> None:
    """The board is drawn, with nothing to choose on it."""
    expect(page.locator(".stage[aria-busy=false] [data-place]").first).to_be_visible()
    expect(page.locator(".offered, .row[data-move]")).to_have_count(0)


def watching_listed(page: Page) -> None:
    watching(page)
    listed(page)
    expect(page.get_by_role("tabpanel")).to_be_visible()


def listed(page: Page) -> None:
    """All moves are there, in a drawer if the board is drawn."""
    if page.locator("main.whole").count() and not page.get_by_role("tabpanel").count():
        page.keyboard.press("a")


def at_tab(name: str) -> Callable[[Page], None]:
    def there(page: Page) -> None:
        choosing(page)
        listed(page)
        page.locator(f"#tab-{name}").click()

    return there


def history(page: Page) -> None:
    at_tab("log")(page)
    page.get_by_role("tabpanel").locator("button[aria-pressed]").last.click()
    expect(page.locator(".board.past, .ground.past")).to_be_visible()


def helped(page: Page) -> None:
    choosing(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def ended(page: Page) -> None:
    """With everything about how it ended."""
    expect(page.locator(".panel.sources")).to_be_visible()
    expect(page.locator(".panel.course svg")).to_be_visible()


def in_numbers(page: Page) -> None:
    """The same as tables, on a phone."""
    page.set_viewport_size(PHONE["viewport"])
    ended(page)
    page.locator(".modes button").last.click()
    page.locator(".course summary").click()
    expect(page.locator(".values td").first).to_be_visible()
    page.locator(".tools [popovertarget]").click()


def replayed(page: Page) -> None:
    page.locator(".tools button").first.click()
    page.get_by_role("slider").press("ArrowLeft")
    expect(page.locator(".board.past, .ground.past")).to_be_visible()


def curtain(page: Page) -> None:
    """Between two people at one screen."""
    drawn, moves = page.locator("#curtain-title"), page.locator("button.move, .offered")
    confirm = page.locator("#confirm[aria-disabled=false]")
    for _ in range(40):
        expect(drawn.or_(moves).or_(confirm).first).to_be_visible()
        if drawn.count():
            return
        listed(page)
        (confirm if confirm.count() else page.locator("button.move")).first.click()
        page.wait_for_timeout(200)
    raise AssertionError("there is no curtain")


def pointed_at(page: Page) -> None:
    """With what a place is for, and what it would bring."""
    choosing(page)
    page.locator("[data-place='quarry']").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def touched_until(selector: str) -> Callable[[Page], None]:
    """With the board in such a state."""

    def there(page: Page) -> None:
        choosing(page)
        play_until(page, selector)

    return there


def asked(wanted: str) -> Callable[[Person], str]:
    """A table where a move can be made whose notation begins so."""
    return lambda person: table_where(person, offered(wanted))


def either(*wanted: str) -> Callable[[Person], str]:
    """A table where all these moves can be made."""

    def there(match: Match) -> bool:
        return set(wanted) <= {match.notation(move) for move in match.options}

    return lambda person: table_where(person, there)


def touched_at(place: str, then: str) -> Callable[[Page], None]:
    """With what comes of touching a place."""

    def there(page: Page) -> None:
        page.locator(f'[data-place="{place}"] .hit').click()
        expect(page.locator(then).first).to_be_visible()

    return there


def drawer(page: Page) -> None:
    choosing(page)
    page.keyboard.press("a")
    expect(page.get_by_role("tabpanel")).to_be_visible()


def on_phone(place: int) -> Callable[[Page], None]:
    """With one of the parts at the bottom chosen."""

    def there(page: Page) -> None:
        page.set_viewport_size(PHONE["viewport"])
        page.get_by_role("navigation").get_by_role("button").nth(place).click()

    return there


BOARD = ".board, .stage svg"  # of a game, in its middle or around it
STATES = {
    "home": State(lambda person: "/", at_home),
    "home-opened": State(lambda person: "/", opened),
    "home-invited": State(lambda person: "/", invited),
    **{f"new-{game}": State(fresh_set_up(game), set_up) for game in TITLES},
    "new-alone": State(lambda person: "/new/merv", alone),
    "home-tables": State(tables, lists),
    "nowhere": State(lambda person: "/nothing/here", told),
    "no-table": State(lambda person: "/t/" + "a" * 16, told),
    "join": State(invitation, lambda page: expect(page.locator("form input")).to_be_visible()),
    "waiting": State(
        lambda person: "/t/" + new_table(person, "rajas", "me", "open")["table"],
        lambda page: expect(page.get_by_role("tabpanel")).to_be_visible(),
    ),
    "watching": State(elsewhere, watching),
    **{f"playing-{game}": State(half_played(game), choosing) for game in TITLES},
    **{
        f"tab-{name}": State(half_played("merv"), at_tab(name), BOARD)
        for name in ("log", "rules", "chat", "settings")
    },
    "help": State(half_played("rajas"), helped, BOARD),
    "history": State(half_played("agra"), history),
    **{f"over-{game}": State(finished(game), replayed) for game in TITLES},
    **{f"result-{game}": State(finished(game), ended) for game in ("rajas", "agra")},
    "result-alone": State(lambda person: f"/t/{played(person, 'merv', alone=True)}", ended),
    "result-numbers": State(finished("agra"), in_numbers),
    "curtain": State(
        lambda person: "/t/" + new_table(person, "agra", "me:Anna", "me:Bram")["table"], curtain
    ),
    "touch-tip": State(half_played("rajas"), pointed_at, BOARD),
    "touch-chooser": State(either("pay b1", "pay b1~"), touched_at("die:b1@0", ".beside .row")),
    "touch-pending": State(fresh("rajas"), touched_until(".pending")),
    "touch-drawer": State(half_played("rajas"), drawer, BOARD),
    "touch-turned": State(asked("lay b1"), touched_at("square:b1@0", ".turns")),
    **{f"phone-{place}": State(half_played("rajas"), on_phone(place)) for place in range(5)},
    "watching-drawer": State(elsewhere, watching_listed, BOARD),
}


def languages_of(state: str) -> tuple[str, ...]:
    """All of them, or one in turn."""
    return LANGUAGES if LONG else (LANGUAGES[list(STATES).index(state) % len(LANGUAGES)],)


def all_violations(page: Page, state: str) -> Iterator[str]:
    """Of the page as it is, in both themes."""
    seen = "" if LONG else STATES[state].seen
    page.emulate_media(color_scheme="light")
    yield from (f"light: {one}" for one in violations(page, beside=seen))
    page.emulate_media(color_scheme="dark")
    yield from (f"dark: {one}" for one in violations(page, OF_COLOURS, beside=seen))


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(new_person: NewPerson, state: str) -> None:
    person = new_person(painted=True, viewport=WIDE, color_scheme="light", reduced_motion="reduce")
    path = STATES[state].ready(person)
    page: Page | None = None
    found: list[str] = []
    for language in languages_of(state):
        confirm = "two-steps" if state.startswith("touch") else "never"
        kept = json.dumps(json.dumps({"language": language, "confirm": confirm}))
        person.context.add_init_script(f"localStorage.setItem('serai', {kept})")
        if page is None:
            page = person.page(path)
        else:  # a new one would take a second to get going
            page.set_viewport_size(WIDE)
            page.goto(person.url + "/api/games")  # leave it, also if only its fragment differs
            page.goto(person.url + path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("main").first).not_to_be_empty()
        STATES[state].there(page)
        found += [f"{language}, {one}" for one in all_violations(page, state)]
    assert not found, "\n".join(found)
    assert person.complaints == []
