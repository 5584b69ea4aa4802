"""The great moments of a match: other turns each, with words that are true and pictures of them."""

from functools import cache
from typing import Any

import pytest

from app.core.thinking import finished
from app.games.shift.events import PawnWalked, TargetFound
from app.presenters.match.highlights import MOST, Highlight, highlights, turn_card
from app.presenters.match.review_model import ReviewModel, review_model
from app.presenters.match.review_words import could_have
from app.presenters.match.seats import Seat, SeatColor
from app.presenters.phrase import Phrase
from app.services.i18n import catalogue, languages
from app.session.match import Match
from app.session.record import Start
from app.teacher.review import Review, leaders, overtaking
from tests.presenters.match.words import said
from tests.teacher.matches import match

GAMES = ("shift", "connect", "go")
RANKS = {"decided": 1, "overtook": 1, "missed": 2, "wrong_claim": 2}
MATCHES = [(game, number) for game in GAMES for number in range(6)]


@cache
def told(game: str, number: int) -> tuple[Match, Review, tuple[Highlight, ...]]:
    played, review, model, seats = reviewed(game, number)
    return played, review, highlights(model, review.turns, played, seats)


@cache
def reviewed(game: str, number: int) -> tuple[Match, Review, ReviewModel, tuple[Seat, ...]]:
    bots = match(game, number)
    seats = tuple(Seat(color=color) for color in SeatColor)[: 1 + number % 4]
    played = Match(Start(game, bots.game.RULES_VERSION, len(seats), number, bots.options))
    played.play(*bots.moves)
    review = Review(game, bots.first, bots.moves)
    turns = finished(review.think())
    ends = range(1, len(bots.moves) + 1)
    pawns = [seat.color.value for seat in seats]
    model = review_model(game, turns, len(review.spans), ends, pawns)
    return played, review, model, seats


@pytest.mark.parametrize(("game", "number"), MATCHES)
def test_each_is_another_turn_with_a_picture_of_what_it_is_about(game: str, number: int) -> None:
    _, _, found = told(game, number)
    assert len(found) <= MOST
    assert len({one.step for one in found}) == len(found)
    for one in found:
        figure, (x, y) = one.moment.figure, one.moment.focus
        assert figure.sprites
        assert one.moment.span > 0
        assert 0 <= x <= figure.columns
        assert 0 <= y <= figure.rows


@pytest.mark.parametrize("language", languages())
def test_all_that_is_said_of_them_has_words(language: str) -> None:
    words = catalogue(language)
    for game, number in MATCHES:
        for one in told(game, number)[2]:
            for part in (one.kind, one.moment.words, one.told):
                assert isinstance(part, Phrase)
                assert "review." not in said(words, part)


@pytest.mark.parametrize("game", GAMES)
def test_any_turn_is_told_as_it_was_played(game: str) -> None:
    match, review, model, seats = reviewed(game, 1)
    for step, note in model.notes.items():
        card = turn_card(model, review.turns, match, seats, step)
        assert (card.step, card.icon) == (step, note.icon)
        assert card.moment.figure.sprites
        for language in languages():
            assert all(said(catalogue(language), part) for part in card.spoken)
        assert isinstance(card.moment.words, Phrase)


def test_in_shift_what_is_said_to_be_found_was_found_and_what_was_near_was_not() -> None:
    seen = set()
    for number in range(6):
        played, review, found = told("shift", number)
        for one in found:
            assert isinstance(one.moment.words, Phrase)
            key = one.moment.words.key
            turn = next(t for t in review.turns if t.span.moves[-1] + 1 == one.step)
            events = [event for move in turn.span.moves for event in played.events_of(move)]
            finds = any(isinstance(event, TargetFound) for event in events)
            seen.add(key)
            if key == "shift.log.found":
                assert finds
            if key.startswith("review.shift.near"):
                assert one.is_missed
                assert not finds
    assert {"shift.log.found"} < seen


