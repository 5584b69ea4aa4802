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
    *sys.exit*) test -e "$TOP/has/$(basename "$0")" ;;
    *print*) cat "$TOP/python-version" ;;
    *ensurepip*) test -e "$TOP/has/venv" ;;
    venv) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    pip) echo "$@" >>"$TOP/pip" && test -e "$TOP/has/network" ;;
esac
"""
APT_GET = """
echo "$@" >>"$TOP/apt-get"
for package; do touch "$TOP/has/$package"; done
case "$*" in *-venv) touch "$TOP/has/venv" ;; esac
"""
PYTHONS = ["python3.11", "python3.12", "python3.13", "python3.14"]
STAND_INS = {
    **dict.fromkeys(["python3", *PYTHONS], PYTHON),
    "apt-cache": 'echo "Package: $(cat "$TOP/packaged")"',
    "apt-get": APT_GET,
    "sudo": 'test -e "$TOP/has/sudo" && shift && "$@"',
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
        for name in ("python3", "python", "venv", "network"):
            self.write(f"has/{name}", "")
        self.write("python-version", "3.12")
        self.write("packaged", "python3.12")
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


def test_it_says_when_the_slow_part_begins_and_when_it_is_over(machine: Machine) -> None:
    said = machine.set_up().stdout.splitlines()
    assert said == ["Setting up .venv/core (Python 3.12)", ".venv/core is ready; starting"]


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
    machine.remove("has/network")
    assert machine.set_up().returncode != 0
    machine.write("has/network", "")
    assert machine.set_up().returncode == 0
    assert len(machine.calls("pip")) == 2


@pytest.mark.parametrize("python", PYTHONS)
def test_a_missing_python_is_installed_once(machine: Machine, python: str) -> None:
    machine.remove("has/python3", "has/venv")
    machine.write("packaged", python)
    assert machine.set_up().returncode == 0
    installed = machine.calls("apt-get")
    assert installed[-1] == f"install -y --no-install-recommends {python} {python}-venv"
    machine.set_up()
    assert machine.calls("apt-get") == installed


def test_a_missing_venv_module_is_installed_through_sudo(machine: Machine) -> None:
    machine.remove("has/venv")
    machine.write("user", "1000")
    machine.write("has/sudo", "")
    assert machine.set_up().returncode == 0
    assert machine.calls("apt-get")[-1] == "install -y --no-install-recommends python3.12-venv"


def test_who_may_not_install_gets_the_line_to_run(machine: Machine) -> None:
    machine.remove("has/python3")
    machine.write("user", "1000")
    stopped = machine.set_up()
    assert stopped.returncode == 1
    line = "  sudo apt-get install -y --no-install-recommends python3.12 python3.12-venv\n"
    assert stopped.stderr.endswith(line)
    assert machine.calls("apt-get") == []


def test_a_system_without_a_fitting_python_is_told_so(machine: Machine) -> None:
    machine.remove("has/python3")
    machine.write("packaged", "python3.10")
    stopped = machine.set_up()
    assert stopped.returncode == 1
    assert "needs Python 3.11 to 3.14, and this system offers none" in stopped.stderr


def test_a_named_python_that_does_not_fit_stops(machine: Machine) -> None:
    stopped = machine.set_up(PYTHON="python3.11")
    assert stopped.returncode == 1
    assert "PYTHON=python3.11 is not" in stopped.stderr
