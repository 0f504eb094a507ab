"""Every message of the live channel of a table, in both directions and for every caller.

The channel carries them as JSON: over a WebSocket, or as an event stream with POST for the way up.
Types for the client and the schemas of the API description come from here and from `requests`,
which has the other requests and their answers. Nothing that is not declared in one of the two is
accepted, and nothing else is ever sent.

The client speaks in `Hello`, `Act`, `Ask` and `Ping`. An `Act` has an id of the client's making:
however often it is sent, it happens once and gets the same answer. `seq` counts the events of the
table, `rev` the changes of the own draft: an act made for another moment is answered `Stale`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from serai.table.events import Matter

# --- sizes ---

LONGEST_FRAME = 16_384  # bytes from a client
MOST_PREVIEWS = 40

ActId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
TableId = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[a-z2-7]{16}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Place = Annotated[str, Meta(min_length=1, max_length=80)]  # of the board: "square:b1@0"
BotSpec = Annotated[str, Meta(min_length=1, max_length=60)]
Language = Literal["en", "de", "ru", "nl"]
Arguments = dict[str, int | str]


class FromClient(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Strict: an unknown field is an error."""


class ToClient(Struct, frozen=True, kw_only=True):
    """What the server says."""


# --- what a seat can do ---


class Action(FromClient, tag_field="do", frozen=True):
    """Something that changes the table."""


class Play(Action, tag="play", frozen=True):
    """One step of a turn. `commit`: at the end of the turn, or at once."""

    seat: SeatNumber
    move: Notation
    commit: Literal["ask", "turn", "step"] = "ask"


class Undo(Action, tag="undo", frozen=True):
    """Take the last step of the draft back."""

    seat: SeatNumber


class Redo(Action, tag="redo", frozen=True):
    """Make the step again that was taken back last."""

    seat: SeatNumber


class Reset(Action, tag="reset", frozen=True):
    """Begin the draft anew."""

    seat: SeatNumber


class Confirm(Action, tag="confirm", frozen=True):
    """Make the draft part of the game."""

    seat: SeatNumber


class Stand(Action, tag="stand", frozen=True):
    """Answer a question of the rules once for all."""

    seat: SeatNumber
    question: Word
    answer: Literal["always", "never", "ask"]


class Resign(Action, tag="resign", frozen=True):
    """Give the game up; a bot plays on in this seat if other people are still there."""

    seat: SeatNumber


class StandIn(Action, tag="stand-in", frozen=True):
    """Let a bot play for a person who is away, and who keeps the seat."""

    seat: SeatNumber


class ComeBack(Action, tag="come-back", frozen=True):
    """Take the own seat back from the bot that plays there."""

    seat: SeatNumber


class Agree(Action, tag="agree", frozen=True):
    """Say yes to what all people here have to agree to, or take it back.

    `stand-in`: that bots play for who is away, at a table over days; `newcomer`: that somebody new
    takes an empty seat in a running match, and learns what was kept secret there.
    """

    seat: SeatNumber
    to: Matter
    yes: bool


class AskTakeback(Action, tag="takeback", frozen=True):
    """Ask to go back to before the own last turn; against bots it happens at once."""

    seat: SeatNumber


class AnswerTakeback(Action, tag="answer", frozen=True):
    """Agree to a takeback, or refuse it (who asked withdraws by refusing)."""

    seat: SeatNumber
    yes: bool


class SeatBot(Action, tag="bot", frozen=True):
    """Let a bot take an empty seat."""

    seat: SeatNumber
    bot: BotSpec


class Say(Action, tag="say", frozen=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


AnyAction = (
    Play
    | Undo
    | Redo
    | Reset
    | Confirm
    | Stand
    | Resign
    | StandIn
    | ComeBack
    | Agree
    | AskTakeback
    | AnswerTakeback
    | SeatBot
    | Say
)

# --- what can be asked ---


class Query(FromClient, tag_field="about", frozen=True):
    """Something that changes nothing."""


class Previews(Query, tag="previews", frozen=True):
    """What some offered moves would do."""

    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_PREVIEWS)]
    further: bool = False  # also what they bring at least, if something is asked then


class WhyNot(Query, tag="why", frozen=True):
    """Why a move is not offered."""

    seat: SeatNumber
    move: Notation


class WhyPlace(Query, tag="place", frozen=True):
    """Why no move is offered at a place of the board.

    `after`: the places that were touched before it.
    """

    seat: SeatNumber
    place: Place
    after: Annotated[list[Place], Meta(max_length=16)] = []


class Hint(Query, tag="hint", frozen=True):
    """What a bot would do, and why. Everybody is told that it was asked."""

    seat: SeatNumber


class At(Query, tag="at", frozen=True):
    """The table as it was after an event, as the caller may see it."""

    seq: Count
    seat: SeatNumber | None = None


