"""The matches that are kept, one slot a game, and what was chosen for the last one begun.

A match that is over stays on the shelf, to be looked back at, until the next one begins.
"""

import json
from contextlib import suppress
from dataclasses import dataclass

from app.core.errors import BadRequest, WanderwallError
from app.core.forms import parsed_object
from app.core.game import Json, Turn
from app.games import registry
from app.session.match import Match, replayed
from app.session.record import Record, Start, parsed_record
from app.session.saves import Note, SaveFailed, Saves, Trouble

NEWER = ("newer_record", "other_rules")
"""What a record of a newer app is refused for: no rules have had a version before this one."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A match from the shelf; `is_recovered` says that its last save was damaged."""

    match: Match
    is_recovered: bool


class Shelf:
    """Matches in use stay open: what a full disk did not take lives as long as the app."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._open: dict[str, Match] = {}
        self._recovered: set[str] = set()
        self.troubles: dict[str, WanderwallError] = {}
        """Why a game's kept match could not be had, since the app began."""

    def begin(self, start: Start, table: Json, people: int, slot: str = "") -> Match:
        """A new match, kept from its first moment on; the slot's last one makes room.

        Without a slot it is that of its game.
        """
        slot = slot or start.game
        match = Match(start, self._keeper(slot), people, table)
        match.keep()
        self._open[slot] = match
        return match

    def taken(self, game: str) -> Shelved | None:
        """The slot's match as it was left, or None; raises what the files are damaged by.

        That its last save was damaged is said once, to whoever takes it first.
        """
        match = self._match(game)
        is_recovered = game in self._recovered
        self._recovered.discard(game)
        return None if match is None else Shelved(match, is_recovered)

    def _match(self, game: str) -> Match | None:
        if game not in self._open:
            try:
                self._load(game)
            except WanderwallError as error:
                self.troubles[game] = error
                raise
        return self._open.get(game)

    def _load(self, game: str) -> None:
        loaded = self._saves.load_as(game, lambda body: self._read(game, body))
        if loaded is None:
            return
        self._open[game] = loaded.body
        if loaded.note is Note.RECOVERED:
            self._recovered.add(game)

    def _read(self, game: str, body: bytes) -> Match:
        """What an app newer than this one wrote is no damage: it stays where it is."""
        try:
            record = parsed_record(body.decode(errors="replace"))
            return replayed(record, self._keeper(game), _people(record))
        except BadRequest as error:
            if error.code in NEWER:
                raise SaveFailed(Trouble.NEWER_VERSION, game) from error
            raise

    def running(self) -> list[Match]:
        """The unfinished matches, the one played last first."""
        kept = self._slots()
        order = [slot for slot in self._open if slot not in kept] + list(kept)
        order = [slot for slot in order if slot in registry.GAMES]
        matches = map(self._running, order)
        return [match for match in matches if match is not None]

    def _slots(self) -> tuple[str, ...]:
        try:
            return self._saves.slots()
        except WanderwallError:
            return ()

    def _running(self, game: str) -> Match | None:
        try:
            match = self._match(game)
        except WanderwallError:
            return None
        return match if match and isinstance(match.status, Turn) else None

    def close(self) -> None:
        """Another run of the app may have the saves."""
        self._saves.close()

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

    def _keeper(self, slot: str) -> "Keeping":
        return Keeping(self._saves, slot)


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
