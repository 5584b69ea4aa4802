"""Kivy as python-for-android builds it, less what it would bring for downloads: this is offline.

`requests` and the four that come with it would be in the package and never be imported.
"""

from os.path import join
from typing import ClassVar

from pythonforandroid.recipes.kivy import KivyRecipe


class OfflineKivyRecipe(KivyRecipe):
    python_depends: ClassVar = ["filetype"]

    def get_recipe_dir(self) -> str:
        """Where its patches lie: not here."""
        return join(self.ctx.root_dir, "recipes", self.name)


recipe = OfflineKivyRecipe()
