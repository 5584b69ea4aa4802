"""Challenge codes (P4): a kind and a seed, perhaps a result to beat and a name, as letters.

The letters in their order: the kind; the length of the seed, plus 14 where a result follows; the
seed; the result in base 16, each letter but its last with 16 added; the name; two check letters.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.core.errors import BadRequest
from app.core.rng import WORD
from app.solo.kinds import BY_LETTER, Kind
from app.solo.letters import checked, digits, number_of, read, shown, unchecked

SEED_LENGTHS = range(14)
RESULTS = range(1 << 32)
MORE = 16
"""Added to each letter of a result but the last."""
LONGEST_NAME = 12
PLAIN_NAME = "abcdefghijklmnopqrstuvwxyz -'"
OTHER = 31
"""Stands before two letters that together are the number of a letter in Unicode."""
OTHERS = range(0xC0, 0x400)
MOST_LETTERS = 80
IN_TEXT = re.compile(r"(?<![\w-])\w{4}(?:-\w{4})*(?:-\w{1,4})(?![\w-])", re.ASCII)
"""A code in a text stands there as it is shown: groups of four, and hyphens between them."""


@dataclass(frozen=True, slots=True)
class Code:
    """`result` is in what the kind counts (turns, tiles, milliseconds), the fewer the better, or
    the more where a kind says so."""

    kind: Kind
    seed: int
    result: int | None = None
    name: str = ""


def code_text(code: Code) -> str:
    """The code as it is shown, spoken and sent."""
    seed = digits(code.seed) or (0,)
    has_result = code.result is not None
    head = (code.kind.letter, len(seed) + len(SEED_LENGTHS) * has_result)
    result = _result_letters(code.result) if code.result is not None else ()
    return shown(checked((*head, *seed, *result, *_name_letters(code.name))))


def parsed_code(text: str) -> Code:
    """The code of these letters; BadRequest `bad_code`, or `newer_code` where this app is too old.

    The check comes first: what does not pass it is no code, whatever it begins with.
    """
    if len(text) > 4 * MOST_LETTERS:
        raise BadRequest("bad_code", "too long")
    values = unchecked(read(text))
    if values is None or len(values) < 2:
        raise BadRequest("bad_code", text[:40])
    kind = BY_LETTER.get(values[0])
    has_result, length = divmod(values[1], len(SEED_LENGTHS))
    if kind is None or has_result > 1:
        raise BadRequest("newer_code", text[:40])
    code = _parsed(kind, values[2:], length, bool(has_result))
    if code is None or unchecked(read(code_text(code))) != values:
        raise BadRequest("bad_code", text[:40])
    return code


def _parsed(kind: Kind, values: Sequence[int], length: int, has_result: bool) -> Code | None:
    """None where the letters end too early or mean nothing."""
    seed, rest = number_of(values[:length]), values[length:]
    if len(values) < length or seed > WORD:
        return None
    result = None
    if has_result:
        end = next((at for at, value in enumerate(rest) if value < MORE), None)
        if end is None:
            return None
        result = number_of([value % MORE for value in rest[: end + 1]], MORE)
        rest = rest[end + 1 :]
        if result not in RESULTS:
            return None
    name = _name(rest)
    return None if name is None else Code(kind, seed, result, name)


def _result_letters(result: int) -> tuple[int, ...]:
    if result not in RESULTS:
        raise BadRequest("bad_result", str(result)[:20])
    *first, last = digits(result, MORE) or (0,)
    return (*(value + MORE for value in first), last)


def checked_name(name: str) -> str:
    """A name as a code carries it: up to 12 letters, blanks, hyphens or apostrophes."""
    plain = " ".join(name.lower().split())
    if len(plain) > LONGEST_NAME or not all(map(_is_letter, plain)):
        raise BadRequest("bad_name", name[:20])
    return plain.title()


def _is_letter(letter: str) -> bool:
    return letter in PLAIN_NAME or (ord(letter) in OTHERS and letter.isalpha())


def _name_letters(name: str) -> tuple[int, ...]:
    letters: list[int] = []
    for letter in checked_name(name).lower():
        if letter in PLAIN_NAME:
            letters.append(PLAIN_NAME.index(letter))
        else:
            letters += [OTHER, *divmod(ord(letter), 32)]
    return tuple(letters)


def _name(values: Sequence[int]) -> str | None:
    letters, left = "", list(values)
    while left:
        first = left.pop(0)
        if first < len(PLAIN_NAME):
            letters += PLAIN_NAME[first]
        elif first == OTHER and len(left) >= 2:
            letters += chr(number_of(left[:2]))
            del left[:2]
        else:
            return None
    try:
        return checked_name(letters)
    except BadRequest:
        return None


def code_in(text: str) -> Code:
    """The first code in a text that was shared; nothing else in it is looked at.

    Where there is none, it is a newer one if the check of anything with a digit says so; a word
    that passes the check by chance is none.
    """
    error = BadRequest("bad_code", "there is none")
    for found in IN_TEXT.finditer(text[: 1 << 16]):
        try:
            return parsed_code(found[0])
        except BadRequest as problem:
            if problem.code == "newer_code" and any(map(str.isdigit, found[0])):
                error = problem
    raise error
