"""What stands in the message files, and what their messages are made of."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from serai.language import LANGUAGES, source

TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")

# Words that a translation may share with English.
ALIKE = {
    *("rajas of the ganges", "bonus", "fort", "karma", "orange", "raja", "tiger", "yogi"),
    *("ganga", "ganges", "kali", "navaratnas"),
    *("agra", "akbar", "architect", "botanist", "cement", "contract", "curry"),
    *("dewan", "jagirdar", "khatib", "mahout", "muezzin", "mujtahida", "mullah"),
    *("sadr us sudur", "subadar", "sufi", "takshaka"),
    *("n", "e", "s", "w", "w west"),  # sides, in short
    *("west", "merv", "alexandria", "chang an", "herat", "khotan", "samarkand", "jade", "joker"),
    *("sets", "top"),  # where points come from, in short
    *("meditation", "markers"),
    *("beginner", "expert"),
    # names of people
    *("bulbul", "jaggu", "makara", "rukmini", "ustad karim", "lobsang", "zarina", "farhad beg"),
    *("nur al huda", "birbal"),
}


@cache
def parsed(language: str, file: str) -> ftl.Resource:
    return parse(source(language, f"serai.games.{file}" if file else "serai.language"))


@cache
def entries(language: str, file: str) -> dict[str, ftl.Message]:
    body = parsed(language, file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Looking(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.attributes: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        if node.attribute is not None:
            self.attributes.add(f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)


CHANGE = "change"  # the attribute of a field of a view: what it is more or less
SEVERAL = "several"  # the attribute of a name that counts: "2 boards"


def variables(entry: ftl.BaseNode) -> set[str]:
    """What a message is given; a change is told with something else, several with a number."""
    looking = Looking()
    parts = [entry]
    if isinstance(entry, ftl.Message):
        others = (
            one
            for one in entry.attributes
            if one.id.name != CHANGE and label(one.id.name) != SEVERAL
        )
        parts = [*([entry.value] if entry.value else []), *others]
    for part in parts:
        looking.visit(part)
    return looking.variables


def label(argument: str) -> str:
    """`given_colour` is a colour."""
    return argument.rpartition("_")[2]


def words_of(pattern: ftl.Pattern | None) -> str:
    """The letters of a text, without what is filled in."""
    if pattern is None:
        return ""
    texts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            texts.append(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            texts += [words_of(variant.value) for variant in element.expression.variants]
    return " ".join(" ".join(re.findall(r"[^\W\d_]+", text)) for text in texts).strip().casefold()


def plain_texts(pattern: ftl.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from plain_texts(variant.value)
