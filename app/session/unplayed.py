"""Matches that were set up and left before the first move: nothing is lost with them, so they are
not offered to be gone on with, and make room when another one begins."""

from contextlib import suppress

from app.core.errors import WanderwallError
from app.session.kept import Kept
from app.session.shelf import Shelf


def played(shelf: Shelf) -> tuple[Kept, ...]:
    """Those that go on in which somebody has moved, the one played last first."""
    return tuple(kept for kept in shelf.running() if kept.is_played)


def let_go(shelf: Shelf, game: str) -> None:
    """Before one of this game begins: those of it in which nobody ever moved; of all games where
    there is no room else."""
    for kept in shelf.running():
        if not kept.is_played and (kept.start.game == game or not shelf.has_room):
            with suppress(WanderwallError):
                shelf.erase(kept.slot)
