"""Which messages the sources and the tables of the games need, and with which arguments."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse

import serai
from serai.bots.characters import CHARACTERS
from serai.bots.games import named_groups, untold_groups
from serai.bots.levels import MOST
from serai.bots.styles import STYLES
from serai.core.game import Game, Option, Words
from serai.core.kernel import GAME_OVER, NOT_NOW, Desk
from serai.core.notation import Kind, Names, Number, Verb
from serai.core.places import ARGUMENT
from serai.core.speech import SECTION
from serai.games.agra.kinds import ACTION, GUILD, NOTABLE
from serai.games.agra.position import PHASE
from serai.games.agra.view import ABILITIES, ABILITIES_AGREED_ON
from serai.games.merv.components import LEVEL_NAMES
from serai.games.merv.kinds import HALL, SPICE
from serai.games.merv.kinds import SIDE as MERV_SIDE
from serai.games.merv.moves import Cubes
from serai.games.rajas import components as rajas
from serai.games.rajas.components.rewards import REWARD_KINDS, REWARDS_WITHOUT_NUMBER
from serai.games.rajas.kinds import SIDE
from serai.games.rajas.ledger import KINDS as RAJAS_SOURCES
from serai.language import has
from serai.server.message_files import server_source
from serai.table.places import named, split
from tests.message_files import entries, label, variables
from tests.web import keys

ROOT = Path(serai.__file__).parent

Values = Sequence[int | str]
Arguments = Mapping[str, Values]  # what to try for each argument of a message

NUMBERS: Values = (0, 1, 2, 5, 21)
PERCENT: Values = (0, 1, 67, 100)
TEXT: Values = ("x",)
EITHER: Values = (*NUMBERS, *TEXT)  # a source that we only read does not tell which
SEATS: Values = (0, 3)

# Said by the house whatever the game, and always in the house's own words.
HOUSE: dict[str, Arguments] = {
    "seat-name": {"number": NUMBERS},
    **{f"character-{name}": {} for name in CHARACTERS},
    **{f"bot-style-{name}": {} for name in STYLES},
    **{f"bot-level-{level}": {} for level in range(1, MOST + 1)},
    "with-citation": {"text": TEXT, "rule": TEXT},
    "with-house-rule": {"text": TEXT, "ruling": TEXT},
    "problem-bot": {"given": TEXT, "known": TEXT},
    "list-and": {"first": TEXT, "last": TEXT},
    "log-move": {"seat": SEATS, "move": TEXT},
    "log-effect": {"seat": SEATS, "effect": TEXT},
    "outcome-shared": {"names": TEXT},
    "advice-reason": {"text": TEXT, "amount": TEXT},
    "advice-chance": {"percent": PERCENT},
    "advice-percent": {"percent": PERCENT},
    "advice-points": {"points": NUMBERS},
    "advice-then": {"moves": TEXT},
    "advice-again": {"count": NUMBERS, "text": TEXT},
    "advice-times": {"count": NUMBERS, "text": TEXT},
    **{f"advice-against-{other}": {} for other in ("next", "best", "played")},
    **{f"advice-more-{what}": {"amount": TEXT} for what in ("chance", "points", "worth")},
    "advice-alike": {},
    "advice-same": {},
    "advice-near": {},
    "advice-only": {},
    "advice-unlearned": {},
    "advice-other-rules": {"trained": NUMBERS, "played": NUMBERS},
    "advice-other-values": {},
    "advice-other-options": {},
    "reason-rival": {"seat": SEATS, "better": ("yes", "no")},
    "place-of": {"text": TEXT, "seat": SEATS},
    "refuse-not-now": {"count": NUMBERS},
    "refuse-game-over": {"seats": NUMBERS},
    "refuse-not-your-turn": {},
    "refuse-unknown-verb": {"word": TEXT, "known": TEXT, "count": NUMBERS},
    "refuse-bad-argument": {"verb": TEXT, "nth": NUMBERS, "given": TEXT, "expected": TEXT},
    "refuse-missing-argument": {"verb": TEXT, "nth": NUMBERS, "expected": TEXT},
    "refuse-extra-argument": {"verb": TEXT, "count": NUMBERS, "given": TEXT},
}
KERNEL_REFUSALS = (NOT_NOW, GAME_OVER)


def rajas_rewards() -> dict[str, Arguments]:
    """What spaces, fields and tiles give, as the board shows it."""
    given: dict[str, Arguments] = {kind: {"n": NUMBERS} for kind in REWARD_KINDS}
    given |= {kind: {} for kind in REWARDS_WITHOUT_NUMBER}
    given["dice_per_karma"] = {"colour": (*rajas.COLOUR_NAMES, "any")}
    given["coloured_dice"] = {"dice_colour": ("blue", "blue green")}
    return {f"reward-{kind.replace('_', '-')}": arguments for kind, arguments in given.items()}


def short(kind: Names) -> dict[str, Arguments]:
    """Names for narrow labels of a drawn board; `test_short_names.py` knows how narrow."""
    return {f"{kind.label}-{name}-short": {} for name in kind.names}


# What a game draws or says beside its tables of moves, refusals, notes and questions.
EXTRA: dict[str, dict[str, Arguments]] = {
    "rajas": {
        **{f"road-{name}": {} for name in rajas.ROAD_NAMES},
        **{f"animal-{name}": {} for name in rajas.STACK_NAMES},
        **{f"side-{name}": {} for name in SIDE.names},
        "colour-any": {},
        **rajas_rewards(),
        **{f"content-{building}": {} for building in rajas.BUILDING_NAMES},
        **{f"content-{good}": {"n": NUMBERS} for good in rajas.GOOD_NAMES},
        **{f"source-{kind}": {} for kind in RAJAS_SOURCES},
        "source-market": {"good": rajas.GOOD_NAMES},
        "source-chamber": {"chamber": rajas.CHAMBER_NAMES},
        **{f"clock-{unit}": {unit: NUMBERS} for unit in ("round", "pass")},
        "clock-start-seat": {"start_seat": SEATS},
        "score-expected": {"points": NUMBERS, "gap": NUMBERS, "met": ("yes", "no")},
        "score-gained": {"amount": TEXT},
        "score-said": {"gap": NUMBERS, "met": ("yes", "no")},
        "score-short": {"gap": NUMBERS, "met": ("yes", "no")},
        "result-way": {"way": NUMBERS},
    },
    "agra": {
        **{key: {} for key in (*ABILITIES, *ABILITIES_AGREED_ON)},
        **{key: {} for kind in (NOTABLE, GUILD, ACTION) for key in short(kind)},
        "clock-round": {"round": NUMBERS},
        "clock-last-round": {"last_round": NUMBERS},
        "clock-start-seat": {"start_seat": SEATS},
        "clock-phase": {"phase": PHASE.names},
        "score-expected": {"points": NUMBERS, "gap": NUMBERS, "met": ("yes", "no")},
        "score-gained": {"amount": TEXT},
    },
    "merv": {
        **{key: {} for kind in (SPICE, HALL, MERV_SIDE) for key in short(kind)},
        "clock-year": {"year": NUMBERS},
        "clock-side": {"side": MERV_SIDE.names},
        "outcome-lost": {"name": TEXT, "score": NUMBERS},
        **{f"level-{name}": {} for name in LEVEL_NAMES},
        **{f"other-{nth}": {} for nth in range(2)},  # the Grand Vizier and the Magistrate
        **{f"cube-{name}": {} for name in Cubes.names},
    },
}


def told_apart(name: str, option: Option) -> Iterator[str]:
    """What the page says of an option in parts: its name, a sentence, and what choices are called.

    A choice may have a name of its own beside.
    """
    key = f"option-{option.name}".replace("_", "-")
    yield from (f"{key}-title", f"{key}-about")
    if option.per_seat or True in option.choices:
        return
    for choice in option.choices:
        own = f"{option.name}-{choice}".replace("_", "-")
        if own not in EXTRA[name]:
            yield f"option-{own}-way"


@cache
def messages(file: str) -> Mapping[str, Arguments]:
    return game_messages(file) if file else house_messages()


# --- what the sources ask for ---------------------------------------------------------------


@cache
def sources() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py")))


def calls_of(name: str) -> Iterator[ast.Call]:
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                if name == getattr(called, "id", getattr(called, "attr", "")):
                    yield node


def raised(name: str, prefix: str) -> Iterator[tuple[str, str, Arguments]]:
    """Key, game and arguments of every `Problem("key", game="…", argument=…)` and the like."""
    for call in calls_of(name):
        if call.args and isinstance(call.args[0], ast.Constant):
            given = {word.arg: word.value for word in call.keywords if word.arg is not None}
            game = given.pop("game", None)
            where = str(game.value) if isinstance(game, ast.Constant) else ""
            values = {name: SEATS if label(name) == "seat" else EITHER for name in given}
            yield prefix + str(call.args[0].value), where, values


@cache
def literals() -> frozenset[str]:
    """All words in quotes anywhere in the sources, as parts of a key."""
    found = {
        node.value.lstrip("-").replace("_", "-")
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 60
    }
    return frozenset(found)


@cache
def command_line_keys() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Keys that begin with cli-: those written out, and patterns of those put together."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "cli").rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    joined = [part for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values]
    whole = [node for node in nodes if isinstance(node, ast.Constant) and node not in joined]
    words = {str(node.value) for node in whole}
    written = {word for word in words if re.fullmatch(r"cli-[a-z0-9-]*[a-z0-9]", word)}
    patterns = {pattern_of(node) for node in nodes if isinstance(node, ast.JoinedStr)}
    patterns = {pattern for pattern in patterns if pattern.startswith(re.escape("cli-"))}
    return frozenset(written), tuple(re.compile(pattern) for pattern in sorted(patterns))


def pattern_of(text: ast.JoinedStr) -> str:
    """What an f-string can become."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
        for part in text.values
    )


