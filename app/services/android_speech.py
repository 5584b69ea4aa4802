"""Reading aloud: the system's voice, asked from a thread of its own, for it may take its time.

The only thread of the app besides those of Kivy: it holds texts and nothing of a game.
"""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from app.services.android_java import activity, char_sequence, harmless, java_class, kept

ENGINE = "android.speech.tts.TextToSpeech"
SUCCESS = 0
QUEUE_FLUSH = 0


class AndroidSpeech:
    """A new text takes the place of one still spoken. The engine is made for the first text."""

    is_there = True

    def __init__(self, language: Callable[[], str]) -> None:
        self._language = language
        self._texts: SimpleQueue[str] = SimpleQueue()
        self._engine: Any = None

    @harmless(None)
    def say(self, text: str) -> None:
        self._texts.put(text)
        if self._engine is None:
            # Here and not in the thread: Java finds the app's own classes from this one alone.
            self._engine = java_class(ENGINE)(activity(), kept(_listener(self._begin)))

    def _begin(self, status: int) -> None:
        if status == SUCCESS:
            Thread(target=self._speak, name="speech", daemon=True).start()

    @harmless(None)
    def _speak(self) -> None:
        while True:
            _say(self._engine, self._texts.get(), self._language())


def _listener(begin: Callable[[int], None]) -> Any:
    """Calls `begin` once the engine is ready."""
    from jnius import PythonJavaClass, java_method

    class Ready(PythonJavaClass):
        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
        __javacontext__ = "app"

        @java_method("(I)V")
        def onInit(self, status: int) -> None:
            begin(status)

    return Ready()


@harmless(None)
def _say(engine: Any, text: str, language: str) -> None:
    engine.setLanguage(java_class("java.util.Locale")(language))
    engine.speak(char_sequence(text), QUEUE_FLUSH, None, None)
