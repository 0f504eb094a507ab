"""Requests of the API beside the live channel of a table, and what is answered to them.

They share their parts with the messages in `protocol`, and are as strict.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from serai.house.protocol import (
    Arguments,
    BotSpec,
    Count,
    FromClient,
    Language,
    SeatTold,
    TableId,
    ToClient,
    Trouble,
    Word,
)
from serai.table.events import MINUTES_OF_BEFORE

LONGEST_FILE = 1_000_000  # bytes of an imported transcript

Token = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seconds = Annotated[int, Meta(ge=0, le=60)]
Away = Annotated[int, Meta(ge=60, le=7200)]  # seconds that somebody is waited for
PersonName = Annotated[str, Meta(min_length=1, max_length=30)]


class SeatWanted(FromClient, frozen=True):
    """Who is to sit here: "me" (several times: one screen for all), "open" or a bot by name.

    A bot is also a character, such as "zarina"; one without a name is a character of the house.
    """

    who: Literal["me", "open", "bot"]
    bot: BotSpec | None = None
    name: PersonName | None = None  # of a second person at the same screen


class BranchWanted(FromClient, frozen=True):
    """Begin as a finished match was after one of its events."""

    table: TableId
    seq: Count


class TableWanted(FromClient, frozen=True):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[Word, Any] = {}
    watch: Literal["nobody", "link", "everybody"] = "link"
    join: Literal["link", "everybody"] = "link"
    help: Literal["rules", "hints"] | None = None  # None: hints if no other person plays
    think: Seconds | None = None  # that a bot may think; none: as long as the server lets it
    stand_in: Away | None = MINUTES_OF_BEFORE  # then a bot may; None: not unless all agree
    branch: BranchWanted | None = None
    transcript: Annotated[str, Meta(max_length=LONGEST_FILE)] | None = None


class Created(ToClient, frozen=True):
    """The new table; `invite` lets others sit down."""

    table: str
    invite: str


class Me(ToClient, frozen=True):
    """Who the caller is."""

    name: str
    guest: bool  # whether there is an identity yet


class NameWanted(FromClient, frozen=True):
    """How the caller wants to be called."""

    name: PersonName


class SitWanted(FromClient, frozen=True):
    """Sit down; `invite` is needed unless everybody may."""

    invite: Token | None = None


class Seated(ToClient, frozen=True):
    """The own seat, and the token of the link that brings it back in another browser."""

    seat: int
    token: str


class RecoverWanted(FromClient, frozen=True):
    """Take an own seat again with the token of its link."""

    token: Token


class Invite(ToClient, frozen=True):
    """A new invitation; the old one is void."""

    invite: str


class TableTold(ToClient, frozen=True):
    """A table in a list. `shelved`: why nobody can play on there; the server has other rules."""

    table: str
    game: str
    version: int  # of the rules
    data: str  # digest of the component values
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatTold]
    yours: list[int]
    to_move: int | None
    changed: int
    watch: Literal["nobody", "link", "everybody"]
    join: Literal["link", "everybody"]
    host: bool
    winners: list[int] = []
    shelved: Trouble | None = None


class ResultTold(ToClient, frozen=True):
    """How a match ended, by seat; scores and ranks may not have been kept."""

    winners: list[int]
    scores: list[int] = []
    ranks: list[int] = []


class UsualTold(ToClient, frozen=True):
    """What a score is usually made of at such a table: the means of so many games of a bot."""

    games: int
    score: float
    sources: dict[str, float]


class ReckoningTold(ToClient, frozen=True):
    """The score of one of those who score, by source (messages `result-<source>`).

    `seat` is their number in messages: whoever of the game has no seat has one beyond them.
    """

    seat: int
    rank: int
    score: int
    sources: dict[str, int]
    usual: UsualTold | None = None  # None: not known for these rules or this kind of table


class StretchTold(ToClient, frozen=True):
    """One turn; lists are in the order of `people`."""

    seq: int  # the event in which it was over: the board then; turns may share it
    turn: int  # the seat whose turn it was
    clock: dict[str, int | str]  # when it began
    scores: list[int]  # after it
    gains: list[dict[str, int]]  # by source, where something has changed


class CourseTold(ToClient, frozen=True):
    """The course of a finished match, with nothing hidden."""

    version: int  # of the rules
    began: int  # when, in seconds
    ended: int
    people: list[ReckoningTold]
    before: list[int]  # scores before the first turn
    turns: list[StretchTold]


class MoveTold(ToClient, frozen=True):
    """A move as it was written; `key` says it in words (empty: it has none any more)."""

    seat: int  # -1: chance
    move: str
    key: str = ""
    args: Arguments = {}


class KeptTold(ToClient, frozen=True):
    """A match as it is kept, without playing it: at a table, or in a file."""

    game: str
    version: int
    data: str
    box: dict[str, Any]  # corrections: file, record, field, value
    seats: int
    options: dict[str, Any]
    ended: Literal["", "finished", "resigned", "closed"]  # as far as it is known
    moves: list[MoveTold]
    result: ResultTold | None = None
    to_move: int | None = None
    why: Trouble | None = None  # why it cannot be played on here; None: it can


class FileWanted(FromClient, frozen=True):
    """A file that somebody has."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class Tables(ToClient, frozen=True):
    """Tables, those that wait for the caller first."""

    tables: list[TableTold]


