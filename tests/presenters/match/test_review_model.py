"""A review as it is shown: at which step a turn is told, how curves run, and what may be seen."""

from dataclasses import replace
from itertools import pairwise

import pytest

from app.core.thinking import finished
from app.presenters.go.layout import places as go_places
from app.presenters.match.highlights import highlights
from app.presenters.match.look_back import (
    LEAST_REVIEWED,
    PAPER,
    LookBackStep,
    back_parts,
    reviewed_sheet,
)
from app.presenters.match.moment import moments
from app.presenters.match.review_model import (
    LOST,
    NO_REVIEW,
    SIGNS,
    ReviewModel,
    Sign,
    lying_apart,
    review_model,
    reviewed_step,
)
from app.presenters.match.seats import Seat
from app.presenters.phrase import Phrase, phrase
from app.presenters.shift.layout import places as shift_places
from app.services.i18n import catalogue, languages
from app.session.match import Match
from app.session.record import Start
from app.teacher.review import Mark, Review, Span
from tests.presenters.match.words import said
from tests.teacher.matches import match

GAMES = ("shift", "connect", "go")
PAWNS = ("red", "yellow", "green", "blue")


def model_of(game: str, known: int | None = None) -> tuple[Review, ReviewModel]:
    played = match(game, 1)
    review = Review(game, played.first, played.moves)
    turns = finished(review.think())
    ends = range(1, len(played.moves) + 1)
    return review, review_model(game, turns[:known], len(review.spans), ends, PAWNS)


@pytest.mark.parametrize("game", GAMES)
def test_each_turn_is_told_at_the_step_of_its_last_move(game: str) -> None:
    review, model = model_of(game)
    for number, turn in enumerate(review.turns):
        step = (turn.span.moves[-1] if turn.span.moves else turn.span.ends - 1) + 1
        note = model.notes[step]
        assert note.number == number or review.turns[note.number].span.ends == turn.span.ends
        assert bool(note.icon) == bool(review.turns[note.number].mark)


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_above_the_curves_is_named_once(game: str) -> None:
    _, model = model_of(game)
    icons = [icon for icon, _ in model.legend]
    assert set(icons) == {sign.icon for sign in model.signs}
    assert len(icons) == len(set(icons))


@pytest.mark.parametrize("game", GAMES)
def test_it_grows_with_the_turns_that_are_known(game: str) -> None:
    _, whole = model_of(game)
    _, begun = model_of(game, 2)
    assert 0 < begun.share < whole.share == 1
    assert len(begun.notes) <= 2 < len(whole.notes)
    assert not NO_REVIEW.is_there


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_a_line_climbs_with_all_that_was_found_or_taken(game: str) -> None:
    review, model = model_of(game)
    climb = model.climb
    assert climb.turns == len(climb.stops) == len(review.spans)
    assert climb.most == max(map(climb.reached, range(len(climb.pawns))))
    whole = [0] * len(climb.pawns)
    for stop, turn in zip(climb.stops, review.turns, strict=True):
        gain = turn.after or 0 if game == "connect" else turn.after == 0
        came = stop.height - whole[turn.seat]
        assert stop.seat == turn.seat
        assert came == gain or (game == "shift" and 0 <= came < 1)
        whole[turn.seat] += gain
    assert [climb.reached(seat) for seat in range(len(climb.pawns))] == whole
    signs = [(stop.step, stop.icon) for stop in climb.stops if stop.icon]
    assert sorted(signs) == sorted((sign.step, sign.icon) for sign in model.signs)


@pytest.mark.parametrize(("game", "before"), [("shift", 1), ("connect", 3)])
def test_what_was_missed_could_have_led_higher(game: str, before: int) -> None:
    review, _ = model_of(game)
    turns = [replace(review.turns[0], before=before, after=1, mark=Mark.MISSED)]
    [stop] = review_model(game, turns, 1, range(1, 9), PAWNS).climb.stops
    assert stop.could > stop.height


