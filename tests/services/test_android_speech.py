"""Reading aloud over a fake engine that tells what it was given, and by which thread."""

from queue import SimpleQueue
from threading import current_thread, main_thread
from typing import Any

import pytest

from app.services.android_speech import AndroidSpeech
from tests.services.fake_java import FakeJava, no_java

Spoken = tuple[str, str, bool]
"""Language, text, and whether the app's own thread had to wait for it."""


class Engine:
    """Android's TextToSpeech: of no use until `onInit` was called."""

    made: list["Engine"]
    spoken: "SimpleQueue[Spoken]"

    def __init__(self, _activity: object, listener: Any) -> None:
        self.made.append(self)
        self.listener = listener
        self.language = ""

    def setLanguage(self, language: str) -> None:
        self.language = language

    def speak(self, text: str, queue: int, _params: None, _id: None) -> None:
        self.spoken.put((self.language, text.split()[-1], current_thread() is main_thread()))


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> type[Engine]:
    class Fresh(Engine):
        made: list[Engine] = []  # noqa: RUF012 - one per test, and the adapter takes a class
        spoken: "SimpleQueue[Spoken]" = SimpleQueue()

    java = FakeJava(monkeypatch, 36)
    java.classes["android.speech.tts.TextToSpeech"] = Fresh
    java.classes["java.util.Locale"] = str
    return Fresh


def test_texts_wait_for_the_engine_and_are_spoken_in_a_thread(engine: type[Engine]) -> None:
    speech = AndroidSpeech(lambda: "de")
    speech.say("eins")
    speech.say("zwei")
    assert engine.spoken.empty()
    [made] = engine.made
    made.listener.onInit(0)
    assert engine.spoken.get(timeout=10) == ("de", "eins", False)
    assert engine.spoken.get(timeout=10) == ("de", "zwei", False)


def test_a_change_of_language_is_heard_at_the_next_text(engine: type[Engine]) -> None:
    languages = iter(["de", "en"])
    speech = AndroidSpeech(lambda: next(languages))
    speech.say("eins")
    engine.made[0].listener.onInit(0)
    assert engine.spoken.get(timeout=10)[0] == "de"
    speech.say("two")
    assert engine.spoken.get(timeout=10)[0] == "en"


def test_an_engine_that_does_not_start_says_nothing(engine: type[Engine]) -> None:
    speech = AndroidSpeech(lambda: "en")
    speech.say("one")
    engine.made[0].listener.onInit(-1)
    speech.say("two")
    assert len(engine.made) == 1
    assert engine.spoken.empty()


def test_a_phone_without_an_engine_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with no_java(monkeypatch):
        AndroidSpeech(lambda: "en").say("one")
