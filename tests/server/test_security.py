"""What strangers, strange pages and strange bytes get: a coded no, and nothing happens."""

import asyncio
import json
from collections.abc import Mapping

import msgspec
import pytest

from serai.house.clean_text import clean
from serai.house.protocol import LONGEST_FRAME
from serai.house.requests import LONGEST_FILE
from serai.house.strict_json import DEEPEST, depth
from serai.server.settings import Settings, origins_of
from tests.server.browsing import ORIGIN, SETTINGS, Answer, Browser, Hung
from tests.server.fake_house import FakeHouse, fake_app

NAME = {"name": "Ada"}
WANTED = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}]}


def called(
    method: str,
    path: str,
    body: object = None,
    headers: Mapping[str, str] | None = None,
    raw: bytes | None = None,
    browser: Browser | None = None,
) -> Answer:
    """The answer to one request, of a fresh browser if no other is given."""

    async def story() -> Answer:
        caller = browser or Browser(fake_app(FakeHouse(), SETTINGS))
        return await caller.call(method, path, body, headers, raw)

    return asyncio.run(story())


# --- where requests come from ---


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.test"},
        {"origin": "null"},
        {"origin": ORIGIN + ".evil.test"},
        {"origin": ORIGIN.upper()},
        {"origin": ORIGIN + "/"},
        {"origin": "https://serai.test"},
        {"origin": ORIGIN + ":8080"},
        {"origin": ORIGIN, "sec-fetch-site": "cross-site"},
        {"origin": ORIGIN, "sec-fetch-site": "same-site"},
        {"origin": "", "sec-fetch-site": "same-origin"},
    ],
)
def test_strange_pages_change_nothing_and_open_no_line(headers: dict[str, str]) -> None:
    async def story() -> None:
        house = FakeHouse()
        browser = Browser(fake_app(house, SETTINGS))
        answer = await browser.call("POST", "/api/me", NAME, headers)
        assert (answer.status, answer.trouble) == (403, "origin")
        assert not house.store.guests
        table = (await browser.post("/api/tables", WANTED)).json["table"]
        with pytest.raises(Hung):
            async with browser.socket(table, **headers):
                pass

    asyncio.run(story())


def test_our_own_pages_and_programs_without_pages_are_welcome() -> None:
    own = Browser(fake_app(FakeHouse(), SETTINGS))
    assert (
        called("POST", "/api/me", NAME, {"sec-fetch-site": "same-origin"}, browser=own).status
        == 200
    )
    program = Browser(fake_app(FakeHouse(), SETTINGS), origin=None)
    assert called("POST", "/api/me", NAME, browser=program).status == 200


def test_two_origins_are_none() -> None:
    app = fake_app(FakeHouse(), SETTINGS)
    browser = Browser(app)
    scope = browser.scope("http", "/api/me", {})
    assert [name for name, _ in scope["headers"]].count(b"origin") == 1
    scope["headers"].append((b"origin", b"https://evil.test"))
    from serai.server.guard import OwnPagesOnly

    assert not OwnPagesOnly(app, SETTINGS).welcome(scope | {"method": "POST"})


def test_strange_pages_read_nothing_of_the_api() -> None:
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
    assert called("GET", "/api/me", headers=headers).trouble == "origin"
    assert called("GET", "/", headers={"sec-fetch-site": "cross-site"}).status == 200


def test_origins_of_an_address() -> None:
    assert origins_of("127.0.0.1", 8000) >= {"http://127.0.0.1:8000", "http://localhost:8000"}
    assert origins_of("10.0.0.5", 80) == {"http://10.0.0.5"}
    assert origins_of("fe80::1", 81) == {"http://[fe80::1]:81"}


# --- headers and cookies ---


@pytest.mark.parametrize(
    "path", ["/", "/t/abcdefghijklmnop", "/api/me", "/nowhere", "/api/nowhere"]
)
def test_every_answer_has_the_safe_headers(path: str) -> None:
    answer = called("GET", path)
    policy = answer.header("content-security-policy") or ""
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "connect-src 'self' ws://serai.test;" in policy
    assert answer.header("cross-origin-opener-policy") == "same-origin"
    assert answer.header("x-content-type-options") == "nosniff"
    assert answer.header("referrer-policy") == "same-origin"
    assert answer.header("strict-transport-security") is None
    assert answer.header("access-control-allow-origin") is None
    if path.startswith("/api/"):
        assert answer.header("cache-control") == "no-store"


