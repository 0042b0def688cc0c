"""What a session keeps: each value with its key and its type, in one place.

A widget's value is here where code sets or reads it by its key. The keys of other widgets stand where they are drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import streamlit as st

from discern.client.errors import DiscernError, RateLimited
from discern.contract.base_models import ListQuery
from discern.contract.models.assessments import Assessment, JoinLink, NewAssessment
from discern.contract.models.keys import KeyWithSecret

if TYPE_CHECKING:
    from discern.contract.models.reports import QuestionAnswer
    from discern.contract.models.results import IntervalBasis
    from discern_app.access.viewer import Identity
    from discern_app.base.current_service import Service
    from discern_app.components.people_list import CheckedList
    from discern_app.dialogs.import_people import Done, Planned, Running
    from discern_app.dialogs.invite.invitation_plan import Existing, InvitationRow
    from discern_app.dialogs.invite.people_list import GivenList
    from discern_app.dialogs.open_dialog import OpenDialog
    from discern_app.dialogs.undo import Act

T = TypeVar("T")


class SessionValue(Generic[T]):
    """A value under a key. It is ``default`` until it is set, which nobody may change in place."""

    def __init__(self, key: str, default: T) -> None:
        self.key = key
        self._default = default

    def get(self) -> T:
        value: T = st.session_state.get(self.key, self._default)
        return value

    def set(self, value: T) -> None:
        st.session_state[self.key] = value

    def take(self) -> T:
        """The value, which is then the default again."""
        value: T = st.session_state.pop(self.key, self._default)
        return value

    def forget(self) -> None:
        st.session_state.pop(self.key, None)

    def start(self, value: T) -> None:
        """Set it unless it is set: what a widget shows first."""
        st.session_state.setdefault(self.key, value)


SPOKEN_LANGUAGE: SessionValue[str | None] = SessionValue("spoken_language", None)
"""The language that was chosen, by an address of this session or before in this browser."""


# The service that is called, and for which user.

ACTING_FOR: SessionValue[str | None] = SessionValue("acting_for", None)
"""The id of the signed-in user."""

CHOSEN_SERVICE: SessionValue[Service | None] = SessionValue("chosen_service", None)
"""The service that somebody chose in this session, if any."""

RESOLVED_SERVICE: SessionValue[Service | None] = SessionValue("resolved_service", None)
"""The service that follows from both, kept because a page asks for it dozens of times."""

# Who looks.

IDENTITY: SessionValue[Identity | None] = SessionValue("signed_in", None)
"""Who has signed in, as last checked."""

SESSION_STARTED: SessionValue[datetime | None] = SessionValue("session_started", None)
"""When the session was first seen: what its length is counted from where a provider tells no time."""

ACCESS_TOKEN: SessionValue[str] = SessionValue("discern_token", "")
"""What the browser keeps in place of the secret's cookie. Nothing but the app's own script ever sends it."""

NEW_ACCESS_TOKEN: SessionValue[str | None] = SessionValue("new_token", None)
"""The token that the browser is to keep."""

BROWSER_TOKEN: SessionValue[Mapping[str, str | None]] = SessionValue("access_token", {})
"""The state of the component that asks the browser for its token."""

# The page that is drawn.

PAGES: SessionValue[Mapping[str, Any]] = SessionValue("pages", {})
"""The navigation's pages that this run has made, by their addresses."""

NEW_FEED: SessionValue[str | None] = SessionValue("new_feed", None)
"""The address of a calendar feed that has just been made, to be shown once."""

LINKED_PAGES: SessionValue[Mapping[str, Any]] = SessionValue("linked_pages", {})
"""The pages behind people's links, as above."""

OPENED_PAGE: SessionValue[str | None] = SessionValue("opened_page", None)
"""The address of the page on screen."""

IS_PAGE_NAMED: SessionValue[bool] = SessionValue("page_named", False)
"""Whether the page that is drawn has its heading, and with it its name in the browser."""

PAGE_HEAD: SessionValue[Any] = SessionValue("page_head", None)
"""The container of the head of the page that is drawn, once it is there."""

PAGE_WAY: SessionValue[Any] = SessionValue("page_way", None)
"""The line above the head of the page that is drawn, which holds the way to the list, once it is there."""

MEASURED_BY: SessionValue[Sequence[IntervalBasis]] = SessionValue("measured_by", ())
"""What the findings on the page that is drawn rest on."""

PAGE_ACTIONS: SessionValue[Sequence[Any]] = SessionValue("page_actions", ())
"""Places on the page that is drawn that an error empties if it ends the page: what can be done, and notes on parts."""

SHOWN_ERRORS: SessionValue[frozenset[str]] = SessionValue("shown_errors", frozenset())
"""Classes of error that this run has shown, so that an outage is shown once."""

