"""Stands for pyjnius: a Java that has what Kivy, KivyMD and plyer want to start, and no more.

Whatever else is asked fails, as on a phone where everything fails: our adapters must bear it.
"""

import os
from types import SimpleNamespace
from typing import Any


class JavaException(Exception):
    """There is no such class."""


class Activity:
    def __init__(self) -> None:
        self.is_finished = False

    def getFilesDir(self) -> Any:
        return SimpleNamespace(getAbsolutePath=lambda: os.environ["HOME"])

    def getApplicationContext(self) -> "Activity":
        return self

    def getResources(self) -> Any:
        german = SimpleNamespace(getLanguage=lambda: "de")
        locales = SimpleNamespace(get=lambda _: german)
        configuration = SimpleNamespace(fontScale=1.3, uiMode=0x21, getLocales=lambda: locales)
        return SimpleNamespace(
            getConfiguration=lambda: configuration, getDisplayMetrics=lambda: METRICS
        )

    def finishAndRemoveTask(self) -> None:
        self.is_finished = True


METRICS = SimpleNamespace(density=1.0, scaledDensity=1.3)
"""As told by a phone whose owner wants larger text: the second is the first times fontScale."""

activity = Activity()
CLASSES: dict[str, Any] = {
    "android.app.WallpaperManager": SimpleNamespace(getInstance=lambda _: None),
    "android.content.Context": SimpleNamespace(),
    "android.os.Build$VERSION": SimpleNamespace(SDK_INT=36),
    "java.lang.Integer": SimpleNamespace(),
    "java.lang.String": str,
    "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=activity),
    "org.renpy.android.Hardware": SimpleNamespace(getDPI=lambda: 160, metrics=METRICS),
}


def autoclass(name: str) -> Any:
    if name not in CLASSES:
        raise JavaException(name)
    return CLASSES[name]


def cast(_: str, thing: Any) -> Any:
    return thing


PythonJavaClass = object


def java_method(_: str) -> Any:
    return lambda function: function