def is_put_together(key: str) -> bool:
    """Whether some f-string can make this key out of words that stand in the sources."""
    _, patterns = command_line_keys()
    matches = [pattern.fullmatch(key) for pattern in patterns]
    return any(match and literals().issuperset(match.groups()) for match in matches)


def command_line_messages() -> dict[str, Arguments]:
    """English decides which of the keys put together exist, and what they are given."""
    written, _ = command_line_keys()
    troubles = {key: arguments for key, _, arguments in raised("Trouble", "cli-trouble-")}
    put_together = {key for key in entries("en", "") if is_put_together(key)}
    found: dict[str, Arguments] = {}
    for key in sorted(written | put_together | troubles.keys()):
        used = variables(entries("en", "")[key]) if key in entries("en", "") else set()
        found[key] = {name: SEATS if label(name) == "seat" else EITHER for name in used}
    return found | troubles


def house_messages() -> dict[str, Arguments]:
    problems = {key: args for key, game, args in raised("Problem", "problem-") if not game}
    problems = {key: args for key, args in problems.items() if key not in told_by_the_server()}
    return {**HOUSE, **problems, **command_line_messages()}


@cache
def told_by_the_server() -> frozenset[str]:
    """Troubles that come up only at a table on the network; tests/web looks after them."""
    body = parse(server_source("en")).body
    return frozenset(entry.id.name for entry in body if isinstance(entry, ftl.Message))


