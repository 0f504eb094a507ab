"""The paths of the mosque."""

from dataclasses import dataclass

from serai.core.data import DataError, DataFile
from serai.games.merv.components.names import COLOUR_NAMES, PATHS, REWARD_NAMES, STEPS
from serai.games.merv.components.numbers import numbered, read_bill, read_numbers

STEP_REWARDS = (
    "camel", "favour", "guard", "production-upgrade", "white-upgrade", "scoring-tile",
    "free-wall", "points", "top",
)  # fmt: skip
ONCE = ("camel", "production-upgrade", "scoring-tile", "top")
"""Rewards of which each path has exactly one."""


@dataclass(frozen=True)
class Mosque:
    """By path * 8 + step, steps from 0: bill, reward and its points; single numbers."""

    cost: list[int]
    reward: list[int]
    points: list[int]
    numbers: dict[str, int]


def read_mosque(file: DataFile, upgrades: int) -> Mosque:
    """§S5, §O6–O11: four paths; the camel lies below, the top space is the last."""
    file.only_kinds("path", "step", "value")
    for path, record in enumerate(file.listed("path", [f"path-{n + 1}" for n in range(PATHS)])):
        record.only_component("upgrade")
        if record.index("upgrade", COLOUR_NAMES) != path:
            record.refuse("upgrade", record.values["upgrade"], f"{COLOUR_NAMES[path]} here")
    mosque = read_steps(file)
    for path in range(PATHS):
        rewards = [REWARD_NAMES[mosque.reward[path * STEPS + step]] for step in range(STEPS)]
        for reward in ONCE:
            if rewards.count(reward) != 1:
                found = rewards.count(reward)
                raise DataError(file.name, f"path path-{path + 1}", reward, found, "exactly 1")
    white = mosque.numbers["white_upgrades"]
    if white + PATHS != upgrades:
        allowed = f"{upgrades} upgrades with the one of each path"
        file.record("value", "white_upgrades").refuse("value", white, allowed)
    return mosque


def read_steps(file: DataFile) -> Mosque:
    """§O4: what each step costs and gives."""
    limits = {
        "white_upgrades": (0, 60),
        "late_upgrade_points": (0, 20),
        "late_tile_points": (0, 20),
    }
    mosque = Mosque([], [], [], read_numbers(file, limits))
    ids = [f"step-{path + 1}-{step + 1}" for path in range(PATHS) for step in range(STEPS)]
    for place, record in enumerate(file.listed("step", ids)):
        reward = record.word("reward", STEP_REWARDS)
        points = reward == "points"
        record.only_component("path", "step", "cost", "reward", *["points"] * points)
        numbered(record, "path", place // STEPS + 1)
        numbered(record, "step", place % STEPS + 1)
        for fixed, step in (("camel", 0), ("top", STEPS - 1)):
            if (reward == fixed) != (place % STEPS == step):
                record.refuse("reward", reward, f"{fixed} on step {step + 1} and nowhere else")
        mosque.cost.append(read_bill(record, "cost"))
        mosque.reward.append(REWARD_NAMES.index(reward))
        mosque.points.append(record.whole("points", 1, 20) if points else 0)
    return mosque
