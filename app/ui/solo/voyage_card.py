"""The voyage on the page of puzzles: the pack where one is, its way, and the others beside it."""

from kivy.properties import ObjectProperty

from app.presenters.solo.way import NO_WAY_YET, WayModel, pack_of, way_of
from app.solo.voyage import puzzles as stops
from app.ui.kit.paper import Paper
from app.ui.kit.shell import Shell


class VoyageCard(Paper):
    """`shell` is set by its page, which calls `show` whenever it is entered."""

    shell: Shell = ObjectProperty(None)
    way: WayModel = ObjectProperty(NO_WAY_YET, rebind=True)
    __events__ = ("on_station",)

    def show(self) -> None:
        """Where one is."""
        self._show(pack_of(self.shell.desk.records.voyage, len(stops())))

    def move(self, by: int) -> None:
        self._show(self.way.number - 1 + by)

    def _show(self, pack: int) -> None:
        self.way = way_of(self.shell.desk.records.voyage, pack, len(stops()))

    def on_station(self, seed: int) -> None:
        """The puzzle of this number is wanted."""
