"""What the panels of a match are made of: papers by their form, keys by their room."""

import pytest
from kivy.metrics import dp

from app.ui.match.end_keys import EndKeys
from app.ui.match.panel_paper import PAPERS, PanelPaper
from app.ui.match.turned import Turned
from tests.ui.connect.connect_fingers import begun
from tests.ui.table import Table


@pytest.fixture(autouse=True)
def rules(table: Table) -> None:
    """Those of the widgets of matches are read with the first page of one."""
    begun(table, 1)


@pytest.mark.parametrize("form", list(PAPERS))
def test_a_paper_keeps_free_what_the_bar_of_the_system_covers(form: str) -> None:
    bare, above_bar = PanelPaper(form=form), PanelPaper(form=form, foot=40)
    assert above_bar.padding[3] - bare.padding[3] == 40
    assert above_bar.padding[:3] == bare.padding[:3]


@pytest.mark.parametrize(
    ("spare", "has_words", "has_signs"), [(79, False, True), (80, True, False), (170, True, True)]
)
def test_looking_back_is_a_round_key_where_there_is_no_room_for_words(
    spare: float, has_words: bool, has_signs: bool
) -> None:
    keys = EndKeys()
    keys.width = 2 * keys.half + dp(spare)
    assert [key is keys.ids.back.__self__ for key in keys.children] == [False, has_words]
    assert keys.has_signs is has_signs


@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_insets_turn_with_what_is_held(quarters: int) -> None:
    """The bottom of what is held lies at the side that many quarters clockwise."""
    turned = Turned(quarters=quarters)
    seen = turned.insets_inside([1.0, 2.0, 3.0, 4.0])
    assert seen[3] == [4.0, 1.0, 2.0, 3.0][quarters]
