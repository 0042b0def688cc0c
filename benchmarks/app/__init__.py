"""The app beside an empty one: first visits, reruns, a team's page, sessions, memory."""

import click
from running_app.browser import BrowserError
from running_app.server import ServerError
from running_app.session import SessionError

from benchmarks.app.memory import memory_figures
from benchmarks.app.sessions import session_figures
from benchmarks.app.visits import visit_figures
from benchmarks.support.figure import Figure


def figures() -> list[Figure]:
    """All of it, in some fifteen minutes."""
    try:
        return [*memory_figures(), *visit_figures(), *session_figures()]
    except (ServerError, BrowserError, SessionError) as error:
        raise click.ClickException(str(error)) from error
