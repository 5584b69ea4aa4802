"""The paper below or beside a board that holds what people read and tap."""

from typing import NamedTuple, Protocol

from kivy.metrics import sp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, OptionProperty
from kivy.uix.boxlayout import BoxLayout


class Paper(NamedTuple):
    """In dp: what is free around what it holds, between that, and how round its corners are."""

    side: int
    above: int
    under: int
    between: int
    corners: tuple[int, ...]


LARGE = 560
"""In sp: on paper so wide words are larger, as they are on what lies free."""
BELOW, FREE = (26, 26, 0, 0), (24, 24, 24, 24)
PAPERS = {
    "tall": Paper(16, 16, 14, 10, BELOW),
    "compact": Paper(16, 10, 10, 6, BELOW),
    "beside": Paper(12, 10, 10, 6, FREE),
    "around": Paper(12, 16, 14, 10, FREE),
}


class PanelPaper(BoxLayout):
    """Below a board it reaches the edges of the screen; beside it, it lies free.

    `foot` is what the system's bar covers of it. It `lies_free` where its height does not follow
    from what it tells.
    """

    is_played_on = False
    form = OptionProperty("tall", options=list(PAPERS))
    is_roomy = BooleanProperty(True)
    foot = NumericProperty(0)

    def _paper(self) -> Paper:
        return PAPERS[self.form]

    paper = AliasProperty(_paper, bind=("form",), cache=True, rebind=True)

    lies_free = AliasProperty(
        lambda self: self.form in ("beside", "around"), bind=("form",), cache=True
    )

    def _is_large(self) -> bool:
        return bool(self.form == "around" or self.width >= sp(LARGE))

    is_large = AliasProperty(_is_large, bind=("form", "width"), cache=True)


class Told(Protocol):
    """A page of a match."""

    panel: str
    is_there: bool

    def lay_out(self, *_: object) -> None: ...


def make_room(page: Told, end: PanelPaper) -> None:
    """What tells how it went is laid out after it has come: the board takes what it leaves."""

    def lay_out(*_: object) -> None:
        if page.is_there and end.parent:
            page.lay_out()

    end.bind(needed=lay_out)
