"""What the first page shows: a card for each game, and a glance at each match that goes on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from app.core.game import Turn
from app.core.sides import SIDES, sides_text
from app.games.registry import game_named
from app.games.shift.maze import CELLS, SIZE, cell_text
from app.games.shift.moves import PushIn
from app.games.shift.observe import Observation
from app.games.shift.state import Phase
from app.games.shift.tiles import FIXED
from app.presenters.figures import Figure, Sprite, laid
from app.presenters.offers import OFFERS
from app.presenters.seats import Seat, parsed_table
from app.session.match import Match


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game to begin; the pictures lead to its editions, or there is one for the game."""

    game: str
    seats: str
    pictures: tuple[tuple[str, Figure], ...]

    @property
    def name_key(self) -> str:
        return f"game.{self.game}"

    @property
    def has_editions(self) -> bool:
        return OFFERS[self.game].edition is not None


@dataclass(frozen=True, slots=True)
class Glance:
    """A match as it stands: nothing that is secret.

    `line` is a key with the field `number` and, once `to_move` is called by name, `seat`.
    """

    game: str
    atlas: str
    title: str
    line: str
    number: int
    to_move: Seat
    seats: tuple[Seat, ...]
    figure: Figure


PICTURES: Mapping[str, tuple[tuple[str, Figure], ...]] = {
    "shift": (
        ("crew", laid("crew", "NS ESW !SW", "EW+mark/m4 NEW+pawn/yellow ES+mark/m5")),
        ("galaxy", laid("galaxy", "ES !ESW+mark/m5 NSW", "NES+mark/m3 NEW+pawn/blue EW+mark/m4")),
        ("magic", laid("magic", "!ESW NS SW+mark/m19", "EW+mark/m3 NEW+pawn/red NES+mark/m4")),
    ),
}
"""By game, or by edition where a game has some."""


def game_cards() -> tuple[GameCard, ...]:
    return tuple(GameCard(game, _seats_text(game), PICTURES[game]) for game in OFFERS)


def _seats_text(game: str) -> str:
    seats = game_named(game).SEATS
    return f"{seats.start}\u2013{seats.stop - 1}"


def glance(match: Match) -> Glance | None:
    """None for a game that cannot be shown, or that is over."""
    if match.start.game not in GLANCES or not isinstance(match.status, Turn):
        return None
    return GLANCES[match.start.game](match)


def _shift_glance(match: Match) -> Glance:
    view: Observation = match.view(0)
    seats = parsed_table(match.table, match.start.seats).seats
    pushes = sum(isinstance(move, PushIn) for move in match.moves)
    edition = view.setup.edition.value
    return Glance(
        game="shift",
        atlas=edition,
        title=f"edition.{edition}",
        line=f"home.line.shift.{view.phase.value}",
        number=pushes + (view.phase is Phase.SHIFT),
        to_move=seats[view.turn],
        seats=seats,
        figure=_shift_figure(view),
    )


def _shift_figure(view: Observation) -> Figure:
    """The board from above, as everybody sees it."""

    def sprite(name: str, cell: int) -> Sprite:
        return Sprite(name, cell % SIZE + 0.5, cell // SIZE + 0.5)

    maze = view.maze
    pilot = () if view.pilot is None else (("dark", view.pilot),)
    pawns = (*zip((c.value for c in view.setup.colors), view.pawns, strict=True), *pilot)
    sprites = [sprite(_tile_name(view, cell), cell) for cell in CELLS]
    sprites += [sprite(f"mark/m{n + 1}", cell) for n, cell in enumerate(maze.targets) if cell >= 0]
    sprites += [sprite(f"pawn/{color}", cell) for color, cell in pawns]
    return Figure(view.setup.edition.value, SIZE, SIZE, tuple(sprites))


def _tile_name(view: Observation, cell: int) -> str:
    planes = zip(SIDES, view.maze.planes, strict=True)
    sides = sides_text(sum(side for side, plane in planes if plane >> cell & 1))
    return f"fixed/{sides}" if cell_text(cell) in FIXED else f"tile/{sides}/{cell % 2}"


GLANCES: Mapping[str, Callable[[Any], Glance]] = {"shift": _shift_glance}