def test_what_is_not_much_of_a_moment_is_one_only_where_there_are_no_others() -> None:
    """To decide is to have been behind or level; what alone was good is great where it was hard."""
    seen = set()
    for game, number in MATCHES:
        played, review, found = told(game, number)
        ahead = leaders(game, dict(enumerate(played_states(played))), review.turns)
        by_step = {turn.span.ends: n for n, turn in enumerate(review.turns)}
        kinds = [str(getattr(one.kind, "key", "")).removeprefix("review.card.") for one in found]
        for at, (kind, one) in enumerate(zip(kinds, found, strict=True)):
            number_of = by_step.get(one.step)
            if (
                kind == "decided"
                and number_of is not None
                and not any(seat is not None for seat in ahead[:number_of])
            ):
                assert {*kinds[at + 1 :]} <= {"brilliant", "missed", "wrong_claim"}
                seen.add("trivial")
            if kind == "overtook":
                assert number_of is not None
                before = [seat for seat in ahead[:number_of] if seat is not None]
                assert before[-1] != ahead[number_of] == review.turns[number_of].seat
                seen.add(kind)
    assert "overtook" in seen


def test_somebody_overtakes_who_goes_ahead_of_another_and_not_by_the_others_turn() -> None:
    _, review, _ = told("connect", 1)
    one, other = (next(t for t in review.turns if t.seat == seat) for seat in (0, 1))
    turns = [one, other, one, other, one, one]
    assert overtaking([0, None, 0, 1, 1, 0], turns) == [3, 5]
    assert overtaking([None, 1, 0, 1, 0, None], [one, other, other, one, one, one]) == [4]


def played_states(match: Match) -> list[Any]:
    return [match.state_after(moves) for moves in range(len(match.moves) + 1)]


def test_nobody_walked_further_than_in_the_longest_walk() -> None:
    checked = 0
    for number in range(6):
        played, review, found = told("shift", number)
        lengths = {
            turn.span.moves[-1] + 1: max(
                len(event.path)
                for event in played.events_of(turn.span.moves[-1])
                if isinstance(event, PawnWalked)
            )
            for turn in review.turns
        }
        for one in found:
            if one.kind == Phrase("review.card.walk"):
                assert lengths[one.step] == max(lengths.values())
                assert isinstance(one.moment.words, Phrase)
                assert one.moment.words.key.startswith("review.shift.walked")
                turn = next(t for t in review.turns if t.span.moves[-1] + 1 == one.step)
                assert is_seen_whole(one, played.events_of(turn.span.moves[-1]))
                checked += 1
    assert checked


def is_seen_whole(one: Highlight, events: Any) -> bool:
    """Each cell of the walk is in the picture."""
    paths = (event.path for event in events if isinstance(event, PawnWalked))
    cells = (divmod(cell, 7) for path in paths for cell in path)
    x, y = one.moment.focus
    half = one.moment.span / 2
    return all(
        max(abs(column + 0.5 - x), abs(row + 0.5 - y)) + 0.5 <= half for row, column in cells
    )


def test_what_was_missed_comes_last_and_a_persons_best_turn_before_who_won() -> None:
    seen = set()
    for game, number in MATCHES:
        kinds = [str(getattr(one.kind, "key", "")) for one in told(game, number)[2]]
        ranks = [RANKS.get(kind.removeprefix("review.card."), 0) for kind in kinds]
        assert ranks == sorted(ranks)
        seen.add(tuple(ranks))
    assert {(0, 1, 2)} <= seen


def test_a_line_that_nobody_played_says_what_could_have_been_found() -> None:
    found = Phrase("shift.log.found.you", (("target", "Lantern"),))
    said_of_it = could_have("shift", (Phrase("shift.log.pushed.you"), found))
    assert said_of_it == (Phrase("review.shift.near.you", (("target", "Lantern"),)),)
    assert could_have("shift", said_of_it) == said_of_it
