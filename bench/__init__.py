"""Benchmarks as ratios: the engine beside hand-written loops without an engine, in one run."""
