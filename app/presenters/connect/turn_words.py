"""What a turn of Connect says to whoever plays it: what there is to do, why not, the strong key."""

from typing import NamedTuple

from app.games.connect.moves import Refusal, Take
from app.games.connect.state import State
from app.games.connect.table import ACROSS, forms_on
from app.games.connect.taking import Choice
from app.presenters.connect.board_model import (
    Finger,
    choice_of,
    chosen_take,
    hanging_by,
    has_faint_spots,
    held_by,
)
from app.presenters.connect.table_model import Deed
from app.presenters.phrase import Phrase, counted, phrase


class TurnWords(NamedTuple):
    """`is_warning`: the hint says why not; `is_reason`: why there is nothing to choose."""

    title: Phrase
    hint: Phrase
    is_warning: bool = False
    is_reason: bool = False


def laying_words(known: State, finger: Finger) -> TurnWords:
    laid = hanging_by(finger, known)
    if laid is not None:
        after = choice_of(known, laid)
        return _carried_over(after) if finger.is_carried else _hanging(after)
    held = held_by(finger, known)
    if held is not None and finger.is_carried:
        return TurnWords(phrase("connect.title.lay"), phrase("connect.hint.carried"))
    if held is not None:
        hint = "turns" if has_faint_spots(known, held) else "held"
        return TurnWords(phrase("connect.title.lay"), phrase(f"connect.hint.{hint}"))
    hint = "lay" if _has_open_path(known) else "closed"
    return TurnWords(phrase("connect.title.lay"), phrase(f"connect.hint.{hint}"))


def _hanging(after: Choice) -> TurnWords:
    title = _found(after, "connect.title.hanging", "connect.title.no_pair")
    return TurnWords(title, phrase("connect.hint.hanging"))


def _carried_over(after: Choice) -> TurnWords:
    """All in one line: a sheet that has no keys to show has no title."""
    hint = _found(after, "connect.hint.let_go", "connect.hint.let_go_alone")
    return TurnWords(phrase("connect.title.lay"), hint)


def _found(after: Choice, some: str, none: str) -> Phrase:
    """The pairs of a tile that is not laid yet, and how many of them may be taken where that is
    not all."""
    count = len(after.matched)
    if not count:
        return phrase(none)
    free = len(after.largest().cells)
    if not free:
        return counted("connect.title.must_stay", count)
    if free < count:
        return phrase("connect.title.some", number=count, free=free)
    return counted(some, count)


def taking_words(
    choice: Choice, finger: Finger, state_line: Phrase, can_undo: bool = False
) -> TurnWords:
    take = chosen_take(choice, finger)
    why = choice.refusal(take)
    if why is not None:
        return TurnWords(phrase(f"connect.refusal.{why}"), phrase(f"connect.hint.{why}"), True)
    matched = len(choice.matched)
    if not matched:
        if can_undo:
            hint = phrase("connect.hint.draws")
            return TurnWords(phrase("connect.title.draws"), hint, is_reason=True)
        return TurnWords(phrase("connect.title.no_pair"), state_line)
    if finger.chosen is None and not take.cells:
        stays = counted("connect.title.stays", matched)
        return TurnWords(stays, counted("connect.hint.stuck", matched), is_reason=True)
    return TurnWords(counted("connect.title.found", matched), _choosing_hint(choice, finger))


def _choosing_hint(choice: Choice, finger: Finger) -> Phrase:
    """Until somebody chooses, why not all are chosen for them (C6)."""
    why = choice.refusal(Take(choice.matched))
    if finger.chosen is not None or why is None:
        return phrase("connect.hint.take")
    is_torn = why is Refusal.BREAKS_TABLE
    return phrase("connect.hint.some" if is_torn else f"connect.refusal.{why}")


def laying_deed(finger: Finger) -> Deed:
    return Deed(phrase("connect.lay"), finger.cell is not None)


def taking_deed(choice: Choice, finger: Finger) -> Deed:
    """The set that is chosen, by its number."""
    take = chosen_take(choice, finger)
    count = len(take.cells)
    words = counted("connect.take", count) if count else leaving(choice)
    return Deed(words, choice.refusal(take) is None)


def leaving(choice: Choice) -> Phrase:
    """All of them stay where they are."""
    return counted("connect.leave", len(choice.matched))


def _has_open_path(known: State) -> bool:
    """Whether some path runs on to a free cell; else any edge will do (C4)."""
    forms = forms_on(known.table)
    return any(
        cell + step not in forms
        for cell, form in forms.items()
        for step, _ in ACROSS[form.openings]
    )
