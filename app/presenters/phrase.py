"""Something to say, without the words: a key of the catalogue and what fills its fields."""

from dataclasses import dataclass
from typing import Union

Field = Union[str, int, "Phrase"]


@dataclass(frozen=True, slots=True)
class Phrase:
    """`number` chooses the plural form where the key has several."""

    key: str
    fields: tuple[tuple[str, Field], ...] = ()
    number: int | None = None


def phrase(key: str, **fields: Field) -> Phrase:
    return Phrase(key, tuple(fields.items()))


def counted(key: str, number: int, **fields: Field) -> Phrase:
    return Phrase(key, tuple(fields.items()), number)
