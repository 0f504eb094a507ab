"""The application: who the caller is, what it answers, and what its pages are."""

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest

import serai
from serai.core import rulebook
from serai.house.requests import Games, Rules
from tests.server.browsing import SETTINGS, Browser
from tests.server.fake_house import INVITE, FakeHouse, fake_app

WANTED = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}]}


def test_a_newcomer_gets_a_name_and_keeps_it() -> None:
    async def story() -> None:
        browser = Browser(fake_app(FakeHouse(), SETTINGS))
        assert (await browser.get("/api/me")).json == {"name": "", "guest": False}
        assert browser.cookie is None
        named = await browser.post("/api/me", {"name": "  Ада\u202e\u0000  Лавлейс "})
        assert named.json == {"name": "Ада Лавлейс", "guest": True}
        assert (await browser.get("/api/me")).json == named.json
        assert (await browser.post("/api/me", {"name": "Ada"})).status == 200
        assert (await browser.get("/api/me")).json["name"] == "Ada"

    asyncio.run(story())


def test_one_click_makes_a_guest_and_a_table_and_a_friend_sits_down() -> None:
    async def story() -> None:
        app = fake_app(FakeHouse(), SETTINGS)
        host, friend = Browser(app), Browser(app)
        created = await host.post("/api/tables", WANTED)
        assert created.status == 201
        table = created.json["table"]
        seated = await friend.post(f"/api/tables/{table}/seats/1", {"invite": INVITE})
        assert seated.json["seat"] == 1
        assert friend.cookie is not None
        mine = (await friend.get("/api/me/tables")).json["tables"]
        assert [(one["table"], one["yours"], one["host"]) for one in mine] == [(table, [1], False)]

    asyncio.run(story())


def test_ended_sessions_are_nobody_s() -> None:
    async def story() -> None:
        app = fake_app(FakeHouse(), SETTINGS)
        browser, thief = Browser(app), Browser(app)
        await browser.post("/api/me", {"name": "Ada"})
        thief.cookie = browser.cookie
        assert (await thief.get("/api/me")).json["guest"]
        assert (await browser.post("/api/me/revoke")).json == {"name": "", "guest": False}
        assert browser.cookie is None
        assert not (await thief.get("/api/me")).json["guest"]
        assert (await thief.get("/api/me/tables")).trouble == "no-identity"

    asyncio.run(story())


def test_sessions_ended_elsewhere_are_noticed_within_seconds() -> None:
    from serai.server.identity import REMEMBERED_SECONDS, Identities

    async def story() -> None:
        book, now = FakeHouse().store, [1000.0]
        identities = Identities(book, lambda: now[0])
        session = await identities.make("Ada")
        for _ in range(100):
            assert await identities.of(session.cookie) is not None
        assert book.looked == 1
        await book.revoke(session.guest.id)
        now[0] += REMEMBERED_SECONDS + 1
        assert await identities.of(session.cookie) is None

    asyncio.run(story())


def test_games_are_listed_with_all_that_a_client_needs() -> None:
    async def story() -> None:
        answer = await Browser(fake_app(FakeHouse(), SETTINGS)).get("/api/games")
        games = msgspec.json.decode(answer.body, type=Games)
        assert [game.name for game in games.games] == list(serai.games())
        assert "greedy" in games.bots
        assert games.levels == 7
        zarina = next(one for one in games.characters if one.name == "zarina")
        assert (zarina.style, zarina.level) == ("trader", 5)
        assert set(games.usual) <= {one.name for one in games.characters}
        assert all(game.verbs and game.seats for game in games.games)

    asyncio.run(story())


