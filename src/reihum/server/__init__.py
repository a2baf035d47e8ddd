"""The table server: nothing lost, nothing leaked, many tables."""
