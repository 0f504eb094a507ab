"""All bots by name: `name` or `name:param=value,param=value`; and the characters by theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from serai.bots.base import Bot
from serai.bots.characters import CHARACTERS
from serai.bots.far_bot import FarBot
from serai.bots.levels import MOST, RUNGS, LevelBot, everywhere
from serai.bots.model import learned
from serai.bots.random_bot import RandomBot
from serai.bots.styles import EVEN, STYLES
from serai.bots.turn_bot import ALL, AREAS, TurnBot
from serai.core.speech import Problem, shown


class UnknownBot(Problem):
    """No bot of this name, or none with this parameter; programs are told which it was."""

    def __init__(self, given: str, detail: str) -> None:
        super().__init__("bot", given=shown(given), known=", ".join(usages()))
        self.detail = detail

    def __str__(self) -> str:
        return self.detail


@dataclass(frozen=True)
class Entry:
    """How to make a bot; each parameter is a whole number or one of some words, with a default."""

    make: Callable[..., Bot]
    params: Mapping[str, int | str] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    most: Mapping[str, int] = field(default_factory=dict)  # the highest number that makes sense

    def usage(self, name: str) -> str:
        """The name with its parameters and their defaults."""
        listed = ",".join(f"{param}={default}" for param, default in self.params.items())
        return f"{name}:{listed}" if listed else name


def greedy(width: int, area: str) -> Bot:
    """The judge of the game as it stands."""
    return TurnBot(f"greedy:width={width},area={area}", width, area)


def learner(width: int, nodes: int, best: int, narrow: int) -> Bot:
    """What the house has learned, looking as far as one likes."""
    if not (width and best and narrow):
        raise ValueError("all numbers but nodes must be at least 1")
    name = f"learned:width={width},nodes={nodes},best={best},narrow={narrow}"
    return FarBot(name, everywhere(width, nodes, best, narrow), learned)


def of_rung(name: str) -> Entry:
    """The same as far as this rung of the ladder looks."""
    return Entry(lambda: FarBot(name, RUNGS[name], learned))


REGISTRY: dict[str, Entry] = {
    "random": Entry(RandomBot),
    "greedy": Entry(greedy, {"width": 6, "area": ALL}, {"area": AREAS}, {"width": 100}),
    "learned": Entry(
        learner,
        {"width": 6, "nodes": 0, "best": 8, "narrow": 1},
        most={"width": 400, "nodes": 10_000_000, "best": 100, "narrow": 100},
    ),
    **{name: of_rung(name) for name in RUNGS},
    "opponent": Entry(
        LevelBot, {"level": 4, "style": EVEN}, {"style": tuple(STYLES)}, {"level": MOST}
    ),
}


def names() -> tuple[str, ...]:
    """The names of all bots; characters are bots already."""
    return tuple(REGISTRY)


def usages() -> tuple[str, ...]:
    """All bots with their parameters and defaults, and all characters."""
    bots = REGISTRY | {name: played_by(name) for name in CHARACTERS}
    return tuple(entry.usage(name) for name, entry in bots.items())


def played_by(name: str) -> Entry:
    """A character has its own style; its level can be chosen."""
    character = CHARACTERS[name]

    def made(level: int) -> Bot:
        bot = LevelBot(level, character.style)
        bot.name = f"{name}:level={level}"
        return bot

    return Entry(made, {"level": character.level}, most={"level": MOST})


def level_of(text: str) -> int | None:
    """The level that a bot plays at, if it has one."""
    name, _, listed = text.partition(":")
    entry = played_by(name) if name in CHARACTERS else REGISTRY.get(name)
    if entry is None or "level" not in entry.params:
        return None
    for part in listed.split(","):
        param, _, value = part.partition("=")
        if param == "level" and value.isdecimal():
            return int(value)
    return int(entry.params["level"])


def style_of(text: str) -> str | None:
    """The taste of a bot, if it has one."""
    name, _, listed = text.partition(":")
    if name in CHARACTERS:
        return CHARACTERS[name].style
    if name not in REGISTRY or "style" not in REGISTRY[name].params:
        return None
    given = dict(part.split("=") for part in listed.split(",") if part.count("=") == 1)
    return given.get("style", EVEN)


def kind_of(text: str) -> str:
    """What a bot is called where its level is told beside the name."""
    return text if level_of(text) is None else text.partition(":")[0]


def make(text: str) -> Bot:
    """The bot with this name and these parameters, such as `greedy:width=24` or `zarina`."""
    name, _, listed = text.partition(":")
    name = name.strip()
    entry = played_by(name) if name in CHARACTERS else REGISTRY.get(name)
    if entry is None:
        raise UnknownBot(text, f"no bot is called {name!r}; there are: {', '.join(usages())}")
    params = dict(entry.params)
    given: set[str] = set()
    for part in listed.split(",") if listed.strip() else ():
        param, equals, value = (piece.strip() for piece in part.partition("="))
        if param not in params:
            raise UnknownBot(text, f"{name} has no parameter {param!r}; it is: {entry.usage(name)}")
        if param in given:  # else it might be told to play at one level, and play at another
            raise UnknownBot(text, f"{param} is given twice; {name} is: {entry.usage(name)}")
        given.add(param)
        words = entry.words.get(param)
        if words is not None:
            if value not in words:
                raise UnknownBot(text, f"{param}={value!r} is none of: {', '.join(words)}")
            params[param] = value
            continue
        if not equals or not value.isdecimal():
            raise UnknownBot(
                text, f"{param}={value!r} is no whole number; {name} is: {entry.usage(name)}"
            )
        most = entry.most.get(param, 10**9)
        if len(value) > 9 or int(value) > most:
            raise UnknownBot(text, f"{param}={value[:20]!r} is too large; at most {most}")
        params[param] = int(value)
    try:
        return entry.make(**params)
    except ValueError as error:
        raise UnknownBot(text, f"{name}: {error}; it is: {entry.usage(name)}") from None


def spelt(text: str) -> str:
    """A name as it is kept: without the spaces that `make` forgives."""
    make(text)
    name, _, listed = text.partition(":")
    params = ",".join(
        "=".join(piece.strip() for piece in part.split("=")) for part in listed.split(",")
    )
    return f"{name.strip()}:{params}" if params else name.strip()
