"""What a match is played by: the version of the rules, the component values, the corrected box.

Whatever is kept of a match names all three. A process plays on only with what it has itself; a
match of anything else is whole, is told as it is kept (`kept_match.py`) and says how it can go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from serai.core import box as core_box
from serai.core.box import Corrections
from serai.core.game import Game
from serai.core.reading import wrong
from serai.core.speech import Problem
from serai.games import load

NOT_RECORDED = core_box.NOT_RECORDED  # values of a match that was kept before they were recorded
SHAPE_OF_DIGEST = rf"[0-9a-f]{{1,64}}|{NOT_RECORDED}"


class Shelved(Problem):
    """A match is whole, but this process cannot play on with it; the words say what helps."""

    def __init__(self, why: Problem) -> None:
        super().__init__(why.key, why.game, **why.details)


@dataclass(frozen=True)
class Ruleset:
    """Game, version of its rules, digest of its component values, corrections among them."""

    game: str
    version: int
    data: str = NOT_RECORDED
    box: Corrections = field(default_factory=dict)

    def why_not(self, games: Mapping[str, Game]) -> Problem | None:
        """Why this process cannot play by it; None if it can."""
        if self.game not in games:
            return Problem("game", given=self.game[:40], known=", ".join(games))
        try:
            game = games[self.game]
            ours = game.data
        except Problem as broken:
            return broken
        except Exception as error:  # a mistake of ours: what was played is told all the same
            return load.failing(self.game, error)
        if self.version not in game.versions:
            return other_version(self, game)
        return None if self.data == ours else other_data(self, game)

    def game_among(self, games: Mapping[str, Game]) -> Game | None:
        """The game, for its words alone; None if there is none such or it is broken."""
        try:
            return games.get(self.game)
        except Exception:  # `why_not` says what is wrong with it
            return None

    def check(self, games: Mapping[str, Game]) -> Game:
        """The game to play it with; Shelved if this process cannot."""
        why = self.why_not(games)
        if why is not None:
            raise Shelved(why) from why.__cause__
        return games[self.game]


def ruleset_of(game: Game, version: int) -> Ruleset:
    """What this process plays a version of a game by."""
    return Ruleset(game.name, version, game.data, game.box)


def other_version(kept: Ruleset, game: Game) -> Problem:
    """The rules are retired, or still to come."""
    ours = ", ".join(str(version) for version in game.versions)
    if kept.version > game.version:
        return Problem("rules-newer", name=game.name, version=kept.version, ours=ours)
    return Problem("rules-retired", name=game.name, version=kept.version, ours=ours)


def other_data(kept: Ruleset, game: Game) -> Problem:
    """The rules are ours, but not the values on cards, tiles and boards.

    Another box helps only if what it corrects are our values.
    """
    if kept.data != game.data_with(kept.box):
        return Problem("data-other", name=game.name, data=kept.data, ours=game.data)
    if kept.box:
        count = corrections_in(kept.box)
        return Problem("data-boxed", name=game.name, count=count, data=kept.data)
    return Problem("data-unboxed", name=game.name, data=kept.data, ours=game.data)


def corrections_in(box: Corrections) -> int:
    """How many values a box corrects."""
    return sum(len(fields) for records in box.values() for fields in records.values())


def checked_box(given: Any, place: str) -> Corrections:
    """Corrections from outside: {file: {id: {field: value}}}; whether they fit is not asked."""
    if not isinstance(given, dict):
        raise wrong(place, given, "{ … }")
    for file, records in given.items():
        if not isinstance(records, dict):
            raise wrong(f"{place}.{file[:40]}", records, "{ … }")
        for record, fields in records.items():
            if not isinstance(fields, dict):
                raise wrong(f"{place}.{file[:40]}.{record[:40]}", fields, "{ … }")
    return given
