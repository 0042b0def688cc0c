"""The service inside another process: calls without a socket."""
