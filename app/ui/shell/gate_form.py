"""The grown-ups' gate as a sheet: a question in words, and keys for its answer."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.phrase import phrase
from app.presenters.shell.gate import BACK, KEYS, Gate, asked
from app.ui.kit.shell import Shell
from app.ui.shell.gate_key import GateKey

AFTER_TITLE = 0.25
"""Seconds: a sheet that comes says its title by itself, which would cut the question short."""


class GateForm(BoxLayout):
    gate: Gate = ObjectProperty(Gate(), rebind=True)
    __events__ = ("on_passed",)

    def __init__(self, shell: Shell, **kwargs: Any) -> None:
        self._shell = shell
        super().__init__(gate=asked(shell.new_seed()), **kwargs)
        for key in KEYS:
            self.ids.digits.add_widget(self._made(key) if key else Widget())
        self._say()

    def _made(self, key: str) -> GateKey:
        if key == BACK:
            words = self._shell.words.catalogue.text("gate.back")
            made = GateKey(key=key, words=words, icon="backspace-outline")
        else:
            made = GateKey(key=key, text=key)
        made.bind(on_release=lambda pressed: self.press(pressed.key))
        return made

    def press(self, key: str) -> None:
        """The last digit is the answer: there is nothing to confirm."""
        self.gate = self.gate.with_key(key)
        if self.gate.is_passed:
            self.dispatch("on_passed")
        elif self.gate.is_full:
            self.gate = self.gate.asked_anew(self._shell.new_seed())
            self._say()

    def _say(self) -> None:
        """From the next frame on: in a slow one the question would come before its title."""
        Clock.unschedule(self._wait)
        Clock.unschedule(self._speak)
        Clock.schedule_once(self._wait)

    def _wait(self, _: float) -> None:
        Clock.schedule_once(self._speak, AFTER_TITLE)

    def _speak(self, _: float) -> None:
        first = phrase("gate.wrong" if self.gate.was_wrong else "gate.title")
        self._shell.aloud.say(first, self.gate.question)

    def on_passed(self) -> None:
        """Somebody grown up."""
