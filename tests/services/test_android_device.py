"""The phone around the window, over a fake Java: each answer, old and new Android, and failure."""

from types import SimpleNamespace
from typing import Any

import pytest

from app.services.android_device import AndroidDevice
from app.services.ports import Device, Insets
from tests.services.fake_java import FakeJava, method, no_java


def phone(patch: pytest.MonkeyPatch, api: int = 36, **configuration: object) -> FakeJava:
    java = FakeJava(patch, api)
    metrics = SimpleNamespace(density=2.625, scaledDensity=2.625 * 1.3)
    resources = SimpleNamespace(
        getConfiguration=method(SimpleNamespace(**configuration)), getDisplayMetrics=method(metrics)
    )
    java.activity.getResources = method(resources)
    return java


class Rect(SimpleNamespace):
    """Our view as `getGlobalVisibleRect` tells it: by filling in."""


def with_bars(java: FakeJava, view: tuple[int, int, int, int], **bars: Any) -> None:
    """A window of 400 x 800 with bars as Android tells them, and our view within it."""
    decor = SimpleNamespace(
        getRootWindowInsets=method(SimpleNamespace(**bars)),
        getWidth=method(400),
        getHeight=method(800),
    )
    sides = dict(zip(("left", "top", "right", "bottom"), view, strict=True))
    content = SimpleNamespace(getGlobalVisibleRect=lambda rect: rect.__dict__.update(sides))
    java.classes["android.graphics.Rect"] = Rect
    java.classes["android.R$id"] = SimpleNamespace(content=7)
    java.classes["android.view.WindowInsets$Type"] = SimpleNamespace(
        systemBars=method(1), displayCutout=method(4)
    )
    java.activity.getWindow = method(SimpleNamespace(getDecorView=method(decor)))
    java.activity.findViewById = {7: content}.__getitem__


def found_for(left: int, top: int, right: int, bottom: int) -> Any:
    """`getInsets` of a phone that has these for bars and cut-outs taken together."""
    found = SimpleNamespace(left=left, top=top, right=right, bottom=bottom)
    return {1 | 4: found}.__getitem__


