"""Why a hint of Shift is good, in one sentence."""

from app.games.shift.notation import parsed_target
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.shift.log import target_phrase
from app.teacher.hints import Hint
from app.teacher.shift_hint import Why

SOLVES, LAST = "solves", "last"
"""Of a puzzle and of a race, where nobody is beaten."""


def hint_phrase(hint: Hint, edition: str) -> Phrase:
    if hint.why in (Why.WINS, SOLVES, LAST):
        return phrase(f"hint.shift.{hint.why}")
    if hint.why == Why.SHUTS_HOME:
        return phrase("hint.shift.shuts_home", color=phrase(f"color.{hint.values['color']}"))
    if hint.why == Why.TOUR:
        return counted("hint.shift.tour", int(hint.values["turns"]) - 1)
    goal = _goal(hint, edition)
    if hint.why == Why.PREPARES:
        return counted("hint.shift.prepares", int(hint.values["turns"]) - 1, target=goal)
    return phrase(f"hint.shift.{hint.why}", target=goal)


def _goal(hint: Hint, edition: str) -> Field:
    if "target" in hint.values:
        return target_phrase(edition, parsed_target(str(hint.values["target"])))
    return phrase(f"hint.shift.ending.{hint.values['ending']}")
