"""The command line: `serai serve`, `serai play`, `serai sim` and the others.

Each command is a module of this package with `add_arguments(parser)` and `run(args, lang)`; only
the one that is asked for is imported. Whatever goes wrong is told in one sentence, in the language
of the person, with exit code 2.
"""

from __future__ import annotations

import contextlib
import os
import sys
import textwrap
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

from serai.cli.arguments import HOUSE_FLAGS, Parser, taken
from serai.cli.trouble import Trouble, told
from serai.core import box
from serai.core.speech import Problem
from serai.games.load import check_box
from serai.language import LANGUAGES, is_language, say

COMMANDS = (
    *("serve", "play", "replay", "words", "why-move"),
    *("config", "backup", "verify", "repair", "admin"),
    *("sim", "train", "fuzz", "bench", "rulebook", "data"),
)
DEFAULT = ("serve", "--open")  # who names no command wants to play

WIDTH = 80
CHECK = "--check"  # of `serai data`: walks through a box instead of playing with it

DONE = 0
FAILED = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; answers its exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    open_streams()
    forgive_characters()
    lang = language_of(os.environ)
    try:
        wanted = taken(given, "--lang")
        if wanted is not None:
            if not is_language(wanted):
                raise Problem("language", given=wanted[:40], allowed=", ".join(LANGUAGES))
            lang = wanted
        take_box(given)
        code = run(given, lang)
        sys.stdout.flush()  # what cannot be written is told here, not on the way out
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        leave_quietly()
        return DONE
    except SystemExit:  # argparse after help, rich when whoever read us has gone
        return DONE
    except Exception as error:
        sentence = told(error, lang)
        if sentence is None:
            raise
        print(sentence, file=sys.stderr)
        return FAILED


def run(given: list[str], lang: str) -> int:
    """Read the arguments of the command, import it, run it."""
    if given[:1] in (["-h"], ["--help"]):
        print(overview(lang), end="")
        return DONE
    if given[:1] == ["--version"]:
        from serai import __version__

        print(f"serai {__version__}")
        return DONE
    given.sort(key=lambda word: word in HOUSE_FLAGS)  # they may stand before the command
    if not given or given[0].startswith("-"):
        given[:0] = DEFAULT
    name, *rest = given
    if name not in COMMANDS:
        raise Trouble("unknown-command", given=name[:40], known=", ".join(COMMANDS))
    if CHECK not in rest:  # a box in the making may not exist yet
        check_box()
    command = import_module(f"serai.cli.{name.replace('-', '_')}")
    parser = Parser(f"serai {name}", lang, say(lang, "", f"cli-command-{name}", {}))
    command.add_arguments(parser)
    parser.explain(name)
    code: int = command.run(parser.parse_args(rest), lang)
    return code


def take_box(given: list[str]) -> None:
    """The box is the process's own, and of every process that it starts."""
    wanted = taken(given, "--box") or os.environ.get(box.VARIABLE)
    if wanted:
        from serai.cli.saving import path_of

        os.environ[box.VARIABLE] = str(path_of(wanted).absolute())


def overview(lang: str) -> str:
    """What `serai --help` says."""
    lines = [say(lang, "", "cli-overview", {}), ""]
    lines += [f"  serai {name:9} {say(lang, '', f'cli-command-{name}', {})}" for name in COMMANDS]
    end = say(lang, "", "cli-overview-end", {"languages": ", ".join(LANGUAGES)})
    return "\n".join([*lines, "", *textwrap.wrap(end, WIDTH), ""])


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].casefold()
            return language if is_language(language) else "en"
    return "en"


def open_streams() -> None:
    """Somebody may have closed them before we came: then nobody types, and nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def forgive_characters() -> None:
    """A terminal that cannot show or send a character must not end the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def leave_quietly() -> None:
    """Whoever read us has gone: nothing more may be written, not even on the way out."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