AnyQuery = Previews | WhyNot | WhyPlace | Hint | At

# --- client to server ---


class Message(FromClient, tag_field="type", frozen=True):
    """A frame from the client."""


class Hello(Message, tag="hello", frozen=True):
    """Begin, go on after a broken connection, or look from another own seat.

    `last` is the last event that the client knows (0: none), `chat` the last line of chat.
    """

    last: Count = 0
    chat: Count = 0
    seat: SeatNumber | None = None


class Act(Message, tag="act", frozen=True):
    """Do something, once. `seq` and `rev` are those of the state that the client looked at."""

    id: ActId
    seq: Count
    rev: Count
    action: AnyAction


class Ask(Message, tag="ask", frozen=True):
    """Ask something."""

    id: ActId
    query: AnyQuery


class Ping(Message, tag="ping", frozen=True):
    """A sign of life that wants an answer."""

    n: Count


AnyMessage = Hello | Act | Ask | Ping

# --- server to client: parts ---


class RefusalTold(ToClient, frozen=True):
    """Why not: the message `refuse-<name>` with its arguments, and the rule it comes from."""

    code: int
    name: str
    args: Arguments
    rule: str


class Trouble(ToClient, frozen=True):
    """Something from outside cannot be used: the message `problem-<key>` with its arguments."""

    key: str
    args: Arguments
    refusal: RefusalTold | None = None


class Sentence(ToClient, frozen=True):
    """A message of the game by key, with its arguments; `seat` is whose it is (-1: chance).

    Those of the game who have no seat are counted as they are among the players of a view.
    """

    key: str
    args: Arguments
    seat: int
    move: str = ""  # notation, if it was a choice
    places: list[str] = []  # of the board that it is about
    piece: str = ""  # what went to the first of them
    chance: bool = False
    forced: bool = False  # nothing else was possible; in a draft also: by a standing answer
    closes: bool = False  # only ends a question, or repeats what was said: logs leave it out
    gathers: str = ""  # the argument with which several in a row are told as one; "": never
    apart: bool = False  # the turn is over: what is told from here on is no part of it


class Effect(ToClient, frozen=True):
    """A place of the table that changes: `seat` None is the common board."""

    seat: int | None
    path: list[str]
    before: Any = None
    after: Any = None


class PreviewTold(ToClient, frozen=True):
    """All that is certain about a move; an item null of a list is not known yet.

    `asks`: the own question that comes next; `least`: what follows however it is answered.
    """

    effects: list[Effect]
    asks: str | None = None
    least: list[Effect] = []


class Remark(ToClient, frozen=True):
    """What an offered move means as things stand, beside its words and what it changes."""

    key: str
    args: Arguments = {}


class Offer(ToClient, frozen=True):
    """An offered move. `locks`: why it cannot be undone once chosen; `ends`: the turn with it."""

    move: str
    key: str
    args: Arguments
    group: str
    places: list[str] = []  # of the board, in the order in which a person would touch them
    opens: int = 0  # so many of the places can be touched first; 0: any
    ways: list[str] = []  # places that lead to it without being touched by it
    turns: bool = False  # the moves at one place lay the same thing there, turned
    free: bool = False  # beside the open question, at any time
    idle: bool = False  # only says that nothing more is wanted
    locks: Literal["", "chance", "asks", "reveals"] = ""
    ends: bool = False
    remark: Remark | None = None


class HintStep(ToClient, frozen=True):
    """A move that a bot thinks of; `seat` is -1 for chance."""

    seat: int
    move: str
    key: str
    args: Arguments
    told: bool = True  # False: it only says that nothing more is wanted


class HintReason(ToClient, frozen=True):
    """What a turn does better or worse than another one: a message, and hundredths of a point."""

    key: str
    args: Arguments
    amount: int


class HintTurn(ToClient, frozen=True):
    """A turn up to chance or its end, what is expected then, and what it is worth.

    `chances` of all seats (0 to 1) and `points` of the own one are there only if somebody has
    learned them; of `worth`, in hundredths of a point, only differences mean something. `compared`
    is a message: with what the reasons compare it, or what is said instead; "": nothing.
    """

    steps: list[HintStep]
    then: list[HintStep]
    worth: int
    compared: str
    reasons: list[HintReason]
    chances: list[float] = []
    points: float | None = None


class HintTold(ToClient, frozen=True):
    """The best turns of a seat, best first. `doubt`: why numbers are missing or may be wrong."""

    seat: int
    turns: list[HintTurn]
    doubt: Remark | None = None


class DraftTold(ToClient, frozen=True):
    """The turn in progress, told only to its seat."""

    steps: list[Sentence]
    changes: list[Effect]  # what all of them change together
    undo: int  # how many steps can be taken back
    redo: int
    complete: bool  # nothing is left to decide: confirm, or undo


