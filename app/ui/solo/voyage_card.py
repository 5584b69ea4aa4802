"""The voyage on the page of puzzles: the pack where one is, its way, and the others beside it."""

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, ListProperty, ObjectProperty

from app.presenters.solo.way import NO_WAY_YET, Pack, WayModel, pack_of, packs_of, way_of
from app.solo.voyage import puzzles as stops
from app.ui.kit.paper import Paper
from app.ui.kit.shell import Shell
from app.ui.solo.pack_key import PackKey

EDGES, NAMED = 20, 56
"""In dp, what is free beside the signs of packs; in sp, how wide one with its name is."""
ROWS = (12, 6)
"""So many signs of packs are side by side, or so many."""


class VoyageCard(Paper):
    """`shell` is set by its page, which calls `show` whenever it is entered."""

    shell: Shell = ObjectProperty(None)
    way: WayModel = ObjectProperty(NO_WAY_YET, rebind=True)
    packs: list[Pack] = ListProperty()
    __events__ = ("on_station", "on_pack")

    def on_kv_post(self, _: object) -> None:
        self._keys: list[PackKey] = self.ids.packs.children[::-1]
        for key in self._keys:
            key.packs = len(self._keys)
            key.bind(on_release=self._look_at)

    def show(self) -> None:
        """Where one is."""
        self._show(pack_of(self.shell.desk.records.voyage, len(stops())))

    def _show(self, pack: int) -> None:
        won = self.shell.desk.records.voyage
        self.way = way_of(won, pack, len(stops()))
        self.packs = list(packs_of(won, pack, len(stops())))

    def on_packs(self, _: object, packs: list[Pack]) -> None:
        for key, pack in zip(self._keys, packs, strict=True):
            key.pack = pack

    def _look_at(self, key: PackKey) -> None:
        self._show(key.pack.number - 1)
        self.dispatch("on_pack")

    def _abreast(self) -> int:
        room = (self.width - dp(EDGES)) / sp(NAMED)
        return next((each for each in ROWS if each <= room), ROWS[-1])

    abreast = AliasProperty(_abreast, bind=("width",), cache=True)

    def on_width(self, *_: object) -> None:
        self._name_packs()

    def _name_packs(self) -> None:
        """Where their names have room; signs are enough where they would need one row more."""
        has_room = self.width - dp(EDGES) >= self.abreast * sp(NAMED)
        for key in self.ids.packs.children if self.ids else ():
            key.is_named = has_room

    def on_station(self, seed: int) -> None:
        """The puzzle of this number is wanted."""

    def on_pack(self) -> None:
        """Another way is shown."""
