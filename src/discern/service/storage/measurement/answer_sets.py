"""Whose answers count where parameters are estimated from people."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select

from discern.contract.models.assessments import Answer
from discern.contract.sample_mark import SAMPLE_PREFIX
from discern.service.storage.engine.tables import answers, assessments, candidates, results
from discern.service.storage.measurement.banks import BankKey


def list_answer_sets(
    connection: Connection, account_id: str, bank: BankKey, most: int | None = None
) -> list[list[Answer]]:
    """The answers of the people of an account who count for a bank's statements: a list each, without their person.

    Everybody counts once, by the first answers that were not withheld; the sample company doesn't count. Equal data
    give equal lists in an equal order: of the ``most`` people who answered last, or of all.
    """
    firsts = first_results(account_id, bank).subquery()
    chosen = select(firsts.c.assessment_id).where(firsts.c.place == 1)
    if most is not None:
        chosen = chosen.order_by(firsts.c.completed_at.desc(), firsts.c.assessment_id.desc()).limit(most)
    return read_answer_sets(connection, chosen)


def read_answer_sets(connection: Connection, chosen: Select[Any] | Sequence[str]) -> list[list[Answer]]:
    """The answers of these assessments, a list each, in the order of their ids."""
    rows = connection.execute(
        select(answers).where(answers.c.assessment_id.in_(chosen)).order_by(answers.c.assessment_id, answers.c.position)
    )
    by_assessment = groupby(rows, key=lambda row: row.assessment_id)
    return [
        [Answer(block=row.block, most=row.most, least=row.least, ms=row.ms) for row in rows_of_one]
        for _, rows_of_one in by_assessment
    ]


def first_results(account_id: str, bank: BankKey) -> Select[Any]:
    """`assessment_id` and `completed_at` of the results of people who count, and `place`, 1 for each person's first."""
    place = func.row_number().over(
        partition_by=results.c.candidate_id, order_by=(results.c.completed_at, results.c.assessment_id)
    )
    found = _counting(select(results.c.assessment_id, results.c.completed_at, place.label("place")))
    return found.where(_is_of(account_id, bank))


def _counting(found: Select[Any]) -> Select[Any]:
    """Of results that were not withheld, of real people."""
    is_real = or_(candidates.c.external_id.is_(None), ~candidates.c.external_id.startswith(SAMPLE_PREFIX))
    return (
        found.select_from(results)
        .join(assessments, assessments.c.id == results.c.assessment_id)
        .join(candidates, candidates.c.id == results.c.candidate_id)
        .where(results.c.withheld.is_(False), assessments.c.bank_id.is_not(None), is_real)
    )


def _is_of(account_id: str, bank: BankKey) -> ColumnElement[bool]:
    return and_(
        assessments.c.account_id == account_id,
        assessments.c.bank_id == bank.bank_id,
        assessments.c.bank_version == bank.version,
    )
