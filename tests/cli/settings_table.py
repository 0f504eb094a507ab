"""The table of settings in docs/host.md: `python -m tests.cli.settings_table` writes it anew."""

from __future__ import annotations

from pathlib import Path

from serai.cli.configuration import SETTINGS
from serai.language import say

PAGE = Path(__file__).parents[2] / "docs" / "host.md"
BEGIN, END = "<!-- settings -->\n", "<!-- end of settings -->\n"


def table() -> str:
    """One line for each setting, from its definition."""
    rows = [("flag", "variable", "default", "")]
    for about in SETTINGS:
        variables = " or ".join(f"`{name}`" for name in about.variables)
        usual = f"`{about.told(about.usual)}`" if about.usual not in ("", ()) else ""
        help_ = say("en", "", f"cli-setting-{about.name}", {})
        rows.append((f"`{about.flag}`", variables, usual, help_))
    rows.insert(1, ("---",) * 4)
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def parts(text: str) -> tuple[str, str, str]:
    """The page before the table, the table, and the page after it."""
    before, _, rest = text.partition(BEGIN)
    within, _, after = rest.partition(END)
    return before + BEGIN, within, END + after


if __name__ == "__main__":
    before, _, after = parts(PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(before + table() + after, encoding="utf-8")
