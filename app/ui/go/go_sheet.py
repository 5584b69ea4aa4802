"""The sheet of one who builds in Go: the tray, keys that turn and flip, and how far one is."""

from kivy.metrics import Metrics, dp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty

from app.presenters.go.page_model import Act, Deed
from app.presenters.go.rival import NOBODY, RivalModel
from app.ui.match.panel_paper import PanelPaper

HOW = 250
"""In dp by the size of text: how high a sheet is that has room for how tiles are turned, beside
their other sides."""


class GoSheet(PanelPaper):
    """`why` is what a hint says, above the tray where that has room. `told` is the usual line,
    where no key for what is to be done now stands in its place.
    """

    hint = StringProperty()
    why = StringProperty()
    can_turn = BooleanProperty(False)
    can_undo = BooleanProperty(False)
    act: Act = ObjectProperty(Act(), rebind=True)
    is_refused = BooleanProperty(False)
    is_mirrored = BooleanProperty(False)
    rival: RivalModel = ObjectProperty(NOBODY, rebind=True)
    shows_rival = AliasProperty(
        lambda self: self.rival.is_there and not self.act.words and not self.is_refused,
        bind=["rival", "act", "is_refused"],
    )
    tells_how = AliasProperty(
        lambda self: self.is_roomy or self.height >= dp(HOW) * Metrics.fontscale,
        bind=["form", "is_roomy", "height"],
    )
    says_why = AliasProperty(lambda self: self.is_roomy and bool(self.why), bind=["form", "why"])
    how_lies = AliasProperty(
        lambda self: "left" if self.says_why else "right" if self.is_roomy else "center",
        bind=["says_why", "is_roomy", "form"],
    )
    has_act = AliasProperty(
        lambda self: (
            bool(self.act.words)
            and not self.is_refused
            and (self.act.deed is not Deed.FOLLOW or self.is_roomy or not self.why)
        ),
        bind=["act", "is_refused", "form", "why"],
    )
    told = AliasProperty(
        lambda self: "" if self.has_act or self.shows_rival else self.hint,
        bind=["has_act", "shows_rival", "hint"],
    )
    __events__ = ("on_turn", "on_flip", "on_undo", "on_deed", "on_dead_key", "on_no_undo")

    def on_is_mirrored(self, *_: object) -> None:
        """The keys come to the thumb of the other hand."""
        row = self.ids.row
        for widget in list(row.children):
            row.remove_widget(widget)
            row.add_widget(widget)

    def on_turn(self) -> None:
        """The chosen tile turns clockwise."""

    def on_flip(self) -> None:
        """The chosen tile shows its other side."""

    def on_dead_key(self) -> None:
        """There is nothing to turn or to flip."""

    def on_no_undo(self) -> None:
        """There is nothing to take back."""

    def on_deed(self) -> None:
        """What is to be done now."""

    def on_undo(self) -> None:
        """The last tile goes back to where it was."""
