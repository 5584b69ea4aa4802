"""Lessons for people: what a helping hand points at in each game, and how far a course is."""
