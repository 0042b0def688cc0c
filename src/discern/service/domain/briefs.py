"""A brief for a meeting, from what its reader may see: it is read first, and then made without a connection."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from discern import insight, words
from discern.cards.choice import call_cards, say_resting
from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LIKELY, OPEN
from discern.contract.models.agreements import Agreement
from discern.contract.models.briefs import MOST_AT_A_MEETING, Brief, BriefPerson, BriefQuery
from discern.contract.models.insights import Claim, Insight, Mark, Voice, denied_claims
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamRef
from discern.service.errors import invalid, not_found
from discern.service.storage.references import name_person, name_team
from discern.service.storage.repositories.agreements import list_open_agreements_among
from discern.service.storage.repositories.candidates import find_by, list_members
from discern.service.storage.repositories.people.marks import list_marks_of_several
from discern.service.storage.repositories.results import list_shared_results
from discern.service.storage.repositories.teams import get_team_summary
from discern.service.storage.repositories.visibility import Viewer, filter_reached, has_team

AT_MEETINGS = ("meetings", "deciding", "planning")
"""The topics of the cards on people; those after the first are for people who are alike."""

_OPEN_QUESTION = "brief-ask-open"


@dataclass(frozen=True, slots=True)
class StoredBrief:
    """What a brief is made from: who is there, their results that the reader may see,
    the marks of these by the ids of their assessments, and open agreements."""

    team: TeamRef | None
    people: Sequence[CandidateRef]
    results: Sequence[Results]
    marks: Mapping[str, Sequence[Mark]]
    agreements: Sequence[Agreement]


def read_brief(connection: Connection, account_id: str, viewer: Viewer, query: BriefQuery) -> StoredBrief:
    """Read what a brief is made from.

    Raises:
        ServiceError: `not_found` for a person or a team that ``viewer`` doesn't know; `invalid_parameter` for more than
            `MOST_AT_A_MEETING` people.
    """
    team, there = None, dict[str, CandidateRef]()
    if query.team_id is not None:
        if not has_team(connection, viewer, query.team_id):
            raise not_found("team")
        team = name_team(get_team_summary(connection, account_id, query.team_id))
        there = {person.id: person for person, _ in list_members(connection, query.team_id)}
    named = {each.id: each for each in find_by(connection, account_id, "id", query.candidate_ids)}
    known = filter_reached(connection, viewer, named)
    for candidate_id in query.candidate_ids:
        if candidate_id not in known:
            raise not_found("candidate")
        there[candidate_id] = name_person(named[candidate_id])
    if len(there) > MOST_AT_A_MEETING:
        raise invalid("team_id", f"a brief is for {MOST_AT_A_MEETING} people at most")
    results = list_shared_results(connection, account_id, list(there), viewer)
    return StoredBrief(
        team,
        sorted(there.values(), key=lambda person: (person.name.casefold(), person.id)),
        results,
        list_marks_of_several(connection, [each.assessment_id for each in results]),
        list_open_agreements_among(connection, account_id, list(there), query.team_id, viewer),
    )


def compose_brief(stored: StoredBrief, language: str, voice: Voice) -> Brief:
    """A brief; ``language`` and ``voice`` are those of the statements."""
    people, results = stored.people, stored.results
    group, claims = insight.analyse_group(len(people), results, len(people) - len(results))
    if len(results) == len(people) == 2:
        a, b = sorted(results, key=lambda each: each.candidate.id)
        _, claims = insight.compare(a, b)
    group = words.add_statements(group, claims, language, voice)
    sure = [each for each in group.insights if (each.probability or 0) >= LIKELY and _is_for_all(each, len(people))]
    names, cards = words.short_names(people), dict[str, Insight]()
    for each in results:
        had = {card.message for card in cards.values()}
        card = _card(each, stored.marks.get(each.assessment_id, ()), had, language, voice, names)
        if card is not None:
            cards[each.candidate.id] = card
    return Brief(
        team=stored.team,
        people=[BriefPerson(candidate=each, card=cards.get(each.id)) for each in people],
        group=group,
        easy=_first(sure, "strength"),
        hard=_first(sure, "watch_out", "rub"),
        open_with=_first(sure, "question") or _ask_openly(language, voice),
        agreements=list(stored.agreements),
    )


def _is_for_all(statement: Insight, size: int) -> bool:
    """Whether a statement may open a meeting: nobody is singled out in front of the others."""
    return size == 2 or not statement.people


def _first(statements: Sequence[Insight], *kinds: str) -> Insight | None:
    return next((each for each in statements if each.kind in kinds), None)


def _ask_openly(language: str, voice: Voice) -> Insight:
    claim = Claim(id=_OPEN_QUESTION, kind="question", message=_OPEN_QUESTION, strength=OPEN, evidence=[])
    return words.say(claim, language, voice)


def _card(
    results: Results,
    marks: Sequence[Mark],
    had: Collection[str | None],
    language: str,
    voice: Voice,
    names: Mapping[str, str],
) -> Insight | None:
    """What to do for somebody at a meeting, by what is at least likely of them, if anything is, and isn't marked "not
    me"; one of the messages that others ``had`` where there is no other.
    """
    said = [words.say(claim, language, voice, names) for claim in insight.describe_person(results)]
    denied = denied_claims(marks)
    fitting = [each for each in said if each.id not in denied]
    likely = [each for each in fitting if (each.probability or 0) >= LIKELY] or fitting
    called = [each for each in call_cards(likely, results.candidate.id, language) if each.topic in AT_MEETINGS]
    called.sort(key=lambda each: (each.message in had, AT_MEETINGS.index(each.topic)))
    card = next(iter(called), None)
    return None if card is None else say_resting(card.message, "card", card.rests_on, language, voice, names)
