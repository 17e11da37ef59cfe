"""The sensible player: good default answers to every decision, from what a card is worth to a deck now."""
