"""How the moves of Merv are written down."""

from __future__ import annotations

from serai.core.notation import Kind, Notation, Verb
from serai.games.merv import components, verbs
from serai.games.merv.kinds import (
    ACHIEVEMENT,
    CARD,
    CELL,
    COLOUR,
    GOOD,
    HALL,
    MARKET,
    MARKET_SIDE,
    NTH,
    PATH_NUMBER,
    PILE,
    PLACE,
    POSITION,
    RESOURCE,
    SEAT,
    SITE,
    SOLO_CARD,
    TILE,
)
from serai.games.merv.vizier import VIZIER


class Cubes(Kind):
    """Cubes paid in the library, one word each: "red blue white joker".

    The value holds the set of colours paid in kind, then (8 bits on) how many white cubes and
    (16 bits on) 1 for the joker.
    """

    label = "cube"
    bits = 24
    rest = True
    names = (*components.COLOUR_NAMES, "joker")

    def write(self, value: int) -> str:
        """As many words as cubes."""
        colours, white, joker = value & 255, value >> 8 & 255, value >> 16
        if not value or colours >= 1 << 4 or white > 4 or joker > 1:
            raise ValueError(value)
        words = [name for i, name in enumerate(self.names[:4]) if colours >> i & 1]
        return " ".join([*words, *["white"] * white, *["joker"] * joker])

    def read(self, word: str) -> int:
        """Cubes in any order; each colour once."""
        value = 0
        for name in word.casefold().split():
            if name not in self.names:
                raise ValueError(word)
            i = self.names.index(name)
            if i < 4 and value >> i & 1:
                raise ValueError(word)
            value += 1 << (i if i < 4 else 8 * (i - 3))
        self.write(value)
        return value

    def expected(self) -> str:
        """All names."""
        return " | ".join(self.names)

    def parts(self, value: int) -> list[str]:
        """Each cube."""
        return self.write(value).split()

    def words(self) -> list[str]:
        """The single cubes."""
        return list(self.names)


ONE_CELL = (("cell", CELL),)
ONE_RESOURCE = (("resource", RESOURCE),)
ONE_PLACE = (("place", PLACE),)
ONE_POSITION = (("position", POSITION),)
ONE_HALL = (("hall", HALL),)

NOTATION = Notation(
    "merv",
    (
        Verb(verbs.GO, "go", ONE_POSITION, at=("space:{position}",), piece="master@"),
        Verb(verbs.ACTIVATE, "activate", ONE_CELL, at=("site:{cell}",)),
        Verb(verbs.FAVOUR, "favour", at=("way-favour",), closes=True),
        Verb(verbs.GUARD, "guard", at=("way-guard",), closes=True),
        Verb(verbs.ACT, "act", at=("way-act",), closes=True),
        Verb(verbs.END_TURN, "end", closes=True),
        Verb(verbs.DONE, "done", closes=True),
        Verb(verbs.PASS, "pass", closes=True),
        Verb(verbs.PAY, "pay", closes=True),  # notes tell the cubes
        Verb(verbs.SAVE, "save", ONE_RESOURCE, at=("cube:{resource}@",)),
        Verb(verbs.JOKER, "joker", ONE_RESOURCE, at=("cube:{resource}@",)),
        Verb(
            verbs.POST_GUARD,
            "station",
            ONE_CELL,
            at=("site:{cell}",),
            piece="guard@",
            gathers="cell site",
        ),
        Verb(verbs.LAY, "lay"),
        Verb(verbs.TAKE, "take", (("nth", NTH),), at=("card:{nth}",)),
        Verb(verbs.COLOUR, "colour", ONE_RESOURCE, at=("cube:{resource}@",)),
        Verb(verbs.COURTIER, "courtier", ONE_HALL, at=("hall:{hall}",), piece="courtier@"),
        Verb(
            verbs.STUDY,
            "study",
            (("paid_cube", Cubes()),),
            at=("cube:{paid_cube}@",),
            says=("paid",),
        ),
        Verb(
            verbs.ACHIEVE,
            "achieve",
            (("achievement", ACHIEVEMENT),),
            at=("achievement:{achievement}",),
        ),
        Verb(verbs.POST, "post", ONE_PLACE, at=("town:{place}",), piece="post@"),
        Verb(verbs.TRADE, "trade", ONE_PLACE, at=("town:{place}",)),
        Verb(verbs.RIDE, "ride", ONE_PLACE, at=("town:{place}",)),
        Verb(
            verbs.CLIMB,
            "climb",
            (("path", PATH_NUMBER),),
            at=("path:{path}",),
            piece="climber@",
        ),
        Verb(
            verbs.WALL,
            "wall",
            ONE_POSITION,
            at=("wall:{position}",),
            piece="wall",
            gathers="position",
        ),
        Verb(verbs.PIECE, "piece", (("colour", COLOUR),), at=("yard:{colour}",)),
        Verb(verbs.UPGRADE, "upgrade", ONE_CELL, at=("site:{cell}",)),
        Verb(verbs.GOOD, "good", (("good", GOOD),), at=("good:{good}",), says=("good-gained",)),
        Verb(verbs.STAY, "stay", closes=True),
        Verb(verbs.SKIP, "skip", closes=True),
        Verb(
            verbs.RANSOM,
            "ransom",
            ONE_RESOURCE,
            at=("cube:{resource}@",),
            closes=True,
            says=("paid",),
        ),
        Verb(verbs.LOSE, "lose", closes=True),
        Verb(verbs.FUND, "fund", ONE_HALL, at=("hall:{hall}",), closes=True),
        Verb(
            verbs.VIZIER_GO,
            "vizier",
            ONE_POSITION,
            at=("space:{position}",),
            piece=f"master@{VIZIER}",
        ),
        Verb(verbs.VIZIER_BUILD, "house", ONE_CELL, at=("site:{cell}",), piece=f"house@{VIZIER}"),
        Verb(
            verbs.CONTRACT,
            "contract",
            (("pile", PILE), ("resource", RESOURCE)),
            free=True,
            at=("contract:{pile}", "cube:{resource}@"),
            says=("paid",),
        ),
        Verb(verbs.CAMELS, "camels", free=True, at=("camels@",), closes=True),
        Verb(verbs.BAZAAR, "bazaar", (("market", MARKET),), free=True, at=("market:{market}",)),
        Verb(verbs.DEAL, "deal", (("site", SITE),), chance=True, gathers="site cell"),
        Verb(verbs.DRAW, "draw", (("card", CARD),), chance=True, gathers="card"),
        Verb(verbs.TILE, "tile", (("tile_action", TILE),), chance=True, gathers="tile_action"),
        Verb(verbs.FIRST, "next", (("seat", SEAT),), chance=True),
        Verb(verbs.REVEAL, "reveal", (("solo", SOLO_CARD),), chance=True),
        Verb(verbs.SIDE, "side", (("market_side", MARKET_SIDE),), chance=True),
    ),
)
