"""What Shift shows, and what a finger means there."""
