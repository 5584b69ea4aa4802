"""Lessons on the pages of their games: a helping hand, what stands above, what follows."""

WIDGETS = ("lesson_strip", "lesson_end", "learn_card")
