"""How a request is turned down."""

from __future__ import annotations


class Denied(Exception):
    """Not now, not you, or not like this: an HTTP status, and the message `problem-<key>`.

    (`details` are the arguments of the message; exceptions have an `args` of their own.)
    """

    def __init__(self, status: int, key: str, **details: int | str) -> None:
        super().__init__(status, key, details)
        self.status = status
        self.key = key
        self.details = details
