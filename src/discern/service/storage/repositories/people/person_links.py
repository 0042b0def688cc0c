"""What the private links of one person may do in the person's name.

Managers see take links, so one could start an assessment under somebody's name and keep the private link of it. A link
therefore speaks for the person only where no other could be theirs.

Why: docs/decisions/0007-only-the-person-shows-more.md
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, and_, exists, func, select, update

from discern.contract.models.candidates import Candidate, OwnRights, SetVisibility, Visibility
from discern.service.errors import ServiceError
from discern.service.storage.engine.tables import (
    answers,
    assessments,
    candidates,
    confirmations,
    private_links,
    results,
)
from discern.service.storage.queues.change_reads import ABOUT_CHANGED
from discern.service.storage.queues.changes import note_person_change
from discern.service.storage.repositories.candidates import RANKS, change_candidate, get_candidate
from discern.service.storage.repositories.people.about_pages import find_about, hide_about
from discern.service.storage.repositories.visibility import Viewer


@dataclass(frozen=True, slots=True)
class PersonLink:
    """A private link to an assessment that isn't cancelled.

    ``first_id`` is the id that the assessment and those that repeat it have in common. ``shown_at`` is when it was
    completed, None unless it has a result that isn't withheld.
    """

    hash: str
    first_id: str
    is_answered: bool
    shown_at: datetime | None


@dataclass(frozen=True, slots=True)
class PersonLinks:
    """All links of a person, and the hashes of those by which a viewer is known as them."""

    links: Sequence[PersonLink]
    known: frozenset[str]

    @property
    def speaks(self) -> bool:
        """Whether the viewer is known by every link that counts.

        Once results are shown, a link without answers counts for nothing. Before, each counts, since what somebody
        chooses holds for answers to come.
        """
        are_shown = any(link.shown_at is not None for link in self.links)
        return all(link.hash in self.known for link in self.links if link.is_answered or not are_shown)

    @property
    def is_own_shown(self) -> bool:
        """Whether a result that isn't withheld is from one of the viewer's links."""
        return any(link.shown_at is not None and link.hash in self.known for link in self.links)

    def may_undo(self, hidden_by: str | None) -> bool:
        """Whether the viewer may take back that a link hid the results: the link itself, and where that has no results
        of its own, the link of those that are shown.
        """
        if hidden_by is None:
            return False
        if any(link.first_id == hidden_by and link.hash in self.known for link in self.links):
            return True
        shown = [link for link in self.links if link.shown_at is not None]
        if not shown or any(link.first_id == hidden_by for link in shown):
            return False
        return max(shown, key=_shown_at).hash in self.known


def _shown_at(link: PersonLink) -> tuple[datetime, str]:
    assert link.shown_at is not None
    return link.shown_at, link.first_id


def find_links(connection: Connection, viewer: Viewer, candidate_id: str) -> PersonLinks:
    """The person's links as they stand for a member, or for the holder of a private link."""
    first_id = func.coalesce(assessments.c.repeats, assessments.c.id)
    is_shown = and_(results.c.assessment_id == assessments.c.id, results.c.withheld.is_(False))
    rows = connection.execute(
        select(
            private_links.c.hash,
            first_id,
            exists().where(answers.c.assessment_id == assessments.c.id),
            results.c.completed_at,
        )
        .join(assessments, assessments.c.id == private_links.c.assessment_id)
        .outerjoin(results, is_shown)
        .where(assessments.c.candidate_id == candidate_id, assessments.c.status != "cancelled")
    )
    links = [PersonLink(*row) for row in rows]
    if viewer.assessment_id is None:
        confirmed = select(confirmations.c.private_link).where(confirmations.c.user_id == viewer.user_id)
        return PersonLinks(links, frozenset(connection.execute(confirmed).scalars()))
    own = _find_first_id(connection, viewer.assessment_id)
    return PersonLinks(links, frozenset(link.hash for link in links if link.first_id == own))


def _find_first_id(connection: Connection, assessment_id: str) -> str | None:
    first_id = func.coalesce(assessments.c.repeats, assessments.c.id)
    return connection.execute(select(first_id).where(assessments.c.id == assessment_id)).scalar()


def speaks_for(connection: Connection, viewer: Viewer, candidate_id: str) -> bool:
    """Whether ``viewer``, if they came by a private link, is certain to be the person."""
    return viewer.assessment_id is None or find_links(connection, viewer, candidate_id).speaks


def require_speaks_for(connection: Connection, viewer: Viewer, candidate_id: str) -> None:
    """Refuse changes to a person to the holder of a private link that may not be the person's own.

    Raises:
        ServiceError: `role_forbids`.
    """
    if not speaks_for(connection, viewer, candidate_id):
        refusal = "More than one link was given out under this name, so this one reaches its own assessment alone."
        raise ServiceError("role_forbids", f"{refusal} Ask the people who manage these data.")


def may_show_more(connection: Connection, viewer: Viewer, candidate_id: str) -> bool:
    """Whether ``viewer`` is certain to be the person: by a private link that speaks for them, or as a member they have
    confirmed."""
    return not viewer.is_key and _is_certain(viewer, find_links(connection, viewer, candidate_id))


def _is_certain(viewer: Viewer, links: PersonLinks) -> bool:
    # Without any link `speaks` is true of everybody: a member needs at least one that confirms them.
    return viewer.sees_private and links.speaks and (viewer.assessment_id is not None or bool(links.known))


