"""JSON from outside, read with suspicion: bounded, exact types, no unknown keys.

`parsed_json` turns text into plain values, `Form` reads an object field by field. Both raise
BadRequest and nothing else, whatever comes in.
"""

import json
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, NoReturn, TypeVar

from app.core.errors import BadRequest

E = TypeVar("E", bound=StrEnum)
V = TypeVar("V")

MAX_TEXT = 1 << 20
MAX_DEPTH = 32
MAX_DIGITS = 20


def parsed_json(text: str, code: str = "bad_json") -> Any:
    """The value of a JSON text. Depth is bounded before parsing: the parser recurses."""
    if len(text) > MAX_TEXT:
        raise BadRequest(code, "too long")
    if _depth(text) > MAX_DEPTH:
        raise BadRequest(code, "too deep")
    try:
        value = json.loads(
            text,
            object_pairs_hook=_distinct,
            parse_int=_bounded_int,
            parse_float=_refused_number,
            parse_constant=_refused_number,
        )
        json.dumps(value, ensure_ascii=False).encode()  # refuses half a pair of surrogates
    except ValueError as error:
        raise BadRequest(code, str(error)[:80]) from None
    return value


def parsed_object(body: bytes, code: str = "bad_json") -> dict[str, Any]:
    """The JSON object of a file."""
    value = parsed_json(body.decode(errors="replace"), code)
    if not isinstance(value, dict):
        raise BadRequest(code, "an object is needed")
    return value


def _depth(text: str) -> int:
    """How deep brackets nest, those inside strings left out."""
    depth = deepest = 0
    outside = True
    skip = False
    for letter in text:
        if skip:
            skip = False
        elif letter == '"':
            outside = not outside
        elif letter == "\\":
            skip = not outside
        elif outside and letter in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif outside and letter in "]}":
            depth -= 1
    return deepest


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _bounded_int(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise ValueError("number too large")
    return int(digits)


def _refused_number(_: str) -> NoReturn:
    raise ValueError("only whole numbers")


class Form:
    """One object from outside. Every field is asked for by name and kind; then `close`."""

    __slots__ = ("_code", "_fields", "_read")

    def __init__(self, value: object, code: str) -> None:
        if not isinstance(value, dict):
            raise BadRequest(code, "an object is needed")
        self._fields: dict[str, object] = value
        self._code = code
        self._read: set[str] = set()

    def has(self, key: str) -> bool:
        return self._fields.get(key) is not None

    def value(self, key: str) -> object:
        """The raw value, or None where the field is missing or null."""
        self._read.add(key)
        return self._fields.get(key)

    def text(self, key: str, default: str | None = None) -> str:
        return self._typed(key, str, default)

    def flag(self, key: str, default: bool | None = None) -> bool:
        return self._typed(key, bool, default)

    def items(self, key: str, default: list[Any] | None = None) -> list[Any]:
        return self._typed(key, list, default)

    def texts(self, key: str, default: list[Any] | None = None) -> list[str]:
        found = self.items(key, default)
        if not all(type(item) is str for item in found):
            self.refuse(key, "texts are needed")
        return found

    def whole(self, key: str, allowed: range, default: int | None = None) -> int:
        number = self._typed(key, int, default)
        if number not in allowed:
            self.refuse(key, f"from {allowed.start} to {allowed.stop - 1}")
        return number

    def choice(self, key: str, kind: type[E], default: E | None = None) -> E:
        wanted = self.text(key, default)
        try:
            return kind(wanted)
        except ValueError:
            self.refuse(key, "one of " + ", ".join(member.value for member in kind))

    def optional(self, key: str, reader: Callable[[str], Any]) -> Any:
        """What the reader makes of the field, or None where it is missing or null."""
        return reader(key) if self.has(key) else self.value(key)

    def mapping(self, key: str) -> dict[str, Any]:
        """An object as it is, for whoever reads it later."""
        return self._typed(key, dict, None)

    def form(self, key: str) -> "Form":
        return Form(self.value(key), self._code)

    def forms(self, key: str, count: Iterable[int] = range(1 << 20)) -> "list[Form]":
        found = [Form(item, self._code) for item in self.items(key)]
        if len(found) not in count:
            self.refuse(key, "wrong number of items")
        return found

    def rest(self) -> dict[str, object]:
        """The fields not asked for yet, handed on to whoever knows them."""
        return {key: value for key, value in self._fields.items() if key not in self._read}

    def close(self) -> None:
        for key in self._fields:
            if key not in self._read:
                self.refuse(key, "unknown key")

    def refuse(self, key: str, why: str) -> NoReturn:
        raise BadRequest(self._code, f"{key[:40]}: {why}")

    def _typed(self, key: str, kind: type[V], default: V | None) -> V:
        """The value if its type is exactly this one: a bool is no number here."""
        value = self.value(key)
        if value is None and default is not None:
            return default
        if value is None:
            self.refuse(key, "missing")
        if type(value) is not kind:
            self.refuse(key, f"{kind.__name__} is needed")
        return value
