"""Who shares with their colleagues: the consent, and the lines that they write for them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, insert, select, update

from discern.contract.models.colleagues import ColleaguesConsent
from discern.service.storage.engine.tables import colleague_consents


def find_colleagues_consent(connection: Connection, candidate_id: str) -> ColleaguesConsent | None:
    """A person's consent, withdrawn or not; None if they never gave one."""
    chosen = select(colleague_consents).where(colleague_consents.c.candidate_id == candidate_id)
    row = connection.execute(chosen).first()
    return None if row is None else ColleaguesConsent(**{name: getattr(row, name) for name in _FIELDS})


_FIELDS = tuple(ColleaguesConsent.model_fields)


def list_lines(connection: Connection, candidate_ids: Sequence[str]) -> dict[str, list[str]]:
    """What people wrote for their colleagues, by their ids."""
    chosen = select(colleague_consents.c.candidate_id, colleague_consents.c.lines)
    rows = connection.execute(chosen.where(colleague_consents.c.candidate_id.in_(candidate_ids)))
    return {row.candidate_id: row.lines for row in rows}


def store_colleagues_consent(connection: Connection, candidate_id: str, consent: ColleaguesConsent) -> None:
    """Store a consent in place of the one before. Call it with the person locked."""
    values: dict[str, Any] = consent.model_dump()
    before = update(colleague_consents).where(colleague_consents.c.candidate_id == candidate_id)
    if connection.execute(before.values(values)).rowcount == 0:
        connection.execute(insert(colleague_consents), {"candidate_id": candidate_id, **values})


def end_sharing_with_colleagues(connection: Connection, now: datetime, *candidate_ids: str) -> bool:
    """Share these people with no colleague from now on, and delete their lines; whether any of them shared."""
    sharing = update(colleague_consents).where(
        colleague_consents.c.candidate_id.in_(candidate_ids), colleague_consents.c.withdrawn_at.is_(None)
    )
    return connection.execute(sharing.values(withdrawn_at=now, lines=[])).rowcount > 0
