"""Links to our pages: a drawn card of the game, and nothing of a table."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

import serai
from serai.language import say
from serai.server import link_previews
from serai.server.server_house import server_house
from serai.server.storage import SqlStore
from tests.server.browsing import ORIGIN, SETTINGS, Browser
from tests.server.houses import app_over

INDEX = "<!doctype html><html><head><title>Serai</title></head><body></body></html>"
LARGEST = 200_000  # bytes; some readers of links give up on more


def told(body: bytes) -> dict[str, str]:
    """What a reader of links finds on a page."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', body.decode())
    return dict(found)


def in_browser(tmp_path: Path, story: object) -> None:
    (tmp_path / "index.html").write_text(INDEX)

    async def run() -> None:
        house = server_house(await SqlStore.open("sqlite://"), None)
        await house.open()
        try:
            browser = Browser(app_over(house, msgspec.structs.replace(SETTINGS, static=tmp_path)))
            await story(browser)  # type: ignore[operator]
        finally:
            await house.close()

    asyncio.run(run())


async def made(browser: Browser, game: str, **wanted: str) -> str:
    await browser.post("/api/me", {"name": "Zuleika"})
    seats = [{"who": "me"}, {"who": "me", "name": "Balthasar"}]
    answer = await browser.post("/api/tables", {"game": game, "seats": seats, **wanted})
    return str(answer.json["table"])


@pytest.mark.parametrize("game", serai.games())
def test_a_link_shows_the_game_and_nobody_who_plays_it(tmp_path: Path, game: str) -> None:
    async def story(browser: Browser) -> None:
        table = await made(browser, game)
        page = await browser.get(f"/t/{table}")
        found = told(page.body)
        assert found["og:title"] == f"{say('en', game, 'title', {})} · Serai"
        assert found["og:image"] == f"{ORIGIN}/previews/{game}.jpg"
        for word in (table, "Zuleika", "Balthasar"):
            assert word not in page.body.decode()
        picture = await browser.get(found["og:image"].removeprefix(ORIGIN))
        assert picture.header("content-type") == "image/jpeg"
        assert picture.body[:2] == b"\xff\xd8"
        assert len(picture.body) < LARGEST

    in_browser(tmp_path, story)


def test_a_private_table_tells_no_more_than_a_public_one(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        closed = await made(browser, "merv", watch="nobody", join="link")
        public = await made(browser, "merv", watch="everybody", join="everybody")
        stranger = Browser(browser.app)
        assert (await stranger.get(f"/t/{closed}")).body == (await browser.get(f"/t/{public}")).body

    in_browser(tmp_path, story)


def test_no_table_and_the_house_itself_have_the_card_of_the_house(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        home = await browser.get("/")
        for path in ("/t/aaaaaaaaaaaaaaaa", "/t/nothing", "/t/..", "/nowhere"):
            assert (await browser.get(path)).body == home.body
        assert told(home.body)["og:image"] == f"{ORIGIN}/previews/serai.jpg"
        assert told(home.body)["og:title"] == "Serai"

    in_browser(tmp_path, story)


def test_it_is_told_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        table = await made(browser, "agra")
        page = await browser.get(f"/t/{table}", accept_language="de-DE")
        assert told(page.body)["og:description"] == say("de", "agra", "about", {})
        assert "Accept-Language" in (page.header("vary") or "")
        again = await browser.get(
            f"/t/{table}", accept_language="de-DE", if_none_match=page.header("etag") or ""
        )
        assert again.status == 304

    in_browser(tmp_path, story)


def test_an_address_that_is_none_gives_no_picture() -> None:
    assert link_previews.origin_of("serai.example:8000", safe=False) == "http://serai.example:8000"
    assert link_previews.origin_of("[::1]:80", safe=True) == "https://[::1]:80"
    assert link_previews.origin_of('evil"><script>', safe=True) == ""
    assert "og:image" not in link_previews.tags(None, "en", "")


def test_the_name_of_a_host_that_is_not_ours_is_not_repeated(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        page = await browser.get("/", host="elsewhere.example")
        assert "elsewhere" not in page.body.decode()
        assert told(page.body)["og:title"] == "Serai"
        assert "og:image" not in told(page.body)

    in_browser(tmp_path, story)


def test_invented_hosts_take_no_room() -> None:
    ours = {"https://serai.example"}
    assert link_previews.origin_of("serai.example", safe=True, ours=ours) == "https://serai.example"
    assert link_previews.origin_of("serai.example", safe=False, ours=ours) == ""
    assert link_previews.origin_of("other.example", safe=True, ours=ours) == ""
    assert not hasattr(link_previews.tags, "cache_info")
