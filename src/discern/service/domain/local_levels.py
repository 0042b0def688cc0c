"""What an account's own people's answers settle: the levels of the styles. An owner looks at it and puts it in use.

Why: docs/decisions/0013-what-intervals-rest-on.md
"""

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from discern import instrument
from discern.contract.models.account import LocalLevels, LocalLevelsQuery
from discern.service.domain.banks import Banks
from discern.service.domain.scoring import find_changes, to_choices
from discern.service.errors import ServiceError, invalid
from discern.service.storage.engine.tables import memberships, teams
from discern.service.storage.measurement.answers import StoredSitting, list_sittings
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.repositories.teams import get_team_summary

CLOSE_TEAM = 0.8
"""A team is named as a reason for people's being alike if it has at least this share of them."""


@dataclass(frozen=True, slots=True)
class LocalAnswers:
    """What levels are settled by: the bank as the installation has it, the answers to its statements, the bank in use,
    and the name of a team that most of the people are in."""

    key: BankKey
    own: instrument.Bank
    used: instrument.Bank
    sittings: list[StoredSitting]
    close_team: str | None


def read_local_answers(connection: Connection, banks: Banks, account_id: str, query: LocalLevelsQuery) -> LocalAnswers:
    """The answers of the account's people in a language, but for members of the teams named.

    Raises:
        ServiceError: `invalid_parameter` for a team that isn't there, or a language that isn't offered.
    """
    if query.language not in banks.languages:
        raise invalid("language", f"the questionnaire isn't offered in it; it is in {', '.join(banks.languages)}")
    without_teams = query.without
    for number, team_id in enumerate(without_teams):
        try:
            get_team_summary(connection, account_id, team_id)
        except ServiceError:
            raise invalid(f"without.{number}", "there is no such team") from None
    key = banks.key_in(query.language)
    sittings = [
        each
        for each in list_sittings(connection, account_id, without_teams=without_teams)
        if (each.bank_id, each.bank_version) == key
    ]
    return LocalAnswers(
        key=key,
        own=banks.find(connection, *key),
        used=banks.find_used(connection, account_id, key),
        sittings=sittings,
        close_team=_close_team(connection, {each.person.id for each in sittings}),
    )


def _close_team(connection: Connection, people: set[str]) -> str | None:
    largest = (
        select(teams.c.name, func.count().label("members"))
        .join(memberships, memberships.c.team_id == teams.c.id)
        .where(memberships.c.candidate_id.in_(people))
        .group_by(teams.c.id, teams.c.name)
        .order_by(func.count().desc())
        .limit(1)
    )
    found = connection.execute(largest).first()
    return found.name if found is not None and found.members >= CLOSE_TEAM * len(people) else None


def settle_levels(answers: LocalAnswers) -> instrument.Bank:
    """The account's own levels.

    Raises:
        SettlingError: the answers don't settle them.
    """
    firsts: dict[str, tuple[instrument.Choice, ...]] = {}
    for each in answers.sittings:
        firsts.setdefault(each.person.id, to_choices(each.answers))
    choice_sets = list(firsts.values())
    try:
        return instrument.settle(answers.own, choice_sets, f"{answers.own.version}+people.{len(choice_sets)}")
    except instrument.SettlingError as error:
        if error.code != "alike" or answers.close_team is None:
            raise
        raise instrument.SettlingError(error.code, f"{error}; most are in the team “{answers.close_team}”") from None


def settle_answers(answers: LocalAnswers) -> tuple[instrument.Bank | None, LocalLevels]:
    """The account's own levels, None where the answers don't settle them; and what an owner looks at: how many
    headlines would change."""
    people = len({each.person.id for each in answers.sittings})
    try:
        bank = settle_levels(answers)
    except instrument.SettlingError as error:
        return None, LocalLevels(people=people, needed=instrument.SETTLING_PEOPLE, refused=str(error))
    changes, counted = find_changes(bank, answers.key, answers.sittings)
    return bank, LocalLevels(
        people=people,
        needed=instrument.SETTLING_PEOPLE,
        changes=changes,
        counted=counted,
        in_use=bank.fingerprint == answers.used.fingerprint,
    )
