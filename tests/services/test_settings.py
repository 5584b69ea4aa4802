"""Settings: kept at once, told at once, and never a reason not to start."""

from pathlib import Path

import pytest

from app.core.errors import BadRequest
from app.services.settings import (
    SLOT,
    Motion,
    Settings,
    SettingsBook,
    TextSize,
    ThemeChoice,
    parsed_settings,
    settings_text,
)
from app.session.saves import Saves

CHANGED = Settings(
    sound=False,
    vibration=False,
    motion=Motion.STILL,
    theme=ThemeChoice.DARK,
    text_size=TextSize.LARGEST,
    language="de",
    one_tap_walks=True,
)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def test_settings_are_read_back_as_written() -> None:
    assert parsed_settings(settings_text(CHANGED).encode()) == CHANGED


def test_fields_of_another_version_are_left_out() -> None:
    assert parsed_settings(b'{"theme": "dark", "future": [1]}') == Settings(theme=ThemeChoice.DARK)


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"theme": "pink"}', '{"sound": 1}', '{"language": 3}', "[" * 99]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        parsed_settings(text.encode())


def test_a_change_is_kept_and_told(saves: Saves) -> None:
    book = SettingsBook(saves)
    told: list[Settings] = []
    book.watch(told.append)
    book.change(theme="dark", left_handed=True)
    expected = Settings(theme=ThemeChoice.DARK, left_handed=True)
    assert told == [expected]
    assert SettingsBook(saves).current == expected


def test_a_change_that_is_none_is_refused(saves: Saves) -> None:
    book = SettingsBook(saves)
    with pytest.raises(BadRequest):
        book.change(theme="pink")
    assert book.current == Settings()


@pytest.mark.parametrize("body", [b"", b"\xff\xfe", b"nonsense", b'{"theme": 1}'])
def test_what_cannot_be_read_gives_the_defaults(saves: Saves, body: bytes) -> None:
    saves.store(SLOT, body)
    assert SettingsBook(saves).current == Settings()


def test_what_cannot_be_read_gives_the_settings_before(saves: Saves) -> None:
    SettingsBook(saves).change(sound=False)
    saves.store(SLOT, b"nonsense")
    assert SettingsBook(saves).current == Settings(sound=False)


def test_a_disk_that_refuses_changes_them_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    book = SettingsBook(Saves(tmp_path / "saves"))
    book.change(sound=False)
    assert not book.current.sound
    assert book.keeping_error is not None
