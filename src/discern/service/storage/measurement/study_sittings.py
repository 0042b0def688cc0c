"""What people of an account answered, for studies; who they are stays here."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from sqlalchemy import Connection, select

from discern.contract.models.assessments import Answer
from discern.contract.sample_mark import is_sample
from discern.service.storage.engine.tables import answers, assessments, candidates, consents, memberships, results


@dataclass(frozen=True, slots=True)
class StoredSitting:
    """One completed assessment: whose, when, with which form and bank; ``answers`` in the order they were given."""

    candidate_id: str
    completed_at: datetime
    form: str
    language: str
    bank_id: str
    bank_version: str
    sample: bool
    withheld: bool
    answers: tuple[Answer, ...]


def list_sittings(connection: Connection, account_id: str, team_id: str | None) -> list[StoredSitting]:
    """The completed assessments whose consent is in force: of the members of a team, or of everybody in the account but
    those who keep their results to themselves.
    """
    chosen = (
        select(
            assessments.c.id,
            assessments.c.form,
            assessments.c.language,
            assessments.c.bank_id,
            assessments.c.bank_version,
            candidates.c.id.label("candidate_id"),
            candidates.c.external_id,
            results.c.completed_at,
            results.c.withheld,
        )
        .join(consents, consents.c.assessment_id == assessments.c.id)
        .join(results, results.c.assessment_id == assessments.c.id)
        .join(candidates, candidates.c.id == assessments.c.candidate_id)
        .where(
            assessments.c.account_id == account_id,
            assessments.c.bank_id.is_not(None),
            consents.c.withdrawn_at.is_(None),
        )
        .order_by(results.c.completed_at, assessments.c.id)
    )
    if team_id is None:
        chosen = chosen.where(candidates.c.visibility != "private")
    else:
        members = select(memberships.c.candidate_id).where(memberships.c.team_id == team_id)
        chosen = chosen.where(candidates.c.id.in_(members))
    found = connection.execute(chosen).all()
    given = dict(_list_answers(connection, account_id))
    return [
        StoredSitting(
            candidate_id=row.candidate_id,
            completed_at=row.completed_at,
            form=row.form,
            language=row.language,
            bank_id=row.bank_id,
            bank_version=row.bank_version,
            sample=is_sample(row.external_id),
            withheld=row.withheld,
            answers=given.get(row.id, ()),
        )
        for row in found
    ]


def _list_answers(connection: Connection, account_id: str) -> Iterator[tuple[str, tuple[Answer, ...]]]:
    rows = connection.execute(
        select(answers)
        .join(assessments, assessments.c.id == answers.c.assessment_id)
        .where(assessments.c.account_id == account_id)
        .order_by(answers.c.assessment_id, answers.c.position)
    )
    for assessment_id, of_one in groupby(rows, key=lambda row: str(row.assessment_id)):
        yield (
            assessment_id,
            tuple(Answer(block=row.block, most=row.most, least=row.least, ms=row.ms) for row in of_one),
        )
