"""As the recipe of this package writes it."""

JAVA_NAMESPACE = "org.kivy.android"
