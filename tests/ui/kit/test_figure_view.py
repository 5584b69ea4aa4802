"""A figure that becomes empty leaves nothing of the one before."""

from app.presenters.figures import Figure, laid
from app.ui.kit.figure_view import FigureView
from tests.ui.table import Table


def test_an_empty_figure_shows_nothing(table: Table) -> None:
    view = FigureView(figure=laid("crew", "NS EW"), size=(200, 100))
    table.app.shell.navigator.page.add_widget(view)
    table.frames(2)
    assert len(view._layer.mesh.indices) == 12
    view.figure = Figure("crew", 2, 1, ())
    table.frames(2)
    assert len(view._layer.mesh.indices) == 0


def test_one_tile_alone_is_shown_large(table: Table) -> None:
    """At the beginning of Connect it lay whole below the key on it."""
    view = FigureView(figure=laid("crew", "NS"), size=(90, 104), span=3.2, comes_near=True)
    view.focus = (0.5, 0.5)
    table.app.shell.navigator.page.add_widget(view)
    table.frames(2)
    places = view._layer.mesh.vertices[::4]
    assert max(places) - min(places) > 60
