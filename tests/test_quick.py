"""`make quick` runs what belongs to a change, and says so where it cannot tell."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scripts import quick

ROOT = Path(__file__).parents[1]

BELONGS = {
    "src/serai/games/rajas/builder.py": {
        "": {"tests/games/rajas"},
        "rajas": {
            "tests/conformance",
            "tests/test_golden.py",
            "tests/games/test_rulebooks.py",
        },
    },
    "src/serai/games/merv/data/contracts.toml": {
        "": {"tests/games/merv"},
        "merv": {"tests/conformance", "tests/test_box_messages.py"},
    },
    "src/serai/games/rajas/components/rewards.py": {
        "": {"tests/games/rajas"},
        "rajas": {"tests/test_box_messages.py", "tests/test_messages.py"},
    },
    "src/serai/games/rajas/locale/box/de.ftl": {"rajas": {"tests/test_box_messages.py"}},
    "src/serai/language/locale/box/de.ftl": {"": {"tests/test_box_messages.py"}},
    "src/serai/games/agra/locale/de.ftl": {"agra": {"tests/test_messages.py"}},
    "src/serai/core/records.py": {"": {"tests/core", "tests/test_box_messages.py"}},
    "src/serai/core/kernel.py": {"": {"tests/core", "tests/games", "tests/conformance"}},
    "src/serai/bots/merv/judge.py": {"merv": {"tests/bots"}},
    "src/serai/house/house.py": {"": {"tests/house", "tests/server"}},
    "src/serai/server/app.py": {"": {"tests/server"}},
    "src/serai/house/protocol.py": {"": {"tests/server", "tests/web/test_types.py"}},
    "src/serai/house/requests.py": {"": {"tests/server", "tests/web/test_types.py"}},
    "src/serai/server/client_types.py": {"": {"tests/server", "tests/web/test_types.py"}},
    "tests/needed_messages.py": {"": {"tests/test_messages.py", "tests/web/test_messages.py"}},
    "tests/imports.py": {"": {"tests/test_layers.py"}},
    "tests/server/test_house.py": {"": {"tests/server/test_house.py"}},
    "tests/server/houses.py": {"": {"tests/server"}},
    "web/src/main.ts": {"": {"tests/web/test_types.py"}},
    "tests/web/test_axe.py": {},
    "scripts/engine/pieces.py": {"": {"tests/engine"}},
    "trials/load/swarm.py": {"": {"tests/server/test_trials.py", "tests/test_layers.py"}},
    "trials/siege/shapes.py": {"": {"tests/server/test_malformed.py"}},
    "trials/worlds/group.py": {"": {"tests/server/test_worlds.py"}},
    "trials/wire.py": {"": {"tests/server/test_trials.py", "tests/server/test_malformed.py"}},
    "trials/README.md": {"": {"tests/test_docs.py"}},
    "README.md": {"": {"tests/test_docs.py"}},
    "docs/rajas.jpg": {},
}
WIRE = tuple(
    f"src/serai/{name}.py" for name in ("house/protocol", "house/requests", "server/client_types")
)
OF_THE_PAGE = ("web/", *WIRE)


@pytest.mark.parametrize("path", BELONGS)
def test_the_tests_that_belong_to_a_file(path: str) -> None:
    plan = quick.planned([path])
    assert plan.unknown == []
    for word, tests in BELONGS[path].items():
        assert tests <= set(plan.tests[word])
    assert bool(plan.tests) == bool(BELONGS[path])
    assert plan.page == path.startswith(OF_THE_PAGE)


def test_who_cannot_tell_says_so() -> None:
    plan = quick.planned(["Makefile", "pyproject.toml", "tests/conftest.py"])
    assert plan.unknown == ["Makefile", "pyproject.toml", "tests/conftest.py"]
    assert not plan.tests


def test_what_is_run_whole_is_not_run_in_part() -> None:
    plan = quick.planned(["src/serai/games/rajas/builder.py", "src/serai/core/kernel.py"])
    assert "tests/conformance" in plan.tests[""]
    assert "tests/conformance" not in plan.tests["rajas"]


def test_every_test_that_a_rule_names_is_there() -> None:
    """Or `make quick` would leave it out without a word."""
    done = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.skip("this is no checkout")
    named = {
        test.partition(" -k ")[0]
        for path in done.stdout.splitlines()
        if (found := quick.rule_for(path)) and (ROOT / path).exists()
        for test in found[1]
    }
    assert sorted(one for one in named if not (ROOT / one).exists()) == []


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    git(tmp_path, "init", "-q", "-b", "main")
    git(tmp_path, "config", "user.name", "A")
    git(tmp_path, "config", "user.email", "a@example.org")
    committed(tmp_path, "one.py")
    committed(tmp_path, "two.py")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)


def committed(folder: Path, name: str) -> None:
    (folder / name).write_text(name)
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", name)


def test_what_has_changed(repository: Path) -> None:
    assert quick.changes()[1] == ["two.py"]  # nothing: the last commit
    (repository / "new.py").write_text("")
    (repository / "one.py").write_text("changed")
    since, files = quick.changes()
    assert files == ["new.py", "one.py"]
    assert since.startswith("main")
    git(repository, "checkout", "-qb", "work")
    committed(repository, "three.py")
    since, files = quick.changes()
    assert files == ["new.py", "one.py", "three.py"]
    assert since.startswith("main")
