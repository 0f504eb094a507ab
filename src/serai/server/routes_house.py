"""Endpoints about the house: what can be played, and whether all is well."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import get_args

import serai
from serai.bots import registry
from serai.bots.characters import CHARACTERS, USUAL
from serai.bots.levels import MOST
from serai.core import rulebook
from serai.core.game import Game, Option
from serai.core.speech import Problem
from serai.games import load
from serai.house.denied import Denied
from serai.house.protocol import Announcement, Language
from serai.house.requests import (
    CharacterTold,
    FileWanted,
    GameBroken,
    Games,
    GameTold,
    HabitTold,
    Health,
    KeptTold,
    OptionTold,
    Rules,
    RulingTold,
    SectionTold,
)
from serai.house.unplayable import told_of_text
from serai.language import sections
from serai.server.endpoint import Call, Endpoint
from serai.server.message_files import messages
from serai.study.variants import Variant, is_allowed


@cache
def catalogue() -> Games:
    """All games and bots of the house; a game that is broken does not hide the others."""
    troubles = {name: load.trouble_with(name) for name in load.names()}
    return Games(
        games=[told(name) for name, trouble in troubles.items() if trouble is None],
        bots=list(registry.names()),
        characters=[
            CharacterTold(name=name, style=one.style, level=one.level)
            for name, one in CHARACTERS.items()
        ],
        levels=MOST,
        usual=list(USUAL),
        broken=[
            GameBroken(name=name, texts=texts_of(trouble))
            for name, trouble in troubles.items()
            if trouble is not None
        ],
    )


def texts_of(trouble: Problem) -> dict[Language, str]:
    """What is wrong, for whoever asks what can be played."""
    public = trouble.elsewhere()
    return {language: public.text(language) for language in get_args(Language)}


def told(name: str) -> GameTold:
    """A game as the client needs to know it."""
    game = serai.game(name)
    rulings = rulebook.rulings(game.package)
    return GameTold(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        options=[
            OptionTold(
                name=option.name,
                choices=list(option.choices),
                default=option.default,
                per_seat=option.per_seat,
                seats=[seats for seats in game.seats if exists(game, option, seats)],
                ours=option.ours,
                **founded(option, rulings),
            )
            for option in game.options
        ],
        habits=[
            HabitTold(question=habit.question, always=habit.always, never=habit.never)
            for habit in game.habits
        ],
        verbs=[verb.name for verb in game.notation.verbs if not verb.chance],
        places=game.place_kinds,
        about=rulebook.section_of_place(game.package),
    )


def founded(option: Option, rulings: list[rulebook.Ruling]) -> dict[str, str]:
    """On what the usual reading of an option rests: the weakest of the rulings about it."""
    about = [one for one in rulings if one.option == option.name]
    if not about:
        return {}
    return {
        "basis": max((one.basis for one in about), key=rulebook.BASES.index),
        "source": max((one.source for one in about), key=rulebook.RULING_SOURCES.index),
    }


@cache
def rules_told(name: str, language: Language) -> Rules:
    """The sections of a game and our rulings on them."""
    package = serai.game(name).package
    rulings = rulebook.rulings_by_section(package)
    return Rules(
        sections=[
            SectionTold(
                id=one.section.id,
                title=one.title,
                text=one.text,
                translated=one.language == language,
                rulings=[
                    RulingTold(
                        id=ruling.id,
                        question=ruling.question,
                        decision=ruling.decision,
                        basis=ruling.basis,
                        source=ruling.source,
                        option=ruling.option,
                    )
                    for ruling in rulings[one.section.id]
                ],
            )
            for one in sections.told(language, package)
        ]
    )


async def rules(call: Call) -> Rules:
    """The rules of a game in our words, in one language."""
    return await asyncio.to_thread(rules_told, call.path["game"], call.path["language"])


def exists(game: Game, option: Option, seats: int) -> bool:
    """Whether an option can be chosen with so many players."""
    if option.per_seat:
        return True
    others = [choice for choice in option.choices if choice != option.default]
    return any(is_allowed(game, Variant(seats, {option.name: choice})) for choice in others)


async def games(call: Call) -> Games:
    """What can be played, and against which bots."""
    del call
    return catalogue()


async def file(call: Call) -> KeptTold:
    """What game a file holds, and whether it can be played on here."""
    return await asyncio.to_thread(told_of_text, call.body.text)


async def health(call: Call) -> Health:
    """Create a table, make a move, read it back, let a bot move, and say how long that took."""
    found = await call.health.check()
    if not found.ok:
        raise Denied(503, "unwell", what=found.wrong)
    return found


async def announcement(call: Call) -> Announcement:
    """What whoever runs the server tells everybody; pages of tables hear of it by themselves."""
    return call.house.announcements.now


HOUSE = (
    Endpoint("GET", "/api/games", games, Games),
    Endpoint("GET", "/api/rules/{language}/{game}", rules, Rules),
    Endpoint("POST", "/api/files", file, KeptTold, FileWanted, rate="import", refuses=(409,)),
    Endpoint("GET", "/api/health", health, Health, rate="health"),
    Endpoint("GET", "/api/announcement", announcement, Announcement),
    Endpoint(
        "GET", "/api/messages/{language}/{part}", messages, str, media="text/plain", bars=False
    ),
)
