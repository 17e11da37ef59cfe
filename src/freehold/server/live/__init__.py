"""Tables in memory: what their journals tell, who is connected, and the one writer of each."""
