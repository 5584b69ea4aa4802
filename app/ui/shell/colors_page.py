"""How the seats' colours look to different eyes, each with its shape."""

from kivy.properties import ObjectProperty

from app.presenters.color_sight import Sight
from app.ui.navigator import Page
from app.ui.shell import Shell
from app.ui.widgets.sight_card import SightCard


class ColorsPage(Page):
    shell: Shell = ObjectProperty()

    def on_kv_post(self, _: object) -> None:
        for sight in Sight:
            self.ids.sights.add_widget(SightCard(sight=sight))
