"""The app: first visits, reruns, a team's page, sessions, memory."""

import click

from benchmarks.app.memory import memory_figures
from benchmarks.app.sessions import session_figures
from benchmarks.app.visits import visit_figures
from benchmarks.support.figure import Figure
from tests.support.running_app.browser import BrowserError
from tests.support.running_app.server import ServerError
from tests.support.running_app.session import SessionError


def figures() -> list[Figure]:
    """All of it, in some ten minutes."""
    try:
        return [*memory_figures(), *visit_figures(), *session_figures()]
    except (ServerError, BrowserError, SessionError) as error:
        raise click.ClickException(str(error)) from error
