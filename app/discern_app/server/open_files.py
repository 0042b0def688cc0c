"""How many files this process may have open, connections included."""

import sys

ENOUGH = 65_536

MOST_CONNECTIONS, FILES_A_CONNECTION = 900, 16
"""Connections for requests, and how many files there must be for each of them: the others are for sockets."""

LEAST_CONNECTIONS = 50
"""However few files may be open."""


def raise_limit() -> int:
    """Raise the limit as far as the system lets this process, and return it. Windows has none that matters."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


def fit_connections(most_files: int) -> int:
    """How many connections for requests there may be where a process may have this many files open."""
    return max(LEAST_CONNECTIONS, min(MOST_CONNECTIONS, most_files // FILES_A_CONNECTION))
