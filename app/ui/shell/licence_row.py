"""One part of the package: its name, whose it is, and by which licence."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.shell.licences import Part
from app.ui.kit.paper import Paper


class LicenceRow(ButtonBehavior, Paper):
    part: Part = ObjectProperty(rebind=True)

    @property
    def name(self) -> str:
        """Whose licence it shows."""
        return self.part.name
