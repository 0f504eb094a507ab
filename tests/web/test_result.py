"""The end of a game: who won, by what, how it came; and pictures of the board."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from serai.language import LANGUAGES, say
from tests.web.conftest import NewPerson, Person
from tests.web.desk import PHONE, call_me, prompt, ranking, result, table_of
from tests.web.wire import played, state_of

SVG = "{http://www.w3.org/2000/svg}"


def ended(person: Person, game: str, *rivals: str, alone: bool = False) -> Page:
    page = person.page(f"/t/{played(person, game, *rivals, alone=alone)}")
    expect(result(page)).to_be_visible()
    return page


def test_alone_the_magistrate_is_on_the_podium_and_can_win(person: Person) -> None:
    page = ended(person, "merv", alone=True)
    view = state_of(person, table_of(page))["view"]
    own, him = view["scores"][0], view["officials"][0]["score"]
    places = ranking(page)
    assert len(places) == 2  # the Grand Vizier never scores
    assert him > own, "whoever plays at random loses"
    assert places[0] == f"1 Corrupt Magistrate {him}"
    assert places[1].startswith("2 ")
    expect(prompt(page)).to_contain_text(f"Corrupt Magistrate wins by {him - own}")
    table = page.get_by_role("table", name="Score by source")
    expect(table.get_by_role("columnheader", name="Corrupt Magistrate")).to_be_attached()
    assert str(him) in table.get_by_role("row").last.inner_text()


def test_from_the_result_to_a_moment_of_the_board_and_back(person: Person) -> None:
    page = ended(person, "rajas")
    chart = page.get_by_role("slider", name="The race")
    chart.press("Home")
    expect(chart).to_have_attribute("aria-valuetext", re.compile("^Before the first turn: "))
    chart.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuetext", re.compile("^Turn 1, .* to meeting"))
    moment = page.get_by_role("button", name="See the board at that time").first
    moment.click()
    expect(page.get_by_text("You see the table as it was")).to_be_visible()
    expect(page.locator(".stage [data-place]").first).to_be_attached()
    expect(result(page)).to_have_count(0)
    page.get_by_role("button", name="Result", exact=True).click()
    expect(result(page)).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator(".stage")).to_be_visible()
    # A link to a moment leads there and not to the result, which can be reached from it.
    seq = state_of(person, table_of(page))["seq"] // 2
    other = person.page(f"/t/{table_of(page)}#seq={seq}")
    expect(other.get_by_text("You see the table as it was")).to_be_visible()
    other.get_by_role("button", name="Result", exact=True).click()
    assert len(ranking(other)) == 2


def test_sources_against_the_usual(person: Person) -> None:
    page = ended(person, "agra")
    page.get_by_role("button", name="compared with the usual").click()
    expect(page.get_by_text("“Usual” is the average of")).to_be_visible()
    expect(page.locator(".bar.usual")).to_have_count(2)
    page.get_by_role("button", name="numbers").click()
    table = page.get_by_role("table", name="Score by source")
    total = [int(one) for one in re.findall(r"\d+", table.get_by_role("row").last.inner_text())]
    assert set(state_of(person, table_of(page))["view"]["scores"]) <= {*total}
    # Every column adds up, that of the usual too: also what nobody had this time is there.
    rows = [row.split() for row in table.locator("tr:has(td)").all_inner_texts()]
    columns = [[int(n.replace("−", "-")) for n in row[-4:]] for row in rows]
    *parts, sums = columns
    assert [sum(column) for column in zip(*parts, strict=True)] == sums


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_podium_of_a_race_no_number_stands_alone(
    new_person: NewPerson, language: str
) -> None:
    somebody = new_person(locale=language, **PHONE)
    page = somebody.page(f"/t/{played(somebody, 'rajas', 'random', 'random', 'random')}")
    expect(page.locator(".podium svg text").first).to_be_visible()
    said = page.locator(".podium svg text").all_text_contents()
    for score in state_of(somebody, table_of(page))["view"]["scores"]:
        met = "no" if score < 0 else "yes"
        assert say(language, "rajas", "score-short", {"gap": abs(score), "met": met}) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_met_without_going_further_is_not_0_ahead(language: str) -> None:
    for message in ("score-said", "score-short"):
        assert "0" not in say(language, "rajas", message, {"gap": 0, "met": "yes"})
        assert "3" in say(language, "rajas", message, {"gap": 3, "met": "yes"})


def test_on_a_phone_it_scrolls_and_the_buttons_stay(new_person: NewPerson) -> None:
    page = ended(new_person(**PHONE), "rajas")
    again = page.get_by_role("button", name="Play again", exact=True)
    page.locator(".result .course").scroll_into_view_if_needed()
    expect(again).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Board", exact=True).tap()
    expect(page.locator(".stage")).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Result").tap()
    expect(again).to_be_visible()


def test_to_play_again_with_turned_seats(person: Person) -> None:
    page = ended(person, "merv")
    before = table_of(page)
    page.get_by_role("button", name="Play again, everyone moves one seat on").click()
    page.wait_for_url(lambda url: before not in url)
    assert state_of_mine(person, table_of(page)) == [1]


def state_of_mine(person: Person, table: str) -> list[int]:
    answer = person.context.request.get(f"{person.url}/api/tables/{table}/state")
    seats: list[int] = answer.json()["yours"]
    return seats


# --- what can be kept ---


def test_what_can_be_kept_lies_above_everything_and_esc_puts_it_away(person: Person) -> None:
    page = ended(person, "merv", alone=True)
    keep = page.get_by_role("button", name="Keep", exact=True)
    download = page.get_by_role("button", name="Download the game")
    keep.click()
    expect(download).to_be_visible()
    page.keyboard.press("Escape")
    expect(download).to_be_hidden()
    expect(result(page)).to_be_visible()  # one thing at a time
    page.get_by_role("button", name="Board", exact=True).click()
    keep.click()
    with page.expect_download():
        download.click()  # nothing lies over it
    page.get_by_role("button", name="Result", exact=True).click()
    expect(download).to_be_hidden()


# --- pictures ---


def picture(page: Page, kind: str, folder: Path) -> Path:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=f"Picture ({kind})").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def test_the_board_as_a_picture_that_needs_nothing_else(person: Person, tmp_path: Path) -> None:
    call_me(person, "Zuleika")
    page = ended(person, "agra")
    page.get_by_text("Keep", exact=True).click()
    text = picture(page, "SVG", tmp_path).read_text(encoding="utf-8")
    assert "var(" not in text
    assert "light-dark(" not in text
    assert "data:font/woff2;base64," in text
    assert "Zuleika" not in text
    assert not re.search(r"https?://(?!www\.w3\.org/)", text)
    drawn = ElementTree.fromstring(text)
    names = {one.get("id") for one in drawn.iter()}
    for one in drawn.iter(f"{SVG}use"):
        assert (one.get("href") or "")[1:] in names
    words = [one.text for one in drawn.iter(f"{SVG}text")]
    assert words[-2:] == ["Agra · rules 2", "Serai"]
    data = picture(page, "PNG", tmp_path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", data[16:24])
    assert (wide, high) == (2 * int(drawn.get("width") or 0), 2 * int(drawn.get("height") or 0))


def test_a_position_of_the_past_as_a_picture(person: Person, tmp_path: Path) -> None:
    page = ended(person, "rajas")
    page.get_by_role("button", name="See the board at that time").first.click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar.get_by_role("button", name="Picture (SVG)")).to_be_visible()
    then = picture(page, "SVG", tmp_path).read_bytes()
    bar.get_by_role("button", name="Last step").click()
    expect(page.get_by_role("button", name="Picture (SVG)").first).to_be_enabled()
    assert then != picture(page, "SVG", tmp_path).read_bytes()


def test_a_small_board_of_each_of_my_tables(person: Person) -> None:
    played(person, "rajas", "random", steps=9)
    page = person.page("/")
    small = page.locator(".miniature svg").first
    expect(small).to_be_visible()
    assert page.evaluate("document.querySelectorAll('svg.symbols').length") == 1
    assert small.locator("text").first.evaluate("one => getComputedStyle(one).display") == "none"
    assert person.complaints == []
