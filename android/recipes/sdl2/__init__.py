"""SDL2 with its image, mixer and ttf, for release whatever the package is for.

buildozer has python-for-android make its distribution without a word about release, even for one;
all four would be compiled -O0 then, and decoding a picture took 2.3 times the instructions.
Our own code and Kivy's are compiled -O2 or -O3 anyway.
"""

from typing import Any

from pythonforandroid.recipes.sdl2 import LibSDL2Recipe


class ReleasedSDL2Recipe(LibSDL2Recipe):
    def build_arch(self, arch: Any) -> None:
        """One ndk-build makes all four; nothing else of a build asks for its mode after it."""
        self.ctx.build_as_debuggable = False
        super().build_arch(arch)


recipe = ReleasedSDL2Recipe()
