"""A whole game against `expert`, with a hint at every turn; some are read in all languages."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import LONG, Person
from tests.web.desk import LANGUAGES, TITLES, button, my_turn, play_on, ranking, rows, sit

OFTEN = 6  # turns from one look at other languages to the next
SPEAKING = """(language) => {
  const kept = JSON.parse(localStorage.getItem('serai') ?? '{}');
  localStorage.setItem('serai', JSON.stringify({ ...kept, language }));
}"""
every_title = pytest.mark.parametrize("game", TITLES if LONG else ["rajas"])


class Follower:
    """Somebody who asks at the start of each turn, and plays what is told as far as it goes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turn = ""  # that was asked about
        self.told: list[str] = []  # what is left of the best turn
        self.hints = 0
        self.followed = 0
        self.state: dict[str, Any] = {}

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard(json.loads(frame)))

    def heard(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "state":
            self.state = frame
        if frame.get("hint"):
            self.hints += 1
            self.told = [step["move"] for step in frame["hint"]["turns"][0]["steps"]]

    def choose(self, page: Page, luck: Random) -> None:
        turn = str(self.state["turn_id"])
        if turn != self.turn:
            self.turn = turn
            self.ask()
            if self.hints % OFTEN == 0:
                self.read_everywhere()
        row = self.next_row()
        if row is None:
            offered = rows(page)
            offered.first.wait_for()
            row = offered.nth(luck.randrange(offered.count()))
        else:
            self.followed += 1
        row.click()

    def next_row(self) -> Any:
        """The row of the next step that is told; None: it leads elsewhere."""
        while self.told:
            row = self.page.locator(
                f"[role=tabpanel] li button[data-move={json.dumps(self.told.pop(0))}]"
            )
            if row.count():
                return row.first
        return None

    def ask(self) -> None:
        """By its key; the panel says that somebody thinks, then what they thought."""
        before = self.hints
        expect(self.page.locator("section.prompt button.hint[aria-disabled=false]")).to_be_visible()
        self.page.keyboard.press("h")
        panel = self.page.locator("section.hinted")
        expect(panel.locator("ol.turns > li").first).to_be_visible()
        assert self.hints == before + 1
        text = panel.inner_text()
        assert not re.search(r"reason-|advice-|web-|[{}$]|undefined|NaN", text), text
        self.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)

    def read_everywhere(self) -> None:
        """The same question in every language."""
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            self.page.evaluate(SPEAKING, language)
            self.page.reload()
            expect(self.page.locator("html")).to_have_attribute("lang", language)
            self.ask()
        my_turn(self.page)


@every_title
def test_a_whole_game_with_hints(person: Person, game: str) -> None:
    """Whoever follows the hints gets to the end, and every word can be read."""
    page = sit(person, game, "me:Anna", "expert")
    follower = Follower(page)
    page.on("websocket", follower.listen)
    page.reload()
    play_on(page, Random(3), follower.choose, lambda one: button(one, "Confirm").click())
    assert follower.hints > 10
    assert follower.followed > 10
    places = ranking(page)
    assert len(places) == 2
    assert person.complaints == []
