"""`make quick`: style, types, and the tests that belong to what has changed, with the reasons.

What has changed is what differs from the last commit that others have (the upstream branch, or
main), in commits or in the working tree; on an untouched main the last commit. `make test` stays
the one that proves everything.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.checks import PAGE, STYLE, TYPES, Check, all_well, pytest  # noqa: E402 (see above)

OTHERS = ("@{upstream}", "origin/HEAD", "origin/main", "origin/master", "main", "master")
NO_TESTS = 5  # pytest found none of that name
MOST_NAMED = 8  # files of one kind that are listed


@dataclass(frozen=True)
class Rule:
    """Which tests belong to a file. `{0}` in a test is what the pattern found, `{path}` the file.

    A test may be `path` or `path -k word`: of a file about all games the part about one.
    """

    pattern: str
    tests: tuple[str, ...]
    page: bool = False


GAME = (
    "tests/games/{0}",
    "tests/games/test_rulebooks.py -k {0}",
    "tests/conformance -k {0}",
    "tests/test_golden.py -k {0}",
    "tests/study/test_perft.py -k {0}",
    "tests/server/test_stored.py -k {0}",
    "tests/test_surface.py",
    "tests/bots -k {0}",
)
WORDS = "tests/test_messages.py"
BOX_WORDS = "tests/test_box_messages.py"
LAYERS = "tests/test_layers.py"
TRIALS = "tests/server/test_trials.py"
SIEGE = "tests/server/test_malformed.py"
WORLDS = "tests/server/test_worlds.py"

# The first one that fits decides.
RULES = (
    Rule(
        r"src/serai/games/(\w+)/locale/box/",
        (f"{BOX_WORDS} -k {{0}}", f"{WORDS} -k {{0}}", "tests/cli -k {0}"),
    ),
    Rule(r"src/serai/games/(\w+)/locale/", (f"{WORDS} -k {{0}}", "tests/cli -k {0}")),
    Rule(r"src/serai/games/(\w+)/(?:view|wording)\.py", (*GAME, "tests/cli -k {0}", LAYERS)),
    Rule(
        r"src/serai/games/(\w+)/(?:components|data)/",
        (*GAME, f"{WORDS} -k {{0}}", f"{BOX_WORDS} -k {{0}}", LAYERS),
    ),
    Rule(r"src/serai/games/(\w+)/.", (*GAME, f"{WORDS} -k {{0}}", LAYERS)),
    Rule(r"src/serai/bots/(\w+)/", ("tests/bots -k {0}", LAYERS)),
    Rule(r"src/serai/bots/", ("tests/bots", LAYERS)),
    Rule(
        r"src/serai/(?:core|games)/",
        (
            *("tests/core", "tests/games", "tests/conformance", "tests/test_golden.py"),
            *(BOX_WORDS, LAYERS),
        ),
    ),
    Rule(r"src/serai/language/", (WORDS, BOX_WORDS, LAYERS)),
    Rule(r"src/serai/table/", ("tests/table", "tests/test_golden.py", "tests/study", LAYERS)),
    Rule(r"src/serai/study/", ("tests/study", LAYERS)),
    Rule(
        r"src/serai/(?:house/(?:protocol|requests)|server/client_types)\.py",
        ("tests/server", "tests/web/test_types.py", LAYERS),
        page=True,
    ),
    Rule(r"src/serai/(?:house|server)/", ("tests/house", "tests/server", LAYERS)),
    Rule(r"src/serai/cli/", ("tests/cli", LAYERS)),
    Rule(r"trials/(?:chaos|load)/", (TRIALS, LAYERS)),
    Rule(r"trials/siege/", (SIEGE, LAYERS)),
    Rule(r"trials/worlds/", (WORLDS, LAYERS)),
    Rule(r"trials/.*\.py", (TRIALS, SIEGE, WORLDS, LAYERS)),
    Rule(r"scripts/(?:quick|checks)\.py", ("tests/test_quick.py",)),
    Rule(r"src/serai/_pure\.py|setup\.py|scripts/(?:engine/|alone)", ("tests/engine",)),
    Rule(r"src/serai/__init__\.py", ("tests/test_surface.py", "tests/test_docs.py", LAYERS)),
    Rule(
        r"tests/golden/",
        ("tests/test_golden.py", "tests/study/test_perft.py", "tests/server/test_stored.py"),
    ),
    Rule(
        r"tests/(?:message_files|needed_messages)\.py",
        (WORDS, BOX_WORDS, "tests/web/test_messages.py"),
    ),
    Rule(r"tests/imports\.py", (LAYERS,)),
    Rule(r"tests/web/(?!test_(?:types|messages|budget))", ()),  # need a browser, and minutes
    Rule(r"tests/(?:.*/)?test_\w+\.py", ("{path}",)),
    Rule(r"tests/(\w+)/", ("tests/{0}",)),
    Rule(r"web/", ("tests/web/test_types.py", "tests/web/test_messages.py"), page=True),
    Rule(r"requirements\.lock", ("tests/test_locks.py",)),
    Rule(r"docs/.*\.md|[A-Z]+\.md|\w+/README\.md", ("tests/test_docs.py",)),
    Rule(r"(?:docs|bench)/|[A-Z]+$|\.git|\.editorconfig", ()),
)
BEYOND = {
    r"web/src/|src/serai/(?:house|server)/|tests/web/": (
        "`make browser` looks at it in a real browser"
    ),
}


@dataclass
class Plan:
    """What to run, and why."""

    tests: dict[str, list[str]] = field(default_factory=dict)  # word for -k, or "" -> paths
    reasons: dict[tuple[str, ...], list[str]] = field(default_factory=dict)  # tests -> files
    unknown: list[str] = field(default_factory=list)
    beyond: set[str] = field(default_factory=set)
    page: bool = False


def rule_for(path: str) -> tuple[Rule, tuple[str, ...]] | None:
    """The rule for a file, and the tests it names."""
    for rule in RULES:
        if found := re.match(rule.pattern, path):
            return rule, tuple(test.format(*found.groups(), path=path) for test in rule.tests)
    return None


def planned(changed: Iterable[str]) -> Plan:
    """What belongs to these files."""
    plan = Plan()
    for path in changed:
        found = rule_for(path)
        if found is None:
            plan.unknown.append(path)
            continue
        rule, tests = found
        plan.page |= rule.page
        plan.reasons.setdefault(tests, []).append(path)
        plan.beyond |= {words for pattern, words in BEYOND.items() if re.match(pattern, path)}
        for test in tests:
            where, _, word = test.partition(" -k ")
            if (ROOT / where).exists() and where not in plan.tests.setdefault(word, []):
                plan.tests[word].append(where)
    for word in [word for word in plan.tests if word]:  # what is run whole need not be run in part
        whole = plan.tests.get("", [])
        plan.tests[word] = [one for one in plan.tests[word] if one not in whole]
    plan.tests = {word: paths for word, paths in plan.tests.items() if paths}
    return plan


# --- what has changed ---


def git(*words: str) -> list[str] | None:
    """The lines that git answers; None if it cannot."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else None


