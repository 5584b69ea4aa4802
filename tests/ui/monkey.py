"""A monkey at the app: fingers, keys, the system and kills at random, and what must always hold.

The same seed does the same things: time passes by frames alone.
"""

import gc
import tempfile
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.tests.common import UnitTestTouch

from app.bots.levels import Level
from app.core.rng import Rng
from app.presenters.faces import face_of
from app.presenters.setup.draft import with_seat
from app.services.i18n import languages
from app.services.ports import Insets
from app.services.settings import Motion, TextSize, ThemeChoice
from app.session.match import Match
from app.session.record import record_text
from app.session.shelf import Shelf
from app.ui.shell.pages import page_of
from tests.ui import scenes
from tests.ui.lives import Broken, lived
from tests.ui.table import SteadyTable
from tests.ui.walker import INSETS, layer, touchables, with_insets

SIZES = (
    (320, 480),
    (360, 640),
    (412, 915),
    (600, 960),
    (800, 1280),
    (1280, 800),
    (360, 360),
    (640, 360),
    (915, 412),
    (480, 1280),
)
ROOMY = ((800, 1280), (1280, 800))
"""There is room for all to play face to face."""
APART = 0xD1342543DE82EF95
"""Between the seeds of two events: odd and large."""
LOOK_EVERY = 10
"""Events between two looks at what is on the disk."""
MOST_FINGERS = 10
REMEMBERED = 30
LOOKED_AT = 3
IN_MEMORY = Path("/dev/shm")
"""A disk that need not be waited for."""
NEARLY_UP = 297_000
"""Milliseconds of the five minutes that Go's clock has run."""
THOROUGH = 8
"""Of so many lives one looks for garbage among all that lives share, too: a third of the time."""
UNFIT = ("home", "matches_none", "go_last_seconds")


