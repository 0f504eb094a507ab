"""What the search for faults has found, and how it is kept for whoever mends it."""

from __future__ import annotations

import json
import traceback
from dataclasses import dataclass
from pathlib import Path

from serai.core.speech import IllegalMove
from serai.table.match import Match

TRANSCRIPT = "serai"
POSITION = "json"

# Each kind has a sentence in the message files: cli-fuzz-kind-…
KINDS = (
    "exception",
    "crash",
    "dead-end",
    "lone-option",
    "duplicate-option",
    "endless",
    "law",
    "impure",
    "why-not",
    "refused-option",
    "notation",
    "position",
    "position-damaged",
    "transcript",
    "transcript-damaged",
    "copy",
    "illegal-accepted",
    "refusal",
    "text",
    "view",
    "preview",
    "place",
    "result",
    "secret",
)


class Broken(Exception):
    """A promise of the engine that did not hold; `artefact` replaces the transcript of the game."""

    def __init__(
        self, kind: str, detail: str, artefact: str | None = None, suffix: str = TRANSCRIPT
    ) -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail
        self.artefact = artefact
        self.suffix = suffix


@dataclass(frozen=True)
class Finding:
    """A fault, with everything that is needed to see it again."""

    kind: str
    detail: str
    artefact: str
    suffix: str
    variant: str
    game: str
    seed: int
    number: int  # of the game
    ply: int
    again: str  # the command that finds it once more

    @property
    def name(self) -> str:
        """Names its files."""
        return f"{self.kind}-{self.game}-seed{self.seed}-game{self.number}-ply{self.ply}"


def found(error: Exception, match: Match | None) -> tuple[str, str, str, str]:
    """Kind, detail, artefact and its suffix of what went wrong in a game."""
    if isinstance(error, Broken):
        own = error.artefact
        artefact = own if own is not None else story_of(match)
        return error.kind, error.detail, artefact, error.suffix if own is not None else TRANSCRIPT
    kind = "refused-option" if isinstance(error, IllegalMove) else "exception"
    return kind, "".join(traceback.format_exception(error)), story_of(match), TRANSCRIPT


def story_of(match: Match | None) -> str:
    """The transcript; if the position is too broken for one, the bare log."""
    if match is None:
        return ""
    try:
        return match.transcript()
    except Exception as error:
        log = {"options": match.agreed, "seats": match.seats, "log": match.log}
        return f"{error!r}\n{json.dumps(log)}\n"


def kept(finding: Finding, folder: Path, sentence: str) -> Path:
    """Write a finding into a folder: what it is, and the game that shows it."""
    folder.mkdir(parents=True, exist_ok=True)
    artefact = folder / f"{finding.name}.{finding.suffix}"
    if finding.artefact:
        artefact.write_text(finding.artefact, encoding="utf-8", errors="surrogatepass")
    report = folder / f"{finding.name}.txt"
    lines = [
        sentence,
        "",
        f"kind     {finding.kind}",
        f"game     {finding.game}",
        f"variant  {finding.variant}",
        f"seed     {finding.seed}",
        f"number   {finding.number}",
        f"ply      {finding.ply}",
        f"file     {artefact.name if finding.artefact else '—'}",
        f"again    {finding.again}",
        "",
        finding.detail,
        "",
    ]
    report.write_text("\n".join(lines), encoding="utf-8", errors="backslashreplace")
    return report
