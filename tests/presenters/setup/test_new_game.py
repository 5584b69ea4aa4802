"""What is chosen before a match: any game by its offer, whatever was kept."""

from dataclasses import replace

import pytest

from app.bots.levels import Level
from app.games.registry import game_named
from app.presenters.connect.offer import OFFER as CONNECT
from app.presenters.faces import FACES, face_of
from app.presenters.match.seats import SeatColor, Side
from app.presenters.options import Value
from app.presenters.phrase import counted, phrase
from app.presenters.setup.bench import with_bot
from app.presenters.setup.draft import (
    draft_json,
    draft_of_kind,
    lying_draft,
    parsed_draft,
    quick_draft,
    with_another,
    with_count,
    with_options,
    with_seat,
    without_seat,
)
from app.presenters.setup.handicap import (
    has_handicap,
    share_option,
    share_told,
    shares,
    with_share,
)
from app.presenters.setup.new_game import (
    NewGame,
    chosen,
    person_first,
    shown,
    simple_choices,
    start_of,
)
from app.presenters.setup.offer import Draft, Kind, Offer, effective, flag
from app.presenters.shift.offer import CHILDREN, EDITION, SHORT_GAME
from app.presenters.shift.offer import OFFER as SHIFT
from app.session.match import Match

GO = Offer(
    game="go",
    colors=tuple(SeatColor)[:4],
    usual_count=1,
    simple=(flag("new.go.checked_claims", "checked_claims"),),
    more=lambda _: (),
    has_round=False,
)


def usual() -> Draft:
    """Of the rules: all cards are dealt."""
    return parsed_draft(SHIFT, {"options": {}})


def colors(draft: Draft) -> list[str]:
    return [seat.color.value for seat in draft.playing]


def value(draft: Draft, key: str) -> Value:
    options = shown(draft, (*simple_choices(SHIFT, draft), *SHIFT.more(draft)))
    return next(option.value for option in options if option.key == key)


def choose(draft: Draft, key: str, wanted: Value) -> Draft:
    return chosen(draft, (*simple_choices(SHIFT, draft), *SHIFT.more(draft)), key, wanted)


def test_what_is_offered_no_more_changes_nothing_when_a_finger_rises_from_it() -> None:
    draft = parsed_draft(SHIFT, {})
    offered = (EDITION,)
    for key, wanted in (("gone", True), (EDITION.key, "gone")):
        assert chosen(draft, offered, key, wanted) is draft


@pytest.mark.parametrize(
    "offer", [*(face.offer for face in FACES), GO], ids=lambda offer: offer.game
)
def test_every_count_and_every_value_begins_a_match(offer: Offer) -> None:
    for count in offer.counts:
        draft = with_count(parsed_draft(offer, {}), count)
        choices = (*simple_choices(offer, draft), *offer.more(draft))
        for choice in (*choices, *([offer.edition] if offer.edition else [])):
            for wanted in choice.sets:
                changed = chosen(draft, [choice], choice.key, wanted)
                start, table = start_of(offer, changed, seed=7)
                assert len(Match(start).game.parsed_setup(count, start.options).__slots__) > 0
                assert game_named(offer.game).seats_in(Match(start).state) == count
                assert [option.value for option in shown(changed, [choice])] == [wanted]
                assert len(table.seats) == count


def test_on_a_lying_device_who_sets_up_sits_below() -> None:
    for offer in (face.offer for face in FACES):
        draft = lying_draft(offer, parsed_draft(offer, {}))
        assert draft.seats[0].side is Side.BOTTOM
        assert {**draft.options} == {**offer.usual, **offer.on_tablet}
    shift = lying_draft(SHIFT, usual())
    assert colors(shift) == ["green", "red"]
    assert shift.seats[1].side is Side.TOP


def test_the_usual_table_is_two_across_the_corner() -> None:
    assert colors(usual()) == ["red", "green"]


def test_seats_sit_clockwise_whatever_the_order_of_the_list() -> None:
    """S3: play runs around the board."""
    draft = with_count(usual(), 4)
    mixed = replace(draft, seats=draft.seats[::-1])
    start, table = start_of(SHIFT, mixed, seed=1)
    assert start.options["colors"] == ["red", "yellow", "green", "blue"]
    assert [seat.color.value for seat in table.seats] == start.options["colors"]


