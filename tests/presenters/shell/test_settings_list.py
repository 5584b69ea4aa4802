"""The list of settings: each is offered once, with all its values and with what is set."""

import json
from dataclasses import asdict

import pytest

from app.presenters.options import Option
from app.presenters.shell.settings_list import Group, field_of, settings_groups
from app.services.settings import (
    Motion,
    Settings,
    TextSize,
    ThemeChoice,
    Turning,
    parsed_settings,
)

LANGUAGES = [("de", "Deutsch"), ("en", "English")]
CHANGED = Settings(
    sound=False,
    motion=Motion.STILL,
    theme=ThemeChoice.DARK,
    text_size=TextSize.LARGEST,
    language="de",
)


def listed(settings: Settings, can_speak: bool = True) -> dict[str, Option]:
    groups = settings_groups(settings, LANGUAGES, can_speak)
    return {field_of(option): option for group in groups for option in group.options}


def fields_in(group: Group) -> list[str]:
    return [field_of(option) for option in group.options]


@pytest.mark.parametrize("settings", [Settings(), CHANGED], ids=["first", "changed"])
def test_every_setting_shows_what_is_set(settings: Settings) -> None:
    assert {field: option.value for field, option in listed(settings).items()} == asdict(settings)


def test_each_group_stands_once_in_the_order_of_the_settings() -> None:
    groups = settings_groups(Settings(), LANGUAGES)
    assert [group.key for group in groups] == ["settings.moves", "settings.look", "settings.table"]
    assert [field for group in groups for field in fields_in(group)] == list(asdict(Settings()))


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("language", ("", "de", "en")),
        ("theme", tuple(ThemeChoice)),
        ("text_size", tuple(TextSize)),
        ("motion", tuple(Motion)),
        ("turning", tuple(Turning)),
        ("sound", (False, True)),
    ],
)
def test_every_value_is_offered(field: str, values: tuple[object, ...]) -> None:
    assert listed(CHANGED)[field].values == values


def test_every_offered_value_can_be_kept() -> None:
    for field, option in listed(Settings()).items():
        for value in option.values:
            kept = parsed_settings(json.dumps({field: value}).encode())
            assert listed(kept)[field].value == value


def test_languages_are_called_as_they_call_themselves() -> None:
    assert listed(Settings())["language"].names == ("", "Deutsch", "English")


def test_what_needs_explaining_has_a_hint() -> None:
    hinted = [field for field, option in listed(Settings()).items() if option.has_hint]
    table = ["left_handed", "one_tap_walks", "turning", "coordinates"]
    assert hinted == ["read_aloud", "motion", *table]


def test_reading_aloud_is_offered_only_where_there_is_a_voice() -> None:
    assert set(listed(Settings())) - set(listed(Settings(), can_speak=False)) == {"read_aloud"}


def test_signs_stand_for_all_values_or_for_none() -> None:
    options = listed(Settings()).values()
    assert {len(option.values) - len(option.signs) for option in options if option.signs} == {0}
    assert [option.key for option in options if option.is_long] == ["settings.language"]
