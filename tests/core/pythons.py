"""The Python interpreters of this machine that the app supports, for tests across versions."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SUPPORTED = range(11, 15)
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"


def version_of(python: str) -> str:
    """As `3.12`; empty where this is no Python that runs (a shim may lead nowhere)."""
    asked = subprocess.run([python, "-c", VERSION], capture_output=True, text=True)
    return asked.stdout.strip() if asked.returncode == 0 else ""


def pythons() -> dict[str, str]:
    """By version: the Python that runs the tests, and one of every other version found."""
    found = {version_of(sys.executable): sys.executable}
    for minor in SUPPORTED:
        on_path = filter(None, [shutil.which(f"python3.{minor}")])
        for python in (*on_path, *map(str, sorted(PYENV.glob(f"3.{minor}.*/bin/python3")))):
            found.setdefault(version_of(python), python)
    return {version: python for version, python in found.items() if version}


def printed(python: str, program: str, hash_seed: int) -> str:
    """What the program prints when this Python runs it in the root of the repository."""
    environment = os.environ | {"PYTHONHASHSEED": str(hash_seed), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [python, "-c", program]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout
