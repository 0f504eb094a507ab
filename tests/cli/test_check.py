"""`serai data GAME --check`: an owner of the real game walks through what we only believe."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.cli import checking
from serai.cli.cardboard import Cardboard, typed_form
from serai.cli.checking import Check, questions
from serai.cli.terminal import Terminal
from serai.cli.typed_values import Unreadable, Values
from serai.core import data
from serai.core.box import Box
from serai.core.records import RECONSTRUCTED, Record
from serai.games import trial
from serai.language import LANGUAGES
from tests.cli.conftest import Command, Ran

Walk = Callable[..., Ran]

every_game = pytest.mark.parametrize("game", serai.games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return tmp_path / "box.toml"


@pytest.fixture
def walk(command: Command, box: Path, monkeypatch: pytest.MonkeyPatch) -> Walk:
    """Answer some questions of a game, then leave; the last trial is left to another test."""
    monkeypatch.setattr(Check, "played", lambda self: "")

    def walked(game: str, *answers: str, lang: str = "en") -> Ran:
        typed = "".join(f"{answer}\n" for answer in answers)
        return command("data", game, "--check", "--box", str(box), "--lang", lang, typed=typed)

    return walked


def shipped(game: str) -> list[data.DataFile]:
    return data.shipped_all(serai.game(game).package)


def asked(game: str) -> list[str]:
    """The records in the order in which they are asked for."""
    return [one.record.record for one in questions(Cardboard("en", game), shipped(game))]


def place_of(game: str, record: str) -> int:
    """How many questions come before this one."""
    return asked(game).index(record)


def skipped(game: str, record: str) -> list[str]:
    return ["skip"] * place_of(game, record)


def kept(box: Path) -> dict[str, Any]:
    return tomllib.loads(box.read_text(encoding="utf-8"))


def record_of(game: str, name: str) -> Record:
    return next(r for file in shipped(game) for r in file.records if r.record == name)


# --- what is asked ---


@every_game
def test_every_reconstructed_value_is_asked_for_once(game: str) -> None:
    believed = [
        record.record
        for file in shipped(game)
        for record in file.records
        if record.source == RECONSTRUCTED
    ]
    assert asked(game) == believed
    assert len(believed) > 50


@every_game
@every_language
def test_every_question_says_in_words_where_to_look_and_what_we_believe(
    game: str, lang: str
) -> None:
    cardboard = Cardboard(lang, game)
    for question in questions(cardboard, shipped(game)):
        where = cardboard.where(question.record)
        assert len(where) > 20, where
        if re.search(r"[a-z]_|^[A-Z]{1,2}\d?$", question.record.id):
            assert question.record.id not in where.split(), "an id says nothing to an owner"
        assert question.fields
        for field in question.fields:
            assert cardboard.name(field) != field, f"{game}: field-{field} has no name in {lang}"
            value = question.record.component[field]
            text = cardboard.text(field, value)
            assert not re.search(r"_|[{}\[\]]", text), text
            for word in words_in(value):
                told = cardboard.text(field, word)
                assert lang == "en" or told != word or len(word) <= 2 or word in ALIKE, (
                    field,
                    word,
                )


ALIKE = {"curry", "cement", "karma", "fort", "orange", "joker", "boat", "jade"}


def words_in(value: object) -> list[str]:
    """The words of a value that have names of their own."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [word for item in value for word in words_in(item)]
    return []


@every_game
@every_language
def test_what_is_shown_can_be_typed(game: str, lang: str) -> None:
    cardboard = Cardboard(lang, game)
    values = Values(cardboard, shipped(game))
    values.hear(trial.components_with(game, Box())[1])
    for question in questions(cardboard, shipped(game)):
        for field in question.fields:
            value = question.record.component[field]
            assert values.read(question.record, field, typed_form(value)) == value
            assert values.choices(question.record, field)
            if not isinstance(value, dict):  # rewards are told in sentences
                assert values.read(question.record, field, cardboard.text(field, value)) == value


# --- answering ---


def test_enter_says_that_it_is_so(walk: Walk, box: Path) -> None:
    ran = walk("agra", "", "quit")
    assert ran.code == 0
    assert f"Agra · 1 of {len(asked('agra'))} · rulebook §S1" in ran.out
    assert kept(box)["agra"]["verified"] == {"board": ["low"]}
    assert "corrections" not in kept(box)["agra"]
    assert kept(box)["agra"]["data"] == data.shipped_digest("serai.games.agra")


