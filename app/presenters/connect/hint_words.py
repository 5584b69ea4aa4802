"""Why a hint of Connect is good, in one sentence."""

from app.presenters.phrase import Phrase, counted, phrase
from app.teacher.connect_hint import Why
from app.teacher.hints import Hint

PLANNED, TOGETHER, PREPARES = "planned", "together", "prepares"
"""Of a puzzle, where several lays are one plan: what is left, and what a lay brings with the next
one, if it brings something by itself or if not."""
COUNTED = (Why.TAKES_MOST, Why.TAKES_ALL, PLANNED, PREPARES)


def hint_phrase(hint: Hint) -> Phrase:
    key = f"hint.connect.{hint.why}"
    if hint.why in COUNTED:
        return counted(key, int(hint.values["taken"]))
    if hint.why == TOGETHER:
        return counted(key, int(hint.values["onward"]), taken=hint.values["taken"])
    if hint.why == Why.NOTHING:
        return phrase(key)
    return phrase(key, taken=hint.values["taken"], matched=hint.values["matched"])
