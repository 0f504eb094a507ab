"""How fast bots think: what they look at in a second, and how long they let others wait."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from serai.bots import registry
from serai.bots.turn_bot import TurnBot
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import Desk
from serai.core.luck import Luck

THINKERS = ("greedy", "planner", "expert")


@dataclass
class Thinking:
    """One game of a bot against itself."""

    decisions: int = 0
    seconds: float = 0.0  # for all of them
    worst: float = 0.0
    turns: int = 0  # that were thought through; the other decisions follow a plan or are plain
    searching: float = 0.0  # seconds for those
    nodes: int = 0
    leaves: int = 0

    def told(self) -> dict[str, Any]:
        """Ready for JSON."""
        searching = self.searching or 1.0
        return {
            "turns_per_second": self.turns / searching,
            "nodes_per_second": self.nodes / searching,
            "leaves_per_second": self.leaves / searching,
            "mean_ms": 1000 * self.seconds / max(1, self.decisions),
            "worst_ms": 1000 * self.worst,
            "decisions": self.decisions,
            "turns": self.turns,
        }


def thinking(game: Game, name: str) -> Thinking:
    """Play the game to its end with a clock beside it, always the same one."""
    seats = game.seats[len(game.seats) // 2]
    bots = [registry.make(name) for _ in range(seats)]
    lucks = [Luck(seat) for seat in range(seats)]
    chance = Luck(seats)
    state = game.new(Desk(), seats, game.settle(seats, {}), game.version)
    kernel.advance(state, chance)
    found = Thinking()
    while state.stack:
        seat = kernel.decider(state)
        bot, luck = bots[seat], lucks[seat]
        believed = game.believed(state, seat, luck)
        plan = getattr(bot, "plan", None)
        begin = perf_counter()
        move = bot.choose(believed, luck)
        spent = perf_counter() - begin
        found.decisions += 1
        found.seconds += spent
        found.worst = max(found.worst, spent)
        if isinstance(bot, TurnBot) and bot.plan is not plan:
            found.turns += 1
            found.searching += spent
        kernel.play(state, move, chance)
    looked = [bot.looked for bot in bots if isinstance(bot, TurnBot)]
    found.nodes = sum(one.nodes for one in looked)
    found.leaves = sum(one.leaves for one in looked)
    return found


def quickest(game: Game, name: str, runs: int) -> dict[str, Any]:
    """The run in which a busy machine got least into the way."""
    return min((thinking(game, name) for _ in range(runs)), key=lambda one: one.seconds).told()
