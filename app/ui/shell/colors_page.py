"""How the seats' colours look to different eyes, each with its shape."""

from kivy.properties import ObjectProperty

from app.presenters.shell.color_sight import Sight
from app.ui.kit.navigator import Page
from app.ui.kit.shell import Shell
from app.ui.shell.sight_card import SightCard


class ColorsPage(Page):
    shell: Shell = ObjectProperty()

    def left(self) -> None:
        """It is large and rarely seen."""
        self.shell.navigator.forget("colors")

    def on_kv_post(self, _: object) -> None:
        for sight in Sight:
            self.ids.sights.add_widget(SightCard(sight=sight))
