"""What Connect shows, and what a finger means there."""
