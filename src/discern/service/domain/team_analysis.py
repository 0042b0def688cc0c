"""The analysis of a stored team, as it is or as it would be; and stored people side by side."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from discern import insight, words
from discern.contract.base_models import CandidateRef
from discern.contract.models.comparisons import Comparison, ComparisonQuery, Teammates
from discern.contract.models.insights import Claim, Voice
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef, TeamSummary, WhatIf
from discern.insight.team.team_arrays import MIN_PROFILED
from discern.instrument import Bank
from discern.service.domain.banks import Banks
from discern.service.domain.scoring import locate
from discern.service.domain.serialize import present_results
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.repositories.candidates import find_existing, find_members, get_candidate
from discern.service.storage.repositories.results import (
    count_hidden,
    find_withheld,
    list_shared_results,
    list_team_results,
    list_teammate_results,
)
from discern.service.storage.repositories.teams import get_team_summary, list_teams_of
from discern.service.storage.repositories.visibility import KEY, Viewer, filter_reached, has_candidate

MOST_SAID = 100
"""Of how many team-mates something is said at most, the most probable first."""


@dataclass(frozen=True, slots=True)
class HypotheticalTeam:
    """A team as it would be: how many would be in it, the results that would count, those of them of hypothetical
    newcomers, and how many are withheld."""

    size: int
    results: list[Results]
    newcomers: list[Results]
    withheld: int


def analyse_stored_team(
    connection: Connection,
    bank: Bank,
    account_id: str,
    team_id: str,
    what_if: WhatIf,
    viewer: Viewer = KEY,
    *,
    of_people: bool,
    language: str,
) -> TeamAnalysis:
    """The analysis of a team of the account, of the results that ``viewer`` may see.

    Args:
        what_if: the changes to look at, and the voice of the statements.
        of_people: whether the caller may read the results of single people. Without it the answer is about the team as
            a whole.
        language: of the statements and of the names of newcomers; it has a catalogue.

    Raises:
        ServiceError: `not_found` for the team, `invalid_parameter` for people of a what-if, and `scope_missing` for a
            what-if that names people whose results may not be read.
    """
    if not of_people and (what_if.with_ or what_if.without):
        # Two analyses that differ in one person reveal that person's scores.
        raise ServiceError("scope_missing", "A what-if that names people needs the scope 'results:read'.")
    summary = get_team_summary(connection, account_id, team_id)
    team = TeamRef(id=summary.id, name=summary.name, external_id=summary.external_id)
    results = list_team_results(connection, team_id, viewer)
    hidden = count_hidden(connection, team_id, viewer)
    size, profiled = summary.size, len(results)
    of_newcomers: list[Claim] = []
    if what_if.changes:
        hypothetical = _apply_what_if(connection, bank, account_id, summary, results, what_if, viewer, language)
        size, results, withheld = hypothetical.size, hypothetical.results, hypothetical.withheld
        newcomers = hypothetical.newcomers
        others = results[: len(results) - len(newcomers)]
        of_newcomers = insight.describe_newcomers(size - len(newcomers), others, newcomers)
        # Two answers must not reveal by their difference who hides results: people without results count alike.
        hidden = min(hidden, size - len(results) - withheld)
    else:
        withheld = len(find_withheld(connection, team_id, viewer=viewer))
    pending = size - len(results) - hidden - withheld
    analysis, claims = insight.analyse_team(team, size, results, pending)
    claims = [*of_newcomers, *claims]
    analysis = analysis.model_copy(update={"not_shared": hidden, "withheld": withheld})
    if not of_people:
        has_figures = profiled >= MIN_PROFILED
        analysis = _leave_out_people(analysis, has_figures=has_figures)
        claims = [each for each in claims if has_figures and not each.people]
    return words.add_statements(analysis, claims, language, what_if.voice)


def _leave_out_people(analysis: TeamAnalysis, *, has_figures: bool) -> TeamAnalysis:
    """What an analysis says of the team as a whole. Figures of one or two people would be figures of a person."""
    kept: dict[str, object] = {"map": []}
    if not has_figures:
        kept |= {"distribution": None, "means": None, "centre": None, "spread": None, "absent": []}
    return analysis.model_copy(update=kept)


def _apply_what_if(
    connection: Connection,
    bank: Bank,
    account_id: str,
    team: TeamSummary,
    results: list[Results],
    what_if: WhatIf,
    viewer: Viewer,
    language: str,
) -> HypotheticalTeam:
    with_, without = _distinct(what_if.with_), _distinct(what_if.without)
    members = find_members(connection, team.id, [*with_, *without])
    known = filter_reached(connection, viewer, find_existing(connection, account_id, with_))
    for number, candidate_id in enumerate(what_if.with_):
        if candidate_id not in known:
            raise invalid(f"with.{number}", "there is no such candidate")
        if candidate_id in without:
            raise invalid(f"with.{number}", "is also in `without`")
    for number, candidate_id in enumerate(what_if.without):
        if candidate_id not in members:
            raise invalid(f"without.{number}", "is not a member of this team")
    entering = [candidate_id for candidate_id in with_ if candidate_id not in members]
    leaving = set(without)
    kept = [each for each in results if each.candidate.id not in leaving]
    styles = what_if.with_style
    numbered = [(style, styles[: place + 1].count(style)) for place, style in enumerate(styles)]
    newcomers = [
        insight.imagine(
            bank, style, words.format_message(language, "newcomer-name", {"style": style, "number": number}), number
        )
        for style, number in numbered
    ]
    return HypotheticalTeam(
        size=team.size + len(entering) - len(leaving) + len(newcomers),
        results=[*kept, *list_shared_results(connection, account_id, entering, viewer), *newcomers],
        newcomers=newcomers,
        withheld=len(find_withheld(connection, team.id, entering, viewer) - leaving),
    )


def compare_stored_people(
    connection: Connection,
    banks: Banks,
    account_id: str,
    query: ComparisonQuery,
    viewer: Viewer,
    *,
    language: str,
) -> Comparison:
    """Two people of the account by each one's newest result that counts; ``language`` is that of the statements.

    Raises:
        ServiceError: `not_found` for a person, `profile_missing` if one has no result to compare, `invalid_parameter`
            for the same person twice.
    """
    a, b = query.a, query.b
    for candidate_id in (a, b):
        get_candidate(connection, account_id, candidate_id)
        if not has_candidate(connection, viewer, candidate_id, to_change=False):
            raise not_found("candidate")
    if a == b:
        raise invalid("b", "must be a different person from a")
    shared = list_shared_results(connection, account_id, (a, b), viewer, with_region=True)
    found = {each.candidate.id: each for each in shared}
    for name, candidate_id in (("a", a), ("b", b)):
        if candidate_id not in found:
            # The same answer for a person without results, with withheld ones, or who doesn't share them.
            raise ServiceError("profile_missing", f"There is no profile of {name} to compare.")
    located = (locate(connection, banks, account_id, found[each]) for each in (a, b))
    both = (present_results(each, language, query.voice) for each in located)
    return words.add_statements(*insight.compare(*both), language, query.voice)


def describe_stored_teammates(
    connection: Connection, account_id: str, candidate_id: str, voice: Voice, viewer: Viewer, *, language: str
) -> tuple[Teammates, list[str]]:
    """What a person can expect of the members of their teams, by each one's newest result that counts; and the ids of
    these teams, of which a manager or a coach sees their own alone.

    Raises:
        ServiceError: `not_found` for the person, `profile_missing` if they have no result to compare.
    """
    person = get_candidate(connection, account_id, candidate_id)
    own = list_shared_results(connection, account_id, [candidate_id], viewer)
    if not own:
        # The same answer for a person without results, with withheld ones, or who doesn't share them.
        raise ServiceError("profile_missing", "There is no profile to compare.")
    teams = [team.id for team in list_teams_of(connection, candidate_id, viewer)]
    others = list_teammate_results(connection, candidate_id, teams, viewer)
    claims = insight.describe_teammates(own[0], others)[:MOST_SAID]
    found = Teammates(
        candidate=CandidateRef(id=person.id, name=person.name, external_id=person.external_id),
        insights=[words.say(claim, language, voice) for claim in claims],
    )
    return found, teams


def _distinct(ids: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(ids))
