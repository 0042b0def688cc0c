"""How many files this process may have open, connections included: a room full of phones needs more than the usual."""

import sys

ENOUGH = 65_536


def raise_limit() -> None:
    """Raise the limit as far as the system lets this process. Windows has none that matters."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
