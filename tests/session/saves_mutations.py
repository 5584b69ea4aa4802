"""Save files changed at random by something that knows how they are made."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from app.session.envelope import VERSION
from tests.session.saves_files import OLD, OLDER, OTHER, Body, sealed

GENUINE = {sealed(body): body for body in (OLDER, OLD, OTHER)}
WORDS = (
    *(b"wanderwall-save", b"wanderwall: ", b"game: ", b"rules: ", b"seats: ", b"seed: "),
    *(b"options: ", b"position: ", b"undone: ", b"shift", b"connect", b'"ending"', b'"any_exit"'),
    *(b" 1 ", b" 2 ", b" 0 ", b" -1 ", b" 999999 ", b"00000000", b"ffffffff", b"w2:NES", b"*d5"),
    *(b"\n", b"\n\n", b"\r\n", b"\0", b" ", b"", b"\xff\xfe", b"{}", b"9" * 40, b"A" * 2_000),
)
NUMBER = re.compile(rb"[0-9a-f]+")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A file, the body it must give if any, and whether it is a sound one of a newer version."""

    data: bytes
    body: Body = None
    is_newer: bool = False


def place(rng: Random, data: bytes) -> int:
    """Half of the time in the first line."""
    header = data.find(b"\n") + 1
    return rng.randrange((header if header and rng.random() < 0.5 else len(data)) + 1)


def flip_bits(rng: Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 8) if changed else 0):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def put_word(rng: Random, data: bytes) -> bytes:
    start = place(rng, data)
    return data[:start] + rng.choice(WORDS) + data[start + rng.choice((0, 0, 1, 8)) :]


def cut(rng: Random, data: bytes) -> bytes:
    start, end = sorted((place(rng, data), place(rng, data)))
    return data[:start] + data[end:]


def repeat(rng: Random, data: bytes) -> bytes:
    start, end = sorted((place(rng, data), place(rng, data)))
    return data[:end] + data[start:]


def blank(rng: Random, data: bytes) -> bytes:
    """As a disk does to what it never wrote."""
    start = place(rng, data)
    return data[:start] + bytes(len(data) - start)


def splice(rng: Random, data: bytes) -> bytes:
    other = rng.choice(list(GENUINE))
    return data[: place(rng, data)] + other[place(rng, other) :]


def swap_lines(rng: Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def change_number(rng: Random, data: bytes) -> bytes:
    """One of the numbers of the first line: version, length, checksum."""
    numbers = list(NUMBER.finditer(data, 0, data.find(b"\n") + 1))
    if not numbers:
        return data
    number = rng.choice(numbers[-3:])
    other = rng.choice((b"0", b"1", b"2", b"-1", b"999999", b"00000000", b"0" + number[0]))
    return data[: number.start()] + other + data[number.end() :]


CHANGES: tuple[Callable[[Random, bytes], bytes], ...] = (
    flip_bits, put_word, cut, repeat, blank, splice, swap_lines, change_number,
)  # fmt: skip


def mutants(seed: int, number: int) -> Iterator[Mutant]:
    """Files with one to four changes; now and then one is sealed anew and thereby sound."""
    rng = Random(seed)
    for _ in range(number):
        data = rng.choice(list(GENUINE))
        for _ in range(rng.randint(1, 4)):
            data = rng.choice(CHANGES)(rng, data)
        if rng.random() < 0.1:
            version = rng.choice((0, VERSION, VERSION + 1, 999_999))
            newer = version > VERSION
            yield Mutant(sealed(data, version), data if version == VERSION else None, newer)
        else:
            yield Mutant(data, GENUINE.get(data))