@pytest.mark.parametrize("language", serai.LANGUAGES)
@pytest.mark.parametrize("part", ["house", *serai.games()])
def test_messages_are_given_once_and_only_those_of_the_browser(language: str, part: str) -> None:
    async def story() -> None:
        browser = Browser(fake_app(FakeHouse(), SETTINGS))
        path = f"/api/messages/{language}/{part}"
        plain = await browser.get(path)
        assert plain.header("content-type") == "text/plain; charset=utf-8"
        text = plain.body.decode()
        assert "\ncli-" not in text
        assert ("problem-no-table" in text) == (part == "house")
        zipped = await browser.get(path, accept_encoding="gzip, br")
        assert gzip.decompress(zipped.body) == plain.body
        tag = plain.header("etag")
        assert tag is not None
        again = await browser.get(path, if_none_match=tag)
        assert (again.status, again.body) == (304, b"")

    asyncio.run(story())


@pytest.mark.parametrize("language", serai.LANGUAGES)
@pytest.mark.parametrize("game", serai.games())
def test_rules_are_given_with_our_rulings(language: str, game: str) -> None:
    async def story() -> None:
        answer = await Browser(fake_app(FakeHouse(), SETTINGS)).get(f"/api/rules/{language}/{game}")
        told = msgspec.json.decode(answer.body, type=Rules).sections
        known = rulebook.sections(serai.game(game).package)
        assert [section.id for section in told] == [section.id for section in known]
        assert all(section.translated for section in told)
        assert (told[0].text == known[0].text) == (language == "en")
        ours = {ruling.id for section in told for ruling in section.rulings}
        assert ours == {ruling.id for ruling in rulebook.rulings(serai.game(game).package)}

    asyncio.run(story())


def test_pages_come_from_the_built_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page")
    (tmp_path / "assets" / "play-x1.js").write_text("1;")
    (tmp_path / "secret").mkdir()
    (tmp_path.parent / "outside.txt").write_text("no")

    async def story() -> None:
        browser = Browser(fake_app(FakeHouse(), msgspec.structs.replace(SETTINGS, static=tmp_path)))
        for path in ("/", "/t/abcdefghijklmnop"):
            page = await browser.get(path)
            assert (page.status, page.body) == (200, b"<p>the page"), path
            assert page.header("cache-control") == "no-cache"
        script = await browser.get("/assets/play-x1.js")
        assert script.header("content-type") == "text/javascript; charset=utf-8"
        assert "immutable" in (script.header("cache-control") or "")
        for path in (
            *("/nowhere", "/t/a/b", "/assets/none.js", "/secret", "/index.html", "/assets/"),
            *("/assets/..%2f..%2foutside.txt", "/..%2foutside.txt", "/assets/%2e%2e", "/%00"),
        ):
            page = await browser.get(path)
            assert (page.status, page.body) == (404, b"<p>the page"), path

    asyncio.run(story())


def test_without_a_built_client_a_plain_page_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        browser = Browser(fake_app(FakeHouse(), msgspec.structs.replace(SETTINGS, static=tmp_path)))
        page = await browser.get("/", accept_language="xx, de-DE;q=0.8, en")
        assert 'lang="de"' in page.body.decode()
        assert "make setup" in page.body.decode()

    asyncio.run(story())


def test_the_house_is_opened_and_closed_with_the_application() -> None:
    async def story() -> None:
        house = FakeHouse()
        app = fake_app(house, SETTINGS)
        async with app.router.lifespan_context(app):
            assert house.opened
        assert not house.opened

    asyncio.run(story())


def test_what_nobody_foresaw_is_told_as_a_number_only(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        house = FakeHouse()
        house.breaking = ZeroDivisionError("very secret")
        answer = await Browser(fake_app(house, SETTINGS)).get("/api/tables/abcdefghijklmnop")
        assert (answer.status, answer.trouble) == (500, "server")
        assert b"secret" not in answer.body
        assert answer.json["trouble"]["args"]["id"] in caplog.text
        assert answer.header("content-security-policy") is not None

    asyncio.run(story())


def test_answers_are_zipped_if_they_are_long() -> None:
    async def story() -> None:
        browser = Browser(fake_app(FakeHouse(), SETTINGS))
        answer = await browser.get("/api/openapi.json", accept_encoding="gzip")
        assert answer.header("content-encoding") == "gzip"

    asyncio.run(story())
