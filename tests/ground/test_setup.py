"""tools/setup.sh: what it installs, when it does nothing, and what it says when it may not.

Python, apt-get, sudo and id are stand-ins, so nothing is installed here.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.ground.tree import ROOT

PYTHON = """
case "$2" in
    *sys.exit*) test -e "$TOP/python-is-supported" ;;
    *print*) cat "$TOP/python-version" ;;
    *ensurepip*) test -e "$TOP/venv-module" ;;
    venv) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    pip) echo "$@" >>"$TOP/pip" && test -e "$TOP/network" ;;
esac
"""
APT_GET = """
echo "$@" >>"$TOP/apt-get"
case "$*" in *python3.12*) touch "$TOP/python-is-supported" "$TOP/venv-module" ;; esac
"""
STAND_INS = {
    "python3": PYTHON,
    "python3.11": "exit 1",
    "python3.12": PYTHON,
    "python3.13": "exit 1",
    "apt-cache": "echo Package: python3.12",
    "apt-get": APT_GET,
    "sudo": 'test -e "$TOP/sudo" && shift && "$@"',
    "id": 'cat "$TOP/user"',
}


class Machine:
    """A copy of the set-up on a machine that is nothing but files in a folder."""

    def __init__(self, top: Path) -> None:
        self.top = top
        shutil.copytree(ROOT / "requirements", top / "game/requirements")
        (top / "game/tools").mkdir()
        shutil.copy(ROOT / "tools/setup.sh", top / "game/tools")
        for name, text in STAND_INS.items():
            self.write(f"bin/{name}", f"#!/bin/sh\n{text}\n").chmod(0o755)
        for name in ("python-is-supported", "venv-module", "network"):
            self.write(name, "")
        self.write("python-version", "3.12")
        self.write("user", "0")

    def write(self, name: str, text: str) -> Path:
        path = self.top / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return path

    def remove(self, *names: str) -> None:
        for name in names:
            (self.top / name).unlink()

    def calls(self, tool: str) -> list[str]:
        path = self.top / tool
        return path.read_text().splitlines() if path.exists() else []

    def set_up(self, **environment: str) -> subprocess.CompletedProcess[str]:
        path = f"{self.top}/bin:{os.defpath}"
        return subprocess.run(
            [self.top / "game/tools/setup.sh", "core"],
            env={"PATH": path, "TOP": str(self.top), **environment},
            capture_output=True,
            text=True,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_packages_are_checked_by_hash_and_never_compiled(machine: Machine) -> None:
    assert machine.set_up().returncode == 0
    [call] = machine.calls("pip")
    assert "--require-hashes --no-deps --only-binary :all: -r requirements/core.lock" in call


def test_a_second_time_does_nothing(machine: Machine) -> None:
    machine.set_up()
    again = machine.set_up()
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert len(machine.calls("pip")) == 1


@pytest.mark.parametrize("changed", ["game/requirements/core.lock", "python-version"])
def test_a_change_makes_the_environment_anew(machine: Machine, changed: str) -> None:
    machine.set_up()
    machine.write("game/.venv/core/old", "")
    machine.write(changed, "3.13")
    assert machine.set_up().returncode == 0
    assert len(machine.calls("pip")) == 2
    assert not (machine.top / "game/.venv/core/old").exists()


def test_a_set_up_cut_short_starts_anew(machine: Machine) -> None:
    machine.remove("network")
    assert machine.set_up().returncode != 0
    machine.write("network", "")
    assert machine.set_up().returncode == 0
    assert len(machine.calls("pip")) == 2


def test_a_missing_python_is_installed(machine: Machine) -> None:
    machine.remove("python-is-supported", "venv-module")
    assert machine.set_up().returncode == 0
    wanted = "install -y --no-install-recommends python3.12 python3.12-venv"
    assert machine.calls("apt-get")[-1] == wanted


def test_a_missing_venv_module_is_installed_through_sudo(machine: Machine) -> None:
    machine.remove("venv-module")
    machine.write("user", "1000")
    machine.write("sudo", "")
    assert machine.set_up().returncode == 0
    assert machine.calls("apt-get")[-1] == "install -y --no-install-recommends python3.12-venv"


def test_who_may_not_install_gets_the_line_to_run(machine: Machine) -> None:
    machine.remove("python-is-supported")
    machine.write("user", "1000")
    stopped = machine.set_up()
    assert stopped.returncode == 1
    line = "  sudo apt-get install -y --no-install-recommends python3.12 python3.12-venv\n"
    assert stopped.stderr.endswith(line)
    assert machine.calls("apt-get") == []


def test_a_system_without_a_fitting_python_is_told_so(machine: Machine) -> None:
    machine.remove("python-is-supported")
    machine.write("bin/apt-cache", "#!/bin/sh\nexit 1\n")
    stopped = machine.set_up()
    assert stopped.returncode == 1
    assert "needs Python 3.11 to 3.14, and this system offers none" in stopped.stderr


def test_a_named_python_that_does_not_fit_stops(machine: Machine) -> None:
    stopped = machine.set_up(PYTHON="python3.11")
    assert stopped.returncode == 1
    assert "PYTHON=python3.11 is not" in stopped.stderr
