"""Damage done by chance and from a seed: to texts, and to values of JSON, for all the fuzzers."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from app.core.rng import Rng

T = TypeVar("T")

ODD_LETTERS = (
    "\0\t\r\n \"'\\{}[]:,;-+*/0129amxyNESWJ\x7f\x85\xa0\u00e9\u0661\u202e\u2028\ufeff\U0001f600"
)
ODD_VALUES: list[Any] = [
    *(None, True, False, "", " ", "\0", "\ud800", "\u202e", "m0", "m1", "m25", "a0", "a1", "h9"),
    *(0, 1, -1, 2, 7, 50, 2**31, 2**63, 2**64, 10**19, -(10**19), 10**20, 10**200),
    *([], {}, [[]], [{}], [None], {"": 0}, {"do": "new"}, "x0y0", "x-1y999", "go", "take -"),
    *("shift", "walk", "over", "lay", "take", "build", "NESW", "red", "dark", "J", "a" * 300),
]


def one_of(rng: Rng, items: Sequence[T]) -> T:
    return items[rng.below(len(items))]


def mutated_text(text: str, rng: Rng) -> str:
    """The text after one to three edits; now and then it stays as it is."""
    for _ in range(1 + rng.below(3)):
        text = one_of(rng, EDITS)(text, rng)
    return text


def _cut(text: str, rng: Rng) -> tuple[int, int]:
    """A short piece somewhere."""
    start = rng.below(len(text) + 1)
    return start, min(len(text), start + rng.below(8))


def _put(text: str, rng: Rng) -> str:
    start, end = _cut(text, rng)
    return text[:start] + one_of(rng, ODD_LETTERS) + text[end:]


def _remove(text: str, rng: Rng) -> str:
    start, end = _cut(text, rng)
    return text[:start] + text[end:]


def _repeat(text: str, rng: Rng) -> str:
    start, end = _cut(text, rng)
    return text[:end] + text[start:end] * (1 + rng.below(3)) + text[end:]


def _move(text: str, rng: Rng) -> str:
    start, end = _cut(text, rng)
    to, _ = _cut(text, rng)
    return text[:to] + text[start:end] + text[to:]


def _truncate(text: str, rng: Rng) -> str:
    return text[: rng.below(len(text) + 1)]


def _change_digit(text: str, rng: Rng) -> str:
    places = [place for place, letter in enumerate(text) if letter.isdigit()]
    if not places:
        return text
    place = one_of(rng, places)
    return text[:place] + str(rng.below(10)) + text[place + 1 :]


def _swap_lines(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    one, other = rng.below(len(lines)), rng.below(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _remove_line(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    del lines[rng.below(len(lines))]
    return "\n".join(lines)


def _repeat_line(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    lines.insert(rng.below(len(lines)), one_of(rng, lines))
    return "\n".join(lines)


EDITS = [
    *(_put, _put, _remove, _repeat, _move, _truncate),
    *(_change_digit, _change_digit, _swap_lines, _remove_line, _repeat_line),
]


def mutated_json(form: Any, rng: Rng) -> Any:
    """A copy with one or two places changed, missing, doubled or exchanged."""
    form = _copy(form)
    for _ in range(1 + rng.below(2)):
        places = list(_places(form))
        if places:
            (holder, key), other = one_of(rng, places), one_of(rng, places)
            _change(holder, key, other, rng)
    return form


def _places(form: Any) -> Iterator[tuple[Any, Any]]:
    """Each container with each of its keys or indices, at any depth."""
    keys = list(form) if isinstance(form, dict) else range(len(form))
    for key in keys:
        yield form, key
        if isinstance(form[key], dict | list):
            yield from _places(form[key])


def _change(holder: Any, key: Any, other: tuple[Any, Any], rng: Rng) -> None:
    match rng.below(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.append(_copy(holder[key]))
        case 1:
            holder[one_of(rng, ["odd", "", "x" * 99, "seat"])] = _copy(holder[key])
        case 2:
            holder[key] = _copy(other[0][other[1]])
        case 3 if type(holder[key]) is int:
            holder[key] += one_of(rng, [-1, 1, 100])
        case _:
            holder[key] = _copy(one_of(rng, ODD_VALUES))


def _copy(form: Any) -> Any:
    return json.loads(json.dumps(form))
