"""How the moves of Agra are written down."""

from __future__ import annotations

from serai.core.notation import Kind, Notation, Number, Verb, Way
from serai.games.agra import components, tables, verbs
from serai.games.agra.kinds import (
    ACTION,
    BONUS,
    BOWL,
    BUILDING,
    GOOD,
    GUILD,
    NOTABLE,
    SEAT,
    SPACE,
    SQUARE,
    STORE,
    TILE,
    TOKEN,
)


class Materials(Kind):
    """Building materials, one word each: "wood cement"."""

    label = "materials"
    bits = 16
    rest = True
    names = tuple(components.GOOD_NAMES[tables.MATERIAL[i]] for i in range(tables.MATERIALS))

    def write(self, value: int) -> str:
        """As many words as pieces."""
        words = [name for i, name in enumerate(self.names) for _ in range(value >> 4 * i & 15)]
        if not words:
            raise ValueError(value)
        return " ".join(words)

    def read(self, word: str) -> int:
        """Pieces in any order."""
        value = 0
        for name in word.casefold().split():
            if name not in self.names:
                raise ValueError(word)
            shift = 4 * self.names.index(name)
            if value >> shift & 15 == 15:
                raise ValueError(word)
            value += 1 << shift
        if not value:
            raise ValueError(word)
        return value

    def expected(self) -> str:
        """All names."""
        return " | ".join(self.names)

    def parts(self, value: int) -> list[str]:
        """Each piece."""
        return self.write(value).split()

    def words(self) -> list[str]:
        """The single pieces."""
        return list(self.names)


ONE_GOOD = (("good", GOOD),)
ONE_SPACE = (("space", SPACE),)
ONE_GUILD = (("guild", GUILD),)
ONE_SQUARE = (("square", SQUARE),)
ONE_TILE = (("tile", TILE),)
GOOD_NOTABLE = (("good", GOOD), ("notable", NOTABLE))
VALUE = Number("value", 1, tables.MOST_VALUE)
ANY_TIME = Way("anytime@")
STOOD = ("workers-stood",)
FAVOURED = ("favour-gained",)


def on_the_wheel(action: str) -> Way:
    """An action that meditation points pay for."""
    return Way(f"wheel:{action}", within="Meditation")


