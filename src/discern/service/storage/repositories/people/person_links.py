"""What the private links of one person may do in the person's name.

Managers see take links, so one could start an assessment under somebody's name and keep the private link of it. A link
therefore speaks for the person only where no other could be theirs. Links of one ``holder`` are proven to be one
person's: an assessment belongs to a holder who began it by a private link that they had, and so do answers that they
claimed with the private link of these.

Why: docs/decisions/0007-only-the-person-shows-more.md
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, and_, exists, select, update

from discern.contract.models.candidates import Candidate, OwnRights, SetVisibility, Visibility
from discern.service.errors import ServiceError, not_found
from discern.service.storage.engine.tables import (
    answers,
    assessments,
    candidates,
    confirmations,
    private_links,
    results,
)
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories.candidates import RANKS, change_candidate, get_candidate
from discern.service.storage.repositories.people.about_pages import find_about, hide_about
from discern.service.storage.repositories.people.colleague_consents import (
    end_sharing_with_colleagues,
    find_colleagues_consent,
)
from discern.service.storage.repositories.visibility import Viewer
from discern.service.tokens import digest, new_token


@dataclass(frozen=True, slots=True)
class PersonLink:
    """An assessment that isn't cancelled, and the holder of its private link; None where nobody has consented.
    ``is_over``: it has expired. ``shown_at`` is when it was completed, None unless it has a result that isn't withheld.
    """

    holder: str | None
    is_answered: bool
    is_over: bool
    shown_at: datetime | None


@dataclass(frozen=True, slots=True)
class PersonLinks:
    """All links of a person, and the holders that a viewer is known to be."""

    links: Sequence[PersonLink]
    known: frozenset[str]

    @property
    def speaks(self) -> bool:
        """Whether the viewer is known by every link that counts.

        Once results are shown, a link without answers counts for nothing. Before, each counts until it expires, since
        what somebody chooses holds for answers to come. Somebody without a link that counts speaks only where nobody
        is invited any more: the next invitation may be another's.
        """
        are_shown = any(link.shown_at is not None for link in self.links)
        counting = {
            link.holder
            for link in self.links
            if link.holder is not None and (link.is_answered or not (are_shown or link.is_over))
        }
        is_invited = any(not link.is_over for link in self.links)
        return counting <= self.known and (bool(counting) or not is_invited)

    @property
    def is_own_shown(self) -> bool:
        """Whether a result that isn't withheld is from one of the viewer's links."""
        return any(link.shown_at is not None and link.holder in self.known for link in self.links)

    def may_undo(self, hidden_by: Collection[str]) -> bool:
        """Whether the viewer may take back that links hid the results: where these are the viewer's own, but for those
        without results if the results that are shown are the viewer's.
        """
        shown = [link for link in self.links if link.shown_at is not None]
        is_newest = bool(shown) and max(shown, key=_shown_at).holder in self.known
        with_results = {link.holder for link in shown}
        others = {each for each in hidden_by if each not in self.known and (each in with_results or not is_newest)}
        return bool(hidden_by) and not others


def _shown_at(link: PersonLink) -> tuple[datetime, str]:
    assert link.shown_at is not None
    assert link.holder is not None
    return link.shown_at, link.holder


def find_links(connection: Connection, viewer: Viewer, candidate_id: str) -> PersonLinks:
    """The person's links as they stand for a member, or for the holder of a private link."""
    links = _list_links(connection, candidate_id)
    if viewer.holder is not None:
        return PersonLinks(links, frozenset({viewer.holder}))
    confirmed = select(confirmations.c.holder).where(confirmations.c.user_id == viewer.user_id)
    return PersonLinks(links, frozenset(connection.scalars(confirmed)))


