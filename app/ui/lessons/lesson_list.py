"""All lessons of a game on a sheet, to choose one."""

from app.presenters.lessons.course import rows
from app.presenters.match.menu import MenuRow
from app.presenters.phrase import phrase
from app.teacher.lessons import Lesson
from app.ui.kit.pile import Pile
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.lessons.opening import open_lesson, waits_below
from app.ui.match.menu_key import MenuKey


def open_list(shell: Shell, game: str) -> None:
    pile = Pile(spacing="6dp")
    for lesson, row in rows(game, shell.lessons.is_done):
        pile.add_widget(_key(shell, lesson, row))
    title = said(shell.words.catalogue, phrase("lesson.title"))
    shell.navigator.open_sheet(Sheet(pile, title=title))


def _key(shell: Shell, lesson: Lesson, row: MenuRow) -> MenuKey:
    def choose(_: MenuKey) -> None:
        shell.navigator.close_sheet()
        waits = waits_below(shell)
        open_lesson(shell, lesson, match_waits=waits, replaces=waits)

    key = MenuKey(row=row)
    key.bind(on_release=choose)
    return key
