"""A match played in turns at one device: it comes and goes, is covered, undone, looked back at.

What it looks like and what a finger means belongs to the game's own page. Every step is kept by
the match before it is shown, so the page may vanish at any moment.
"""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from app.bots.levels import chosen_move
from app.core.errors import WanderwallError
from app.presenters.at_table import AtTable
from app.presenters.phrase import Phrase, phrase
from app.presenters.trouble import not_kept
from app.services.settings import Settings, Turning
from app.session.match import Match
from app.session.record import Start
from app.ui.fingers import let_go
from app.ui.kv_files import load_match_widgets
from app.ui.motion import Motion, Movement
from app.ui.navigator import Page
from app.ui.screens.match_look_back import MatchLookBack
from app.ui.shell import Shell
from app.ui.widgets.curtain import Curtain
from app.ui.widgets.turned import QUARTERS
from app.ui.words import said

NOTICE_SECONDS = 4.0
CURTAIN_OPENS, SWING = 0.36, 0.42


class MatchPage(Page):
    """`panel` names what the sheet holds: the turn, the standings, or looking back.

    kv of a game's page gives the ids turned, ground, board, flyer, panel, back_bar.
    """

    game = ""
    shell: Shell = ObjectProperty()
    model: Any = ObjectProperty(None, allownone=True)
    places: Any = ObjectProperty(None, allownone=True)
    looking: Any = ObjectProperty(None, allownone=True)
    panel = StringProperty("")
    form = StringProperty("tall")
    hint = StringProperty()
    is_refused = BooleanProperty(False)
    margins = ListProperty([0, 0, 0, 0])

    def __init__(self, **kwargs: Any) -> None:
        load_match_widgets()
        super().__init__(**kwargs)
        self.table: Any = None
        self.motion = Motion()
        self.notice: Phrase | None = None
        self._refusal: Phrase | None = None
        self.ground, self.board, self.flyer = self.ids.ground, self.ids.board, self.ids.flyer
        self._panels = {key: self.ids[key].__self__ for key in ("turn", "end", "back")}
        self.curtain = Curtain()
        self.curtain.bind(on_open=self._open_curtain)
        self.back_through = MatchLookBack(self)
        self._was_upright = True
        self._told_of_keeping = False
        self._is_recovered = False
        self.shell.settings.watch(self._settings_changed)
        self.shell.words.bind(catalogue=self.refresh)
        self.shell.app.bind(insets=self.lay_out)
        self.ground.bind(size=self.lay_out)
        self.bind(size=self._resized)

    # What a game's page says

    table_of: Callable[[Match], AtTable]
    """The presenter of a match of this game."""

    def rest(self) -> None:
        """No finger, nothing in the air."""

    def lay_out(self, *_: object) -> None:
        """By the size of the ground; what is under way is finished first."""

    def refresh(self, *_: object) -> None:
        """Everything as the match and the finger are now."""

    def say(self) -> None:
        """The hint, or the notice before it."""

    def board_after(self, moves: int) -> Any:
        """What everybody could see then."""

    def show_after(self, moves: int) -> None:
        """While looking back: everything as it was then."""
        self.show_board(self.board_after(moves))

    def show_board(self, model: Any) -> None:
        """While looking back."""
        self.board.model = model

    def board_now(self) -> Any:
        """What lies there now, with nobody's finger over it."""

    def movements(self, _before: Any, _after: Any, _events: tuple[Any, ...]) -> list[Movement]:
        """What happened, for the eye."""
        return []

    # Coming and going

    @property
    def speed(self) -> float:
        return float(self.shell.app.speed)

    @property
    def is_covered(self) -> bool:
        return self.curtain.parent is not None

    @property
    def lies(self) -> bool:
        """The device lies between its seats: it does not turn, and is not handed on."""
        return False

    @property
    def is_alone(self) -> bool:
        """One person, among bots or not: nobody to hand the device to."""
        return self.table is not None and self.table.table.people == 1

    def acts_at_once(self, _: Any) -> bool:
        """A tap on a key that does not only finish what moves."""
        return False

    @property
    def listens(self) -> bool:
        """Fingers mean something: the match is there and seen."""
        return self.table is not None and not self.is_covered

    def entered(self, **_: Any) -> None:
        """Exactly where the match was left; what is secret lies behind the curtain."""
        try:
            shelved = self.shell.shelf.taken(self.game)
        except WanderwallError:
            shelved = None
        if shelved is None:
            Clock.schedule_once(lambda _: self.shell.navigator.home())
            return
        self.table = self.table_of(shelved.match)
        self.looking = None
        self.begin()
        self.rest()
        self._turn_to_seat()
        self.show_panel("end" if self.table.is_over else "turn")
        self.lay_out()
        self._is_recovered, self._told_of_keeping = shelved.is_recovered, False
        self.shell.device.keep_screen_on(True)
        if self.hides and (self.table.hands_over or self.table.match.moves):
            self.cover()
        else:
            self._tell_of_save()
            self.next()

    def begin(self) -> None:
        """Another match is on the table."""

    def left(self) -> None:
        self.shell.thinker.stop()
        self.table = None
        Clock.unschedule(self._forget_notice)
        self._forget_notice()
        self.motion.finish()
        self.remove_widget(self.curtain)
        self.rest()
        self.shell.device.keep_screen_on(False)

    def goes_back(self) -> bool:
        if self.looking is not None:
            self.back_through.close()
            return True
        return False

    def paused(self) -> None:
        if self.table is not None:
            self.motion.finish()
            if self.hides:
                self.cover()

    @property
    def hides(self) -> bool:
        """With one person among bots, too, somebody may look on when the app comes back."""
        return self.table is not None and self.table.shows_secrets

    def _resized(self, *_: object) -> None:
        """A turned device may have been handed on: secrets are covered."""
        is_upright = self.height >= self.width
        is_turned = is_upright is not self._was_upright and min(self.size) > dp(200)
        if is_turned and self.hides and not self.is_alone:
            self.paused()
        self._was_upright = is_upright

    def _settings_changed(self, _: Settings) -> None:
        if self.table is not None:
            self._turn_to_seat()
            self.lay_out()

    # Showing

    def notify(self, words: Phrase) -> None:
        """Something else than the usual hint, for a while."""
        self.notice, self.is_refused = words, True
        self.say()
        self.shell.aloud.say(words)
        Clock.unschedule(self._forget_notice)
        Clock.schedule_once(self._forget_notice, NOTICE_SECONDS)

    def refuse(self, why: Phrase) -> None:
        """A gentle no: it has been said once something else is tried."""
        self.shell.sounds.play("no")
        self.notify(why)
        self._refusal = why

    def forget_refusal(self) -> None:
        if self.notice is not None and self.notice is self._refusal:
            self._forget_notice()

    def _tell_of_save(self) -> None:
        """The match is in sight: what became of its save is said now, not behind the curtain."""
        self.tell_of_keeping()
        if self._is_recovered:
            self._is_recovered = False
            self.notify(phrase("match.recovered"))

    def tell_of_keeping(self) -> None:
        """Once, that the match lives only as long as the app."""
        error = self.table.match.keeping_error
        if error is not None and not self._told_of_keeping:
            self._told_of_keeping = True
            self.notify(not_kept(error))

    def _forget_notice(self, *_: object) -> None:
        self.notice, self.is_refused = None, False
        if self.table is not None and self.model is not None:
            self.say()

    def show_panel(self, name: str) -> None:
        """Fingers still down on the keys of the one before do nothing any more."""
        let_go()
        self.panel = name
        self.ids.panel.clear_widgets()
        self.ids.panel.add_widget(self._panels[name])

    # Playing

    def play(self, move: Any) -> None:
        """Keep the step, then show how it came about."""
        self.forget_refusal()
        self.shell.thinker.stop()  # a thought begun before this move knows nothing of it
        table, before, seat = self.table, self.board_now(), self.table.seat
        events = table.match.seen(table.match.play(move), table.looker)
        self.tell_of_keeping()
        self.rest()
        passes = table.is_over or table.seat != seat or len(table.table.seats) == 1
        next_one = (phrase("aloud.turn", seat=table.names[table.seat]),)
        self.shell.aloud.say(
            *table.turn_phrases(events), *(next_one if passes and not table.is_over else ())
        )
        movements = self.movements(before, self.board_now(), events)
        self.motion.play(movements, self.speed, lambda: self._settled(passes))

    def _settled(self, has_passed: bool) -> None:
        """All movements are done: the match as it is, then whoever is next."""
        self.flyer.drop()
        if self.table is None:
            return
        if self.table.is_over:
            self.refresh()
            self.show_panel("end")
        elif has_passed and self.table.hands_over and self.table.is_in_hand and not self.lies:
            self.cover()
            self.refresh()
        else:
            quarters = self.ids.turned.quarters
            self._turn_to_seat()
            self.refresh()
            self._swing_from(quarters)

    def _swing_from(self, quarters: float) -> None:
        """The table turns before people's eyes; then whoever is next."""
        turned = self.ids.turned
        lead = 90 * ((turned.quarters - quarters + 1) % 4 - 1)

        def swing(share: float) -> None:
            turned.lead = lead * (1 - share)

        if lead:
            swing(0)
        self.motion.play([Movement(SWING, swing)] if lead else [], self.speed, self.next)

    def next(self) -> None:
        """Bots think; people are waited for."""
        table = self.table
        if table is None or table.is_over or table.is_in_hand:
            return
        view, level = table.match.view(table.seat), table.at_move.level
        thought = chosen_move(self.game, view, level, self.shell.new_seed())
        self.shell.thinker.think(thought, self._bot_moves)

    def _bot_moves(self, move: Any) -> None:
        if self.table is not None and not self.is_covered and self.looking is None:
            self.motion.finish()
            self.play(move)

    def undo(self) -> None:
        self.motion.finish()
        if self.table is not None and self.table.can_undo and not self.is_covered:
            self.table.undo()
            self.forget_refusal()
            self.rest()
            self.shell.sounds.play("slide")
            self.refresh()

    def again(self) -> None:
        """The same table, a new deal."""
        match = self.table.match
        start = match.start
        fresh = Start(start.game, start.rules, start.seats, self.fresh_seed(), start.options)
        self.shell.shelf.begin(fresh, match.table, match.people)
        self.entered()

    def fresh_seed(self) -> int:
        return self.shell.new_seed()

    def look_back(self) -> None:
        self.motion.finish()
        if self.table is not None and not self.is_covered and self.table.match.moves:
            self.shell.thinker.stop()
            self.rest()
            self.back_through.open()

    def looked_back(self) -> None:
        """The match as it is, and on with it."""
        self.show_panel("end" if self.table.is_over else "turn")
        self.refresh()
        self.next()

    # The curtain, and the side of the table

    def cover(self) -> None:
        """The wall is up: nothing of the seat's secrets is drawn or reachable."""
        self.shell.thinker.stop()
        self.forget_refusal()
        self.rest()
        self._turn_to_seat()
        words, table, curtain = self.shell.words.catalogue, self.table, self.curtain
        seat = table.table.seats[table.looker]
        curtain.edition, curtain.pawn = self.wall, seat.color.value
        curtain.seat_name = said(words, table.names[table.looker])
        curtain.log = " ".join(said(words, part) for part in table.last_turn())
        curtain.turn_words = said(words, table.state_line)
        curtain.is_pause, curtain.lies = self.is_alone, self.lies
        curtain.quarters = QUARTERS[table.side] if self.lies else self.ids.turned.quarters
        curtain.opacity = 1
        if not self.is_covered:
            let_go()
            self.shell.sounds.play("curtain")
            self.add_widget(curtain)

    @property
    def wall(self) -> str:
        """Whose picture the curtain has."""
        return self.game

    def _open_curtain(self, *_: object) -> None:
        def fade(share: float) -> None:
            self.curtain.opacity = 1 - share

        self.motion.play([Movement(CURTAIN_OPENS, fade, "out_cubic")], self.speed, self._opened)

    def _opened(self) -> None:
        self.remove_widget(self.curtain)
        if self.table is not None:
            self.shell.sounds.play("flip")
            self.refresh()
            self._tell_of_save()
            self.uncovered()
            self.next()

    def uncovered(self) -> None:
        """The seat is there and looks."""

    def _turn_to_seat(self) -> None:
        """Towards the seat at move, or always towards the first (`turning`)."""
        is_fixed = self.shell.settings.current.turning is Turning.FIXED
        side = self.table.table.seats[0].side if is_fixed else self.table.side
        if self.lies:
            self.ids.turned.quarters = 0
        elif self.table.at_move.is_person or is_fixed or self.table.table.people == 1:
            self.ids.turned.quarters = QUARTERS[side]
