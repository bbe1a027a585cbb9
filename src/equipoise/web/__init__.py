"""The house on the net: HTTP, sockets and the built client."""
