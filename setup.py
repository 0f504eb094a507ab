"""Build Serai, with its engine compiled by mypyc where that is possible.

The same sources also run interpreted. Set SERAI_PURE=1 to build without the compiled engine.
`python setup.py engine` compiles in a checkout, see scripts/engine.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from scripts.engine import commands  # noqa: E402 (found by the line above)

DESCRIBING = {"egg_info", "dist_info", "sdist", "clean", "--version", "--help"}


def main():
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    from scripts.engine import build, compiler, pieces

    class BuildEngine(build_ext):
        def run(self):
            if self.extensions and self.inplace:
                sys.exit(commands.made(quick=False))
            elif self.extensions:
                os.chdir(ROOT)
                tools = compiler.Toolchain()
                build.compile_into(Path(self.build_lib), tools, pieces.translate(), quick=False)

    reason = DESCRIBING & set(sys.argv) or commands.why_not_here()
    if isinstance(reason, str):
        commands.say_interpreted(reason)
    names = [] if reason else build.modules()
    setup(
        ext_modules=[Extension(name, []) for name in names],
        cmdclass={"build_ext": BuildEngine},
    )


if sys.argv[1:2] == ["engine"]:
    sys.exit(commands.main(sys.argv[2:]))
else:
    main()
