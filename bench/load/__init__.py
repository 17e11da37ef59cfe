"""How a server bears many games at once: `make load`."""
