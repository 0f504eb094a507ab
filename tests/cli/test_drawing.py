"""Lines, blocks and columns are as wide as they were asked to be."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from serai.cli.drawing import (
    SEAT_STYLES,
    SEAT_SYMBOLS,
    beside,
    columns,
    cut,
    fitted,
    flow,
    folded,
    join,
    packed,
    piece,
    title,
    width_of,
    wrapped,
)

BLOCK = [Text("ab"), Text("c")]
WIDE = [Text("x" * 10)] * 3


@pytest.mark.parametrize("align", ["left", "right", "middle"])
@pytest.mark.parametrize("width", [0, 1, 3, 4, 9])
def test_a_fitted_line_has_exactly_its_width(align: str, width: int) -> None:
    assert fitted("abcd", width, align).cell_len == width


def test_what_does_not_fit_ends_in_an_ellipsis() -> None:
    assert fitted("abcdef", 4).plain == "abc…"
    assert cut("abcdef", 4).plain == "abc…"
    assert cut("ab", 4).plain == "ab"


def test_alignment() -> None:
    assert fitted("ab", 4).plain == "ab  "
    assert fitted("ab", 4, "right").plain == "  ab"
    assert fitted("ab", 4, "middle").plain == " ab "


def test_a_style_does_not_run_on_into_what_follows() -> None:
    line = piece("a", "bold").append("b")
    assert [(span.start, span.end) for span in line.spans] == [(0, 1)]
    assert line.style == ""


def test_blocks_stand_beside_each_other() -> None:
    assert [line.plain for line in beside([BLOCK, WIDE])] == [
        "ab " + "x" * 10,
        "c  " + "x" * 10,
        "   " + "x" * 10,
    ]


def test_blocks_flow_into_rows_and_stop_at_the_bottom() -> None:
    assert len(flow([WIDE, WIDE, WIDE], 21, 100)) == 6
    assert len(flow([WIDE, WIDE, WIDE], 21, 5)) == 3
    assert len(flow([WIDE, WIDE, WIDE], 10, 100)) == 9
    assert flow([WIDE], 4, 1) == WIDE, "the first block is shown in any case"


def test_parts_are_packed_into_lines() -> None:
    lines = packed([Text("aa"), Text("bb"), Text("cc"), Text("d" * 9)], 6)
    assert [line.plain for line in lines] == ["aa  bb", "cc", "ddddd…"]


@pytest.mark.parametrize("count", [0, 1, 2, 5, 17, 40])
@pytest.mark.parametrize("rows", [1, 3, 7])
def test_columns_hold_everything_within_the_width(count: int, rows: int) -> None:
    lines = columns([Text(f"{n:02}") for n in range(count)], 200, rows)
    assert len(lines) <= rows
    assert width_of(lines) <= 200
    shown = " ".join(line.plain for line in lines).split()
    assert sorted(shown) == [f"{n:02}" for n in range(count)]


def test_columns_are_read_downwards() -> None:
    lines = columns([Text(x) for x in "abc"], 6, 2)
    assert [line.plain.split() for line in lines] == [["a", "c"], ["b"]]


def test_sentences_are_wrapped() -> None:
    lines = wrapped("one two three four five six seven", 20, "  ")
    assert [line.plain for line in lines] == ["one two three four", "  five six seven"]
    assert [line.plain for line in wrapped("", 20)] == [""]


def test_styled_lines_are_folded_between_words() -> None:
    line = join([piece("12", "bold"), "one two three four five six"])
    assert [part.plain for part in folded(line, 14)] == [
        "12 one two",
        "   three four",
        "   five six",
    ]
    assert folded(line, 14)[0].spans[0].style == "bold"
    assert [part.plain for part in folded(Text("x" * 20), 14)] == ["x" * 20]


def test_a_title_fills_the_line() -> None:
    assert title("Quarry", 30).cell_len == 30
    assert title("Quarry" * 9, 30).cell_len == 30


def test_players_differ_by_symbol_and_not_only_by_colour() -> None:
    assert len(set(SEAT_SYMBOLS)) == len(SEAT_SYMBOLS) == len(SEAT_STYLES) == 4


def test_no_codes_without_colours() -> None:
    out = io.StringIO()
    Console(file=out, color_system=None).print(join([piece("a", "bold red"), piece("b", "dim")]))
    assert out.getvalue() == "a b\n"