def test_another_value_is_kept_as_a_correction(walk: Walk, box: Path) -> None:
    walk("agra", *skipped("agra", "site site-cement"), "2", "quit")
    assert kept(box)["agra"]["corrections"] == {"goods": {"site-cement": {"cost": 2}}}
    assert "verified" not in kept(box)["agra"]


def test_of_several_lines_those_that_differ_are_named(walk: Walk, box: Path) -> None:
    answers = ["1 artisans; 2 oil", "", "quit"]
    ran = walk("agra", *skipped("agra", "notable portuguese-trader"), *answers)
    own = kept(box)["agra"]["corrections"]["notables"]["portuguese-trader"]
    assert own == {"guild": "artisans", "top": "oil"}
    assert "(Serai believed: merchants)" in ran.out
    assert "Enter if it is right now." in ran.out


@every_language
def test_words_may_be_typed_as_the_person_calls_them(walk: Walk, box: Path, lang: str) -> None:
    name = Cardboard(lang, "agra").text("good", "oil")
    walk("agra", *skipped("agra", "notable portuguese-trader"), f"2 {name}", "", "quit", lang=lang)
    assert kept(box)["agra"]["corrections"]["notables"]["portuguese-trader"] == {"top": "oil"}


def test_rewards_and_lists_are_typed_as_their_values(walk: Walk, box: Path) -> None:
    walk("rajas", *skipped("rajas", "space river-03"), "karma 2", "quit")
    walk("rajas", *skipped("rajas", "tile B01")[:-1], "5 tea 2, silk 1", "", "quit")
    own = kept(box)["rajas"]["corrections"]
    assert own["river"] == {"river-03": {"reward": {"kind": "karma", "n": 2}}}
    assert own["tiles"] == {
        "B01": {"markets": [{"good": "tea", "value": 2}, {"good": "silk", "value": 1}]}
    }


def test_a_question_mark_tells_what_is_possible(walk: Walk) -> None:
    ran = walk("rajas", *skipped("rajas", "space river-03"), "?", "quit")
    assert re.search(r"karma \d = \+\d karma", ran.out)
    assert "Gives:" in ran.out


@every_language
def test_what_cannot_stand_there_is_refused_at_once_and_nothing_is_kept(
    walk: Walk, box: Path, lang: str
) -> None:
    answers = [*skipped("agra", "site site-cement"), "40", "x", "-1", "1 2", "quit"]
    ran = walk("agra", *answers, lang=lang)
    assert not box.exists()
    told = [line for line in ran.out.splitlines() if "40" in line and "9" in line]
    assert told, ran.out[-800:]


def test_skip_leaves_a_question_open_and_back_asks_it_again(walk: Walk, box: Path) -> None:
    ran = walk("agra", "skip", "", "back", "back", "", "quit")
    heads = re.findall(r"Agra · (\d+) of", ran.out)
    assert heads == ["1", "2", "3", "2", "1", "3"]
    assert kept(box)["agra"]["verified"]["board"] == ["middle", "low"]


def test_an_answer_can_be_taken_back(walk: Walk, box: Path) -> None:
    before = skipped("agra", "site site-cement")
    walk("agra", *before, "2", "back", "3", "quit")
    assert "corrections" not in kept(box)["agra"]
    assert kept(box)["agra"]["verified"] == {"goods": ["site-cement"]}


def test_the_next_time_goes_on_with_what_is_open(walk: Walk, box: Path) -> None:
    walk("agra", "", "", "quit")
    ran = walk("agra", "quit")
    assert "you have looked at 2" in ran.out
    assert re.findall(r"Agra · (\d+) of", ran.out) == ["3"]


