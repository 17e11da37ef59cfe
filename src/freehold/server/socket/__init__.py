"""The WebSocket: connections, what they may send, and when they are closed."""
