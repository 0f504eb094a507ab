"""What the numbers of Agra are about: groups that a person can be told (`reason-<group>`)."""

from __future__ import annotations

from typing import Final

# By group: numbers that are looked at, and terms of the judge. Of `good:cotton` the first word.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "rupees": ("term:rupees", "term:end", "end"),
    "ahead": ("term:ahead_at_end", "ahead"),
    "goods": ("term:goods", "term:french", "value", "goods_beyond_8", "good", "kinds", "french"),
    "farm": ("term:court", "yield", "yield_best", "covers_off"),
    "meditation": ("stone", "stone_ready", "meditation", "blocked"),
    "workers": ("term:workers", "workers", "workers_short", "standing", "lying"),
    "favour": ("term:favour", "favour", "favour_beyond_4"),
    "markers": ("term:scarce", "supply", "supply_short"),
    "guilds": ("term:influence", "step", "lead", "guild_rates", "order_rewards"),
    "orders": ("orders", "orders_ready", "orders_half", "orders_open"),
    "gifts": ("gifts", "akbar"),
    "gifts-ready": ("gifts_ready", "bowls_free"),
    "river": (
        "term:in_sight",
        "leads_one_missing",
        "leads_more_missing",
        "trails",
        "deliveries_ready",
        "best_delivery",
        "contracts_ready",
        "notables",
        "notables_near",
    ),
    "contract": ("contract",),
    "contracts": ("term:contracts",),
    "building": (
        "building_value",
        "sites_affordable",
        "bonus_rupees",
        "sites_free",
        "builder_left",
    ),
    "tile": ("tile",),
    "rivals": ("term:rivals_favour",),
    "time": (
        "term:hurry",
        "had_turn",
        "place",
        "round",
        "ending",
        "rounds_after",
        "rows_missing",
        "steps_missing",
    ),
    "pier": ("pier", "pier_missing"),
    "coins": ("coins", "coins_best"),
    "values": ("values_raised",),
    "tiles": ("tiles_in_pile",),
    "unfinished": ("term:pending",),
}

# Groups whose numbers are one thing each, which is named: by the message of its name.
NAMED: Final[dict[str, str]] = {"contract": "notable", "tile": "tile"}

UNTOLD: Final[frozenset[str]] = frozenset(["unfinished"])  # groups that explain nothing to anybody
BESIDE: Final[frozenset[str]] = frozenset()  # and those that explain too little alone