# --- what the tables of a game ask for ------------------------------------------------------


def values_of(kind: Kind | None) -> Values:
    """What to try for an argument of a kind; None is a plain number."""
    if kind is None:
        return NUMBERS
    if isinstance(kind, Number):
        return (kind.low, kind.high) if kind.label == "seat" else NUMBERS
    if isinstance(kind, Names):
        return kind.names if len(kind.names) <= 30 else (kind.names[0], kind.names[-1])
    if kind.rest:  # one thing, several, and two that are alike
        first, *others = kind.words() or re.split(r" \| |, ", kind.expected())
        return (first, " ".join((first, *others)), f"{first} {first}")
    return (kind.expected(),)


def several(given: Arguments, gathers: str) -> Arguments:
    """What is told in one: the same twice, and two that differ; numbers only add up."""
    found: dict[str, Values] = {}
    for name in gathers.split():
        words = [value for value in given[name] if isinstance(value, str) and value != "none"]
        lists = [f"{words[0]} {words[0]}", f"{words[0]} {words[-1]} {words[0]}"] if words else []
        found[name] = (*given[name], *lists)
    return found


def has_words(kind: Kind) -> bool:
    """Names are words (`blue`, `money12`) or codes (`B01`, `c2`, `NE`) that stay as they are."""
    return isinstance(kind, Names) and all(
        re.fullmatch(r"[a-z]{3}[a-z_-]*[0-9]*", name) for name in kind.names
    )