@pytest.mark.parametrize(
    ("origins", "scheme", "safe"),
    [
        ({ORIGIN}, "http", False),
        ({ORIGIN}, "https", True),
        ({"https://serai.test"}, "http", True),  # by a proxy that speaks TLS for us
        ({"https://serai.test", "http://127.0.0.1:8000"}, "http", True),
        ({"https://serai.test", ORIGIN}, "http", False),
        ({"https://other.test"}, "http", True),  # that does not pass the name on
        ({"https://other.test", "http://localhost"}, "http", False),
    ],
)
def test_the_cookie_is_for_the_server_only(origins: set[str], scheme: str, safe: bool) -> None:
    app = fake_app(FakeHouse(), Settings(origins=frozenset(origins)))
    browser = Browser(app, origin=None, scheme=scheme)
    answer = called("POST", "/api/me", NAME, browser=browser)
    cookie = answer.header("set-cookie") or ""
    assert "; HttpOnly; SameSite=Lax" in cookie
    assert "; Path=/;" in cookie
    assert ("; Secure" in cookie) == safe
    assert cookie.startswith("__Host-serai_guest=" if safe else "serai_guest=")
    assert (answer.header("strict-transport-security") is not None) == safe


def test_the_database_never_sees_the_secret_of_a_cookie() -> None:
    async def story() -> None:
        house = FakeHouse()
        browser = Browser(fake_app(house, SETTINGS))
        await browser.post("/api/me", NAME)
        assert browser.cookie is not None
        guest, secret, signature = browser.cookie.split(".")
        assert len(secret) == 43  # 256 bits
        kept = str(vars(house.store))
        assert guest in kept
        assert secret not in kept
        assert signature not in kept

    asyncio.run(story())


def test_forged_and_broken_cookies_are_nobody_s() -> None:
    async def story() -> None:
        house = FakeHouse()
        browser, other = Browser(fake_app(house, SETTINGS)), Browser(fake_app(house, SETTINGS))
        await browser.post("/api/me", NAME)
        await other.post("/api/me", {"name": "Bob"})
        good, strange = browser.cookie or "", other.cookie or ""
        (guest, secret, signature), (guest2, secret2, _) = good.split("."), strange.split(".")
        forged = [
            *("", ".", "..", "...", "x", "x" * 5000, "ÿ.ÿ.ÿ", f"{guest}.{secret}", good[:-1]),
            *(f"{guest}.{secret}.", f"{guest}.{secret2}.{signature}", good + ".x", good + "x"),
            *(f"{guest2}.{secret}.{signature}", f"{guest}.{secret}.{'A' * 43}", good.upper()),
        ]
        looked = house.store.looked
        for cookie in forged:
            browser.cookie = cookie
            answer = await browser.get("/api/me")
            assert answer.json["guest"] is False, cookie
        assert house.store.looked == looked

    asyncio.run(story())


# --- bodies ---


def test_only_json_is_read() -> None:
    for kind in (
        *("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"),
        *("application/json; charset=utf-16", "application/jsonp", "json", "application/json;x"),
    ):
        answer = called("POST", "/api/me", NAME, {"content-type": kind})
        assert (answer.status, answer.trouble) == (415, "content-type"), kind
    answer = called("POST", "/api/me", NAME, {"content-type": ""})
    assert (answer.status, answer.trouble) == (415, "content-type")
    good = "application/json; charset=UTF-8"
    assert called("POST", "/api/me", NAME, {"content-type": good}).status == 200