def test_a_colour_that_is_taken_is_swapped() -> None:
    draft = with_count(usual(), 2)
    changed = with_seat(draft, 0, replace(draft.seats[0], name="Mia", color=SeatColor.GREEN))
    assert colors(changed) == ["green", "red"]
    assert changed.seats[0].name == "Mia"


def test_a_colour_of_a_waiting_seat_can_be_had() -> None:
    draft = usual()
    changed = with_seat(draft, 0, replace(draft.seats[0], color=SeatColor.BLUE))
    assert colors(changed) == ["blue", "green"]
    assert len({seat.color for seat in changed.seats}) == 4


def test_a_seat_that_leaves_keeps_its_name_for_another_time() -> None:
    draft = with_seat(usual(), 0, replace(usual().seats[0], name="Mia"))
    left = without_seat(draft, 0)
    assert colors(left) == ["green"]
    assert [seat.name for seat in with_count(left, 4).playing] == ["", "", "", "Mia"]


def test_sides_count_only_when_the_device_lies_on_the_table() -> None:
    draft = usual()
    _, table = start_of(SHIFT, draft, seed=1)
    assert [seat.side for seat in table.seats] == [Side.BOTTOM, Side.BOTTOM]
    _, table = start_of(SHIFT, with_options(draft, {"round": False}), seed=1)
    assert [seat.side for seat in table.seats] == [Side.TOP, Side.BOTTOM]


def test_two_sit_opposite_each_other_and_a_third_between_them() -> None:
    """Sides follow how many there are, until somebody chooses one."""
    draft = parsed_draft(CONNECT, {"count": 2})
    assert sides(draft) == [Side.BOTTOM, Side.TOP]
    draft = with_another(draft)
    assert sides(draft) == [Side.BOTTOM, Side.LEFT, Side.RIGHT]
    assert sides(with_another(draft)) == [Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT]
    assert sides(without_seat(draft, 0)) == [Side.BOTTOM, Side.TOP]
    moved = with_seat(draft, 0, replace(draft.seats[0], side=Side.TOP))
    assert sides(with_another(moved)) == [Side.TOP, Side.LEFT, Side.RIGHT, Side.TOP]


def sides(draft: Draft) -> list[Side]:
    return [seat.side for seat in draft.playing]


def test_two_fingers_may_ask_for_the_last_place_at_once() -> None:
    draft = usual()
    while len(draft.playing) < len(draft.seats):
        draft = with_another(draft)
    assert with_another(draft) == draft


def test_an_edition_brings_its_usual_rules() -> None:
    """S13."""
    draft = with_options(usual(), {"dark_pilot": True})
    magic = chosen(draft, (EDITION,), EDITION.key, "magic")
    assert (effective(magic)["peek"], effective(magic)["dark_pilot"]) == ("on_turn", False)
    galaxy = chosen(magic, (EDITION,), EDITION.key, "galaxy")
    assert (effective(galaxy)["peek"], effective(galaxy)["dark_pilot"]) == ("at_once", True)


def test_s13_with_open_cards_there_is_no_next_one_to_see() -> None:
    def keys(draft: Draft) -> list[str]:
        return [choice.key for choice in SHIFT.more(draft)]

    assert "new.shift.peek" in keys(usual())
    for open_one in ("own", "open"):
        assert "new.shift.peek" not in keys(choose(usual(), "new.shift.hands", open_one))


def test_the_preset_for_children_is_open_cards_any_exit_and_few_cards() -> None:
    """S14, S15; how many cards can be chosen otherwise afterwards."""
    draft = choose(usual(), CHILDREN.key, True)
    assert (effective(draft)["open_cards"], effective(draft)["ending"]) == (True, "any_exit")
    assert effective(draft)["cards"] == 4
    assert SHORT_GAME.key not in [choice.key for choice in simple_choices(SHIFT, draft)]
    six = choose(draft, "new.shift.cards", 6)
    assert (value(six, CHILDREN.key), effective(six)["cards"]) == (True, 6)
    assert value(draft, "new.shift.hands") == "open"
    assert value(choose(draft, "new.shift.ending", "home"), CHILDREN.key) is False
    assert effective(choose(draft, CHILDREN.key, False)) == effective(
        choose(usual(), SHORT_GAME.key, True)
    )