STALE_READS: SessionValue[Sequence[tuple[DiscernError, float]] | None] = SessionValue("stale_reads", None)
"""What the page that is drawn shows of old data, each with its error and its age in seconds; None where no page is
drawn, but a dialog or a part of a page.
"""

REFUSED_READ: SessionValue[RateLimited | None] = SessionValue("refused", None)
"""The error of a read that was refused since no requests are left, until a banner says so."""

IS_INCOMPLETE: SessionValue[bool] = SessionValue("incomplete", False)
"""Whether this run shows less than there is, since the service was slow, so that it is drawn again."""

READING_NOTES: SessionValue[Mapping[str, None]] = SessionValue("reading_notes", {})
"""Notes on what was converted in another service's answers, each once, in their order."""

# Following changes.

SEEN_VERSION: SessionValue[tuple[str | None, str | None]] = SessionValue("seen_version", (None, None))
"""The service's base URL, and the version that the page shows or a word in its place."""

DRAWN_FOR_THEME: SessionValue[str | None] = SessionValue("drawn_for_theme", None)
"""The type of the theme, light or dark, that the page was drawn for."""

IS_UNDISTURBED: SessionValue[bool] = SessionValue("undisturbed", False)
"""Whether a dialog lies over the page, which a run of the page takes away until the run draws it again."""

IS_PAGE_RUN: SessionValue[bool] = SessionValue("version_page_run", False)
"""Set by a run of the whole page, whose part of polling is then skipped."""

# Dialogs.

OPEN_DIALOG: SessionValue[OpenDialog | None] = SessionValue("open dialog", None)

IS_DRAWN_WITH_PAGE: SessionValue[bool] = SessionValue("open dialog with page", False)
"""Whether the dialog is drawn in a run of the whole page, which has no part to run alone."""

LAST_ACT: SessionValue[Act | None] = SessionValue("last act", None)
"""What was just done on the page on screen, and can be taken back."""

QUESTION: SessionValue[str] = SessionValue("question", "")
"""The question in the field of the dialog."""

SUGGESTION: SessionValue[str] = SessionValue("suggested question", "")
"""A suggested question that was tapped, until it is asked."""

ANSWER: SessionValue[QuestionAnswer | None] = SessionValue("answer", None)
"""The answer to the question that was asked last."""

# Inviting one person.

NAMESAKE: SessionValue[str | None] = SessionValue("invited namesake", None)
"""The name whose namesakes were shown, so that the same form sent again makes one more."""

INVITED: SessionValue[Assessment | None] = SessionValue("invited", None)
"""The assessment of the one person just invited."""

UNSURE_INVITATION: SessionValue[tuple[NewAssessment, str] | None] = SessionValue("invited perhaps", None)
"""What was asked for with which idempotency key, so that the same form sent again makes one person."""

# Inviting from a list.

INVITE_PASTED: SessionValue[str | None] = SessionValue("invitations pasted", None)
INVITE_FIELD: SessionValue[str] = SessionValue("invitations field", "")
"""A list that isn't checked yet, and its field, which Streamlit forgets when the dialog is closed."""

INVITE_GIVEN: SessionValue[GivenList | None] = SessionValue("invitations given", None)
"""The list as it was given, with the team, the form and the end for those in it."""

INVITE_ROWS: SessionValue[list[InvitationRow] | None] = SessionValue("invitations", None)
"""Its rows with their plans, which sending changes in place."""

INVITE_EXISTING: SessionValue[Existing | None] = SessionValue("invitations existing", None)
"""Who is here already, read once for a list."""

INVITE_SENDING: SessionValue[int | None] = SessionValue("invitations sending", None)
"""While a list is being sent: how many rows there are to send."""

INVITE_RESUME_AT: SessionValue[float] = SessionValue("invitations resume", 0.0)
"""The time, by the monotonic clock, before which the service takes no more requests."""

INVITE_ERROR: SessionValue[DiscernError | None] = SessionValue("invitations ended", None)
"""What has ended the sending, until it is shown."""

# Importing from a list.

IMPORT_PASTED: SessionValue[str] = SessionValue("import pasted", "")
IMPORT_FIELD: SessionValue[str] = SessionValue("import field", "")
"""As of inviting."""

IMPORT_READ: SessionValue[CheckedList | None] = SessionValue("import read", None)
"""The list, once it is read."""

IMPORT_PLANNED: SessionValue[Planned | None] = SessionValue("import planned", None)
"""What would happen with it."""

IMPORT_RUNNING: SessionValue[Running | None] = SessionValue("import running", None)
"""What is happening, changed in place."""

IMPORT_DONE: SessionValue[Done | None] = SessionValue("import done", None)
"""What has come of it."""

# Searches, filters and choices: widgets.

