"""What all games share: the Game value, fair draws, matches, options and records."""
