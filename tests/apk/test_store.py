"""Texts for the store: complete in each language, within the store's limits, nothing left over."""

import pytest

from tests.apk.staging import ROOT

STORE = ROOT / "fastlane/metadata/android"
LANGUAGES = sorted(folder.name for folder in STORE.iterdir())
LONGEST = {"title": 30, "short_description": 80, "full_description": 4000}


def test_there_are_seven_languages() -> None:
    assert LANGUAGES == ["de-DE", "en-US", "es-ES", "fr-FR", "it-IT", "nl-NL", "pt-PT"]


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
