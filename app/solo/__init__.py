"""What one person plays alone: puzzles, daily ones, races, a voyage, codes that name them."""
