"""A section of the rules: a scene and a few words; all of its words for whoever asks."""

from kivy.metrics import sp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.face import NO_TABLE, TableColors
from app.presenters.faces import face_of
from app.presenters.match.book import Section
from app.ui.kit.paper import Paper

WIDE, HEAD = 520, 0.65
"""From this width, in sp, the words stand beside their head, which takes so much of it."""


def stage_of(section: Section, is_dark: bool) -> TableColors:
    """That its scene lies on."""
    atlas = section.scene.ground.atlas
    return face_of(section.game).table(atlas, is_dark) if atlas else NO_TABLE


class RuleCard(ButtonBehavior, Paper):
    """`can_speak`: a key asks for it to be read aloud. A tap opens and closes all of its words;
    until then a scene has few instead of its title, which are its `head_key`."""

    section: Section = ObjectProperty(rebind=True)
    can_speak = BooleanProperty(False)
    is_open = BooleanProperty(False)
    has_scene = BooleanProperty(False)
    has_more = BooleanProperty(False)
    head_share = NumericProperty(1)
    __events__ = ("on_speak", "on_play")

    def _is_wide(self) -> bool:
        return bool(self.width >= sp(WIDE)) and self.section.is_main

    is_wide = AliasProperty(_is_wide, bind=("width", "section"), cache=True)

    def _head_key(self) -> str:
        is_short = self.section.is_main and not self.is_open
        return self.section.short_key if is_short else self.section.title_key

    head_key = AliasProperty(_head_key, bind=("section", "is_open"), cache=True)

    @property
    def name(self) -> str:
        return str(self.ids.title.text)

    def on_kv_post(self, _: object) -> None:
        self.fbind("is_wide", self._turn)
        self._turn()

    def _turn(self, *_: object) -> None:
        self.orientation = "horizontal" if self.is_wide else "vertical"
        self.head_share = HEAD if self.is_wide else 1

    def on_release(self) -> None:
        self.is_open = not self.is_open

    def on_speak(self) -> None:
        """Its words are wanted aloud."""

    def on_play(self) -> None:
        """Its scene is wanted once more."""
