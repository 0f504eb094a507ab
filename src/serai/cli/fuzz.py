"""`serai fuzz`: random games of every variant, in search of faults."""

from __future__ import annotations

import argparse
import faulthandler
import hashlib
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import serai
from serai.cli import INTERRUPTED
from serai.cli.figures import Paper, number, progress, significant, table
from serai.cli.numbers import whole_number
from serai.core.game import Options
from serai.language import say
from serai.study.digests import Digest, digests, joined
from serai.study.findings import Finding, kept
from serai.study.fuzz import PATIENCE, RATES, Report, fuzz, fuzz_illegal, fuzz_one, fuzz_secrets
from serai.study.pairings import fuzz_pairings
from serai.study.secrecy import secret_variants
from serai.study.spread import engine_is_compiled
from serai.study.variants import parsed_options, variants

FAULTS = 1
SHOWN = 10  # findings
STANDARD_ERROR = 2  # the stream itself, whatever stands in for it


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", nargs="?", default="rajas")
    parser.add_argument("--plies", default="100000", metavar="N")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default="1", metavar="N")
    parser.add_argument("--out", type=Path, default=Path("findings"), metavar="DIR")
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]")
    parser.add_argument("--only", metavar="N")
    parser.add_argument("--illegal", metavar="N")
    parser.add_argument("--secrets", metavar="PAIRS")
    parser.add_argument("--pairings", metavar="GAMES")
    parser.add_argument("--digests", metavar="GAMES")
    parser.add_argument("--compare", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Search, and tell what was done and found; exit code 1 if anything was."""
    numbers = ("plies", "seed", "jobs", "only", "illegal", "secrets", "pairings")
    for name in (*numbers, "digests"):
        setattr(args, name, whole_number(f"--{name}", getattr(args, name)))
    game = serai.game(args.game)
    fixed = parsed_options(game, args.option)
    if args.digests is not None:
        return run_digests(args, fixed, lang)
    if args.secrets is not None and not secret_variants(game, fixed):
        key = "cli-fuzz-no-secrets-now" if secret_variants(game) else "cli-fuzz-no-secrets"
        title = say(lang, game.name, "title", {})
        Paper(args.no_colour).write(say(lang, "", key, {"title": title}))
        return 0
    if args.pairings is not None:
        reports = fuzz_pairings(game.name, args.pairings, args.seed, args.jobs, fixed, args.only)
    elif args.only is not None:
        faulthandler.dump_traceback_later(PATIENCE, file=STANDARD_ERROR, exit=True)
        illegal, secrets = args.illegal or 0, args.secrets or 0
        reports = fuzz_one(game.name, args.seed, args.only, fixed, illegal, secrets)
    elif args.illegal is not None:
        reports = fuzz_illegal(game.name, args.illegal, args.seed, args.jobs, fixed)
    elif args.secrets is not None:
        reports = fuzz_secrets(game.name, args.secrets, args.seed, args.jobs, fixed)
    else:
        reports = fuzz(game.name, args.plies, args.seed, args.jobs, fixed)
    begin = perf_counter()
    whole, complete = gathered(reports, args)
    faulthandler.cancel_dump_traceback_later()
    tell(whole, perf_counter() - begin, args, lang)
    if whole.findings:
        return FAULTS
    return 0 if complete else INTERRUPTED


def wanted(args: argparse.Namespace) -> int:
    """How much was asked for, in whatever is counted."""
    if args.pairings is not None:
        return int(args.pairings)
    if args.illegal is not None:
        return int(args.illegal)
    if args.secrets is not None:
        return int(args.secrets)
    return 0 if args.only is not None else int(args.plies)


def counted(report: Report, args: argparse.Namespace) -> int:
    """How much of that there was."""
    if args.pairings is not None:
        return report.games
    if args.illegal is not None:
        return report.tries
    return report.plies if args.secrets is None else report.pairs


def gathered(reports: Generator[Report], args: argparse.Namespace) -> tuple[Report, bool]:
    """All reports in one, and whether the search came to its end."""
    whole = Report()
    total = wanted(args)
    try:
        with progress(total, args.no_colour) as advance, closing(reports):
            for report in reports:
                whole.add(report)
                advance(counted(report, args))
    except KeyboardInterrupt:
        return whole, False
    return whole, True


def tell(whole: Report, seconds: float, args: argparse.Namespace, lang: str) -> None:
    """What was checked, how often, and what was found."""
    out = Paper(args.no_colour)

    def words(key: str, **given: int | str) -> str:
        return say(lang, "", key, given)

    out.write(
        words(
            "cli-fuzz-played",
            games=whole.games,
            plies=whole.plies,
            variants=len(whole.variants),
            seed=str(args.seed),
        )
    )
    out.write(
        words(
            "cli-fuzz-time",
            seconds=number(seconds, lang, 1),
            rate=significant(counted(whole, args) / seconds, lang),
        )
    )
    if not engine_is_compiled():
        out.write(words("cli-fuzz-interpreted"))
    if args.secrets is not None:
        out.write(words("cli-fuzz-pairs", count=whole.pairs))
    elif args.pairings is not None:
        if whole.rounds:
            out.write(words("cli-fuzz-longest", rounds=whole.rounds))
    elif args.illegal is None:
        out.write(words("cli-fuzz-every-ply"))
        out.write(checks_table(whole, lang))
    if whole.refusals:
        out.write(refusals_table(whole, lang))
    if not whole.findings:
        out.write(words("cli-fuzz-nothing"))
        return
    out.write(words("cli-fuzz-findings", count=len(whole.findings), folder=str(args.out)))
    for nth, finding in enumerate(whole.findings):
        sentence = words(f"cli-fuzz-kind-{finding.kind}")
        report = kept(finding, args.out, sentence)
        if nth < SHOWN:
            out.write(f"  {report.name}: {sentence}")
            out.write(f"    {last_line(finding)}")


def last_line(finding: Finding) -> str:
    """What a finding says at its end."""
    return finding.detail.strip().rpartition("\n")[2][:160]


def checks_table(whole: Report, lang: str) -> Any:
    """The dearer checks: how often they are meant to run, and how often they did."""
    rows = [
        [
            say(lang, "", f"cli-fuzz-check-{name}", {}),
            number(RATES[name], lang) if name in RATES else "",
            number(count, lang),
        ]
        for name, count in sorted(whole.done.items())
    ]
    keys = ("cli-fuzz-check", "cli-fuzz-rate", "cli-fuzz-times")
    return table([say(lang, "", key, {}) for key in keys], rows)


def refusals_table(whole: Report, lang: str) -> Any:
    """Refusals by code; the illegal moves by kind below."""
    rows = [
        [str(code), name, number(count, lang)]
        for (code, name), count in sorted(whole.refusals.items())
    ]
    rows.append(["", "", ""])
    rows += [
        ["", say(lang, "", f"cli-fuzz-try-{kind}", {}), number(count, lang)]
        for kind, count in sorted(whole.kinds.items())
    ]
    rows.append(["", say(lang, "", "cli-fuzz-sum", {}), number(whole.tries, lang)])
    keys = ("cli-fuzz-code", "cli-fuzz-refusal", "cli-fuzz-times")
    return table([say(lang, "", key, {}) for key in keys], rows, 2)


def run_digests(args: argparse.Namespace, fixed: Options, lang: str) -> int:
    """A digest for each variant; with --compare, also from the interpreted engine."""
    out = Paper(args.no_colour)
    count = len(variants(serai.game(args.game), fixed)) * args.digests
    begin = perf_counter()
    own = digests_of(args, fixed, count, pure=False)
    slow = digests_of(args, fixed, count, pure=True) if args.compare else []
    others = {digest.variant: digest.digest for digest in slow}
    rows, differing = [], 0
    for digest in own:
        equal = others.get(digest.variant) == digest.digest
        differing += bool(others) and not equal
        mark = "=" if equal else "≠" if others else ""
        rows.append([digest.variant, digest.digest, mark, number(digest.decisions, lang)])
    total = hashlib.blake2b("".join(d.digest for d in own).encode(), digest_size=16).hexdigest()
    rows.append([say(lang, "", "cli-fuzz-sum", {}), total, "", number(decisions(own), lang)])
    keys = ("cli-fuzz-variant", "cli-fuzz-digest", "cli-fuzz-equal", "cli-fuzz-decisions")
    out.write(table([say(lang, "", key, {}) for key in keys], rows, 3))
    out.write(
        say(
            lang,
            "",
            "cli-fuzz-digests-compiled" if own[0].compiled else "cli-fuzz-digests-interpreted",
            {"games": args.digests, "seconds": number(perf_counter() - begin, lang, 1)},
        )
    )
    if args.compare:
        key = "cli-fuzz-differing" if differing else "cli-fuzz-all-equal"
        out.write(say(lang, "", key, {"count": differing, "variants": len(own)}))
    return FAULTS if differing else 0


def digests_of(args: argparse.Namespace, fixed: Options, total: int, *, pure: bool) -> list[Digest]:
    """All digests of one engine."""
    found = []
    with progress(total, args.no_colour) as advance:
        for batch in digests(args.game, args.digests, args.seed, args.jobs, fixed, pure=pure):
            found.append(batch)
            advance(batch.games)
    return joined(found)


def decisions(own: list[Digest]) -> int:
    """Of all variants."""
    return sum(digest.decisions for digest in own)
