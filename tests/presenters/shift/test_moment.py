"""A walk of Shift that found nothing, as it is looked back at: told by the target it came to."""

from app.games.shift.maze import ARROWS, CELLS, target_at
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.rules import reach
from app.presenters.phrase import phrase
from app.presenters.shift.log import target_phrase
from app.presenters.shift.moment import played
from app.presenters.shift.table import ShiftTable
from app.teacher.review import Reviewed, Span
from tests.presenters.shift.matches import table_of


def walked() -> tuple[ShiftTable, int]:
    """To a target that nobody there looks for."""
    for arrow in range(len(ARROWS)):
        table = table_of(2, first=0)
        wanted = table.match.state.hands[0].cards
        table.match.play(PushIn(arrow, table.known.maze.spare))
        known = table.known
        for cell in CELLS:
            target = target_at(known.maze, cell)
            if reach(known) >> cell & 1 and target and target not in wanted:
                table.match.play(WalkTo(cell))
                return table, target
    raise AssertionError


def test_a_step_shows_the_target_that_was_walked_to() -> None:
    table, target = walked()
    push, walk = table.step(1), table.step(2)
    assert [sprite.name for sprite in walk.figure.sprites] == [f"mark/m{target}"]
    assert push.figure.sprites[0].name.startswith("tile/")


def test_a_turn_says_at_which_target_it_ended() -> None:
    table, target = walked()
    turn = Reviewed(Span(0, (0, 1), 2), table.match.moves, None, None, ())
    told = phrase("shift.log.walked_by", target=target_phrase(table.edition, target), seat="Mia")
    assert played(table.match, turn, ("Mia", "Opa")).words == told
