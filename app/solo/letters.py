"""Crockford's base 32 and its check letters (P4): numbers as letters that can be spoken and typed.

The letters of a code are numbers of the field with 32 elements. Its last two are chosen so that
two sums over all letters come out as they must: the plain sum, and the sum in which every letter
has a weight of its own, the next one being the last one times a generator of the field. One wrong
letter changes the first sum; two neighbours that changed places change the second, for their
weights differ. Of texts by chance one in 1,024 passes.
"""

import re
from collections.abc import Sequence

from app.core.errors import BadRequest

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VALUE = {letter: value for value, letter in enumerate(LETTERS)}
READ_AS = str.maketrans("OIL", "011")
BLANK = re.compile(r"[\s\-\u2010-\u2015\u2212]+")
"""What people and keyboards put between letters: blanks, and dashes of all lengths."""
GROUP = 4
CHECKS = 2
PLAIN, WEIGHTED = 21, 10
"""What the sums come to: not nothing, or a row of zeros would be a code."""
_MODULUS, _GENERATOR = 0b100101, 2


def _times(one: int, other: int) -> int:
    """In the field with 32 elements: polynomials modulo x^5 + x^2 + 1."""
    product = 0
    for bit in range(5):
        if other >> bit & 1:
            product ^= one << bit
    for bit in range(8, 4, -1):
        if product >> bit & 1:
            product ^= _MODULUS << bit - 5
    return product


def _sums(values: Sequence[int]) -> tuple[int, int]:
    plain = weighted = 0
    weight = 1
    for value in values:
        plain ^= value
        weighted ^= _times(value, weight)
        weight = _times(weight, _GENERATOR)
    return plain, weighted


def checked(values: Sequence[int]) -> tuple[int, ...]:
    """With the two letters after it for which the sums come out."""
    plain, _ = _sums(values)
    wholes = ((*values, one, plain ^ one ^ PLAIN) for one in range(len(LETTERS)))
    return next(whole for whole in wholes if _sums(whole) == (PLAIN, WEIGHTED))


def unchecked(values: Sequence[int]) -> tuple[int, ...] | None:
    """Without its check letters, or None where they do not fit."""
    if len(values) <= CHECKS or _sums(values) != (PLAIN, WEIGHTED):
        return None
    return tuple(values[:-CHECKS])


def shown(values: Sequence[int]) -> str:
    """As letters, in groups of four."""
    text = "".join(LETTERS[value] for value in values)
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def read(text: str) -> tuple[int, ...]:
    """The letters of a text in whatever case and with whatever between them (P4)."""
    plain = BLANK.sub("", text).upper().translate(READ_AS)
    if not plain or any(letter not in VALUE for letter in plain):
        raise BadRequest("bad_code", text[:40])
    return tuple(VALUE[letter] for letter in plain)


def digits(number: int, base: int = len(LETTERS)) -> tuple[int, ...]:
    """A number as letters, the largest first; nothing for 0."""
    found: list[int] = []
    while number:
        number, rest = divmod(number, base)
        found.append(rest)
    return tuple(reversed(found))


def number_of(values: Sequence[int], base: int = len(LETTERS)) -> int:
    number = 0
    for value in values:
        number = number * base + value
    return number
