"""Numbers that people are proud of, and how they came about: what cards of results show."""

from dataclasses import dataclass

from app.presenters.phrase import Field, Phrase

NONE = "\u2013"
"""Where there is nothing to count yet."""


@dataclass(frozen=True, slots=True)
class Number:
    """`is_new`: never was it as good; `icon` says what it counts without words."""

    value: Field
    label: Phrase
    is_new: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Stats:
    """`counts` are bars, `words` say what they show, or that there is nothing to show yet,
    and `ends` which the first one and the last one are."""

    title: Field = ""
    numbers: tuple[Number, ...] = ()
    counts: tuple[int, ...] = ()
    words: Field = ""
    ends: tuple[Field, Field] = ("", "")
