"""The window is where it was; what cannot be used of a file is as if there were none."""

from pathlib import Path

import pytest

from app.services.desktop import data_folder
from app.services.window_place import FILE, WindowPlace, keep_place, kept_place

PLACE = WindowPlace(500, 900, 40, 0)


def test_it_is_where_it_was(tmp_path: Path) -> None:
    assert kept_place(tmp_path) is None
    keep_place(tmp_path / "new", PLACE)
    assert kept_place(tmp_path / "new") == PLACE
    assert [path.name for path in (tmp_path / "new").iterdir()] == [FILE]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"width": 500}',
        '{"width": 5, "height": 900, "left": 0, "top": 0}',
        '{"width": 500, "height": 900, "left": -9000, "top": 0}',
        '{"width": "500", "height": 900, "left": 0, "top": 0}',
        '{"width": true, "height": 900, "left": 0, "top": 0}',
        "\x00" * 2000,
    ],
)
def test_what_cannot_be_used_is_left(text: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text)
    assert kept_place(tmp_path) is None


def test_where_nothing_can_be_written_it_is_not_remembered(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keep_place(tmp_path / "file", PLACE)
    assert kept_place(tmp_path / "file") is None


@pytest.mark.parametrize(
    ("platform", "end"),
    [
        ("linux", "share/wanderwall"),
        ("darwin", "Library/Application Support/wanderwall"),
        ("win32", "Roaming/wanderwall"),
    ],
)
def test_every_system_has_its_own_place_for_files(
    platform: str, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert data_folder(platform).as_posix().endswith(end)
