"""Reading aloud: what happened and who is next, for those who want it. Only what all may know.

Whoever calls hands over public phrases; a secret is never among them, whoever may be looking.
"""

from app.presenters.phrase import Field
from app.services.ports import Speech
from app.services.settings import SettingsBook
from app.ui.kit.words import Words, said


class ReadAloud:
    def __init__(self, speech: Speech, settings: SettingsBook, words: Words) -> None:
        self._speech, self._settings, self._words = speech, settings, words

    @property
    def can_speak(self) -> bool:
        """The device has a voice."""
        return self._speech.is_there

    @property
    def is_on(self) -> bool:
        return self.can_speak and self._settings.current.read_aloud

    def say(self, *phrases: Field) -> None:
        """In one breath; what was being said stops. Nothing to say stops nothing."""
        if self.is_on and phrases:
            catalogue = self._words.catalogue
            self._speech.say(" ".join(said(catalogue, phrase) for phrase in phrases))
