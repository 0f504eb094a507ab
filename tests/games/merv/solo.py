"""Positions of the solo game: which card lies open, and what the Magistrate is going to do."""

from __future__ import annotations

from serai import Match
from tests.games.merv.table import MAGISTRATE, VIZIER, Table, table
from tests.games.playing import notes, play

YOU = 0
MAGISTRATE_NAME = 9  # in notes
VIZIER_NAME = 8
CARDS = {  # spaces of the Magistrate, spaces of the Grand Vizier, preferred actions, gain
    1: ("14253", "35142", "caravansary mosque palace fortification library marketplace", "favour"),
    2: ("25314", "41253", "library marketplace palace caravansary fortification mosque", "favour"),
    3: ("31425", "52314", "marketplace library fortification palace mosque caravansary", "guard"),
    4: ("42531", "13425", "mosque caravansary fortification palace marketplace library", "favour"),
    5: ("53142", "24531", "palace fortification caravansary marketplace library mosque", "guard"),
    6: ("34512", "12453", "fortification palace mosque library caravansary marketplace", "points"),
}
LEVELS = ("novice", "standard", "hard", "tyrant")
LINE = ("a1", "a2", "a3", "a4", "a5")  # of the space N1, where card 1 sends the Magistrate


def solo(card: int = 1, level: str = "novice") -> Table:
    """A solo game with this card open; the Magistrate is the first in the queue."""
    others = [str(other) for other in CARDS if other != card]
    return table(seats=1, level=level).fact(solo_card=str(card), solo_deck=others)


def with_wealth(action: str, wealth: int, level: str = "novice") -> Table:
    """He will build on a1 for this action and have such a wealth, of which 1 is his level's.

    Card 1 lies open: his gain is 1 favour. What is left of the line belongs to the Grand Vizier.
    """
    buildings = wealth - 1
    here = solo(1, level).sites(a1=f"{action}-red")
    here.built(MAGISTRATE, " ".join(LINE[1:buildings]))
    here.built(VIZIER, " ".join(LINE[buildings:]))
    return here.order(MAGISTRATE, YOU, VIZIER)


def after_his_turn(here: Table) -> Match:
    """The match after the turn of the Magistrate; chance draws whatever comes first."""
    return play(here.to_go(MAGISTRATE), "*")


def told(match: Match, name: str, number: str) -> list[int | str]:
    """One number of all tidings of a kind about the Magistrate."""
    return [note[number] for note in notes(match, name) if note["seat"] == MAGISTRATE_NAME]