class Monkey:
    """It goes on in the app's next life: all but the table goes from process to process."""

    table: SteadyTable

    def __init__(self, folder: Path, seed: int, events: Iterable[int]) -> None:
        self.seed, self.rng, self.folder = seed, Rng(seed), folder
        self.events = deque(events)
        self.done: deque[str] = deque(maxlen=REMEMBERED)
        self.visited: set[str] = set()
        self.killed_with: dict[str, str] | None = {}
        self._stages: list[str] = []
        self._opened_by: dict[int, int] = {}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "table"}

    def live(self) -> "Monkey":
        """Until it kills the app, or all is done; the matches are those of the life before."""
        if self.rng.below(THOROUGH):
            gc.unfreeze = gc.freeze
        self.table = SteadyTable(self.folder, self.rng.word)
        self.table.app.shell.navigator._leave = self._leave
        self._opened_by.clear()
        found = self._records(self.table.app.shell.shelf)
        if self.killed_with != found:
            raise Broken(f"another match after a kill: {found}, not {self.killed_with}")
        self.killed_with = None
        while self.events and self.killed_with is None:
            self._do(self.events.popleft())
        self.look_at_disk()
        return self

    def _leave(self) -> None:
        """The system would take the app away; here it stays."""

    def _do(self, number: int) -> None:
        """Each event's chance is its own: it does the same with others left out before it."""
        self.rng.state = Rng(self.seed + number * APART).word()
        try:
            self._act()
            self.look()
            if number % LOOK_EVERY == 0:
                self.look_at_disk()
        except Exception as error:
            last = "\n  ".join(self.done)
            error.add_note(f"seed {self.seed}, event {number}; the last ones:\n  {last}")
            raise

    # What it does

    def _act(self) -> None:
        act = self._pick(ACTS)
        self.done.append(act.__name__)
        act(self)

    def _pick(self, items: Any) -> Any:
        return items[self.rng.below(len(items))]

    def _point(self) -> tuple[float, float]:
        """On a key mostly, or anywhere."""
        wants_key = self.rng.below(10) < 6
        found = touchables(layer(self.table)) if wants_key else ()
        keys = [key.visible for key in found if not key.visible.is_empty]
        if keys:
            box = self._pick(keys)
            x, y = (box.left + box.right) / 2, (box.bottom + box.top) / 2
        else:
            x, y = self.rng.below(Window.width), self.rng.below(Window.height)
        self.done.append(f"at {x:.0f}, {y:.0f} on {self.table.app.shell.navigator.page_name}")
        return x, y

    def tap(self) -> None:
        self.table.tap(*self._point())

    def drag(self) -> None:
        points = [self._point() for _ in range(2 + self.rng.below(2))]
        self.table.drag(*points)

    def hands(self) -> None:
        """Several fingers and a palm, lifted in any order, some moved, one lost by the system."""
        count = 2 + self.rng.below(MOST_FINGERS - 1)
        touches = [UnitTestTouch(*self._point()) for _ in range(count)]
        for touch in touches:
            touch.touch_down()
        self.table.frames()
        for touch in touches[::2]:
            touch.touch_move(*self._point())
        for touch in self.rng.shuffled(touches):
            touch.touch_up()
        self.table.frames()

    def twice(self) -> None:
        """A double tap without a frame between."""
        point = self._point()
        for _ in range(2):
            touch = UnitTestTouch(*point)
            touch.touch_down()
            touch.touch_up()
        self.table.frames(2)

    def hold(self) -> None:
        touch = UnitTestTouch(*self._point())
        touch.touch_down()
        self.table.frames(30)
        touch.touch_up()
        self.table.frames()

    def back(self) -> None:
        Window.dispatch("on_keyboard", 27, 0, None, [])
        self.table.frames()

    def wait(self) -> None:
        self.table.frames(20)

    def resize(self) -> None:
        size = self._pick(SIZES)
        self.done.append(f"to {size}")
        self.table.resize(*size)

    def cut_out(self) -> None:
        with_insets(self.table, self._pick((*INSETS, Insets())))

    def pause(self) -> None:
        """Covered at once, before a picture is taken; on the way back, too."""
        app = self.table.app
        app.dispatch("on_pause")
        self._must_be_covered()
        if self.rng.below(2):
            self.table.frames(2)
        app.dispatch("on_resume")
        self.table.frames()
        self._must_be_covered()

    def _must_be_covered(self) -> None:
        page = self.table.app.shell.navigator.page
        if getattr(page, "hides", False) and not page.is_covered:
            raise Broken("paused, and secrets are open")

    def text_size(self) -> None:
        self.table.app.shell.settings.change(text_size=self._pick(tuple(TextSize)))
        self.table.frames()

    def language(self) -> None:
        self.table.app.shell.settings.change(language=self._pick(languages()))
        self.table.frames()

    def theme(self) -> None:
        self.table.app.shell.settings.change(theme=self._pick(tuple(ThemeChoice)))
        self.table.frames()

    def motion(self) -> None:
        self.table.app.shell.settings.change(motion=self._pick((Motion.FAST, Motion.STILL)))
        self.table.frames()

    def forget(self) -> None:
        """Memory is short."""
        Window.dispatch("on_memorywarning")
        self.table.frames()

    def begin(self) -> None:
        """A match of some game, that monkeys reach by chance too seldom; its last seat may be a
        bot, its time nearly up."""
        game = self._pick(scenes.playable())
        count = self._pick(tuple(face_of(game).offer.counts))
        scenes.at_home(self.table)
        options = {"together": self._pick(("relay", "faces"))} if game == "go" else {}
        draft = scenes.draft_of(game, count, **options)
        if count > 1 and self.rng.below(3) == 0:
            draft = with_seat(draft, count - 1, replace(draft.playing[-1], level=Level.EASY))
        match = scenes.begun_with(self.table, draft, self._pick((0, 1, 2, 8, 15, 40)))
        if game == "go" and self.rng.below(2):
            match.table["clock"] = NEARLY_UP
            match.keep()
        self.table.app.shell.navigator.go(page_of(match.start))
        self.table.frames(2)

    def stage(self) -> None:
        """A state that few come to by chance: an end, the last seconds, a check, a licence."""
        self._stages = self._stages or self.rng.shuffled(sorted(stages()))
        scene = stages()[self._stages.pop()]
        self.done.append(scene.name)
        if scene.name.startswith("go_faces"):
            self.table.resize(*self._pick(ROOMY))
        settings, shelf = self.table.app.shell.settings, self.table.app.shell.shelf
        usual = settings.current.motion
        settings.change(motion=Motion.STILL)
        for game in scenes.playable():  # a scene of an offer makes it anew
            self.table.app.shell.lessons.note_offered(game)
        scene.bring(self.table)
        if self.table.app.shell.shelf is not shelf:
            raise Broken(f"another shelf in {scene.name}")
        settings.change(motion=usual)
        self._opened_by.clear()

    def kill(self) -> None:
        """Nothing is told that the app ends; the next one finds the same matches."""
        self.killed_with = self._records(self.table.app.shell.shelf)

    # What must hold

    def look(self) -> None:
        page = self.table.app.shell.navigator.page
        self.visited.add(self.table.app.shell.navigator.page_name)
        at_table = getattr(page, "table", None)
        if at_table is None or not hasattr(page, "is_covered"):
            return
        self.visited.add(f"{self.table.app.shell.navigator.page_name} {_state_of(page)}")
        self._legal(at_table.match)
        self._curtain(page, at_table)

    def _legal(self, match: Any) -> None:
        game, state = match.game, match.state
        form = game.state_json(state)
        again = game.state_from_json(form, match.start.options, match.start.seed)
        if game.state_json(again) != form:
            raise Broken("the state is not that of its own form")

    def _curtain(self, page: Any, at_table: Any) -> None:
        """Up only before a seat with secrets, or to say whose turn it is with cards that are open;
        away only for the seat that opened it; another match may have been on the screen since.

        A table that lies is handed to nobody: there each seat has its own panel.
        """
        match = id(at_table.match)
        if page.is_covered and not (page.table.is_secret or page.table.goes_round):
            raise Broken(f"a curtain before nothing: {page.game}, {at_table.match.status}")
        if page.is_covered or page.lies:
            self._opened_by.pop(match, None)
            return
        if page.motion.is_running or page.is_looking_back or not at_table.is_in_hand:
            return
        if not (at_table.is_handed_on and page.table.is_secret):
            return
        if self._opened_by.setdefault(match, at_table.looker) != at_table.looker:
            raise Broken("the next seat's secrets without a curtain")

    def look_at_disk(self) -> None:
        """Each open match is kept as it is; only its clocks may have gone on."""
        shelf = self.table.app.shell.shelf
        kept = Shelf(shelf._saves)
        for slot, text in self._records(shelf).items():
            found = kept.match(slot)
            if found is None or kept_text(found) != text:
                raise Broken(f"the save of {slot} is not the match")

    def _records(self, shelf: Shelf) -> dict[str, str]:
        """Of all that go on, and of the last that ended."""
        kept = (*shelf.running(), *shelf.past()[:LOOKED_AT])
        found = {each.slot: shelf.match(each.slot) for each in kept}
        return {slot: kept_text(match) for slot, match in found.items() if match}


