"""The voyage as a picture: pack by pack a way with its stations, and where one is on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sin

from app.presenters.figures import Figure, Sprite
from app.presenters.phrase import Phrase, phrase
from app.presenters.solo.naming import EDITIONS, pack_name
from app.solo.kinds import IN_A_PACK
from app.solo.stars import MOST

ACROSS = 5
ROWS = IN_A_PACK // ACROSS
ICONS = (
    *("teddy-bear", "duck", "rabbit", "turtle", "owl", "dolphin"),
    *("compass-rose", "sail-boat", "lighthouse", "rocket-launch", "castle", "crown"),
)
"""Of packs: the first ones are a child's."""
BARE = {"magic": (1, 2, 8), "crew": (1, 2, 4, 6, 10), "galaxy": (0, 4)}
"""By the edition's picture the tiles in it that show nothing but a way."""
MARKED, RARE = (3, 5, 9, 11), 6
"""Those with a target, in all pictures, and how rare they are."""
SWING = 0.14
"""How far stations lie above and below their row, of its height."""


@dataclass(frozen=True, slots=True)
class Station:
    """`number` counts within the pack; `x` and `y` are shares of the picture, from below."""

    seed: int
    number: int
    stars: int
    x: float
    y: float
    is_next: bool = False

    @property
    def signs(self) -> tuple[str, ...]:
        return ("star",) * self.stars


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack among all others, by its sign; of `stars` as many as all its puzzles may have are
    won."""

    number: int
    icon: str
    is_shown: bool = False
    is_here: bool = False
    is_done: bool = False

    @property
    def name(self) -> Phrase:
        """What its sign shows."""
        return pack_name(self.number)

    def told(self, packs: int) -> Phrase:
        """Which one it is of so many."""
        return phrase("puzzles.pack", number=self.number, packs=packs, name=self.name)

    @property
    def sign(self) -> str:
        """In its corner: where one is, or that all is solved."""
        return "check-circle" if self.is_done else "map-marker" if self.is_here else ""


NO_PACK = Pack(1, "")


@dataclass(frozen=True, slots=True)
class WayModel:
    """Of one pack, `number` from 1 on; `reached` stations are behind the pawn."""

    number: int = 1
    picture: str = EDITIONS[0]
    stations: tuple[Station, ...] = ()
    stars: int = 0
    packs: int = 1

    @property
    def title(self) -> Phrase:
        return phrase("puzzles.pack.title", name=pack_name(self.number))

    @property
    def count(self) -> str:
        return f"{self.stars}/{MOST * IN_A_PACK}"

    @property
    def onward(self) -> int:
        """The puzzle where the pawn stands; the first one where all are solved."""
        here = [each.seed for each in self.stations if each.is_next]
        return [*here, *(each.seed for each in self.stations), 0][0]

    @property
    def gone(self) -> int:
        """So many parts of the way lie behind the pawn; of a pack that is done, all."""
        here = (place for place, each in enumerate(self.stations) if each.is_next)
        return next(here, len(self.stations) - 1)

    @property
    def icon(self) -> str:
        return ICONS[(self.number - 1) % len(ICONS)]


NO_WAY_YET = WayModel()


def pack_of(won: Mapping[int, int], stops: int) -> int:
    """Where one is: the pack, from 0 on, of the first stop that has no stars."""
    return next((each for each in range(stops) if not won.get(each)), 0) // IN_A_PACK


def packs_of(won: Mapping[int, int], shown: int, stops: int) -> tuple[Pack, ...]:
    """All packs; `shown` and where one is count from 0 on."""
    here = pack_of(won, stops)
    numbers = range(stops // IN_A_PACK)
    return tuple(
        Pack(number + 1, ICONS[number % len(ICONS)], number == shown, number == here, done)
        for number in numbers
        for done in [all(won.get(number * IN_A_PACK + each) for each in range(IN_A_PACK))]
    )


def way_of(won: Mapping[int, int], pack: int, stops: int) -> WayModel:
    first = pack * IN_A_PACK
    numbers = range(first, first + IN_A_PACK)
    following = next((each for each in numbers if not won.get(each)), -1)
    stations = tuple(
        _station(each, each - first, won.get(each, 0), each == following) for each in numbers
    )
    stars = sum(each.stars for each in stations)
    picture = EDITIONS[pack % len(EDITIONS)]
    return WayModel(pack + 1, picture, stations, stars, stops // IN_A_PACK)


def _station(seed: int, place: int, stars: int, is_next: bool) -> Station:
    """To and fro from below, as a river winds."""
    row, column = divmod(place, ACROSS)
    across = column if row % 2 == 0 else ACROSS - 1 - column
    x = (across + 0.5) / ACROSS
    y = (row + 0.5 + SWING * sin(2.1 * column + row)) / ROWS
    return Station(seed, place + 1, stars, x, y, is_next)


def ground(edition: str, columns: int, rows: int) -> Figure:
    """What a way lies on: a maze of so many tiles, here and there with a target."""
    floor = []
    for row in range(rows):
        for column in range(columns):
            number = scattered(row, column)
            tiles = MARKED if number % RARE == 0 else BARE[edition]
            name = tiles[number // RARE % len(tiles)]
            floor.append(Sprite(str(name), column + 0.5, row + 0.5))
    return Figure(edition, columns, rows, tuple(floor))


def scattered(row: int, column: int) -> int:
    """The same at every size, and no pattern that anybody sees."""
    return (73 * row + 151 * column + 37 * row * column + 11 * row * row) % 997


def nearest(way: WayModel, x: float, y: float) -> int:
    """The stop at this share of the picture."""
    return min(way.stations, key=lambda each: (each.x - x) ** 2 + (each.y - y) ** 2).seed
