"""tools/android_sdk.py over an sdkmanager of ours, which asks for licences and has newer tools."""

from pathlib import Path
from typing import Any

import pytest

from tests.apk.staging import ROOT, Builder
from tools.android_sdk import BUILD_TOOLS, make_ready

SDKMANAGER = """#!/bin/sh
shift # --sdk_root
cd "$(dirname "$0")/../.."
echo "$@" >>calls
if [ "$1" = --list ]; then
    printf '%s\\n' '  build-tools;36.0.0 | 36' '  build-tools;37.0.0-rc2 | 37' '  emulator | 1'
    exit
fi
printf 'Accept? (y/N): '
read -r answer
[ "$answer" = y ] || exit 1
for name in "$@"; do
    folder=$(echo "$name" | tr ';' /)
    mkdir -p "$folder"
    touch "$folder/adb" "$folder/android.jar"
    printf '#!/bin/sh\\nexit 1\\n' >"$folder/aidl"
    chmod +x "$folder/aidl"
done
"""
ALL = f"platform-tools platforms;android-36 build-tools;{BUILD_TOOLS}"


class Sdk:
    """What buildozer would download: sdkmanager and nothing else."""

    def __init__(self, target: Any, folder: Path) -> None:
        self.folder, self.text, self.downloads = folder, SDKMANAGER, 0
        target._install_android_sdk = self.download

    def download(self) -> None:
        assert not self.folder.exists()
        self.downloads += 1
        manager = self.folder / "tools/bin/sdkmanager"
        manager.parent.mkdir(parents=True)
        manager.write_text(self.text)
        manager.chmod(0o755)

    def calls(self) -> list[str]:
        return (self.folder / "calls").read_text().splitlines()


@pytest.fixture
def target(tmp_path: Path) -> Any:
    target = Builder(tmp_path).buildozer.target
    target.buildozer.config.set("app", "android.sdk_path", str(tmp_path / "new"))
    return target


@pytest.fixture
def sdk(target: Any, tmp_path: Path) -> Sdk:
    return Sdk(target, tmp_path / "new")


def test_all_is_installed_once_in_our_versions(target: Any, sdk: Sdk) -> None:
    assert [make_ready(target), make_ready(target)] == [0, 0]
    assert (sdk.downloads, sdk.calls()) == (1, [ALL])


def test_a_download_that_was_cut_short_begins_anew(target: Any, sdk: Sdk) -> None:
    (sdk.folder / "tools").mkdir(parents=True)
    assert make_ready(target) == 0
    assert sdk.downloads == 1


def test_what_is_there_is_kept(target: Any, sdk: Sdk) -> None:
    make_ready(target)
    (sdk.folder / f"build-tools/{BUILD_TOOLS}/aidl").unlink()
    assert make_ready(target) == 0
    assert sdk.calls() == [ALL, f"build-tools;{BUILD_TOOLS}"]


def test_what_cannot_be_had_is_told(
    target: Any, sdk: Sdk, capsys: pytest.CaptureFixture[str]
) -> None:
    sdk.text = "#!/bin/sh\nexit 1\n"
    assert make_ready(target) == 1
    said = capsys.readouterr().err
    assert said == f"sdkmanager did not install {ALL.replace(' ', ', ')}.\n"


def test_buildozer_is_content_with_it_and_takes_nothing_newer(target: Any, sdk: Sdk) -> None:
    make_ready(target)
    target._install_android_packages()
    assert sdk.calls() == [ALL, "--list"]


def test_the_sdk_is_ours_alone(builder: Builder) -> None:
    """Build tools of another app would be newer and be taken: of those there, the newest count."""
    spec = (ROOT / "buildozer.spec").read_text()
    assert "\nandroid.sdk_path = .venv/android-sdk\n" in spec
    assert builder.buildozer.config.getbooldefault("app", "android.skip_update", False)