def _list_links(connection: Connection, candidate_id: str) -> list[PersonLink]:
    is_shown = and_(results.c.assessment_id == assessments.c.id, results.c.withheld.is_(False))
    rows = connection.execute(
        select(
            private_links.c.holder,
            exists().where(answers.c.assessment_id == assessments.c.id),
            assessments.c.status == "expired",
            results.c.completed_at,
        )
        .select_from(assessments)
        .outerjoin(private_links, private_links.c.assessment_id == assessments.c.id)
        .outerjoin(results, is_shown)
        .where(assessments.c.candidate_id == candidate_id, assessments.c.status != "cancelled")
    )
    return [PersonLink(*row) for row in rows]


def claim_link(
    connection: Connection, account_id: str, viewer: Viewer, candidate_id: str, private_token: str, now: datetime
) -> None:
    """Make what was answered by another private link of the person the viewer's. The other link ends: its holder may
    be somebody who had the viewer enter it.

    Raises:
        ServiceError: `not_found` where the person has no such link.
    """
    # Two claims at once take turns, and the link that the first has ended claims nothing.
    get_candidate(connection, account_id, candidate_id, lock=True)
    own = select(private_links.c.hash).where(private_links.c.holder == viewer.holder)
    holder = (
        select(private_links.c.holder)
        .join(assessments, assessments.c.id == private_links.c.assessment_id)
        .where(private_links.c.hash == digest(private_token), assessments.c.candidate_id == candidate_id)
    )
    other = connection.scalar(holder)
    if other is None or viewer.holder is None or connection.execute(own).first() is None:
        raise not_found("private link")
    if other == viewer.holder:
        return
    of_other = select(private_links.c.hash).where(private_links.c.holder == other)
    for ended in connection.scalars(of_other).all():
        taken = {"hash": digest(new_token()), "holder": viewer.holder}
        connection.execute(update(private_links).where(private_links.c.hash == ended).values(taken))
    hiders = {viewer.holder if each == other else each for each in _find_hiders(connection, candidate_id)}
    connection.execute(update(candidates).where(candidates.c.id == candidate_id).values(hidden_by=sorted(hiders)))
    note_change(connection, account_id, now)


def speaks_for(connection: Connection, viewer: Viewer, candidate_id: str) -> bool:
    """Whether ``viewer``, if they came by a private link, is certain to be the person."""
    return viewer.holder is None or find_links(connection, viewer, candidate_id).speaks


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


def recognise(connection: Connection, viewer: Viewer) -> Viewer:
    """The viewer, known as the person if they are certain to be. What two people share is for such members alone."""
    if viewer.role != "member" or viewer.candidate_id is None:
        return viewer
    return replace(viewer, is_person=may_show_more(connection, viewer, viewer.candidate_id))


def _is_certain(viewer: Viewer, links: PersonLinks) -> bool:
    # Without any link `speaks` is true of everybody: a member needs at least one that confirms them.
    is_known = any(link.holder in links.known for link in links.links)
    return viewer.sees_private and links.speaks and (viewer.holder is not None or is_known)


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
        allowed = _visibilities(viewer, links, before.visibility, _find_hiders(connection, candidate_id))
    shares_answers = wanted.answers_shared and not before.answers_shared
    if wanted.visibility not in allowed or (shares_answers and not (links and _is_certain(viewer, links))):
        is_wider = RANKS.index(wanted.visibility) > RANKS.index(before.visibility)
        raise ServiceError("role_forbids", _why_refused(viewer, is_wider=is_wider or bool(shares_answers)))
    change = wanted.model_dump(exclude_none=True)
    changed = change_candidate(connection, account_id, candidate_id, change, now)
    _note_hiders(connection, viewer, links, before, wanted.visibility)
    return with_rights(connection, viewer, changed)


def _visibilities(
    viewer: Viewer, links: PersonLinks, current: Visibility, hidden_by: Collection[str]
) -> tuple[Visibility, ...]:
    """What ``viewer``, who isn't a key, may set."""
    if _is_certain(viewer, links):
        return RANKS
    place = RANKS.index(current)
    narrowest = 0 if viewer.holder is None or links.speaks or links.is_own_shown else place
    # A link hides what the team sees, and taking it back shows no more than that.
    widest = max(place, RANKS.index("team")) if viewer.sees_private and links.may_undo(hidden_by) else place
    return RANKS[narrowest : widest + 1]


