"""Whoever adds a note, a verb, a tile or an option is told in a sentence what else it needs."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import serai
from serai.bots.base import weigh_all
from serai.bots.games import feature_names
from serai.core.forgotten import Forgotten, called, constants
from serai.core.game import Game, Habit
from serai.core.kernel import NOTED, Rule
from serai.core.notation import Names, Notation, Number, Verb
from serai.core.steps import END, step_of, steps_of
from serai.games import load
from serai.language import LANGUAGES, has
from serai.table import positions
from serai.table.match import new_match
from tests.core.pebbles import PebblesGame

every_game = pytest.mark.parametrize("game", load.all_games().values(), ids=lambda game: game.name)

TESTS = Path(__file__).parent.parent / "games"
KERNEL_REFUSALS = ("not-now", "game-over")
NEVER_ON_THE_STACK = (".anytime", ".quiet")  # they answer beside the rule that asks


def own_constants(game: Game, module: str) -> Mapping[int, str]:
    """The numbered constants of a game's own module."""
    found = constants(f"{game.package}.{module}")
    assert found, f"{game.name} has no {module}.py with numbered constants"
    return found


# --- every game has it all ---


@every_game
def test_every_verb_of_the_rules_has_a_row_in_the_notation(game: Game) -> None:
    for number, name in own_constants(game, "verbs").items():
        assert number in game.notation.by_number, (
            f"{game.name}: the verb {name} ({number}) has no row in the notation; add a Verb with"
            " its word and its arguments"
        )


@every_game
def test_every_note_has_words(game: Game) -> None:
    for number, name in own_constants(game, "notes").items():
        assert number in game.notes, (
            f"{game.name}: the note {name} ({number}) has no row in `notes`; without it the log"
            " cannot be told"
        )


@every_game
def test_every_refusal_has_words(game: Game) -> None:
    for number, name in own_constants(game, "refusals").items():
        assert number in game.refusals, (
            f"{game.name}: the refusal {name} ({number}) has no row in `refusals`; without it"
            " nobody can be told why"
        )


@every_game
def test_every_row_of_words_has_its_message_in_every_language(game: Game) -> None:
    keys = {f"move-{verb.name}" for verb in game.notation.verbs}
    keys |= {f"note-{words.name}" for words in game.notes.values()}
    keys |= {f"refuse-{words.name}" for words in game.refusals.values()}
    keys |= {f"ask-{question}" for question in game.questions.values()}
    keys |= {f"crumb-{rule.__name__.lower()}" for rule in game.rules}
    keys |= {message for option in game.options for message, _ in option.ways()}
    for language in LANGUAGES:
        for key in sorted(keys):
            assert has(language, game.name, key), (
                f"{game.name}: {key} has no words in {language}; add it to"
                f" {game.package.replace('.', '/')}/locale/{language}.ftl"
            )


@every_game
def test_every_rule_of_the_package_is_among_the_rules_of_the_game(game: Game) -> None:
    for module in modules_of(game):
        if module.__name__.endswith(NEVER_ON_THE_STACK):
            continue
        for name, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Rule) and kind is not Rule and kind.__module__ == module.__name__:
                derived = any(issubclass(one, kind) and one is not kind for one in game.rules)
                assert kind in game.rules or derived, (
                    f"{game.name}: {name} of {module.__name__} is not among the game's `rules`; a"
                    " position in which it is in progress could not be loaded"
                )


@every_game
def test_every_question_is_asked_by_a_step_that_there_is(game: Game) -> None:
    rules = {rule.__name__: rule for rule in game.rules}
    for name, step in game.questions:
        assert name in rules, f"{game.name}: `questions` names {name}, which is none of its rules"
        assert step in steps_of(rules[name]), (
            f"{game.name}: `questions` names the step {step!r} of {name}; its steps are"
            f" {', '.join(steps_of(rules[name]))}"
        )


@every_game
def test_every_local_of_a_rule_has_a_range(game: Game) -> None:
    for rule in game.rules:
        for local in rule.locals:
            low, high = game.range_of(rule, local)
            assert low <= high, f"{game.name}: the range of {local!r} is empty"


@every_game
def test_every_habit_answers_with_verbs_of_the_game(game: Game) -> None:
    for habit in game.habits:
        for verb in (habit.always, habit.never):
            assert game.answer_of(habit, verb) in game.notation.by_number
        assert habit.question in game.questions.values(), (
            f"{game.name}: there is a habit for {habit.question!r}, but no such question"
        )


@every_game
def test_every_verb_refusal_and_option_stands_in_a_test_of_its_game(game: Game) -> None:
    folder = TESTS / game.name
    words = set(re.findall(r"[\w-]+", "\n".join(read(path) for path in folder.rglob("*.py"))))
    parts = [("verb", verb.name, verb.name) for verb in game.notation.verbs]
    parts += [("option", option.name, option.name) for option in game.options]
    for number, refusal in game.refusals.items():
        if refusal.name not in KERNEL_REFUSALS:
            constant = own_constants(game, "refusals").get(number, "")
            parts.append(("refusal", refusal.name, constant))
    for kind, name, other in parts:
        assert name in words or other in words, (
            f"{game.name}: no test of tests/games/{game.name} names the {kind} {name!r}; write the"
            " one that would fail without it"
        )


def modules_of(game: Game) -> list[ModuleType]:
    folder = Path(next(iter(import_module(game.package).__path__)))
    names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    return [import_module(f"{game.package}.{name}") for name in names]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# --- and what is said where something is missing ---


class Forgetful(PebblesGame):
    """Pebbles, with something left out."""

    package = "serai.games.rajas"  # whose constants have names