def _state_of(page: Any) -> str:
    if page.is_looking_back:
        return "looked back at"
    return "over" if page.table.is_over else "covered" if page.is_covered else "played"


@cache
def stages() -> dict[str, scenes.Scene]:
    """All but those that put another shelf into the app, and one that counts on time to stand."""
    return {one.name: one for one in scenes.scenes() if not one.name.startswith(UNFIT)}


def kept_text(match: Match) -> str:
    record = match.record()
    return record_text(replace(record, table={"seats": record.table["seats"]}))


SHARES: tuple[tuple[int, Callable[[Monkey], None]], ...] = (
    (49, Monkey.tap),
    (15, Monkey.drag),
    (5, Monkey.hands),
    (3, Monkey.twice),
    (2, Monkey.hold),
    (5, Monkey.back),
    (3, Monkey.resize),
    (1, Monkey.cut_out),
    (3, Monkey.pause),
    (1, Monkey.text_size),
    (1, Monkey.language),
    (1, Monkey.theme),
    (1, Monkey.motion),
    (1, Monkey.forget),
    (2, Monkey.wait),
    (3, Monkey.begin),
    (3, Monkey.stage),
    (1, Monkey.kill),
)
"""Of a hundred events."""
ACTS = [act for share, act in SHARES for _ in range(share)]


def played(seed: int, events: Iterable[int]) -> Monkey:
    """A monkey after these events; what broke is told with the seed that breaks it again."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None) as folder:
        monkey = Monkey(Path(folder) / "app", seed, events)
        while monkey.events:
            monkey = lived(monkey.live)
    return monkey
