"""Luck and skill: what the draws gave, and what the players made of it."""
