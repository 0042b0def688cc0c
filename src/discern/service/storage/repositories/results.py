"""Results. They are never changed once stored, and don't contain the person's name.

`visibility` alone decides whose results a viewer may see.
"""

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Select, Text, cast, func, insert, or_, select

from discern.contract.models.assessments import Answer
from discern.contract.models.candidates import CandidateRef
from discern.contract.models.results import Results
from discern.service.storage.engine.tables import answers, candidates, memberships, results
from discern.service.storage.repositories.visibility import KEY, Viewer, is_visible, parameters_of


def store_results(connection: Connection, given: Results, completed_at: datetime) -> None:
    connection.execute(
        insert(results).values(
            assessment_id=given.assessment_id,
            candidate_id=given.candidate.id,
            completed_at=completed_at,
            withheld=given.quality.verdict == "withheld",
            document=given.model_dump(mode="json", exclude={"candidate", "insights"}),
        )
    )


def find_results(connection: Connection, assessment_id: str, candidate: CandidateRef) -> Results | None:
    document = connection.execute(
        select(results.c.document).where(results.c.assessment_id == assessment_id)
    ).scalar_one_or_none()
    return None if document is None else _present(document, candidate)


def count_hidden(connection: Connection, team_id: str, viewer: Viewer = KEY) -> int:
    """How many members' results ``viewer`` may not see, whether they have any or not."""
    hidden = (
        select(func.count())
        .select_from(memberships)
        .join(candidates, candidates.c.id == memberships.c.candidate_id)
        .where(memberships.c.team_id == team_id, ~is_visible(viewer))
    )
    return int(connection.execute(hidden, parameters_of(viewer)).scalar_one())


def find_withheld(connection: Connection, team_id: str, others: Sequence[str] = (), viewer: Viewer = KEY) -> set[str]:
    """Members of a team, and ``others``, who have answered and whose answers make no profile; of those whose results
    ``viewer`` may see.
    """
    members = select(memberships.c.candidate_id).where(memberships.c.team_id == team_id)
    counted = select(results.c.candidate_id).where(results.c.withheld.is_(False))
    found = (
        select(candidates.c.id)
        .where(or_(candidates.c.id.in_(members), candidates.c.id.in_(others)), is_visible(viewer))
        .where(candidates.c.id.in_(select(results.c.candidate_id)), candidates.c.id.not_in(counted))
    )
    return set(connection.execute(found, parameters_of(viewer)).scalars())


def list_team_results(connection: Connection, team_id: str, viewer: Viewer = KEY) -> list[Results]:
    """Each member's newest result that was not withheld, of those who let ``viewer`` see it."""
    members = select(memberships.c.candidate_id).where(memberships.c.team_id == team_id)
    return _list_newest(connection, members, viewer)


def list_shared_results(
    connection: Connection, account_id: str, candidate_ids: Sequence[str], viewer: Viewer = KEY
) -> list[Results]:
    """The newest result that was not withheld of each of these people, of those who let ``viewer`` see it."""
    people = select(candidates.c.id).where(candidates.c.account_id == account_id, candidates.c.id.in_(candidate_ids))
    return _list_newest(connection, people, viewer)


def _list_newest(connection: Connection, people: Select[tuple[str]], viewer: Viewer) -> list[Results]:
    newest = (
        select(
            results.c.candidate_id,
            cast(results.c.document, Text).label("document"),
            func.row_number()
            .over(
                partition_by=results.c.candidate_id,
                order_by=(results.c.completed_at.desc(), results.c.assessment_id.desc()),
            )
            .label("age"),
        )
        .where(results.c.candidate_id.in_(people), results.c.withheld.is_(False))
        .subquery()
    )
    rows = connection.execute(
        select(newest.c.document, candidates.c.id, candidates.c.name, candidates.c.external_id)
        .join(candidates, candidates.c.id == newest.c.candidate_id)
        .where(newest.c.age == 1, is_visible(viewer))
        .order_by(candidates.c.seq),
        parameters_of(viewer),
    )
    return [_read(row.document, CandidateRef(id=row.id, name=row.name, external_id=row.external_id)) for row in rows]


def _present(document: dict[str, Any], candidate: CandidateRef) -> Results:
    return Results.model_validate({**document, "candidate": candidate})


def _read(document: str, candidate: CandidateRef) -> Results:
    """A result from its stored JSON. For a team of 500 it takes a third of the time of decoding to a dict first."""
    return Results.model_validate_json(f'{{"candidate":{candidate.model_dump_json()},{document.lstrip()[1:]}')


def list_answer_sets(connection: Connection) -> list[list[Answer]]:
    """The answers of every completed assessment that was not withheld, a list each, without their person."""
    rows = connection.execute(
        select(answers)
        .join(results, results.c.assessment_id == answers.c.assessment_id)
        .where(results.c.withheld.is_(False))
        .order_by(answers.c.assessment_id, answers.c.position)
    )
    by_assessment = groupby(rows, key=lambda row: row.assessment_id)
    return [
        [Answer(block=row.block, most=row.most, least=row.least, ms=row.ms) for row in rows_of_one]
        for _, rows_of_one in by_assessment
    ]
