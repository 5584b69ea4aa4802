"""A scene of a presenter: it is played once when it is shown, and again by a tap."""

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.scenes import NO_SCENE, Scene
from app.ui.kit.figure_view import FigureView
from app.ui.kit.motion import After, Motion, Movement


class SceneView(ButtonBehavior, FigureView):
    """At rest it shows its end, and draws nothing anew. `was_seen`: it has been played."""

    scene: Scene = ObjectProperty(NO_SCENE)
    name = StringProperty()
    was_seen = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self.motion = Motion()
        super().__init__(**kwargs)

    def on_scene(self, *_: object) -> None:
        self.motion.stop()
        self.was_seen = False
        self.figure = self.scene.end

    def play(self, speed: float, then: After) -> None:
        """Without movements it just stands there, at its end."""
        scene, self.was_seen = self.scene, True

        def update(share: float) -> None:
            self.figure = scene.end if share == 1.0 else scene.at(share * scene.seconds)

        self.motion.play([Movement(scene.seconds, update, "linear")], speed, then)

    def stop(self) -> None:
        """It went out of sight."""
        self.motion.stop()
