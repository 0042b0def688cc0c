"""What a report or a question may be based on: valid, shared results of its subject, without names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date

from sqlalchemy import Connection

from discern.cards import list_undertaken
from discern.contract.base_models import MAX_LIMIT, is_sample
from discern.contract.models.agreements import AgreementQuery
from discern.contract.models.insights import Mark
from discern.contract.models.reports import (
    AssessmentSubject,
    Audience,
    ComparisonSubject,
    ReportDocument,
    Subject,
    TeamSubject,
    chapters_of,
)
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamRef
from discern.reports.material import (
    Commission,
    Material,
    NothingToWriteError,
    gather_pair,
    gather_person,
    gather_team,
    member_statement_id,
)
from discern.reports.placeholders import Roster
from discern.service.domain.team_analysis import StoredTeam, tip_of_team
from discern.service.errors import ServiceError
from discern.service.storage.references import name_team
from discern.service.storage.repositories.agreements import list_agreements
from discern.service.storage.repositories.assessments import get_assessment
from discern.service.storage.repositories.candidates import get_candidate
from discern.service.storage.repositories.results import (
    count_hidden,
    find_results,
    find_withheld,
    list_shared_results,
    list_team_results,
    list_withheld_results,
)
from discern.service.storage.repositories.teams import get_team_summary
from discern.service.storage.repositories.visibility import Viewer, filter_visible, require_visible
from discern.words import LANGUAGES, format_message


@dataclass(frozen=True, slots=True)
class Found:
    """The stored results of a subject that the viewer may see; for a team also how many members it has, how many hide
    theirs from the viewer, the results of those whose answers make no profile, and what it undertook, as in
    `card_of_week`.
    """

    results: tuple[Results, ...]
    team: TeamRef | None = None
    size: int = 0
    hidden: int = 0
    withheld: tuple[Results, ...] = ()
    undertaken: Mapping[str, Sequence[date]] = field(default_factory=dict)


def copy_for(viewer: Viewer, subject: Subject, audience: Audience) -> Viewer:
    """Whose eyes a report is written for: a coach's copy for a manager, for two people or for a team holds nothing that
    only coaches may see.
    """
    is_for_coach = audience == "coach" or (audience == "self" and isinstance(subject, AssessmentSubject))
    return replace(viewer, role="manager") if viewer.role == "coach" and not is_for_coach else viewer


def require_copy_visible(
    connection: Connection, people: Sequence[str], subject: Subject, audience: Audience, viewer: Viewer
) -> None:
    """Refuse a report on one person or two whose results its readers may not see; a team's leaves them out.

    Raises:
        ServiceError: `not_shared` or `results_held`.
    """
    if isinstance(subject, TeamSubject):
        return
    eyes = copy_for(viewer, subject, audience)
    for candidate_id in people:
        require_visible(connection, viewer, candidate_id)
        if not filter_visible(connection, eyes, [candidate_id]):
            raise ServiceError(
                "not_shared", "Somebody here shares their results with coaches alone: a report for a coach can be made."
            )


def find(
    connection: Connection, account_id: str, subject: Subject, viewer: Viewer, language: str = LANGUAGES[0]
) -> Found:
    """Read the results that ``viewer`` may see. ``language`` is that of an error's message.

    Raises:
        NothingToWriteError: there are none.
        ServiceError: `not_shared` or `results_held` for a person's results, `not_found` for the subject.
    """
    if isinstance(subject, AssessmentSubject):
        stored = get_assessment(connection, account_id, subject.id)
        require_visible(connection, viewer, stored.candidate.id)
        results = find_results(connection, stored.id, stored.candidate)
        if results is None:
            raise NothingToWriteError(format_message(language, "report-nothing-assessment"))
        return Found((results,))
    if isinstance(subject, ComparisonSubject):
        for candidate_id in subject.ids:
            get_candidate(connection, account_id, candidate_id)
        known = {each.candidate.id: each for each in list_shared_results(connection, account_id, subject.ids, viewer)}
        if len(known) < len(subject.ids):
            raise NothingToWriteError(format_message(language, "report-nothing-shared"))
        return Found(tuple(known[candidate_id] for candidate_id in subject.ids))
    summary = get_team_summary(connection, account_id, subject.id)
    team = name_team(summary)
    withheld = sorted(find_withheld(connection, subject.id, viewer=viewer))
    agreed = list_agreements(connection, account_id, AgreementQuery(team_id=subject.id, limit=MAX_LIMIT), viewer).data
    return Found(
        tuple(list_team_results(connection, subject.id, viewer)),
        team,
        summary.size,
        count_hidden(connection, subject.id, viewer),
        tuple(list_withheld_results(connection, account_id, withheld, viewer)),
        list_undertaken(agreed, UTC).get(subject.id, {}),
    )


def gather(found: Found, commission: Commission, on: date | None = None) -> tuple[Material, Roster]:
    """Make the statements for a report, without names; what is written ``on`` a day about a team has its card of that
    week.

    Raises:
        NothingToWriteError: there is no profile in it.
    """
    results = found.results
    if found.team is None:
        if len(results) == 1:
            return gather_person(results[0], commission)
        return gather_pair(results[0], results[1], commission)
    hidden, withheld = found.hidden, len(found.withheld)
    card = None
    if on is not None:
        stored = StoredTeam(found.team, found.size, list(results), len(results), hidden, withheld)
        card = tip_of_team(stored, found.undertaken, on, commission.language)
    week = "" if card is None else card.statement.id
    material, roster = gather_team(found.size, results, commission, not_shared=hidden, withheld=withheld, week=week)
    return material, Roster(roster.people, roster.assessments, found.team)


def gather_to_ask(found: Found) -> tuple[Material, Roster]:
    """Make the material for questions: that of a report, and who in a team has answers that make no profile.

    Raises:
        NothingToWriteError: there is no profile in it.
    """
    material, roster = gather(found, Commission("manager", "full"))
    people = (*roster.people, *(each.candidate for each in found.withheld))
    placeholders = tuple(f"[P{n}]" for n in range(len(roster.people) + 1, len(people) + 1))
    return replace(material, withheld=placeholders), replace(roster, people=people)


def marks_of_members(document: ReportDocument, roster: Roster, marks: Mapping[str, Sequence[Mark]]) -> list[Mark]:
    """What each of several people says of the statements about them alone, by the ids that these have in a report.

    Args:
        document: the report.
        roster: its people, with their assessments.
        marks: what people say, by the ids of their assessments.
    """
    cards = [card for chapter in chapters_of(document) for topic in chapter.topics for card in topic.cards]
    said = {each.id for each in document.statements} | {id_ for card in cards for id_ in card.restates}
    numbered = [
        mark.model_copy(update={"statement_id": member_statement_id(number, mark.statement_id)})
        for number, assessment_id in enumerate(roster.assessments, start=1)
        for mark in marks.get(assessment_id, ())
    ]
    return [mark for mark in numbered if mark.statement_id in said]


def are_all_visible(connection: Connection, viewer: Viewer, roster: Roster) -> bool:
    """Whether everybody in a report still lets ``viewer`` see their results."""
    people = {person.id for person in roster.people}
    return filter_visible(connection, viewer, people) == people


def require_all_visible(connection: Connection, viewer: Viewer, roster: Roster) -> None:
    """Refuse a report on a person who no longer lets ``viewer`` see their results.

    Raises:
        ServiceError: `not_shared`.
    """
    if not are_all_visible(connection, viewer, roster):
        raise ServiceError("not_shared", "Someone in this report no longer shares their results.")


def mark_made_up(document: ReportDocument, roster: Roster) -> ReportDocument:
    """The document, which says first that it is about the sample company where it is: its files are passed on."""
    about = roster.people if roster.team is None else [roster.team]
    if not any(is_sample(each.external_id) for each in about):
        return document
    notice = format_message(document.language, "report-sample", {"people": len(roster.people)})
    return document.model_copy(update={"notices": [notice, *document.notices]})
