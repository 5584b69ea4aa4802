"""The bots that can come to the table, each to be tapped in and out where it stands.

Where one person plays alone and no bot can join, one of them may race instead (`Offer.races`).
"""

from dataclasses import dataclass, replace

from app.bots.levels import Level
from app.presenters.setup.draft import with_count, with_options, without_seat
from app.presenters.setup.offer import Draft, effective
from app.presenters.setup.seat_form import FACES, NAMES, as_bot, as_person

RIVAL, NOBODY = "rival", "nobody"


@dataclass(frozen=True, slots=True)
class BenchBot:
    """Not one that `can_come`, and is not in, has no place left."""

    level: Level
    is_in: bool
    can_come: bool

    @property
    def face(self) -> str:
        return FACES[self.level]

    @property
    def name(self) -> str:
        return NAMES[self.level]


def bench(draft: Draft) -> tuple[BenchBot, ...]:
    """None where no bot can play along, nor any is there to go."""
    if draft.offer.races(draft):
        rival = effective(draft)[RIVAL]
        return tuple(BenchBot(level, rival == level, can_come=True) for level in Level)
    can_join = draft.offer.bots_join or draft.count > 1
    if not draft.offer.has_bots or not can_join:
        return ()
    playing = {seat.level for seat in draft.playing if seat.level}
    if not playing and not draft.can_grow:
        return ()
    return tuple(BenchBot(level, level in playing, draft.can_grow) for level in Level)


def with_bot(draft: Draft, level: Level) -> Draft:
    """It comes, or goes again."""
    if draft.offer.races(draft):
        races = effective(draft)[RIVAL] == level
        return with_options(draft, {RIVAL: NOBODY if races else level.value})
    levels = [seat.level for seat in draft.playing]
    if level in levels:
        return _without_bot(draft, levels.index(level)) if draft.can_shrink else draft
    return _with_bot(draft, level) if draft.can_grow else draft


def _with_bot(draft: Draft, level: Level) -> Draft:
    """On a seat that waits for nobody by name, if there is one."""
    waiting = list(draft.seats[draft.count :])
    free = next((number for number, seat in enumerate(waiting) if not seat.name), 0)
    seat = as_bot(replace(waiting.pop(free), name=""), level)
    seats = (*draft.playing, seat, *waiting)
    return with_count(replace(draft, seats=seats), draft.count + 1)


def _without_bot(draft: Draft, number: int) -> Draft:
    """Whoever sits there the next time is a person."""
    seats = list(draft.seats)
    seats[number] = as_person(seats[number])
    return without_seat(replace(draft, seats=tuple(seats)), number)
