"""The one store of who did what on this device: the records of each person, a slot each.

Kept like matches; nothing leaves the device. A person is erased with its slot, and nothing of it
stays in those of others. Beside them the slot `people` says who plays alone, and which matches are
noted: what was erased does not come back from matches that still lie on the shelf.
"""

import json
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from app.core.errors import WanderwallError
from app.core.forms import parsed_object
from app.core.game import Json
from app.session.saves import Saves
from app.solo.records import Records, parsed_records, records_json
from app.solo.rounds import parsed_rounds

SLOT = re.compile(r"person-([0-9]{1,4})")
SHARED = "people"
NOTED = 512
"""Matches that are known to be noted: more than lie on the shelf."""
BEFORE = {"go-results": "timed", "go-results-short": "short", "go-results-puzzle": "puzzle"}
"""Slots of rounds of Go from the time before there were persons, and their modes."""


class People:
    """By number everybody's records; what a full disk did not take lives as long as the app."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._records: dict[int, Records] = {}
        self._shared: Json = {}
        with suppress(WanderwallError):
            found = filter(None, map(SLOT.fullmatch, saves.slots()))
            for number in sorted(int(match[1]) for match in found):
                self._load(number)
        with suppress(WanderwallError):
            read = saves.load_as(SHARED, parsed_object)
            self._shared = read.body if read else {}
        self._take_over()

    def _load(self, number: int) -> None:
        with suppress(WanderwallError):  # damaged ones are set aside by the saves
            read = self._saves.load_as(slot_of(number), lambda b: parsed_records(parsed_object(b)))
            if read:
                self._records[number] = read.body

    def _take_over(self) -> None:
        """The rounds of before persons are those of who plays alone; they go once they are kept."""
        old = [slot for slot in BEFORE if slot in self._slots()]
        if old and not any(records.rounds for records in self._records.values()):
            found = {BEFORE[slot]: self._read_before(slot) for slot in old}
            rounds = {mode: parsed_rounds(body) for mode, body in found.items() if body}
            self._records[self.alone] = replace(self.own, rounds=rounds)
            if not self._store(self.alone):
                return
        self._forget_before()

    def _read_before(self, slot: str) -> Json:
        with suppress(WanderwallError):
            read = self._saves.load_as(slot, parsed_object)
            return read.body if read else {}
        return {}

    def _forget_before(self) -> None:
        for slot in self._slots():
            if slot in BEFORE:
                with suppress(WanderwallError):
                    self._saves.remove(slot)

    def _slots(self) -> tuple[str, ...]:
        with suppress(WanderwallError):
            return self._saves.slots()
        return ()

    # Who there is

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(self._records)

    def records(self, number: int) -> Records:
        return self._records[number]

    def number_of(self, name: str) -> int:
        """The person of this name, whatever its case; new where there was none."""
        known = self._known(name)
        if known is not None:
            return known
        number = 1 + max((*self._records, *self._numbers_used()), default=0)
        self.keep(number, replace(Records(), name=name))
        return number

    def _known(self, name: str) -> int | None:
        same = (
            number
            for number, records in self._records.items()
            if records.name.casefold() == name.casefold()
        )
        return next(same, None)

    def _numbers_used(self) -> list[int]:
        """Also by files that cannot be read, or are of a newer app: they are left alone."""
        with suppress(WanderwallError):
            found = filter(None, map(SLOT.fullmatch, self._saves.traces()))
            return [int(match[1]) for match in found]
        return []

    @property
    def alone(self) -> int:
        """Who plays alone: who was chosen, else somebody without a name."""
        known = self.who_alone
        return self.number_of("") if known is None else known

    @property
    def own(self) -> Records:
        """Of who plays alone; nobody is written down before there is something to write."""
        number = self.who_alone
        return Records() if number is None else self._records[number]

    @property
    def who_alone(self) -> int | None:
        """As `alone`, but None as long as that is nobody."""
        chosen = self._shared.get("alone")
        is_known = type(chosen) is int and chosen in self._records
        return chosen if is_known else self._known("")

    def play_alone(self, number: int) -> None:
        """From now on puzzles and rounds alone are this person's."""
        self._share(alone=number)

    def player(self, name: str) -> int:
        """Whose it is what somebody of this name did alone."""
        return self.number_of(name) if name else self.alone

    def find(self, name: str) -> int | None:
        """As `player`, but nobody is written down for it."""
        return self._known(name) if name else self.who_alone

    def of(self, name: str) -> Records:
        """The player's records, empty where nobody is written down."""
        number = self.find(name)
        return Records() if number is None else self._records[number]

    def call(self, number: int, name: str) -> int:
        """A name for a person, who becomes one with whoever bears it already."""
        known, before = self._known(name), self._records[number]
        if known is not None and known != number:
            is_alone = self.who_alone == number
            self.keep(known, self._records[known].joined(before))
            if is_alone:
                self.play_alone(known)
            self.erase(number, name=self._records[known].name)
            return known
        is_alone = self.who_alone == number
        self.keep(number, replace(before, name=name))
        if is_alone:
            self.play_alone(number)
        if before.name:
            self._rename(before.name, name)
        return number

    # What they did

    def keep(self, number: int, records: Records) -> None:
        """On a full disk they are only not remembered; unchanged ones are not written again."""
        if self._records.get(number) == records:
            return
        self._records[number] = records
        self._store(number)

    def _store(self, number: int) -> bool:
        body = json.dumps(records_json(self._records[number])).encode()
        with suppress(WanderwallError):
            self._saves.store(slot_of(number), body)
            return True
        return False

    @property
    def noted(self) -> tuple[str, ...]:
        """Keys of matches that are in the records of all who played them, or were once."""
        noted = self._shared.get("noted")
        return tuple(map(str, noted)) if isinstance(noted, list) else ()

    def note(self, keys: Iterable[str]) -> None:
        self._share(noted=[*self.noted, *keys][-NOTED:])

    def _share(self, **changes: object) -> None:
        self._shared = self._shared | changes
        with suppress(WanderwallError):
            self._saves.store(SHARED, json.dumps(self._shared).encode())

    # Erasing

    def erase(self, number: int, name: str = "") -> None:
        """Raises what the disk refuses: nobody shall believe something gone that is there.

        In the records of others a `name` may take the place of this one.
        """
        self._saves.remove(slot_of(number))
        self._saves.clear_away(slot_of(number))
        gone = self._records.pop(number, Records()).name
        self._forget_before()
        if self._shared.get("alone") == number:
            self._share(alone=None)  # its number may become another's
        if gone:
            self._rename(gone, name)

    def _rename(self, gone: str, name: str) -> None:
        for other, records in list(self._records.items()):
            left = records.renamed(gone, name)
            if left != records:
                self.keep(other, left)
                self._store(other)  # twice, for the save before the last one names them as well

    def erase_all(self) -> None:
        """With what is left of those whose slots were damaged."""
        for number in self.numbers:
            self.erase(number)
        for number in self._numbers_used():
            self._saves.clear_away(slot_of(number))


def slot_of(number: int) -> str:
    return f"person-{number}"
