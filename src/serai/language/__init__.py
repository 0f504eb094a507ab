"""Messages in four languages (Project Fluent): the only place where keys become sentences.

House messages stand in `locale/`, those of a game in its own `locale/`; `locale/box/` has what only
the owner of a box is told (see `serai.language.inventory`). An argument that is a
name of the rules (`colour` = "green") is replaced by the message `colour-green`, and each of its
attributes comes along as `colour_<attribute>`: a language adds the cases that it needs. The plain
name stays available as `colour_key`, for selectors, and `colour_count` says how many names stand
there. `needed_colour` is a colour too.

A name may hold numbers and names of its own: `reward` = "money:n=3" is the message `reward-money`
said with `n` = 3. Behind a die (`b4~`) a tilde says that it is turned over: `die-b4.turned`, and in
the form `acc` `die-b4.turned_acc` if there is one.

A key with a dot is an attribute of a message: `move-place.told` is how the log says `move-place`,
`move-build.deed` how the line of a turn tells what was built, given or won in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from serai.core.speech import Arguments, Problem
from serai.language.binding import bound

LANGUAGES = ("en", "de", "ru", "nl")
LONGEST = 900  # characters of an argument; Fluent refuses more than a thousand
TURNED = "~"  # behind a name: the thing lies turned over
OTHERS = 8  # from this number on a "seat" is somebody without one: messages `other-0` …


def is_language(language: str) -> bool:
    """Whether we speak it."""
    return language in LANGUAGES


@cache
def source(language: str, package: str) -> str:
    """The message file of a package."""
    return files(package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")


@cache
def resource(language: str, package: str) -> Resource:
    """The message file of a package, parsed."""
    return FluentResource(source(language, package))


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """All messages of the house and of one game in one language."""
    if language not in LANGUAGES:
        raise Problem("language", given=language[:40], allowed=", ".join(LANGUAGES))
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(resource(language, "serai.language"))
    if game:
        found.add_resource(resource(language, f"serai.games.{game}"))
    return found


def has(language: str, game: str, key: str) -> bool:
    """Whether there is such a message."""
    return pattern_of(bundle(language, game), key) is not None


def pattern_of(found: FluentBundle, key: str) -> Pattern | None:
    """What stands behind a key of a bundle: a message, or (with a dot) an attribute of one."""
    name, _, attribute = key.partition(".")
    if not found.has_message(name):
        return None
    message = found.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def say(
    language: str, game: str, key: str, args: Arguments, names: Sequence[str] | None = None
) -> str:
    """A sentence. `names` are the players' names by seat."""
    return formatted(bundle(language, game), language, key, expanded(language, game, args, names))


def formatted(found: FluentBundle, language: str, key: str, args: Arguments) -> str:
    """A message of a bundle with its arguments as they are."""
    pattern = pattern_of(found, key)
    if pattern is None:
        raise KeyError(f"nobody has written {key!r} in {language}: add it to locale/{language}.ftl")
    text, errors = found.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(f"{key!r} cannot be said in {language}: {errors[0]}")
    return bound(language, str(text))


def expanded(
    language: str, game: str, args: Arguments, names: Sequence[str] | None
) -> dict[str, int | str]:
    """Arguments with the names of the rules translated, in all forms that the language has."""
    found: dict[str, int | str] = {}
    for name, value in args.items():
        label = name.rpartition("_")[2]
        if label == "seat":
            found[f"{name}_number"] = int(value) + 1
            found[name] = seat_name(language, int(value), names, game)
            continue
        found[name] = value
        if isinstance(value, str):
            found[name] = value[:LONGEST]
            found[f"{name}_key"] = value
            found[f"{name}_count"] = len(value.split(" "))
            for form, text in forms_of(language, game, label, value).items():
                found[name + form] = text
    return found


def seat_name(language: str, seat: int, names: Sequence[str] | None, game: str = "") -> str:
    """How a player is called, or (from OTHERS on) somebody of the game without a seat."""
    if seat >= OTHERS:
        return say(language, game, f"other-{seat - OTHERS}", {})
    if names is not None and seat < len(names):
        return names[seat]
    return say(language, "", "seat-name", {"number": seat + 1})


def forms_of(language: str, game: str, label: str, value: str) -> Mapping[str, str]:
    """The forms of a name, or of several names in a row: "2 × boards and cement".

    Behind a number the name stands as it is, whatever its form without one: "pays one board" may
    need another case or number than "pays 2 × boards". With an attribute `several` a language says
    number and name together: "2 boards".
    """
    words = value.split(" ")
    if len(words) == 1:
        return forms(language, game, f"{label}-{value}")
    counts = {word: words.count(word) for word in words}
    each = {word: forms(language, game, f"{label}-{word}") for word in counts}
    if not all(each.values()):
        return {}
    several = {
        word: forms(language, game, f"{label}-{word}:n={n}").get(
            "_several", f"{n} × {each[word]['']}"
        )
        for word, n in counts.items()
        if n > 1
    }
    return {
        form: listed(language, [several.get(word) or each[word][form] for word in counts])
        for form in each[words[0]]
        if not form.endswith("several")  # of one thing alone
    }


def listed(language: str, texts: Sequence[str]) -> str:
    """Texts in a row, as a sentence has them: "2 boards, 1 book and cement"."""
    if len(texts) < 2:
        return "".join(texts)
    args = {"first": ", ".join(texts[:-1]), "last": texts[-1]}
    return formatted(bundle(language, ""), language, "list-and", args)


@cache
def forms(language: str, game: str, key: str) -> Mapping[str, str]:
    """The value ("") and the attributes ("_gen", …) of the message of a name, if it has one."""
    found = bundle(language, game)
    name, _, given = key.partition(":")
    plain = name.removesuffix(TURNED)
    if not all(c.isascii() and (c.isalnum() or c in "-_") for c in plain):
        return {}
    if not found.has_message(plain):
        return {}
    one = found.get_message(plain)
    texts = {f"_{form}": pattern for form, pattern in one.attributes.items()}
    if one.value is not None:
        texts[""] = one.value
    if name != plain:
        turned = one.attributes["turned"]
        texts = {form: one.attributes.get(f"turned{form}", turned) for form in texts}
    args = expanded(language, game, arguments_in(given), None)
    return {form: str(found.format_pattern(pattern, args)[0]) for form, pattern in texts.items()}


def arguments_in(given: str) -> dict[str, int | str]:
    """What a name holds: "n=3", "dice_colour=blue+blue"."""
    pairs = (one.partition("=") for one in given.split(",") if one)
    return {
        name: int(value) if value.isdecimal() else value.replace("+", " ")
        for name, _, value in pairs
    }


def translate(language: str, game: str, key: str, args: Arguments) -> str:
    """The translator that the engine speaks through."""
    return say(language, game, key, args)