def is_named(game: str, kind: Kind | None) -> bool:
    """Whether a kind has messages; English decides which codes have some (`pile-I-F`)."""
    if not isinstance(kind, Names):
        return False
    return has_words(kind) or f"{kind.label}-{kind.names[0]}" in entries("en", game)


def game_messages(name: str) -> dict[str, Arguments]:
    game = serai.game(name)
    spoken = {f"refuse-{w.name}": w for n, w in game.refusals.items() if n not in KERNEL_REFUSALS}
    spoken |= {f"note-{words.name}": words for words in game.notes.values()}
    spoken |= {f"remark-{words.name}": words for words in game.remarks}
    needed: dict[str, Arguments] = {"title": {}, "about": {}}
    kinds: list[Kind | None] = []
    for verb in game.notation.verbs:
        given = {arg: values_of(kind) for arg, kind in verb.args}
        hand = at_hand(game, verb)
        known = {**given, **beside(name, given)}
        needed[f"move-{verb.name}"] = {**known, **hand, **several(known, verb.gathers)}
        if verb.closes:  # English decides of which questions it has words of its own
            closing = {f"move-{verb.name}-{question}" for question in game.questions.values()}
            needed |= {key: {} for key in sorted(closing & entries("en", name).keys())}
        kinds += [kind for _, kind in verb.args]
    for key, words in spoken.items():
        about: Arguments = {"seat": SEATS} if key.startswith("note-") else {}
        given = {arg: values_of(kind) for arg, kind in words.args}
        told = beside(name, given) if key.startswith("note-") else {}
        needed[key] = {**about, **given, **told, **several({**given, **told}, words.gathers)}
        kinds += [kind for _, kind in words.args]
    for kind in kinds:
        if isinstance(kind, Names) and is_named(name, kind):
            needed |= {f"{kind.label}-{one}": {} for one in kind.names}
    cited = {words.rule for words in game.refusals.values()}
    needed |= {f"ruling-{rule}": {} for rule in cited if rule and not SECTION.match(rule)}
    needed |= {f"result-{source}": {} for source in game.sources}
    ranked: Arguments = {"seat": SEATS, "score": NUMBERS}
    needed |= {f"outcome-{how}": ranked for how in ("won", "tie")}
    needed["outcome-rank"] = {**ranked, "rank": NUMBERS, "text": TEXT, "met": ("yes", "no")}
    needed |= {f"ask-{question}": {} for question in game.questions.values()}
    habits = [habit.question for habit in game.habits]
    needed |= {f"habit-{one}-{answer}": {} for one in habits for answer in ("always", "never")}
    needed |= {f"crumb-{rule.__name__.lower()}": {} for rule in game.rules}
    needed |= {message: {} for option in game.options for message, _ in option.ways()}
    needed |= {message: {} for option in game.options for message in told_apart(name, option)}
    table = game.new(Desk(), game.seats[-1], game.settle(game.seats[-1], {}), game.version)
    figures = {f"fact-{figure}" for figure in game.figures(table)[0]}
    needed |= {key: {} for key in figures if has("en", name, key)}
    needed |= {key: args for key, where, args in raised("Problem", "problem-") if where == name}
    named_things = {f"about-{key}" for key in needed}  # explained though they are no places
    needed |= {key: {} for key in sorted(named_things & entries("en", name).keys())}
    needed |= reasons(name)
    needed |= place_messages(name)
    seen = {**game.telling(table), **game.view(table, 0)}
    derived = {field for one in game.telling(table).get("players", ()) for field in one}
    seen["players"] = [{**dict.fromkeys(derived), **seen["players"][0]}]
    return {**needed, **panel_messages(name, seen), **EXTRA.get(name, {})}