class OptionTold(ToClient, frozen=True):
    """Something to agree on, in the messages `option-<name>-title` and `option-<name>-about`.

    What each other choice does says `option-<name>` or `option-<name>-<choice>`; the choices are
    called `<name>-<choice>` or `option-<name>-<choice>-way`.

    Where it chooses between two readings of the rules, `basis` and `source` tell how well the
    usual one is founded; both are empty for a variant of the game.
    """

    name: str
    choices: list[Any]
    default: Any
    per_seat: bool
    seats: list[int]  # with how many players it exists
    basis: str = ""  # rulebook or house
    source: str = ""  # stated, derived or guess
    ours: bool = False  # no edition of the rules knows what it offers


class HabitTold(ToClient, frozen=True):
    """A question that may be answered once for all."""

    question: str
    always: str
    never: str


class GameTold(ToClient, frozen=True):
    """A game of the house."""

    name: str
    version: int
    seats: list[int]
    options: list[OptionTold]
    habits: list[HabitTold]
    verbs: list[str]
    places: dict[str, str]  # kinds of places of the board, and the argument that names one
    about: dict[str, str]  # the section of the rules about a kind of places, or about one place


class RulingTold(ToClient, frozen=True):
    """How we decide what a section leaves open, in English."""

    id: str
    question: str
    decision: str
    basis: str  # rulebook or house
    source: str  # stated, derived or guess
    option: str  # that chooses the other reading; "": there is none


class SectionTold(ToClient, frozen=True):
    """A section of the rules in our words."""

    id: str
    title: str
    text: str
    translated: bool  # if not, it is English
    rulings: list[RulingTold]


class Rules(ToClient, frozen=True):
    """The rules of a game, section by section."""

    sections: list[SectionTold]


class GameBroken(ToClient, frozen=True):
    """A game that cannot be played here, and why, in every language."""

    name: str
    texts: dict[Language, str]


class CharacterTold(ToClient, frozen=True):
    """An opponent of the house: the message `character-<name>`, its style and usual level."""

    name: str
    style: str
    level: int


class Games(ToClient, frozen=True):
    """What can be played, and against which bots and characters; and what cannot."""

    games: list[GameTold]
    bots: list[str]
    characters: list[CharacterTold]
    levels: int  # how strong somebody can play: 1 to this
    usual: list[str]  # characters that sit down where nobody was asked for, in this order
    broken: list[GameBroken]


class BotsTold(ToClient, frozen=True):
    """The processes that bots think in: how many there should be, how many can be asked."""

    processes: int
    ready: int
    waiting: int  # questions that no process has been found for yet


class Stalls(ToClient, frozen=True):
    """How late everybody was served in the last ten minutes because of others: milliseconds.

    The shares are of all moments at which the server looked, a hundred a second.
    """

    p99: int
    p999: int
    most: int
    over_100: int  # how often it was more than 100 ms
    ticks: int  # how often it has looked


class Health(ToClient, frozen=True):
    """What the health check did: it created a table, moved, read it back, and let a bot move."""

    ok: bool
    milliseconds: int
    tables: int  # in memory
    sockets: int
    bytes: int  # what these tables take there, about
    stalls: Stalls
    wrong: Literal["", "tables", "bots"] = ""  # what is not well
    bots: BotsTold | None = None  # None: there are none here


class Error(ToClient, frozen=True):
    """Why a request was refused."""

    trouble: Trouble
