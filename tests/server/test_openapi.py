"""The description of the API: true to the application, and nothing for a fuzzer to find."""

import re

import msgspec
import pytest
from fluent.syntax import ast, parse
from starlette.routing import Route

import serai
from serai.house import protocol, requests
from serai.language import source
from serai.server.message_files import server_source
from serai.server.openapi import described
from serai.server.routes import ENDPOINTS
from tests.server.browsing import SETTINGS
from tests.server.fake_house import FakeHouse, fake_app

APP = fake_app(FakeHouse(), SETTINGS)


def test_every_route_is_described_and_every_description_is_routed() -> None:
    routed = {
        (route.path, method)
        for route in APP.routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routed == {(one.path, one.method) for one in ENDPOINTS}
    assert described(ENDPOINTS)["x-live"]["path"] == "/api/tables/{table}/live"


def test_every_reference_leads_somewhere() -> None:
    text = msgspec.json.encode(described(ENDPOINTS)).decode()
    found = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    schemas = described(ENDPOINTS)["components"]["schemas"]
    assert found <= set(schemas)
    wire = {
        name
        for module in (protocol, requests)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }
    bases = {"Struct", "FromClient", "ToClient", "Action", "Query", "Message", "Frame"}
    assert wire - bases <= set(schemas)


def test_operations_have_names_of_their_own() -> None:
    names = [one.handle.__name__ for one in ENDPOINTS]
    assert len(set(names)) == len(names)
    assert all(one.handle.__doc__ for one in ENDPOINTS)


# --- messages ---


def arguments(text: str) -> dict[str, set[str]]:
    """Keys of a message file, with the arguments of each."""
    from fluent.syntax.visitor import Visitor

    class Arguments(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = Arguments()
            visitor.visit(entry)
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = visitor.found
    return found


def troubles(language: str) -> dict[str, set[str]]:
    from importlib.resources import files

    path = files("serai.server").joinpath("locale", language, "trouble.ftl")
    return arguments(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", serai.LANGUAGES)
def test_troubles_can_be_told_in_every_language(language: str) -> None:
    assert troubles(language) == troubles("en")
    assert arguments(server_source(language))


def test_every_trouble_has_a_message_and_every_message_is_needed() -> None:
    from pathlib import Path

    root = Path(serai.__file__).parent
    paths = [path for part in ("house", "server", "table") for path in (root / part).rglob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    raised = set(re.findall(r'(?:Denied\(\s*\d+,|Problem\(|Trouble\(key=)\s*"([a-z-]+)"', text))
    raised |= {"path", "method", "bad-request", "no-table"}  # chosen by the status
    ours = {key.removeprefix("problem-") for key in troubles("en") if key.startswith("problem-")}
    house = {key.removeprefix("problem-") for key in arguments(source("en", "serai.language"))}
    assert raised - ours - house == set()
    assert ours - raised == set()
    assert not ours & house
