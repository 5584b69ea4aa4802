"""What the app needs of a game to offer, show and explain it: one object, in the game's folder.

Home shows all faces: a face imports no more of its game than it must.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from app.presenters.match.book import Book
from app.presenters.match.glance import Glance
from app.presenters.setup.offer import Offer
from app.session.match import Match
from app.session.record import Start


class TableColors(NamedTuple):
    """Of a game's table in both modes (LOOK 2): `light` in its middle, `deep` at its edge."""

    light: str
    deep: str
    accent: str
    ink: str


RIVALS, ALONE = "emoticon-happy robot-happy", "emoticon-happy"
"""Signs of a person and a bot, and of one person."""
NO_TABLE = TableColors("#000000", "#000000", "#FFFFFF", "#FFFFFF")


def _by_its_name(start: Start) -> str:
    return start.game


@dataclass(frozen=True, slots=True)
class Face:
    """What home shows is told here: `seats` are how many may play, `tables` the colours of its
    tables, by the atlas that each is drawn from, `dark_tables` those that are others in the dark,
    `quick` the keys that begin it at once, each with its signs.
    The rest is imported when it is asked for.

    `screens` is the package whose pages show the game, `pages` their names: page `x` is the class
    XPage in its module x_page. `page_of` says on which of them a match is played, `length` how long
    it is: so many turns of `moves_a_turn` each, unless the game goes by rounds.
    """

    game: str
    seats: range
    tables: Mapping[str, TableColors]
    load_offer: Callable[[], Offer]
    glance: Callable[[Match], Glance]
    load_book: Callable[[], Book]
    screens: str
    pages: tuple[str, ...]
    page_of: Callable[[Start], str] = _by_its_name
    quick: Mapping[str, str] = field(default_factory=dict)
    length: str = "matches.turns"
    moves_a_turn: int = 2
    dark_tables: Mapping[str, TableColors] = field(default_factory=dict)

    def table(self, atlas: str, is_dark: bool) -> TableColors:
        """Most tables are the same in both modes."""
        by_night = self.dark_tables.get(atlas) if is_dark else None
        return by_night or self.tables[atlas]

    @property
    def editions(self) -> tuple[str, ...]:
        """Each has an atlas of its own."""
        return tuple(self.tables) if len(self.tables) > 1 else ()

    @property
    def offer(self) -> Offer:
        return self.load_offer()

    @property
    def book(self) -> Book:
        return self.load_book()
