"""The null game's page: a tap on its board takes one."""

from typing import Any

from app.presenters.match.places import Area, Places
from app.session.match import Match
from app.ui.kit.motion import Movement
from app.ui.match.turns_page import TurnsPage
from tests.null_game.face import NullTable
from tests.null_game.heap_board import HeapBoard

SECONDS = 0.2


class TapFingers:
    def __init__(self, page: "NullPage") -> None:
        self._page = page

    def down(self, touch: Any) -> bool:
        return bool(self._page.board.collide_point(*touch.pos))

    def move(self, _touch: Any) -> None:
        """A tap goes nowhere."""

    def up(self, touch: Any) -> None:
        if self.down(touch) and self._page.table.is_in_hand:
            self._page.play(self._page.table.move())


class NullPage(TurnsPage[NullTable]):
    game = "null"
    fingers: TapFingers

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.board = HeapBoard(size_hint=(None, None))
        self.ids.parts.add_widget(self.board)
        self.fingers = TapFingers(self)

    def table_of(self, match: Match) -> NullTable:
        return NullTable(match)

    def lay_out(self, *_: object) -> None:
        width, height = self.ground.size
        lower = Area(0, 0, width, height / 2)
        self.places = Places(board=Area(0, height / 2, width, height / 2), sheet=lower)
        self.board.pos, self.board.size = self.places.board.pos, self.places.board.size
        self.refresh()

    def refresh(self, *_: object) -> None:
        if self.is_looking_back:
            self.back_through.show()
        elif self.is_there:
            self.board.model = self.table.board()

    def show_after(self, moves: int) -> None:
        self.board.model = self.table.board(moves)

    def movements(self, _number: int, _is_past: bool = False) -> list[Movement]:
        return [Movement(SECONDS, lambda _: None)]
