"""What is said to whoever is at move: the hint above the keys, and what the strong key reads."""

from dataclasses import dataclass

from app.games.shift.maze import target_at
from app.games.shift.state import Phase, State
from app.presenters.match.seats import Side
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.shift.board_model import NOWHERE, Finger, Marks, chosen_walker
from app.presenters.shift.handling import is_stuck, walked_to
from app.presenters.shift.log import line_phrase, target_phrase


@dataclass(frozen=True, slots=True)
class AtMove:
    """A turn and the finger in it. `asks`: to stay is aimed at; `reaches`: where the finger aims
    can be walked to; `names_lines`: the board's rim shows what they are called; `meets_pilot`:
    nobody has walked the dark pilot in this match before; `sees_pilot`: he has only just been put
    on the board."""

    known: State
    finger: Finger
    marks: Marks
    seen_from: Side
    is_in_hand: bool
    asks: bool
    reaches: bool
    names_lines: bool
    meets_pilot: bool = False
    sees_pilot: bool = False


def hint(turn: AtMove, mover: Field) -> Phrase:
    """`mover` is at move, and waited for if it is a bot."""
    if turn.known.phase is Phase.OVER:
        return phrase("shift.hint.over")
    if not turn.is_in_hand:
        return phrase("shift.hint.bot", seat=mover)
    near, arrow = _near(turn), turn.finger.arrow
    if turn.known.phase is Phase.WALK:
        return _walk_hint(turn, near)
    if arrow is None:
        return phrase("shift.hint.see_pilot" if turn.sees_pilot else "shift.hint.push")
    return _push_hint(turn, arrow, near)


def _push_hint(turn: AtMove, arrow: int, near: Field) -> Phrase:
    """While it is carried: what letting go does."""
    if turn.finger.carries and not turn.finger.goes_in:
        return phrase("shift.hint.let_go_back")
    if near:
        lets_go = turn.finger.goes_in
        return phrase(f"shift.hint.{'let_go' if lets_go else 'would_be'}_near", target=near)
    if not turn.names_lines:
        return phrase("shift.hint.let_go_on" if turn.finger.goes_in else "shift.hint.hanging_on")
    key = "shift.hint.let_go" if turn.finger.goes_in else "shift.hint.hanging"
    return phrase(key, line=line_phrase(arrow, turn.seen_from))


def _walk_hint(turn: AtMove, near: Field) -> Phrase:
    if turn.asks:
        return phrase("shift.hint.stay_near", target=near) if near else phrase("shift.hint.stay")
    if turn.reaches:
        return phrase("shift.hint.aimed")
    if turn.meets_pilot and chosen_walker(turn.known, turn.finger):
        return phrase("shift.hint.meet_pilot")
    return phrase("shift.hint.near", target=near) if near else walk_hint(turn.known, turn.finger)


def walk_hint(known: State, finger: Finger) -> Phrase:
    """What a walk begins with."""
    if is_stuck(known):
        return phrase("shift.hint.stuck")
    with_pilot = chosen_walker(known, finger)
    return phrase("shift.hint.walk_pilot" if with_pilot else "shift.hint.walk")


def _near(turn: AtMove) -> Field:
    """What is looked for and in reach, "" for nothing; of more than two how many there are."""
    match [target_phrase(_edition(turn), target) for target in turn.marks.near]:
        case []:
            return phrase("shift.home") if turn.marks.is_home_near else ""
        case [target]:
            return target
        case [one, other]:
            return phrase("shift.hint.near_two", one=one, other=other)
        case several:
            return phrase("shift.hint.near_many", number=len(several))


def walk_words(turn: AtMove, home: int) -> Field:
    """What the key says that walks where the finger aims, or to what is in reach; else ""."""
    if turn.known.phase is not Phase.WALK or not turn.is_in_hand:
        return ""
    cell = walked_to(turn.known, turn.finger, turn.marks)
    if cell == NOWHERE or (cell == turn.finger.aim and not turn.reaches):
        return ""
    target = target_at(turn.known.maze, cell)
    if target:
        return phrase(f"shift.walk_to.{_edition(turn)}.m{target}")
    return phrase("shift.walk_home" if cell == home else "shift.walk_here")


def _edition(turn: AtMove) -> str:
    return turn.known.setup.edition.value
