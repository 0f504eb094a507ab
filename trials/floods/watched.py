"""`serai serve`, which tells at SIGUSR1 how long it computed at a stretch since the last time."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
import time

from serai import cli
from serai.cli import serve

BEAT = 0.005  # seconds


class Watched(serve.Server):
    """A server with a pulse."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and begin to count."""
        await super().startup(sockets)
        self.spent: list[float] = []
        self.pulse = asyncio.create_task(self.beat())
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.tell)

    async def beat(self) -> None:
        """Between two beats all others have a turn: nobody waits longer than that computes."""
        while True:
            before = time.process_time()
            await asyncio.sleep(BEAT)
            self.spent.append(time.process_time() - before)

    def tell(self) -> None:
        """All stretches since the last time, in seconds."""
        sys.stdout.write(json.dumps(self.spent) + "\n")
        sys.stdout.flush()
        self.spent = []


if __name__ == "__main__":
    serve.Server = Watched  # type: ignore[misc]
    sys.exit(cli.main())
