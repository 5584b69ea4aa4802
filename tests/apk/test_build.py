"""`make apk` from end to end: our script and buildozer itself, over stand-ins for all that lies
beyond the network: git, the SDK's installer, and python-for-android."""

import importlib.metadata
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from buildozer import Buildozer

from tests.apk.staging import ROOT
from tests.apk.test_android_sdk import SDKMANAGER
from tests.apk.test_apk_script import NEEDED
from tests.apk.test_check_package import VIBRATE, package

GIT = """#!/bin/sh
echo "$@" >>"$TOP/git"
case "$*" in
    clone*) cp -r "$TOP/p4a" python-for-android ;;
    "config --get"*) echo https://github.com/kivy/python-for-android.git ;;
    "branch -vv") echo '* master 58d2114' ;;
esac
"""
TOOLCHAIN = """
import json, os, shutil, sys
from pathlib import Path

words, top = sys.argv[1:], Path(os.environ["TOP"])
if "-h" not in words:
    names = "ANDROIDSDK", "ANDROIDNDK", "ANDROIDAPI", "ANDROIDMINAPI", "PIP_CONSTRAINT"
    told = {name: os.environ[name] for name in names}
    with (top / "p4a_calls").open("a") as calls:
        print(json.dumps([words, told]), file=calls)
    [storage] = [word.partition("=")[2] for word in words if word.startswith("--storage-dir=")]
    dist = Path(storage, "dists/wanderwall")
    dist.mkdir(parents=True, exist_ok=True)
    (dist / "gradlew").touch()
    if (top / "broken").exists() and words[0] != "create":
        sys.exit(1)
    if words[0] != "create":
        mode = "release" if "--release" in words else "debug"
        place = dist / "build/outputs" / {"apk": "apk", "aab": "bundle"}[words[0]] / mode
        shutil.rmtree(dist / "build", ignore_errors=True)
        place.mkdir(parents=True)
        shutil.copy(top / "made.apk", place / f"wanderwall-{mode}.{words[0]}")
"""

IMPATIENT = """
import queue

get = queue.Queue.get
queue.Queue.get = lambda self, block=True, timeout=None: get(self, block, timeout and timeout / 50)
"""
"""buildozer listens for a second more after each command that it starts."""


class Workshop:
    """Our repository in another folder, with a home of its own, on a machine that has all tools."""

    def __init__(self, top: Path) -> None:
        self.top, self.game = top, top / "game"
        self.game.mkdir()
        for path in ROOT.iterdir():
            if path.name not in {".venv", ".git", "bin", "build"}:
                (self.game / path.name).symlink_to(path)
        (self.game / ".venv").mkdir()
        for name in ("apk", "apk.busy"):
            (self.game / ".venv" / name).symlink_to(ROOT / ".venv" / name)
        for name in (*NEEDED, "unzip", "zip", "cc", "keytool"):
            self.tool(f"bin/{name}", "#!/bin/sh\n")
        self.tool("bin/javac", "#!/bin/sh\necho javac 17.0.12\n")
        self.tool("bin/git", GIT)
        self.tool("game/.venv/android-sdk/tools/bin/sdkmanager", SDKMANAGER)
        for name in ("android-ndk-r28c", "apache-ant-1.9.4"):
            (top / "home/.buildozer/android/platform" / name).mkdir(parents=True)
        wants = importlib.metadata.requires("python-for-android") or []
        deps = [want.partition(";")[0].strip() for want in wants]
        self.tool("p4a/setup.py", f"install_reqs = {json.dumps(deps)}\n")
        self.tool("p4a/pythonforandroid/__init__.py", "")
        self.tool("p4a/pythonforandroid/toolchain.py", TOOLCHAIN)
        self.tool("site/sitecustomize.py", IMPATIENT)
        package(top, VIBRATE)

    def tool(self, name: str, text: str) -> None:
        path = self.top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def make(self, kind: str) -> subprocess.CompletedProcess[str]:
        places = {
            "PATH": f"{self.top}/bin:/usr/bin:/bin",
            "HOME": str(self.top / "home"),
            "TOP": str(self.top),
            "PYTHONPATH": str(self.top / "site"),
        }
        return subprocess.run(
            ["tools/apk.sh", kind],
            cwd=self.game,
            env=places,
            capture_output=True,
            text=True,
        )

    def p4a_calls(self) -> list[Any]:
        return [json.loads(line) for line in (self.top / "p4a_calls").read_text().splitlines()]


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_one_command_makes_a_package(workshop: Workshop) -> None:
    done = workshop.make("apk")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("bin/wanderwall-0.1.0-arm64-v8a-debug.apk: 0.0 MB\n")
    (create, variables), (apk, _) = workshop.p4a_calls()
    spec = Buildozer(str(ROOT / "buildozer.spec")).config
    assert create[0] == "create"
    assert f"--requirements={','.join(spec.getlist('app', 'requirements'))}" in create
    assert create[create.index("--local-recipes") + 1] == str(ROOT / "android/recipes")
    assert variables == {
        "ANDROIDSDK": str(workshop.game / ".venv/android-sdk"),
        "ANDROIDNDK": str(workshop.top / "home/.buildozer/android/platform/android-ndk-r28c"),
        "ANDROIDAPI": "36",
        "ANDROIDMINAPI": "24",
        "PIP_CONSTRAINT": str(workshop.game / "android/pip_constraints.txt"),
    }
    assert apk[0] == "apk"
    git = (workshop.top / "git").read_text()
    assert "clone -b master --single-branch https://github.com/kivy/python-for-android.git" in git
    assert f"reset --hard {spec.get('app', 'p4a.commit')}\n" in git


def test_a_bundle_is_a_release_and_the_second_build_fetches_nothing(workshop: Workshop) -> None:
    for _ in range(2):
        done = workshop.make("aab")
        assert done.returncode == 0, done.stdout + done.stderr
    assert "--release" in workshop.p4a_calls()[1][0]
    assert (workshop.top / "git").read_text().count("clone") == 1
    calls = (workshop.game / ".venv/android-sdk/calls").read_text().splitlines()
    assert len([call for call in calls if call.startswith("platform-tools")]) == 1


def test_a_build_that_fails_hands_out_no_older_package(workshop: Workshop) -> None:
    """buildozer goes on when python-for-android fails, and takes what it finds."""
    assert workshop.make("apk").returncode == 0
    (workshop.top / "broken").touch()
    done = workshop.make("apk")
    assert done.returncode != 0
    assert list((workshop.game / "bin").glob("*.apk")) == []


def test_a_package_with_faults_fails(workshop: Workshop) -> None:
    package(workshop.top, VIBRATE, "android.permission.INTERNET")
    done = workshop.make("apk")
    assert done.returncode != 0
    assert "android.permission.INTERNET: not wanted" in done.stderr
