"""Breaking the cards on purpose, to see whether the scenarios notice."""
