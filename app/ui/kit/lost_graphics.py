"""A phone may drop all pictures of a paused app; SDL then makes a new context, and tells nobody.

A texture of our own is the mark: where it is gone, so is everything else, and Kivy makes all anew
from its sources.
"""

from kivy.core.window import Window
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture
from kivy.graphics.texture import Texture


class LostGraphics:
    def __init__(self) -> None:
        self._mark = Texture.create(size=(1, 1))
        self._mark.blit_buffer(bytes(4), colorfmt="rgba")  # before that it is but a number

    def restore(self, *_: object) -> None:
        if not glIsTexture(self._mark.id):
            get_context().reload()
            Window.canvas.ask_update()
