"""What came of it, as plain text for a terminal."""
