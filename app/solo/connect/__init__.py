"""Puzzles of Connect."""