@pytest.fixture
def game() -> Forgetful:
    return Forgetful()


def test_a_note_without_words_is_named(game: Forgetful) -> None:
    from serai.games.rajas import notes

    number, name = next(iter(constants(notes.__name__).items()))
    match = new_match(game, 2, 1, {}, "seeded")
    with pytest.raises(Forgotten) as caught:
        match.step((NOTED, 0, number))
    assert f"pebbles: the note {name} ({number}) has no words" in str(caught.value)
    assert "`notes`" in str(caught.value)


def test_a_refusal_without_words_is_named(game: Forgetful) -> None:
    number = max(constants("serai.games.rajas.refusals"))
    with pytest.raises(Forgotten, match=rf"the refusal \w+ \({number}\) has no words"):
        game.refusal(number)


def test_a_question_without_a_name_is_named(game: Forgetful) -> None:
    match = new_match(game, 2, 1, {}, "seeded")
    questions = {key: name for key, name in game.questions.items() if key != ("Turn", "take")}
    game.questions = questions
    with pytest.raises(Forgotten, match="Turn asks at its step 'take'"):
        _ = match.question


def test_a_local_without_a_range_is_named(game: Forgetful) -> None:
    game.ranges = {"seat": (0, 2)}
    match = new_match(game, 2, 1, {}, "seeded")
    with pytest.raises(Forgotten, match="the local 'taken' of Turn has no range"):
        positions.read({"pebbles": game}, match.to_json(), 1, "seeded")


def test_a_habit_with_an_unknown_verb_is_named(game: Forgetful) -> None:
    game.habits = (Habit("take", "grab", "pass"),)
    match = new_match(game, 2, 1, {}, "seeded")
    with pytest.raises(Forgotten, match="the habit 'take' answers with 'grab'"):
        match.stand(0, "take", "always")


def test_a_verb_without_a_row_is_named() -> None:
    notation = Notation("agra", [Verb(200, "wave")])
    number, name = next(iter(constants("serai.games.agra.verbs").items()))
    with pytest.raises(ValueError, match=rf"no verb has the number {name} \({number}\)"):
        notation.write(number)


def test_a_tile_without_a_name_is_named() -> None:
    kind = Names("tile", ("stand", "more"))
    with pytest.raises(ValueError, match=r"no tile has the number 2; stand \| more"):
        kind.write(2)
    with pytest.raises(ValueError, match="pips cannot be 7; 1 … 6"):
        Number("pips", 1, 6).write(7)


def test_a_step_without_a_name_is_named() -> None:
    class Short(Rule):
        FIRST = 0

    rule: Any = Short()
    rule.at = 1
    assert step_of(rule) == END
    rule.at = 2
    with pytest.raises(Forgotten, match="Short is at step 2, but only these have names: first"):
        step_of(rule)


def test_a_tile_without_a_weight_is_named() -> None:
    weigh_all("TILE_PERCENT", 2, ["stand", "more"])
    with pytest.raises(Forgotten, match=r"TILE_PERCENT has 1 weights .* 'more' has none"):
        weigh_all("TILE_PERCENT", 1, ["stand", "more"])
    with pytest.raises(Forgotten, match="belong to nothing"):
        weigh_all("TILE_PERCENT", 3, ["stand", "more"])


def test_a_message_that_nobody_has_written_is_named() -> None:
    from serai.language import say

    with pytest.raises(KeyError, match="nobody has written 'move-dance' in de"):
        say("de", "rajas", "move-dance", {})


def test_a_number_that_no_module_knows_stays_a_number() -> None:
    assert called("serai.games.chess", "verbs", 14) == "14"
    assert serai.games() == tuple(sorted(load.NAMES))


@pytest.mark.parametrize("name", serai.games())
def test_every_weight_has_its_number(name: str) -> None:
    """Places in WEIGHTS are numbered without a gap up to its end."""
    module = import_module(f"serai.bots.{name}.weights")
    places = constants(module.__name__)
    last = max(places)
    assert last < len(module.WEIGHTS), (
        f"bots/{name}/weights: {places[last]} is place {last}, but WEIGHTS ends before it; add"
        " its number"
    )


@pytest.mark.parametrize("name", serai.games())
def test_every_number_of_a_bot_belongs_to_a_group(name: str) -> None:
    """What a bot looks at is a reason that a person can be told."""
    module = import_module(f"serai.bots.{name}.reasons")
    known = [number for group in module.GROUPS.values() for number in group]
    assert len(known) == len(set(known)), f"{name}: a number is in two groups"
    used = set()
    for seats in serai.game(name).seats:
        for number in feature_names(name, seats):
            group, separated, _ = number.partition(":")
            if group.startswith("rival ") and separated:
                continue
            assert number in known or group in known, (
                f"bots/{name}/reasons: {number!r} is in no group; without one nobody can be told"
                " that a turn is good for it"
            )
            used.add(number if number in known else group)
    assert set(known) == used, f"bots/{name}/reasons: nobody looks at {set(known) - used}"
    assert set(module.NAMED) | module.UNTOLD | module.BESIDE <= set(module.GROUPS)


@pytest.mark.parametrize("name", serai.games())
def test_every_group_of_reasons_has_words(name: str) -> None:
    module = import_module(f"serai.bots.{name}.reasons")
    groups = [*(module.GROUPS.keys() - module.UNTOLD), "rival"]
    for language in LANGUAGES:
        for group in groups:
            assert has(language, name, f"reason-{group}"), (
                f"{name}: reason-{group} has no words in {language}; add it to"
                f" games/{name}/locale/{language}.ftl"
            )
