"""What a person at the table can type besides moves."""

from __future__ import annotations

import shlex
from collections.abc import Callable

from serai.cli import advising, saving, typed_moves
from serai.cli import rulebook as editions
from serai.cli import words as sentences
from serai.cli.drawing import STRONG, Block, columns, join, piece, title, wrapped
from serai.cli.listing import CHANCE_MARK, in_full
from serai.cli.numbers import typed
from serai.cli.sitting import Command, Leave, Sitting
from serai.cli.trouble import told
from serai.core import rulebook
from serai.core.speech import Problem
from serai.language import say, sections
from serai.study.advice import LEVEL, advised
from serai.study.advice_in_words import Speaker
from serai.table.fairness import new_seed
from serai.table.look_ahead import look_ahead
from serai.table.outcome import outcome
from serai.table.table import Table

TURNS = 12  # that `log` shows unless told otherwise
STANDS = {"always": "stand-always", "never": "stand-never", "ask": "stand-ask"}
MOST_HINTS = 5


def undo(sitting: Sitting, rest: str) -> None:
    """Take the last choice back."""
    del rest
    go(sitting, sitting.table.undo, "undone", "no-undo")


def redo(sitting: Sitting, rest: str) -> None:
    """Make it again."""
    del rest
    go(sitting, sitting.table.redo, "redone", "no-redo")


def takeback(sitting: Sitting, rest: str) -> None:
    """Go back to before the last turn; everybody at this terminal agrees."""
    del rest
    table = sitting.table

    def ask(seat: int) -> None:
        table.ask_takeback(seat, range(len(table.seats)))

    go(sitting, ask, "taken-back", "no-takeback")


def go(sitting: Sitting, way: Callable[[int], None], done: str, not_done: str) -> None:
    """Go back or forward for whoever chooses, and say whether that was possible."""
    seat = sitting.match.to_move
    assert seat is not None
    try:
        way(seat)
    except Problem:
        sitting.notice(sitting.word(not_done))
        return
    sitting.notice(sitting.word(done))
    sitting.told = min(sitting.told, len(sitting.match.log))


def why(sitting: Sitting, rest: str) -> None:
    """Why a move is not offered, or what an offered one does."""
    match = sitting.match
    moves = typed_moves.offered_moves(match)
    number = typed(rest)
    if number is not None and 1 <= number <= len(moves):
        rest = match.notation(moves[number - 1])
    if not rest:
        sitting.notice(sitting.word("why-what", move=match.notation(moves[0])))
        return
    refusal = match.why_not(rest)
    if refusal is not None:
        sitting.notice(f"{rest}: {sitting.explained(refusal)}")
        return
    move = match.parse(rest)
    ahead = look_ahead(match, move)
    words = match.describe(move, sitting.lang, sitting.names)
    gain = sitting.board.gain(sitting.scene(), move, ahead)
    line = join([sitting.word("why-yes", move=words), gain])
    sitting.notices.append(line)
    if ahead.chance:
        sitting.notice(f"{CHANCE_MARK} {sitting.word('why-chance')}")


def log(sitting: Sitting, rest: str) -> None:
    """The last turns, a line each; or so many of the last sentences of the log."""
    count = typed(rest)
    if count is None:
        turns = sentences.told(sitting.match.transcript(), sitting.lang, sitting.names)
        story = [line for line, _ in turns if line][-TURNS:]
        story += outcome(sitting.match, sitting.lang, sitting.names)
    else:
        first = max(len(sitting.match.log) - count, 0)
        story = sitting.match.story(sitting.lang, sitting.names, first)
    width = sitting.terminal.width
    sitting.display([line for text in story for line in wrapped(text, width, "  ")])


def save(sitting: Sitting, rest: str) -> None:
    """Write the transcript into a file."""
    if not rest:
        sitting.notice(sitting.word("save-where"))
        return
    path = saving.path_of(unquoted(rest))
    try:
        saving.keep(path, sitting.match.transcript())
    except OSError as error:
        sitting.notice(told(error, sitting.lang) or str(error))
        return
    sitting.notice(sitting.word("saved", file=str(path)))


def load(sitting: Sitting, rest: str) -> None:
    """Go on with the game in a file, with the same people."""
    try:
        match = saving.match_in(saving.read(unquoted(rest) or saving.LAST))
    except Exception as error:
        sentence = told(error, sitting.lang)
        if sentence is None:
            raise
        sitting.notice(sentence)
        return
    if match.game.name != sitting.match.game.name or match.seats != sitting.match.seats:
        sitting.notice(sitting.word("other-table", seats=match.seats))
        return
    standing = sitting.table.standing
    sitting.table = Table.open(match, sitting.table.seats, new_seed())
    for (seat, question), answer in standing.items():
        sitting.stand(seat, question, answer)
    sitting.told = len(match.log)
    sitting.notice(sitting.word("loaded", moves=len(match.moves_played())))


def unquoted(text: str) -> str:
    """A file name as it would be given to a shell."""
    try:
        words = shlex.split(text)
    except ValueError:
        return text
    return words[0] if len(words) == 1 else text


def show(sitting: Sitting, rest: str) -> None:
    """One part of the table in full."""
    topic, _, number = rest.partition(" ")
    if topic not in sitting.board.topics:
        sitting.notice(sitting.word("show-what", topics=", ".join(sitting.board.topics)))
        return
    sitting.display(sitting.board.detail(sitting.scene(), topic, typed(number)))


