"""What the first page shows: a card for each game, and a glance at each match that goes on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from app.core.game import Turn
from app.core.sides import SIDES, sides_text
from app.games.shift.maze import CELLS, SIZE, cell_text
from app.games.shift.observe import Observation
from app.games.shift.tiles import FIXED
from app.presenters.connect_glance import connect_glance
from app.presenters.figures import Figure, Sprite
from app.presenters.glance import Glance
from app.presenters.go_glance import go_glance
from app.presenters.new_game import Offer
from app.presenters.offers import OFFERS
from app.presenters.phrase import phrase
from app.presenters.seats import parsed_seating, seat_name
from app.presenters.shift_table import shift_round
from app.session.match import Match

NEAR = 1.4
"""How many cells from the edge a picture of a part of the board has its middle at least."""


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game to begin; its editions, where there are some, can be gone to at once."""

    game: str
    seats: str
    editions: tuple[str, ...]

    @property
    def picture(self) -> str:
        """One that stands for the game."""
        return self.editions[0] if self.editions else self.game


def game_cards() -> tuple[GameCard, ...]:
    return tuple(
        GameCard(game, _seats_text(offer), _editions(offer)) for game, offer in OFFERS.items()
    )


def _seats_text(offer: Offer) -> str:
    first, last = offer.counts[0], offer.counts[-1]
    return f"{first}\u2013{last}" if first < last else str(first)


def _editions(offer: Offer) -> tuple[str, ...]:
    return tuple(str(value) for value in offer.edition.sets) if offer.edition else ()


def glance(match: Match) -> Glance | None:
    """None for a game that cannot be shown, or that is over."""
    if match.start.game not in GLANCES or not isinstance(match.status, Turn):
        return None
    return GLANCES[match.start.game](match)


def _shift_glance(match: Match) -> Glance:
    view: Observation = match.view(0)
    seats = parsed_seating(match.table, match.start.seats).seats
    edition = view.setup.edition.value
    return Glance(
        game="shift",
        title=phrase(f"edition.{edition}"),
        line=phrase(
            f"home.line.shift.{view.phase.value}",
            number=shift_round(match, len(match.moves)),
            seat=seat_name(seats[view.turn]),
        ),
        seats=seats,
        figure=_shift_figure(view),
        focus=_focus(view.pawns[view.turn]),
    )


def _focus(cell: int) -> tuple[float, float]:
    """The cell, but not so near the edge that the picture would go beyond it."""
    column, row = (
        min(max(part, NEAR), SIZE - 1 - NEAR) + 0.5 for part in (cell % SIZE, cell // SIZE)
    )
    return column, row


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


GLANCES: Mapping[str, Callable[[Any], Glance]] = {
    "connect": connect_glance,
    "go": go_glance,
    "shift": _shift_glance,
}
