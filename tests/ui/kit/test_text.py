"""What Kivy's labels follow here, and what they are drawn with where they follow nothing."""

import re
from pathlib import Path

from kivy.core.text import Label as Measure
from kivy.metrics import dp
from kivy.uix.label import Label

from app.ui.kit.text import FOLLOWED, MARGIN, SMALLEST, Text, _widest, kept_size
from tests.ui.table import Table

RULES = Path(__file__).parents[3] / "kv"


DEPRECATED = {"padding_x", "padding_y"}


def unfollowed() -> set[str]:
    return (set(Measure().options) & set(Label().properties())) - {*FOLLOWED, *DEPRECATED}


def test_what_a_text_does_not_follow_is_what_kivy_draws_it_with_anyway(table: Table) -> None:
    label, drawn = Label(), Measure().options
    assert len(unfollowed()) > 10
    assert {name: getattr(label, name) for name in unfollowed()} == {
        name: drawn[name] for name in unfollowed()
    }


def test_no_rule_sets_what_is_not_followed(table: Table) -> None:
    names = re.compile(rf"^\s*({'|'.join(unfollowed())})\s*:", re.M)
    assert not [path.name for path in RULES.rglob("*.kv") if names.search(path.read_text())]


def test_a_text_is_drawn_anew_when_what_it_follows_changes(table: Table) -> None:
    text = Text(text="Maze")
    table.frames()
    small = text.texture_size[1]
    text.usual *= 2
    table.frames()
    assert text.texture_size[1] > 1.5 * small


def test_a_font_that_keeps_its_line_is_the_largest_that_has_room(table: Table) -> None:
    font, words = "RobotoMedium", ("Maximiliana-Charlotte W.",)
    for width in range(10, 400, 13):
        size = 40.0
        while size > dp(SMALLEST) and _widest(font, size, words) > width - MARGIN:
            size -= 1
        assert kept_size(40.0, font, words[0], width, False, True) == size
