"""Reasons and marks have words in every language, with all their values filled in."""

import pytest

from app.presenters.connect.hint_words import hint_phrase as connect_phrase
from app.presenters.go.hint_words import hint_phrase as go_phrase
from app.presenters.lessons.lesson_words import lesson_phrase, step_phrase
from app.presenters.match.guide import LOOK
from app.presenters.match.review_words import mark_why
from app.presenters.phrase import Phrase
from app.presenters.shift.hint_words import LAST, SOLVES
from app.presenters.shift.hint_words import hint_phrase as shift_phrase
from app.presenters.solo.practice import theme_phrase
from app.services.i18n import catalogue, languages
from app.teacher.hints import Hint
from app.teacher.lessons import LESSONS, Gesture
from app.teacher.review import Mark
from app.teacher.themes import practices
from tests.presenters.match.words import said
from tests.teacher.worlds import asked

THEMES = {theme_phrase(theme) for theme in practices()}
MARKS = {
    "shift": (Mark.MISSED, Mark.BRILLIANT, Mark.DECIDED),
    "connect": (Mark.MISSED, Mark.BRILLIANT, Mark.DECIDED),
    "go": (Mark.WRONG_CLAIM, Mark.BRILLIANT, Mark.DECIDED),
}


def phrases() -> set[Phrase]:
    found = {LOOK}
    found |= {mark_why(game, mark) for game, marks in MARKS.items() for mark in marks}
    found |= {lesson_phrase(lesson) for lesson in LESSONS}
    found |= {step_phrase(gesture) for gesture in Gesture}
    found |= {shift_phrase(each.hint, "crew") for each in asked("shift", range(24), 9)}
    found |= {shift_phrase(Hint((), (), why), "crew") for why in (SOLVES, LAST)}
    found |= {connect_phrase(each.hint) for each in asked("connect", range(24), 9)}
    found |= {go_phrase(each.hint) for each in asked("go", range(10), 9)}
    return found


@pytest.mark.parametrize("language", languages())
def test_each_reason_mark_and_lesson_is_a_sentence(language: str) -> None:
    words = catalogue(language)
    for each in phrases():
        sentence = said(words, each)
        assert each.key not in sentence
        assert "{" not in sentence
        assert sentence.endswith((".", "!"))


@pytest.mark.parametrize("language", languages())
def test_each_theme_has_a_name_of_its_own(language: str) -> None:
    words = catalogue(language)
    names = {said(words, each) for each in THEMES}
    assert len(names) == len(practices())
    assert not names & {each.key for each in THEMES}
