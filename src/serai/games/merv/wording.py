"""How refusals, effects and questions of Merv are told: message names and their numbers."""

from __future__ import annotations

from serai.core import kernel
from serai.core.game import NUMBER, Words, words
from serai.games.merv import notes, refusals
from serai.games.merv.kinds import (
    ACHIEVEMENT,
    ACTION,
    CELL,
    COLOUR,
    CONTRACT,
    GOOD,
    HALL,
    MARKET,
    ORIGIN,
    PATH_NUMBER,
    PILE,
    PLACE,
    POSITION,
    RESOURCE,
    SEAT,
    SIDE,
    SOURCE,
    SPICE,
    TILE,
)

REFUSALS: dict[int, Words] = {
    kernel.NOT_NOW: words("not-now", "T1", ("count", NUMBER)),
    kernel.GAME_OVER: words("game-over", "Y4", ("seats", NUMBER)),
    refusals.SPACE_TAKEN: words("space-taken", "T2", ("position", POSITION), ("seat", SEAT)),
    refusals.EMPTY_LINE: words("empty-line", "line-without-a-site", ("position", POSITION)),
    refusals.OTHER_SIDE: words("other-side", "Y1", ("position", POSITION), ("side", SIDE)),
    refusals.NOT_IN_LINE: words("not-in-line", "T6", ("cell", CELL), ("position", POSITION)),
    refusals.CAMEL_MARKET_HERE: words("camel-market-here", "T6", ("cell", CELL)),
    refusals.NO_BUILDING: words("no-building", "T8", ("cell", CELL)),
    refusals.SITE_BUILT: words("site-built", "D3", ("cell", CELL), ("seat", SEAT)),
    refusals.NO_SITE_ACTIVE: words("no-site-active", "line-without-a-site", ("position", POSITION)),
    refusals.TOO_FEW_CUBES: words("too-few-cubes", "I5", ("missing", NUMBER)),
    refusals.NO_CUBE: words("no-cube", "I5", ("resource", RESOURCE)),
    refusals.NOT_IN_BILL: words("not-in-bill", "I5", ("resource", RESOURCE)),
    refusals.NO_DISCOUNT: words("no-discount", "H2", ("resource", RESOURCE)),
    refusals.NO_JOKER: words("no-joker", "H4", ("resource", RESOURCE)),
    refusals.JOKER_USED: words("joker-used", "H5", ("resource", RESOURCE)),
    refusals.OWN_COLOUR: words("own-colour", "joker-for-another-colour", ("resource", RESOURCE)),
    refusals.NO_SERVANT: words("no-servant", "G4", ("all", NUMBER)),
    refusals.NOT_BUILT: words("not-built", "G1", ("cell", CELL)),
    refusals.HAS_GUARD: words("has-guard", "G2", ("cell", CELL), ("seat", SEAT)),
    refusals.HAS_UPGRADE: words("has-upgrade", "G2", ("cell", CELL)),
    refusals.WALLED: words("walled", "G2", ("cell", CELL)),
    refusals.NO_SITE_TO_GUARD: words(
        "no-site-to-guard", "site-action-must-do", ("servants", NUMBER)
    ),
    refusals.UPGRADED_ALREADY: words("upgraded-already", "U1", ("cell", CELL)),
    refusals.NO_CARD_THERE: words("no-card-there", "C1", ("nth", NUMBER)),
    refusals.OUT_OF_REACH: words("out-of-reach", "C3", ("nth", NUMBER)),
    refusals.SPICE_LIMIT: words("spice-limit", "C7", ("spice", SPICE), ("allowed", NUMBER)),
    refusals.NO_CUBE_FOR_CARD: words("no-cube-for-card", "C1", ("cards", NUMBER)),
    refusals.TOO_FEW_FOR_CARD: words("too-few-for-card", "C2", ("cards", NUMBER)),
    refusals.NO_CAMEL: words("no-camel", "C4", ("camels", NUMBER)),
    refusals.CAMEL_WAITS: words("camel-waits", "camels-just-taken", ("camels", NUMBER)),
    refusals.ROW_FULL: words("row-full", "C4", ("cards", NUMBER)),
    refusals.NOTHING_IN_ROW: words("nothing-in-row", "site-action-must-do", ("allowed", NUMBER)),
    refusals.COLOUR_CAN_PAY: words("colour-can-pay", "paying-with-white", ("colours", NUMBER)),
    refusals.NOTHING_CHOSEN: words("nothing-chosen", "site-action-must-do", ("cards", NUMBER)),
    refusals.TOO_MANY_SCROLLS: words("too-many-scrolls", "L1", ("most", NUMBER)),
    refusals.WHITE_AT_END: words("white-at-end", "library-white", ("colours", NUMBER)),
    refusals.TAKEN_ACHIEVEMENT: words("taken-achievement", "H1", ("achievement", ACHIEVEMENT)),
    refusals.OTHER_LEVEL: words(
        "other-level", "L3", ("achievement", ACHIEVEMENT), ("level", NUMBER)
    ),
    refusals.POST_THERE: words("post-there", "M4", ("place", PLACE)),
    refusals.INNER_FIRST: words("inner-first", "M2", ("place", PLACE)),
    refusals.NOT_LINKED: words("not-linked", "M3", ("place", PLACE)),
    refusals.NO_ROUTE: words("no-route", "M10", ("place", PLACE)),
    refusals.NO_CAMEL_TO_RIDE: words("no-camel-to-ride", "M10", ("place", PLACE)),
    refusals.TRADED: words("traded", "M7", ("place", PLACE)),
    refusals.SOLD_OUT: words("sold-out", "sold-out", ("good", GOOD)),
    refusals.NO_POST: words("no-post", "M7", ("place", PLACE)),
    refusals.NO_POST_FOR_GOOD: words(
        "no-post-for-good", "free-post-without-a-disc", ("place", PLACE)
    ),
    refusals.POST_RIDES_NOT: words("post-rides-not", "M10", ("place", PLACE)),
    refusals.OTHER_PATH: words("other-path", "O2", ("path", PATH_NUMBER), ("own", NUMBER)),
    refusals.AT_TOP: words("at-top", "O11", ("steps", NUMBER)),
    refusals.WALL_THERE: words("wall-there", "values-of-the-walls", ("position", POSITION)),
    refusals.NO_PIECE: words("no-piece", "W2", ("colour", COLOUR)),
    refusals.CANNOT_BUILD: words("cannot-build", "W2", ("position", POSITION)),
    refusals.NOTHING_TO_DO: words("nothing-to-do", "site-action-must-do", ("action", ACTION)),
    refusals.NOTHING_DONE: words("nothing-done", "site-action-must-do"),
    refusals.NOT_YOURS: words("not-yours", "upgrades-on-own-buildings", ("cell", CELL)),
    refusals.COMMON_GOOD: words("common-good", "K8", ("good", GOOD)),
    refusals.NO_CONTRACT: words("no-contract", "A1", ("pile", PILE)),
    refusals.TOO_LITTLE_INFLUENCE: words(
        "too-little-influence", "A2", ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.TOO_FEW_SCROLLS: words("too-few-scrolls", "A3", ("needed", NUMBER), ("held", NUMBER)),
    refusals.TOO_FEW_COMMON: words("too-few-common", "A3", ("needed", NUMBER), ("held", NUMBER)),
    refusals.TOO_FEW_RARE: words("too-few-rare", "A3", ("needed", NUMBER), ("held", NUMBER)),
    refusals.MARKET_CLOSED: words("market-closed", "K1", ("side", SIDE)),
    refusals.MARKET_EMPTY: words("market-empty", "camels-needed-to-take", ("spaces", NUMBER)),
    refusals.MARKET_TAKEN: words("market-taken", "K3", ("market", MARKET)),
    refusals.MARKET_ABSENT: words("market-absent", "camel-market-back", ("market", MARKET)),
    refusals.SHORT_CHOICE: words("short-choice", "moments-for-contracts"),
    refusals.NO_CAMEL_TO_LAY: words("no-camel-to-lay", "K3", ("market", MARKET)),
    refusals.WRONG_RANSOM: words("wrong-ransom", "R5", ("cell", CELL), ("resource", RESOURCE)),
    refusals.NO_COURTIER: words("no-courtier", "V2", ("hall", HALL)),
    refusals.MUST_FUND: words("must-fund", "V2", ("favour", NUMBER)),
    refusals.ALL_FUNDED: words("all-funded", "V2", ("hall", HALL)),
}

NOTES: dict[int, Words] = {
    notes.YEAR_BEGINS: words("year-begins", "", ("year", NUMBER), apart=True),
    notes.PHASE_BEGINS: words("phase-begins", "", ("side", SIDE), apart=True),
    notes.PRODUCED: words(
        "produced", "", ("count", NUMBER), ("resource", RESOURCE), at=("cube:{resource}@",)
    ),
    notes.SHARED: words(
        "shared", "", ("count", NUMBER), ("resource", RESOURCE), at=("cube:{resource}@",)
    ),
    notes.GAINED_CUBES: words(
        "gained-cubes", "", ("count", NUMBER), ("resource", RESOURCE), at=("cube:{resource}@",)
    ),
    notes.PAID: words(
        "paid", "", ("count", NUMBER), ("resource", RESOURCE), at=("cube:{resource}@",)
    ),
    notes.POINTS: words("points", "", ("count", NUMBER), ("source", SOURCE), at=("points@",)),
    notes.FAVOUR_GAINED: words(
        "favour-gained", "", ("count", NUMBER), ("total", NUMBER), at=("favour@",)
    ),
    notes.INFLUENCE_GAINED: words(
        "influence-gained", "", ("count", NUMBER), ("total", NUMBER), at=("influence@",)
    ),
    notes.FAVOUR_SPENT: words(
        "favour-spent", "", ("count", NUMBER), ("hall", HALL), at=("favour@", "hall:{hall}")
    ),
    notes.CAMELS_GAINED: words(
        "camels-gained", "", ("count", NUMBER), ("origin", ORIGIN), at=("camels@",)
    ),
    notes.CAMELS_SENT: words("camels-sent", "", ("count", NUMBER), at=("camels@",)),
    notes.CAMELS_TO_MARKET: words("camels-to-market", "", ("count", NUMBER)),
    notes.CAMELS_LOST: words("camels-lost", "", ("count", NUMBER), at=("camels@",)),
    notes.CARD_TAKEN: words("card-taken", "", ("spice", SPICE), gathers="spice"),
    notes.SCROLLS_GAINED: words(
        "scrolls-gained", "", ("count", NUMBER), ("total", NUMBER), at=("scrolls@",)
    ),
    notes.GOOD_GAINED: words("good-gained", "", ("good", GOOD), at=("good:{good}",)),
    notes.BUILT: words("built", "", ("cell", CELL), at=("site:{cell}",), piece="house@"),
    notes.GUARD_HOME: words("guard-home", "", ("cell", CELL), at=("site:{cell}",)),
    notes.UPGRADE_LOST: words("upgrade-lost", ""),
    notes.TILE_TAKEN: words("tile-taken", "", ("tile_action", TILE)),
    notes.QUEUED: words("queued", "", ("place_number", NUMBER), apart=True),
    notes.CAMELS_LEFT: words(
        "camels-left", "", ("count", NUMBER), at=("camels@",), apart=True, gathers="count"
    ),
    notes.QUEUE_CAMELS: words("queue-camels", "", ("count", NUMBER), at=("camels@",), apart=True),
    notes.RAID: words("raid", "", ("year", NUMBER), apart=True),
    notes.RANSOMED: words("ransomed", "", ("cell", CELL), at=("site:{cell}",)),
    notes.RANSOM_PAID: words(
        "ransom-paid",
        "",
        ("cell", CELL),
        ("resource", RESOURCE),
        at=("site:{cell}", "cube:{resource}@"),
    ),
    notes.LOST: words("lost", "", ("cell", CELL), at=("site:{cell}",), gathers="cell site"),
    notes.GUARDS_HOME: words("guards-home", "", ("count", NUMBER)),
    notes.SCORING: words("scoring", "", ("year", NUMBER), apart=True),
    notes.WENT: words(
        "went", "", ("position", POSITION), at=("space:{position}",), piece="master@"
    ),
    notes.ACTIVATED: words("activated", "", ("cell", CELL), at=("site:{cell}",)),
    notes.WEALTH: words("wealth", "", ("count", NUMBER), ("action", ACTION)),
    notes.GUARDED: words("guarded", "", ("cell", CELL), at=("site:{cell}",), piece="guard@"),
    notes.WALLED: words(
        "walled", "", ("position", POSITION), at=("wall:{position}",), piece="wall"
    ),
    notes.AT_COURT: words("at-court", "", ("hall", HALL), at=("hall:{hall}",), piece="courtier@"),
    notes.POSTED: words("posted", "", ("place", PLACE), at=("town:{place}",), piece="post@"),
    notes.CLIMBED: words(
        "climbed",
        "",
        ("steps", NUMBER),
        ("path", PATH_NUMBER),
        at=("path:{path}",),
        piece="climber@",
    ),
    notes.FULFILLED: words("fulfilled", "", ("contract", CONTRACT)),
    notes.GOODS_LAID: words(
        "goods-laid", "", ("count", NUMBER), ("good", GOOD), at=("good:{good}",)
    ),
    notes.SCROLLS_LAID: words("scrolls-laid", "", ("count", NUMBER), at=("scrolls@",)),
    notes.ACHIEVEMENT_GONE: words(
        "achievement-gone", "", ("achievement", ACHIEVEMENT), at=("achievement:{achievement}",)
    ),
    notes.NO_LINE: words("no-line", ""),
    notes.SPICES_BY_KIND: words("spices-by-kind", ""),
}

QUESTIONS: dict[tuple[str, str], str] = {
    ("Turn", "space"): "space",
    ("Turn", "site"): "site",
    ("Turn", "action"): "action",
    ("Turn", "last-chance"): "end-turn",
    ("VizierTurn", "space"): "vizier-space",
    ("VizierTurn", "site"): "vizier-site",
    ("Pay", "way"): "pay",
    ("PlaceGuard", "site"): "guard",
    ("PlaceUpgrade", "site"): "upgrade",
    ("Caravansary", "cards"): "cards",
    ("Caravansary", "colour"): "colour",
    ("Palace", "hall"): "courtier",
    ("Library", "study"): "study",
    ("Achieve", "tile"): "achieve",
    ("Marketplace", "post"): "post",
    ("Marketplace", "trade"): "trade",
    ("FreePost", "post"): "free-post",
    ("FreePost", "good"): "free-good",
    ("RareGood", "kind"): "rare-good",
    ("Mosque", "choose"): "climb",
    ("FreeStep", "climb"): "free-step",
    ("Fortification", "position"): "wall",
    ("Fortification", "piece"): "piece",
    ("FreeWall", "position"): "free-wall",
    ("FreeWall", "piece"): "piece",
    ("Queue", "skip"): "skip",
    ("Raid", "ransom"): "ransom",
    ("YearScoring", "fund"): "fund",
    ("SetUp", "order-masters"): "next-master",
    ("SetUp", "deal-sites"): "deal",
    ("SetUp", "deal-tiles"): "tile",
    ("SetUp", "draw-market"): "market-side",
    ("CloseRow", "draw"): "draw",
    ("Reveal", "reveal"): "reveal",
}
