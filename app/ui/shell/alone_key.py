"""The key that begins alone what is chosen for several: against a bot, as on the first page."""

from kivy.properties import BooleanProperty, StringProperty

from app.presenters.faces import face_of
from app.presenters.setup.offer import Draft
from app.presenters.shell.home import RIVAL, against
from app.ui.kit.shell import Shell
from app.ui.shell.begin import quick_choice
from app.ui.shell.quick_key import QuickKey


class AloneKey(QuickKey):
    is_there = BooleanProperty(False)
    game = StringProperty()

    def show(self, shell: Shell, game: str) -> None:
        """Whom it lets one play against."""
        self._shell, self.game = shell, game
        self.icon = face_of(game).quick.get(RIVAL, "")
        self.told = against(self.draft.playing) if self.icon else ""

    @property
    def draft(self) -> Draft:
        """As the last time alone."""
        return quick_choice(self._shell, self.game, RIVAL)