NOTATION = Notation(
    "agra",
    (
        Verb(verbs.LAY, "lay", ONE_SPACE, at=("space:{space}",)),
        Verb(verbs.COOK, "cook", at=("notable:cook",)),
        Verb(
            verbs.TRADE,
            "trade",
            (("good", GOOD), ("other_good", GOOD)),
            at=("good:{good}@", "space:{other_good}"),
            opens=1,
            way=on_the_wheel("trade"),
            gathers="good",
        ),
        Verb(
            verbs.DELIVER,
            "deliver",
            GOOD_NOTABLE,
            at=("good:{good}@", "notable:{notable}"),
            way=on_the_wheel("deliver"),
        ),
        Verb(
            verbs.PROCESS,
            "process",
            ONE_GOOD,
            at=("space:{good}",),  # after the good that it is made from, see `game.py`
            opens=1,
            way=on_the_wheel("process"),
            told_by=("processed",),
        ),
        Verb(
            verbs.UNCOVER,
            "uncover",
            ONE_SQUARE,
            at=("square:{square}@",),
            way=on_the_wheel("uncover"),
            says=("farm-changed",),
        ),
        Verb(
            verbs.FARMER,
            "farmer",
            ONE_SQUARE,
            at=("square:{square}@",),
            way=on_the_wheel("farmer"),
        ),
        Verb(verbs.DONE, "done", idle=True, closes=True),
        Verb(verbs.PLACE, "place", ONE_SPACE, at=("space:{space}",), piece="worker@"),
        Verb(verbs.SHELTER, "shelter", at=("notable:cook",)),
        Verb(
            verbs.INFLUENCE,
            "influence",
            ONE_GUILD,
            at=("track:{guild}",),
            told_by=("step-risen",),
        ),
        Verb(
            verbs.BUILD,
            "build",
            (("building", BUILDING),),
            at=("space:{building}",),
            says=("site-built",),
        ),
        Verb(
            verbs.PAY,
            "pay",
            (("paid_good", Materials()),),
            at=("good:{paid_good}@",),
            says=("site-built",),  # as `BUILD` did before it
        ),
        Verb(
            verbs.BONUS,
            "bonus",
            (("bonus", BONUS),),
            at=("bonus:{bonus}",),
            told_by=("rupees-gained",),
        ),
        Verb(
            verbs.MAKE,
            "make",
            (("n", Number("n", 1, tables.PROCESS_MOST)),),
            told_by=("processed",),
        ),
        Verb(verbs.FOLLOW, "follow", told_by=("followed",)),
        Verb(verbs.PASS, "pass", idle=True, closes=True),
        Verb(
            verbs.FARE,
            "fare",
            ONE_GOOD,
            at=("good:{good}@",),
            way=Way("fare:{good}@"),
            gathers="good",
        ),
        Verb(verbs.DOUBLE, "double", GOOD_NOTABLE, at=("good:{good}@", "notable:{notable}")),
        Verb(
            verbs.ORDER,
            "order",
            ONE_GUILD,
            at=("order:{guild}",),
            told_by=("order-fulfilled",),
        ),
        Verb(verbs.AKBAR, "akbar", ONE_GOOD, at=("good:{good}@",), way=Way("bowl:{good}")),
        Verb(verbs.GIVE, "give", ONE_GOOD, at=("good:{good}@",), gathers="good"),
        Verb(
            verbs.TAKE,
            "take",
            ONE_GOOD,
            at=("space:{good}",),
            says=("goods-gained",),
            gathers="good",
        ),
        Verb(
            verbs.TOKEN,
            "token",
            (("token", TOKEN), ("value", VALUE), ("good", GOOD)),
            at=("token:{token}", "space:{good}"),
            opens=1,
        ),
        Verb(verbs.STONE, "stone", at=("stone@",), told_by=("stone-paid",)),
        Verb(verbs.DYE, "dye", ONE_GOOD, at=("space:{good}",), told_by=("dyed",)),
        Verb(verbs.STATUE, "statue", at=("good:statues@",)),
        Verb(verbs.END_TURN, "end", idle=True, closes=True),
        Verb(verbs.ABILITY, "ability", (("notable", NOTABLE),), at=("notable:{notable}",)),
        Verb(verbs.STAND, "stand", ONE_SPACE, at=("space:{space}",), says=STOOD),
        Verb(verbs.RETURN, "return", (("store", STORE),), at=("good:{store}@",)),  # see `game.py`
        Verb(verbs.FAVOUR, "favour", at=("favour@",), told_by=("favour-gained",)),
        Verb(verbs.TILE, "tile", ONE_TILE, at=("tile:{tile}",)),
        Verb(verbs.DISCARD, "discard", ONE_TILE, at=("action:{tile}",)),  # one's own
        Verb(verbs.MORE, "more", told_by=("processed-more",)),
        Verb(
            verbs.GIFT, "gift", (("good", GOOD), ("bowl", BOWL)), at=("good:{good}@", "bowl:{bowl}")
        ),
        Verb(verbs.SELL, "sell", ONE_GOOD, at=("good:{good}@",)),
        Verb(verbs.PUT, "put", ONE_GOOD, at=("space:{good}",)),
        Verb(verbs.OIL, "oil", free=True, way=ANY_TIME, says=STOOD),
        Verb(verbs.CURRY, "curry", free=True, way=ANY_TIME, says=STOOD),
        Verb(verbs.OIL_CURRY, "oil-curry", free=True, way=ANY_TIME),
        Verb(
            verbs.USE,
            "use",
            (("action", ACTION),),
            free=True,
            at=("action:{action}",),
            way=ANY_TIME,
        ),
        Verb(verbs.PAINTING, "painting", free=True, way=ANY_TIME),
        Verb(verbs.BOOK, "book", free=True, way=ANY_TIME, says=FAVOURED),
        Verb(verbs.CLOTHES, "clothes", free=True, way=ANY_TIME),
        Verb(verbs.FRENCH, "french", free=True, way=ANY_TIME),
        Verb(verbs.CALIPH, "caliph", free=True, way=ANY_TIME, says=STOOD),
        Verb(verbs.ENGLISH, "english", free=True, way=ANY_TIME),
        Verb(
            verbs.MOSAIC,
            "mosaic",
            (("favour", Number("favour", 1, 2)),),
            free=True,
            way=ANY_TIME,
            says=FAVOURED,
        ),
        Verb(
            verbs.ROLL,
            "roll",
            (("pips", Number("pips", 1, 6)),),
            chance=True,
            told_by=(
                "merchant-moved",
                "builder-moved",
                "order-marked",
                "neutral-bowl",
                "neutral-order",
            ),
        ),
        Verb(verbs.DRAW, "draw", ONE_TILE, chance=True, at=("tile:{tile}",)),
        Verb(
            verbs.NOTABLE,
            "notable",
            (("notable", NOTABLE),),
            chance=True,
            at=("notable:{notable}",),
        ),
        Verb(
            verbs.EXCHANGE,
            "exchange",
            (("notable", NOTABLE), ("other_notable", NOTABLE)),
            chance=True,
            at=("notable:{notable}", "notable:{other_notable}"),
        ),
        Verb(verbs.START, "start", (("seat", SEAT),), chance=True),
    ),
)
