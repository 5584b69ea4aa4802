"""The great moments of a match: other turns each, with words that are true and pictures of them."""

import pytest

from app.core.thinking import finished
from app.games.shift.events import PawnWalked, TargetFound
from app.presenters.match.highlights import MOST, Highlight, highlights
from app.presenters.match.review_model import review_model
from app.presenters.match.seats import Seat, SeatColor
from app.presenters.phrase import Phrase
from app.services.i18n import catalogue, languages
from app.session.match import Match
from app.session.record import Start
from app.teacher.review import Review
from tests.presenters.match.words import said
from tests.teacher.matches import match

GAMES = ("shift", "connect", "go")
MATCHES = [(game, number) for game in GAMES for number in range(6)]


def told(game: str, number: int) -> tuple[Match, Review, tuple[Highlight, ...]]:
    bots = match(game, number)
    seats = tuple(Seat(color=color) for color in SeatColor)[: 1 + number % 4]
    played = Match(Start(game, bots.game.RULES_VERSION, len(seats), number, bots.options))
    played.play(*bots.moves)
    review = Review(game, bots.first, bots.moves)
    turns = finished(review.think())
    ends = range(1, len(bots.moves) + 1)
    pawns = [seat.color.value for seat in seats]
    model = review_model(game, turns, len(review.spans), ends, pawns)
    return played, review, highlights(model, turns, played, seats)


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
                checked += 1
    assert checked
