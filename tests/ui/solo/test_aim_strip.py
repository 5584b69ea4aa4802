"""The strip above a puzzle's board: all that it says lies in it, in every language and size."""

from typing import Any

import pytest

from app.services.i18n import language_names
from app.services.settings import TextSize
from app.solo.kinds import COLLECT, EXIT, PILOT, ROLL, TWO_LAYS
from tests.ui import walker
from tests.ui.match.match_fingers import still
from tests.ui.solo.scenes import opened, played, rolled
from tests.ui.table import Table

LANGUAGES = [code for code, _ in language_names()]


@pytest.mark.parametrize("text_size", [TextSize.NORMAL, TextSize.LARGEST])
@pytest.mark.parametrize("size", [(320, 568), (640, 360), (360, 640)], ids=str)
def test_all_of_it_lies_in_it_and_no_words_on_keys(
    table: Table, size: tuple[int, int], text_size: TextSize
) -> None:
    still(table)
    table.app.shell.settings.change(text_size=text_size)
    table.resize(*size)
    for bring, *given in (
        (played, PILOT, 1),
        (played, COLLECT, 2),
        (opened, EXIT),
        (opened, TWO_LAYS),
        (rolled, ROLL),
    ):
        page: Any = bring(table, *given)
        for language in LANGUAGES:
            table.app.shell.settings.change(language=language)
            table.frames(3)
            strip = walker.box_of(page.strip)
            shown = [text for text in walker.written(page.strip) if not text.box.is_empty]
            assert shown
            for text in shown:
                assert walker.ink_box(text.widget).is_in(strip), (language, text.widget.text)
            assert walker.faults(table, has_pixels=False) == [], language