def test_of_shift_each_turn_less_to_go_leads_higher() -> None:
    review, _ = model_of("shift")
    turns = [replace(review.turns[0], after=after) for after in (None, 4, 3, 2, 1, 0)]
    stops = review_model("shift", turns, 6, range(1, 9), PAWNS).climb.stops
    heights = [stop.height for stop in stops]
    assert heights == sorted({*heights})
    assert (heights[0], heights[-2], heights[-1]) == (0, 0.5, 1), "not found is not nearly one"


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_it_is_known_from_the_first_turn_on_how_high_it_leads(game: str) -> None:
    review, model = model_of(game)
    assert review.furthest == model.climb.most


def test_each_find_has_its_picture() -> None:
    played = match("shift", 1)
    review, _ = model_of("shift")
    whole = Match(Start("shift", played.game.RULES_VERSION, 2, 1, played.options))
    whole.play(*played.moves)
    figures = [moments("shift").signs(whole, turn) for turn in review.turns]
    ends = range(1, len(played.moves) + 1)
    model = review_model("shift", review.turns, len(review.spans), ends, PAWNS, figures)
    found = [stop for stop in model.climb.stops if stop.figure.sprites]
    assert len(found) == sum(turn.after == 0 for turn in review.turns) > 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_curve_has_words_for_each_seat(game: str, language: str) -> None:
    review, _ = model_of(game)
    ends, names = range(1, len(match(game, 1).moves) + 1), ("Mia", "Ben", "Opa", "Noor")
    model = review_model(game, review.turns, len(review.spans), ends, PAWNS, (), names)
    told = [said(catalogue(language), each) for each in model.told]
    assert [words.partition(":")[0] for words in told[: len(names)]] == list(names)
    assert len(told) == len(names) + len(model.bars)
    assert all("review." not in words for words in told)
    for seat in range(len(model.climb.pawns)):
        assert str(model.climb.reached(seat)) in told[seat]


def test_of_go_each_board_is_a_bar_as_long_as_its_time() -> None:
    review, model = model_of("go")
    assert not model.climb.stops
    assert [bar for roll in model.rolls for bar in roll] == list(model.bars)
    for bar, turn in zip(model.bars, review.turns, strict=True):
        assert bar.fewest == turn.before
        assert bool(bar.time) is (turn.milliseconds is not None and not turn.after)
    assert max(bar.height for bar in model.bars) <= 1


def test_one_look_tells_who_won_and_which_board_was_the_quickest() -> None:
    review, model = model_of("go")
    known = [bar.height for bar in model.bars if bar.time]
    fastest = [bar for bar in model.bars if bar.is_fastest]
    assert bool(fastest) is (len(known) > 1)
    assert all(bar.height == min(known) for bar in fastest)
    assert not model.winners
    shown = ((), PAWNS, (), (), (2,))
    assert review_model("go", review.turns, len(review.spans), *shown).winners == ("green",)


def test_a_better_line_is_offered_only_where_more_was_possible() -> None:
    for game in GAMES:
        review, model = model_of(game)
        for note in model.notes.values():
            turn = review.turns[note.number]
            if game == "connect":
                assert note.is_better is ((turn.before or 0) > (turn.after or 0))
            if game == "shift" and turn.mark == "missed":
                assert note.is_better


def test_what_was_possible_stands_in_place_of_what_was_done() -> None:
    step = LookBackStep(3, 3, "red", (phrase("one"),))
    shown = reviewed_step(step, None, (phrase("a"), phrase("b"), phrase("c")))
    assert shown.words == (phrase("a"), phrase("c"))
    assert shown.told == phrase("look_back.possible")
    assert reviewed_step(step, None) == step


@pytest.mark.parametrize("language", languages())
def test_every_note_is_a_sentence(language: str) -> None:
    words = catalogue(language)
    for game in GAMES:
        _, model = model_of(game)
        for note in model.notes.values():
            sentence = said(words, note.words)
            assert sentence.endswith((".", "!"))
            assert "review." not in sentence
        assert isinstance(model.caption, Phrase)
        assert "review." not in said(words, model.caption)


def test_the_sheet_keeps_keys_and_a_row_and_adds_what_fits() -> None:
    parts = [back_parts(400, height, True) for height in (90, 200, 260, 400)]
    assert [(one.rows, one.has_scrub, one.has_words) for one in parts] == [
        (1, False, False),
        (1, True, False),
        (1, True, True),
        (3, True, True),
    ]
    assert [bool(one.legend) for one in parts] == [False, False, False, True]
    assert not any(one.has_ends for one in parts)
    assert [back_parts(width, 120, True).has_steps for width in (323, 324)] == [False, True]
    assert back_parts(250, 400, True).has_steps
    assert back_parts(400, 400, True, text=1.3).rows == 2


