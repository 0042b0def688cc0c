"""Answering again after a withheld result: whether a person may. The rule itself does no I/O."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from discern.contract.models.assessments import OPEN_STATUSES, Again
from discern.service.storage.repositories.assessments import StoredAssessment, list_assessments_of
from discern.service.storage.repositories.results import NewestResult, find_newest_result

MOST_AGAIN = 2
"""How often one person may answer again without a new invitation."""


def may_answer_again(
    of_link: Sequence[StoredAssessment], own: Sequence[StoredAssessment], newest: NewestResult | None, now: datetime
) -> Again | None:
    """Whether a person may answer again by a private link.

    Args:
        of_link: the assessments that the link leads to, and led to before.
        own: all assessments of the person.
        newest: their newest result.
        now: the time, by which assessments expire.

    Returns:
        None where there is no reason to: the newest result isn't withheld, or is that of another link.
    """
    if newest is None or not newest.withheld or newest.assessment_id not in {each.id for each in of_link}:
        return None
    if find_open(own, now) is not None:
        return "another_open"
    return "allowed" if sum(each.repeats is not None for each in own) < MOST_AGAIN else "used_up"


def find_open(own: Sequence[StoredAssessment], now: datetime) -> StoredAssessment | None:
    """The assessment that is open, if one is."""
    return next((each for each in own if each.status_at(now) in OPEN_STATUSES), None)


def read_again(
    connection: Connection, account_id: str, stored: StoredAssessment, now: datetime
) -> tuple[Again | None, list[StoredAssessment]]:
    """Whether a person may answer again by the private link of an assessment, and the assessments that the link leads
    to and led to before, oldest first.
    """
    own = list_assessments_of(connection, account_id, stored.candidate_id)
    of_link = [each for each in own if each.first_id == stored.first_id]
    return may_answer_again(of_link, own, find_newest_result(connection, stored.candidate_id), now), of_link
