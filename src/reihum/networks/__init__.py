"""Small learned networks, with NumPy and without: by what the stronger players and chances go."""
