import json
from collections.abc import Iterator

import pytest

from serai.cli import main
from serai.cli.figures import number
from serai.study.simulate import Plan, simulate
from serai.study.statistics import Outcome


@pytest.mark.parametrize("language", ["en", "de", "ru", "nl"])
def test_tables(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "rajas", "--seats", "random,random,random", "--games", "12"]
    assert main([*arguments, "--option", "ganga", "--lang", language]) == 0
    printed = capsys.readouterr()
    assert "3 random" in printed.out
    assert "ganga" in printed.out
    assert printed.err == ""


def test_numbers_have_the_minus_of_print() -> None:
    assert number(-50.8, "de", 1) == "−50,8"


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--seats", "random,random", "--games", "4", "--no-rotate", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["rotate"], found["complete"]) == (4, False, True)
    assert [player["games"] for player in found["players"]] == [4, 4]
    assert found["options"]["ganga"] is False


def test_no_games_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--games", "0", "--seats", "random,random", "--lang", "en"]) == 0
    assert "0 games" in capsys.readouterr().out


def test_an_interruption_tells_what_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
        yield next(simulate(plan, jobs))
        raise KeyboardInterrupt

    monkeypatch.setattr("serai.cli.sim.simulate", interrupted)
    arguments = ["sim", "--seats", "random,random", "--games", "16", "--json"]
    assert main(arguments) == 130
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["complete"]) == (2, False)
    assert main([*arguments[:-1], "--lang", "en"]) == 130
    assert "so far" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "random"],
        ["--seats", "random,nobody"],
        ["--seats", "random,greedy:width=x"],
        ["--games", "many"],
        ["--seed", "x"],
        ["--jobs", "-1"],
        ["--option", "gangs"],
        ["--option", "sides=basic"],
        ["agricola"],
    ],
)
def test_what_cannot_be_is_told(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", *wrong]) == 2
    assert capsys.readouterr().err.strip()
