"""The analysis of a stored team, as it is or as it would be; and stored people side by side.

Each is read first, and then made without a connection to the database, which others wait for.

Why: docs/decisions/0009-nothing-tells-who-hides.md
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from sqlalchemy import Connection

from discern import insight, words
from discern.cards import Card, tip_of_week
from discern.contract.models.comparisons import Comparison, ComparisonQuery, Teammates
from discern.contract.models.insights import Claim, Insight, Voice
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef, WhatIf
from discern.insight.team.counts import MIN_PROFILED
from discern.instrument import Bank
from discern.service.domain.serialize import present_results
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.references import name_team
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
class StoredTeam:
    """What the analysis of a team is made from: the team as it is, or as it would be but for hypothetical newcomers.

    Attributes:
        team: which one it is.
        size: how many are in it.
        results: the results that count.
        profiled: how many results count in the team as it is.
        hidden: how many members' results are hidden from the viewer.
        withheld: how many members have answers that make no profile.
    """

    team: TeamRef
    size: int
    results: list[Results]
    profiled: int
    hidden: int
    withheld: int

    @property
    def pending(self) -> int:
        """How many have no results that the viewer may know of."""
        return self.size - len(self.results) - self.hidden - self.withheld


def read_team(
    connection: Connection, account_id: str, team_id: str, what_if: WhatIf, viewer: Viewer = KEY, *, of_people: bool
) -> StoredTeam:
    """Read a team of the account with the results that ``viewer`` may see, for `analyse_stored_team`.

    The figures come from several statements and are subtracted from one another, so these must see one snapshot.

    Args:
        connection: its statements see one snapshot.
        account_id: of the team.
        team_id: which one.
        what_if: who would enter and leave it.
        viewer: who asks for the analysis.
        of_people: whether the caller may read the results of single people.

    Raises:
        ServiceError: `not_found` for the team, `invalid_parameter` for people of a what-if, and `scope_missing` for a
            what-if that names people whose results may not be read.
    """
    if not of_people and (what_if.with_ or what_if.without):
        # Two analyses that differ in one person reveal that person's scores.
        raise ServiceError("scope_missing", "A what-if that names people needs the scope 'results:read'.")
    summary = get_team_summary(connection, account_id, team_id)
    results = list_team_results(connection, team_id, viewer)
    as_it_is = StoredTeam(
        team=name_team(summary),
        size=summary.size,
        results=results,
        profiled=len(results),
        hidden=count_hidden(connection, team_id, viewer),
        withheld=0,
    )
    if what_if.changes:
        return _apply_what_if(connection, account_id, as_it_is, what_if, viewer)
    return replace(as_it_is, withheld=len(find_withheld(connection, team_id, viewer=viewer)))


def analyse_stored_team(
    stored: StoredTeam, bank: Bank, what_if: WhatIf, *, of_people: bool, language: str
) -> TeamAnalysis:
    """The analysis of a team, by no more than has been read.

    Args:
        stored: the team, read for the same ``what_if``.
        bank: what hypothetical newcomers are modelled by.
        what_if: the newcomers to look at, and the voice of the statements.
        of_people: whether the caller may read the results of single people. Without it the answer is about the team as
            a whole.
        language: of the statements and of the names of newcomers; it has a catalogue.
    """
    newcomers = _imagine_newcomers(bank, what_if, language)
    of_newcomers: list[Claim] = []
    if what_if.changes:
        of_newcomers = insight.describe_newcomers(stored.size, stored.results, newcomers)
    analysis, claims = insight.analyse_team(
        stored.team, stored.size + len(newcomers), [*stored.results, *newcomers], stored.pending
    )
    claims = [*of_newcomers, *claims]
    analysis = analysis.model_copy(update={"not_shared": stored.hidden, "withheld": stored.withheld})
    if not of_people:
        has_figures = stored.profiled >= MIN_PROFILED
        analysis = _leave_out_people(analysis, has_figures=has_figures)
        claims = [each for each in claims if has_figures and not each.people]
    return words.add_statements(analysis, claims, language, what_if.voice)


def describe_stored_team(stored: StoredTeam, language: str) -> list[Insight]:
    """What is said of a team as it is, read without a what-if."""
    analysis, claims = insight.analyse_team(stored.team, stored.size, stored.results, stored.pending)
    return list(words.add_statements(analysis, claims, language, "named").insights)


def tip_of_team(stored: StoredTeam, used: Mapping[str, Sequence[date]], on: date, language: str) -> Card | None:
    """What the team's page has to do in the week of a day; None where it has nothing. ``used`` is as in
    `card_of_week`.
    """
    if stored.profiled < MIN_PROFILED:
        return None
    names = words.first_names(each.candidate for each in stored.results)
    return tip_of_week(
        describe_stored_team(stored, language), stored.team.id, on, used=used, language=language, names=names
    )


def _leave_out_people(analysis: TeamAnalysis, *, has_figures: bool) -> TeamAnalysis:
    """What an analysis says of the team as a whole. Figures of one or two people would be figures of a person."""
    kept: dict[str, object] = {"map": []}
    if not has_figures:
        kept |= {"distribution": None, "means": None, "centre": None, "spread": None, "absent": []}
    return analysis.model_copy(update=kept)


def _apply_what_if(
    connection: Connection, account_id: str, stored: StoredTeam, what_if: WhatIf, viewer: Viewer
) -> StoredTeam:
    """The team as it would be if people entered and left it."""
    with_, without = _distinct(what_if.with_), _distinct(what_if.without)
    members = find_members(connection, stored.team.id, [*with_, *without])
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
    size = stored.size + len(entering) - len(leaving)
    kept = [each for each in stored.results if each.candidate.id not in leaving]
    results = [*kept, *list_shared_results(connection, account_id, entering, viewer)]
    withheld = len(find_withheld(connection, stored.team.id, entering, viewer) - leaving)
    # Two answers must not reveal by their difference who hides results: people without results count alike.
    hidden = min(stored.hidden, size - len(results) - withheld)
    return replace(stored, size=size, results=results, hidden=hidden, withheld=withheld)


def _imagine_newcomers(bank: Bank, what_if: WhatIf, language: str) -> list[Results]:
    styles = what_if.with_style
    numbered = [(style, styles[: place + 1].count(style)) for place, style in enumerate(styles)]
    return [
        insight.imagine(
            bank, style, words.format_message(language, "newcomer-name", {"style": style, "number": number}), number
        )
        for style, number in numbered
    ]


def read_pair(
    connection: Connection, account_id: str, query: ComparisonQuery, viewer: Viewer
) -> tuple[Results, Results]:
    """The newest result that counts of each of two people of the account.

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
    return found[a], found[b]


