"""The table around a drawn board: buttons that stay, rules within reach, what others did, what is
final, and on a phone the choices that a game draws."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from serai.table.match import Match
from tests.web.conftest import NewPerson, Person
from tests.web.desk import PHONE, events, sit
from tests.web.positions import table_from
from tests.web.recorded import Wanted, decisions, games_of, recorded
from tests.web.wire import state_of

LARGE: ViewportSize = {"width": 1440, "height": 900}
MOST = 25  # positions that are tried
MANY = 2  # moves that are possible at any time
BELOW = 246  # pixels of a phone for the sheet and the parts
WHERE = "one => { const {x, y} = one.getBoundingClientRect(); return [x, y]; }"


def touched(match: Match) -> set[str]:
    """All places and ways of the moves that are offered."""
    game, state = match.game, match.state
    moves = match.options
    places = {one for move in moves for one in game.touched(state, move)}
    return places | {one for move in moves for one in game.led_by(state, move)}


def offering(kind: str) -> Wanted:
    return lambda match: match.to_move == 0 and any(one.startswith(kind) for one in touched(match))


def at_work(person: Person) -> Page:
    """A turn of Agra with a worker to be placed."""
    match = recorded("agra", lambda one: (one.to_move, one.question) == (0, "place"))
    page = person.page("/t/" + table_from(person, match))
    page.locator(".stage[data-whole=true] [data-place].offered").first.wait_for()
    return page


@pytest.fixture
def page(new_person: NewPerson) -> Page:
    return at_work(new_person(viewport=LARGE, reduced_motion="reduce"))


@pytest.mark.parametrize(
    ("game", "kind"), [("agra", "wheel:"), ("agra", "fare:"), ("merv", "way-")]
)
def test_choices_of_a_game_are_touched_on_a_phone(
    new_person: NewPerson, game: str, kind: str
) -> None:
    person = new_person(**PHONE, reduced_motion="reduce")
    page = person.page("/t/" + table_from(person, recorded(game, offering(kind))))
    choice = page.locator(f'.sheet .choices [data-place^="{kind}"].offered').first
    expect(choice).to_be_visible()
    box = choice.locator(".hit").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    before = page.locator(".sheet").inner_text()
    choice.locator(".hit").tap()
    expect(page.locator(".sheet")).not_to_have_text(before, use_inner_text=True)
    assert person.complaints == []


# --- where there is nothing to do ---


def only_done(match: Match) -> bool:
    """An order of Agra is asked for, and none can be given; something else can be done anyway."""
    verbs = [match.game.notation.verb(move) for move in match.options]
    return (
        (match.to_move, match.question) == (0, "serve")
        and all(verb.free or verb.idle for verb in verbs)
        and any(verb.free for verb in verbs)
    )


def test_where_nothing_can_be_done_that_is_the_headline_and_the_way_on_is_lit(
    new_person: NewPerson,
) -> None:
    person = new_person(viewport=LARGE)
    page = person.page("/t/" + table_from(person, recorded("agra", only_done)))
    prompt = page.locator(".prompt")
    expect(prompt.locator("h2")).to_contain_text(
        "Continue, or do something that is always possible."
    )
    expect(prompt.locator(".further")).to_contain_text("A gift to Akbar, or an order of a guild?")
    expect(page.locator(".tray .row.lit")).to_have_count(1)
    confirm = page.locator("#confirm")
    expect(confirm).to_have_attribute("title", "There is nothing to confirm.")
    page.locator(".tray .row.lit").click()
    expect(page.locator(".tray .row.lit")).to_have_count(0)
    assert person.complaints == []


def test_a_phone_goes_to_what_is_asked_and_not_to_what_is_possible_at_any_time(
    new_person: NewPerson,
) -> None:
    def placing(match: Match) -> bool:
        free = [move for move in match.options if match.game.notation.verb(move).free]
        return (match.to_move, match.question) == (0, "place") and len(free) > MANY

    person = new_person(**PHONE)
    page = person.page("/t/" + table_from(person, recorded("agra", placing)))
    page.locator('.phone [data-place^="space:"].offered').first.wait_for()
    page.wait_for_timeout(1000)  # it comes there
    spaces = page.locator('.phone [data-place^="space:"].offered .hit').all()
    height = PHONE["viewport"]["height"] - BELOW
    boxes = [box for one in spaces if (box := one.bounding_box())]
    seen = [
        box
        for box in boxes
        if 0 < box["x"] + box["width"] / 2 < PHONE["viewport"]["width"]
        and 0 < box["y"] + box["height"] / 2 < height
    ]
    assert len(seen) >= 3
    assert person.complaints == []


def test_undo_stays_where_it_is(page: Page) -> None:
    undo = page.get_by_role("button", name="Undo")
    redo = page.get_by_role("button", name="Redo")
    before = [undo.evaluate(WHERE), redo.evaluate(WHERE)]
    page.locator('[data-place="space:architect"].offered .hit').first.click()
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(redo).to_have_attribute("aria-disabled", "false")
    assert [undo.evaluate(WHERE), redo.evaluate(WHERE)] == before


def test_the_rules_are_one_click_away_and_can_be_searched_at_once(page: Page) -> None:
    page.get_by_role("button", name="Rules", exact=True).click()
    search = page.get_by_role("searchbox", name="Find a rule")
    expect(search).to_be_focused()
    page.keyboard.type("turn")
    expect(search).to_have_value("turn")
    tabs = page.get_by_role("tab").all_inner_texts()
    assert tabs[-1] == "Chat", tabs  # with bots there is nobody to talk to
    page.keyboard.press("Escape")
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('[data-place]')") is None
    page.keyboard.press("?")
    keys = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert "[ ]" not in keys  # nothing is turned in Agra
    assert len(keys) == len(set(keys))


def test_pointing_is_no_mistake(page: Page) -> None:
    page.locator('[data-place^="good:"]:not(.offered)').first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip.locator(".calm")).to_be_visible()
    expect(tip.locator(".why")).to_have_count(0)


def test_what_others_did_before_the_first_turn_is_told_and_shown_in_words(
    new_person: NewPerson,
) -> None:
    person = new_person(viewport=LARGE, reduced_motion="reduce")
    for _ in range(MOST):
        page = sit(person, "agra", "me", "random", "random")
        page.locator(".stage[data-whole=true] [data-place].offered").first.wait_for()
        if any(one["turn"] for one in events(page, "moved")):
            break
        page.close()
    others = page.locator(".others")
    expect(others.get_by_role("heading")).to_have_text("Before your first turn")
    others.get_by_role("button", name="Show again").click()
    expect(page.locator(".caption").first).to_contain_text("random")
    expect(others.locator(".now")).to_contain_text("random")
    page.keyboard.press("Shift")
    expect(page.locator(".caption")).to_have_count(0)


def test_steps_stay_in_sight_after_a_part_of_the_turn_was_confirmed(
    new_person: NewPerson,
) -> None:
    person = new_person(viewport=LARGE, reduced_motion="reduce")
    table, place = chance_within_a_turn(person)
    page = person.page(f"/t/{table}")
    page.locator(f'.stage[data-whole=true] [data-place="{place}"].offered .hit').first.click()
    page.locator("#confirm[aria-disabled=false]").click()
    expect(page.locator(".tray .steps .done").first).to_be_visible()
    page.reload()
    expect(page.locator(".tray .steps .done").first).to_be_visible()


def chance_within_a_turn(person: Person) -> tuple[str, str]:
    """A table where a click leads to dice, after which the turn goes on; and where to click."""
    tried = 0
    for text in games_of("agra").values():
        for match in decisions(text):
            if (match.to_move, match.question) != (0, "place") or tried >= MOST:
                continue
            tried += 1
            table = table_from(person, match)
            offers = state_of(person, table)["offers"]
            for offer in offers:
                place = offer["places"][0]
                alone = [one for one in offers if place in one["places"]] == [offer]
                if offer["locks"] == "chance" and not offer["ends"] and alone:
                    return table, place
    raise AssertionError("no dice within a turn")


def test_tab_leads_to_what_is_to_be_chosen_beside_the_board(new_person: NewPerson) -> None:
    """Favour, guard or action: also for whoever has come there by keys."""
    person = new_person(viewport=LARGE, reduced_motion="reduce")
    match = recorded("merv", lambda one: (one.to_move, one.question) == (0, "site"))
    page = person.page("/t/" + table_from(person, match))
    site = page.locator('.stage[data-whole=true] [data-place^="site:"].offered').first
    site.focus()
    page.keyboard.press("Enter")
    expect(page.locator('.tray [data-place="way-favour"].offered')).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.locator('.tray [data-place^="way-"]:focus').count():
            return
    raise AssertionError("Tab does not lead there")


def test_the_question_follows_what_was_begun(new_person: NewPerson) -> None:
    person = new_person(viewport=LARGE, reduced_motion="reduce")

    def tokens(match: Match) -> bool:
        asked = (match.to_move, match.question) == (0, "trader")
        return asked and any(one.startswith("token:") for one in touched(match))

    table = table_from(person, recorded("agra", tokens))
    page = person.page(f"/t/{table}")
    prompt = page.locator(".prompt h2")
    expect(prompt).to_contain_text("which goods do you give and take?")
    page.locator('.stage[data-whole=true] [data-place^="token:"].offered .hit').first.click()
    expect(prompt).to_contain_text("price token")


def test_a_rival_beside_oneself(page: Page) -> None:
    page.keyboard.press("2")
    beside = page.get_by_role("table", name="Beside you")
    expect(beside).to_be_visible()
    assert beside.get_by_role("row").count() > 5
    page.keyboard.press("Escape")
    expect(beside).to_have_count(0)
