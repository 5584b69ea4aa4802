"""The window of a desktop stands where it was, as large as it was, the next time."""

import json
import os
import subprocess
import sys
from pathlib import Path

from app.services.window_place import WindowPlace, keep_place, kept_place

SCRIPT = """
import json, sys
from pathlib import Path
from app.bootstrap import build_app
app = build_app(Path(sys.argv[1]))
from kivy.config import Config
from kivy.core.window import Window
app._run_prepare()
stands = [Config.get("graphics", name) for name in ("position", "left", "top")]
print(json.dumps([list(Window.system_size), stands]))
Window.size = 700, 600
app.stop()
"""
ROOT = Path(__file__).parents[3]


def test_the_window_is_as_it_was_when_the_app_ended(tmp_path: Path) -> None:
    keep_place(tmp_path, WindowPlace(500, 900, 40, 30))
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"KIVY_NO_CONFIG": "1", "KIVY_NO_ARGS": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout) == [[500, 900], ["custom", "40", "30"]]
    kept = kept_place(tmp_path)
    assert kept is not None
    assert (kept.width, kept.height) == (700, 600)
