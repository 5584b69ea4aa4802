"""What a seat looks for, in words and as targets; nothing for bots."""

from app.games.shift.maze import CELL_NAMED, ON_SPARE, cell_text
from app.games.shift.observe import HandView, Observation
from app.games.shift.state import Ending
from app.games.shift.tiles import DARK_CARDS, START_CELLS
from app.presenters.phrase import Phrase, phrase
from app.presenters.shift.board_model import NOWHERE
from app.presenters.shift.log import target_phrase
from app.presenters.shift.table_model import WantedModel


def wanted(view: Observation, seat: int, is_secret: bool) -> WantedModel:
    """`is_secret`: others see the screen as well."""
    hand = view.hands[seat]
    targets = hand.cards if hand.cards is not None else (hand.current,) * bool(hand.current)
    return WantedModel(
        targets=targets,
        words=_words(view, hand, targets),
        is_secret=is_secret,
        home=home_of(view, seat) if not hand.left else NOWHERE,
        dark_targets=() if view.pilot is None else tuple(DARK_CARDS.intersection(targets)),
        is_on_spare=any(view.maze.targets[target - 1] == ON_SPARE for target in targets),
        pawn=view.setup.colors[seat].value,
    )


def home_of(view: Observation, seat: int) -> int:
    """Where the seat goes when all is found, if that is one cell (S10, S15)."""
    match view.setup.ending:
        case Ending.HOME:
            return CELL_NAMED[START_CELLS[view.setup.colors[seat]]]
        case Ending.AGREED_EXIT:
            return view.setup.exit
        case _:
            return NOWHERE


def _words(view: Observation, hand: HandView, targets: tuple[int, ...]) -> Phrase:
    """The target; without one the way out, or waiting for the card (S13)."""
    if len(targets) > 1:
        return phrase("shift.any_of_these")
    if targets:
        return target_phrase(view.setup.edition.value, targets[0])
    if hand.left:
        return phrase("shift.wanted.later")
    return phrase(f"shift.wanted.{view.setup.ending}", cell=cell_text(view.setup.exit))
