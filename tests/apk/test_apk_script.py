"""tools/apk.sh: what it says of a machine that cannot build, and what it starts on one that can.

Compilers, Java, buildozer and the rest are stand-ins, so nothing is built here.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.apk.staging import ROOT

BASICS = "sh awk cat df dirname echo head ls mkdir rm sed touch tr".split()
NEEDED = "autoconf automake autopoint cmake git keytool libtoolize make patch pkg-config".split()
STAND_INS = {
    **dict.fromkeys([*NEEDED, "unzip", "zip"], "exit 0"),
    "uname": 'cat "$TOP/system"',
    "javac": 'echo "javac $(cat "$TOP/java")"',
    "cc": 'read -r line; test ! -e "$TOP/lacking" || test "$line" != "$(cat "$TOP/lacking")"',
    "buildozer": """
        echo "$@" "constraint=$PIP_CONSTRAINT" >"$TOP/built"
        mkdir bin
        touch bin/w.apk bin/w.aab""",
    "python": 'echo "$@" >>"$TOP/tools"',
    "apt-cache": "exit 0",
}


class Machine:
    """A copy of the script on a machine that is nothing but files in a folder."""

    def __init__(self, top: Path) -> None:
        self.top = top
        (top / "game/tools").mkdir(parents=True)
        shutil.copy(ROOT / "tools/apk.sh", top / "game/tools")
        for name, text in STAND_INS.items():
            self.write(f"bin/{name}", f"#!/bin/sh\n{text}\n")
        for name in BASICS:
            (top / "bin" / name).symlink_to(str(shutil.which(name)))
        self.write("game/tools/setup.sh", "#!/bin/sh\nexit 0\n")
        self.write("game/.venv/apk/bin/activate", "")
        self.write("game/.venv/apk/bin/python", '#!/bin/sh\nexec python "$@"\n')
        (top / "game/.venv/buildozer").mkdir()
        self.write("system", "Linux x86_64")
        self.write("java", "17.0.12")

    def write(self, name: str, text: str) -> None:
        path = self.top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def text(self, name: str) -> str:
        path = self.top / name
        return path.read_text().strip() if path.exists() else ""

    def build(self, kind: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.top / "game/tools/apk.sh", kind],
            env={"PATH": str(self.top / "bin"), "TOP": str(self.top), **variables},
            capture_output=True,
            text=True,
        )

    def refusal(self, kind: str = "apk") -> str:
        """What it said when it would not build; nothing was started."""
        done = self.build(kind)
        assert done.returncode == 1
        assert self.text("built") == ""
        return done.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize(
    ("kind", "key", "started"),
    [
        ("apk", {}, "android debug"),
        ("apk", {"P4A_RELEASE_KEYSTORE": "key"}, "--profile apk android release"),
        ("aab", {}, "android release"),
        ("aab", {"P4A_RELEASE_KEYSTORE": "key"}, "android release"),
    ],
)
def test_each_kind_is_built_and_checked(
    machine: Machine, kind: str, key: dict[str, str], started: str
) -> None:
    done = machine.build(kind, **key)
    assert done.returncode == 0, done.stderr
    words, constraint = machine.text("built").split(" constraint=")
    assert words == started
    assert constraint == str(machine.top / "game/android/pip_constraints.txt")
    assert machine.text("tools").splitlines() == [
        "-m tools.android_sdk",
        f"-m tools.check_package bin/w.{kind}",
    ]


def test_without_the_sdk_nothing_is_built(machine: Machine) -> None:
    machine.write("bin/python", "#!/bin/sh\nexit 1\n")
    machine.refusal()


@pytest.mark.parametrize("tool", [*NEEDED, "javac"])
def test_a_missing_tool_is_named_with_the_line_that_helps(machine: Machine, tool: str) -> None:
    (machine.top / "bin" / tool).unlink()
    said = machine.refusal()
    assert f"This machine lacks: {tool}\n" in said
    assert "  sudo apt-get install -y --no-install-recommends autoconf " in said


def test_a_missing_header_is_named(machine: Machine) -> None:
    machine.write("lacking", "#include <zlib.h>")
    assert "This machine lacks: zlib.h\n" in machine.refusal()


@pytest.mark.parametrize("release", ["11", "25"])
def test_a_java_that_gradle_does_not_run_on_is_told(machine: Machine, release: str) -> None:
    machine.write("java", f"{release}.0.2")
    said = machine.refusal()
    assert f"Java 17 to 24 is needed, and javac is {release}." in said
    assert "  export JAVA_HOME=/usr/lib/jvm/java-17-openjdk-amd64\n" in said


def test_the_java_of_java_home_counts(machine: Machine) -> None:
    machine.write("java", "11.0.2")
    machine.write("java17/bin/javac", "#!/bin/sh\necho javac 17.0.12\n")
    done = machine.build("apk", JAVA_HOME=str(machine.top / "java17"))
    assert done.returncode == 0, done.stderr


def test_a_system_without_java_17_is_told_of_21(machine: Machine) -> None:
    machine.write("bin/apt-cache", "#!/bin/sh\nexit 1\n")
    machine.write("java", "25.0.1")
    said = machine.refusal()
    assert "openjdk-21-jdk-headless\n" in said
    assert "java-21-openjdk-amd64\n" in said


def test_another_system_is_told_of_the_workflow(machine: Machine) -> None:
    machine.write("system", "Darwin arm64")
    said = machine.refusal()
    assert "this is Darwin arm64" in said
    assert ".github/workflows/android.yml" in said


def fill_disk(machine: Machine) -> None:
    (machine.top / "game/.venv/buildozer").rmdir()
    df = machine.top / "bin/df"
    df.unlink()
    machine.write("bin/df", "#!/bin/sh\necho head\necho / 0 0 1048576 0 /\n")


def test_a_full_disk_is_told_before_the_first_build(machine: Machine) -> None:
    fill_disk(machine)
    assert machine.refusal() == "Building takes 12 GB, and 1 GB are free here.\n"


def test_all_that_is_missing_is_told_at_once(machine: Machine) -> None:
    for tool in ("cmake", "zip"):
        (machine.top / "bin" / tool).unlink()
    machine.write("lacking", "#include <ffi.h>")
    machine.write("java", "11.0.2")
    fill_disk(machine)
    said = machine.refusal()
    assert "This machine lacks: cmake zip ffi.h\n" in said
    assert "javac is 11." in said
    assert "1 GB are free here." in said


def test_a_bare_machine_is_told_all_tools_and_headers(machine: Machine) -> None:
    for tool in [*NEEDED, "unzip", "zip", "cc", "javac"]:
        (machine.top / "bin" / tool).unlink()
    [line] = [line for line in machine.refusal().splitlines() if "lacks:" in line]
    lacking = {*NEEDED, "unzip", "zip", "cc", "javac", "ffi.h", "openssl/ssl.h", "zlib.h"}
    assert set(line.split(": ")[1].split()) == lacking


def test_another_kind_is_refused(machine: Machine) -> None:
    assert "not ipa" in machine.refusal("ipa")


def test_the_workflow_installs_what_the_script_asks_for() -> None:
    script = (ROOT / "tools/apk.sh").read_text()
    packages = script.split("packages='")[1].split("'")[0].split()
    workflow = (ROOT / ".github/workflows/android.yml").read_text().split()
    assert [name for name in packages if name not in {*workflow, "git"}] == []