def test_the_agreed_cell_is_asked_for_only_with_that_ending() -> None:
    keys = [option.key for option in shown(usual(), SHIFT.more(usual()))]
    agreed = choose(usual(), "new.shift.ending", "agreed_exit")
    assert "new.shift.exit" not in keys
    assert value(agreed, "new.shift.exit") == "c3"


def test_a_short_game_is_four_cards_for_any_number() -> None:
    draft = choose(usual(), SHORT_GAME.key, True)
    for count in SHIFT.counts:
        assert effective(with_count(draft, count))["cards"] == 4


def test_cards_that_are_too_many_for_more_seats_are_dealt_as_usual() -> None:
    draft = choose(usual(), "new.shift.cards", 12)
    assert effective(with_count(draft, 3))["cards"] == 8


def test_who_begins_is_drawn_again_once_others_sit_there() -> None:
    draft = choose(usual(), "new.first", "green")
    assert start_of(SHIFT, draft, seed=1)[0].options["first"] == 1
    assert value(with_count(draft, 3), "new.first") == "drawn"
    recolored = with_seat(draft, 0, replace(draft.seats[0], color=SeatColor.BLUE))
    assert value(recolored, "new.first") == "drawn"
    renamed = with_seat(draft, 0, replace(draft.seats[0], name="Mia"))
    assert value(renamed, "new.first") == "green"


@pytest.mark.parametrize("is_watchable", [False, True])
def test_bots_need_somebody_to_play_with_unless_they_can_be_watched(is_watchable: bool) -> None:
    draft = parsed_draft(replace(SHIFT, is_watchable=is_watchable), {})
    for number in range(2):
        assert draft.can_start
        draft = with_seat(draft, number, replace(draft.seats[number], level=Level.EASY))
    assert draft.can_start is is_watchable


def test_bots_of_shift_and_connect_can_be_watched() -> None:
    assert SHIFT.is_watchable
    assert CONNECT.is_watchable


def test_choices_are_read_back_as_kept() -> None:
    draft = choose(with_count(usual(), 3), "new.shift.peek", "on_turn")
    draft = with_seat(draft, 1, replace(draft.seats[1], name="Opa", level=Level.HARD))
    assert parsed_draft(SHIFT, draft_json(draft)) == draft


@pytest.mark.parametrize(
    "kept",
    [
        {"count": 99, "seats": 3, "options": {}},
        {"count": True, "seats": None, "options": {"cards": "many"}},
        {"options": {"edition": "pink", "cards": 0, "open_cards": 1, "unknown": {}, "exit": "b2"}},
        {"options": {"undo": "yes", "round": None, "colors": ["red"], "first": 9}},
    ],
)
def test_what_cannot_be_read_is_as_usual(kept: dict[str, object]) -> None:
    assert parsed_draft(SHIFT, kept) == usual()


def test_colours_that_the_game_has_not_are_dealt_anew() -> None:
    kept = {"seats": [{"name": "Mia", "color": "sky"}]}
    draft = parsed_draft(SHIFT, kept)
    assert draft.seats[0].name == "Mia"
    assert {seat.color for seat in draft.seats} == set(SHIFT.colors)


def test_alone_nobody_is_handed_the_device() -> None:
    alone = with_count(usual(), 1)
    assert "new.round" not in [choice.key for choice in simple_choices(SHIFT, alone)]
    assert start_of(SHIFT, alone, seed=1)[1].people == 1


def test_what_the_page_shows_follows_what_is_chosen() -> None:
    page = NewGame(usual())
    assert (page.note, page.has_code, page.results) == ("", False, "")
    assert page.more == ()
    assert page.can_add
    unfolded = NewGame(with_count(usual(), 4), has_more=True, is_full=True)
    assert unfolded.more
    assert not unfolded.can_add
    assert unfolded.note == phrase("new.full", number=12)
    assert page.fold_words != unfolded.fold_words


def test_without_anybody_there_is_no_start() -> None:
    draft = parsed_draft(replace(SHIFT, is_watchable=False), {})
    for number, seat in enumerate(draft.playing):
        draft = with_seat(draft, number, replace(seat, level=Level.EASY))
    page = NewGame(draft, is_full=True)
    assert not page.can_start
    assert page.note == phrase("new.needs_person")


