"""Random games with every invariant on: what holds at every step of every game, and a machine that tries."""
