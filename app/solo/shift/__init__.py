"""Puzzles of Shift."""
