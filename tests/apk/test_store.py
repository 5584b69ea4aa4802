"""What the store shows: texts complete in each language, all of it within the store's limits."""

import struct
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from app.services.i18n import languages as app_languages
from tests.apk.staging import ROOT
from tools.store_pictures import DEVICES, Device

STORE = ROOT / "fastlane/metadata/android"
LANGUAGES = sorted(folder.name for folder in STORE.iterdir())
LONGEST = {"title": 30, "short_description": 80, "full_description": 4000}


def test_there_are_seven_languages() -> None:
    assert LANGUAGES == ["de-DE", "en-US", "es-ES", "fr-FR", "it-IT", "nl-NL", "pt-PT"]


def test_the_app_speaks_the_languages_of_the_store() -> None:
    assert sorted(app_languages()) == [language[:2] for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LONGEST)
def test_each_text_is_there_and_fits(language: str, name: str) -> None:
    text = (STORE / language / f"{name}.txt").read_text(encoding="utf-8").strip()
    assert 0 < len(text) <= LONGEST[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_tells_as_much(language: str) -> None:
    """Paragraphs and points: one for each of the English text."""
    texts = [
        (STORE / tongue / "full_description.txt").read_text() for tongue in ("en-US", language)
    ]
    shapes = [[line[:1] == "-" if line else None for line in text.split("\n")] for text in texts]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_the_games(language: str) -> None:
    text = (STORE / language / "full_description.txt").read_text(encoding="utf-8")
    assert all(f"\n{game} - " in text for game in ("SHIFT", "GO", "CONNECT"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_new_is_told_of_this_version(manifest: Element, language: str) -> None:
    """One file for each code of a version."""
    code = manifest.attrib["{http://schemas.android.com/apk/res/android}versionCode"]
    told = {path.stem: path.read_text().strip() for path in (STORE / language).glob("changelogs/*")}
    assert max(told, key=int) == code
    assert all(0 < len(text) <= 500 for text in told.values())


def png_size(path: Path) -> tuple[int, ...]:
    return struct.unpack(">II", path.read_bytes()[16:24])


def jpeg_size(path: Path) -> tuple[int, ...]:
    """As the frame's header says; the segments before it are skipped."""
    data, at = path.read_bytes(), 2
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height


def test_the_banner_and_the_icon_have_the_size_the_store_asks_for() -> None:
    images = STORE / "en-US" / "images"
    assert png_size(images / "icon.png") == (512, 512)
    assert jpeg_size(images / "featureGraphic.jpg") == (1024, 500)


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.folder)
def test_pictures_have_a_size_the_store_takes(device: Device) -> None:
    short, long = sorted((device.width, device.height))
    assert short >= 1080
    assert long <= min(3840, 2 * short)
    assert device.width % 4 == 0, "a picture of Kivy's window would be askew"
    assert 4 <= len(set(device.scenes)) <= 8
