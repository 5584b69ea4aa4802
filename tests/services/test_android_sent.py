"""Texts that other apps send, over a fake Java: at the start, later, once each, nothing else."""

import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest

from app.services.android_device import AndroidDevice
from app.services.android_sent import FROM_RECENTS
from tests.services.fake_java import FakeJava, method, no_java


def intent(
    text: object, action: str = "send", kind: str = "text/plain", flags: int = 0
) -> SimpleNamespace:
    return SimpleNamespace(
        getAction=method(action),
        getType=method(kind),
        getFlags=method(flags),
        getCharSequenceExtra={"text": text}.__getitem__,
    )


class Phone:
    """`send` does what Android does while the app runs."""

    send: Callable[[object], None]

    def __init__(self, patch: pytest.MonkeyPatch, first: object) -> None:
        self.told = 0
        java = FakeJava(patch, 36)
        java.classes["android.content.Intent"] = SimpleNamespace(
            ACTION_SEND="send", EXTRA_TEXT="text"
        )
        java.activity.getIntent = method(first)
        events = ModuleType("android.activity")
        vars(events)["bind"] = lambda on_new_intent: setattr(self, "send", on_new_intent)
        vars(sys.modules["android"])["activity"] = events
        patch.setitem(sys.modules, "android.activity", events)
        self.device = AndroidDevice()
        self.device.watch_sent(self.count)

    def count(self) -> None:
        self.told += 1


def test_the_text_that_the_app_was_begun_with_is_given_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    phone = Phone(monkeypatch, intent("a code"))
    assert phone.told == 1
    assert [phone.device.sent_text(), phone.device.sent_text()] == ["a code", ""]
    phone.device.watch_sent(phone.count)
    assert phone.device.sent_text() == ""


def test_of_texts_sent_later_the_last_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    phone = Phone(monkeypatch, intent("", action="main"))
    phone.send(intent("one"))
    phone.send(intent("another"))
    assert phone.told == 2
    assert [phone.device.sent_text(), phone.device.sent_text()] == ["another", ""]


def test_text_with_a_look_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    phone = Phone(monkeypatch, intent(SimpleNamespace(toString=method("spanned"))))
    assert phone.device.sent_text() == "spanned"


@pytest.mark.parametrize(
    "other",
    [
        intent("a code", action="main"),
        intent("a code", kind="text/html"),
        intent("a code", flags=FROM_RECENTS | 4),
        intent(None),
        SimpleNamespace(),
        None,
    ],
)
def test_everything_else_is_no_text(monkeypatch: pytest.MonkeyPatch, other: object) -> None:
    phone = Phone(monkeypatch, other)
    phone.send(other)
    assert (phone.told, phone.device.sent_text()) == (0, "")
    phone.send(intent("a code"))
    assert (phone.told, phone.device.sent_text()) == (1, "a code")


def test_a_phone_where_everything_fails_has_sent_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with no_java(monkeypatch):
        device = AndroidDevice()
        device.watch_sent(lambda: None)
        assert device.sent_text() == ""
