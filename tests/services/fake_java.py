"""A Java that is nothing but Python objects: what pyjnius, and its neighbours, would find there."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from app.services import android_java


class JavaError(Exception):
    """What pyjnius raises when Java throws or a class is not there."""


class FakeJava:
    """Classes by name; what is run on the activity's thread waits in `posted` for `run_posted`."""

    def __init__(self, patch: pytest.MonkeyPatch, api: int) -> None:
        self.activity = SimpleNamespace()
        self.posted: list[Callable[[], None]] = []
        self.arguments: dict[Callable[..., None], tuple[object, ...]] = {}
        self.classes: dict[str, Any] = {
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=api),
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self.activity),
            "java.lang.String": lambda text: f"String {text}",
        }
        patch.setattr(android_java, "_posts", SimpleQueue())
        jnius = ModuleType("jnius")
        vars(jnius).update(
            autoclass=self.autoclass,
            cast=lambda name, thing: f"{name} {thing}",
            PythonJavaClass=object,
            java_method=lambda signature: lambda function: function,
        )
        runnable = ModuleType("android.runnable")
        vars(runnable)["run_on_ui_thread"] = self.run_on_ui_thread
        for module in (jnius, ModuleType("android"), runnable):
            patch.setitem(sys.modules, module.__name__, module)

    def autoclass(self, name: str) -> Any:
        if name not in self.classes:
            raise JavaError(name)
        return self.classes[name]

    def run_on_ui_thread(self, function: Callable[..., None]) -> Callable[..., None]:
        """As python-for-android's: each function has one set of arguments, the last one's."""

        def post(*args: object) -> None:
            self.arguments[function] = args
            self.posted.append(lambda: function(*self.arguments[function]))

        return post

    def run_posted(self) -> None:
        """An exception in here would reach Java: it fails the test."""
        while self.posted:
            self.posted.pop(0)()


def method(answer: object) -> Callable[..., Any]:
    """A Java method that gives this whatever it is called with."""
    return lambda *_: answer


@contextmanager
def no_java(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """A phone where everything fails: pyjnius is there and knows no class."""
    java = FakeJava(patch, 24)
    java.classes.clear()
    yield
    java.run_posted()
