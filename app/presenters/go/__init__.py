"""What Go shows, and what a finger means there."""
