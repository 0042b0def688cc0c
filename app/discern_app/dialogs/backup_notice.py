"""A notice to the operator that the data will be lost at a restart, or that a backup is due."""

from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Literal

import streamlit as st
from cachetools.func import ttl_cache

from discern.datafolder import is_ephemeral
from discern_app.access.viewer import is_one_of
from discern_app.base.current_service import current_service
from discern_app.base.embedded_service import embedded_service, load_settings
from discern_app.base.language import local_now, say
from discern_app.base.states import show_note
from discern_app.base.text import day

Advice = Literal["data will be lost", "never backed up", "backed up long ago"]

LONG = timedelta(days=30)
"""How long data may go without a backup."""

MONDAY = 0

LOOK_AGAIN = timedelta(minutes=10)
"""How long the state is cached: it is a matter of weeks, and every run of the overview asks."""

DATABASE_SETTING = '```text\n[discern]\nDATABASE_URL = "postgresql://user:password@host/name"\n```'


def advise(now: datetime, *, lasts: bool, worth_since: datetime | None, last_backup: datetime | None) -> Advice | None:
    """What to say about data in a file on this machine, if anything.

    Args:
        now: the moment it is asked.
        lasts: whether the file is there after a restart.
        worth_since: when the first real person completed an assessment; None without one.
        last_backup: when the newest backup was made.
    """
    if not lasts:
        return "data will be lost"
    if worth_since is None or now - (last_backup or worth_since) < LONG:
        return None
    return "never backed up" if last_backup is None else "backed up long ago"


@cache
def _lasts(path: Path | None) -> bool:
    return path is None or not is_ephemeral(path.parent)


@ttl_cache(ttl=LOOK_AGAIN.total_seconds())
def read_state() -> tuple[datetime | None, datetime | None]:
    """When the newest backup was made, and since when there are data worth one."""
    state = embedded_service().backup_state()
    return state.last, state.worth_since


def show_backup_notice(*, on_home: bool = True) -> None:
    """The notice to whoever can do something about it; on Home, that a backup is due stands on Mondays alone. Data on
    PostgreSQL are the operator's own affair.
    """
    if not is_one_of("owner") or not current_service().is_embedded or not load_settings().is_sqlite:
        return
    last, worth_since = read_state()
    is_told = not on_home or local_now().weekday() == MONDAY
    match advise(
        datetime.now(UTC), lasts=_lasts(load_settings().sqlite_path), worth_since=worth_since, last_backup=last
    ):
        case "data will be lost":
            st.warning(
                say("home-data-lost-detail", settings=DATABASE_SETTING),
                title=say("home-data-lost"),
                icon=":material/hourglass_bottom:",
            )
        case "never backed up" if is_told:
            show_note("save", say("home-backup-none"))
        case "backed up long ago" if is_told:
            show_note("save", say("home-backup-old", day=day(last)))
