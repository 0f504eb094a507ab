"""axe: what in a page is in the way of people with disabilities."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, *rules: str, beside: str = "") -> list[str]:
    """What the page breaks as it is now, with where: of all rules, or of these.

    Nothing in what the selector `beside` finds.
    """
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(SOURCE.read_text(encoding="utf-8") + "; undefined")
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    where = {"include": [["html"]], "exclude": [[beside]] if beside else []}
    found: dict[str, Any] = page.evaluate(
        "([where, options]) => window.axe.run(where, options)", [where, options]
    )
    assert found["passes"], "axe has looked at nothing"
    return [
        f"{one['id']}: {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
