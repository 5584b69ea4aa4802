"""Why a hint of Connect is good, in one sentence."""

from app.presenters.phrase import Phrase, counted, phrase
from app.teacher.connect_hint import Why
from app.teacher.hints import Hint

PLANNED = "planned"
"""Of a puzzle, where several lays are one plan."""
COUNTED = (Why.TAKES_MOST, Why.TAKES_ALL, PLANNED)


def hint_phrase(hint: Hint) -> Phrase:
    key = f"hint.connect.{hint.why}"
    if hint.why in COUNTED:
        return counted(key, int(hint.values["taken"]))
    if hint.why == Why.NOTHING:
        return phrase(key)
    return phrase(key, taken=hint.values["taken"], matched=hint.values["matched"])
