"""buildozer and python-for-android as far as they go without the SDK.

buildozer stages the sources and says what it would call python-for-android with; then
python-for-android's own build.py packs and renders, in a folder laid out as its bootstrap would.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
import pythonforandroid
from buildozer import Buildozer

from tools.android_sdk import BUILD_TOOLS

ROOT = Path(__file__).parents[2]
BOOTSTRAPS = Path(pythonforandroid.__file__).parent / "bootstraps"
LAYERS = ("common", "_sdl_common", "sdl2")
TOOLCHAIN_OPTIONS = {
    "--bootstrap": 2,
    "--dist_name": 2,
    "--arch": 2,
    "--ndk-api": 2,
    "--local-recipes": 2,
    "--copy-libs": 1,
}
"""What the toolchain takes off the line before build.py sees it, and how many words each has."""


class Called(Exception):
    """Instead of starting python-for-android: the words it would get."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.words = words


class Builder:
    """buildozer over our spec, with all that it writes in this folder."""

    def __init__(self, folder: Path, kind: str = "release", profile: str = "") -> None:
        self.folder, self.kind = folder, kind
        self.buildozer = Buildozer(str(ROOT / "buildozer.spec"))
        self.buildozer.config.apply_profile(profile)
        places = {"build_dir": folder / "build", "bin_dir": folder / "bin"}
        for key, place in places.items():
            self.buildozer.config.set("buildozer", key, str(place))
        self.buildozer.user_bin_dir = str(folder / "bin")
        self.buildozer.config.set("app", "android.sdk_path", str(fake_sdk(folder)))
        self.buildozer.set_target("android")

    def staged(self) -> Path:
        self.buildozer.build_application()
        return Path(self.buildozer.app_dir)

    def words(self) -> list[str]:
        """What buildozer would start python-for-android with to make the package."""
        target, config = self.buildozer.target, self.buildozer.config
        key, default = {
            "debug": ("android.debug_artifact", "apk"),
            "release": ("android.release_artifact", "aab"),
        }[self.kind]
        target.build_mode = self.kind
        target.artifact_format = config.getdefault("app", key, default)
        Path(target.get_dist_dir(config.get("app", "package.name"))).mkdir(parents=True)
        target._p4a = called
        with pytest.raises(Called) as call:
            target.build_package()
        return call.value.words


def called(words: list[str], **_: object) -> None:
    raise Called(words)


def fake_sdk(folder: Path) -> Path:
    """An SDK that is nothing but the name of its build tools."""
    (folder / "sdk" / "build-tools" / BUILD_TOOLS).mkdir(parents=True, exist_ok=True)
    return folder / "sdk"


def rendered(builder: Builder, folder: Path) -> Path:
    """What build.py makes of the staged sources: manifest, Gradle files, res, private.tar.

    Sources stay sources here (`--no-byte-compile-python`): it starts Python once for each file.
    The test that runs the app compiles them all at once, with -OO as build.py would.
    """
    for layer in LAYERS:
        shutil.copytree(BOOTSTRAPS / layer / "build", folder, dirs_exist_ok=True)
    (folder / "_python_bundle__arm64-v8a").mkdir()
    (folder / "libs" / "arm64-v8a").mkdir(parents=True)
    distribution = {
        "bootstrap": "sdl2",
        "hostpython": sys.executable,
        "archs": ["arm64-v8a"],
        "ndk_api": builder.buildozer.config.get("app", "android.ndk_api"),
    }
    (folder / "dist_info.json").write_text(json.dumps(distribution))
    api = builder.buildozer.config.get("app", "android.api")
    (folder / "project.properties").write_text(f"target=android-{api}")
    (folder / "local.properties").write_text(f"sdk.dir={builder.folder / 'sdk'}")
    words = [*for_build_py(builder.words()), "--no-byte-compile-python"]
    run([sys.executable, "build.py", *words], folder, {})
    return folder


def for_build_py(words: list[str]) -> list[str]:
    """The words that the toolchain hands on; the first one names the kind of package."""
    left, rest = [], words[1:]
    while rest:
        taken = TOOLCHAIN_OPTIONS.get(rest[0], 0)
        if not taken:
            left.append(rest[0].replace("--add-resource", "--resource"))
        rest = rest[taken or 1 :]
    return left


def run(words: list[str], folder: Path, variables: Mapping[str, str]) -> None:
    """Run to the end, and show what it said if that was bad."""
    done = subprocess.run(
        words, cwd=folder, env={**os.environ, **variables}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
