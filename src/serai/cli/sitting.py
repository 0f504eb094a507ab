"""A sitting: people and bots at one terminal play a match to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.text import Text

from serai.cli import saving, typed_moves
from serai.cli.boards import Scene, board_of
from serai.cli.drawing import Block, wrapped
from serai.cli.numbers import typed
from serai.cli.screen import composed
from serai.cli.seats import Seat, ways_of
from serai.cli.terminal import Terminal, complete_with
from serai.core import data, rulebook
from serai.core.kernel import NOTED, UNKNOWN_VERB
from serai.core.speech import IllegalMove, Refusal
from serai.language import say
from serai.table.match import Match
from serai.table.table import Table

PROMPT = "> "


class Leave(Exception):
    """Everybody gets up from the table."""


Command = Callable[["Sitting", str], None]


class Sitting:
    """A table with people and bots at one terminal, and what everybody has been told."""

    def __init__(
        self, terminal: Terminal, table: Table, seats: list[Seat], commands: Mapping[str, Command]
    ) -> None:
        self.terminal = terminal
        self.commands = commands
        self.lang = terminal.lang
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.board = board_of(table.game.name)
        self.table = table
        self.is_watched = all(seat.bot is not None for seat in seats)
        self.told = 0 if self.is_watched else len(table.match.log)  # how far the log has been told
        self.page = 0
        self.opened = False  # whether the moves at any time are shown instead of the answers
        self.notices: Block = []  # to be shown with the next screen
        self.saved: Path | None = None
        self.can_save = True
        self.waiting: list[str] = []  # answers that were typed on one line
        self.interrupted = False
        self.watched = -1  # whose turn was watched last
        self.skip = 0  # turns to play before the next look

    @property
    def match(self) -> Match:
        """The match at this moment, with the steps of the turn in progress."""
        return self.table.match_for(self.table.to_move)

    def word(self, key: str, **args: int | str) -> str:
        """A message of the command line."""
        return self.terminal.word(key, **args)

    def notice(self, text: str) -> None:
        """Something to be told with the next screen."""
        self.notices += wrapped(text, self.terminal.width)

    def display(self, lines: Block) -> None:
        """Show something long by itself, and wait until it has been read."""
        terminal = self.terminal
        high = max(len(lines), 1) if terminal.height is None else max(terminal.height - 1, 5)
        for first in range(0, len(lines), high):
            terminal.clear()
            terminal.show(lines[first : first + high])
            if terminal.is_live and terminal.ask(self.word("enter") + " ") is None:
                raise Leave

    def explained(self, refusal: Refusal) -> str:
        """A refusal, and where to read the rulings on the section that it cites."""
        text = refusal.text(self.lang)
        found = rulebook.rulings_cited(self.match.game.package, refusal.rule)
        if not found:
            return text
        by_id = found[0].id == refusal.rule
        section = found[0].sections[0] if by_id else refusal.rule.split(",")[0]
        return f"{text} {self.word('why-rulings', count=len(found), section=section)}"

    def scene(self) -> Scene:
        """The table through the eyes of whoever is looking."""
        eyes = self.eyes()
        return Scene(
            self.match, self.match.view(eyes), self.names, eyes, self.terminal.width, self.lang
        )

    def eyes(self) -> int:
        """The seat that is looking: the one that chooses, else the first person."""
        to_move = self.match.to_move
        if to_move is not None and self.seats[to_move].bot is None:
            return to_move
        people = [nth for nth, seat in enumerate(self.seats) if seat.bot is None]
        return people[0] if people else 0

    # --- the course of a game ---

    def run(self) -> int:
        """Play until the game ends or everybody leaves."""
        complete_with(self.completions)
        try:
            self.greet()
            while not self.match.over:
                to_move = self.match.to_move
                assert to_move is not None
                seat = self.seats[to_move]
                if seat.bot is not None:
                    self.table.bot_plays(to_move, [seat.choose(self.match)])
                    if self.is_watched:
                        self.watch()
                else:
                    self.question()
            self.finish()
        except Leave:
            self.goodbye()
        except KeyboardInterrupt:
            self.terminal.show([""])
            self.goodbye()
        return 0

    def greet(self) -> None:
        """What everybody should know once, before the first question."""
        game = self.match.game
        guessed = len(data.report(game.package).reconstructed)
        texts = [say(self.lang, game.name, "title", {}), say(self.lang, game.name, "about", {})]
        if guessed:
            texts.append(self.word("reconstructed", count=guessed, game=game.name))
        texts += [*self.who_sits(), *self.said_at_set_up()]
        texts.append(self.word("welcome"))
        self.display(
            [line for text in texts for line in (*wrapped(text, self.terminal.width), Text())]
        )

    def who_sits(self) -> list[str]:
        """Whom one plays with, if there is more to say of somebody than a name."""
        found = []
        for seat in self.seats:
            ways = "" if seat.bot is None else ways_of(seat.spec, self.lang)
            found.append(self.word("sits-who", name=seat.name, ways=ways) if ways else seat.name)
        if found == self.names:
            return []
        return [self.word("sits", names=", ".join(found))]

    def said_at_set_up(self) -> list[str]:
        """The notices of the game, which stand in the log before anybody looks at it."""
        match = self.match
        return [
            match.tell(match.step(entry), self.lang, self.names)
            for entry in match.log
            if entry[0] == NOTED and entry[2] & 255 in match.game.notices
        ]

    def question(self) -> None:
        """Show the table and take one line of answers or commands."""
        if not self.waiting:
            self.save_last()
            self.show()
            line = self.ask()
            self.waiting = typed_moves.parts_of(line)
            if not self.waiting:
                return
        part = self.waiting.pop(0)
        seat = self.match.to_move
        if not self.obey(part):
            self.answer(part)
            self.save_last()
        if self.match.to_move != seat:
            self.waiting.clear()  # nobody answers for somebody else

    def show(self) -> None:
        """The screen: what happened, the table, the question."""
        scene = self.scene()
        entries = self.match.log[self.told :]
        sentences = self.match.story(self.lang, self.names, self.told)
        news = [line for text in sentences for line in wrapped(text, scene.width, "  ")]
        tidings = self.board.tidings(scene, entries)
        self.terminal.clear()
        notices, self.notices = self.notices, []
        self.terminal.show(
            composed(
                scene,
                self.board,
                [*news, *notices],
                [*tidings, *notices],
                self.page,
                self.terminal.height,
                self.opened,
            )
        )

    def ask(self) -> str:
        """A line from the person; kind to Ctrl-C, and Ctrl-D leaves without losing anything."""
        back = len(self.table.turn.steps) if self.table.turn is not None else 0
        prompt = f"undo:{back} {PROMPT}" if back else PROMPT
        try:
            line = self.terminal.ask(prompt)
        except KeyboardInterrupt:
            self.terminal.show([""])
            if self.interrupted:
                raise Leave from None
            self.interrupted = True
            self.notice(self.word("interrupted"))
            return ""
        self.interrupted = False
        if line is None:
            raise Leave
        return line

    def obey(self, part: str) -> bool:
        """Carry out a command; False if it is none."""
        word, _, rest = part.partition(" ")
        name = word.casefold()
        if name in {self.match.notation(move).split(" ")[0] for move in self.match.options}:
            return False
        if name in self.board.topics:
            self.commands["show"](self, part.casefold())
        elif name in self.commands:
            self.commands[name](self, rest.strip())
        else:
            return False
        return True

    def answer(self, part: str) -> None:
        """Play what the answer means, or say why that cannot be."""
        meant = typed_moves.read(self.match, part, self.board.lists)
        if isinstance(meant, typed_moves.Unclear):
            listed = " · ".join(meant.moves)
            self.refuse(self.word("unclear", given=meant.given, moves=listed))
            return
        if isinstance(meant, Refusal):
            self.refuse(self.not_understood(part, meant))
            return
        before = len(self.match.log)
        for move in meant.moves:
            try:
                self.play(move)
            except IllegalMove as illegal:
                self.refuse(f"{move}: {self.explained(illegal.refusal)}")
                return
            self.told = before  # what happens from here on is news
            self.page = 0
            self.opened = False

    def not_understood(self, part: str, refusal: Refusal) -> str:
        """What was typed is no move: say what would be."""
        if part.isascii() and part.isdigit():
            return self.word("no-number", count=len(self.match.options))
        if refusal.code == UNKNOWN_VERB:
            return self.word("no-word", given=part[:40])
        return f"{self.explained(refusal)} {self.word('way-out')}"

    def refuse(self, text: str) -> None:
        """Say what is wrong; what else was typed on the line is not carried out."""
        self.waiting.clear()
        self.notice(text)

    def play(self, move: str) -> None:
        """A step of whoever chooses; the end of the turn commits it."""
        seat = self.match.to_move
        if seat is None:
            raise IllegalMove(self.match.seen_by(0).not_your_turn())
        self.table.play(seat, move)
        self.commit_complete()

    def commit_complete(self) -> None:
        """A turn in which nothing is left to decide is part of the game."""
        turn = self.table.turn
        if turn is not None and turn.complete:
            self.table.confirm(turn.seat)

    def stand(self, seat: int, question: str, answer: str) -> None:
        """Answer a question of the rules once for all."""
        before = len(self.match.log)
        self.table.stand(seat, question, answer)
        self.commit_complete()
        if len(self.match.log) > before:
            self.told = before  # the open question has been answered at once
            self.page = 0

    def completions(self) -> list[str]:
        """What Tab can complete."""
        moves = [self.match.notation(move) for move in self.match.options]
        return [*moves, *self.commands, *self.board.topics]

    # --- watching, saving, the end ---

    def watch(self) -> None:
        """A game of bots: tell each turn."""
        if not self.terminal.is_live:
            self.tell()
            return
        turn = self.match.state.turn
        if turn == self.watched:
            return
        self.watched = turn
        if self.skip > 0:
            self.skip -= 1
        else:
            self.pause()

    def pause(self) -> None:
        """The table between two turns of bots: Enter goes on, a number skips so many turns."""
        scene = self.scene()
        picture = self.board.picture(scene, self.board.whole)
        height = self.terminal.height or 0
        tidings = self.board.tidings(scene, self.match.log[self.told :])
        self.terminal.clear()
        self.terminal.show([*picture, *tidings[-max(height - len(picture) - 2, 1) :]])
        self.told = len(self.match.log)
        line = self.terminal.ask(self.word("watch") + " ")
        if line is None or line.casefold() in ("q", "quit"):
            raise Leave
        self.skip = typed(line) or 0

    def tell(self) -> None:
        """The log in sentences, from where it was told last."""
        for text in self.match.story(self.lang, self.names, self.told):
            self.terminal.show(wrapped(text, self.terminal.width, "  "))
        self.told = len(self.match.log)

    def save_last(self) -> None:
        """Keep the game as the last one; if that fails, say so once and play on."""
        if not self.can_save:
            return
        try:
            specs = [seat.spec for seat in self.seats]
            self.saved = saving.remember(self.match.transcript(), specs)
        except OSError as error:
            self.can_save = False
            self.notice(self.word("cannot-keep", detail=error.strerror or ""))

    def finish(self) -> None:
        """The last news, the ranking, and where the game is kept."""
        self.save_last()
        self.terminal.clear()
        self.tell()
        scene = self.scene()
        picture = self.board.picture(scene, self.board.whole)
        self.terminal.show(["", *picture, "", *self.board.result(scene)])
        self.where()

    def goodbye(self) -> None:
        """Leave in the middle of the game."""
        self.save_last()
        self.where()

    def where(self) -> None:
        """Say where the game is kept."""
        if self.saved is not None:
            key = "saved-end" if self.match.over else "saved-last"
            own = " --box last" if self.match.game.box else ""  # a file carries its own corrections
            text = self.word(key, file=str(self.saved), box=own)
            self.terminal.show(["", *wrapped(text, self.terminal.width)])
