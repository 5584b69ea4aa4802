"""How a new match of Go is offered (RULES G5, G10, G11)."""

from dataclasses import replace

from app.bots.levels import Level
from app.games.go.puzzles import Difficulty, difficulty
from app.games.go.setup import new_game, parsed_setup
from app.presenters.go.codes import code_typed
from app.presenters.go.faces_layout import is_roomy
from app.presenters.go.kept import Mode
from app.presenters.match.seats import SeatColor
from app.presenters.phrase import Phrase, phrase
from app.presenters.setup.offer import (
    Draft,
    Offer,
    Options,
    Quick,
    Values,
    effective,
    flag,
    plain,
)

TABLE: Values = {
    "mode": tuple(mode.value for mode in Mode),
    "difficulty": tuple(each.value for each in Difficulty),
    "rival": ("nobody", *(level.value for level in Level)),
    "together": ("relay", "faces"),
}
SIGNS = ("timer-outline", "timer-sand", "infinity", "puzzle-outline")
MODE = plain("new.go.mode", "mode", TABLE["mode"])
DIFFICULTY = plain("new.go.difficulty", "difficulty", TABLE["difficulty"])
TOGETHER = plain("new.kind", "together", TABLE["together"])
CHECKED = flag("new.go.checked_claims", "checked_claims")


def _is_puzzle(draft: Draft) -> bool:
    return draft.count == 1 and bool(effective(draft)["mode"] == Mode.PUZZLE)


def _is_race(draft: Draft) -> bool:
    """Against the clock alone, a bot may do the same."""
    return draft.count == 1 and bool(Mode(effective(draft)["mode"]).seconds)


def _can_face(draft: Draft) -> bool:
    """There is room for a board for each."""
    return draft.count > 1 and is_roomy(*draft.window, draft.count)


def _has_ways(draft: Draft) -> bool:
    """Two at least can play face to face here, and so can all who do now."""
    return is_roomy(*draft.window, max(2, draft.count))


def _is_face_to_face(draft: Draft) -> bool:
    return _can_face(draft) and bool(effective(draft)["together"] == "faces")


def _is_relay(draft: Draft) -> bool:
    return _is_together(draft) and not _is_face_to_face(draft)


def _is_together(draft: Draft) -> bool:
    return draft.count > 1


def _forced(draft: Draft) -> Options:
    """G11, and G5: in a relay whoever is stuck may take help."""
    is_relay = _is_relay(draft)
    is_checked = _is_together(draft) and bool(effective(draft)["checked_claims"])
    return {"relay": is_relay, "checked_claims": is_checked}


def _note(draft: Draft) -> Phrase | None:
    """Where there is no room to play face to face, nobody is asked, but told."""
    return phrase("new.go.small") if draft.count > 1 and not _can_face(draft) else None


def fitting_seed(wanted: Difficulty, seed: int) -> int:
    """The first seed from this on whose roll is as hard as wanted."""
    setup = parsed_setup(1, {})
    while difficulty(new_game(setup, seed).roll) is not wanted:
        seed = (seed + 1) % (1 << 64)
    return seed


def _seed(draft: Draft, seed: int) -> int:
    return (
        fitting_seed(Difficulty(effective(draft)["difficulty"]), seed)
        if _is_puzzle(draft)
        else seed
    )


QUICK = tuple(
    Quick(f"go.quick.{mode.value}", {"mode": mode.value})
    for mode in (Mode.TIMED, Mode.SHORT, Mode.PRACTICE)
)

OFFER = Offer(
    game="go",
    colors=tuple(SeatColor)[:4],
    usual_count=1,
    bots_join=False,
    races=_is_race,
    simple=(
        replace(MODE, applies=lambda draft: draft.count == 1, signs=SIGNS),
        replace(DIFFICULTY, applies=_is_puzzle),
        replace(CHECKED, applies=_is_face_to_face),
        replace(CHECKED, applies=_is_relay, hinted=".relay"),
    ),
    more=lambda _: (),
    together=replace(TOGETHER, applies=_has_ways),
    has_round=False,
    table=TABLE,
    kept=("mode", "rival"),
    seed=_seed,
    reads_code=code_typed,
    results="records",
    quick=QUICK,
    note=_note,
    is_watchable=True,
    forced=_forced,
    on_tablet={"together": "faces"},
)
