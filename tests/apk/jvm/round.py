"""Asks our adapters for everything over a real JVM, by real pyjnius, and python-for-android's own
way to the activity's thread.

Run by test_real_java: `round.py CLASSES API ROUNDS kept`. Prints what Java was told and what the
adapters answered; ROUNDS of listen and rest while events come must leave the process alive. With
`freed` for the last word it forgets the listener at each rest, which must not.
"""

import gc
import importlib.util
import json
import os
import sys
import tempfile
import threading
from pathlib import Path
from types import ModuleType

import jnius_config

CLASSES, API, ROUNDS, IS_KEPT = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4] == "kept"
jnius_config.set_classpath(CLASSES)
jnius_config.add_options(f"-Dapi={API}", "-Xmx128m", "-XX:ErrorFile=/dev/null")
jnius_config.add_options("-XX:-CreateCoredumpOnCrash")
os.environ["ANDROID_ARGUMENT"] = ""

import pythonforandroid  # noqa: E402

from app.services import android_java  # noqa: E402
from app.services.android_device import AndroidDevice  # noqa: E402
from app.services.android_haptics import AndroidHaptics  # noqa: E402
from app.services.android_java import java_class  # noqa: E402
from app.services.android_shakes import AndroidShakes  # noqa: E402
from app.services.android_speech import AndroidSpeech  # noqa: E402
from app.services.settings import SettingsBook  # noqa: E402
from app.session.saves import Saves  # noqa: E402

LONGEST_WAIT = 20
SOURCES = Path(pythonforandroid.__file__).parent / "recipes/android/src/android"


def android_package() -> None:
    """python-for-android's own: its config as the recipe writes it, the rest as it is."""
    package, config = ModuleType("android"), ModuleType("android.config")
    vars(config).update(
        JAVA_NAMESPACE="org.kivy.android",
        ACTIVITY_CLASS_NAME="org.kivy.android.PythonActivity",
        ACTIVITY_CLASS_NAMESPACE="org/kivy/android/PythonActivity",
    )
    vars(package)["config"] = config
    sys.modules |= {"android": package, "android.config": config}
    for name in ("runnable", "activity"):
        spec = importlib.util.spec_from_file_location(f"android.{name}", SOURCES / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[f"android.{name}"] = vars(package)[name] = module
        spec.loader.exec_module(module)


def waited_for(what: str) -> str:
    """All that Java was told, once this is in it: the activity and the voice have own threads."""
    told, tick = java_class("told.Told"), threading.Event()
    for _ in range(LONGEST_WAIT * 100):
        if what in told.all():
            break
        tick.wait(0.01)
    return str(told.all())


def asked() -> dict[str, object]:
    device, book = AndroidDevice(), SettingsBook(Saves(Path(tempfile.mkdtemp())))
    haptics = AndroidHaptics(book)
    device.keep_screen_on(True)
    device.keep_screen_on(False)
    device.color_bars(False)
    shared = device.share("a roll")
    haptics.tick()
    haptics.double()
    AndroidSpeech(lambda: "nl").say("words")
    gc.collect()  # before the engine is ready, nobody but Java waits for it
    java_class("android.speech.tts.TextToSpeech").getReady()
    waited_for("tick")
    came = threading.Event()
    device.watch_sent(came.set)
    sent = [device.sent_text(), device.sent_text(), came.is_set()]
    came.clear()
    java_class("org.kivy.android.PythonActivity").mActivity.sendLater("later")
    waited_for("sent")
    sent += [came.wait(LONGEST_WAIT), device.sent_text()]
    return {
        "told": waited_for("say").splitlines(),
        "sent": sent,
        "insets": device.insets(),
        "rest": [device.is_dark(), device.language(), device.wants_less_motion(), shared],
        "sizes": [round(device.density(), 3), round(device.font_scale(), 3)],
    }


def shaken() -> dict[str, object]:
    """Each round lasts until something was measured: then Java is in the listener or on its way."""
    shakes, manager = AndroidShakes(), java_class("android.hardware.SystemSensorManager")
    felt, tick = 0, threading.Event()
    for _ in range(ROUNDS):
        assert shakes.listen()
        before = manager.measured
        while manager.measured == before:
            pass
        felt += shakes.strength() > 20
        shakes.rest()
        if not IS_KEPT:
            shakes._listener = None
            android_java._listeners.clear()
        gc.collect()  # what nobody holds is gone when the last event comes
        tick.wait(0.001)
    return {"felt": felt, "after": shakes.strength()}


android_package()
print(json.dumps(asked() | shaken()), flush=True)
os._exit(0)
