"""What python-for-android's own build.py makes of our spec: manifest, Gradle, resources, files."""

import re
import tarfile
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pythonforandroid import __version__
from pythonforandroid.recommendations import RECOMMENDED_NDK_VERSION

from app.bootstrap import SAVES
from app.services.i18n import FALLBACK, languages
from tests.apk.staging import ROOT, Builder
from tools.android_sdk import BUILD_TOOLS

ANDROID = "{http://schemas.android.com/apk/res/android}"
RES = Path("src/main/res")


def attributes(element: ElementTree.Element | None) -> dict[str, str]:
    assert element is not None
    return {name.removeprefix(ANDROID): value for name, value in element.attrib.items()}


def names(elements: list[ElementTree.Element]) -> list[str]:
    return [attributes(element)["name"] for element in elements]


def version() -> str:
    text = (ROOT / "pyproject.toml").read_text()
    return str(tomllib.loads(text)["project"]["version"])


def test_the_system_is_android_7_to_16(manifest: ElementTree.Element, project: Path) -> None:
    levels = attributes(manifest.find("uses-sdk"))
    assert levels == {"minSdkVersion": "24", "targetSdkVersion": "36"}
    gradle = (project / "build.gradle").read_text()
    for line in ("compileSdkVersion 36", "minSdkVersion 24", "targetSdkVersion 36"):
        assert re.search(rf"^\s*{line}$", gradle, re.MULTILINE)


def test_the_only_permission_is_to_vibrate(manifest: ElementTree.Element) -> None:
    assert names(manifest.findall("uses-permission")) == ["android.permission.VIBRATE"]
    assert manifest.findall("uses-permission-sdk-23") == []


def test_only_the_activity_can_be_reached(manifest: ElementTree.Element) -> None:
    application = manifest.find("application")
    assert application is not None
    parts = [part.tag for part in application if part.tag != "meta-data"]
    assert parts == ["activity"]
    starts, sends = application.findall("activity/intent-filter")
    assert names([*starts]) == ["android.intent.action.MAIN", "android.intent.category.LAUNCHER"]
    *wanted, kind = sends
    assert names(wanted) == ["android.intent.action.SEND", "android.intent.category.DEFAULT"]
    assert attributes(kind) == {"mimeType": "text/plain"}


def test_what_another_app_sends_comes_to_the_app_that_runs(manifest: ElementTree.Element) -> None:
    """Not to a second one above the sender."""
    assert attributes(manifest.find("application/activity"))["launchMode"] == "singleTask"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("allowBackup", "true"),
        ("appCategory", "game"),
        ("dataExtractionRules", "@xml/data_extraction_rules"),
        ("enableOnBackInvokedCallback", "false"),
        ("extractNativeLibs", "true"),
        ("fullBackupContent", "@xml/backup_rules"),
        ("icon", "@mipmap/icon"),
        ("localeConfig", "@xml/locales_config"),
        ("resizeableActivity", "true"),
        ("theme", "@android:style/Theme.NoTitleBar"),
    ],
)
def test_the_application_is_declared(manifest: ElementTree.Element, name: str, value: str) -> None:
    assert attributes(manifest.find("application"))[name] == value


def test_a_release_cannot_be_debugged(manifest: ElementTree.Element) -> None:
    assert "debuggable" not in attributes(manifest.find("application"))


def test_every_turn_and_size_is_ours_to_handle(manifest: ElementTree.Element) -> None:
    activity = attributes(manifest.find("application/activity"))
    assert activity["screenOrientation"] == "unspecified"
    handled = {"orientation", "screenSize", "smallestScreenSize", "density", "fontScale"}
    assert handled | {"uiMode", "locale", "layoutDirection"} <= set(
        activity["configChanges"].split("|")
    )


def test_the_window_turns_all_ways_between_the_bars(project: Path) -> None:
    """python-for-android hands these to SDL."""
    with tarfile.open(project / "src/main/assets/private.tar") as packed:
        found = packed.extractfile("p4a_env_vars.txt")
        assert found is not None
        told = dict(line.split("=") for line in found.read().decode().splitlines())
    ways = {"LandscapeLeft", "LandscapeRight", "Portrait", "PortraitUpsideDown"}
    assert set(told["KIVY_ORIENTATION"].split()) == ways
    assert told["P4A_IS_WINDOWED"] == "True"


def test_the_device_is_never_kept_awake_by_a_lock(manifest: ElementTree.Element) -> None:
    [lock] = manifest.findall("application/meta-data")
    assert attributes(lock) == {"name": "wakelock", "value": "0"}


def test_voices_may_be_looked_for(manifest: ElementTree.Element) -> None:
    asked = names(manifest.findall("queries/intent/action"))
    assert asked == ["android.intent.action.TTS_SERVICE"]


def test_the_version_is_that_of_the_project(manifest: ElementTree.Element, project: Path) -> None:
    assert attributes(manifest)["versionName"] == version()
    major, minor, patch = map(int, version().split("."))
    assert attributes(manifest)["versionCode"] == f"1024{major * 10000 + minor * 100 + patch}"
    assert f"versionName '{version()}'" in (project / "build.gradle").read_text()


def test_the_identity_stays(project: Path) -> None:
    assert "namespace 'org.wanderwall.wanderwall'" in (project / "build.gradle").read_text()


def test_bars_and_cutout_are_left_to_insets(project: Path) -> None:
    style = (project / RES / "values/strings.xml").read_text()
    assert "windowFullscreen" not in style
    assert "windowTranslucentStatus" not in style