def test_bars_and_cutouts_over_our_view_are_insets(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bars(phone(monkeypatch), (0, 0, 400, 800), getInsets=found_for(3, 50, 9, 40))
    assert AndroidDevice().insets() == Insets(3, 50, 9, 40)


def test_bars_beside_our_view_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bars(phone(monkeypatch, 34), (3, 50, 391, 760), getInsets=found_for(3, 50, 9, 40))
    assert AndroidDevice().insets() == Insets(0, 0, 0, 0)


def test_a_bar_partly_over_our_view_counts_with_that_part(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bars(phone(monkeypatch), (0, 30, 400, 800), getInsets=found_for(0, 50, 0, 40))
    assert AndroidDevice().insets() == Insets(0, 20, 0, 40)


def test_android_10_tells_its_bars_in_the_old_way(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bars(
        phone(monkeypatch, 29),
        (0, 0, 400, 800),
        getSystemWindowInsetLeft=method(1),
        getSystemWindowInsetTop=method(2),
        getSystemWindowInsetRight=method(3),
        getSystemWindowInsetBottom=method(4),
    )
    assert AndroidDevice().insets() == Insets(1, 2, 3, 4)


@pytest.mark.parametrize(("api", "edges"), [(36, (80, 60)), (29, (80, 60)), (28, (0, 0))])
def test_the_system_keeps_its_gestures_at_the_sides(
    monkeypatch: pytest.MonkeyPatch, api: int, edges: tuple[int, int]
) -> None:
    gestures = SimpleNamespace(left=80, right=60, top=0, bottom=40)
    bars = {"getSystemGestureInsets": method(gestures)}
    with_bars(phone(monkeypatch, api), (0, 0, 400, 800), **bars)
    assert AndroidDevice().edges() == edges


@pytest.mark.parametrize(("mode", "is_dark"), [(0x21, True), (0x11, False), (0x01, False)])
def test_night_mode_is_dark(monkeypatch: pytest.MonkeyPatch, mode: int, is_dark: bool) -> None:
    phone(monkeypatch, uiMode=mode)
    assert AndroidDevice().is_dark() is is_dark


def test_the_first_language_and_the_text_size_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    first = SimpleNamespace(getLanguage=method("pt"))
    locales = SimpleNamespace(get={0: first}.__getitem__)
    phone(monkeypatch, getLocales=method(locales), fontScale=1.3)
    assert AndroidDevice().language() == "pt"
    assert AndroidDevice().font_scale() == 1.3


def test_a_dp_does_not_grow_with_the_size_of_text(monkeypatch: pytest.MonkeyPatch) -> None:
    phone(monkeypatch)
    assert AndroidDevice().density() == 2.625


@pytest.mark.parametrize(("scale", "wants"), [(0.0, True), (0.5, False), (1.0, False)])
def test_animations_switched_off_mean_less_motion(
    monkeypatch: pytest.MonkeyPatch, scale: float, wants: bool
) -> None:
    java = phone(monkeypatch)
    java.activity.getContentResolver = method("resolver")
    known = {("resolver", "animator", 1.0): scale}
    java.classes["android.provider.Settings$Global"] = SimpleNamespace(
        ANIMATOR_DURATION_SCALE="animator", getFloat=lambda *asked: known[asked]
    )
    assert AndroidDevice().wants_less_motion() is wants


def test_the_screen_is_kept_on_by_the_thread_of_the_activity(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    java = phone(monkeypatch)
    flags: set[int] = set()
    window = SimpleNamespace(addFlags=flags.add, clearFlags=flags.discard)
    java.activity.getWindow = method(window)
    AndroidDevice().keep_screen_on(True)
    assert flags == set()
    java.run_posted()
    assert flags == {0x80}
    AndroidDevice().keep_screen_on(False)
    java.run_posted()
    assert flags == set()


def test_what_is_asked_twice_before_the_activity_comes_to_it_is_done_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    java = phone(monkeypatch)
    asked: list[str] = []
    window = SimpleNamespace(
        addFlags=lambda _: asked.append("on"), clearFlags=lambda _: asked.append("off")
    )
    java.activity.getWindow = method(window)
    for is_on in (True, False, True):
        AndroidDevice().keep_screen_on(is_on)
    java.run_posted()
    assert asked == ["on", "off", "on"]
    assert len(java.arguments) == 1  # each is kept for ever


@pytest.mark.parametrize(
    ("api", "is_dark", "told"),
    [(36, True, [(0, 0x18)]), (36, False, [(0x18, 0x18)]), (34, False, [])],
)
def test_bars_have_signs_for_our_ground(
    monkeypatch: pytest.MonkeyPatch, api: int, is_dark: bool, told: list[tuple[int, int]]
) -> None:
    java = phone(monkeypatch, api)
    calls: list[tuple[int, int]] = []
    controller = SimpleNamespace(setSystemBarsAppearance=lambda *bits: calls.append(bits))
    java.activity.getWindow = method(SimpleNamespace(getInsetsController=method(controller)))
    AndroidDevice().color_bars(is_dark)
    java.run_posted()
    assert calls == told


class Intent:
    ACTION_SEND, EXTRA_TEXT = "send", "text"

    def __init__(self, action: str) -> None:
        self.told: list[object] = [action]

    def setType(self, kind: str) -> None:
        self.told.append(kind)

    def putExtra(self, name: str, text: str) -> None:
        self.told += [name, text]

    @staticmethod
    def createChooser(intent: "Intent", title: None) -> list[object]:
        return ["choose", *intent.told]


def test_a_text_is_shared_through_the_chooser(monkeypatch: pytest.MonkeyPatch) -> None:
    java = phone(monkeypatch)
    java.classes["android.content.Intent"] = Intent
    started: list[object] = []
    java.activity.startActivity = started.append
    AndroidDevice().share("a roll")
    java.run_posted()
    text = "java.lang.CharSequence String a roll"
    assert started == [["choose", "send", "text/plain", "text", text]]


def ask_everything(device: Device) -> list[object]:
    device.keep_screen_on(True)
    device.color_bars(True)
    device.share("text")
    return [
        device.insets(),
        device.is_dark(),
        device.language(),
        device.density(),
        device.font_scale(),
        device.wants_less_motion(),
        device.sent_text(),
    ]


def test_a_phone_where_everything_fails_gives_plain_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with no_java(monkeypatch):
        assert ask_everything(AndroidDevice()) == [Insets(), False, "en", 0.0, 1.0, False, ""]


def test_without_java_the_answers_are_the_same() -> None:
    assert ask_everything(AndroidDevice()) == [Insets(), False, "en", 0.0, 1.0, False, ""]
