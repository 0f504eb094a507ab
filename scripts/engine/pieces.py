"""From Python to C, one piece for each module, each with everything in it that it depends on.

mypyc writes one C file for each module, but a header that all of them share declares everything
there is, and all literals have their places in one table. So one new word would change every file.
Here a piece gets only the declarations that it uses, and a table of literals of its own, which is
filled from the large one when the engine is loaded. What a piece depends on is then what stands in
it, and it is compiled again exactly if its text has changed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .sources import ROOT, compiled_sources

GROUP = "serai"  # all modules are in one library, so that they call each other directly
C_CODE = ROOT / "build" / "c"  # as mypyc writes it
PIECES = ROOT / "build" / "pieces"  # as it is compiled
BASE = f"__native_{GROUP}.c"
HEADERS = (f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h")

WORD = re.compile(r"\w+")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
READY = "    is_initialized = 1;\n"
INCLUDE = re.compile(r'#include ["<](.+)[">]')
TUPLE = re.compile(r"#ifndef MYPYC_DECLARED_(\w+)$")
STRUCT = re.compile(r"typedef struct\b.*\{$")
END_OF_STRUCT = re.compile(r"\} (\w+);$")
EXTERN = re.compile(r"extern .*?(\w+)(?:\[\d*\]|\(.*\))?;$")


# For interpreted callers, and for the import: nothing to spend time on.
SELDOM_RUN = re.compile(r"CPyPy_\w+$|CPyDef_\w+_____top_level__$")
COLD = """#ifdef __GNUC__
#define SERAI_COLD __attribute__((cold))
#else
#define SERAI_COLD
#endif
"""


class NotUnderstood(Exception):
    """What mypyc has written is not what was expected."""


@dataclass(frozen=True)
class Declaration:
    """One or more lines of a header; without a name everybody needs them."""

    name: str
    text: str
    words: frozenset[str]


@dataclass(frozen=True)
class Code:
    """Everything to compile: C files of the one library, and one for each module that opens it."""

    library: list[Path]
    shims: dict[str, Path]  # module -> file
    include: list[str]
    flags: list[str]


def translate() -> Code:
    """Let mypyc check and translate all modules, and cut the result into pieces."""
    from mypyc.build import mypycify

    files = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    library, *shims = mypycify(
        ["--strict", *files],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        multi_file=True,
        target_dir=str(C_CODE.relative_to(ROOT)),
    )
    paths = [ROOT / path for path in library.sources]
    modules = [path for path in paths if path.name.startswith("__native_")]
    PIECES.mkdir(parents=True, exist_ok=True)
    for name, text in cut({path.name: path.read_text() for path in modules}).items():
        (PIECES / name).write_text(text)
    return Code(
        [PIECES / path.name if path in modules else path for path in paths],
        {shim.name: ROOT / shim.sources[0] for shim in shims},
        list(library.include_dirs),
        list(library.extra_compile_args),
    )


def cut(texts: dict[str, str]) -> dict[str, str]:
    """The pieces of these C files."""
    includes, declarations = declared("".join((C_CODE / name).read_text() for name in HEADERS))
    tables: dict[str, list[int]] = {}
    codes = {BASE: texts[BASE]}
    for name, text in texts.items():
        if name != BASE:
            table = f"CPyStatics_{name.removeprefix('__native_').removesuffix('.c')}"
            codes[name], tables[table] = with_own_literals(text, table)
    used = {table: places for table, places in tables.items() if places}
    declarations += [table_of(table, len(places)) for table, places in used.items()]
    pieces = {
        name: "".join([*includes, COLD, *needed(code, declarations), without_headers(code)])
        for name, code in codes.items()
    }
    pieces[BASE] = filling(pieces[BASE], used)
    return pieces


def with_own_literals(text: str, table: str) -> tuple[str, list[int]]:
    """The code with literals of its own, numbered as it meets them, and their common numbers."""
    places: dict[int, int] = {}

    def own(found: re.Match[str]) -> str:
        return f"{table}[{places.setdefault(int(found[1]), len(places))}]"

    return LITERAL.sub(own, text), list(places)


def table_of(name: str, size: int) -> Declaration:
    return Declaration(name, f"extern PyObject *{name}[{size}];\n", frozenset())


def filling(base: str, tables: dict[str, list[int]]) -> str:
    """The code of the whole library, which also fills the tables of the pieces."""
    if base.count(READY) != 1:
        raise NotUnderstood(f"{BASE} is ready at {base.count(READY)} places")
    before, after = base.split(READY)
    define, fill = [], []
    for name, places in tables.items():
        size = len(places)
        define.append(f"PyObject *{name}[{size}];\n")
        numbers = ", ".join(map(str, places))
        fill.append(f"    static const int from_{name}[{size}] = {{{numbers}}};\n")
        fill.append(f"    for (int i = 0; i < {size}; i++)\n")
        fill.append(f"        {name}[i] = CPyStatics[from_{name}[i]];\n")
    beginning, middle = before.split("int CPyGlobalsInit(void)\n{", 1)
    middle = "int CPyGlobalsInit(void)\n{" + middle
    return "".join([beginning, *define, middle, *fill, READY, after])


def without_headers(text: str) -> str:
    for name in HEADERS:
        include = f'#include "{name}"\n'
        if text.count(include) != 1:
            raise NotUnderstood(f"{name} is not included once")
        text = text.replace(include, "")
    return text


def needed(text: str, declarations: list[Declaration]) -> list[str]:
    """The declarations that the code uses, and those that they use, in their order."""
    named = {one.name: one for one in declarations if one.name}
    seen: set[str] = set()
    look = set(WORD.findall(text)).union(*(one.words for one in declarations if not one.name))
    while look:
        found = (look & named.keys()) - seen
        seen |= found
        look = set().union(*(named[name].words for name in found))
    return [one.text for one in declarations if not one.name or one.name in seen]


def declared(header: str) -> tuple[list[str], list[Declaration]]:
    """What a header includes, and what it declares; what we do not know is for everybody."""
    includes: dict[str, None] = {}
    found: list[Declaration] = []
    lines = iter(header.splitlines())
    for line in lines:
        name, text = "", [line]
        if include := INCLUDE.match(line):
            if include[1] not in HEADERS:
                includes[line + "\n"] = None
            continue
        if not line.strip() or line.startswith(("#ifndef MYPYC_NATIVE", "#ifndef MYPYC_LIBRT")):
            continue
        if line == "#endif" or line.startswith(("#define MYPYC_NATIVE", "#define MYPYC_LIBRT")):
            continue
        if begin := TUPLE.match(line):
            name = begin[1]
            while text[-1] != "#endif":
                text.append(next(lines))
        elif STRUCT.match(line):
            while not (end := END_OF_STRUCT.match(text[-1])):
                text.append(next(lines))
            name = end[1]
        elif plain := EXTERN.match(line):
            name = plain[1]
            if SELDOM_RUN.match(name):
                text = [line.removesuffix(";") + " SERAI_COLD;"]
        words = frozenset(WORD.findall("\n".join(text)))
        found.append(Declaration(name, "\n".join(text) + "\n", words))
    return list(includes), found