class SeatTold(ToClient, frozen=True):
    """Who sits where."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str = ""
    resigned: bool = False
    style: str = ""  # of a bot that has one: the message `bot-style-<style>`
    level: int = 0  # of a bot that has one: `bot-level-<level>`
    stand_in: str = ""  # the bot that plays for this person, who is away


class TakebackTold(ToClient, frozen=True):
    """Somebody asks to go back; `agreed` has who said yes."""

    seat: int
    agreed: list[int]


class EventTold(ToClient, frozen=True):
    """One event of the table as everybody may know it."""

    seq: int
    kind: Literal[
        "opened",
        "sat",
        "moved",
        "resigned",
        "stood-in",
        "gave-back",
        "agreed",
        "asked",
        "answered",
        "lapsed",
        "taken-back",
        "hinted",
        "ended",
    ]
    at: int  # seconds since 1970
    seat: int | None = None
    turn: int | None = None  # for moved: whose turn it was; others may be asked within it
    turn_id: str = ""  # for moved: which turn of theirs; empty: nobody's
    sentences: list[Sentence] = []
    changes: list[Effect] = []  # numbers of the players that moved, as everybody may see them
    name: str = ""
    bot: str = ""
    by: int | None = None  # for stood-in: the seat that called the bot
    to: Literal["", "stand-in", "newcomer"] = ""  # for agreed
    yes: bool = False
    back_to: int = 0  # for taken-back: the event after which the game goes on
    reason: str = ""  # for ended: finished | resigned | closed
    seed: str = ""  # for ended: the luck of the match, laid open
    salt: str = ""


class ChatTold(ToClient, frozen=True):
    """A line of chat."""

    id: int
    at: int
    seat: int
    name: str
    text: str


# --- server to client: frames ---


class Frame(ToClient, tag_field="type", frozen=True):
    """A frame from the server."""


class State(Frame, tag="state", frozen=True):
    """The table now, as one seat (None: a spectator) sees it."""

    table: str
    game: str
    version: int  # of the rules
    seq: int
    rev: int
    hash: str  # of the chain of events: the same for everybody
    commitment: str  # hash of salt and seed, known from the first event on
    status: Literal["waiting", "playing", "over"]
    seat: int | None
    yours: list[int]
    host: bool
    to_move: int | None
    seats: list[SeatTold]
    view: dict[str, Any]
    question: str | None = None
    crumbs: list[str] = []
    offers: list[Offer] = []
    draft: DraftTold | None = None
    standing: dict[str, str] = {}
    takeback: TakebackTold | None = None
    next: str | None = None  # the table of the rematch, if there is one
    turn_id: str = ""  # which turn it is, the same as long as it lasts; empty: nobody's
    help: Literal["rules", "hints"] = "rules"  # what may be asked at this table
    stand_in_after: int | None = None  # seconds away, after which a bot may; None: it may not
    agreed: dict[Matter, list[int]] = {}  # who has said yes, to what all have to agree to here


class Log(Frame, tag="log", frozen=True):
    """Events in order; none is missing between them."""

    events: list[EventTold]


class Chat(Frame, tag="chat", frozen=True):
    """Lines of chat in order."""

    lines: list[ChatTold]


class Presence(Frame, tag="presence", frozen=True):
    """Which seats are connected now, which bots are thinking, and how many people watch.

    `away` is the seat that everybody waits for while its person is not there, `waited` for how many
    seconds.
    """

    online: list[int]
    thinking: list[int]
    watching: int
    away: int | None = None
    waited: int = 0


class Ok(Frame, tag="ok", frozen=True):
    """An act happened; this is where the table is now."""

    id: str
    seq: int
    rev: int


class Stale(Frame, tag="stale", frozen=True):
    """An act was made for another moment and did not happen; the state follows."""

    id: str
    seq: int
    rev: int


class Refused(Frame, tag="refused", frozen=True):
    """An act or a question was refused and changed nothing."""

    id: str
    trouble: Trouble


class Told(Frame, tag="told", frozen=True):
    """The answer to a question: previews by move, a refusal (None: offered), a hint, a state."""

    id: str
    previews: dict[str, PreviewTold] | None = None
    hint: HintTold | None = None
    why: RefusalTold | None = None
    state: State | None = None


class Pong(Frame, tag="pong", frozen=True):
    """The answer to a ping."""

    n: int


class Announcement(Frame, tag="announcement", frozen=True):
    """What whoever runs the server tells everybody; an empty text takes back what was told.

    `at` is the moment that it is about, if there is one. It comes before the first state of a
    connection, or not at all: then there is none.
    """

    text: str = ""
    at: int | None = None  # seconds since 1970


AnyFrame = State | Log | Chat | Presence | Ok | Stale | Refused | Told | Pong | Announcement