def test_every_answer_is_on_disk_before_the_next_question(
    walk: Walk, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    asked = Terminal.ask

    def ask(self: Terminal, prompt: str) -> str | None:
        seen.append(len(kept(box)["agra"]["verified"]["board"]) if box.exists() else 0)
        return asked(self, prompt)

    monkeypatch.setattr(Terminal, "ask", ask)
    walk("agra", "", "", "")
    assert seen[:4] == [0, 1, 2, 3]


def test_the_end_of_the_input_and_ctrl_c_keep_everything(
    walk: Walk, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = walk("agra", "")
    assert ran.code == 0
    assert f"serai data agra --check --box {box}" in ran.out
    lines = iter([""])

    def ask(self: Terminal, prompt: str) -> str | None:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", ask)
    ran = walk("agra")
    assert ran.code == 0
    assert "Every answer is kept" in ran.out
    assert kept(box)["agra"]["verified"]["board"] == ["low", "middle"]


# --- what must fit together ---


def test_a_value_that_clashes_with_another_is_told_and_kept_when_it_is_said_again(
    walk: Walk, box: Path
) -> None:
    bowl = skipped("agra", "bowl left-1")
    ran = walk("agra", *bowl, "curry", "quit")
    assert not box.exists()
    assert "does not fit together" in ran.out
    assert "Akbar’s bowls" in ran.out.replace("\n", " ")
    assert "each good once, no basic goods" in ran.out.replace("\n", " ")
    walk("agra", *bowl, "curry", "curry", *["skip"] * 5, "cement", "quit")
    assert kept(box)["agra"]["corrections"]["imperial"] == {
        "left-1": {"good": "curry"},
        "right-1": {"good": "cement"},
    }


def test_at_the_end_answers_that_do_not_fit_are_asked_again(walk: Walk, box: Path) -> None:
    bowl = skipped("agra", "bowl left-1")
    rest = ["skip"] * (len(asked("agra")) - len(bowl) - 1)
    insisting = walk("agra", *bowl, "curry", "curry", *rest, "", "")
    assert "Some answers do not fit together" in insisting.out
    assert insisting.code == 1
    assert "cannot be played with them yet" in insisting.out
    mending = walk("agra", *["skip"] * (len(asked("agra")) - 2), "cement")
    assert mending.code == 0
    assert kept(box)["agra"]["corrections"]["imperial"]["right-1"] == {"good": "cement"}


@pytest.mark.parametrize("last", [["quit"], []], ids=["quit", "end"])
def test_leaving_at_the_last_question_says_that_it_does_not_fit_yet(
    walk: Walk, box: Path, last: list[str]
) -> None:
    bowl = skipped("agra", "bowl left-1")
    rest = ["skip"] * (len(asked("agra")) - len(bowl) - 1)
    ran = walk("agra", *bowl, "curry", "curry", *rest, *last)
    assert (ran.code, ran.err) == (1, "")
    assert "Some answers do not fit together" in ran.out
    assert "cannot be played with them yet" in ran.out
    assert kept(box)["agra"]["corrections"]["imperial"] == {"left-1": {"good": "curry"}}


def test_ctrl_c_in_the_last_trial_says_how_to_go_on(
    walk: Walk, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Check) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Check, "played", interrupted)
    site = skipped("agra", "site site-cement")
    ran = walk("agra", *site, "2", *["skip"] * (len(asked("agra")) - len(site) - 1))
    assert (ran.code, ran.err) == (0, "")
    assert "Every answer is kept" in ran.out
    assert ran.out.rstrip().endswith(f"serai data agra --check --box {box}")


def test_a_field_that_was_corrected_by_hand_is_asked_for_too(walk: Walk, box: Path) -> None:
    digest = data.shipped_digest("serai.games.rajas")
    box.write_text(
        f'format = "serai box 1"\n[rajas]\ndata = "{digest}"\n'
        "[rajas.corrections.board.quarry-2]\nseats = 3\n"
    )
    others = ["skip"] * (len(asked("rajas")) - 1)
    ran = walk("rajas", *others, "2 2", "")
    assert "2 Players: 3" in ran.out
    assert ran.code == 0
    assert kept(box)["rajas"].get("corrections") is None
    assert kept(box)["rajas"]["verified"]["board"] == ["quarry-2"]


def test_a_field_that_comes_with_another_is_asked_for(walk: Walk, box: Path) -> None:
    step = skipped("merv", "step step-1-2")
    ran = walk("merv", *step, "2 points", "", "3 5", "", "quit")
    assert "Then “Points” is needed as well" in ran.out
    own = kept(box)["merv"]["corrections"]["mosque"]["step-1-2"]
    assert own == {"reward": "points", "points": 5}


def test_a_field_that_goes_with_another_is_taken_away(walk: Walk, box: Path) -> None:
    step = skipped("merv", "step step-1-6")
    walk("merv", *step, "2 favour", "", "quit")
    own = kept(box)["merv"]["corrections"]["mosque"]["step-1-6"]
    assert own == {"reward": "favour", "without": ["points"]}
    ran = walk("merv", *step, "back", "quit")
    assert ran.code == 0


# --- the file and the end ---


@every_language
def test_the_end_says_what_changed_the_new_digest_and_how_to_play(
    walk: Walk, box: Path, lang: str
) -> None:
    answers = [*[""] * place_of("agra", "site site-cement"), "2", *[""] * 200]
    ran = walk("agra", *answers, lang=lang)
    assert ran.code == 0
    flat = " ".join(ran.out.split())
    cardboard = Cardboard(lang, "agra")
    where = cardboard.where(record_of("agra", "site site-cement"))
    assert f"{where} {cardboard.name('cost')}: 3 → 2" in flat
    digest = re.findall(r"\b[0-9a-f]{16}\b", ran.out)
    assert digest[-1] == data.shipped_digest("serai.games.agra")
    assert digest[-2] != digest[-1]
    assert f"serai play agra --box {box}" in ran.out
    assert f"SERAI_BOX={box}" in ran.out


def test_other_games_notes_and_unasked_corrections_in_the_file_stay(walk: Walk, box: Path) -> None:
    digest = data.shipped_digest("serai.games.agra")
    box.write_text(
        f'format = "serai box 1"\n[rajas]\ndata = "x"\n[rajas.verified]\ntiles = ["B01"]\n'
        f'[agra]\ndata = "{digest}"\n[agra.corrections.board.peon_rupees]\nvalue = 2\n'
        '[agra.corrections.goods.site-cement]\ncost = 2\nnote = "Seen “it” myself."\n'
    )
    walk("agra", "", "quit")
    found = kept(box)
    assert found["rajas"] == {"data": "x", "verified": {"tiles": ["B01"]}}
    assert found["agra"]["corrections"]["board"] == {"peon_rupees": {"value": 2}}
    own = found["agra"]["corrections"]["goods"]["site-cement"]
    assert own == {"cost": 2, "note": "Seen “it” myself."}


def test_after_a_change_of_our_data_corrections_stay_and_the_rest_is_asked_again(
    walk: Walk, box: Path
) -> None:
    walk("agra", "", "", "", *skipped("agra", "site site-cement")[3:], "2", "quit")
    box.write_text(box.read_text().replace(data.shipped_digest("serai.games.agra"), "f" * 16))
    ran = walk("agra", "", "quit")
    assert "Serai’s data has changed since" in ran.out
    found = kept(box)["agra"]
    assert found["data"] == data.shipped_digest("serai.games.agra")
    assert found["verified"] == {"board": ["low"]}
    assert found["corrections"] == {"goods": {"site-cement": {"cost": 2}}}


def test_a_saved_game_is_never_written_over(walk: Walk, box: Path) -> None:
    text = serai.new("agra", seed=1).transcript()
    box.write_text(text)
    ran = walk("agra", "", "quit")
    assert ran.code == 2
    assert "saved game" in ran.err
    assert box.read_text() == text


def test_a_box_that_cannot_be_played_with_can_still_be_checked(walk: Walk, box: Path) -> None:
    digest = data.shipped_digest("serai.games.agra")
    box.write_text(
        f'format = "serai box 1"\n[agra]\ndata = "{digest}"\n'
        '[agra.corrections.imperial.left-1]\ngood = "curry"\n'
    )
    place = place_of("agra", "bowl right-1")
    ran = walk("agra", *["skip"] * (place - 1), "cement", "quit")
    assert ran.code == 0
    own = kept(box)["agra"]["corrections"]["imperial"]
    assert own == {"left-1": {"good": "curry"}, "right-1": {"good": "cement"}}


def test_without_a_name_the_box_lies_in_this_folder(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command("data", "agra", "--check", typed="\nquit\n")
    assert (tmp_path / checking.DEFAULT).exists()


def test_the_last_trial_plays_the_game_with_the_box(command: Command, box: Path) -> None:
    typed = "\n" * place_of("agra", "site site-cement") + "2\n" + "\n" * 200
    ran = command("data", "agra", "--check", "--box", str(box), typed=typed)
    assert ran.code == 0, ran.out[-1500:]
    assert "Everything works" in ran.out


def test_unreadable_toml_is_refused() -> None:
    cardboard = Cardboard("en", "agra")
    values = Values(cardboard, shipped("agra"))
    record = record_of("agra", "token low")
    assert values.read(record, "sides", "[1, 2]") == [1, 2]
    for text in ("[1, 2", "[1.5]", "[true]", "{ a = 2026-01-01 }", f"[{'9' * 5000}]", "[" * 5000):
        with pytest.raises(Unreadable):
            values.read(record, "sides", text)
