"""How to play: the rules of the games that can be played, in short scenes with a few words.

A scene plays once when it comes into sight, one after another, and again by a tap. What lies far
below is built as somebody comes near it, or while the page rests.
"""

from itertools import repeat

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from app.presenters.faces import FACES, face_of
from app.presenters.lessons.course import course_model
from app.presenters.phrase import phrase
from app.presenters.shell.home import game_cards
from app.presenters.shell.layout import RulesLayout, rules_layout
from app.ui.kit.ahead import Ahead
from app.ui.kit.choice_key import ChoiceKey
from app.ui.kit.navigator import Page
from app.ui.kit.scene_view import SceneView
from app.ui.kit.shell import Shell
from app.ui.lessons.opening import go_on, waits_below
from app.ui.shell.rule_card import RuleCard
from app.ui.shell.window_of import window_of

FLAT, FLATTEST, TALL = 0.5, 0.3, 0.75
"""Height of a game's picture by its width: in a row, or beside a wide page."""
LEAST = 72
AT_ONCE, NEAR = 3, 0.5
"""Sections that are built as the page opens, and how far below the view, in views, the end of those
may lie before the next one is."""
SEEN = 0.8
"""How much of a scene lies in view when it plays."""
SETTLES = 0.1
"""Seconds until all sections have their height."""


class RulesPage(Page):
    shell: Shell = ObjectProperty()
    game = StringProperty()
    layout: RulesLayout = ObjectProperty(RulesLayout(), rebind=True)
    pictures_room = NumericProperty(0)
    _ahead = Ahead(())

    def on_size(self, *_: object) -> None:
        self.layout = rules_layout(window_of(self))

    def on_kv_post(self, _: object) -> None:
        for card in game_cards():
            key = ChoiceKey(
                picture=card.picture,
                told=phrase(f"game.{card.game}"),
                ratio=FLAT,
                flattest=FLATTEST,
                tallest=TALL,
                least=dp(LEAST),
            )
            key.bind(on_release=lambda _, game=card.game: self.choose(game))
            self.ids.games.add_widget(key)
        self.on_pictures_room()
        self.ids.scroller.fbind("scroll_y", self._look)
        self.ids.sections.fbind("height", self._look_soon)
        self.ids.scroller.keep_place()

    def on_pictures_room(self, *_: object) -> None:
        for key in self.ids.games.children if "games" in self.ids else ():
            key.room = self.pictures_room

    def entered(self, game: str = "", section: str = "", **_: object) -> None:
        """The rules of this game, or those read last; from a section on, if one is named."""
        self.game = game or self.game or FACES[0].game
        if game:
            self.ids.scroller.scroll_y = 1
        if section:
            while self._build():
                pass
            Clock.schedule_once(lambda _: self._scroll_to(section), SETTLES)
        self._show_course()
        for card in self.ids.sections.children:
            card.can_speak = self.shell.aloud.is_on
            card.ids.scene.was_seen = False
        self._ahead.begin()
        self._look_soon()

    def left(self) -> None:
        Clock.unschedule(self._look)
        self._ahead.stop()
        self._still()

    def on_game(self, _: object, game: str) -> None:
        for key, card in zip(reversed(self.ids.games.children), game_cards(), strict=True):
            key.is_chosen = card.game == game
        self._show_course()
        self.ids.sections.clear_widgets()
        self._unbuilt = list(face_of(game).book)
        for _ in range(AT_ONCE):
            self._build()
        self._ahead.stop()
        self._ahead = Ahead(repeat(self._build, len(self._unbuilt)))
        if self.parent is not None:
            self._ahead.begin()
        self.ids.scroller.scroll_y = 1
        self._look_soon()

    def _build_what_is_near(self) -> None:
        scroller = self.ids.scroller
        if scroller.below < NEAR * scroller.height:
            self._build()

    def _build(self) -> bool:
        """The next section; False once all stand."""
        if self._unbuilt:
            card = RuleCard(section=self._unbuilt.pop(0), can_speak=self.shell.aloud.is_on)
            card.bind(on_speak=self._speak, on_play=self._play)
            self.ids.sections.add_widget(card)
        return bool(self._unbuilt)

    def _show_course(self) -> None:
        self.ids.learn.model = course_model(self.game, self.shell.lessons.is_done)

    # Scenes

    def _look_soon(self, *_: object) -> None:
        """Once all lies where it will."""
        Clock.unschedule(self._look)
        Clock.schedule_once(self._look, SETTLES)

    def _look(self, *_: object) -> None:
        """What went out of sight stands still; of those in sight the next plays."""
        self._build_what_is_near()
        cards: list[RuleCard] = self.ids.sections.children[::-1]
        scenes = [card.ids.scene for card in cards if card.section.is_main]
        for scene in scenes:
            if scene.motion.is_running and not self._is_in_sight(scene):
                scene.stop()
        if any(scene.motion.is_running for scene in scenes) or self.parent is None:
            return
        waiting = [one for one in scenes if not one.was_seen and self._is_in_sight(one)]
        if waiting:
            waiting[0].play(self.shell.app.speed, self._look)

    def _is_in_sight(self, scene: SceneView) -> bool:
        """Most of it, or as much as has room."""
        scroller, bottom = self.ids.scroller, scene.to_window(*scene.pos)[1]
        seen = min(scroller.top, bottom + scene.height) - max(scroller.y, bottom)
        return bool(seen >= SEEN * min(scene.height, scroller.height))

    def _play(self, card: RuleCard) -> None:
        self._still()
        card.ids.scene.play(self.shell.app.speed, self._look)

    def _still(self) -> None:
        for card in self.ids.sections.children:
            card.ids.scene.stop()

    def _scroll_to(self, section: str) -> None:
        for card in self.ids.sections.children:
            if card.section.name == section:
                self.ids.scroller.scroll_to(card, padding=0, animate=False)

    def _speak(self, card: RuleCard) -> None:
        section = card.section
        self.shell.aloud.say(phrase(section.title_key), phrase(section.text_key))

    def choose(self, game: str) -> None:
        self.game = game

    def learn(self) -> None:
        """On with its lessons; from within a match back to that."""
        waits = waits_below(self.shell)
        go_on(self.shell, self.game, match_waits=waits, replaces=waits)
