"""How long a process that is asked to end may take: nine seconds in all, so that its host need never kill it."""

import logging
import os
import threading

from discern.settings import Settings

END_S = 9
"""Seconds from the signal to the end of the process, at the latest."""

logger = logging.getLogger("discern.service")


def jobs_end_s(settings: Settings) -> int:
    """Seconds for the background jobs of a server, once its requests are answered."""
    return 5 if settings.worker else 3


def requests_end_s(settings: Settings) -> int:
    """Seconds for the requests that a server is answering when it is asked to end."""
    return END_S - jobs_end_s(settings)


def end_within(seconds: float) -> None:
    """End this process after so many seconds, unless it has ended by then.

    For a process that was asked to end: a job in a thread, such as writing a report, can't be interrupted. What is
    given up is done again once its lease is over.
    """
    timer = threading.Timer(seconds, _end)
    timer.daemon = True
    timer.start()


def _end() -> None:
    logger.warning("what is still under way is given up")
    os._exit(0)
