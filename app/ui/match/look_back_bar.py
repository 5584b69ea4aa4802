"""The sheet to look back through a match of any game: its steps, scrub, step and play."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.properties import AliasProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.look_back import BackParts, LookBack, LookBackStep, back_parts

StepOf = Callable[[int], LookBackStep]


class LookBackBar(BoxLayout):
    """`step` is the one that the match stands after; the list shows what is near it."""

    model: LookBack = ObjectProperty(LookBack(), rebind=True)
    step: LookBackStep = ObjectProperty(LookBackStep(), rebind=True)
    __events__ = ("on_move_to", "on_toggle", "on_done")

    def _parts(self) -> BackParts:
        return back_parts(self.width / dp(1), self.height / dp(1))

    parts = AliasProperty(_parts, bind=("size",), cache=True, rebind=True)

    def begin(self, model: LookBack, step_of: StepOf) -> None:
        """Another match, or more of it."""
        self.ids.steps.begin(model, step_of)
        self.model = model
        self._show_step()

    def on_model(self, *_: object) -> None:
        if "steps" in self.ids:
            self.ids.steps.model = self.model
            self._show_step()

    def _show_step(self) -> None:
        self.step = self.ids.steps.step_of(self.model.at)

    def on_move_to(self, at: int) -> None:
        """Show the match after so many steps."""

    def on_toggle(self) -> None:
        """Play or pause."""

    def on_done(self) -> None:
        """Back to the match as it is."""
