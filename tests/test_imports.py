"""Every module can be imported first: no circle of imports depends on a lucky beginning."""

import subprocess
import sys
from pathlib import Path

import pytest

import serai

ROOT = Path(serai.__file__).parent
MODULES = sorted(
    ".".join(("serai", *path.relative_to(ROOT).with_suffix("").parts))
    for path in (ROOT / "games").glob("*/*.py")
    if path.name != "__init__.py"
)

SCRIPT = """
import sys
for name in sys.argv[1:]:
    for known in [known for known in sys.modules if known.partition(".")[0] == "serai"]:
        del sys.modules[known]
    try:
        __import__(name)
    except ImportError as problem:
        print(name, problem)
"""


@pytest.mark.parametrize("game", ["agra", "merv", "rajas"])
def test_every_module_of_a_game_can_be_imported_first(game: str) -> None:
    names = [name for name in MODULES if name.split(".")[2] == game]
    assert len(names) > 10
    command = [sys.executable, "-W", "ignore", "-c", SCRIPT, *names]
    environment = {"SERAI_PURE": "1", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (done.stdout, done.stderr) == ("", "")
