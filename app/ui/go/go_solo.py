"""Go alone on Go's page: from roll to roll, a solved board seen at once, help, and the end (G10).

What comes next the presenter says; the page shows and keeps.
"""

from app.games.go.board import Laid
from app.games.go.moves import EndSolo, RollNext
from app.games.go.placing import placing_ready
from app.games.go.solver import outlook
from app.presenters.go.light import ways
from app.presenters.go.page_model import Claiming
from app.presenters.go.result import fastest
from app.presenters.go.rolls_won import is_missed
from app.presenters.go.rounds import Due, begin_building, due
from app.presenters.go.table import GoTable
from app.presenters.phrase import phrase
from app.session.scores import note_round
from app.ui.go.go_rounds import RoundsParts, RoundsPlace
from app.ui.kit.motion import After, Movement
from app.ui.kit.question import Question, ask

LIGHT_SECONDS = 0.5
"""With the dice of the next roll, that fall while the tiles fly home, 0.9 in all."""
ALL_BUT_OUT = 0.99
"""How far the light stands with movements off."""


class GoSolo:
    """`shown_solution` is one way for a roll that was missed, while it is looked at."""

    asked_at: tuple[int, ...] = ()

    def __init__(self, page: RoundsPlace, table: GoTable, parts: RoundsParts) -> None:
        self._page, self._table, self._parts = page, table, parts
        self._shell = parts.shell
        self.shown_solution: tuple[Laid, ...] = ()
        self.seat = 0

    def next(self) -> None:
        """On with what is due."""
        if self._due(Due.NEXT_ROLL):
            self._parts.clock.keep([RollNext()])
            self._parts.fingers.begin_roll()
        if self._due(Due.DICE):
            self._roll()
        elif self._due(Due.BUILDING):
            self._run()
            self._shell.thinker.think(placing_ready(), lambda _: None)
        elif self._due(Due.GIVING_UP):
            self.end()
        else:
            self._ended()

    def _due(self, wanted: Due) -> bool:
        return due(self._table) is wanted

    def _roll(self) -> None:
        """The time runs from when the first roll falls (G10): it waits to be let go."""
        if self._table.kept.is_timed and self._table.is_before_first_roll:
            self._parts.roll.begin(self.build, self._run)
        else:
            self._parts.roll.fall(self.build)

    def _run(self) -> None:
        self._parts.clock.run()

    def build(self) -> None:
        """The dice lie."""
        self._parts.clock.keep(begin_building(self._table))
        self._page.refresh()
        self.next()

    def claim(self, _is_open: bool) -> Claiming:
        """A solved board claims by itself."""
        return Claiming()

    def moved(self) -> bool:
        """A solved board is seen at once: the light runs, then it is on with the next roll, and the
        time stands still until that lies: nobody pays for being praised."""
        if not self._table.is_solved():
            return False
        self._parts.clock.keep([self._table.claim()])
        self._parts.clock.stop()
        self._parts.fingers.rest()
        self._page.refresh(says_later=True)
        light = self._light()
        if self._due(Due.NEXT_ROLL):
            self._go_on(light)
        else:
            self._page.play_out([light], self.next)
        return True

    def _light(self) -> Movement:
        """From the centre to each treasure, while the number of solved rolls jumps."""
        found = ways(self._table.roll, self._table.own().laid)
        board, jump = self._parts.board, self._parts.jump

        def run(share: float) -> None:
            board.shine(found if share < 1 else (), share)
            jump(share)

        return Movement(LIGHT_SECONDS, run, "in_out_sine", self._tell_solved, stands=ALL_BUT_OUT)

    def _go_on(self, *before: Movement) -> None:
        """The tiles fly home while the next dice fall."""
        roll, fingers = self._parts.roll, self._parts.fingers
        roll.fall(self.build, before, self._next_roll, fingers.homing.update)

    def _next_roll(self) -> None:
        self._parts.fingers.send_home(self._clear)
        self._page.refresh(says_later=True)

    def _clear(self) -> None:
        self._parts.clock.keep([RollNext()])
        self._parts.fingers.begin_roll()

    def _tell_solved(self) -> None:
        self._shell.sounds.play("find")
        self._shell.haptics.double()

    def _tell_time_is_up(self) -> None:
        self._shell.haptics.long()
        self._shell.sounds.play("time_up")

    def ask_to_skip(self) -> None:
        """Another roll, where nothing is counted; whoever has laid something is asked."""
        self._parts.roll.finish()
        if not self._helps_now:
            return
        if self._table.own().laid:
            self._ask("skip", "dice-multiple-outline", self.skip)
        else:
            self.skip()

    def skip(self) -> None:
        self._parts.notices.forget()
        self._parts.clock.keep([self._table.claim()])
        self._go_on()

    def ask_to_show(self, uncover: After) -> None:
        """A solution, which ends a puzzle: asked for by way of a pause, where a clock runs."""
        self._parts.roll.finish()
        if not self._table.has_solution:
            return

        def show() -> None:
            uncover()
            self.end()

        self._ask("give_up", "eye-outline", show)

    # The end

    def end(self) -> None:
        """Time is up, or the player has had enough."""
        self._parts.roll.finish()
        if self._table.is_over:
            return
        self._parts.clock.stop()
        self._parts.fingers.rest()
        self._parts.clock.keep([EndSolo()])
        self._count()
        if self._table.kept.is_timed:
            self._page.refresh()
            praise = self._parts.praise.movement("go.time_up", self._tell_time_is_up)
            self._page.play_out([praise], self._climb)
        else:
            self._ended()

    def ask_to_end(self, uncover: After) -> None:
        """In a pause: enough? What was solved counts."""

        def end() -> None:
            uncover()
            self.end()

        self._ask("end_round", "flag-checkered", end)

    def _ask(self, deed: str, icon: str, do: After) -> None:
        """Before what does not come back."""
        question = Question(
            words=phrase(f"go.{deed}.sure"),
            icon=icon,
            yes=phrase(f"go.{deed}"),
            keep=phrase("curtain.go_on"),
        )
        ask(self._shell, question, phrase(f"go.{deed}.title"), do)

    def _climb(self) -> None:
        end = self._parts.end
        end.rise(0.0)
        self._ended()
        joy = self._parts.cheer.movement(end.rise) if end.model.is_joyful else end.climbing()
        self._page.play_out([joy], self._page.refresh)

    def _count(self) -> None:
        table = self._table
        if table.terms.in_statistics:
            people, mode = self._shell.people, table.kept.mode.value
            note_round(people, table.match, mode, table.solved_rolls, fastest(table))

    def _ended(self) -> None:
        """The end card; of a puzzle that was given up, a solution with it."""
        self._page.show_panel("end")
        self._page.refresh()
        if self._table.kept.is_puzzle and is_missed(self._table):
            self.toggle_solution()

    def toggle_solution(self) -> None:
        """One way to solve what was left, or the own board again."""
        if not is_missed(self._table):
            return
        if self.shown_solution:
            self._show_solution(())
        else:
            thought = outlook(self._table.roll)
            self._shell.thinker.think(thought, lambda found: self._show_solution(found.lay))

    def _show_solution(self, laid: tuple[Laid, ...]) -> None:
        self.shown_solution = laid
        self._page.refresh()

    # Help

    @property
    def _helps_now(self) -> bool:
        return self._page.is_open() and self._table.helps