def set_visibility(
    connection: Connection, account_id: str, viewer: Viewer, candidate_id: str, wanted: SetVisibility, now: datetime
) -> Candidate:
    """Set who sees a person's results, and whether a coach sees their answers.

    Only the person shows more. Everybody who reaches the person hides more, but for the holder of a private link that
    has no results and doesn't speak for the person.

    Raises:
        ServiceError: `not_found`, or `role_forbids`.
    """
    # Locked, since what may be chosen depends on what holds now.
    before = get_candidate(connection, account_id, candidate_id, lock=True)
    if viewer.is_key:
        links, allowed = None, RANKS[: RANKS.index(before.visibility) + 1]
    else:
        links = find_links(connection, viewer, candidate_id)
        allowed = _visibilities(viewer, links, before.visibility, _find_hider(connection, candidate_id))
    shares_answers = wanted.answers_shared and not before.answers_shared
    if wanted.visibility not in allowed or (shares_answers and not (links and _is_certain(viewer, links))):
        is_wider = RANKS.index(wanted.visibility) > RANKS.index(before.visibility)
        raise ServiceError("role_forbids", _why_refused(viewer, is_wider=is_wider or bool(shares_answers)))
    change = wanted.model_dump(exclude_none=True)
    changed = change_candidate(connection, account_id, candidate_id, change, now)
    _note_hider(connection, viewer, links, before, wanted.visibility)
    return with_rights(connection, viewer, changed)


def _visibilities(
    viewer: Viewer, links: PersonLinks, current: Visibility, hidden_by: str | None
) -> tuple[Visibility, ...]:
    """What ``viewer``, who isn't a key, may set."""
    if _is_certain(viewer, links):
        return RANKS
    place = RANKS.index(current)
    narrowest = 0 if viewer.assessment_id is None or links.speaks or links.is_own_shown else place
    # A link hides what the team sees, and taking it back shows no more than that.
    widest = max(place, RANKS.index("team")) if viewer.sees_private and links.may_undo(hidden_by) else place
    return RANKS[narrowest : widest + 1]


def _why_refused(viewer: Viewer, *, is_wider: bool) -> str:
    if viewer.is_key:
        return "Only the person can share more of their results: with their private link, or signed in."
    if viewer.assessment_id is None:
        return "This member isn't confirmed by every private link with answers, so it can only hide more."
    if is_wider:
        return "More than one link was given out under this name, so this one can only hide more, not show more."
    return "More than one link was given out under this name, and this one has no results to hide."


def _find_hider(connection: Connection, candidate_id: str) -> str | None:
    return connection.execute(select(candidates.c.hidden_by).where(candidates.c.id == candidate_id)).scalar()


def _note_hider(
    connection: Connection, viewer: Viewer, links: PersonLinks | None, before: Candidate, wanted: Visibility
) -> None:
    """Keep which link hid the results, so that it can be taken back by those who may: nobody else's choice is."""
    if wanted == before.visibility:
        # The choice of somebody who could have taken it back is their own from then on.
        is_taken_over = links is not None and (
            _is_certain(viewer, links) or links.may_undo(_find_hider(connection, before.id))
        )
        if not is_taken_over:
            return
    own = None if viewer.assessment_id is None else _find_first_id(connection, viewer.assessment_id)
    hidden_by = own if wanted == "private" else None
    connection.execute(update(candidates).where(candidates.c.id == before.id).values(hidden_by=hidden_by))


def with_rights(connection: Connection, viewer: Viewer, candidate: Candidate) -> Candidate:
    """The candidate with what ``viewer`` may do in their name; as it is for everybody who isn't the person."""
    if viewer.role != "member" or viewer.candidate_id != candidate.id:
        return candidate
    links = find_links(connection, viewer, candidate.id)
    speaks = viewer.assessment_id is None or links.speaks
    rights = OwnRights(
        visibility=list(_visibilities(viewer, links, candidate.visibility, _find_hider(connection, candidate.id))),
        share_answers=_is_certain(viewer, links),
        correct=speaks,
        erase=speaks,
    )
    return candidate.model_copy(update={"rights": rights})


def end_wider_sharing(
    connection: Connection, account_id: str, viewer: Viewer, candidate_id: str, now: datetime
) -> bool:
    """Show a person's results to nobody but their team from now on, their answers to no coach, and their "Working with
    me" page to nobody, unless ``viewer`` may show more; whether it did.

    Called at each new consent and when the last question is answered: somebody who came before the person, by a take
    link or as a member registered by an owner, could have shared later results with everybody.
    """
    candidate = get_candidate(connection, account_id, candidate_id, lock=True)
    narrower: dict[str, Any] = {"visibility": "team"} if candidate.visibility == "organisation" else {}
    if candidate.answers_shared:
        narrower["answers_shared"] = False
    page = find_about(connection, candidate_id)
    is_shown = page is not None and page.visibility != "nobody"
    if not (narrower or is_shown) or may_show_more(connection, viewer, candidate_id):
        return False
    if is_shown:
        note_person_change(connection, account_id, candidate_id, now, ABOUT_CHANGED)
        hide_about(connection, candidate_id)
    change_candidate(connection, account_id, candidate_id, narrower, now)
    return True
