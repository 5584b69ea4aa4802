"""What came of a puzzle: its stars, the result beside par, and on to the next one."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.solved import Solved, solved
from app.presenters.phrase import phrase
from app.session.alone import Alone, alone
from app.session.match import Match
from app.solo.sharing import result_text
from app.ui.kit.puzzle import next_puzzle, note_puzzle
from app.ui.kit.share import share
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.sign import Sign

LARGE, LARGEST = "52dp", "68dp"
"""Stars; the one in the middle stands out."""
GOLD = "#FFC266"


class SolvedView(BoxLayout):
    solved: Solved = ObjectProperty(Solved(), rebind=True)
    __events__ = ("on_next", "on_share")

    def on_kv_post(self, _: object) -> None:
        row, most = self.ids.stars, self.solved.most
        for number in range(most):
            icon = "star" if number < self.solved.stars else "star-outline"
            size = LARGEST if number == most // 2 else LARGE
            row.add_widget(Sign(icon=icon, font_size=size, ink=GOLD))

    def on_next(self) -> None:
        """Another puzzle is wanted."""

    def on_share(self) -> None:
        """The result goes to somebody."""


def show_solved(shell: Shell, match: Match) -> None:
    """Noted first; of a match that is no puzzle nothing is said."""
    puzzle = alone(match)
    if puzzle is None:
        return
    note_puzzle(shell, match)
    told = solved(puzzle)
    shell.aloud.say(told.name, told.result)
    view = SolvedView(solved=told)
    view.bind(on_next=lambda _: _go_on(shell, match), on_share=lambda _: _share(shell, puzzle))
    title = shell.words.catalogue.text("puzzles.solved")
    shell.navigator.open_sheet(Sheet(view, title=title))


def _go_on(shell: Shell, match: Match) -> None:
    shell.navigator.close_sheet()
    next_puzzle(shell, match)


def _share(shell: Shell, puzzle: Alone) -> None:
    code, words = puzzle.code, shell.words.catalogue
    title = f"{words.text('home.title')}, {words.text(f'game.{code.kind.game}')}"
    text = result_text(title, code.kind, code.seed, puzzle.result, puzzle.stars)
    share(shell, text, phrase("puzzles.share"))
