"""People to choose from, each with a unique label."""

from collections import Counter
from collections.abc import Iterable, Sequence

from discern.charts.text import clip
from discern.client import operations
from discern.contract import AssessmentQuery, Candidate, CandidateQuery, CandidateRef
from discern_app.base.queries import read, read_all
from discern_app.base.text import name_of

MAX_LISTED = 1000
NEWEST = operations.list_candidates(CandidateQuery(limit=200))


def unique_labels(people: Iterable[CandidateRef], width: int | None = None) -> dict[str, str]:
    """Names by id; a name that several people share gets a part of the id. Not escaped.

    ``width`` shortens the names to so many columns of text.
    """
    found = {person.id: person for person in people}
    names = {id_: name_of(person.name, person.external_id) for id_, person in found.items()}
    if width is not None:
        names = {id_: clip(name, width) for id_, name in names.items()}
    shared = Counter(names.values())
    labels: dict[str, str] = {}
    for person in found.values():
        name = names[person.id]
        labels[person.id] = name if shared[name] == 1 else f"{name} · {person.id[-6:]}"
    return labels


def newest_people(width: int | None = None) -> tuple[dict[str, str], bool]:
    """Labels of the newest people by id, and whether there are more."""
    people, has_more = read_all(NEWEST, MAX_LISTED)
    return unique_labels(people, width), has_more


def not_led(candidate_ids: Sequence[str]) -> list[Candidate]:
    """Those of the people whom the user may see but doesn't lead: only an owner can add them to a team."""
    listed = {person.id: person for person in read_all(NEWEST, MAX_LISTED)[0]}
    people = [listed.get(id_) or read(operations.get_candidate(id_)) for id_ in candidate_ids]
    return [person for person in people if not person.led]


def people_with_results() -> tuple[dict[str, str], bool]:
    """Labels of the people who have completed an assessment, newest first, and whether there are more."""
    done = AssessmentQuery(status="completed", limit=200)
    assessments, has_more = read_all(operations.list_assessments(done), MAX_LISTED)
    return unique_labels(assessment.candidate for assessment in assessments), has_more


def newest_assessment(candidate_id: str) -> str | None:
    """The id of a person's newest completed assessment."""
    query = AssessmentQuery(status="completed", candidate_id=candidate_id, limit=1)
    return next((assessment.id for assessment in read(operations.list_assessments(query)).data), None)
