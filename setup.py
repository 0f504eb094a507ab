"""Build Serai, with its engine compiled by mypyc where that is possible.

The same sources also run interpreted. Set SERAI_PURE=1 to build without the compiled engine.

`python setup.py fingerprint` prints a short text that changes when the engine must be rebuilt.
"""

import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
RECORD = SRC / "serai" / "_compiled.json"  # read by serai._pure

COMPILED = (
    "core/kernel.py",
    "core/luck.py",
    "core/tables.py",
    "games/*/*.py",
    "bots/greedy_*.py",
)
NOT_COMPILED = {
    "__init__.py",
    "game.py",
    "kinds.py",
    "moves.py",
    "position.py",
    "progress.py",
    "view.py",
    "words.py",
}

# Compiled code can depend on uncompiled neighbours: their types and constants are built into it.
INPUTS = ("core/*.py", "games/*/*.py", "games/*/components/*.py", "bots/greedy_*.py")
NEVER_IMPORTED_BY_RULES = NOT_COMPILED - {"__init__.py"}


def sources(patterns, without):
    found = {path for pattern in patterns for path in (SRC / "serai").glob(pattern)}
    return sorted(path for path in found if path.name not in without)


def compiled_sources():
    return sources(COMPILED, NOT_COMPILED)


def digests():
    """Say for every file that goes into the compiled engine what is in it."""
    return {
        path.relative_to(SRC).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources(INPUTS, NEVER_IMPORTED_BY_RULES)
    }


def fingerprint():
    seen = [
        digests(),
        [str(path) for path in compiled_sources()],
        [
            hashlib.sha256((ROOT / name).read_bytes()).hexdigest()
            for name in ("setup.py", "pyproject.toml", "requirements.lock")
        ],
        sys.version,
        [shutil.which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang")],
        python_headers().exists(),
    ]
    return hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:16]


def python_headers():
    return Path(sysconfig.get_path("include")) / "Python.h"


def why_not_compile():
    """Return None if C extensions can be built here, or the reason why not."""
    from distutils.errors import CCompilerError, DistutilsError

    try:
        compiler = new_compiler()
        with tempfile.TemporaryDirectory() as scratch:
            probe = Path(scratch) / "probe.c"
            probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            compiler.compile([str(probe)], output_dir=scratch, include_dirs=include)
    except (CCompilerError, DistutilsError, OSError) as error:
        if not python_headers().exists():
            return "the C headers of this Python are missing (Debian: python3-dev)"
        return f"no working C compiler was found ({error})"
    return None


def new_compiler():
    # Since Python 3.12 these come from setuptools, which main() has imported by now.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    return compiler


def extensions():
    if os.environ.get("SERAI_PURE") == "1":
        say_interpreted("SERAI_PURE=1 is set", "unset SERAI_PURE")
        return []
    reason = why_not_compile()
    if reason:
        say_interpreted(reason, "install a C compiler such as gcc")
        return []
    files = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    if not files:
        return []

    from mypyc.build import mypycify

    built = mypycify(["--strict", *files], opt_level="3", group_name="serai")
    for extension in built:
        # A warning of a compiler that we never met is no reason to refuse the build.
        flags = [flag for flag in extension.extra_compile_args if flag not in {"-Werror", "/WX"}]
        if new_compiler().compiler_type == "unix":
            flags.append("-fno-semantic-interposition")  # 17 to 19 % faster
        extension.extra_compile_args = flags
    return built


def say_interpreted(reason, remedy):
    print(f"serai: building without the compiled engine: {reason}.")
    print("serai: everything works, but the engine is many times slower (bots feel it, people")
    print(f"serai: hardly). For the fast engine {remedy} and build again.")


def remove_compiled():
    """Leave nothing behind that could be imported in place of a changed source."""
    RECORD.unlink(missing_ok=True)
    for pattern in ("*.so", "*.pyd"):
        for path in SRC.rglob(pattern):
            path.unlink()


def main():
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildEngine(build_ext):
        def run(self):
            self.force = True  # nothing of an earlier build is used again
            if self.inplace:
                remove_compiled()
            super().run()
            if self.inplace and self.extensions:
                RECORD.write_text(json.dumps(digests(), indent=1) + "\n")

    describing = {"egg_info", "dist_info", "sdist", "clean", "--version", "--help"}
    setup(
        ext_modules=[] if describing & set(sys.argv) else extensions(),
        cmdclass={"build_ext": BuildEngine},
    )


if sys.argv[1:] == ["fingerprint"]:
    print(fingerprint())
else:
    main()
