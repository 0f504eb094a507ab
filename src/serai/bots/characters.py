"""The characters of the house: opponents with a name and a face, each of them one of the bots.

How they are called is a matter of the languages (`character-zarina`). Nothing is said about how
well or in which manner somebody plays but which bot it is: that is all that is known.
"""

from __future__ import annotations

from collections.abc import Collection

# Who plays as which bot.
PLAYS = {
    "bulbul": "random",
    "jaggu": "greedy:width=2",
    "makara": "greedy",
    "rukmini": "greedy",
    "ustad": "greedy",
    "lobsang": "greedy",
    "zarina": "greedy",
    "farhad": "greedy",
    "nur": "greedy",
    "birbal": "greedy",
}

# Who sits down where nobody was asked for, one after the other.
USUAL = ("zarina", "makara", "rukmini", "ustad", "farhad", "nur", "lobsang", "birbal")


def usual(count: int, taken: Collection[str] = ()) -> list[str]:
    """So many opponents that are not at the table yet."""
    return [name for name in USUAL if name not in taken][:count]
