"""What the pages around the matches show."""
