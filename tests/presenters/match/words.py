"""Phrases in words, as the screens say them, and back again."""

import re
from collections.abc import Iterator, Sequence

from app.presenters.phrase import Field, Phrase
from app.services.i18n import Catalogue


def said(words: Catalogue, field: Field) -> str:
    if not isinstance(field, Phrase):
        return str(field)
    fields = {name: said(words, inner) for name, inner in field.fields}
    if field.number is None:
        return words.text(field.key, **fields)
    return words.counted(field.key, field.number, **fields)


def read(words: Catalogue, key: str, text: str) -> dict[str, str] | None:
    """The fields of a text that was said with this key, or None if it was not."""
    template = words.texts[key][0]
    parts = re.split(r"\{(\w+)\}", template)
    pattern = "".join(
        f"(?P<{part}>.+?)" if number % 2 else re.escape(part) for number, part in enumerate(parts)
    )
    found = re.fullmatch(pattern, text)
    return found.groupdict() if found else None


def first_read(
    words: Catalogue, keys: Sequence[str], text: str
) -> tuple[str, dict[str, str]] | None:
    readings = ((key, read(words, key, text)) for key in keys)
    return next(((key, fields) for key, fields in readings if fields is not None), None)


def items(words: Catalogue, text: str) -> Iterator[str]:
    """Of a list, one after another."""
    while (found := read(words, "told.list", text)) is not None:
        yield found["first"]
        text = found["next"]
    yield text
