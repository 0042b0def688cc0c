"""Which reads show a change: of whose person or assessment, by the scopes of the key and the role of the viewer."""

from collections.abc import Collection
from enum import IntFlag
from typing import NamedTuple

from discern.contract.permissions import Scope, allows


class Reads(IntFlag):
    """The kinds of reads that show a change.

    ``COUNTS`` are those of the account, which every key reads; ``PRIVATE`` is what coaches alone see: the part of an
    analysis and of results of people who are `private`, and the answers that people share; ``OWN_TEAMS`` are the teams
    in somebody's own export; ``LINKS`` is what a private link shows of them; ``HELD`` is what is held back from owners
    and not from keys; ``MEETINGS`` are those of keys that act for nobody.
    """

    NONE = 0
    COUNTS = 1
    CANDIDATES = 2
    ASSESSMENTS = 4
    RESULTS = 8
    TEAMS = 16
    REPORTS = 32
    USERS = 64
    EVENTS = 128
    OWN_TEAMS = 256
    PRIVATE = 512
    LINKS = 1024
    HELD = 2048
    AGREEMENTS = 4096
    MEETINGS = 8192


# `MEETINGS` is the highest bit.
ALL = Reads(2 * Reads.MEETINGS - 1)
"""Of what changes everything, or is alone with its audience."""

_PERSON = Reads.CANDIDATES | Reads.ASSESSMENTS | Reads.RESULTS | Reads.TEAMS
_BY_SCOPE: dict[Scope, Reads] = {
    "candidates:read": Reads.CANDIDATES,
    "assessments:read": Reads.ASSESSMENTS,
    "results:read": Reads.RESULTS,
    "teams:read": Reads.TEAMS,
    "reports:read": Reads.REPORTS,
    "agreements:read": Reads.AGREEMENTS | Reads.MEETINGS,
    "admin": Reads.USERS,
    "events:read": Reads.EVENTS,
}
_EXPORT: tuple[Scope, ...] = ("candidates:read", "assessments:read", "results:read")


def reads_of(scopes: Collection[Scope]) -> Reads:
    """What a key with these scopes reads."""
    found = Reads.COUNTS
    for scope, reads in _BY_SCOPE.items():
        if allows(scopes, scope):
            found |= reads
    return found | Reads.OWN_TEAMS if all(allows(scopes, scope) for scope in _EXPORT) else found


class Shown(NamedTuple):
    """Which reads show a change of a person, for each audience: callers who reach all, the person's ``own``
    links, leaders of their ``teams``, the same where the person is `private`, ``everybody`` if they share with
    everybody, and those who requested ``reports`` with them.
    """

    reaches_all: Reads
    own: Reads = Reads.NONE
    teams: Reads = Reads.NONE
    private_teams: Reads = Reads.NONE
    everybody: Reads = Reads.NONE
    reports: Reads = Reads.NONE


def _for_all(reads: Reads, *, everybody: Reads = Reads.NONE, reports: Reads = Reads.NONE) -> Shown:
    return Shown(reads, reads, reads, reads, everybody, reports)


NAME_CHANGED = _for_all(
    _PERSON | Reads.REPORTS | Reads.AGREEMENTS | Reads.MEETINGS, everybody=_PERSON, reports=Reads.REPORTS
)
EMAIL_CHANGED = _for_all(Reads.CANDIDATES)
HIDDEN_OR_SHOWN = _for_all(
    Reads.CANDIDATES | Reads.RESULTS | Reads.TEAMS | Reads.REPORTS | Reads.AGREEMENTS | Reads.MEETINGS,
    everybody=Reads.COUNTS | _PERSON,
)
SHOWN_TO_OTHERS = _for_all(Reads.CANDIDATES, everybody=Reads.COUNTS | _PERSON)
PERSON_ERASED = _for_all(ALL, everybody=Reads.COUNTS | _PERSON, reports=Reads.REPORTS)
HELD_OR_REVEALED = Shown(
    Reads.TEAMS | Reads.HELD,
    own=Reads.RESULTS,
    teams=Reads.TEAMS | Reads.RESULTS,
    private_teams=Reads.PRIVATE,
    everybody=Reads.RESULTS,
)
ANSWERS_SHARED = Shown(
    Reads.CANDIDATES,
    own=Reads.CANDIDATES,
    teams=Reads.CANDIDATES | Reads.PRIVATE,
    private_teams=Reads.CANDIDATES | Reads.PRIVATE,
    reports=Reads.REPORTS,
)
ASSESSMENT_CREATED = _for_all(Reads.COUNTS | Reads.CANDIDATES | Reads.ASSESSMENTS)
ASSESSMENT_CHANGED = _for_all(Reads.ASSESSMENTS)
COMPLETED_OR_WITHDRAWN = _for_all(Reads.COUNTS | _PERSON | Reads.EVENTS, everybody=Reads.COUNTS | _PERSON)
RESCORED = _for_all(Reads.RESULTS | Reads.TEAMS | Reads.EVENTS, everybody=Reads.RESULTS | Reads.TEAMS)
MARKED = _for_all(Reads.RESULTS | Reads.REPORTS, everybody=Reads.RESULTS, reports=Reads.REPORTS)
ABOUT_CHANGED = _for_all(Reads.RESULTS, everybody=Reads.RESULTS)
