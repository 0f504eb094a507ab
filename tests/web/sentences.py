"""Sentences of played games in all languages, for the client to say them in the same words.

`python -m tests.web.sentences` prints them as JSON; web/tests/language.test.ts compares.
"""

import json
import random
import sys
from typing import Any

import serai
from serai.core.kernel import CHANCE
from serai.core.speech import Arguments
from serai.language import LANGUAGES, has, say
from serai.server.message_files import message_file
from serai.table.match import Match

PLIES = 150
EACH = 3  # sentences by key
LARGE: list[tuple[str, Arguments]] = [
    ("refuse-not-now", {"count": count}) for count in (0, 1, 2, 5, 21, 1234, 1234567)
]
NAMES = ["Анна", "Björn"]  # the third seat has no name


def keys_of(match: Match) -> list[tuple[str, dict[str, int | str]]]:
    """Everything that could be said about a match: its log, its moves and some refusals."""
    found = [match.spoken(entry) for entry in match.log]
    found += [(f"{key}.told", args) for key, args in found if key.startswith("move-")]
    found += [match.worded(move) for move in match.options[:20]]
    for text in ("", "nonsense", "quarry", "build e5 1 2 3", "deliver wood wood cement"):
        refusal = match.why_not(text)
        if refusal is not None:
            found.append((f"refuse-{refusal.name}", dict(refusal.args)))
    return found


def told(language: str, game: str, key: str, args: Arguments) -> dict[str, Any]:
    text = say(language, game, key, args, NAMES)
    return {"language": language, "game": game or "house", "key": key, "args": args, "text": text}


def sentences() -> list[dict[str, Any]]:
    """Key, arguments and text, a few by key, game and language."""
    found = [told(language, "", *said) for said in LARGE for language in LANGUAGES]
    for name in serai.games():
        chooser = random.Random(name)
        match = serai.new(name, seats=3, seed=7)
        count: dict[str, int] = {}
        for _ in range(PLIES):
            if match.over or match.to_move == CHANCE:
                break
            match.play(chooser.choice(match.options))
            for key, args in keys_of(match):
                count[key] = count.get(key, 0) + 1
                if count[key] > EACH or not has("en", name, key):
                    continue
                found += [told(language, name, key, args) for language in LANGUAGES]
            match.log.clear()
    return found


def files() -> dict[str, str]:
    """The messages as the server sends them."""
    parts = ("house", *serai.games())
    return {
        f"{language}/{part}": message_file(language, part).plain.decode()
        for language in LANGUAGES
        for part in parts
    }


if __name__ == "__main__":
    json.dump({"files": files(), "names": NAMES, "sentences": sentences()}, sys.stdout)
