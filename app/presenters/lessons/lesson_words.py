"""Lessons in words, for whoever reads along or has them read aloud."""

from app.presenters.phrase import Phrase, phrase
from app.teacher.lessons import Gesture, Lesson

AGAIN = phrase("lesson.like_this")


def lesson_phrase(lesson: Lesson) -> Phrase:
    """What the lesson is about."""
    return phrase(f"lesson.{lesson.game}.{lesson.name}")


def name_phrase(lesson: Lesson) -> Phrase:
    """What it is called, in a word or two."""
    return phrase(f"lesson.name.{lesson.game}.{lesson.name}")


def step_phrase(gesture: Gesture) -> Phrase:
    """What is to be done now."""
    return phrase(f"lesson.step.{gesture.value}")
