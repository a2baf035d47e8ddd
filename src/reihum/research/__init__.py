"""Players against players, and where the strongest of them come from."""