def _why_refused(viewer: Viewer, *, is_wider: bool) -> str:
    if viewer.is_key:
        return "Only the person can share more of their results: with their private link, or signed in."
    if viewer.holder is None:
        return "This member isn't confirmed by every private link with answers, so it can only hide more."
    if is_wider:
        return "More than one link was given out under this name, so this one can only hide more, not show more."
    return "More than one link was given out under this name, and this one has no results to hide."


def _find_hiders(connection: Connection, candidate_id: str) -> list[str]:
    """The holders of the links by which somebody wanted the results hidden, and didn't take it back."""
    return connection.scalar(select(candidates.c.hidden_by).where(candidates.c.id == candidate_id)) or []


def _note_hiders(
    connection: Connection, viewer: Viewer, links: PersonLinks | None, before: Candidate, wanted: Visibility
) -> None:
    """Keep whose links hide the results, so that it can be taken back by those who may: nobody else's choice is."""
    hiders = _find_hiders(connection, before.id)
    if wanted != "private":
        hidden_by = set(hiders) - (set() if links is None else links.known)
    elif viewer.holder is None or (before.visibility == "private" and not hiders):
        # By a key or a member: only somebody who is certain to be the person takes that back.
        hidden_by = set()
    else:
        hidden_by = {*hiders, viewer.holder}
    connection.execute(update(candidates).where(candidates.c.id == before.id).values(hidden_by=sorted(hidden_by)))


def hide_as_chosen(connection: Connection, account_id: str, viewer: Viewer, candidate_id: str, now: datetime) -> bool:
    """Hide results that the holder of a link wanted hidden before there were any, if somebody else has shown them
    since; whether it did. Called when the last question is answered.
    """
    candidate = get_candidate(connection, account_id, candidate_id, lock=True)
    if candidate.visibility == "private" or viewer.holder not in _find_hiders(connection, candidate_id):
        return False
    change_candidate(connection, account_id, candidate_id, {"visibility": "private"}, now)
    return True


def with_rights(connection: Connection, viewer: Viewer, candidate: Candidate) -> Candidate:
    """The candidate with what ``viewer`` may do in their name; as it is for everybody who isn't the person."""
    if viewer.role != "member" or viewer.candidate_id != candidate.id:
        return candidate
    links = find_links(connection, viewer, candidate.id)
    speaks = viewer.holder is None or links.speaks
    rights = OwnRights(
        visibility=list(_visibilities(viewer, links, candidate.visibility, _find_hiders(connection, candidate.id))),
        share_answers=_is_certain(viewer, links),
        correct=speaks,
        erase=speaks,
    )
    return candidate.model_copy(update={"rights": rights})


def end_wider_sharing(
    connection: Connection, account_id: str, viewer: Viewer, candidate_id: str, now: datetime
) -> bool:
    """Show a person's results to nobody but their team's leaders from now on, their answers to no coach, and their
    "Working with me" page and what they share with colleagues to nobody, unless ``viewer`` may show more; whether it
    did.

    Called at each new consent and when the last question is answered: somebody who came before the person, by a take
    link or as a member registered by an owner, could have shared later results with everybody.
    """
    candidate = get_candidate(connection, account_id, candidate_id, lock=True)
    narrower: dict[str, Any] = {"visibility": "team"} if candidate.visibility == "organisation" else {}
    if candidate.answers_shared:
        narrower["answers_shared"] = False
    page = find_about(connection, candidate_id)
    is_shown = page is not None and page.visibility != "nobody"
    consent = find_colleagues_consent(connection, candidate_id)
    has_colleagues = consent is not None and consent.withdrawn_at is None
    if not (narrower or is_shown or has_colleagues) or may_show_more(connection, viewer, candidate_id):
        return False
    if is_shown or has_colleagues:
        note_change(connection, account_id, now)
        hide_about(connection, candidate_id)
        end_sharing_with_colleagues(connection, now, candidate_id)
    change_candidate(connection, account_id, candidate_id, narrower, now)
    return True