SEARCH_PEOPLE: SessionValue[str] = SessionValue("q", "")
SEARCH_TEAMS: SessionValue[str] = SessionValue("team name", "")
"""The search fields. Their keys are also their parameters in the address."""

VIEW: SessionValue[str] = SessionValue("view", "")
"""The view of a page that has several."""

LIST_GROUP: SessionValue[str] = SessionValue("group", "")
"""Which group People or Assessments show."""

PEOPLE_SORT: SessionValue[str] = SessionValue("people sort", "")
EVENT_KIND: SessionValue[str] = SessionValue("kind of event", "")
REPORT_STATUS: SessionValue[str] = SessionValue("status of reports", "")
WORKSHOP_MINUTES: SessionValue[int] = SessionValue("workshop length", 0)

TEAM_NAMES: SessionValue[bool] = SessionValue("names", True)
"""Whether a team's page names people."""

DRAFTING: SessionValue[bool] = SessionValue("drafting", False)
"""The switch in Settings that lets a language model draft openings."""

LOOK_SAVES: SessionValue[int] = SessionValue("look saves", 0)
"""How often a logo or a colour was saved, after which the fields for them begin anew."""

# People.

NOT_HERE: SessionValue[Sequence[str]] = SessionValue("not here", ())
"""The addresses of a chosen meeting that nobody here has."""

TICKED_PEOPLE: SessionValue[Sequence[str]] = SessionValue("people ticked", ())
"""The rows of the directory that are ticked, in the order in which they were."""

ARE_PEOPLE_GONE: SessionValue[bool] = SessionValue("people gone", False)
"""Whether somebody has just been deleted or merged, which may be all that a search had found."""

INVITED_PEOPLE: SessionValue[Sequence[Assessment]] = SessionValue("people invited again", ())
INVITED_AGAIN: SessionValue[Sequence[Assessment] | None] = SessionValue("assessments invited again", None)
"""The assessments that the dialogs of People and of Assessments have just made."""

# Integrations.

NEW_KEY: SessionValue[KeyWithSecret | None] = SessionValue("new key", None)
"""A key that was just made, while its secret is shown."""

ENDPOINT_SECRET: SessionValue[str | None] = SessionValue("endpoint secret", None)
"""The secret that the open dialog shows, once."""

UNNAMED_SUBJECTS: SessionValue[Mapping[str, str]] = SessionValue("subjects without a name", {})
"""By the id of an object, whether it is `gone` or `closed` to the reader, so that it is asked for once."""

# The bridge to plain pages.

BRIDGE: SessionValue[Mapping[str, Any]] = SessionValue("bridge", {})
"""The state of its component."""

BRIDGE_ANSWER: SessionValue[Mapping[str, Any] | None] = SessionValue("bridge_answer", None)
"""What the pages answered last."""


# One value for each of several objects.


def join_link_of(team_id: str) -> SessionValue[JoinLink | None]:
    """The join link made in this session, which can't be shown again later."""
    return SessionValue(f"join link {team_id}", None)


def also_leaves(team_id: str, candidate_id: str) -> SessionValue[bool]:
    """Whether someone who would join another team would leave this one: a box that is ticked at first."""
    return SessionValue(f"also leaves {team_id} {candidate_id}", True)


def repeated_invitation(candidate_id: str) -> SessionValue[tuple[Assessment, bool] | None]:
    """The assessment by which a person was invited again, and whether it is new."""
    return SessionValue(f"invited again {candidate_id}", None)


def mails_sent(assessment_ids: Sequence[str]) -> SessionValue[int | None]:
    """How many mails the service took of those asked for by one button."""
    return SessionValue(f"mails {len(assessment_ids)} {assessment_ids[0]}", None)


def pager_of(name: str) -> SessionValue[tuple[ListQuery, list[str]] | None]:
    """What a list shows, and the cursors of its pages up to the one on screen."""
    return SessionValue(f"pages of {name}", None)


def tick_of(of: str, row_id: str) -> SessionValue[bool]:
    """Whether a row of a list is ticked; without an id, the box that ticks all of them."""
    return SessionValue(f"tick {of} {row_id}", False)


def choice_of(param: str) -> SessionValue[Any]:
    """What is chosen in a box whose choice the address holds: an id, or several."""
    return SessionValue(f"choice of {param}", None)


def menu_of_endpoint(webhook_id: str) -> SessionValue[str | None]:
    """What was chosen in an endpoint's menu."""
    return SessionValue(f"actions {webhook_id}", None)


def clicked_row(key: str) -> int | None:
    """The row whose cell was just clicked, in a table's column of buttons with this key."""
    click = st.session_state.get(key)
    return None if click is None else click["row"]


def tapped_points(key: str) -> Sequence[Mapping[str, Any]]:
    """The points that are chosen in the chart with this key."""
    points: Sequence[Mapping[str, Any]] = st.session_state[key].selection.points
    return points
