"""The newest results of a team's members."""

from discern.client import operations
from discern.contract import AssessmentQuery, Results, Team
from discern_app.base.language import reader_wording
from discern_app.base.queries import read, read_all

RADARS_SHOWN = 12
"""How many members' profiles a page draws; more radars can't be distinguished."""


def results_of(team: Team, most: int = RADARS_SHOWN) -> list[Results]:
    """Up to ``most`` members' results, in the order of the team, without those who have no profile.

    Assessments made for the team are found in one request; each other member costs one more.
    """
    newest: dict[str, str] = {}
    made_for_team = AssessmentQuery(status="completed", team_id=team.id, limit=200)
    for assessment in read_all(operations.list_assessments(made_for_team), 1000)[0]:
        newest.setdefault(assessment.candidate.id, assessment.id)
    found: list[Results] = []
    for member in team.members:
        if len(found) == most:
            break
        if member.id not in newest:
            query = AssessmentQuery(status="completed", candidate_id=member.id, limit=1)
            for assessment in read(operations.list_assessments(query)).data:
                newest[member.id] = assessment.id
        if member.id in newest:
            results = read(operations.get_results(newest[member.id], reader_wording()))
            if results.scores is not None:
                found.append(results)
    return found
