"""The search finds nothing in the engine as it is, and finds every fault that we plant in it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.cli import main
from serai.core import kernel
from serai.core.speech import IllegalMove
from serai.study import foresight
from serai.study import fuzz as fuzzing
from serai.study.checks import KERNEL_CODES
from serai.study.findings import KINDS, Broken
from serai.study.fuzz import RATES, Report, Run, fuzz, fuzz_illegal
from serai.study.mischief import check_refused
from serai.study.variants import variants
from serai.table import positions, transcript, written_match
from serai.table.look_ahead import Ahead, look_ahead
from serai.table.match import Match, new_match
from serai.table.ruleset import NOT_RECORDED
from serai.table.why_no_move import reason_at

RAJAS = serai.game("rajas")
Plant = Callable[[pytest.MonkeyPatch], None]


def whole(reports: Any) -> Report:
    total = Report()
    for report in reports:
        total.add(report)
    return total


def test_nothing_is_found_in_every_variant() -> None:
    total = whole(fuzz("rajas", plies=1500, seed=3))
    assert [finding.detail for finding in total.findings] == []
    assert total.plies >= 1500
    assert set(RATES) & set(total.done) >= {"copy", "illegal", "pure", "typed"}


def test_the_number_of_processes_changes_nothing() -> None:
    assert whole(fuzz("rajas", 900, seed=4)) == whole(fuzz("rajas", 900, seed=4, jobs=2))


def test_every_check_runs_when_it_is_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in RATES:
        monkeypatch.setitem(RATES, name, 9)
    monkeypatch.setattr(fuzzing, "AT_THE_END", 1)
    run = Run(RAJAS, variants(RAJAS)[5], seed=1, number=2)
    run.work()
    assert [finding.detail for finding in run.report.findings] == []
    assert set(run.report.done) == {*RATES, "end"}


def test_illegal_moves_are_counted_by_code() -> None:
    total = whole(fuzz_illegal("rajas", 250, seed=1))
    assert not total.findings
    assert total.tries == sum(total.refusals.values()) == 250
    known = {*RAJAS.refusals, *KERNEL_CODES}
    assert {code for code, _ in total.refusals} <= known
    assert len(total.kinds) == 7


# --- faults that we plant -------------------------------------------------------------------


def plant_law(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(RAJAS), "audit", lambda self, s: "thirteen dice" if s.round > 1 else "")


def plant_exception(patch: pytest.MonkeyPatch) -> None:
    real = kernel.play

    def play(s: Any, m: int, luck: Any) -> None:
        if s.round > 1:
            raise ZeroDivisionError
        real(s, m, luck)

    patch.setattr(kernel, "play", play)


def plant_options(change: Callable[[list[int]], list[int]]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(Match, "options", property(lambda m: change(kernel.options(m.state))))

    return plant


def plant_endless(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(fuzzing, "ENDLESS", 50)


def plant_impure_preview(patch: pytest.MonkeyPatch) -> None:
    def preview(match: Match, move: int) -> None:
        match.state.turn += 1

    patch.setattr(Match, "preview", preview)


def plant_impure_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "describe", lambda m, *_: m.log.append((kernel.NOTED, 0, 1)) or "x")


def plant_why_not(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kernel, "why_not", lambda s, m: kernel.OK)


def plant_refused_option(patch: pytest.MonkeyPatch) -> None:
    def play(match: Match, move: Any) -> None:
        raise IllegalMove(RAJAS.notation.unknown("?"))

    patch.setattr(Match, "play", play)


def plant_notation(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RAJAS.notation, "write", lambda move: "front")


def plant_copy(patch: pytest.MonkeyPatch) -> None:
    real = Match.copy

    def shallow(match: Match, *, lucky: bool = True) -> Match:
        new = real(match, lucky=lucky)
        new.state = match.state
        return new

    patch.setattr(Match, "copy", shallow)


def plant_position(patch: pytest.MonkeyPatch) -> None:
    real = positions.read

    def read(*args: Any) -> Match:
        match = real(*args)
        match.state.supply[0] -= 1  # type: ignore[attr-defined]
        return match

    patch.setattr(positions, "read", read)


def plant_position_damaged(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(positions, "check", lambda match, digest: None)


def plant_transcript(patch: pytest.MonkeyPatch) -> None:
    real = transcript.replayed

    def replayed(*args: Any) -> Match:
        match = real(*args)
        match.log.append((kernel.NOTED, 0, 1))
        return match

    patch.setattr(transcript, "replayed", replayed)


def plant_transcript_damaged(patch: pytest.MonkeyPatch) -> None:
    def careless(text: str) -> list[str]:
        return text.removesuffix("\n").split("\n")[:-1]

    real = transcript.parts_of

    def trusting_the_end(text: str) -> written_match.Parts:
        return replace(real(text), position=NOT_RECORDED, result=None)

    patch.setattr(transcript, "checked_lines", careless)
    patch.setattr(transcript, "parts_of", trusting_the_end)


def plant_illegal_accepted(patch: pytest.MonkeyPatch) -> None:
    real = Match.play

    def play(match: Match, move: Any) -> None:
        if isinstance(move, int) and move in match.options:
            real(match, move)

    patch.setattr(Match, "play", play)


def plant_refusal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RAJAS.notation, "unknown", lambda word: 1 / 0)


def plant_text(patch: pytest.MonkeyPatch) -> None:
    from serai.core.speech import Voice

    patch.setattr(Voice, "translate", staticmethod(lambda language, *_: "x" * (language != "ru")))


def plant_view(patch: pytest.MonkeyPatch) -> None:
    real = Match.view
    patch.setattr(
        Match,
        "view",
        lambda m, seat=None: {**real(m, seat), "moves": [m.notation(n) for n in m.options]},
    )


def plant_preview(patch: pytest.MonkeyPatch) -> None:
    told = Ahead({"players[0].fame": (0, 99)}, chance=False, ends=False)
    patch.setattr(foresight, "look_ahead", lambda *_, **__: told)


def plant_silent_preview(patch: pytest.MonkeyPatch) -> None:
    told = Ahead({}, chance=False, ends=False)
    patch.setattr(foresight, "look_ahead", lambda *_, **__: told)


def plant_least(patch: pytest.MonkeyPatch) -> None:
    """Whatever is answered, a lot of money."""
    real = look_ahead

    def told(*words: Any, further: bool) -> Ahead:
        found = real(*words, further=further)
        return replace(found, least={"players[0].money": (0, 99)})

    patch.setattr(foresight, "look_ahead", told)


def plant_second_touch(patch: pytest.MonkeyPatch) -> None:
    """Whoever has touched something may go on anywhere."""
    real = reason_at

    def never(match: Match, place: str, after: Sequence[str] = ()) -> Any:
        return None if after else real(match, place)

    patch.setattr(foresight, "reason_at", never)


def plant_place(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(RAJAS), "moves_at", lambda *_: [])


def plant_result(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(RAJAS), "winners", lambda self, s: [0])


PLANTS: list[tuple[str, str, Plant]] = [
    ("law", "", plant_law),
    ("exception", "", plant_exception),
    ("dead-end", "", plant_options(lambda moves: [])),
    ("lone-option", "", plant_options(lambda moves: moves[:1])),
    ("duplicate-option", "", plant_options(lambda moves: [*moves, moves[0]])),
    ("endless", "", plant_endless),
    ("impure", "pure", plant_impure_preview),
    ("impure", "pure", plant_impure_log),
    ("why-not", "", plant_why_not),
    ("refused-option", "", plant_refused_option),
    ("notation", "", plant_notation),
    ("copy", "copy", plant_copy),
    ("position", "position", plant_position),
    ("position-damaged", "damaged-position", plant_position_damaged),
    ("transcript", "transcript", plant_transcript),
    ("transcript-damaged", "damaged-transcript", plant_transcript_damaged),
    ("illegal-accepted", "illegal", plant_illegal_accepted),
    ("refusal", "illegal", plant_refusal),
    ("text", "illegal", plant_text),
    ("view", "view", plant_view),
    ("preview", "preview", plant_preview),
    ("preview", "preview", plant_silent_preview),
    ("preview", "preview", plant_least),
    ("place", "places", plant_second_touch),
    ("place", "places", plant_place),
    ("result", "pure", plant_result),
]


@pytest.mark.parametrize(("kind", "check", "plant"), PLANTS, ids=[p[2].__name__ for p in PLANTS])
def test_a_planted_fault_is_found(
    kind: str, check: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in RATES:
        monkeypatch.setitem(RATES, name, 2 if name == check else 10**9)
    plant(monkeypatch)
    run = Run(RAJAS, variants(RAJAS)[0], seed=1, number=0)
    run.work()
    assert [finding.kind for finding in run.report.findings] == [kind]
    (finding,) = run.report.findings
    assert finding.artefact
    assert finding.name.startswith(f"{kind}-rajas-seed1-game0-ply")


def test_every_kind_of_finding_is_planted_once() -> None:
    assert {kind for kind, _, _ in PLANTS} == set(KINDS) - {
        "crash",
        "secret",
    }  # see test_secrecy.py


def test_a_game_that_hangs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "PATIENCE", 0.0001)
    total = whole(fuzz("rajas", 100, seed=5))
    assert [finding.kind for finding in total.findings] == ["crash"]
    assert "Timeout" in total.findings[0].detail  # where it hung can be cut short by the crash
    assert total.findings[0].again == "serai fuzz rajas --seed 5 --only 0"


def test_an_accepted_move_is_no_mischief() -> None:
    match = new_match(RAJAS, 2, 1, {}, "seeded")
    with pytest.raises(Broken) as caught:
        check_refused(match, match.options[0], set())
    assert caught.value.kind == "illegal-accepted"


# --- the command ----------------------------------------------------------------------------


def test_findings_are_kept_and_the_exit_code_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plant_law(monkeypatch)
    out = tmp_path / "found"
    arguments = ["fuzz", "rajas", "--seed", "1", "--only", "0", "--out", str(out)]
    assert main([*arguments, "--option", "ganga=off", "--lang", "en"]) == 1
    transcripts = list(out.glob("law-rajas-seed1-game0-*.serai"))
    (report,) = out.glob("law-rajas-seed1-game0-*.txt")
    assert len(transcripts) == 1
    text = report.read_text(encoding="utf-8")
    assert "A law of the game is broken." in text
    assert "thirteen dice" in text
    assert "serai fuzz rajas --seed 1 --only 0 --option ganga=false" in text
    assert "law-rajas" in capsys.readouterr().out
    serai.replay(transcripts[0].read_text(encoding="utf-8"))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "found"
    assert main(["fuzz", "--plies", "100", "--out", str(out), "--lang", "en"]) == 0
    assert "Nothing found." in capsys.readouterr().out
    assert main(["fuzz", "--illegal", "30", "--out", str(out), "--lang", "en"]) == 0
    assert "unknown-verb" in capsys.readouterr().out
    assert not out.exists()


@pytest.mark.parametrize("language", ["en", "de", "ru", "nl"])
def test_it_is_told_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["fuzz", "--only", "3", "--out", str(tmp_path), "--lang", language]
    assert main(arguments) == 0
    assert main([*arguments, "--illegal", "30"]) == 0
    assert "unknown-verb" in capsys.readouterr().out
    digests = ["fuzz", "--digests", "1", "--option", "ganga", "--option", "navaratnas"]
    assert main([*digests, "--lang", language]) == 0
    assert "3 ganga+navaratnas" in capsys.readouterr().out


def test_the_command_compares_engines(capsys: pytest.CaptureFixture[str]) -> None:
    fixed = ["--option", "ganga", "--option", "navaratnas", "--option", "harbour_stay"]
    assert main(["fuzz", "--digests", "1", "--compare", "--lang", "en", *fixed]) == 0
    printed = capsys.readouterr().out
    assert "plays the same games (3 variants)" in printed
    assert "≠" not in printed
