"""The records of the persons who play on this device, a slot each; nothing leaves it.

Kept like matches. A person is erased with its slot; nothing of it stays in those of others.
"""

import json
import re
from contextlib import suppress
from dataclasses import replace

from app.core.errors import WanderwallError
from app.core.forms import parsed_object
from app.session.saves import Saves
from app.solo.records import Records, parsed_records, records_json

SLOT = re.compile(r"person-([0-9]{1,4})")


class People:
    """By number everybody's records; what a full disk did not take lives as long as the app."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._records: dict[int, Records] = {}
        with suppress(WanderwallError):
            found = filter(None, map(SLOT.fullmatch, saves.slots()))
            for number in sorted(int(match[1]) for match in found):
                self._load(number)

    def _load(self, number: int) -> None:
        with suppress(WanderwallError):  # damaged ones are set aside by the saves
            read = self._saves.load_as(slot_of(number), lambda b: parsed_records(parsed_object(b)))
            if read:
                self._records[number] = read.body

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(self._records)

    def records(self, number: int) -> Records:
        return self._records[number]

    def number_of(self, name: str) -> int:
        """The person of this name, new where there was none."""
        for number, records in self._records.items():
            if records.name == name:
                return number
        number = max(self._records, default=0) + 1
        self.keep(number, replace(Records(), name=name))
        return number

    def keep(self, number: int, records: Records) -> None:
        """On a full disk they are only not remembered; unchanged ones are not written again."""
        if self._records.get(number) == records:
            return
        self._records[number] = records
        self._store(number)

    def _store(self, number: int) -> None:
        body = json.dumps(records_json(self._records[number])).encode()
        with suppress(WanderwallError):
            self._saves.store(slot_of(number), body)

    def erase(self, number: int) -> None:
        """Raises what the disk refuses: nobody shall believe something gone that is there."""
        self._saves.remove(slot_of(number))
        gone = self._records.pop(number, Records()).name
        for other, records in list(self._records.items()):
            left = records.without(gone)
            if left != records:
                self.keep(other, left)
                self._store(other)  # twice, for the save before the last one names them as well

    def erase_all(self) -> None:
        for number in self.numbers:
            self.erase(number)


def slot_of(number: int) -> str:
    return f"person-{number}"