def compare_stored_people(pair: tuple[Results, Results], language: str, voice: Voice) -> Comparison:
    """Two people side by side; ``language`` and ``voice`` are those of the statements."""
    a, b = (present_results(each, language, voice) for each in pair)
    return words.add_statements(*insight.compare(a, b), language, voice)


@dataclass(frozen=True, slots=True)
class StoredTeammates:
    """A person's newest result that counts, those of their team-mates, and the ids of these teams."""

    own: Results
    others: list[Results]
    teams: list[str]


def read_teammates(connection: Connection, account_id: str, candidate_id: str, viewer: Viewer) -> StoredTeammates:
    """Read a person with the members of their teams, of which a manager or a coach sees their own alone.

    Raises:
        ServiceError: `not_found` for the person, `profile_missing` if they have no result to compare.
    """
    get_candidate(connection, account_id, candidate_id)
    own = list_shared_results(connection, account_id, [candidate_id], viewer)
    if not own:
        # The same answer for a person without results, with withheld ones, or who doesn't share them.
        raise ServiceError("profile_missing", "There is no profile to compare.")
    teams = [team.id for team in list_teams_of(connection, candidate_id, viewer)]
    return StoredTeammates(own[0], list_teammate_results(connection, candidate_id, teams, viewer), teams)


def describe_stored_teammates(stored: StoredTeammates, language: str, voice: Voice) -> Teammates:
    """What a person can expect of their team-mates; ``language`` and ``voice`` are those of the statements."""
    claims = insight.describe_teammates(stored.own, stored.others)[:MOST_SAID]
    return Teammates(candidate=stored.own.candidate, insights=[words.say(claim, language, voice) for claim in claims])


def _distinct(ids: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(ids))
