"""The feed: the events of an account in the order of their commits; and the version of what a viewer may see."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import BigInteger, ColumnElement, Connection, Integer, and_, bindparam, func, or_, select

from discern.contract.base_models import Page
from discern.contract.models.events import Event, EventQuery
from discern.contract.permissions import Scope, allows
from discern.service.errors import invalid
from discern.service.storage.engine.batches import delete_some
from discern.service.storage.engine.pagination import Listing
from discern.service.storage.engine.tables import assessments, changes, deliveries, events
from discern.service.storage.queues.change_reads import ALL, Reads, reads_of
from discern.service.storage.queues.changes import ORGANISATION
from discern.service.storage.queues.deliveries import present_event
from discern.service.storage.repositories.people.person_links import speaks_for
from discern.service.storage.repositories.visibility import Viewer, of_link_holder, own_teams, parameters_of

_SEQUENCE_NUMBER = select(events.c.seq).where(
    events.c.id == bindparam("event_id"), events.c.account_id == bindparam("account_id")
)
_LIST = Listing(
    select(events),
    events,
    {
        "after": events.c.seq > bindparam("after", type_=BigInteger),
        "type": events.c.type == bindparam("type"),
    },
)


def _shown_by(reads: str) -> ColumnElement[bool]:
    return changes.c.shown_by.bitwise_and(bindparam(reads, type_=Integer)) != 0


_SUM = select(func.coalesce(func.sum(changes.c.mark), 0)).where(changes.c.account_id == bindparam("account_id"))
_VERSION = _SUM.where(changes.c.audience == bindparam("account_id"), _shown_by("reads"))
_VERSION_FOR_LEADER = _SUM.where(
    or_(changes.c.audience.in_(own_teams()), changes.c.audience.in_([bindparam("viewer_id"), ORGANISATION])),
    _shown_by("reads"),
)
_OF_PERSON = changes.c.audience == bindparam("viewer_candidate_id")
_OWN_ASSESSMENTS = select(assessments.c.id).where(assessments.c.candidate_id == bindparam("viewer_candidate_id"))
_VERSION_FOR_MEMBER = _SUM.where(
    or_(
        and_(changes.c.audience == bindparam("viewer_id"), _shown_by("reads")),
        and_(or_(_OF_PERSON, changes.c.audience.in_(_OWN_ASSESSMENTS)), _shown_by("reads_of_person")),
    )
)
_VERSION_FOR_LINK = _SUM.where(
    or_(
        and_(
            or_(changes.c.audience.in_(of_link_holder()), changes.c.audience == bindparam("viewer_holder")),
            _shown_by("reads"),
        ),
        and_(_OF_PERSON, _shown_by("reads_of_person")),
    )
)


def list_events(connection: Connection, account_id: str, query: EventQuery) -> Page[Event]:
    """A page of the feed.

    Raises:
        ServiceError: `event_unknown`: the event isn't kept, so what follows it can't be listed without a gap.
    """
    after = None
    if query.after is not None:
        place = connection.execute(_SEQUENCE_NUMBER, {"event_id": query.after, "account_id": account_id}).first()
        if place is None:
            rule = "there is no such event in the feed, or it is no longer stored; start again from the newest"
            raise invalid("after", rule, "event_unknown")
        after = place.seq
    parameters = {"account_id": account_id, "after": after, "type": query.type}
    return _LIST.fetch(connection, query, parameters, present_event)


def forget_old_events(connection: Connection, cutoff: datetime) -> int:
    """Delete some events before ``cutoff``; how many.

    The newest event of each account stays, so that a client that has read everything can continue from it.
    """
    of_account = events.alias()
    # As a value, and not as a condition that there is one: PostgreSQL would read all events to find out.
    newest = select(func.max(of_account.c.seq)).where(of_account.c.account_id == events.c.account_id).scalar_subquery()
    return delete_some(connection, events, and_(events.c.occurred_at < cutoff, events.c.seq < newest))


def forget_old_deliveries(connection: Connection, cutoff: datetime) -> int:
    """Delete some finished deliveries of before ``cutoff``; how many."""
    return delete_some(connection, deliveries, and_(deliveries.c.created_at < cutoff, deliveries.c.run_at.is_(None)))


def find_version(connection: Connection, account_id: str, viewer: Viewer, scopes: Collection[Scope]) -> str:
    """The version of what ``viewer`` may see by a key with ``scopes``: another one after any change of it. It reveals
    nothing else.
    """
    reads = reads_of_person = reads_of(scopes)
    statement = _VERSION
    if viewer.is_manager_or_coach:
        statement = _VERSION_FOR_LEADER
        if viewer.role == "coach" and viewer.sees_private and allows(scopes, "evidence:read"):
            reads |= Reads.RESULTS
        if viewer.role == "coach" and viewer.sees_private and reads & (Reads.RESULTS | Reads.TEAMS):
            reads |= Reads.PRIVATE
    elif viewer.role == "owner":
        reads = (reads | Reads.HELD) & ~Reads.MEETINGS
    elif viewer.holder is not None:
        # Reading by a private link needs no scopes.
        statement = _VERSION_FOR_LINK
        reads, reads_of_person = ALL, ALL & ~Reads.REPORTS
        if viewer.candidate_id is None or not speaks_for(connection, viewer, viewer.candidate_id):
            reads_of_person &= ~Reads.OWN_TEAMS
    elif not viewer.reaches_all:
        statement = _VERSION_FOR_MEMBER
        if allows(scopes, "evidence:read"):
            reads_of_person |= Reads.RESULTS
        reads_of_person &= ~Reads.REPORTS
    given = {"account_id": account_id, "reads": int(reads), "reads_of_person": int(reads_of_person)}
    total = connection.execute(statement, {**given, **parameters_of(viewer)}).scalar_one()
    return f"{int(total):x}"
