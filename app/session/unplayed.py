"""What may be gone on with. Matches that were set up and left before the first move are not:
nothing is lost with them, and they make room when another one begins."""

from collections.abc import Iterator
from contextlib import suppress

from app.core.errors import WanderwallError
from app.core.game import Turn
from app.session.alone import Alone, alone
from app.session.kept import Kept, kept_of
from app.session.racing import Race
from app.session.shelf import APART, Shelf
from app.session.tasks import slot_of
from app.solo.kinds import RACES


def played(shelf: Shelf) -> tuple[Kept, ...]:
    """Those that go on in which somebody has moved, the one played last first."""
    return tuple(kept for kept in shelf.running() if kept.is_played)


def apart(shelf: Shelf) -> tuple[str, ...]:
    """The slots of puzzles and races, the one stored last first."""
    return tuple(slot for slot in shelf.stored() if slot.startswith(APART))


def goes_on(asked: Alone) -> bool:
    """A puzzle that somebody began and has not ended; the clock of a race runs before any move."""
    is_race = asked.code.kind in RACES
    if is_race and Race(asked).is_over:
        return False
    has_begun = bool(asked.match.moves) or (is_race and asked.clock > 0)
    return has_begun and isinstance(asked.match.status, Turn)


def left(shelf: Shelf) -> tuple[Kept, ...]:
    """Matches somebody has moved in, and races under way, the one played last first."""
    found = [*played(shelf), *_races_under_way(shelf)]
    order = {slot: place for place, slot in enumerate(shelf.stored())}
    return tuple(sorted(found, key=lambda kept: order.get(kept.slot, -1)))


def _races_under_way(shelf: Shelf) -> Iterator[Kept]:
    kept = apart(shelf)
    for slot in filter(kept.__contains__, map(slot_of, RACES)):
        match = shelf.match(slot)
        asked = alone(match) if match is not None else None
        if asked is not None and goes_on(asked):
            yield kept_of(slot, asked.match)


def let_go(shelf: Shelf, game: str) -> None:
    """Before one of this game begins: those of it in which nobody ever moved, and such as are over;
    of all games where there is no room else."""
    for kept in (*shelf.told(is_over=False), *shelf.told(is_over=True)):
        is_wanted = not kept.is_over and kept.start.game != game and shelf.has_room
        if not kept.is_played and not is_wanted:
            with suppress(WanderwallError):
                shelf.erase(kept.slot)
