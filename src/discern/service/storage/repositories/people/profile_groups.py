"""Where people and assessments stand, as conditions on `candidates` and on `assessments` with their candidates, and how
many stand where.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, false, func, literal_column, not_, or_, select

from discern.contract.models.candidates import ProfileTotals
from discern.service.storage.assessment_status import can_be_answered
from discern.service.storage.engine.tables import assessments, candidates, results
from discern.service.storage.repositories.visibility import Viewer, is_listed, is_visible

MOST_COUNTED = 1_000
"""A longer list isn't counted by groups."""


def profile_groups(viewer: Viewer, now: datetime, *, reads_results: bool) -> Mapping[str, ColumnElement[bool]]:
    """The groups by the names of `ProfileGroup`.

    Where ``viewer`` may not see somebody's results, or the key reads none, everybody who has answered counts as having
    a profile: whether the answers make one is part of the result.
    """
    visible = is_visible(viewer) if reads_results else false()
    own_results = select(results).where(results.c.candidate_id == candidates.c.id, results.c.withheld.is_(False))
    counts = own_results.correlate(candidates).exists()
    completed = _has(viewer, assessments.c.status == "completed")
    with_profile = or_(and_(visible, counts), and_(not_(visible), completed))
    is_waiting = _has(viewer, can_be_answered(now))
    return {
        "with_profile": with_profile,
        "waiting": and_(not_(with_profile), is_waiting),
        "to_invite": and_(not_(with_profile), not_(is_waiting)),
    }


def assessment_groups(viewer: Viewer, now: datetime, *, reads_results: bool) -> Mapping[str, ColumnElement[bool]]:
    """The groups of assessments by the names of `ProfileGroup`; of what ``viewer`` may not see, as `profile_groups`."""
    visible = is_visible(viewer) if reads_results else false()
    own_results = select(results).where(results.c.assessment_id == assessments.c.id, results.c.withheld.is_(True))
    withheld = own_results.correlate(assessments).exists()
    with_profile = and_(assessments.c.status == "completed", not_(and_(visible, withheld)))
    return {
        "with_profile": with_profile,
        "waiting": can_be_answered(now),
        "to_invite": and_(not_(with_profile), not_(can_be_answered(now))),
    }


def _has(viewer: Viewer, condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether there is such an assessment of a candidate's, of those that ``viewer`` may know of."""
    own = assessments.c.candidate_id == candidates.c.id
    return select(assessments).where(own, condition, is_listed(viewer)).correlate(candidates).exists()


def count_groups(
    connection: Connection, statement: Select[Any], groups: Mapping[str, ColumnElement[bool]]
) -> ProfileTotals | None:
    """How many rows of a list are in each of the groups; None if it has more than `MOST_COUNTED`."""
    columns = [case((condition, 1), else_=0).label(name) for name, condition in groups.items()]
    rows = statement.with_only_columns(literal_column("1"), *columns).limit(MOST_COUNTED + 1).subquery()
    sums = [func.coalesce(func.sum(rows.c[name]), 0).label(name) for name in groups]
    counted = connection.execute(select(func.count().label("total"), *sums).select_from(rows)).one()
    return None if counted.total > MOST_COUNTED else ProfileTotals(**{name: counted._mapping[name] for name in groups})
