"""What is written once for all games: matches, records, saves."""
