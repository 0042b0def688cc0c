"""How many people of an account count where parameters are estimated, and how many don't, by reason."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Function, and_, case, func, select

from discern.contract.sample_mark import SAMPLE_PREFIX
from discern.service.storage.engine.tables import assessments, candidates, results
from discern.service.storage.measurement.banks import BankKey


class PeopleCounts(NamedTuple):
    """Everybody who has results is in one of the first four.

    ``counted`` are the people of `list_answer_sets`; ``sample`` those of the sample company; ``withheld`` those whose
    every result for these statements was withheld; ``other_statements`` those who answered another questionnaire alone.
    ``retakes`` are further results of the people who count.
    """

    counted: int
    sample: int
    withheld: int
    other_statements: int
    retakes: int


def count_who_counts(connection: Connection, account_id: str, bank: BankKey) -> PeopleCounts:
    """The people of an account with results, by whether they count for a bank's statements."""
    is_of_bank = and_(assessments.c.bank_id == bank.bank_id, assessments.c.bank_version == bank.version)
    is_shown = results.c.withheld.is_(False)
    is_sample = func.coalesce(candidates.c.external_id, "").startswith(SAMPLE_PREFIX)
    people = (
        select(
            func.max(case((is_sample, 1), else_=0)).label("sample"),
            func.sum(case((and_(is_of_bank, is_shown), 1), else_=0)).label("shown"),
            func.sum(case((and_(is_of_bank, ~is_shown), 1), else_=0)).label("withheld"),
        )
        .select_from(results)
        .join(assessments, assessments.c.id == results.c.assessment_id)
        .join(candidates, candidates.c.id == results.c.candidate_id)
        .where(candidates.c.account_id == account_id)
        .group_by(results.c.candidate_id)
        .subquery()
    )
    is_real, has_shown = people.c.sample == 0, people.c.shown > 0

    def number(*conditions: ColumnElement[bool]) -> Function[int]:
        return func.coalesce(func.sum(case((and_(*conditions), 1), else_=0)), 0)

    row = connection.execute(
        select(
            number(is_real, has_shown),
            number(~is_real),
            number(is_real, ~has_shown, people.c.withheld > 0),
            number(is_real, ~has_shown, people.c.withheld == 0),
            func.coalesce(func.sum(case((and_(is_real, has_shown), people.c.shown - 1), else_=0)), 0),
        )
    ).one()
    return PeopleCounts(*(int(each) for each in row))
