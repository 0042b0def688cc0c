"""Answering again, by the private link of answers given before: whether a person may. The rule itself does no I/O.

Why: docs/decisions/0007-only-the-person-shows-more.md
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from discern.contract.models.assessments import OPEN_STATUSES, Again
from discern.service.storage.measurement.answers import filter_answered
from discern.service.storage.repositories.assessments import StoredAssessment, list_assessments_of
from discern.service.storage.repositories.results import NewestResult, find_newest_result
from discern.service.storage.repositories.visibility import Viewer, list_of_link

MOST_AGAIN = 2
"""How often one person may answer again without a new invitation."""


@dataclass(frozen=True, slots=True)
class LinkState:
    """What a private link leads to, oldest first, and what its holder may begin. ``open_own`` is the newest of theirs
    that is open, and ``invited`` an assessment that they were invited to and nobody has answered.
    """

    of_link: Sequence[StoredAssessment]
    again: Again | None = None
    open_own: StoredAssessment | None = None
    invited: StoredAssessment | None = None

    @property
    def opens(self) -> StoredAssessment:
        """What the link opens: the one that is open, else the newest that is completed, else the newest."""
        completed = (each for each in reversed(self.of_link) if each.status == "completed")
        return self.open_own or next(completed, self.newest)

    @property
    def newest(self) -> StoredAssessment:
        return self.of_link[-1]


def decide_again(
    of_link: Sequence[StoredAssessment],
    others: Sequence[StoredAssessment],
    answered: set[str],
    newest: NewestResult | None,
    now: datetime,
) -> LinkState:
    """Whether a person may answer again by a private link.

    Args:
        of_link: the assessments that the link leads to, oldest first.
        others: the other assessments of the person, oldest first.
        answered: the ids of all those that have answers.
        newest: the person's newest result.
        now: the time, by which assessments expire.

    Returns:
        ``again`` is None where there is no reason to: they weren't invited, and the newest result isn't withheld or is
        that of another link.
    """
    open_own = _find_open(of_link, now)
    if open_own is not None:
        return LinkState(of_link, open_own=open_own)
    open_other = _find_open(others, now)
    # Who has answered nothing may be somebody else, reached by an earlier invitation by mistake.
    has_answered = any(each.id in answered for each in of_link)
    if has_answered and open_other is not None and open_other.id not in answered:
        return LinkState(of_link, "invited", invited=open_other)
    if newest is None or not newest.withheld or newest.assessment_id not in {each.id for each in of_link}:
        return LinkState(of_link)
    if open_other is not None:
        return LinkState(of_link, "another_open")
    repeated = sum(each.repeats is not None for each in (*of_link, *others))
    return LinkState(of_link, "allowed" if repeated < MOST_AGAIN else "used_up")


def _find_open(own: Sequence[StoredAssessment], now: datetime) -> StoredAssessment | None:
    """The newest assessment that is open, if one is."""
    return next((each for each in reversed(own) if each.status_at(now) in OPEN_STATUSES), None)


def read_link(connection: Connection, account_id: str, viewer: Viewer, candidate_id: str, now: datetime) -> LinkState:
    """What the private link of ``viewer`` leads to, and what they may begin."""
    own = list_assessments_of(connection, account_id, candidate_id)
    ids = list_of_link(connection, viewer)
    of_link = [each for each in own if each.id in ids]
    others = [each for each in own if each.id not in ids]
    answered = filter_answered(connection, [each.id for each in own])
    return decide_again(of_link, others, answered, find_newest_result(connection, candidate_id), now)
