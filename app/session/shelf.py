"""The shelf: all matches as they were left, and what was chosen for the last ones begun.

Each match has a slot of its own, named by its game and a number; a slot that bears a game's name
alone is from the time of one match a game. A match that is over stays, to be looked back at, until
others have pushed it out. Matches in use stay open: what a full disk did not take lives as long as
the app.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

from app.core.errors import BadRequest, WanderwallError
from app.core.forms import parsed_object
from app.core.game import Json, Turn
from app.core.thinking import Thinking
from app.games import registry
from app.session.kept import Kept, Line, index_text, kept_in, kept_of, line_of, parsed_index
from app.session.match import Match, kept_nowhere, replayed
from app.session.record import Record, Start, parsed_record
from app.session.saves import UNKNOWN, Note, SaveFailed, Saves, Stamp, Trouble

PLACES = 12
"""Matches that can go on at once."""
REMEMBERED = 100
"""Matches that are over, and can be looked back at."""
INDEX = "shelf"
APART = "puzzle-"
"""So begin the slots of matches that are none of those: each is begun by its own name."""
NEWER = ("newer_record", "other_rules")
"""What a record of a newer app is refused for: no rules have had a version before this one."""


class ShelfFull(WanderwallError):
    """Every place is taken: one of the matches has to end or to go first."""

    def __init__(self) -> None:
        super().__init__("shelf_full")


@dataclass(frozen=True, slots=True)
class Shelved:
    """A match from the shelf; `is_recovered` says that its last save was damaged."""

    match: Match
    is_recovered: bool


def game_of(slot: str) -> str:
    """The game whose match may lie in this slot, or empty: other things are kept, too."""
    game, _, number = slot.rpartition("-")
    name = game if number.isdecimal() else slot
    return name if name in registry.GAMES else ""


class Shelf:
    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._open: dict[str, Match] = {}
        self._lines: dict[str, Line] | None = None
        self._noted = ""
        self._recovered: set[str] = set()
        self.troubles: dict[str, WanderwallError] = {}
        """Why the match of a slot could not be had, since the app began."""

    # What lies there

    def running(self) -> tuple[Kept, ...]:
        """The matches that go on, the one played last first."""
        return self.told(is_over=False)

    def past(self) -> tuple[Kept, ...]:
        """Those that are over, the one that ended last first; nothing is to be looked back at in
        those in which nobody moved."""
        return tuple(kept for kept in self.told(is_over=True) if kept.is_played)

    @property
    def has_room(self) -> bool:
        return sum(1 for _ in self._found(is_over=False)) < PLACES

    def newest(self, game: str) -> str:
        """The slot of the game's match that was played last, or empty."""
        return next((slot for slot in self._order() if game_of(slot) == game), "")

    def times(self) -> dict[str, int]:
        """When each slot was stored last, in nanoseconds; 0 where no disk took it."""
        stamps = self._order()
        with suppress(WanderwallError):
            stamps |= self._saves.stamps()
        return {slot: stamp.time for slot, stamp in stamps.items()}

    def stored(self) -> tuple[str, ...]:
        """All slots that a disk took, the one stored last first."""
        with suppress(WanderwallError):
            return tuple(self._saves.stamps())
        return ()

    def told(self, is_over: bool) -> tuple[Kept, ...]:
        """Those that are over, or that go on, whether anybody moved in them or not."""
        found = (self._kept(slot, each) for slot, each in self._found(is_over))
        return tuple(kept for kept in found if kept is not None and kept.is_over is is_over)

    def _found(self, is_over: bool) -> Iterator[tuple[str, Kept | Line]]:
        """Of the files only those are read that have no line that holds."""
        for slot, stamp in self._order().items():
            found = self._looked_up(slot, stamp)
            if found is not None and found.is_over is is_over:
                yield slot, found

    def _order(self) -> dict[str, Stamp]:
        """The slots of matches, the one stored last first; before them what no disk took."""
        stamps: dict[str, Stamp] = {}
        with suppress(WanderwallError):
            stamps = self._saves.stamps()
        unsaved = {slot: UNKNOWN for slot in self._open if slot not in stamps and game_of(slot)}
        return unsaved | {slot: stamp for slot, stamp in stamps.items() if game_of(slot)}

    def _looked_up(self, slot: str, stamp: Stamp) -> Kept | Line | None:
        match = self._open.get(slot)
        if match is not None:
            return kept_of(slot, match)
        line = self._index().get(slot)
        if line is not None and line.stamp == stamp != UNKNOWN:
            return line
        return None if slot in self.troubles else self._read_anew(slot, stamp)

    def _kept(self, slot: str, found: Kept | Line) -> Kept | None:
        if isinstance(found, Kept):
            return found
        try:
            return kept_in(slot, found)
        except BadRequest:
            return self._read_anew(slot, found.stamp)

    def _read_anew(self, slot: str, stamp: Stamp) -> Kept | None:
        """From the file itself; a match that goes on is held, for it is likely to be asked for."""
        match = self.match(slot)
        if match is None:
            return None
        kept = kept_of(slot, match)
        if kept.is_over:
            del self._open[slot]
        self._index()[slot] = line_of(kept, stamp)
        return kept

    # The index

    def _index(self) -> dict[str, Line]:
        if self._lines is None:
            self._lines = {}
            with suppress(WanderwallError):
                loaded = self._saves.load_as(INDEX, parsed_index)
                self._lines = loaded.body if loaded else {}
                self._noted = index_text(self._lines)
        return self._lines

    def note_down(self) -> None:
        """Writes the index, if it is another by now: for when there is time."""
        index, lines = self._index(), {}
        for slot, stamp in self._order().items():
            match = self._open.get(slot)
            if match is not None and match.keeping_error is None and stamp != UNKNOWN:
                lines[slot] = line_of(kept_of(slot, match), stamp)
            elif match is None and slot in index and index[slot].stamp == stamp:
                lines[slot] = index[slot]
        text = index_text(lines)
        if text != self._noted:
            self._lines, self._noted = lines, text
            with suppress(WanderwallError):
                self._saves.store(INDEX, text.encode())

    # Matches

    def begin(self, start: Start, table: Json, people: int) -> Match:
        """A new match, kept from its first moment on; ShelfFull where there is no place for it.

        Of those that are over, the oldest beyond what is remembered go.
        """
        if not self.has_room:
            raise ShelfFull
        match = self.begin_in(self._free_slot(start), start, table, people)
        for past, _ in list(islice(self._found(is_over=True), REMEMBERED, None)):
            with suppress(WanderwallError):
                self.erase(past)
        return match

    def begin_in(self, slot: str, start: Start, table: Json, people: int) -> Match:
        """In a slot of its own; what lay there makes room."""
        match = Match(start, Keeping(self._saves, slot), people, table)
        match.keep()
        self._open[slot] = match
        return match

    def _free_slot(self, start: Start) -> str:
        """One that was never used, by as much as can be seen."""
        try:
            used = self._saves.traces() | self._open.keys()
        except WanderwallError:  # nothing can be seen: a number that nobody has
            return f"{start.game}-{10**9 + start.seed % 10**12}"
        numbers = [int(slot.rpartition("-")[2]) for slot in used if "-" in slot and game_of(slot)]
        return f"{start.game}-{max(numbers, default=0) + 1}"

    def slot_of(self, match: Match) -> str:
        """Where an open match is kept, or empty."""
        return next((slot for slot, each in self._open.items() if each is match), "")

    def taken(self, slot: str) -> Shelved | None:
        """The match as it was left, or None; raises what its files are damaged by.

        That its last save was damaged is said once, to whoever takes it first.
        """
        if slot not in self._open and (game_of(slot) or slot.startswith(APART)):
            self._load(slot)
        match = self._open.get(slot)
        is_recovered = slot in self._recovered
        self._recovered.discard(slot)
        return None if match is None else Shelved(match, is_recovered)

    def match(self, slot: str, reads: bool = True) -> Match | None:
        """To look at; None where there is none, and `troubles` say why, or where it would have to
        be read first and nobody `reads`."""
        if reads and slot not in self._open:
            with suppress(WanderwallError):
                self._load(slot)
        return self._open.get(slot)

    def thought_past(self, slot: str) -> Thinking[Match | None]:
        """To look at one that is over, replayed in slices; nothing is held, nor said of what cannot
        be read."""
        if slot in self._open:
            return self._open[slot]
        with suppress(WanderwallError):
            loaded = self._saves.load_as(
                slot, lambda body: parsed_record(body.decode(errors="replace"))
            )
            if loaded is not None:
                match = Match(loaded.body.start, kept_nowhere, table=loaded.body.table)
                yield from match.replaying(loaded.body)
                return match
        return None

    def _load(self, slot: str) -> None:
        try:
            loaded = self._saves.load_as(slot, lambda body: self._read(slot, body))
        except WanderwallError as error:
            if game_of(slot):
                self.troubles[slot] = error
            raise
        self.troubles.pop(slot, None)
        if loaded is None:
            return
        self._put_back()
        self._open[slot] = loaded.body
        if loaded.note is Note.RECOVERED:
            self._recovered.add(slot)

    def _put_back(self) -> None:
        """Those that are over and kept, lest looking back at many holds them all."""
        for slot, match in list(self._open.items()):
            if match.keeping_error is None and not isinstance(match.status, Turn):
                del self._open[slot]

    def _read(self, slot: str, body: bytes) -> Match:
        """What an app newer than this one wrote is no damage: it stays where it is."""
        try:
            record = parsed_record(body.decode(errors="replace"))
            return replayed(record, Keeping(self._saves, slot), _people(record))
        except BadRequest as error:
            if error.code in NEWER:
                raise SaveFailed(Trouble.NEWER_VERSION, slot) from error
            raise

    def erase(self, slot: str) -> None:
        """For good; SaveFailed where the disk does not let it go."""
        if slot in self._saves.slots():
            self._saves.remove(slot)
        self._open.pop(slot, None)
        self._index().pop(slot, None)

    def close(self) -> None:
        """Another run of the app may have the saves."""
        self._saves.close()

    # Choices

    def choices(self, game: str, kind: str) -> Json:
        """What was chosen for the last match of this game and kind; nothing where none is readable.

        Until then what was chosen before there were kinds, whatever that was.
        """
        return self._choices(f"{game}-choices-{kind}") or self._choices(f"{game}-choices")

    def _choices(self, slot: str) -> Json:
        try:
            loaded = self._saves.load_as(slot, parsed_object)
        except WanderwallError:
            return {}
        return loaded.body if loaded else {}

    def keep_choices(self, game: str, kind: str, choices: Json) -> None:
        """On a full disk they are only not remembered."""
        with suppress(WanderwallError):
            self._saves.store(f"{game}-choices-{kind}", json.dumps(choices).encode())


def _people(record: Record) -> int:
    """How many persons play; all seats where the table does not say."""
    people = record.table.get("people")
    return people if type(people) is int else record.start.seats


@dataclass(frozen=True, slots=True)
class Keeping:
    """The keeper of one slot: a match calls it with its record."""

    saves: Saves
    slot: str

    def __call__(self, record: str) -> None:
        self.saves.store(self.slot, record.encode())