def test_the_ground_before_the_first_page_is_that_of_the_picture(project: Path) -> None:
    strings = ElementTree.parse(project / RES / "values/strings.xml").getroot()
    texts = {text.get("name"): text.text for text in strings.findall("string")}
    assert (texts["presplash_color"], texts["app_name"]) == ("#0A2A2F", "Wanderwall")


def items(project: Path, version: str) -> dict[str | None, str | None]:
    """Of the style that the activity has from this version of Android on."""
    start = ElementTree.parse(project / RES / f"values-{version}/start.xml").getroot()
    [style] = start.findall("style")
    assert f"@style/{style.get('name')}" in (project / "src/main/AndroidManifest.xml").read_text()
    return {item.get("name"): item.text for item in style.findall("item")}


def test_the_window_before_it_has_the_same_ground_on_every_android(project: Path) -> None:
    start = ElementTree.parse(project / RES / "values-v24/start.xml").getroot()
    assert [color.text for color in start.findall("color")] == ["#0A2A2F"]
    older, newer = items(project, "v24"), items(project, "v31")
    assert older["android:windowBackground"] == "@color/start"
    assert newer == older | {"android:windowSplashScreenBackground": "@color/start"}


@pytest.mark.parametrize(
    ("made", "drawn"),
    [
        ("mipmap/icon.png", "icon.png"),
        ("mipmap/icon_background.png", "adaptive_background.png"),
        ("mipmap/icon_foreground.png", "adaptive_foreground.png"),
        ("mipmap/icon_monochrome.png", "monochrome.png"),
        ("drawable/presplash.jpg", "presplash.png"),
    ],
)
def test_the_pictures_are_ours(project: Path, made: str, drawn: str) -> None:
    assert (project / RES / made).read_bytes() == (ROOT / "assets/icons" / drawn).read_bytes()


@pytest.mark.parametrize(
    ("folder", "layers"),
    [
        ("mipmap-anydpi-v26", ["background", "foreground"]),
        ("mipmap-anydpi-v33", ["background", "foreground", "monochrome"]),
    ],
)
def test_the_icon_adapts(project: Path, folder: str, layers: list[str]) -> None:
    icon = ElementTree.parse(project / RES / folder / "icon.xml").getroot()
    found = {layer.tag: attributes(layer)["drawable"] for layer in icon}
    assert found == {layer: f"@mipmap/icon_{layer}" for layer in layers}
    assert all((project / RES / f"mipmap/icon_{layer}.png").exists() for layer in layers)


def test_android_offers_the_languages_we_have(project: Path) -> None:
    offered = names(list(ElementTree.parse(project / RES / "xml/locales_config.xml").getroot()))
    assert offered[0] == FALLBACK
    assert sorted(offered) == sorted(languages())


@pytest.mark.parametrize(
    ("name", "ways"),
    [("backup_rules", ["."]), ("data_extraction_rules", ["cloud-backup", "device-transfer"])],
)
def test_only_saves_are_backed_up(project: Path, name: str, ways: list[str]) -> None:
    rules = ElementTree.parse(project / RES / f"xml/{name}.xml").getroot()
    for way in ways:
        [only] = [part.attrib for part in rules.findall(f"{way}/*")]
        assert only == {"domain": "file", "path": SAVES}


def test_the_packed_files_are_the_staged_ones(project: Path, staged: Path) -> None:
    with tarfile.open(project / "src/main/assets/private.tar") as packed:
        files = {file.name for file in packed.getmembers() if file.isfile()}
    expected = {str(path.relative_to(staged)) for path in staged.rglob("*") if path.is_file()}
    assert files == expected | {"p4a_env_vars.txt"}


def test_the_app_is_staged_and_nothing_else(staged: Path) -> None:
    ours = {path.name for path in staged.iterdir()}
    assert ours == {"LICENSE", "_applibs", "app", "assets", "kv", "main.py", "sitecustomize.py"}
    left_out = {"app/console", "app/terminal"}
    assert not any((staged / path).exists() for path in [*left_out, "assets/icons"])


@pytest.mark.parametrize("folder", ["app", "kv", "assets"])
def test_no_file_of_the_app_is_forgotten(staged: Path, folder: str) -> None:
    left_out = ("app/terminal/", "app/console/", "assets/icons/", "assets/README.md")
    ours = {
        str(path.relative_to(ROOT))
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    expected = {path for path in ours if not path.startswith(left_out)}
    assert {str(p.relative_to(staged)) for p in (staged / folder).rglob("*.*")} == expected


@pytest.mark.parametrize(
    ("kind", "profile", "package"),
    [("debug", "", "apk"), ("release", "", "aab"), ("release", "apk", "apk")],
)
def test_each_command_makes_its_package(
    tmp_path: Path, kind: str, profile: str, package: str
) -> None:
    words = Builder(tmp_path, kind, profile).words()
    assert words[0] == package
    assert ("--release" in words) is (kind == "release")
    assert words[words.index("--arch") + 1 :].count("arm64-v8a") == 1


def test_the_tools_here_are_those_of_the_build(builder: Builder, project: Path) -> None:
    config = builder.buildozer.config
    assert re.fullmatch("[0-9a-f]{40}", config.get("app", "p4a.commit"))
    [release] = re.findall(
        r"commit of the release ([\d.]+),", (ROOT / "buildozer.spec").read_text()
    )
    assert [int(part) for part in release.split(".")] == [int(p) for p in __version__.split(".")]
    assert config.get("app", "android.ndk") == RECOMMENDED_NDK_VERSION
    assert f"buildToolsVersion '{BUILD_TOOLS}'" in (project / "build.gradle").read_text()
