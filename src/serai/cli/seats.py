"""Who sits at the table: `you`, `you:Anna`, `zarina`, `greedy`, `greedy:width=24`."""

from __future__ import annotations

from dataclasses import dataclass

from serai.bots import registry
from serai.bots.base import Bot
from serai.bots.characters import CHARACTERS
from serai.bots.levels import MOST
from serai.cli.trouble import Trouble
from serai.core.luck import Luck
from serai.language import say
from serai.table.match import Match

YOU = "you"
SOFT_HYPHEN = "\u00ad"  # in long words, for the narrow plates of the page


def ways_of(spec: str, lang: str) -> str:
    """The taste of a bot and its level in words, "trader · good"; nothing if it has none."""
    style, level = registry.style_of(spec), registry.level_of(spec)
    if style is None or level is None:
        return ""
    keys = (f"bot-style-{style}", f"bot-level-{level}")
    return " · ".join(say(lang, "", key, {}) for key in keys).replace(SOFT_HYPHEN, "")


@dataclass
class Seat:
    """One seat: a person, or a bot with luck of its own."""

    spec: str
    name: str
    bot: Bot | None
    luck: Luck

    def choose(self, match: Match) -> int:
        """The bot's answer; it thinks about what its seat may know."""
        assert self.bot is not None
        assert match.to_move is not None
        return self.bot.choose(match.believed_by(match.to_move, self.luck), self.luck)


def specs_of(text: str) -> list[str]:
    """The seats of a list with commas; a parameter after a comma belongs to the bot before it."""
    found: list[str] = []
    for part in (piece.strip() for piece in text.split(",")):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def seated(specs: list[str], lang: str, seed: int) -> list[Seat]:
    """The seats, with names; Trouble for a bot that nobody knows."""
    seats: list[Seat] = []
    for number, spec in enumerate(specs, 1):
        kind, _, name = spec.partition(":")
        luck = Luck(seed + number)
        if kind == YOU:
            own = name.strip()[:20] or say(lang, "", "seat-name", {"number": number})
            seats.append(Seat(spec, own, None, luck))
            continue
        try:
            spelt = registry.spelt(spec)
            bot = registry.make(spelt)
        except registry.UnknownBot:
            level = registry.level_of(spec.replace(" ", ""))
            if level is not None and not 1 <= level <= MOST:
                raise Trouble("level", given=level, spec=spec[:40], most=MOST) from None
            known = ", ".join((YOU, *registry.usages()))
            raise Trouble("seat", given=spec[:40] or "–", known=known) from None
        kind = kind.strip()
        alone = [other.partition(":")[0].strip() for other in specs].count(kind) == 1
        called = say(lang, "", f"character-{kind}", {}) if kind in CHARACTERS else kind
        seats.append(Seat(spelt, called if alone else f"{called} {number}", bot, luck))
    return seats
