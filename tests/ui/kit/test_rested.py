"""Out of sight a page holds no picture of an atlas; shown again, it has all of them as before."""

from typing import Any

import pytest
from kivy.core.window import Window
from kivy.graphics import Rectangle
from kivy.uix.widget import Widget

from app.ui.kit import atlas
from app.ui.kit.atlas import Source, atlas_for, source_of, texels
from app.ui.kit.quads import Quad, QuadLayer, TintedLayer
from app.ui.kit.rested import Rested
from tests.ui import scenes
from tests.ui.table import Table

CELL = 50
MARK = "mark/m1"


@pytest.fixture(autouse=True)
def _nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atlas, "_atlases", {})


class Shows(Widget):
    """A layer, a part that is hidden, and one picture by itself."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        crew = atlas_for("crew", CELL)
        with self.canvas:
            self.layer, self.part = QuadLayer(), TintedLayer(1, 1, 1, 1)
            self.alone = Rectangle(texture=crew.region(MARK))
        self.layer.show(crew, [Quad(MARK, 0, 0, 1, 1)])
        self.part.show(crew, [Quad(MARK, 0, 0, 1, 1)])
        self.part.show(crew, [])

    def sources(self) -> list[Source | None]:
        shown = (self.layer.mesh, self.part._layer.mesh, self.alone)
        return [source_of(each.texture) for each in shown]


class Holder(Widget):
    """What it shows at other times is out of the tree."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.sheets = {"end": Shows()}


def test_a_page_that_rests_holds_no_picture_and_wakes_with_all() -> None:
    for page, shows in ((one := Shows(), one), (holder := Holder(), holder.sheets["end"])):
        before = shows.sources()
        assert None not in before
        rested = Rested(page)
        assert shows.sources() == [None] * 3
        rested.wake()
        assert shows.sources() == before


def test_a_part_that_was_hidden_meanwhile_is_seen_again() -> None:
    """On a tablet the glowing spots of Connect were gone after a visit to Go."""
    shows = Shows()
    shows.part.is_shown = True
    rested = Rested(shows)
    rested.wake()
    shows.part.is_shown = False
    assert not shows.part.is_shown
    shows.part.is_shown = True
    assert shows.part._layer.mesh in shows.part.children


def test_what_was_drawn_anew_meanwhile_stays() -> None:
    shows = Shows()
    rested = Rested(shows)
    anew = atlas_for("galaxy", CELL)
    shows.layer.show(anew, [Quad(MARK, 0, 0, 1, 1)])
    rested.wake()
    assert shows.layer.mesh.texture is anew.texture


def test_the_larger_atlas_serves_where_the_smaller_would_do() -> None:
    large = atlas_for("crew", 160)
    assert atlas_for("crew", CELL) is large


def test_pages_out_of_sight_let_go_where_memory_is_short(table: Table) -> None:
    for game in scenes.playable():
        scenes.at_home(table)
        scenes.begun(table, scenes.draft_of(game))
        scenes.entered(table, game)
        assert texels()
    scenes.at_home(table)
    table.app.shell.navigator.go("settings")
    table.frames()
    Window.dispatch("on_memorywarning")
    assert {name for name, _ in atlas._atlases} <= {"seats"}
    scenes.entered(table, "shift")
    assert {name for name, _ in atlas._atlases} - {"seats"}
