"""Texts that other apps send here: with the intent that began us, and with later ones.

Android keeps the first intent for ever, so it is looked at once; nor does one count that comes
from the list of recent apps: it was looked at in its own time. Later ones come by the activity's
thread, maybe only after the app was resumed for them: whoever watches is told.
"""

from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from app.services.android_java import activity, harmless, java_class

FROM_RECENTS = 0x00100000
"""Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY."""
PLAIN = "text/plain"


class AndroidSent:
    def __init__(self) -> None:
        self._texts: SimpleQueue[str] = SimpleQueue()
        self._told: Callable[[], None] | None = None

    def watch(self, told: Callable[[], None]) -> None:
        """The first one asks for the intent that began us."""
        is_first, self._told = self._told is None, told
        if is_first:
            self._begin()
            self._listen()

    def take(self) -> str:
        """The last one since somebody asked, or nothing."""
        text = ""
        while not self._texts.empty():
            text = self._texts.get()
        return text

    @harmless(None)
    def _begin(self) -> None:
        self._put(activity().getIntent())

    @harmless(None)
    def _listen(self) -> None:
        from android.activity import bind

        bind(on_new_intent=self._put)

    @harmless(None)
    def _put(self, intent: Any) -> None:
        intents = java_class("android.content.Intent")
        is_text = intent.getAction() == intents.ACTION_SEND and intent.getType() == PLAIN
        if is_text and not intent.getFlags() & FROM_RECENTS and self._told is not None:
            text = intent.getCharSequenceExtra(intents.EXTRA_TEXT)
            self._texts.put(text if isinstance(text, str) else str(text.toString()))
            self._told()
