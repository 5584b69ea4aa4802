"""What the page of any match is built on: a ground that turns, a sheet of panels, what flies.

Who plays there and what is shown belongs to MatchPage and the pages of games.
"""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from app.presenters.match.places import Places
from app.ui.kit.key_at import has_key_at
from app.ui.kit.let_go import let_go
from app.ui.kit.motion import After, Motion, Movement
from app.ui.kit.navigator import Page
from app.ui.kit.shell import Shell
from app.ui.kit.vanish import vanish_when_clear

PANELS = ("turn", "end", "score", "back")


class MatchScaffold(Page):
    """`panel` names what the sheet holds: the turn, how it ended, or looking back.

    What a game's own kv rule adds, its bar, seats and board, comes to lie below the sheet.
    """

    game = ""
    shell: Shell = ObjectProperty()
    places: Places = ObjectProperty(Places(), rebind=True)
    panel = StringProperty("")
    form = StringProperty("tall")
    foot = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self._is_built, self.is_there = False, False
        super().__init__(**kwargs)
        self._is_built = True
        self.motion = Motion()
        self.ground, self.flyer = self.ids.ground, self.ids.flyer
        self._panels = {key: self.ids[key].__self__ for key in PANELS if key in self.ids}
        for panel in self._panels.values():
            vanish_when_clear(panel)  # whoever makes the page sees only what is in it
            panel.parent.remove_widget(panel)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        parts = None if self._is_built else self.ids.get("parts")
        if parts is None:
            super().add_widget(widget, *args, **kwargs)
        else:
            parts.add_widget(widget, *args, **kwargs)

    @property
    def curtain_picture(self) -> str:
        return self.game

    @property
    def speed(self) -> float:
        return float(self.shell.app.speed)

    def show_panel(self, name: str) -> None:
        """Fingers still down on the keys of the one before do nothing any more."""
        let_go()
        self.shell.navigator.settle.begin()
        self.panel = name
        self.ids.panel.clear_widgets()
        if name in self._panels:
            self.ids.panel.add_widget(self._panels[name])

    def play_out(self, movements: list[Movement], then: After) -> None:
        """`then` follows only where the page was not left meanwhile."""

        def after() -> None:
            self.flyer.drop()
            if self.is_there:
                then()

        self.motion.play(movements, self.speed, after)

    def acts_at_once(self, touch: Any) -> bool:
        """A touch that does not only finish what moves: a key of the end is seen, so it acts."""
        return self.panel == "end" and has_key_at(self._panels["end"], *touch.pos)
