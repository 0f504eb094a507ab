"""What the numbers of Agra are about: groups that a person can be told (`reason-<group>`)."""

from __future__ import annotations

from typing import Final

# By group: numbers that are looked at, and terms of the judge. Of `good:cotton` the first word.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "rupees": ("term:rupees", "term:end", "end"),
    "goods": ("term:goods", "term:french", "value", "goods_beyond_8", "good", "kinds", "french"),
    "farm": ("term:court", "yield", "yield_best", "covers_off"),
    "meditation": ("stone", "stone_ready", "meditation"),
    "workers": ("term:workers", "workers", "workers_short", "standing", "lying"),
    "favour": ("term:favour", "favour", "favour_beyond_4"),
    "markers": ("term:scarce", "supply", "supply_short"),
    "guilds": ("term:influence", "step", "lead", "guild_rates", "order_rewards"),
    "orders": ("orders", "orders_ready", "orders_half"),
    "gifts": ("gifts", "akbar", "gifts_ready"),
    "river": (
        "term:in_sight",
        "leads_one_missing",
        "leads_more_missing",
        "trails",
        "deliveries_ready",
        "best_delivery",
        "contracts_ready",
    ),
    "contract": ("contract",),
    "contracts": ("term:contracts",),
    "building": ("building_value", "sites_affordable", "bonus_rupees"),
    "tile": ("tile",),
    "rivals": ("term:rivals_favour",),
    "time": ("term:hurry", "had_turn", "place", "round", "ending", "rounds_after"),
    "table": (
        "pier",
        "pier_missing",
        "rows_missing",
        "steps_missing",
        "orders_open",
        "bowls_free",
        "sites_free",
        "builder_left",
        "coins",
        "coins_best",
        "blocked",
        "tiles_in_pile",
        "notables",
        "notables_near",
        "values_raised",
    ),
    "unfinished": ("term:pending",),
}

# Groups whose numbers are one thing each, which is named: by the message of its name.
NAMED: Final[dict[str, str]] = {"contract": "notable", "tile": "tile"}
