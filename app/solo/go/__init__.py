"""Puzzles of Go."""
