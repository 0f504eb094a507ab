"""Damaged files: a wound must be noticed, whatever it is and wherever."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from serai.core.speech import Problem
from serai.study.checks import check_laws, check_texts, games_of
from serai.study.findings import POSITION, TRANSCRIPT, Broken
from serai.table import positions, transcript, written_match
from serai.table.match import Match

STRANGE_LETTERS = 'aZ0919*~-_ "{}[],:\t\r\0\x85\u2028²٣ß💥\ud800'
STRANGE_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    255,
    256,
    2**31,
    2**63,
    2**64,
    10**5000,
    1.5,
    1e300,
    float("nan"),
    "",
    "0",
    "x" * 3000,
    "\0",
    [],
    [[]],
    [0],
    {},
    {"": 0},
)
MOST_PLIES = 60  # played on from a position that was changed by hand


def wounded_text(text: str, rng: random.Random) -> str:
    """A text with letters or lines changed, lost, doubled or swapped."""
    place = rng.randrange(len(text))
    lines = text.split("\n")
    line = rng.randrange(len(lines))
    match rng.randrange(9):
        case 0:
            return text[:place] + rng.choice(STRANGE_LETTERS) + text[place + 1 :]
        case 1:
            return text[:place] + text[place + 1 :]
        case 2:
            return text[:place] + rng.choice(STRANGE_LETTERS) + text[place:]
        case 3:
            return text[:place]
        case 4:
            del lines[line]
        case 5:
            lines.insert(line, lines[line])
        case 6:
            other = rng.randrange(len(lines))
            lines[line], lines[other] = lines[other], lines[line]
        case 7:
            words = lines[line].split(" ")
            words[rng.randrange(len(words))] = rng.choice(text.split())
            lines[line] = " ".join(words)
        case _:
            return text[:place] + chr(ord(text[place]) ^ 1 << rng.randrange(7)) + text[place + 1 :]
    return "\n".join(lines)


def resealed(text: str) -> str:
    """A transcript with a check that fits again, as somebody with bad intentions would make it."""
    whole = text.encode("utf-8", "replace").decode()
    lines = whole.removesuffix("\n").split("\n")[:-1]
    return "\n".join([*lines, f"check {written_match.check_of(lines)}", ""])


def wounded_data(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A position with one value changed, lost, doubled, of another type or at another place."""
    worse = copy.deepcopy(data)
    places = list(all_places(worse))
    holder, key = rng.choice(places)
    match rng.randrange(6):
        case 0 | 1:
            value = holder[key]
            if isinstance(value, int) and not isinstance(value, bool):
                holder[key] = value + rng.choice((-2, -1, 1, 2, 10))
            else:
                holder[key] = rng.choice(STRANGE_VALUES)
        case 2:
            holder[key] = copy.deepcopy(rng.choice(STRANGE_VALUES))
        case 3:
            del holder[key]
        case 4:
            other_holder, other_key = rng.choice(places)
            holder[key] = copy.deepcopy(other_holder[other_key])
        case _:
            if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            else:
                holder[str(key) + "x"] = copy.deepcopy(holder[key])
    return worse


def all_places(value: Any) -> Any:
    """Every place in a document: what holds it, and its key or index."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from all_places(value[key])


def check_damaged_transcript(match: Match, rng: random.Random) -> None:
    """A wounded transcript is refused, or says the same; resealed, it still ends as it says."""
    text = match.transcript()
    worse = wounded_text(text, rng)
    again = replayed_or_refused(match, worse)
    if again is not None and (again.digest() != match.digest() or again.transcript() != text):
        raise Broken("transcript-damaged", "another game, and nobody noticed", worse)
    forged = resealed(wounded_text(text, rng))
    again = replayed_or_refused(match, forged)
    if again is not None and f"\nposition {again.digest()}\n" not in forged:
        raise Broken("transcript-damaged", "forged: the end is not the one it names", forged)


def replayed_or_refused(match: Match, text: str) -> Match | None:
    """The match that a text tells, or None if it was refused in proper words."""
    try:
        return transcript.replayed(games_of(match), text, None)
    except Problem as problem:
        check_texts(problem)
    except Exception as error:
        raise Broken("transcript-damaged", f"raised {in_short(error)}", text, TRANSCRIPT) from error
    return None


def check_damaged_position(match: Match, rng: random.Random) -> None:
    """A wounded position is refused; changed by hand on purpose, it is refused or can be played."""
    data = match.to_json()
    for worse in (
        wounded_data(data, rng),
        wounded_text(json.dumps(data, indent=rng.choice((None, 1))), rng),
    ):
        again = read_or_refused(match, worse)
        if again is not None and again.digest() != match.digest() and not unsealed(worse):
            raise Broken(
                "position-damaged", "another position, and nobody noticed", shown(worse), POSITION
            )
    del data["digest"]
    edited = wounded_data(data, rng)
    again = read_or_refused(match, edited)
    if again is not None:
        play_on(again, rng, shown(edited))


def unsealed(worse: object) -> bool:
    """Whether the digest itself was lost: then it is a position made by hand."""
    data = json.loads(worse) if isinstance(worse, str) else worse
    return isinstance(data, dict) and data.get("digest") is None


def read_or_refused(match: Match, data: object) -> Match | None:
    """The match that goes on from a position, or None if it was refused in proper words."""
    try:
        return positions.read(games_of(match), data, 1, "seeded")
    except Problem as problem:
        check_texts(problem)
    except Exception as error:
        raise Broken(
            "position-damaged", f"raised {in_short(error)}", shown(data), POSITION
        ) from error
    return None


def play_on(match: Match, rng: random.Random, document: str) -> None:
    """What was accepted must hold: it can be played, keeps the laws and can be saved."""
    try:
        check_laws(match)
        for _ in range(MOST_PLIES):
            if match.over:
                break
            match.play(rng.choice(match.options))
            check_laws(match)
        saved = match.to_json()
        again = positions.read(games_of(match), saved, 1, "ask")
    except Exception as error:
        raise Broken(
            "position-damaged", f"accepted, then {in_short(error)}", document, POSITION
        ) from error
    if again.digest() != match.digest():
        raise Broken("position-damaged", "accepted, then saved otherwise", document, POSITION)


def in_short(error: Exception) -> str:
    """An error without the whole document in it."""
    return f"{type(error).__name__}: {error}"[:300]


def shown(data: object) -> str:
    """A document as text, whatever is in it."""
    if isinstance(data, str):
        return data
    try:
        return json.dumps(data, indent=1)
    except ValueError:
        return repr_of_hopeless(data)


def repr_of_hopeless(data: object) -> str:
    """A document with a number too long to be written."""
    if isinstance(data, dict):
        return "{" + ", ".join(f"{k!r}: {repr_of_hopeless(v)}" for k, v in data.items()) + "}"
    if isinstance(data, list):
        return "[" + ", ".join(repr_of_hopeless(item) for item in data) + "]"
    if isinstance(data, int) and abs(data) > 10**100:
        return f"<{data.bit_length()} bits>"
    return repr(data)