@pytest.mark.parametrize("text", [1.0, 1.3])
def test_on_a_small_phone_the_curve_and_keys_with_words_have_room(text: float) -> None:
    parts = back_parts(328, reviewed_sheet(360, text) - PAPER, True, text)
    assert parts.has_scrub
    assert parts.has_words
    assert shift_places(360, 640, 2, is_turn=False).sheet.height < reviewed_sheet(360, text)
    for found in (
        shift_places(360, 640, 2, is_turn=False, least_sheet=reviewed_sheet(360, text)),
        go_places(360, 640, is_turn=False, least_sheet=reviewed_sheet(360, text)),
    ):
        assert found.sheet.height > reviewed_sheet(360, text) - 0.01
        assert found.board.width >= LEAST_REVIEWED * 360


def test_who_plays_go_alone_sees_the_fastest_the_longest_and_the_hardest_roll_first() -> None:
    played = match("go", 0)
    assert len(played.first.seats) == 1
    review = Review("go", played.first, played.moves)
    finished(review.think())
    times = (41_000, 12_000, 90_000, 30_000)
    turns = [
        replace(
            review.turns[0],
            span=Span(0, (), number + 1),
            before=before,
            after=0,
            milliseconds=time,
            mark=None,
        )
        for number, (time, before) in enumerate(zip(times, (4, 4, 5, 6), strict=True))
    ]
    model = review_model("go", turns, 4, range(1, 5), PAWNS[:1])
    alone = Match(Start("go", played.game.RULES_VERSION, 1, 0, played.options))
    alone.play(*played.moves)
    cards = highlights(model, turns, alone, (Seat(),))
    assert [card.kind for card in cards] == [
        phrase("review.card.fastest"),
        phrase("review.card.longest"),
        phrase("review.card.hardest"),
    ]
    assert [card.step for card in cards] == [2, 3, 4]
    assert not any(card.is_missed for card in cards)
    assert all(card.moment.figure.sprites for card in cards)


def test_who_plays_shift_alone_sees_where_turns_went() -> None:
    """Two were needed before and after it: nothing was in reach, and yet a turn was lost."""
    review, _ = model_of("shift")
    lost = replace(review.turns[0], before=2, after=2, mark=None)
    alone = review_model("shift", [lost], 1, [2], PAWNS[:1])
    (sign,) = alone.signs
    assert (sign.icon, alone.legend) == (LOST, ((LOST, phrase("review.card.lost")),))
    assert alone.notes[sign.step].icon == alone.climb.stops[0].icon == LOST
    assert review_model("shift", [lost], 1, [2], PAWNS[:2]).signs == ()
    kept = replace(lost, after=1)
    assert review_model("shift", [kept], 1, [2], PAWNS[:1]).signs == ()


def test_no_sign_of_a_turn_hides_another() -> None:
    """A winning turn right after a missed one: both are seen, the chosen one in its place."""
    missed, decided = Sign(3, SIGNS[Mark.MISSED], "red"), Sign(4, SIGNS[Mark.DECIDED], "red")
    last = Sign(10, SIGNS[Mark.BRILLIANT], "red")
    found = dict(lying_apart((missed, decided, last), 3, 10, 200, 24))
    assert found == {missed: 60, decided: 84, last: 200}
    crowd = tuple(Sign(n, SIGNS[Mark.MISSED], "red") for n in range(10))
    spots = sorted(spot for _, spot in lying_apart(crowd, 0, 10, 90, 24))
    assert all(after - before >= 24 for before, after in pairwise(spots))


def test_parts_of_a_review_lie_apart_on_wide_paper_and_its_step_keeps_its_room() -> None:
    wide, narrow = (back_parts(width, 312, is_reviewed=True) for width in (760, 330))
    assert (wide.gap, narrow.gap) == (12, 0)
    low = back_parts(760, 268, is_reviewed=True)
    assert (low.rows, low.gap) == (1, 1)
