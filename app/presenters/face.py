"""What the app needs of a game to offer, show and explain it: one object, in the game's folder."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
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


def _by_its_name(start: Start) -> str:
    return start.game


@dataclass(frozen=True, slots=True)
class Face:
    """`tables` are the colours of its tables, by the atlas that each is drawn from.

    `screens` is the package whose pages show the game, `pages` their names: page `x` is the class
    XPage in its module x_page. `page_of` says on which of them a match is played.
    """

    game: str
    offer: Offer
    glance: Callable[[Match], Glance]
    book: Book
    tables: Mapping[str, TableColors]
    screens: str
    pages: tuple[str, ...]
    page_of: Callable[[Start], str] = _by_its_name
