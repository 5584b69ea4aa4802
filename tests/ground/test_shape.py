"""The screen half keeps its shape: classes, pages, helpers, imports and kv stay small."""

import pytest

from tools.shape import Count, conditions, counts, is_foreign


@pytest.mark.parametrize("count", list(counts()), ids=lambda count: count.name)
def test_no_count_is_above_its_bar(count: Count) -> None:
    assert count.found <= count.bar, count.worst


def test_a_count_above_its_bar_is_told() -> None:
    assert Count("lines", 3, 3).holds
    assert not Count("lines", 4, 3).holds


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("text: root.words", 0),
        ("opacity: 1 if root.is_there else 0", 1),
        ("opacity: 1 if root.is_there else 0.35 if self.disabled else 0", 2),
        ("text: root.iffy  # if ever", 0),
    ],
)
def test_conditions_of_a_line_of_kv_are_counted(line: str, found: int) -> None:
    assert conditions(line) == found


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("app.ui.go.go_page", "app.presenters.shift.layout"),
        ("app.presenters.shift.table", "app.games.go.rules"),
        ("app.ui.kit.pawn", "app.presenters.go.tray"),
        ("app.presenters.match.at_table", "app.games.connect.state"),
    ],
)
def test_a_foreign_import_is_found(importer: str, imported: str) -> None:
    assert is_foreign(importer, imported)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("app.ui.go.go_page", "app.presenters.go.layout"),
        ("app.presenters.shift.table", "app.games.shift.rules"),
        ("app.ui.match.match_page", "app.presenters.match.places"),
        ("app.presenters.faces", "app.presenters.go.face"),
    ],
)
def test_an_import_from_within_is_left_alone(importer: str, imported: str) -> None:
    assert not is_foreign(importer, imported)
