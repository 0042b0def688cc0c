"""Agreements by the team that they are of, or that their people are in."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from discern.contract.models.agreements import Agreement
from discern.contract.models.candidates import CandidateTeam
from discern.contract.models.teams import TeamRef

Teams = Mapping[str, Sequence[CandidateTeam]]
"""The teams that people are in, by the people's ids."""


@dataclass(slots=True)
class TeamAgreements:
    """Those of a team and of its people, by their day; answered ones, the last one first. ``team`` is None for people
    who are in no team that the reader sees, and for those of different teams (``across``).
    """

    team: TeamRef | None
    across: bool = False
    due: list[Agreement] = field(default_factory=list)
    open: list[Agreement] = field(default_factory=list)
    answered: list[Agreement] = field(default_factory=list)


def group_agreements(agreements: Iterable[Agreement], teams: Teams, today: date) -> list[TeamAgreements]:
    """Agreements by team, each once: teams in which something is due first, then those with something open."""
    groups: dict[str, TeamAgreements] = {}
    for each in sorted(agreements, key=lambda agreement: (agreement.until, agreement.id)):
        across = is_across(each, teams)
        team = None if across else find_team(each, teams)
        key = "across" if across else "" if team is None else team.id
        group = groups.setdefault(key, TeamAgreements(team, across))
        if each.outcome is not None:
            group.answered.append(each)
        else:
            (group.due if each.until <= today else group.open).append(each)
    for group in groups.values():
        group.answered.sort(key=lambda each: each.answered_at or each.created_at, reverse=True)
    return sorted(groups.values(), key=_place)


def _place(group: TeamAgreements) -> tuple[bool, bool, bool, str]:
    return not group.due, not group.open, group.team is None, group.team.name.casefold() if group.team else ""


def is_across(agreement: Agreement, teams: Teams) -> bool:
    """Whether an agreement is of people who are in teams, but not all in one."""
    of_each = [{team.id for team in teams.get(id_, ())} for id_ in agreement.candidate_ids]
    return agreement.team is None and len(of_each) > 1 and all(of_each) and not set.intersection(*of_each)


def find_team(agreement: Agreement, teams: Teams) -> TeamRef | None:
    """The team that an agreement is of, or in which its people are: of several the first by name."""
    if agreement.team is not None:
        return agreement.team
    of_each = [{team.id: team.name for team in teams.get(id_, ())} for id_ in agreement.candidate_ids]
    shared = [team for team in of_each[0].items() if all(team[0] in of for of in of_each)] if of_each else []
    found = shared or [team for of in of_each for team in of.items()]
    if not found:
        return None
    id_, name = min(found, key=lambda team: (team[1].casefold(), team[0]))
    return TeamRef(id=id_, name=name)
