"""The curtain of a page: closed over its match, opened by whoever it names."""

from collections.abc import Callable

from kivy.uix.widget import Widget

from app.presenters.match.curtain_model import CurtainModel
from app.services.ports import Sounds
from app.ui.kit.let_go import let_go
from app.ui.kit.motion import After, Movement
from app.ui.match.curtain import Curtain

CLOSES, OPENS = 0.28, 0.36


class MatchCurtain:
    """`play_out` plays movements on the page; `opened` follows when nothing is hidden any more."""

    def __init__(
        self,
        place: Widget,
        sounds: Sounds,
        play_out: Callable[[list[Movement], After], None],
        opened: After,
        hurry: Callable[[], None],
    ) -> None:
        self._place, self._sounds = place, sounds
        self._play_out, self._when_open = play_out, opened
        self.widget = Curtain()
        self.widget.bind(on_open=self._open, on_hurry=lambda _: hurry())

    @property
    def is_closed(self) -> bool:
        return self.widget.parent is not None

    def close(self, model: CurtainModel) -> None:
        self.widget.model, self.widget.lift = model, 0
        if not self.is_closed:
            let_go()
            self._sounds.play("curtain")
            self._place.add_widget(self.widget)

    def falling(self, model: CurtainModel) -> list[Movement]:
        """It comes down; from its first moment on nothing behind it is touched."""

        def start() -> None:
            self.close(model)
            self.widget.lift = 1

        def fall(share: float) -> None:
            self.widget.lift = 1 - share

        return [Movement(CLOSES, fall, "in_cubic", start)]

    def remove(self) -> None:
        self._place.remove_widget(self.widget)

    def _open(self, *_: object) -> None:
        def rise(share: float) -> None:
            self.widget.lift = share

        self._play_out([Movement(OPENS, rise, "out_cubic")], self._opened)

    def _opened(self) -> None:
        self.remove()
        self._sounds.play("flip")
        self._when_open()
