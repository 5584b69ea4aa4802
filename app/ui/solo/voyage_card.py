"""The voyage on the page of puzzles: the pack where one is, its way, and the others beside it."""

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, ListProperty, ObjectProperty

from app.presenters.solo.way import NO_WAY_YET, Pack, WayModel, pack_of, packs_of, way_of
from app.solo.voyage import puzzles as stops
from app.ui.kit.paper import Paper
from app.ui.kit.shell import Shell
from app.ui.kit.text import kept_size
from app.ui.solo.pack_key import PackKey

EDGES, NAMED, LETTERS = 20, 56, 12
"""In dp, what is free beside the signs of packs; in sp, how wide one with its name is, and how
large the name."""
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
        self._name_packs()

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
        """Where their names have room, all as large as the longest one may be; signs are enough
        where they would need one row more."""
        keys, room = self.ids.packs.children if self.ids else (), self.width - dp(EDGES)
        has_room = room >= self.abreast * sp(NAMED)
        letters = sp(LETTERS)
        for name in (key.ids.name for key in keys if has_room):
            wide = room / self.abreast
            letters = min(letters, kept_size(letters, name.font_name, name.text, wide, True, False))
        for key in keys:
            key.is_named, key.letters = has_room, letters

    def on_station(self, seed: int) -> None:
        """The puzzle of this number is wanted."""

    def on_pack(self) -> None:
        """Another way is shown."""