@pytest.mark.parametrize(
    ("path", "most"), [("/api/me", LONGEST_FRAME), ("/api/tables", LONGEST_FILE)]
)
def test_long_bodies_are_not_read(path: str, most: int) -> None:
    raw = b'{"name": "' + b"x" * (most + LONGEST_FRAME) + b'"}'
    for headers in ({}, {"content-length": ""}):
        answer = called("POST", path, None, headers, raw)
        assert (answer.status, answer.trouble) == (413, "too-large")


@pytest.mark.parametrize("length", ["-1", "x", "1" * 5000, "²"])
def test_strange_lengths(length: str) -> None:
    answer = called("POST", "/api/me", NAME, {"content-length": length})
    assert answer.status == 413


def test_deep_bodies_are_refused_at_once() -> None:
    for raw in (
        b"[" * 16_000,
        b'{"game":"rajas","seats":[{"who":"me"}],"options":{"x":' + b"[" * 50 + b"]" * 50 + b"}}",
        b'{"a":' * 3_000 + b"1" + b"}" * 3_000,
    ):
        answer = called("POST", "/api/tables", raw=raw)
        assert (answer.status, answer.trouble) == (400, "too-deep")
    assert depth(b'{"a":"' + b"[" * 100 + b'"}') == 1
    assert depth(b'"' + b'\\"' * 500_000 + b"[" * 20) == 0  # in no time
    assert depth(b"[" * (DEEPEST + 1)) == DEEPEST + 1


@pytest.mark.parametrize(
    ("raw", "place"),
    [
        (b'{"name": 5}', "$.name"),
        (b'{"name": null}', "$.name"),
        (b'{"name": ""}', "$.name"),
        (b'{"name": "' + b"x" * 31 + b'"}', "$.name"),
        (b'{"name": "Ada", "admin": true}', "$"),
        (b"{}", "$"),
        (b"[]", "$"),
        (b"null", "$"),
        (b'"Ada"', "$"),
    ],
)
def test_bodies_of_the_wrong_shape_are_told_where(raw: bytes, place: str) -> None:
    answer = called("POST", "/api/me", raw=raw)
    assert (answer.status, answer.trouble) == (400, "bad-request")
    assert answer.json["trouble"]["args"]["place"] == place


@pytest.mark.parametrize(
    "raw", [b"{", b"\xff\xfe", b'{"name": "\xff"}', b"\x00", b'{"name": "\\ud800"}', b"NaN", b"{}x"]
)
def test_what_is_no_json_is_told_so(raw: bytes) -> None:
    answer = called("POST", "/api/me", raw=raw)
    assert answer.status == 400
    assert answer.trouble in ("json", "bad-request")


def test_whole_numbers_may_be_written_with_a_point() -> None:
    async def story() -> None:
        browser = Browser(fake_app(FakeHouse(), SETTINGS))
        table = (await browser.post("/api/tables", WANTED)).json["table"]
        act = {"type": "act", "id": "act-0001", "seq": 0.0, "rev": 0}
        path = f"/api/tables/{table}/actions"
        good = await browser.post(path, act | {"action": {"do": "undo", "seat": 0.0}})
        assert good.json["type"] == "ok"
        for seat in (0.5, "0", 1e300, True, -1, 8):
            bad = await browser.post(path, act | {"action": {"do": "undo", "seat": seat}})
            assert bad.trouble == "bad-request", seat

    asyncio.run(story())


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/x",
        "/api/tables/ABCDEFGHIJKLMNOP",
        "/api/tables/abcdefghijklmno1",
        "/api/tables/abcdefghijklmno%00",
        "/api/tables/abcdefghijklmno%0a",
        "/api/tables/%d0%b0bcdefghijklmnop",
        "/api/tables/..%2f..%2fetc",
        "/api/messages/xx/house",
        "/api/messages/en/..",
        "/api/rules/en/house",
        "/api/rules/xx/agra",
        "/api/nothing",
        "/api/",
        "/api/me/",
    ],
)
def test_addresses_of_nothing(path: str) -> None:
    answer = called("GET", path)
    assert answer.status == 404
    assert answer.trouble in ("no-table", "path")


