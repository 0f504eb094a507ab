"""Cookies of guests: one for each server of a host, and those of before."""

import asyncio

import pytest

from serai.server.identity import cookie_name
from serai.server.settings import Settings
from tests.server.browsing import SETTINGS, Browser
from tests.server.fake_house import FakeHouse, fake_app

NAME = {"name": "Ada"}
WANTED = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}]}


@pytest.mark.parametrize(
    ("host", "safe", "name"),
    [
        ("serai.test", False, "serai_guest"),
        ("serai.test:80", False, "serai_guest"),
        ("localhost:8000", False, "serai_guest_8000"),
        ("localhost:8001", False, "serai_guest_8001"),
        ("[::1]:8000", False, "serai_guest_8000"),
        ("[::1]", False, "serai_guest"),
        ("serai.test", True, "__Host-serai_guest"),
        ("serai.test:443", True, "__Host-serai_guest"),
        ("serai.test:8443", True, "__Host-serai_guest_8443"),
        ("", False, "serai_guest"),
        ("x:1;a=b", False, "serai_guest"),
        ("x:" + "9" * 5000, False, "serai_guest"),
        ("x:٣", False, "serai_guest"),
    ],
)
def test_every_server_of_a_host_has_a_cookie_of_its_own(host: str, safe: bool, name: str) -> None:
    assert cookie_name(host, safe) == name


def test_two_servers_on_one_host_do_not_take_each_other_s_guests_away() -> None:
    async def story() -> None:
        ports, jar = ("8000", "8001"), list[str]()
        browsers = [Browser(fake_app(FakeHouse(), SETTINGS), origin=None) for _ in ports]
        for browser, port in zip(browsers, ports, strict=True):
            headers = {"host": f"localhost:{port}", "cookie": "; ".join(jar)}
            answer = await browser.call("POST", "/api/me", {"name": port}, headers)
            jar.append((answer.header("set-cookie") or "").partition(";")[0])
        for browser, port in zip(browsers, ports, strict=True):
            headers = {"host": f"localhost:{port}", "cookie": "; ".join(jar)}
            assert (await browser.call("GET", "/api/me", headers=headers)).json["name"] == port

    asyncio.run(story())


@pytest.mark.parametrize("origin", ["http://serai.test:8000", "https://serai.test"])
def test_a_cookie_of_before_goes_on_working_and_gets_its_new_name(origin: str) -> None:
    async def story() -> None:
        app = fake_app(FakeHouse(), Settings(origins=frozenset({origin}), limits=False))
        host = {"host": origin.partition("//")[2], "origin": origin}
        browser = Browser(app)
        await browser.call("POST", "/api/me", NAME, host)
        old = {**host, "cookie": f"serai_guest={browser.cookie}"}
        answer = await browser.call("GET", "/api/me", headers=old)
        assert answer.json == {"name": "Ada", "guest": True}
        renewed, _, value = (answer.header("set-cookie") or "").partition(";")[0].partition("=")
        assert renewed in ("serai_guest_8000", "__Host-serai_guest")
        assert value == browser.cookie
        other = Browser(app)
        await other.call("POST", "/api/me", {"name": "Bob"}, host)
        both = f"serai_guest={value}; {renewed}={other.cookie}"
        answer = await browser.call("GET", "/api/me", headers={**host, "cookie": both})
        assert answer.json["name"] == "Bob", "the one that is meant for this server"
        table = (await browser.call("POST", "/api/tables", WANTED, old)).json["table"]
        async with browser.socket(table, **old) as line:
            await line.send({"type": "hello"})
            assert (await line.receive())["yours"] == [0]

    asyncio.run(story())
