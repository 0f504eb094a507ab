"""What the board of Agra tells while one of its many-part turns is put together."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from serai.table.match import Match
from tests.web.conftest import Person
from tests.web.glance import look_at
from tests.web.positions import table_from
from tests.web.recorded import recorded
from tests.web.touch import A_MOMENT, Mouse, choose, look, touch
from tests.web.wire import state_of

LIT = '.shared path[stroke="var(--gold)"][stroke-width="4"]'
STEPS = 10

# Where everything in the tray that can be clicked was when it appeared, and where it went. What was
# there before the question is not looked at: the tray is laid anew for each of them.
APPEARED = """
window.moved = [];
window.watchTray = () => {
  const first = new Map();
  const frame = () => {
    const asked = document.querySelector('.prompt h2')?.textContent;
    for (const one of document.querySelectorAll('.tray [data-place].offered, .tray button')) {
      const { left, top } = one.getBoundingClientRect();
      const here = `${Math.round(left)}, ${Math.round(top)}`;
      const key = `${asked} ${one.dataset.place ?? one.textContent}`;
      if (!first.has(key)) first.set(key, here);
      else if (first.get(key) !== here) window.moved.push(`${key}: ${first.get(key)} -> ${here}`);
    }
    window.counted = first.size;
    requestAnimationFrame(frame);
  };
  frame();
};
"""


def asked(question: str, move: str = "") -> Match:
    """Seat 0 is asked this, and a move begins so."""

    def wanted(match: Match) -> bool:
        return (match.to_move, match.question) == (0, question) and any(
            match.notation(one).startswith(move) for one in match.options
        )

    return recorded("agra", wanted)


def at(person: Person, question: str, move: str = "") -> tuple[Page, str]:
    table = table_from(person, asked(question, move))
    return look_at(person, table), table


@pytest.mark.parametrize("place", ["space:cotton", "good:cotton@0"])
def test_what_a_good_can_become_lights_up(person: Person, place: str) -> None:
    """Also when nothing has happened yet since the page was opened."""
    page, _ = at(person, "place")
    expect(page.locator(LIT)).to_have_count(0)
    page.locator(f'[data-place="{place}"]').first.hover()
    expect(page.locator(LIT)).to_have_count(1)
    page.locator('[data-place="pier:1"]').hover()
    expect(page.locator(LIT)).to_have_count(0)


def at_any_time(match: Match) -> int:
    """How many moves of seat 0 can be made at any time."""
    if match.to_move != 0:
        return 0
    return sum("anytime@0" in match.game.led_by(match.state, move) for move in match.options)


def test_what_can_be_done_at_any_time_is_still_possible_when_something_was_touched(
    person: Person,
) -> None:
    """Whoever has begun with something else can leave it: the count goes on telling the truth."""
    match = recorded("agra", lambda match: at_any_time(match) > 1)
    page = look_at(person, table_from(person, match))
    plaque = page.locator('[data-place="anytime@0"]')
    expect(plaque).to_have_attribute("aria-label", f"At any time: {at_any_time(match)}")
    plaque.click()
    expect(page.locator(".stage .row[data-move]").first).to_be_visible()
    expect(plaque).to_have_attribute("aria-label", f"At any time: {at_any_time(match)}")


def test_what_can_be_done_at_any_time_is_counted_now(person: Person) -> None:
    table = table_from(person, recorded("agra", lambda match: at_any_time(match) > 1))
    page = look_at(person, table)
    luck, mark = Random(3), ""
    counted = set()
    for _ in range(STEPS):
        seen = look(page, mark)
        if seen.over:
            break
        offers = state_of(person, table)["offers"]
        ways = sum("anytime@0" in one["ways"] for one in offers)
        plaque = page.locator('[data-place="anytime@0"]')
        expect(plaque).to_have_attribute("aria-label", f"At any time: {ways}")
        counted.add(ways)
        touch(page, Mouse(), seen, choose(seen, luck))
        mark = seen.mark
    assert len(counted) > 1


def test_nothing_in_the_tray_moves_away_under_the_cursor(person: Person) -> None:
    """Rows are told a little later than goods are drawn: those stand still all the same."""

    def sails(match: Match) -> bool:
        """Whoever places a worker there is asked for goods, and can end it by a row."""
        if (match.to_move, match.question) != (0, "place"):
            return False
        for move in match.options:
            if match.notation(move) == "place sailor":
                next_one = match.copy()
                next_one.play(move)
                asked = [next_one.notation(one) for one in next_one.options]
                return next_one.question == "sailor" and any(
                    one.startswith("fare") for one in asked
                )
        return False

    page = look_at(person, table_from(person, recorded("agra", sails)))
    page.evaluate(APPEARED)
    page.evaluate("window.watchTray()")
    page.locator('[data-place="space:sailor"]').click()
    expect(page.locator('.tray [data-place^="fare:"]').first).to_be_visible()
    expect(page.locator(".tray .row[data-move]").first).to_be_visible()
    page.wait_for_timeout(A_MOMENT)
    assert page.evaluate("window.counted") > 1
    assert page.evaluate("window.moved") == []


def test_the_balance_of_the_trader(person: Person) -> None:
    """From the first good on, in what they are worth."""
    page, table = at(person, "trader", "give")
    offers = state_of(person, table)["offers"]
    give = next(one for one in offers if one["group"] == "give")
    view = state_of(person, table)["view"]
    worth = view["values"][give["args"]["good"]]
    page.locator(f'[data-place="{give["places"][0]}"]').first.click()
    tray = page.locator(".tray")
    expect(tray).to_contain_text(f"Given: worth {worth}; take exactly {worth - 1}")