def reasons(name: str) -> dict[str, Arguments]:
    """What a bot says of a turn: one message for each group of what it looks at and can tell."""
    kinds = {of.label: of for verb in serai.game(name).notation.verbs for _, of in verb.args if of}
    things = named_groups(name)
    found: dict[str, Arguments] = {}
    for group in import_module(f"serai.bots.{name}.reasons").GROUPS.keys() - untold_groups(name):
        thing = things.get(group)
        named = {thing: values_of(kinds[thing])} if thing else {}
        found[f"reason-{group}"] = {"better": ("yes", "no"), **named}
    return found


def beside(name: str, given: Arguments) -> Arguments:
    """What the position adds to the arguments of a move or note."""
    game = serai.game(name)
    more = [other for arg, other in game.beside.items() if arg in given]
    found = {other: ["none", *names_of(name, other)] for other in more}
    for arg, values in given.items():
        for value in values:  # what a game knows without a position
            for other, said in game.in_context(None, {arg: value}).items():
                if other not in given and said not in found.setdefault(other, []):
                    found[other].append(said)
    return found


@cache
def place_messages(name: str) -> Mapping[str, Arguments]:
    """What the places of a board are called, and what they are for.

    Every kind has both; English decides which of its members are explained by themselves.
    """
    found: dict[str, Arguments] = {}
    for kind, argument in serai.game(name).place_kinds.items():
        names = names_at(name, kind)
        given: Arguments = {argument: names} if argument else {}
        found |= {f"place-{kind}": given, f"about-{kind}": given}
        for one in names:
            if f"about-{kind}-{one}" in entries("en", name):
                found[f"about-{kind}-{one}"] = {argument: (one,)}
            if f"{argument}-{one}" in entries("en", name):
                found[f"{argument}-{one}"] = {}
    return found


def names_at(name: str, kind: str) -> Values:
    """All that can stand behind the colon in a place of this kind.

    Where a place has a name of its own ("bowl"), what others call it ("good") may be too much.
    """
    game = serai.game(name)
    own = game.place_kinds[kind] == kind
    found: dict[int | str, None] = {}
    spoken: list[Verb | Words] = [*game.notation.verbs, *game.notes.values()]
    for said in spoken:
        way = said.way if isinstance(said, Verb) else None
        for pattern in (*said.at, *([way.place] if way else [])):
            place = split(pattern)
            if place.kind != kind or not place.name:
                continue
            if not ARGUMENT.search(pattern):
                found[named(place.name)] = None
            for argument in ARGUMENT.findall(pattern):
                if own and argument != kind:
                    continue
                of = dict(said.args)[argument]
                words = NUMBERS if of is None else [named(word) for word in of.words()]
                found |= dict.fromkeys(words)
    return tuple(found)


def panel_messages(name: str, view: Mapping[str, Any]) -> dict[str, Arguments]:
    """What the page says about a table: its panels, and the fields of a view that change."""
    fields = {f"table-{field.replace('_', '-')}" for field in view}
    fields |= {f"player-{field.replace('_', '-')}" for field in view["players"][0]}
    found: dict[str, Arguments] = {}
    for key, entry in entries("en", name).items():
        if key.startswith(("draw-", "panel-", "player-", "table-")) and (
            key in fields or keys.is_used(key, f"games/{name}")
        ):
            found[key] = {one: names_of(name, label(one)) for one in variables(entry)}
    return found


def at_hand(game: Game, verb: Verb) -> Arguments:
    """What a move has at hand beside its arguments: "none" where only a position could tell it."""
    found: dict[str, Values] = {}
    kind = verb.args[0][1] if verb.args else None
    named = range(kind.first, kind.first + len(kind.names)) if isinstance(kind, Names) else (0,)
    for first in named:
        for other, value in game.at_hand(None, verb.number | first << 8).items():
            more = (value, *names_of(game.name, other)) if value == "none" else (value,)
            found[other] = tuple(dict.fromkeys((*found.get(other, ()), *more)))
    return found


def names_of(game: str, label: str) -> Values:
    """What an argument of the client can be: a seat, a name of the rules, or anything."""
    if label == "seat":
        return SEATS
    beginning = f"{label}-"
    names = [
        key.removeprefix(beginning)
        for key in entries("en", game)
        if key.startswith(beginning) and key not in place_messages(game)
    ]
    return tuple(names) or EITHER