@pytest.mark.parametrize("seat", ["8", "-1", "x", "0x1", "1.0", "%20", "٣", "99999999999999999999"])
def test_seats_that_no_table_has(seat: str) -> None:
    from urllib.parse import quote

    path = f"/api/tables/abcdefghijklmnop/seats/{quote(seat, safe='%')}"
    assert called("POST", path, {}).status == 404


@pytest.mark.parametrize("query", ["after=x", "after=-1", "after=1&after=2", "after=1e3", "b=1"])
def test_strange_queries(query: str) -> None:
    answer = called("GET", f"/api/tables/abcdefghijklmnop/events?{query}")
    assert (answer.status, answer.trouble) == (400, "bad-request")


def test_other_methods_are_told_which_there_are() -> None:
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"):
        answer = called(method, "/api/me")
        assert (answer.status, answer.trouble) == (405, "method")
        assert {*(answer.header("allow") or "").split(", ")} == {"GET", "HEAD", "POST"}


# --- words of people ---


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("\u202eevil\u202c", "evil"),
        ("a\u0000b\u0007c\u200bd\ufeff", "abcd"),
        ("e\u0301", "é"),
        ("\u2028x\u2029", "x"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200d", ""),
        ("\u2066\u2067\u2068\u2069", ""),
        ("a" + "\u0336" * 50, "a" + "\u0336" * 3),
        ("x" * 50, "x" * 30),
        ("\ue000\U000e0041z", "z"),
        ("<b>&amp;", "<b>&amp;"),  # the client shows text as text
    ],
)
def test_names_are_cleaned(given: str, kept: str) -> None:
    assert clean(given, 30) == kept
    assert clean(kept, 30) == kept


def test_a_name_that_nobody_can_see_is_none() -> None:
    answer = called("POST", "/api/me", {"name": "\u202e \u200b"})
    assert (answer.status, answer.trouble) == (409, "name")


def test_problems_of_the_rules_are_told_by_key() -> None:
    for wanted in ({"game": "chess"}, {"seats": [{"who": "me"}] * 8}, {"options": {"x": [1]}}):
        answer = called("POST", "/api/tables", WANTED | wanted)
        assert answer.status == 409
        assert answer.trouble in ("game", "seats", "option-name")


# --- limits ---


def test_too_many_requests_are_told_when_to_come_again() -> None:
    async def story() -> None:
        app = fake_app(FakeHouse(), msgspec.structs.replace(SETTINGS, limits=True))
        browser = Browser(app)
        await browser.post("/api/me", NAME)
        answers = [await browser.post("/api/tables", WANTED) for _ in range(12)]
        assert [answer.status for answer in answers] == [201] * 10 + [429] * 2
        assert answers[-1].trouble == "too-many"
        assert 50 <= int(answers[-1].header("retry-after") or 0) <= 60
        assert json.loads(answers[-1].body)["trouble"]["args"]["seconds"] <= 60
        assert (await browser.get("/api/me")).status == 200
        friend = Browser(app, address="198.51.100.7")
        assert (await friend.post("/api/tables", WANTED)).status == 201

    asyncio.run(story())


def test_new_guests_from_one_address_are_counted() -> None:
    async def story() -> None:
        app = fake_app(FakeHouse(), msgspec.structs.replace(SETTINGS, limits=True))
        statuses = [
            (await Browser(app, address=f"2001:db8::{nth:x}").post("/api/me", NAME)).status
            for nth in range(60)
        ]
        assert statuses == [200] * 50 + [429] * 10

    asyncio.run(story())


def test_buckets_fill_again_and_do_not_pile_up() -> None:
    from serai.house.denied import Denied
    from serai.server import limits

    now = [0.0]
    found = limits.Limits(True, lambda: now[0])
    for _ in range(20):
        found.take("move", "ada", "192.0.2.1")
    with pytest.raises(Denied) as denied:
        found.take("move", "ada", "192.0.2.1")
    assert denied.value.details == {"seconds": 1}
    found.take("move", "bob", "192.0.2.1")
    now[0] += 0.2
    found.take("move", "ada", "192.0.2.1")
    for nth in range(limits.MOST_BUCKETS + 10):
        found.take("read", None, str(nth))
    assert len(found._buckets) == limits.MOST_BUCKETS
