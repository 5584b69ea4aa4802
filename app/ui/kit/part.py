"""A part of a canvas that is drawn only while there is something to see: hidden, it costs nothing.

Its instructions are made once, within `with`; showing and hiding creates nothing.
"""

from collections.abc import Sequence

from kivy.graphics import BindTexture, Canvas
from kivy.graphics.instructions import Instruction


class Part(Canvas):
    """`instructions`: what it shows again, while it is hidden."""

    instructions: Sequence[Instruction] = ()

    @property
    def is_shown(self) -> bool:
        return bool(self.children)

    @is_shown.setter
    def is_shown(self, is_shown: bool) -> None:
        if is_shown is self.is_shown:
            return
        if is_shown:
            for each in self.instructions:
                self.add(each)
        else:
            # What has a texture brings its binding along by itself.
            found = [each for each in self.children if not isinstance(each, BindTexture)]
            self.instructions = found
            self.clear()
