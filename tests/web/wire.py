"""Games played on the wire, which is quicker than on a page: to look at what comes of them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.conftest import Person
from tests.web.desk import new_table

Frame = dict[str, Any]


def states(line: ClientConnection) -> Iterator[Frame]:
    """The table as it is after each change."""
    while True:
        frame = json.loads(line.recv(timeout=60))
        if frame["type"] == "state":
            yield frame


@contextmanager
def line_to(person: Person, table: str) -> Iterator[ClientConnection]:
    """A line to a table in the name of a person, as their browser has one."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    address = f"{person.url.replace('http', 'ws')}/api/tables/{table}/live"
    headers = {"Cookie": cookies, "Origin": person.url}
    with connect(address, additional_headers=headers, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "last": 0, "chat": 0, "seat": 0}))
        yield line


def state_of(person: Person, table: str) -> Frame:
    """The table as this person is told it is."""
    with line_to(person, table) as line:
        return next(states(line))


def played(
    person: Person,
    game: str,
    *rivals: str,
    steps: int | None = None,
    alone: bool = False,
    **more: Any,
) -> str:
    """The table of a game that this person has played against bots: to its end, or so far."""
    others = () if alone else rivals or ("greedy",)
    table = new_table(person, game, "me", *others, **more)["table"]
    luck = Random(1)
    made = 0
    with line_to(person, table) as line:
        for state in states(line):
            if state["status"] == "over":
                return table
            draft = state["draft"]
            if draft is None:
                continue
            if draft["complete"]:  # a step that has led on by itself waits to be confirmed
                action = {"do": "confirm", "seat": 0}
            elif steps is not None and made >= steps and draft["steps"]:
                return table
            else:
                made += 1
                move = luck.choice(state["offers"])["move"]
                action = {"do": "play", "seat": 0, "move": move, "commit": "turn"}
            act = {"type": "act", "id": secrets.token_hex(8), "action": action}
            line.send(json.dumps({**act, "seq": state["seq"], "rev": state["rev"]}))
    raise AssertionError("the line ended before the game")
