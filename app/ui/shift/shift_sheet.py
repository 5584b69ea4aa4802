"""The sheet of a turn of Shift: the two steps, the card looked for, the tray, and what to do."""

from kivy.properties import (
    BooleanProperty,
    ObjectProperty,
    StringProperty,
)

from app.presenters.shift.table import TableModel
from app.ui.match.panel_paper import PanelPaper


class ShiftSheet(PanelPaper):
    """Shows a TableModel and says which key was tapped."""

    model: TableModel = ObjectProperty()
    hint = StringProperty()
    is_refused = BooleanProperty(False)
    is_going_in = BooleanProperty(False)
    is_walk = BooleanProperty(False)
    is_wide = BooleanProperty(True)
    is_mirrored = BooleanProperty(False)
    is_slim = BooleanProperty(False)
    __events__ = ("on_push", "on_stay", "on_other_pawn", "on_turn")

    def on_kv_post(self, _: object) -> None:
        """The steps live on while they are out of the tree: ids alone would let them go."""
        self._steps, self._deeds = self.ids.steps.__self__, self.ids.deeds.__self__

    def on_form(self, _: object, form: str) -> None:
        """Small phones have no room for the steps; the keys say them as well."""
        steps = self.ids.steps
        has_room = form in {"tall", "around"}
        if has_room and steps.parent is None:
            self.add_widget(steps, index=len(self.children))
        elif not has_room and steps.parent is not None:
            self.remove_widget(steps)

    def on_is_slim(self, _: object, is_slim: bool) -> None:
        """The keys stand in the row of card and tray."""
        self._deeds.parent.remove_widget(self._deeds)
        (self.ids.row if is_slim else self).add_widget(self._deeds)

    def on_is_mirrored(self, *_: object) -> None:
        """Card and tray change their places."""
        row = self.ids.card.parent
        for widget in list(row.children):
            row.remove_widget(widget)
            row.add_widget(widget)

    def on_push(self) -> None:
        """The tile that hangs at an arrow goes in."""

    def on_stay(self) -> None:
        """The pawn stays where it is."""

    def on_other_pawn(self) -> None:
        """The other pawn is to walk (S16)."""

    def on_turn(self, quarter_turns: int) -> None:
        """The spare turns clockwise."""