def test_only_what_an_offer_names_is_chosen_for_its_table() -> None:
    wanted = {"pace": "slow"}
    assert "pace" not in with_options(usual(), wanted).options
    paced = replace(GO, table={"pace": ("fast", "slow")})
    draft = parsed_draft(paced, {})
    assert effective(draft)["pace"] == "fast"
    assert effective(with_options(draft, wanted))["pace"] == "slow"
    assert with_options(draft, {"pace": "never"}).options == {}
    assert "pace" not in start_of(paced, with_options(draft, wanted), 7)[0].options


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("offer", [face.offer for face in FACES], ids=lambda offer: offer.game)
def test_either_kind_can_be_begun_at_once_whatever_was_kept(offer: Offer, kind: Kind) -> None:
    for kept in ({}, *(draft_json(draft_of_kind(offer, {}, each)) for each in Kind)):
        draft = draft_of_kind(offer, kept, kind)
        assert draft.kind is kind
        assert start_of(offer, draft, seed=7)[1].people == (1 if kind is Kind.ALONE else 2)


def test_alone_a_bot_that_a_child_can_beat_sits_opposite() -> None:
    draft = draft_of_kind(SHIFT, {}, Kind.ALONE)
    assert [seat.level for seat in draft.playing] == [None, Level.EASY]


def test_a_draft_of_the_other_kind_gives_its_names() -> None:
    family = with_count(usual(), 3)
    named = zip(family.seats, "ABCD", strict=True)
    family = replace(family, seats=tuple(replace(seat, name=name) for seat, name in named))
    alone = draft_of_kind(SHIFT, draft_json(family), Kind.ALONE)
    assert [seat.name for seat in alone.playing] == ["A", "Pim"]
    assert draft_of_kind(SHIFT, draft_json(family), Kind.TOGETHER) == family


def test_who_is_left_alone_by_bots_plays_alone() -> None:
    draft = with_seat(usual(), 1, replace(usual().seats[1], level=Level.HARD))
    assert draft.kind is Kind.ALONE
    assert NewGame(draft).kind.value == "alone"


def test_alone_only_bots_come_along() -> None:
    alone = with_bot(draft_of_kind(SHIFT, {}, Kind.ALONE), Level.HARD)
    assert [seat.level for seat in alone.playing] == [None, Level.EASY, Level.HARD]
    assert alone.kind is Kind.ALONE
    assert not NewGame(alone).can_add
    together = with_another(usual())
    assert [seat.is_person for seat in together.playing] == [True] * 3


def test_a_bot_is_tapped_in_and_out_and_leaves_a_seat_for_a_person() -> None:
    family = usual()
    with_otto = with_bot(family, Level.HARD)
    assert [bot.is_in for bot in NewGame(with_otto).bench] == [False, False, True, False]
    again = with_bot(with_otto, Level.HARD)
    assert again.playing == family.playing
    assert all(seat.is_person for seat in with_another(again).playing)


def test_a_bot_takes_no_seat_that_waits_for_somebody_by_name() -> None:
    family = with_count(usual(), 3)
    family = with_seat(family, 2, replace(family.seats[2], name="Noor"))
    found = with_bot(with_count(family, 2), Level.EASY)
    assert [seat.name for seat in with_another(found).playing][2:] == ["Pim", "Noor"]


def test_a_full_table_without_bots_shows_none() -> None:
    full = with_count(usual(), 4)
    assert not NewGame(full).bench
    assert with_bot(full, Level.EASY) == full


def test_alone_at_go_a_bot_races_where_a_clock_runs() -> None:
    alone = draft_of_kind(face_of("go").offer, {}, Kind.ALONE)
    raced = with_bot(alone, Level.EASY)
    assert (raced.count, raced.options["rival"]) == (1, "easy")
    assert effective(with_bot(raced, Level.EASY))["rival"] == "nobody"
    assert not NewGame(with_options(alone, {"mode": "practice"})).bench


def test_a_phone_folds_options_behind_a_key_that_tells_them() -> None:
    small = NewGame(usual(), is_small=True)
    assert small.is_folded
    assert (small.simple, small.more) == ((), ())
    assert small.told == NewGame(usual()).simple
    assert set(small.told) < set(small.folded)
    assert not NewGame(parsed_draft(face_of("go").offer, {}), is_small=True).is_folded


