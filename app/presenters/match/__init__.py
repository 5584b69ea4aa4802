"""A match and who sits around it, whatever is played."""
