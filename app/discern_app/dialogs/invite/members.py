"""Inviting all of a team who have no profile, by the dialog that invites from a list."""

from collections.abc import Sequence
from uuid import uuid4

from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Assessment, AssessmentQuery, NewAssessment
from discern.lists import ListedPerson
from discern_app.base.queries import read_all
from discern_app.components.invitations import STARTED_FIRST, Asked, reader_language
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.invite.invitation_plan import InvitationRow
from discern_app.dialogs.invite.people_list import GivenList
from discern_app.dialogs.invite.team_choice import TeamChoice
from discern_app.session_state import INVITE_GIVEN, INVITE_ROWS

MOST_READ = 1000


def invite_members(team_id: str, people: Sequence[CandidateRef]) -> None:
    """Open the dialog with a plan for each of the ``people``: nothing is sent before it is confirmed.

    Who has an open assessment keeps it, and gets no second one.
    """
    open_ones: dict[str, Assessment] = {}
    for status in STARTED_FIRST:
        query = AssessmentQuery(status=status, limit=200)
        for found in read_all(operations.LIST_ASSESSMENTS(query), MOST_READ)[0]:
            open_ones.setdefault(found.candidate.id, found)
    batch, key = [], uuid4().hex
    for line, person in enumerate(people, start=1):
        listed = ListedPerson(line, person.name, external_id=person.external_id or "")
        assessment = open_ones.get(person.id)
        if assessment is not None:
            batch.append(InvitationRow(listed, "waiting", f"invite-{key}-{line}", None, assessment, "kept"))
        else:
            new = NewAssessment(candidate_id=person.id, team_id=team_id, language=reader_language())
            batch.append(InvitationRow(listed, "known", f"invite-{key}-{line}", new))
    INVITE_GIVEN.set(GivenList(None, TeamChoice(team_id), Asked(language=reader_language())))
    INVITE_ROWS.set(batch)
    invite_people(team_id, "many")
