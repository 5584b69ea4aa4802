"""The workflows: what they pin, when they run, and what their own lines of shell do.

Lines of shell are taken out of the file and run here, over tools that are stand-ins.
"""

import base64
import re
import subprocess
from pathlib import Path

import pytest
from buildozer import Buildozer

from tests.apk.staging import ROOT

ANDROID = (ROOT / ".github/workflows/android.yml").read_text()
TESTS = (ROOT / ".github/workflows/tests.yml").read_text()
WEEKLY = (ROOT / ".github/workflows/weekly.yml").read_text()
STEPS = re.split(r"\n      - ", ANDROID)[1:]
VIBRATE = "uses-permission: name='android.permission.VIBRATE'"


def step(name: str) -> str:
    [found] = [text for text in STEPS if text.startswith(f"name: {name}\n")]
    return found


def shell_of(name: str) -> str:
    """The lines below `run: |`, or the rest of the line of `run:`."""
    lines = step(name).split("run: ")[1]
    return "\n".join(line.strip() for line in lines.removeprefix("|").splitlines())


class Runner:
    """A folder with tools that note how they were called, and what they answer."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for package in ("w.apk", "w.aab"):
            self.write(f"bin/{package}", "")
        for tool in ("zipalign", "aapt2", "apksigner"):
            self.tool(f".venv/android-sdk/build-tools/36.0.0/{tool}")
        self.tool("tools/jarsigner", "jar verified.")
        self.tool("tools/gh")

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def tool(self, name: str, answer: str = "", code: int = 0) -> None:
        tool = name.rpartition("/")[2]
        lines = (f'echo "{tool} $@" >>calls', f'printf "%s\\n" "{answer}"', f"exit {code}")
        self.write(name, "\n".join(("#!/bin/bash", *lines))).chmod(0o755)

    def aapt2(self, *lines: str) -> None:
        self.tool(".venv/android-sdk/build-tools/36.0.0/aapt2", "\n".join(lines))

    def run(self, name: str, **variables: str) -> bool:
        shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", shell_of(name)]
        path = f"{self.folder}/tools:/usr/bin:/bin"
        env = {"PATH": path, "RUNNER_TEMP": str(self.folder), **variables}
        return subprocess.run(shell, cwd=self.folder, env=env, check=False).returncode == 0

    def calls(self) -> str:
        return (self.folder / "calls").read_text()


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    return Runner(tmp_path)


@pytest.mark.parametrize("text", [ANDROID, TESTS, WEEKLY])
def test_actions_are_pinned_by_commit(text: str) -> None:
    used = re.findall(r"uses: (\S+)", text)
    assert used
    ours = "./.github/workflows/tests.yml"
    assert [one for one in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", one)] in ([], [ours])


def test_it_runs_on_tags_and_on_demand_after_the_tests() -> None:
    on = ANDROID[ANDROID.index("\non:") : ANDROID.index("\npermissions:")]
    assert on.split() == ["on:", "push:", "tags:", '["v*"]', "workflow_dispatch:"]
    jobs = ANDROID[ANDROID.index("\njobs:") :]
    assert "\n  tests:\n    uses: ./.github/workflows/tests.yml\n" in jobs
    assert "\n  packages:\n    needs: tests\n" in jobs
    assert "\n  workflow_call:\n" in TESTS
    assert "run: make test PYTHON=python" in TESTS


def test_the_half_below_the_screen_is_tested_on_the_phone_s_python() -> None:
    asked = Buildozer(str(ROOT / "buildozer.spec")).config.getlist("app", "requirements")
    [version] = [line.partition("==")[2] for line in asked if line.startswith("python3==")]
    phone = TESTS[TESTS.index("\n  phone:") :]
    assert f'python-version: "{version.rpartition(".")[0]}"' in phone
    assert "tools/setup.sh core" in phone


def test_only_the_release_may_be_written_to() -> None:
    every = ANDROID + TESTS + WEEKLY
    assert re.findall(r"\w+: write", every) == ["contents: write"]
    assert every.count("persist-credentials: false") == every.count("checkout@") >= 4


QUIET = ["make", "-n", "--no-print-directory"]
"""Else make tells of its folder where a test is run by make itself."""


def test_each_week_the_app_plays_on_the_phone_s_python_and_processor() -> None:
    said = subprocess.run(QUIET + ["prove-314", "prove-arm64"], cwd=ROOT, capture_output=True)
    assert said.stdout.decode().split() == "tools/prove.sh 314 tools/prove.sh arm64".split()
    [what] = re.findall(r'what: \["(.*)"\]', WEEKLY)
    assert what.split('", "') == ["314", "arm64"]
    assert "run: sudo make prove-${{ matrix.what }}\n" in WEEKLY
    assert re.search(r'cron: "\d+ \d+ \* \* [0-6]"', WEEKLY)


KEEP = "Keep what was built"
KEPT = "What the last build left"
LOG = "Log of a build that failed"


def test_what_takes_long_is_kept_until_a_pin_changes() -> None:
    spec = Buildozer(str(ROOT / "buildozer.spec")).config
    places = ANDROID.split("KEPT: |\n")[1].split("\n    defaults:")[0]
    for place in (spec.get("app", "android.sdk_path"), spec.get("buildozer", "build_dir")):
        assert place.removeprefix("./") in places.split()
    for name in (KEPT, KEEP):
        assert "path: ${{ env.KEPT }}" in step(name)
    [key] = re.findall("key: (.*)", step(KEPT).replace("restore-keys", ""))
    for file in ("buildozer.spec", "requirements/a*.lock", "tools/android_sdk.py"):
        assert f"'{file}'" in key
        assert list(ROOT.glob(file))
    assert step(KEPT).endswith(f"restore-keys: {key}-failed-")


def test_what_a_build_that_failed_has_built_is_kept_too_under_a_name_of_its_own() -> None:
    """The name of a whole one is taken once: a part under it would stay for ever."""
    assert [STEPS.index(step(name)) for name in ("AAB", KEEP)] == [8, 9]
    assert "if: ${{ always() && steps.kept.outputs.cache-hit != 'true' }}" in step(KEEP)
    whole, _, failed = step(KEEP).split("key: ")[1].partition("}}")
    assert whole == "${{ steps.kept.outputs.cache-primary-key "
    assert failed.startswith("${{ job.status != 'success' && format('-failed-{0}-{1}', github.run_")


def test_the_log_of_a_build_that_failed_is_kept(runner: Runner) -> None:
    runner.tool("tools/make", "it failed", code=1)
    for kind in ("apk", "aab"):
        assert not runner.run(kind.upper())
        assert (runner.folder / f"{kind}.log").read_text() == "it failed\n"
    assert "if: failure()" in step(LOG)
    assert 'path: "*.log"' in step(LOG)


def test_compilers_say_all_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    [variable, level] = re.findall(r"(BUILDOZER_\w+): (\d)", ANDROID)[0]
    monkeypatch.setenv(variable, level)
    assert Buildozer(str(ROOT / "buildozer.spec")).logger.log_level == 2


def test_both_packages_are_built() -> None:
    assert [shell_of(kind).split(" 2>&1 ")[0] for kind in ("APK", "AAB")] == [
        "make apk PYTHON=python",
        "make aab PYTHON=python",
    ]


def test_a_tag_of_another_version_is_refused(runner: Runner) -> None:
    version = re.findall('^version = "(.*)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    runner.write("pyproject.toml", f'[project]\nversion = "{version[0]}"\n')
    assert runner.run("Tag is the version", GITHUB_REF_NAME=f"v{version[0]}")
    assert not runner.run("Tag is the version", GITHUB_REF_NAME="v99.0.0")


def test_the_key_comes_from_the_secrets(runner: Runner) -> None:
    secret = {"KEYSTORE": base64.b64encode(b"\x00key").decode(), "KEY_ALIAS": "wanderwall"}
    secret |= {"KEYSTORE_PASSWORD": "p 1", "KEY_PASSWORD": "p 2"}
    for name in secret:
        assert f"{name}: ${{{{ secrets.{name} }}}}" in step("Keystore")
        assert f"`{name}`" in (ROOT / "docs/release.md").read_text()
    kept = runner.write("environment", "")
    assert runner.run("Keystore", GITHUB_ENV=str(kept), **secret)
    assert (runner.folder / "release.keystore").read_bytes() == b"\x00key"
    assert kept.read_text().splitlines() == [
        f"P4A_RELEASE_KEYSTORE={runner.folder}/release.keystore",
        "P4A_RELEASE_KEYSTORE_PASSWD=p 1",
        "P4A_RELEASE_KEYALIAS=wanderwall",
        "P4A_RELEASE_KEYALIAS_PASSWD=p 2",
    ]


def test_without_secrets_nothing_is_signed(runner: Runner) -> None:
    kept = runner.write("environment", "")
    assert runner.run("Keystore", GITHUB_ENV=str(kept), KEYSTORE="")
    assert kept.read_text() == ""
    assert "&& env.P4A_RELEASE_KEYSTORE != ''" in step("Attach to the release")


CHECKS = "Checks by the tools of the SDK"


def test_a_right_package_passes(runner: Runner) -> None:
    runner.aapt2("package: org.wanderwall.wanderwall", VIBRATE)
    assert runner.run(CHECKS, P4A_RELEASE_KEYSTORE="key")
    assert runner.calls().splitlines() == [
        "zipalign -c -P 16 -v 4 bin/w.apk",
        "aapt2 dump permissions bin/w.apk",
        "apksigner verify --verbose bin/w.apk",
        "jarsigner -verify bin/w.aab",
    ]


@pytest.mark.parametrize(
    "lines",
    [(), (VIBRATE, VIBRATE.replace("VIBRATE", "INTERNET")), (VIBRATE.replace("VIB", "INTER"),)],
)
def test_other_permissions_are_found(runner: Runner, lines: tuple[str, ...]) -> None:
    runner.aapt2(*lines)
    assert not runner.run(CHECKS)


@pytest.mark.parametrize("tool", ["zipalign", "apksigner"])
def test_what_the_tools_find_stops_it(runner: Runner, tool: str) -> None:
    runner.aapt2(VIBRATE)
    runner.tool(f".venv/android-sdk/build-tools/36.0.0/{tool}", code=1)
    assert not runner.run(CHECKS, P4A_RELEASE_KEYSTORE="key")


def test_a_bundle_that_is_not_signed_stops_it(runner: Runner) -> None:
    runner.aapt2(VIBRATE)
    runner.tool("tools/jarsigner", "jar is unsigned.")
    assert not runner.run(CHECKS, P4A_RELEASE_KEYSTORE="key")
    assert runner.run(CHECKS)


def test_both_packages_and_their_checksums_are_attached(runner: Runner) -> None:
    assert runner.run("Checksums")
    sums = (runner.folder / "bin/SHA256SUMS").read_text().split()
    assert sums[1::2] == ["w.apk", "w.aab"]
    assert runner.run("Attach to the release", GITHUB_REF_NAME="v1.2.3")
    last = runner.calls().splitlines()[-1]
    assert last == "gh release upload v1.2.3 bin/SHA256SUMS bin/w.aab bin/w.apk --clobber"


def test_each_week_puzzles_and_reviews_are_held_against_their_twins_in_their_thousands() -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert "what: [puzzles, reviews, samples]" in WEEKLY
    assert "run: make ${{ matrix.what }}\n" in WEEKLY
    assert re.search(r"\npuzzles: .*\n\t@PUZZLES=5000 ", makefile)
    assert re.search(r"\nreviews: .*\n\t@REVIEWED=100 ", makefile)
    assert re.search(r"\nsamples: .*\n\t@SAMPLES=all ", makefile)
