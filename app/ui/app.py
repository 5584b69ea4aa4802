"""The Kivy app: opens the window, holds theme and words, and passes on what the system says."""

import gc
from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivymd.app import MDApp

from app.services.i18n import catalogue
from app.services.settings import Motion, Settings, ThemeChoice
from app.ui.kit.by_ear import ByEar
from app.ui.kit.key_focus import KeyFocus
from app.ui.kit.lost_graphics import LostGraphics
from app.ui.kit.navigator import Navigator
from app.ui.kit.premade import forget_premade, let_go_of_premade
from app.ui.kit.rounded import register_shapes
from app.ui.kit.shell import Shell
from app.ui.kit.slumber import Slumber
from app.ui.kit.text_scale import lies_on_table, text_scale
from app.ui.kit.theme import Scheme, Theme, register_fonts
from app.ui.kit.tips import Tips
from app.ui.kit.words import Words
from app.ui.shell.pages import load_all_widgets
from app.ui.solo.sent import open_sent

BACK_KEY = 27
DEEPEST_LAYOUT = 40
"""Text, row, card, column, page: each waits for the one in it, all within one frame."""
SPEED = {Motion.SLOW: 1.5, Motion.NORMAL: 1.0, Motion.FAST: 0.6, Motion.STILL: 0.0}
"""How long movements take; 0 leaves them out."""


class WanderwallApp(MDApp):
    """`shell` is built by bootstrap once the window stands, from this app's theme and words.

    What `is_on_table` is read and touched from farther away: kv makes it larger.
    """

    theme = ObjectProperty(rebind=True)
    words = ObjectProperty(rebind=True)
    insets = ListProperty([0, 0, 0, 0])
    edges = ListProperty([0, 0])
    is_on_table = BooleanProperty(False)
    shell: Shell

    def __init__(self, make_shell: Callable[["WanderwallApp"], Shell], **kwargs: Any) -> None:
        super().__init__(theme=Theme(), words=Words(), **kwargs)
        self.theme_cls = Scheme()
        self._make_shell = make_shell

    def build(self) -> Navigator:
        Clock.max_iteration = DEEPEST_LAYOUT
        register_fonts()
        register_shapes()
        load_all_widgets()
        self._graphics = LostGraphics()
        self.shell = self._make_shell(self)
        self._on_resize()  # before any size in dp is asked for
        self.shell.settings.watch(self.apply_settings)
        self.apply_settings(self.shell.settings.current)
        Window.softinput_mode = "below_target"
        Window.bind(
            on_keyboard=self._on_key,
            on_resize=self._on_resize,
            on_touch_up=self._on_resize,  # a phone turned upside down keeps its size
            on_memorywarning=self._on_memory_warning,
        )
        self._focus = KeyFocus(self.shell.navigator, self.theme)
        Window.bind(on_touch_down=self._focus.forget, on_resize=self._focus.forget)
        self._by_ear = ByEar(self._focus, self.shell)
        self._tips = Tips(self._focus, self.shell.navigator, self.theme)
        self._slumber = Slumber()
        return self.shell.navigator

    def on_start(self) -> None:
        self.shell.navigator.go("home")
        self.shell.device.watch_sent(lambda: Clock.schedule_once(self._open_sent))

    def _open_sent(self, _: float) -> None:
        open_sent(self.shell)

    def on_pause(self) -> bool:
        """The page covers its secrets before the system takes its picture."""
        self.shell.navigator.paused()
        return True

    def on_resume(self) -> None:
        """The system may have become dark, or speak another language, or have dropped pictures.

        Pictures at the next frame: SDL has its context back only after it has told us.
        """
        Clock.schedule_once(self._graphics.restore)
        self._on_resize()
        self.apply_settings(self.shell.settings.current)
        self.shell.navigator.page.resumed()

    def on_stop(self) -> None:
        Window.unbind(
            on_keyboard=self._on_key,
            on_resize=self._on_resize,
            on_touch_up=self._on_resize,
            on_memorywarning=self._on_memory_warning,
        )
        Window.unbind(on_touch_down=self._focus.forget, on_resize=self._focus.forget)
        self._by_ear.end()
        self._tips.end()
        self._slumber.end()
        self.shell.desk.close()
        self.shell.shelf.close()
        forget_premade()
        gc.unfreeze()

    @property
    def speed(self) -> float:
        """By what to multiply the time of a movement."""
        motion = self.shell.settings.current.motion
        if motion is Motion.SYSTEM:
            motion = Motion.STILL if self.shell.device.wants_less_motion() else Motion.NORMAL
        return SPEED[motion]

    def apply_settings(self, settings: Settings) -> None:
        """Language, mode and text size change while the app runs."""
        language = settings.language or self.shell.device.language()
        if self.words.catalogue is None or self.words.catalogue.language != language:
            self.words.catalogue = catalogue(language)
        is_dark = settings.theme is ThemeChoice.DARK
        if settings.theme is ThemeChoice.SYSTEM:
            is_dark = self.shell.device.is_dark()
        self.theme.is_dark = is_dark
        Window.clearcolor = self.theme.bg
        self.shell.device.color_bars(is_dark)
        self._scale_text()
        self.shell.navigator.slide_seconds = 0.24 * self.speed

    def take_density(self) -> None:
        """That of the screen, which may change: by its owner, or as the window moves to another."""
        density = self.shell.device.density()
        if density and density != Metrics.density:
            Metrics.density = density

    def _scale_text(self) -> None:
        asked = self.shell.device.font_scale()
        short_side = min(Window.size) / Metrics.density
        self.is_on_table = lies_on_table(short_side)
        scale = text_scale(asked, self.shell.settings.current.text_size, short_side)
        if scale != Metrics.fontscale:  # which tells all text of it, changed or not
            Metrics.fontscale = scale

    def think(self) -> None:
        """Frames bring slices of thinking until the thinker is done."""
        Clock.unschedule(self._think_slice)
        Clock.schedule_interval(self._think_slice, 0)

    def _think_slice(self, _: float) -> bool:
        return self.shell.thinker.run_slice()

    def _on_key(self, _window: object, key: int, *rest: object) -> bool:
        """The back key, or one that leads from key to key."""
        if key == BACK_KEY:
            self._focus.forget()
            return self.shell.navigator.back()
        return self._focus.on_key(key, _modifiers(rest))

    def _on_memory_warning(self, *_: object) -> None:
        let_go_of_premade()
        self.shell.navigator.memory.run_short()

    def _on_resize(self, *_: object) -> None:
        self.take_density()
        self._scale_text()
        self.insets = list(self.shell.device.insets())
        self.edges = list(self.shell.device.edges())


def _modifiers(rest: Sequence[object]) -> list[str]:
    """Kivy tells of them last, and not with every key."""
    last = rest[-1] if rest else None
    return last if isinstance(last, list) else []
