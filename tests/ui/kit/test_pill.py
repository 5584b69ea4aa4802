"""A key shows its words, or where one of them would break a sign that stands for them."""

import pytest
from kivy.metrics import dp

from app.ui.kit.pill import Pill
from tests.ui.table import Table


@pytest.mark.parametrize(("wide", "shown"), [(200, "Einschieben"), (58, "")])
def test_a_word_that_would_break_gives_way_to_a_sign(table: Table, wide: int, shown: str) -> None:
    key = Pill(text="Einschieben", instead="check-bold", size_hint=(None, None), width=dp(wide))
    table.app.root.add_widget(key)
    table.frames(2)
    assert key.ids.words.text == shown
    assert key.ids.sign.icon == ("" if shown else "check-bold")
    assert key.name == "Einschieben"
