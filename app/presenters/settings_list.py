"""The settings as a list of options in groups, in the order in which they are shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.presenters.options import Option, Value

FLAG: tuple[Value, ...] = (False, True)
SYSTEM_LANGUAGE = ""

VALUES: Mapping[str, tuple[Value, ...]] = {
    "theme": ("system", "light", "dark"),
    "text_size": ("small", "normal", "large", "largest"),
    "motion": ("system", "slow", "normal", "fast", "still"),
    "sound": FLAG,
    "vibration": FLAG,
    "read_aloud": FLAG,
    "left_handed": FLAG,
    "turning": ("seat", "fixed"),
}
GROUPS: Mapping[str, tuple[str, ...]] = {
    "settings.look": ("language", "theme", "text_size"),
    "settings.moves": ("motion", "sound", "vibration", "read_aloud"),
    "settings.table": ("turning", "left_handed"),
}
HINTED = ("motion", "turning", "left_handed", "read_aloud")


@dataclass(frozen=True, slots=True)
class Group:
    """Some settings under a title."""

    key: str
    options: tuple[Option, ...]


def field_of(option: Option) -> str:
    """The field of the settings that the option stands for."""
    return option.key.partition(".")[2]


def settings_groups(
    current: Mapping[str, Value],
    languages: Sequence[tuple[str, str]],
    can_speak: bool = True,
) -> tuple[Group, ...]:
    """`languages` are codes with the name that each gives itself."""
    missing = () if can_speak else ("read_aloud",)
    spoken = ((SYSTEM_LANGUAGE, ""), *languages)

    def option(field: str) -> Option:
        if field == "language":
            codes, names = zip(*spoken, strict=True)
            return Option("settings.language", current[field], codes, names)
        key = f"settings.{field}"
        return Option(key, current[field], VALUES[field], has_hint=field in HINTED)

    return tuple(
        Group(key, tuple(option(field) for field in fields if field not in missing))
        for key, fields in GROUPS.items()
    )
