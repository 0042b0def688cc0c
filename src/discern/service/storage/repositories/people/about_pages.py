"""The "Working with me" pages: what people wrote, who reads it, and the hash of the link that opens it."""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, insert, select, update

from discern.contract.models.candidates import AboutVisibility, PromptAnswer, PutAbout
from discern.service.storage.engine.tables import about_pages, candidates
from discern.service.tokens import digest

NO_LINK = {"link_hash": None, "link_expires_at": None}


class StoredAbout(NamedTuple):
    candidate_id: str
    visibility: AboutVisibility
    answers: list[PromptAnswer]
    changed_at: datetime
    link_expires_at: datetime | None


def find_about(connection: Connection, candidate_id: str) -> StoredAbout | None:
    """What a person wrote; None if nothing."""
    return _present(connection.execute(select(about_pages).where(about_pages.c.candidate_id == candidate_id)).first())


def find_linked_about(connection: Connection, account_id: str, token: str, now: datetime) -> StoredAbout | None:
    """The page that a link opens; None for a wrong token, and for one that has ended."""
    linked = (
        select(about_pages)
        .join(candidates, candidates.c.id == about_pages.c.candidate_id)
        .where(
            about_pages.c.link_hash == digest(token),
            about_pages.c.link_expires_at > now,
            candidates.c.account_id == account_id,
        )
    )
    return _present(connection.execute(linked).first())


def _present(row: Row[Any] | None) -> StoredAbout | None:
    if row is None:
        return None
    answers = [PromptAnswer.model_validate(each) for each in row.answers]
    return StoredAbout(row.candidate_id, row.visibility, answers, row.changed_at, row.link_expires_at)


def store_about(connection: Connection, candidate_id: str, given: PutAbout, now: datetime) -> None:
    """Store a page in place of the one before. Call it with the person locked."""
    values: dict[str, Any] = {
        "visibility": given.visibility,
        "answers": [answer.model_dump() for answer in given.answers],
        "changed_at": now,
        **({} if given.visibility == "link" else NO_LINK),
    }
    before = update(about_pages).where(about_pages.c.candidate_id == candidate_id)
    if connection.execute(before.values(values)).rowcount == 0:
        connection.execute(insert(about_pages), {"candidate_id": candidate_id, **values})


def store_about_link(connection: Connection, candidate_id: str, token: str, expires_at: datetime) -> None:
    """Keep the hash of a link's token, in place of the link before."""
    link = {"link_hash": digest(token), "link_expires_at": expires_at}
    connection.execute(update(about_pages).where(about_pages.c.candidate_id == candidate_id).values(link))


def end_about_link(connection: Connection, candidate_id: str) -> bool:
    """End the link; whether there was one."""
    linked = update(about_pages).where(about_pages.c.candidate_id == candidate_id, about_pages.c.link_hash.is_not(None))
    return connection.execute(linked.values(NO_LINK)).rowcount > 0


def hide_about(connection: Connection, *candidate_ids: str) -> None:
    """Show these people's pages to nobody but them from now on."""
    pages = update(about_pages).where(about_pages.c.candidate_id.in_(candidate_ids))
    connection.execute(pages.values({"visibility": "nobody", **NO_LINK}))


def move_about(connection: Connection, candidate_id: str, duplicate_id: str) -> None:
    """Give a person what their duplicate wrote, unless they wrote something themselves; nobody is shown it until they
    show it again."""
    hide_about(connection, candidate_id, duplicate_id)
    if find_about(connection, candidate_id) is None:
        moved = update(about_pages).where(about_pages.c.candidate_id == duplicate_id)
        connection.execute(moved.values(candidate_id=candidate_id))
