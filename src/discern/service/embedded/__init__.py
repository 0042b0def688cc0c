"""The service inside another program, called without a socket."""
