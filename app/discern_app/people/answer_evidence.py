"""The answers behind a person's results, for a coach the person allows."""

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract.models.candidates import Candidate
from discern.contract.models.results import Results
from discern.contract.models.users import User
from discern_app.access.viewer import current_user
from discern_app.base.language import reader_wording
from discern_app.base.queries import try_read
from discern_app.insight.answer_evidence import show_answer_evidence
from discern_app.insight.own_words import read_marks


def may_see_answers(user: User | None, person: Candidate) -> bool:
    """Whether to offer them: the service decides it again, with each request."""
    return user is not None and user.role == "coach" and person.led and person.answers_shared is True


def show_answers_to_coach(results: Results) -> None:
    """Nothing for anybody else, and nothing where the person doesn't allow it."""
    user = current_user()
    if user is None or user.role != "coach" or results.scores is None or not results.candidate.id:
        return
    try:
        person = try_read(operations.get_candidate(results.candidate.id))
    except DiscernError:
        return
    if may_see_answers(user, person):
        evidence = operations.get_evidence(results.assessment_id, reader_wording())
        marks = read_marks(results.assessment_id)
        show_answer_evidence(results, lambda: try_read(evidence), marks=marks)
