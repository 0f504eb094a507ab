import random

import pytest

import serai
from serai.study.variants import parsed_options, single_options, variants

RAJAS = serai.game("rajas")


def test_all_variants_of_rajas() -> None:
    found = variants(RAJAS)
    labels = [variant.label for variant in found]
    assert len(labels) == len(set(labels)) == 36  # 3 seat counts, 8 of flags, 4 of mixed sides
    assert {"2 basic", "3 ganga+navaratnas", "4 ganga+harbour_stay+sides"} <= set(labels)
    assert not any("navaratnas" in label and "sides" in label for label in labels)


def test_mixed_means_at_least_two_sides() -> None:
    (variant, *_) = [variant for variant in variants(RAJAS) if variant.mixed]
    rng = random.Random(3)
    for _ in range(20):
        assert len(set(variant.agreed(RAJAS, rng)["sides"])) == 2


def test_fixed_options_stay() -> None:
    found = variants(RAJAS, {"ganga": True})
    assert len(found) == 18
    assert all(variant.agreed(RAJAS, random.Random(0))["ganga"] is True for variant in found)
    sides = variants(RAJAS, {"sides": ["basic", "navaratnas", "basic"]})
    assert {variant.seats for variant in sides} == {3}
    assert not any(variant.mixed for variant in sides)


def test_measured_variants() -> None:
    labels = [variant.label for variant in single_options(RAJAS, 3)]
    assert labels == ["3 basic", "3 navaratnas", "3 ganga", "3 harbour_stay"]


def test_typed_options() -> None:
    assert parsed_options(RAJAS, []) == {}
    assert parsed_options(RAJAS, ["ganga", "harbour-stay=off", "navaratnas=True"]) == {
        "ganga": True,
        "harbour_stay": False,
        "navaratnas": True,
    }
    assert parsed_options(RAJAS, ["sides=basic, navaratnas"]) == {"sides": ["basic", "navaratnas"]}


@pytest.mark.parametrize("text", ["", "gangs", "ganga=perhaps", "=", "ganga="])
def test_typed_options_that_cannot_be(text: str) -> None:
    with pytest.raises(serai.Problem):
        parsed_options(RAJAS, [text])
