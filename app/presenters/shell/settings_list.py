"""The settings as a list of options in groups, as their declaration says."""

from collections.abc import Sequence
from dataclasses import Field, dataclass, fields
from enum import StrEnum
from itertools import groupby
from typing import Any, ClassVar, Protocol

from app.presenters.options import Option, Value

FLAG: tuple[Value, ...] = (False, True)
SYSTEM_LANGUAGE = ("", "")
"""The words of the catalogue stand for a name."""
ICONS = {
    "language": "translate",
    "theme": "theme-light-dark",
    "text_size": "format-size",
    "motion": "run-fast",
    "sound": "volume-high",
    "vibration": "vibrate",
    "read_aloud": "account-voice",
    "turning": "screen-rotation",
    "one_tap_walks": "gesture-tap",
    "left_handed": "hand-back-left-outline",
    "coordinates": "grid",
}
"""By the name of the setting, for eyes that look for one."""
AS_DEVICE = "cellphone-cog"
SIGNS = {
    "theme": (AS_DEVICE, "white-balance-sunny", "weather-night"),
    "text_size": ("format-size",) * 4,
    "motion": (AS_DEVICE, "tortoise", "walk", "run-fast", "motion-pause-outline"),
    "turning": ("screen-rotation", "screen-rotation-lock"),
}
"""Of the values of a setting, in their order; of text sizes each is larger than the one before."""


class Declared(Protocol):
    """A dataclass whose fields tell by their metadata their `group`, and that they have a hint.

    Those of a group stand together. Their values tell what else may be chosen.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


@dataclass(frozen=True, slots=True)
class Group:
    """Some settings under a title."""

    key: str
    options: tuple[Option, ...]


def field_of(option: Option) -> str:
    """The field of the settings that the option stands for."""
    return option.key.partition(".")[2]


def settings_groups(
    settings: Declared, languages: Sequence[tuple[str, str]], can_speak: bool = True
) -> tuple[Group, ...]:
    """`languages` are codes with the name that each gives itself."""
    shown = (field for field in fields(settings) if can_speak or field.name != "read_aloud")
    return tuple(
        Group(key, tuple(_option(settings, field, languages) for field in members))
        for key, members in groupby(shown, lambda field: str(field.metadata["group"]))
    )


def _option(settings: Declared, field: Field[Any], languages: Sequence[tuple[str, str]]) -> Option:
    key, value = f"settings.{field.name}", getattr(settings, field.name)
    icon = ICONS.get(field.name, "")
    if field.name == "language":
        codes, names = zip(SYSTEM_LANGUAGE, *languages, strict=True)
        return Option(key, value, codes, names, icon=icon, is_long=True)
    values = tuple(type(value)) if isinstance(value, StrEnum) else FLAG
    has_hint, signs = "has_hint" in field.metadata, SIGNS.get(field.name, ())
    return Option(
        key, value, values, has_hint=has_hint, icon=icon, signs=signs, is_terse=bool(signs)
    )
