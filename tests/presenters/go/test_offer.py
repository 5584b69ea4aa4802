"""How Go for several is offered: relay or face to face, where there is room for that (G5, G11)."""

from dataclasses import replace

import pytest

from app.bots.levels import Level
from app.presenters.go.offer import CHECKED
from app.presenters.go.offer import OFFER as GO
from app.presenters.setup.draft import parsed_draft, with_count, with_options, with_seat
from app.presenters.setup.new_game import (
    NewGame,
    in_way,
    kind_shown,
    shown,
    simple_choices,
    start_of,
)
from app.presenters.setup.offer import Draft, Kind

PHONE, TABLET = (412.0, 915.0), (1280.0, 800.0)


def draft(count: int, window: tuple[float, float], together: str = "faces") -> Draft:
    found = replace(with_count(parsed_draft(GO, {}), count), window=window)
    return with_options(found, {"together": together})


def keys(found: Draft) -> list[str]:
    return [choice.key for choice in simple_choices(GO, found)]


def options(found: Draft) -> dict[str, object]:
    return dict(start_of(GO, found, 7)[0].options)


@pytest.mark.parametrize(
    ("count", "window", "is_offered"),
    [
        (2, PHONE, True),
        (3, PHONE, False),
        (3, TABLET, True),
        (4, TABLET, True),
        (2, (320.0, 480.0), False),
    ],
)
def test_face_to_face_is_offered_where_every_board_has_room(
    count: int, window: tuple[float, float], is_offered: bool
) -> None:
    found = draft(count, window)
    shown = NewGame(found).kind
    assert ("faces" in shown.values) is is_offered
    assert shown.is_drawn is is_offered
    assert options(found).get("relay", False) is (count > 1 and not is_offered)


def test_several_play_a_relay_unless_they_choose_otherwise() -> None:
    found = replace(with_count(parsed_draft(GO, {}), 2), window=PHONE)
    assert options(found)["relay"] is True
    assert NewGame(found).kind.value == "relay"
    faced = in_way(found, "faces")
    assert NewGame(faced).kind.value == "faces"
    assert options(faced)["relay"] is False


def test_alone_the_ways_of_several_are_in_sight_and_a_bot_makes_several() -> None:
    alone = replace(with_count(parsed_draft(GO, {}), 1), window=PHONE)
    assert NewGame(alone).kind.values == ("alone", "relay", "faces")
    assert NewGame(alone).kind.value == "alone"
    bot = replace(with_count(alone, 2).playing[1], level=Level.EASY)
    raced = in_way(with_seat(with_count(alone, 2), 1, bot), "faces")
    assert NewGame(raced).kind.value == "faces"
    assert kind_shown(raced) is Kind.TOGETHER
    assert in_way(raced, "alone").count == 1


def test_a_code_is_for_one() -> None:
    assert NewGame(draft(1, PHONE)).has_code
    assert not NewGame(draft(2, PHONE)).has_code


def test_a_table_of_bots_may_be_watched() -> None:
    bots = draft(2, PHONE)
    for number in range(2):
        bots = with_seat(bots, number, replace(bots.playing[number], level=Level.HARD))
    assert bots.can_start


def test_g5_checked_claims_are_offered_to_any_several() -> None:
    found = with_options(draft(2, PHONE), {"checked_claims": True})
    assert CHECKED.key in keys(found)
    assert options(found)["checked_claims"] is True
    relay = with_options(found, {"together": "relay"})
    assert CHECKED.key in keys(relay)
    assert options(relay) == {"relay": True, "checked_claims": True}
    assert CHECKED.key not in keys(with_count(found, 1))


def test_what_only_solved_boards_means_is_told_for_the_way_that_is_chosen() -> None:
    """Face to face said what help costs in a relay."""
    for way, hint in (("faces", "checked_claims.hint"), ("relay", "checked_claims.relay.hint")):
        found = draft(2, TABLET, way)
        [option] = shown(found, simple_choices(GO, found))
        assert option.hint_key == f"new.go.{hint}"