def test_on_a_low_phone_more_options_than_have_room_lie_behind_it_too() -> None:
    """Of Go those below the players were cut, with large text."""
    alone = draft_of_kind(face_of("go").offer, {}, Kind.ALONE)
    low, high = (NewGame(alone, is_small=True, most=most) for most in (0, 1))
    assert [low.is_folded, high.is_folded] == [True, False]
    assert low.folded == high.simple
    assert not low.simple
    assert not NewGame(alone, is_small=False, most=0).is_folded


def test_only_who_was_added_can_leave_with_one_touch() -> None:
    three = NewGame(with_another(usual()))
    assert [three.can_leave(number) for number in range(3)] == [False, False, True]
    alone = NewGame(with_bot(draft_of_kind(SHIFT, {}, Kind.ALONE), Level.HARD))
    assert [alone.can_leave(number) for number in range(3)] == [False, True, True]
    assert not NewGame(usual()).can_leave(1)


def test_s17_each_seat_may_have_its_own_number_of_cards() -> None:
    """In the order of the corners, whatever that of the list is."""
    draft = choose(with_count(usual(), 3), "new.shift.cards", 6)
    draft = with_share(with_share(draft, 0, 5), 1, 2)
    assert colors(draft) == ["red", "green", "yellow"]
    assert (shares(draft), has_handicap(draft)) == ((5, 2, 6), True)
    start, _ = start_of(SHIFT, draft, seed=1)
    assert start.options["colors"] == ["red", "yellow", "green"]
    assert start.options["cards"] == [5, 6, 2]
    assert Match(start).game.parsed_setup(3, start.options).cards == (5, 6, 2)


def test_s17_there_are_not_more_cards_than_24() -> None:
    option = share_option(with_share(usual(), 0, 4), 1)
    assert option is not None
    assert (option.value, option.values) == (12, tuple(range(1, 21)))


def test_s17_equal_numbers_are_no_handicap() -> None:
    draft = with_share(with_share(usual(), 0, 4), 1, 4)
    assert not has_handicap(draft)
    assert (effective(draft)["cards"], share_told(draft, 0)) == (4, None)
    assert value(draft, "new.shift.cards") == 4


def test_s17_a_handicap_is_told_beside_each_seat_and_goes_when_others_sit_there() -> None:
    draft = with_share(usual(), 0, 4)
    assert share_told(draft, 0) == counted("seat.share.count", 4)
    assert "new.shift.cards" not in [choice.key for choice in SHIFT.more(draft)]
    assert parsed_draft(SHIFT, draft_json(draft)) == draft
    assert not has_handicap(with_count(draft, 3))


def test_s17_only_where_there_are_cards_and_others() -> None:
    assert share_option(with_count(usual(), 1), 0) is None
    assert share_option(parsed_draft(FACES[2].offer, {}), 0) is None


@pytest.mark.parametrize(("chosen_cards", "dealt"), [(None, 4), (3, 3), (12, 12)])
def test_s2_a_quick_match_deals_few_cards_unless_somebody_chose_how_many(
    chosen_cards: int | None, dealt: int
) -> None:
    draft = with_options(draft_of_kind(SHIFT, {}, Kind.ALONE), {"cards": chosen_cards})
    quick = quick_draft(draft, SHIFT.quick[0])
    assert quick.kind is Kind.ALONE
    assert quick.count == 2
    assert effective(quick)["cards"] == dealt
    assert effective(draft)["cards"] == (chosen_cards or 12), "New game keeps what was chosen"


def test_s2_a_game_is_short_until_somebody_chooses_otherwise() -> None:
    """Twelve cards each took two people half an hour."""
    fresh = parsed_draft(SHIFT, {})
    assert effective(fresh)["cards"] == 4
    assert value(fresh, SHORT_GAME.key) is True
    whole = choose(fresh, SHORT_GAME.key, False)
    assert effective(whole)["cards"] == 12
    assert parsed_draft(SHIFT, draft_json(whole)) == whole


def test_who_never_played_begins_against_bots() -> None:
    draft = draft_of_kind(SHIFT, {}, Kind.ALONE)
    options = start_of(SHIFT, person_first(draft), 7)[0].options
    seats = start_of(SHIFT, draft, 7)[1].seats
    assert seats[options["first"]].is_person
    drawn = with_options(draft, {"first": 1 - int(options["first"])})
    assert person_first(drawn) == drawn
    assert person_first(parsed_draft(SHIFT, {})) == parsed_draft(SHIFT, {})
