"""What the compiled engine is made from is known whole, and is what it was made from."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.engine import build, compiler, sources
from serai import _pure


def imported(path: Path) -> Iterator[str]:
    """Files of ours that a module imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        elif isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        for name in names:
            stem = name.replace(".", "/")
            for file in (f"{stem}.py", f"{stem}/__init__.py"):
                if stem.startswith("serai/") and (sources.SRC / file).exists():
                    yield file


def test_whatever_a_compiled_module_imports_makes_the_engine_old_when_it_changes() -> None:
    """Types and constants of uncompiled neighbours are built into it."""
    compiled = sources.compiled_sources()
    assert len(compiled) > 50
    known = sources.digests()
    unknown = {(path.stem, file) for path in compiled for file in imported(path)} - {
        (path.stem, file) for path in compiled for file in known
    }
    assert unknown == set()
    assert not [path for path in compiled if path.relative_to(sources.SRC).as_posix() not in known]


def test_sources_that_change_all_the_time_are_not_called_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    versions = iter(range(99))
    monkeypatch.setattr(build, "ENGINES", tmp_path)
    monkeypatch.setattr(build, "digests", lambda: {"rules.py": str(next(versions))})
    monkeypatch.setattr(build, "translate", lambda: None)
    monkeypatch.setattr(build, "Toolchain", lambda: compiler)
    monkeypatch.setattr(build, "compile_into", lambda *_, **__: pytest.fail("compiled"))
    with pytest.raises(RuntimeError, match="changed all the time"):
        build.make(quick=True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("record", [None, '{"sources": {"rules.py": "old"}}', ""])
def test_without_an_engine_of_now_nothing_compiled_is_left_among_the_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, record: str | None
) -> None:
    """Python would run it without a question, whatever it was made from."""
    old = tmp_path / "serai" / "core" / "kernel.so"
    old.parent.mkdir(parents=True)
    old.touch()
    kept = tmp_path / "record.json"
    if record is not None:
        kept.write_text(record)
    monkeypatch.setattr(build, "SRC", tmp_path)
    monkeypatch.setattr(build, "RECORD", kept)
    build.give_up_stale()
    assert not old.exists()
    assert not kept.exists()


@pytest.mark.parametrize("record", ["", '{"engine": '])
def test_a_record_that_was_lost_half_way_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, record: str
) -> None:
    kept = tmp_path / "record.json"
    kept.write_text(record)
    monkeypatch.setattr(_pure, "RECORD", kept)
    monkeypatch.delenv("SERAI_PURE", raising=False)
    monkeypatch.setenv(_pure.AWAITED, "expected")
    _pure.install()
    assert not _pure.awaited_engine_is_there()
