"""The sheet of one who builds in Go: the tray, keys that turn and flip, and how far one is."""

from kivy.properties import AliasProperty, BooleanProperty, ColorProperty, StringProperty

from app.ui.match.panel_paper import PanelPaper


class GoSheet(PanelPaper):
    """`told` is the hint where the key of one who is done does not stand in its place."""

    hint = StringProperty()
    can_turn = BooleanProperty(False)
    can_undo = BooleanProperty(False)
    can_claim = BooleanProperty(False)
    is_strong = BooleanProperty(False)
    is_refused = BooleanProperty(False)
    is_mirrored = BooleanProperty(False)
    ground = ColorProperty((0, 0, 0, 0))
    usual_ink = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((0, 0, 0, 1))
    is_warning = AliasProperty(
        lambda self: self.is_refused and not self.is_strong, bind=["is_refused", "is_strong"]
    )
    told = AliasProperty(
        lambda self: "" if self.can_claim else self.hint, bind=["can_claim", "hint"]
    )
    __events__ = ("on_turn", "on_flip", "on_undo", "on_claim")

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

    def on_claim(self) -> None:
        """The seat thinks that it is done."""

    def on_undo(self) -> None:
        """The last tile goes back to where it was."""
