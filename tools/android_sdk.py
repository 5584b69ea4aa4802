"""Puts the Android SDK that buildozer.spec names into place, in the versions pinned here.

By buildozer's own hand, but not left to it: alone it takes the newest build tools there are, and
stops at those whose licence it cannot accept, as of release candidates.
`python -m tools.android_sdk`; does nothing where all is there.
"""

import shutil
import sys
from pathlib import Path
from typing import Any

from buildozer import Buildozer

BUILD_TOOLS = "36.0.0"


def packages(api: str) -> dict[str, str]:
    """Names as sdkmanager knows them, and a file that each brings."""
    return {
        "platform-tools": "platform-tools/adb",
        f"platforms;android-{api}": f"platforms/android-{api}/android.jar",
        f"build-tools;{BUILD_TOOLS}": f"build-tools/{BUILD_TOOLS}/aidl",
    }


def lacking(target: Any) -> list[str]:
    sdk = Path(target.android_sdk_dir)
    return [
        name for name, file in packages(target.android_api).items() if not (sdk / file).exists()
    ]


def install(target: Any) -> None:
    """What is there of an SDK without sdkmanager is the rest of a download that was cut short."""
    sdk = Path(target.android_sdk_dir)
    if not (sdk / "tools/bin/sdkmanager").exists():
        shutil.rmtree(sdk, ignore_errors=True)
        target._install_android_sdk()
    target._android_update_sdk(*lacking(target))


def make_ready(target: Any) -> int:
    """0, or 1 with a line that says what could not be had."""
    if lacking(target):
        install(target)
    missed = lacking(target)
    if missed:
        print(f"sdkmanager did not install {', '.join(missed)}.", file=sys.stderr)
    return int(bool(missed))


def main() -> int:
    buildozer = Buildozer("buildozer.spec")
    buildozer.set_target("android")
    return make_ready(buildozer.target)


if __name__ == "__main__":
    sys.exit(main())
