"""Finished games: told again step by step, counted, and checked."""
