"""People who play and ping, and what they notice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

import serai
from trials.floods.client import Client, Json, asked

PAUSE = 0.4  # seconds between two moves of a table
EVERY = 0.05  # seconds between two pings of the one who only pings


class Person:
    """A seat, and what is seen from there."""

    def __init__(self, seat: int, line: Client) -> None:
        self.seat = seat
        self.line = line
        self.state: Json = {}
        self.news = asyncio.Condition()
        self.answered = 0.0

    async def listen(self) -> None:
        """Take everything that comes, until the server goes."""
        with contextlib.suppress(EOFError, OSError):
            await self._listen()

    async def _listen(self) -> None:
        while True:
            frame = await self.line.receive()
            if frame["type"] in ("ok", "stale", "refused"):
                self.answered = time.perf_counter()
            if frame["type"] == "state":
                async with self.news:
                    self.state = frame
                    self.news.notify_all()


class Times:
    """What people notice, in seconds."""

    def __init__(self) -> None:
        self.lists: dict[str, list[float]] = {"answer": [], "rival": [], "ping": []}


def percentiles(values: list[float], *parts: float) -> list[float]:
    """The values that these parts of all do not exceed."""
    ordered = sorted(values) or [0.0]
    return [ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in parts]


async def play(port: int, nth: int, times: list[Times]) -> None:
    """Two people at a table, for ever; what they notice goes to the last of `times`."""
    rng = random.Random(nth)
    here = [f"127.0.{1 + seat}.{nth + 1}" for seat in (0, 1)]
    seats = [{"who": "me"}, {"who": "open"}]
    game = serai.games()[nth % 3]
    made, host = await asked(port, here[0], "/api/tables", {"game": game, "seats": seats})
    path = f"/api/tables/{made['table']}/seats/1"
    _, guest = await asked(port, here[1], path, {"invite": made["invite"]})
    people = []
    for seat, cookie in enumerate((host, guest)):
        line = await Client.live(port, here[seat], made["table"], cookie)
        line.send({"type": "hello", "seat": seat})
        people.append(Person(seat, line))
    listening = [asyncio.create_task(one.listen()) for one in people]
    for number in range(1_000_000):
        await asyncio.sleep(PAUSE * rng.uniform(0.5, 1.5))
        mover = next((one for one in people if one.state.get("to_move") == one.seat), None)
        if mover is None or not mover.state["offers"]:
            if any(one.state.get("status") == "over" for one in people):
                break
            continue
        rival, state = people[1 - mover.seat], mover.state
        move = rng.choice(state["offers"])["move"]
        action = {"do": "play", "seat": mover.seat, "move": move, "commit": "step"}
        act = {"type": "act", "id": f"move-{number:06}", "seq": state["seq"], "rev": state["rev"]}
        begun = time.perf_counter()
        mover.line.send(act | {"action": action})
        async with rival.news:
            await rival.news.wait_for(lambda: rival.state.get("seq", 0) > state["seq"])  # noqa: B023
        times[-1].lists["rival"].append(time.perf_counter() - begun)
        while mover.state["seq"] == state["seq"]:
            await asyncio.sleep(0.005)
        times[-1].lists["answer"].append(max(0.0, mover.answered - begun))
    for task in listening:
        task.cancel()
    await play(port, nth + 100, times)


async def ping(port: int, table: str, times: list[Times]) -> None:
    """Somebody who only watches, and wants to know how fast the server is."""
    line = await Client.live(port, "127.0.3.1", table)
    line.send({"type": "hello"})
    for number in range(1_000_000):
        begun = time.perf_counter()
        line.send({"type": "ping", "n": number})
        while (await line.receive())["type"] != "pong":
            pass
        times[-1].lists["ping"].append(time.perf_counter() - begun)
        await asyncio.sleep(EVERY)
