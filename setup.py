"""Compiles the engine with mypyc where a C compiler is at hand; otherwise it is installed interpreted."""

import os
import subprocess
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup


def can_compile() -> bool:
    """Try it: a compiler without Python's headers is of no use."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        try:
            subprocess.run(
                [*compiler, f"-I{include}", "-c", str(source), "-o", str(source.with_suffix(".o"))],
                check=True,
                capture_output=True,
            )
        except (OSError, subprocess.CalledProcessError):
            return False
    return True


def extensions() -> list[Extension]:
    if os.environ.get("FREEHOLD_PURE", "") not in ("", "0"):
        return []
    if not can_compile():
        print("freehold: no C compiler with Python's headers was found; the engine is installed interpreted")
        return []
    from mypyc.build import mypycify

    package = Path("src/freehold")
    modules = [path for folder in ("engine", "bots") for path in package.joinpath(folder).rglob("*.py")]
    modules = [path for path in modules if path.name not in ("pump.py", "native.py")]  # which say why
    modules += [package / "rl" / f"{name}.py" for name in ("space", "actions", "observe", "episode")]
    compiled = mypycify(sorted(str(path) for path in modules), opt_level="3", group_name="freehold")
    for extension in compiled:
        # Nobody links against its functions, so that they may call and inline each other freely.
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    return compiled


setup(ext_modules=extensions())