def changes() -> tuple[str, list[str]]:
    """Since when, in words, and which files."""
    head = git("rev-parse", "HEAD")
    if head is None:
        return "", []
    new = git("ls-files", "--others", "--exclude-standard") or []
    for name in OTHERS:
        base = git("merge-base", "HEAD", name)
        if base:
            files = {*(git("diff", "--name-only", base[0]) or []), *new}
            if files or base != head:
                return f"{name} ({base[0][:10]})", sorted(files)
    changed = sorted({*(git("diff", "--name-only", "HEAD") or []), *new})
    if changed:
        return "the last commit", changed
    last = git("show", "--name-only", "--format=", "HEAD") or []
    return f"the commit before the last ({head[0][:10]} is the last)", sorted(last)


# --- running it ---


def checks_of(plan: Plan) -> list[Check]:
    """Everything that is run: the tests after what they need has been compiled."""
    checks = [STYLE, TYPES] + [PAGE] * plan.page
    if plan.tests:
        commands = [[sys.executable, "setup.py", "engine", "--quick"]]
        for word, paths in plan.tests.items():
            commands.append(pytest(*["-k", word] * bool(word), *paths))
        checks.append(Check("tests", commands, shown=True, accepted=(0, NO_TESTS)))
    return checks


def said(plan: Plan, since: str, count: int) -> None:
    """Tell what will be run, and why."""
    print(f"{count or 'No'} changed file{'s' * (count != 1)} since {since}.")
    for tests, files in plan.reasons.items():
        shown = ", ".join(files[:MOST_NAMED])
        more = f" and {len(files) - MOST_NAMED} more" if len(files) > MOST_NAMED else ""
        print(f"  {shown}{more}\n    -> {', '.join(tests) or 'nothing to run'}")
    if plan.page:
        print("  and the checks of the page: types, form, unit tests")
    if plan.unknown:
        print(f"  {', '.join(plan.unknown)}\n    -> cannot tell what belongs to that: `make test`")
    print("Always: style and types of everything.", flush=True)


def main() -> int:
    """All of it, side by side."""
    since, changed = changes()
    if not since:
        print("Without git there is no telling what has changed: `make test` runs everything.")
        return 2
    plan = planned(changed)
    said(plan, since, len(changed))
    good = all_well(checks_of(plan))
    for words in sorted(plan.beyond):
        print(f"Not done here: {words}.")
    if plan.unknown:
        print(f"Not known here: what belongs to {', '.join(plan.unknown)}.")
    print(f"{'Well, as far as this goes' if good else 'NOT WELL'}; `make test` runs everything.")
    return 0 if good else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