def moves(sitting: Sitting, rest: str) -> None:
    """All offered moves in full."""
    del rest
    sitting.display(in_full(sitting.scene(), sitting.board))


def more(sitting: Sitting, rest: str) -> None:
    """The next page of options."""
    del rest
    sitting.page += 1


def any_(sitting: Sitting, rest: str) -> None:
    """The moves at any time in place of the answers, and back again."""
    del rest
    if not typed_moves.parted(sitting.match)[1]:
        sitting.notice(sitting.word("any-none"))
        return
    sitting.opened = not sitting.opened
    sitting.page = 0


def stand(sitting: Sitting, rest: str, answer: str) -> None:
    """Answer a question once for all, or have it asked again."""
    questions = [habit.question for habit in sitting.match.game.habits]
    seat = sitting.match.to_move
    assert seat is not None
    if not questions:
        sitting.notice(sitting.word("stand-none"))
    elif rest.casefold() not in questions:
        sitting.notice(sitting.word("stand-what", questions=", ".join(questions)))
    else:
        question = rest.casefold()
        try:
            sitting.stand(seat, question, answer)
        except Problem as problem:
            sitting.notice(problem.text(sitting.lang))
            return
        sitting.notice(sitting.word(STANDS[answer], question=question))


def always(sitting: Sitting, rest: str) -> None:
    """Say yes from now on."""
    stand(sitting, rest, "always")


def never(sitting: Sitting, rest: str) -> None:
    """Say no from now on."""
    stand(sitting, rest, "never")


def ask(sitting: Sitting, rest: str) -> None:
    """Be asked each time."""
    stand(sitting, rest, "ask")


def hint(sitting: Sitting, rest: str) -> None:
    """What a bot would do here, and why; a number asks for more turns."""
    match, width = sitting.match, sitting.terminal.width
    advice = advised(match, count=min(typed(rest) or 1, MOST_HINTS))
    speaker = Speaker(match.game.name, sitting.lang, sitting.names)
    if len(advice.turns) > 1:
        sitting.notice(sitting.word("hint-several", level=LEVEL))
    else:
        sitting.notice(sitting.word("hint", bot=advising.called(LEVEL, sitting.lang)))
    for nth, turn in enumerate(advice.turns, 1):
        sitting.notices += advising.turn(speaker, turn, width, f"{nth}")
    sitting.notices += advising.doubted(speaker, advice.doubt, width)


def rules(sitting: Sitting, rest: str) -> None:
    """A section of the rulebook in our words, with the rulings on it; or all their names."""
    package = sitting.match.game.package
    width = sitting.terminal.width
    every = sections.told(sitting.lang, package)
    wanted = rest.casefold()
    found = [one for one in every if one.section.id.casefold() == wanted]
    if not found and wanted:
        found = [one for one in every if wanted in f"{one.title} {one.text}".casefold()]
    if not found:
        names = [join([piece(f"{one.section.id:3}", STRONG), one.title]) for one in every]
        head = sitting.word("rules-none", given=rest) if rest else sitting.word("rules-all")
        sitting.display([*wrapped(head, width), *columns(names, width, -(-len(names) // 2))])
        return
    rulings = rulebook.rulings_by_section(package)
    lines: Block = []
    for one in found:
        lines.append(title(f"{one.section.id} {one.title}", width))
        lines += wrapped(one.text, width)
        for ruling in rulings[one.section.id]:
            lines += wrapped(f"? {ruling.question}", width, "  ")
            if ruling.editions:
                lines += editions.quoted(sitting.terminal, ruling)
            lines += editions.decided(sitting.terminal, ruling)
    sitting.display(lines)


def help_(sitting: Sitting, rest: str) -> None:
    """How to answer, all commands, or what the symbols mean."""
    width = sitting.terminal.width
    if rest.casefold() == "symbols":
        sitting.display(sitting.board.legend(sitting.scene()))
        return
    lines = wrapped(sitting.word(sitting.board.manual), width, "  ")
    names = dict.fromkeys(name for name in COMMANDS if len(name) > 1)
    for name in names:
        text = say(sitting.lang, "", f"cli-do-{name}", {})
        lines += wrapped(f"{name:8} {text}", width, " " * 9)
        lines[-1].stylize(STRONG, 0, len(name))
    lines += wrapped(sitting.word("help-topics", topics=", ".join(sitting.board.topics)), width)
    sitting.display(lines)


def quit_(sitting: Sitting, rest: str) -> None:
    """Leave; the game is kept in any case, and under a name if somebody gives one."""
    del rest
    name = sitting.terminal.ask(sitting.word("quit-save") + " ")
    if name:
        save(sitting, name)
        sitting.terminal.show(sitting.notices)
        sitting.notices = []
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": help_,
    "?": help_,
    "moves": moves,
    "more": more,
    "any": any_,
    "always": always,
    "never": never,
    "ask": ask,
    "undo": undo,
    "redo": redo,
    "takeback": takeback,
    "why": why,
    "hint": hint,
    "rules": rules,
    "show": show,
    "log": log,
    "save": save,
    "load": load,
    "quit": quit_,
    "q": quit_,
}
