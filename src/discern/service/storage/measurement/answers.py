"""What people answered: one assessment's answers, and those of an account for studies and for trying a bank."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select

from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Answer
from discern.service.storage.engine.tables import answers, assessments, candidates, consents, memberships, results
from discern.service.storage.references import is_real

_FIELDS = tuple(Answer.model_fields)


def list_answers(connection: Connection, assessment_id: str) -> list[Answer]:
    """The answers, in the order in which their blocks were first answered."""
    rows = connection.execute(_select_answers(assessment_id))
    return [Answer(**dict(zip(_FIELDS, row, strict=True))) for row in rows]


def filter_answered(connection: Connection, assessment_ids: Collection[str]) -> set[str]:
    """Those of the assessments that somebody has answered something of."""
    statement = select(answers.c.assessment_id).where(answers.c.assessment_id.in_(assessment_ids)).distinct()
    return set(connection.scalars(statement))


def are_answers(connection: Connection, assessment_id: str, held: Sequence[Answer]) -> bool:
    """Whether these are the answers, as `list_answers` gives them."""
    rows = connection.execute(_select_answers(assessment_id))
    return [tuple(row) for row in rows] == [tuple(getattr(each, name) for name in _FIELDS) for each in held]


def _select_answers(assessment_id: str) -> Select[Any]:
    of_assessment = select(*(answers.c[name] for name in _FIELDS)).where(answers.c.assessment_id == assessment_id)
    return of_assessment.order_by(answers.c.position)


def store_answers(
    connection: Connection,
    assessment_id: str,
    given: Sequence[tuple[int, Answer]],
    now: datetime,
    *,
    replaced: Collection[str] = (),
) -> None:
    """Store answers at their positions, and delete those to the blocks ``replaced``."""
    if replaced:
        connection.execute(
            delete(answers).where(answers.c.assessment_id == assessment_id, answers.c.block.in_(replaced))
        )
    if given:
        rows = (
            {"assessment_id": assessment_id, "position": position, "answered_at": now, **answer.model_dump()}
            for position, answer in given
        )
        connection.execute(insert(answers), list(rows))


@dataclass(frozen=True, slots=True)
class StoredSitting:
    """One completed assessment: whose, when, with which form and bank, and the style that it showed; ``answers`` in the
    order they were given.
    """

    person: CandidateRef
    completed_at: datetime
    form: str
    language: str
    bank_id: str
    bank_version: str
    style: str | None
    answers: tuple[Answer, ...]


def list_sittings(
    connection: Connection, account_id: str, team_id: str | None = None, without_teams: Collection[str] = ()
) -> list[StoredSitting]:
    """The completed assessments of everybody in an account, or of a team's members, whose consent is in force.

    Left out are people who keep their results to themselves, members of the teams that are named, the sample company,
    and results that were withheld.
    """
    chosen = (
        select(
            assessments.c.id,
            assessments.c.form,
            assessments.c.language,
            assessments.c.bank_id,
            assessments.c.bank_version,
            candidates.c.id.label("candidate_id"),
            candidates.c.name,
            candidates.c.external_id,
            results.c.completed_at,
            func.coalesce(
                results.c.document["style"]["direction"].as_string(), results.c.document["style"]["half"].as_string()
            ).label("style"),
        )
        .join(consents, consents.c.assessment_id == assessments.c.id)
        .join(results, results.c.assessment_id == assessments.c.id)
        .join(candidates, candidates.c.id == assessments.c.candidate_id)
        .where(
            assessments.c.account_id == account_id,
            assessments.c.bank_id.is_not(None),
            consents.c.withdrawn_at.is_(None),
            candidates.c.visibility != "private",
            results.c.withheld.is_(False),
            is_real(),
        )
        .order_by(results.c.completed_at, assessments.c.id)
    )
    if team_id is not None:
        chosen = chosen.where(candidates.c.id.in_(_members([team_id])))
    if without_teams:
        chosen = chosen.where(candidates.c.id.not_in(_members(without_teams)))
    rows = connection.execute(chosen).all()
    given = dict(_list_answers(connection, account_id))
    return [
        StoredSitting(
            person=CandidateRef(id=row.candidate_id, name=row.name, external_id=row.external_id),
            completed_at=row.completed_at,
            form=row.form,
            language=row.language,
            bank_id=row.bank_id,
            bank_version=row.bank_version,
            style=row.style,
            answers=given.get(row.id, ()),
        )
        for row in rows
    ]


def _members(team_ids: Collection[str]) -> Any:
    return select(memberships.c.candidate_id).where(memberships.c.team_id.in_(team_ids))


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
            tuple(Answer(**{name: getattr(row, name) for name in _FIELDS}) for row in of_one),
        )
