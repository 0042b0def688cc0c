"""Every operation of the interface, in one table: calls, routes, permissions and OpenAPI document derive from it.

Why: docs/decisions/0001-two-halves-over-one-interface.md
"""

from collections.abc import Mapping
from typing import cast

from discern.contract.base_models import Deleted, ListQuery, Page
from discern.contract.models.account import (
    Account,
    Drafting,
    LocalLevels,
    LocalLevelsQuery,
    Measurement,
    PutDrafting,
    Rescored,
)
from discern.contract.models.agreements import (
    Agreement,
    AgreementCounts,
    AgreementQuery,
    AnswerAgreement,
    MoveAgreement,
    NewAgreement,
)
from discern.contract.models.assessments import (
    AnswerAgain,
    Assessment,
    AssessmentChange,
    AssessmentList,
    AssessmentQuery,
    ClaimLink,
    ConsentGiven,
    GiveAnswers,
    GiveConsent,
    Invitation,
    JoinLink,
    NewAssessment,
    NewJoinLink,
    Next,
    OpenLink,
    Taking,
)
from discern.contract.models.branding import Branding, BrandingChange
from discern.contract.models.briefs import Brief, BriefQuery
from discern.contract.models.candidates import (
    About,
    AboutLink,
    Candidate,
    CandidateChange,
    CandidateList,
    CandidateQuery,
    MergeCandidate,
    MergedCandidate,
    NewAboutLink,
    NewCandidate,
    OpenAbout,
    PutAbout,
    SetVisibility,
    SharedAbout,
)
from discern.contract.models.colleagues import Colleagues, PutColleagues
from discern.contract.models.comparisons import Comparison, ComparisonQuery, Teammates
from discern.contract.models.events import Changes, Event, EventQuery
from discern.contract.models.export import CandidateExport, ExportQuery
from discern.contract.models.insights import AnswerEvidence, LanguageChoice, Mark, Marks, PutMark, Wording
from discern.contract.models.keys import KeyList, KeyWithSecret, NewKey
from discern.contract.models.look_backs import HitRates, LookBack, PutLookBack
from discern.contract.models.mail_server import MailServer, PutMailServer
from discern.contract.models.mails import (
    Mail,
    MailList,
    NewLinkCode,
    NewLinkMail,
    NewMail,
    SentLinkCode,
    SentLinkMail,
    TestedMail,
    TestMail,
    Unsubscribe,
    Unsubscribed,
)
from discern.contract.models.reports import (
    DecideOpening,
    NewQuestion,
    NewReport,
    PaperQuery,
    QuestionAnswer,
    Report,
    ReportDocument,
    ReportQuery,
)
from discern.contract.models.results import Results, ResultsQuery, ResultsRow
from discern.contract.models.sync import SyncBatch, SyncOutcome
from discern.contract.models.talks import (
    Away,
    Meeting,
    OpenersQuery,
    PutAway,
    PutMeeting,
    ShareMeeting,
    SkipMeeting,
    Talk,
    TalkOpeners,
    TalkQuery,
    UseCards,
    UsedCards,
)
from discern.contract.models.teams import (
    NewTeam,
    PutWorkshop,
    Reveal,
    Team,
    TeamAnalysis,
    TeamChange,
    TeamQuery,
    TeamSummary,
    WhatIf,
)
from discern.contract.models.users import ConfirmMember, PutUser, RemoveUser, SignedIn, SignIn, User, UserQuery
from discern.contract.models.webhooks import (
    Delivery,
    DeliveryQuery,
    NewWebhook,
    Replay,
    Replayed,
    RotateSecret,
    Webhook,
    WebhookChange,
    WebhookWithSecret,
)
from discern.contract.models.week_messages import (
    AnswerWeek,
    CalendarFeed,
    CalendarFeedWithUrl,
    OpenFeed,
    OpenWeek,
    PutCalendarFeed,
    PutWeekMessage,
    SkipInWeek,
    StoppedWeek,
    Week,
    WeekMessage,
    WeekPreview,
)
from discern.contract.operation_type import EVERYTHING, AnyOperation, CacheKind, Operation
from discern.contract.permissions import (
    COACHES,
    CONFIDANTS,
    EDITORS,
    ERASERS,
    EVERYBODY,
    LEADERS,
    MEMBERS,
    NOBODY,
    OWNER,
    Scope,
)

QUESTION_TIMEOUT_S = 130.0  # A language model is asked twice at most, for one minute each time.

_NEW_ASSESSMENT: frozenset[CacheKind] = frozenset({"account", "analysis", "assessments", "candidates", "teams"})
_COLLEAGUES: frozenset[CacheKind] = frozenset({"results"})
_AGREEMENTS: frozenset[CacheKind] = frozenset({"agreements"})
_MEMBERSHIP: frozenset[CacheKind] = frozenset({"agreements", "analysis", "candidates", "teams"})
_WORKSHOP: frozenset[CacheKind] = frozenset({"account", "results", "teams"})
_MARKS: frozenset[CacheKind] = frozenset({"results", "reports"})

MAIL_TEST_TIMEOUT_S = 60.0
"""A mail server that doesn't answer is given up in steps of twelve seconds."""

MAIL_NOW_TIMEOUT_S = 40.0
"""The service gives up after 25 seconds."""

WEEK_TIMEOUT_S = 15.0
"""All talks of a week are composed for it, right after a start on a busy machine too."""

_WEBHOOKS: frozenset[CacheKind] = frozenset({"webhooks"})

_WEEK: tuple[Scope, ...] = ("agreements:read", "agreements:write", "assessments:read", "results:read", "teams:read")
"""What a key needs that has Monday's message sent: the message shows what these scopes read."""

# fmt: off
LIST_ASSESSMENTS = Operation(
    name="list_assessments", method="GET", path="/assessments", query=AssessmentQuery, answer=AssessmentList,
    scopes=("assessments:read",), roles=EVERYBODY, repeat="freely", cache="assessments",
    tag="Assessments", summary="List all assessments")
CREATE_ASSESSMENT = Operation(
    name="create_assessment", method="POST", path="/assessments", body=NewAssessment, answer=Assessment,
    scopes=("assessments:write",), roles=LEADERS, repeat="by_key", cache="assessments", invalidates=_NEW_ASSESSMENT,
    tag="Assessments", summary="Create a new assessment")
GET_ASSESSMENT = Operation(
    name="get_assessment", method="GET", path="/assessments/{assessment_id}", answer=Assessment,
    scopes=("assessments:read",), roles=EVERYBODY, repeat="freely", cache="assessments",
    tag="Assessments", summary="Get an assessment")
CHANGE_ASSESSMENT = Operation(
    name="change_assessment", method="PATCH", path="/assessments/{assessment_id}", body=AssessmentChange,
    answer=Assessment, scopes=("assessments:write",), roles=LEADERS, access="change", cache="assessments",
    invalidates=frozenset({"account", "analysis", "assessments", "candidates"}),
    tag="Assessments", summary="Change until when an assessment can be answered")
CANCEL_ASSESSMENT = Operation(
    name="cancel_assessment", method="POST", path="/assessments/{assessment_id}/cancel", answer=Assessment,
    scopes=("assessments:write",), roles=LEADERS, access="change", cache="assessments",
    invalidates=frozenset({"account", "analysis", "assessments", "candidates"}),
    tag="Assessments", summary="Cancel an assessment that is not complete")
GET_RESULTS = Operation(
    name="get_results", method="GET", path="/assessments/{assessment_id}/results", query=Wording, answer=Results,
    scopes=("results:read",), roles=EVERYBODY, repeat="freely", cache="results",
    tag="Assessments", summary="Get the results of an assessment")
LIST_RESULTS = Operation(
    name="list_results", method="GET", path="/results", query=ResultsQuery, answer=Page[ResultsRow],
    scopes=("results:read",), roles=EVERYBODY, repeat="freely", cache="results",
    tag="Assessments", summary="List the results of all assessments")
GET_EVIDENCE = Operation(
    name="get_evidence", method="GET", path="/assessments/{assessment_id}/evidence", query=Wording,
    answer=AnswerEvidence, scopes=("evidence:read",), roles=CONFIDANTS, repeat="freely", cache="results",
    tag="Assessments", summary="Get the answers that speak for each claim about a person, and against it")
GET_MARKS = Operation(
    name="get_marks", method="GET", path="/assessments/{assessment_id}/marks", answer=Marks,
    scopes=("results:read",), roles=EVERYBODY, repeat="freely", cache="results",
    tag="Assessments", summary="What a person says of the statements in their results")
PUT_MARK = Operation(
    name="put_mark", method="PUT", path="/assessments/{assessment_id}/marks/{statement_id}", body=PutMark, answer=Mark,
    scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="results", invalidates=_MARKS,
    tag="Assessments", summary="Say whether a statement fits, as the person it is about")
REMOVE_MARK = Operation(
    name="remove_mark", method="DELETE", path="/assessments/{assessment_id}/marks/{statement_id}", answer=Deleted,
    scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="results", invalidates=_MARKS,
    tag="Assessments", summary="Take back what was said of a statement")

GET_LOOK_BACK = Operation(
    name="get_look_back", method="GET", path="/assessments/{assessment_id}/look-back", query=LanguageChoice,
    answer=LookBack,
    scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="results",
    tag="Assessments", summary="Get the four sentences that a person looks back at, two weeks after their answers")
PUT_LOOK_BACK = Operation(
    name="put_look_back", method="PUT", path="/assessments/{assessment_id}/look-back", body=PutLookBack,
    answer=LookBack, scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="results",
    invalidates=frozenset({"results", "account"}),
    tag="Assessments", summary="Say which of the four sentences showed, and learn which one was foreign")
GET_HIT_RATES = Operation(
    name="get_hit_rates", method="GET", path="/account/look-backs", answer=HitRates,
    scopes=("results:read",), roles=OWNER, repeat="freely", cache="account",
    tag="Account", summary="What people said when they looked back, in numbers")

ANSWER_AGAIN = Operation(
    name="answer_again", method="POST", path="/assessments/{assessment_id}/again", body=AnswerAgain, answer=Assessment,
    scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="taking", invalidates=_NEW_ASSESSMENT,
    tag="Taking", summary="Answer again, by the private link of earlier answers")
CLAIM_LINK = Operation(
    name="claim_link", method="POST", path="/assessments/{assessment_id}/private-link/claims", body=ClaimLink,
    answer=Candidate, scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="taking",
    invalidates=EVERYTHING, counts_by_address=True,
    tag="Taking", summary="Make the answers of another private link one's own")
OPEN_LINK = Operation(
    name="open_link", method="POST", path="/take", body=OpenLink,
    answer=cast("type[Taking | Invitation]", Taking | Invitation), scopes=("take",), roles=NOBODY, repeat="freely",
    cache="taking", counts_by_address=True, tag="Taking", summary="Open a take link, a private link or a join link")
GIVE_CONSENT = Operation(
    name="give_consent", method="POST", path="/assessments/{assessment_id}/consent", body=GiveConsent,
    answer=ConsentGiven, scopes=("take",), roles=MEMBERS, access="change", cache="taking",
    invalidates=frozenset({"assessments", "candidates"}),
    tag="Taking", summary="Record the candidate's consent, or its withdrawal")
GET_NEXT = Operation(
    name="get_next", method="GET", path="/assessments/{assessment_id}/next", answer=Next,
    scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="taking",
    tag="Taking", summary="The block or blocks to ask next")
GIVE_ANSWERS = Operation(
    name="give_answers", method="POST", path="/assessments/{assessment_id}/answers", body=GiveAnswers, answer=Next,
    scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="taking",
    invalidates=frozenset({"account", "analysis", "assessments", "candidates", "results"}),
    tag="Taking", summary="Answer one block or several; the last completes")

LIST_CANDIDATES = Operation(
    name="list_candidates", method="GET", path="/candidates", query=CandidateQuery, answer=CandidateList,
    scopes=("candidates:read",), roles=LEADERS, repeat="freely", cache="candidates",
    tag="Candidates", summary="List candidates")
CREATE_CANDIDATE = Operation(
    name="create_candidate", method="POST", path="/candidates", body=NewCandidate, answer=Candidate,
    scopes=("candidates:write",), roles=OWNER, repeat="by_key", cache="candidates",
    invalidates=frozenset({"account", "candidates"}),
    tag="Candidates", summary="Create a candidate")
GET_CANDIDATE = Operation(
    name="get_candidate", method="GET", path="/candidates/{candidate_id}", answer=Candidate,
    scopes=("candidates:read",), roles=EVERYBODY, repeat="freely", cache="candidates",
    tag="Candidates", summary="Get a candidate")
CHANGE_CANDIDATE = Operation(
    name="change_candidate", method="PATCH", path="/candidates/{candidate_id}", body=CandidateChange, answer=Candidate,
    scopes=("candidates:write",), roles=EVERYBODY, access="change", cache="candidates", invalidates=EVERYTHING,
    tag="Candidates", summary="Change a candidate's name, e-mail address or external id")
SET_VISIBILITY = Operation(
    name="set_visibility", method="PUT", path="/candidates/{candidate_id}/visibility", body=SetVisibility,
    answer=Candidate, scopes=("candidates:write",), roles=MEMBERS, access="change", repeat="freely",
    cache="candidates", invalidates=EVERYTHING, tag="Candidates", summary="Set who may see a candidate's results")
EXPORT_CANDIDATE = Operation(
    name="export_candidate", method="GET", path="/candidates/{candidate_id}/export", query=ExportQuery,
    answer=CandidateExport,
    scopes=("candidates:read", "assessments:read", "results:read"), roles=ERASERS, access="change",
    repeat="freely", cache="export", tag="Candidates", summary="All that is held of a candidate")
DELETE_CANDIDATE = Operation(
    name="delete_candidate", method="DELETE", path="/candidates/{candidate_id}", answer=Deleted,
    scopes=("candidates:write",), roles=ERASERS, access="change", cache="candidates", invalidates=EVERYTHING,
    tag="Candidates", summary="Erase a candidate with all that belongs to them")
MERGE_CANDIDATES = Operation(
    name="merge_candidates", method="POST", path="/candidates/{candidate_id}/merge", body=MergeCandidate,
    answer=MergedCandidate, scopes=("candidates:write",), roles=OWNER, access="change", repeat="by_key",
    cache="candidates", invalidates=EVERYTHING | {"users"}, tag="Candidates",
    summary="Merge a duplicate into a candidate")
GET_ABOUT = Operation(
    name="get_about", method="GET", path="/candidates/{candidate_id}/about", query=Wording, answer=About,
    scopes=("results:read",), roles=EVERYBODY, repeat="freely", cache="results",
    tag="Candidates", summary="Get a person's \"Working with me\" page")
PUT_ABOUT = Operation(
    name="put_about", method="PUT", path="/candidates/{candidate_id}/about", body=PutAbout, answer=About,
    scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="results", invalidates=_MARKS,
    tag="Candidates", summary="Write one's \"Working with me\" page, and choose who reads it")
CREATE_ABOUT_LINK = Operation(
    name="create_about_link", method="POST", path="/candidates/{candidate_id}/about/link", body=NewAboutLink,
    answer=AboutLink, scopes=("take",), roles=MEMBERS, access="change", cache="results", invalidates=_MARKS,
    tag="Candidates", summary="Make a link that opens one's \"Working with me\" page")
REVOKE_ABOUT_LINK = Operation(
    name="revoke_about_link", method="DELETE", path="/candidates/{candidate_id}/about/link", answer=Deleted,
    scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="results", invalidates=_MARKS,
    tag="Candidates", summary="End the link of one's \"Working with me\" page")
OPEN_ABOUT = Operation(
    name="open_about", method="POST", path="/about", body=OpenAbout, answer=SharedAbout,
    scopes=("take",), roles=NOBODY, repeat="freely", cache="taking",
    counts_by_address=True, tag="Taking", summary="Open the link of a \"Working with me\" page")
GET_COLLEAGUES = Operation(
    name="get_colleagues", method="GET", path="/candidates/{candidate_id}/colleagues", query=Wording,
    answer=Colleagues, scopes=("results:read",), roles=MEMBERS, repeat="freely", cache="results",
    tag="Candidates", summary="Whether one shares with one's colleagues, and who of them does")
PUT_COLLEAGUES = Operation(
    name="put_colleagues", method="PUT", path="/candidates/{candidate_id}/colleagues", body=PutColleagues,
    answer=Colleagues, scopes=("take",), roles=MEMBERS, access="change", repeat="freely", cache="results",
    invalidates=_COLLEAGUES, tag="Candidates", summary="Share with one's colleagues and write for them, or stop")

LIST_TEAMS = Operation(
    name="list_teams", method="GET", path="/teams", query=TeamQuery, answer=Page[TeamSummary],
    scopes=("teams:read",), roles=LEADERS, repeat="freely", cache="teams",
    tag="Teams", summary="List teams")
CREATE_TEAM = Operation(
    name="create_team", method="POST", path="/teams", body=NewTeam, answer=Team,
    scopes=("teams:write",), roles=EDITORS, repeat="by_key", cache="teams",
    invalidates=frozenset({"account", "candidates", "teams"}),
    tag="Teams", summary="Create a team")
GET_TEAM = Operation(
    name="get_team", method="GET", path="/teams/{team_id}", answer=Team,
    scopes=("teams:read",), roles=LEADERS, repeat="freely", cache="teams",
    tag="Teams", summary="Get a team with its members")
CHANGE_TEAM = Operation(
    name="change_team", method="PATCH", path="/teams/{team_id}", body=TeamChange, answer=Team,
    scopes=("teams:write",), roles=EDITORS, cache="teams",
    invalidates=_MEMBERSHIP,
    tag="Teams", summary="Rename a team")
DELETE_TEAM = Operation(
    name="delete_team", method="DELETE", path="/teams/{team_id}", answer=Deleted,
    scopes=("teams:write",), roles=EDITORS, cache="teams", invalidates=_NEW_ASSESSMENT | _AGREEMENTS,
    tag="Teams", summary="Delete a team; its people stay")
ADD_MEMBER = Operation(
    name="add_member", method="PUT", path="/teams/{team_id}/members/{candidate_id}", answer=Team,
    scopes=("teams:write",), roles=EDITORS, cache="teams", invalidates=_MEMBERSHIP,
    tag="Teams", summary="Add a member")
REMOVE_MEMBER = Operation(
    name="remove_member", method="DELETE", path="/teams/{team_id}/members/{candidate_id}", answer=Team,
    scopes=("teams:write",), roles=EDITORS, cache="teams", invalidates=_MEMBERSHIP,
    tag="Teams", summary="Remove a member")
CREATE_JOIN_LINK = Operation(
    name="create_join_link", method="POST", path="/teams/{team_id}/join-links", body=NewJoinLink, answer=JoinLink,
    scopes=("teams:write", "assessments:write"), roles=LEADERS, repeat="by_key", cache="teams",
    tag="Teams", summary="Make a link from which a group starts assessments")
REVEAL_TEAM = Operation(
    name="reveal_team", method="POST", path="/teams/{team_id}/reveal", body=Reveal, answer=Team,
    scopes=("teams:write",), roles=COACHES, repeat="freely", cache="teams", invalidates=EVERYTHING,
    tag="Teams", summary="Show results, or hold them back until the debrief")
PUT_WORKSHOP = Operation(
    name="put_workshop", method="PUT", path="/teams/{team_id}/workshop", body=PutWorkshop, answer=Team,
    scopes=("teams:write",), roles=LEADERS, repeat="freely", cache="teams", invalidates=_WORKSHOP,
    tag="Teams", summary="Keep the day of a team's workshop")
GET_TEAM_ANALYSIS = Operation(
    name="get_team_analysis", method="GET", path="/teams/{team_id}/analysis", query=WhatIf, answer=TeamAnalysis,
    scopes=("teams:read",), roles=LEADERS, repeat="freely", cache="analysis",
    tag="Teams", summary="The DISC analysis of a team, as it is or as it would be")

COMPARE_PEOPLE = Operation(
    name="compare_people", method="GET", path="/comparisons", query=ComparisonQuery, answer=Comparison,
    scopes=("results:read",), roles=LEADERS, repeat="freely", cache="analysis",
    tag="Comparisons", summary="Compare two people")
GET_TEAMMATES = Operation(
    name="get_teammates", method="GET", path="/candidates/{candidate_id}/teammates", query=Wording, answer=Teammates,
    scopes=("results:read",), roles=LEADERS, repeat="freely", cache="analysis",
    tag="Comparisons", summary="What a candidate can expect of each team-mate")
GET_BRIEF = Operation(
    name="get_brief", method="GET", path="/briefs", query=BriefQuery, answer=Brief,
    scopes=("agreements:read", "results:read", "teams:read"), roles=LEADERS, repeat="freely", cache="agreements",
    tag="Comparisons", summary="Prepare a meeting")

LIST_AGREEMENTS = Operation(
    name="list_agreements", method="GET", path="/agreements", query=AgreementQuery, answer=Page[Agreement],
    scopes=("agreements:read",), roles=EVERYBODY, repeat="freely", cache="agreements",
    tag="Agreements", summary="List agreements")
CREATE_AGREEMENT = Operation(
    name="create_agreement", method="POST", path="/agreements", body=NewAgreement, answer=Agreement,
    scopes=("agreements:write",), roles=EVERYBODY, repeat="by_key", cache="agreements", invalidates=_AGREEMENTS,
    tag="Agreements", summary="Write down what people agreed on")
GET_AGREEMENT = Operation(
    name="get_agreement", method="GET", path="/agreements/{agreement_id}", answer=Agreement,
    scopes=("agreements:read",), roles=EVERYBODY, repeat="freely", cache="agreements",
    tag="Agreements", summary="Get an agreement")
ANSWER_AGREEMENT = Operation(
    name="answer_agreement", method="PUT", path="/agreements/{agreement_id}/outcome", body=AnswerAgreement,
    answer=Agreement, scopes=("agreements:write",), roles=EVERYBODY, repeat="freely", cache="agreements",
    invalidates=_AGREEMENTS, tag="Agreements", summary="Say what became of an agreement")
MOVE_AGREEMENT = Operation(
    name="move_agreement", method="PUT", path="/agreements/{agreement_id}/until", body=MoveAgreement,
    answer=Agreement, scopes=("agreements:write",), roles=EVERYBODY, repeat="freely", cache="agreements",
    invalidates=_AGREEMENTS, tag="Agreements", summary="Give an open agreement another day")
DELETE_AGREEMENT = Operation(
    name="delete_agreement", method="DELETE", path="/agreements/{agreement_id}", answer=Deleted,
    scopes=("agreements:write",), roles=LEADERS, cache="agreements", invalidates=_AGREEMENTS,
    tag="Agreements", summary="Delete an agreement, as its maker")
COUNT_AGREEMENTS = Operation(
    name="count_agreements", method="GET", path="/account/agreements", answer=AgreementCounts,
    scopes=("agreements:read",), roles=OWNER, repeat="freely", cache="agreements",
    tag="Agreements", summary="How many agreements there are, and what became of them")

LIST_MEETINGS = Operation(
    name="list_meetings", method="GET", path="/meetings", query=ListQuery, answer=Page[Meeting],
    scopes=("agreements:read",), roles=EVERYBODY, repeat="freely", cache="agreements",
    tag="Talks", summary="List the people the caller meets one to one")
PUT_MEETING = Operation(
    name="put_meeting", method="PUT", path="/candidates/{candidate_id}/meeting", body=PutMeeting, answer=Meeting,
    scopes=("agreements:write",), roles=LEADERS, access="change", repeat="freely", cache="agreements",
    invalidates=_AGREEMENTS, tag="Talks", summary="Say when one meets a person")
DELETE_MEETING = Operation(
    name="delete_meeting", method="DELETE", path="/candidates/{candidate_id}/meeting", answer=Deleted,
    scopes=("agreements:write",), roles=LEADERS, access="change", repeat="freely", cache="agreements",
    invalidates=_AGREEMENTS, tag="Talks", summary="Meet a person regularly no more")
SHARE_MEETING = Operation(
    name="share_meeting", method="PUT", path="/meetings/{meeting_id}/sharing", body=ShareMeeting, answer=Meeting,
    scopes=("agreements:write",), roles=EVERYBODY, repeat="freely", cache="agreements", invalidates=_AGREEMENTS,
    tag="Talks", summary="Share the page of the talks, or don't")
SKIP_MEETING = Operation(
    name="skip_meeting", method="PUT", path="/meetings/{meeting_id}/skipped", body=SkipMeeting, answer=Meeting,
    scopes=("agreements:write",), roles=EVERYBODY, repeat="freely", cache="agreements", invalidates=_AGREEMENTS,
    tag="Talks", summary="Don't meet on one of the days, or do")
GET_AWAY = Operation(
    name="get_away", method="GET", path="/away", answer=Away,
    scopes=("agreements:read",), roles=LEADERS, repeat="freely", cache="agreements",
    tag="Talks", summary="When a leader meets nobody")
PUT_AWAY = Operation(
    name="put_away", method="PUT", path="/away", body=PutAway, answer=Away,
    scopes=("agreements:write",), roles=LEADERS, repeat="freely", cache="agreements", invalidates=_AGREEMENTS,
    tag="Talks", summary="Be away: skip all meetings until a day, and Monday's message")
GET_TALK = Operation(
    name="get_talk", method="GET", path="/talks", query=TalkQuery, answer=Talk,
    scopes=("agreements:read", "results:read"), roles=EVERYBODY, repeat="freely", cache="agreements",
    tag="Talks", summary="Prepare a talk with a person, or of two people")
LIST_OPENERS = Operation(
    name="list_openers", method="GET", path="/talks/openers", query=OpenersQuery, answer=TalkOpeners,
    scopes=("agreements:read", "results:read"), roles=LEADERS, repeat="freely", cache="agreements",
    tag="Talks", summary="How the next talks open")
USE_CARDS = Operation(
    name="use_cards", method="PUT", path="/talks/cards", body=UseCards, answer=UsedCards,
    scopes=("agreements:write",), roles=EVERYBODY, repeat="freely", cache="agreements", invalidates=_AGREEMENTS,
    tag="Talks", summary="Say that a talk used what is suggested, or that it isn't wanted")

GET_WEEK_MESSAGE = Operation(
    name="get_week_message", method="GET", path="/week-message", answer=WeekMessage,
    scopes=("agreements:read",), roles=LEADERS, repeat="freely", cache="account",
    tag="Talks", summary="Where Monday's message goes, and what became of the last")
GET_WEEK_PREVIEW = Operation(
    name="get_week_preview", method="GET", path="/week-message/preview", query=LanguageChoice, answer=WeekPreview,
    scopes=("agreements:read", "assessments:read", "results:read", "teams:read"), roles=LEADERS, repeat="freely",
    cache="agreements", tag="Talks", summary="What Monday's message would say of this week")
PUT_WEEK_MESSAGE = Operation(
    name="put_week_message", method="PUT", path="/week-message", body=PutWeekMessage, answer=WeekMessage,
    scopes=_WEEK, roles=LEADERS, repeat="freely", cache="account", invalidates=frozenset({"account"}),
    tag="Talks", summary="Have Monday's message sent")
DELETE_WEEK_MESSAGE = Operation(
    name="delete_week_message", method="DELETE", path="/week-message", answer=WeekMessage,
    scopes=("agreements:write",), roles=LEADERS, repeat="freely", cache="account", invalidates=frozenset({"account"}),
    tag="Talks", summary="Get no more of Monday's messages")
OPEN_WEEK = Operation(
    name="open_week", method="POST", path="/take/week", body=OpenWeek, answer=Week,
    scopes=("take",), roles=NOBODY, repeat="freely", cache="taking", timeout=WEEK_TIMEOUT_S,
    counts_by_address=True, tag="Talks", summary="Open the link of Monday's message")
ANSWER_WEEK = Operation(
    name="answer_week", method="POST", path="/take/week/answers", body=AnswerWeek, answer=Week,
    scopes=("take",), roles=NOBODY, repeat="freely", cache="taking", invalidates=_AGREEMENTS,
    counts_by_address=True, tag="Talks", summary="Say by the link of Monday's message what became of an agreement")
SKIP_IN_WEEK = Operation(
    name="skip_in_week", method="POST", path="/take/week/skips", body=SkipInWeek, answer=Week,
    scopes=("take",), roles=NOBODY, repeat="freely", cache="taking", invalidates=_AGREEMENTS,
    counts_by_address=True, tag="Talks", summary="Skip a talk by the link of Monday's message, or meet after all")
STOP_WEEK = Operation(
    name="stop_week", method="POST", path="/take/week/stop", body=OpenWeek, answer=StoppedWeek,
    scopes=("take",), roles=NOBODY, repeat="freely", cache="taking", invalidates=frozenset({"account"}),
    counts_by_address=True, tag="Talks", summary="Get no more of Monday's messages, by the link of one")
GET_CALENDAR_FEED = Operation(
    name="get_calendar_feed", method="GET", path="/calendar-feed", answer=CalendarFeed,
    scopes=("agreements:read",), roles=LEADERS, repeat="freely", cache="account",
    tag="Talks", summary="Whether there is a private calendar feed")
PUT_CALENDAR_FEED = Operation(
    name="put_calendar_feed", method="PUT", path="/calendar-feed", body=PutCalendarFeed, answer=CalendarFeedWithUrl,
    scopes=("agreements:read", "agreements:write"), roles=LEADERS, cache="account",
    invalidates=frozenset({"account"}), tag="Talks", summary="Make a new address for the private calendar feed")
DELETE_CALENDAR_FEED = Operation(
    name="delete_calendar_feed", method="DELETE", path="/calendar-feed", answer=CalendarFeed,
    scopes=("agreements:write",), roles=LEADERS, repeat="freely", cache="account", invalidates=frozenset({"account"}),
    tag="Talks", summary="End the private calendar feed")
OPEN_FEED = Operation(
    name="open_feed", method="POST", path="/take/feed", body=OpenFeed, answer=bytes, media_type="text/calendar",
    scopes=("take",), roles=NOBODY, repeat="freely", cache="taking", timeout=WEEK_TIMEOUT_S,
    counts_by_address=True, tag="Talks", summary="Open the address of a private calendar feed")

SYNC = Operation(
    name="sync", method="POST", path="/sync", body=SyncBatch, answer=SyncOutcome,
    scopes=("candidates:write", "teams:write"), roles=OWNER, repeat="freely", cache="candidates",
    invalidates=EVERYTHING,
    tag="Sync", summary="Create or update up to 1,000 candidates and teams by external id")

LIST_EVENTS = Operation(
    name="list_events", method="GET", path="/events", query=EventQuery, answer=Page[Event],
    scopes=("events:read",), roles=OWNER, repeat="freely", cache="events",
    tag="Events", summary="What happened, in order of commit")
GET_CHANGES = Operation(
    name="get_changes", method="GET", path="/changes", answer=Changes,
    roles=EVERYBODY, repeat="freely", cache="events",
    tag="Events", summary="Whether anything that the caller may see has changed")

LIST_USERS = Operation(
    name="list_users", method="GET", path="/users", query=UserQuery, answer=Page[User],
    scopes=("admin",), roles=OWNER, repeat="freely", cache="users",
    tag="Users", summary="List who may sign in")
PUT_USER = Operation(
    name="put_user", method="PUT", path="/users", body=PutUser, answer=User,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="users", invalidates=EVERYTHING | {"users"},
    tag="Users", summary="Let somebody in, or change their role and teams")
REMOVE_USER = Operation(
    name="remove_user", method="DELETE", path="/users", query=RemoveUser, answer=Deleted,
    scopes=("admin",), roles=OWNER, cache="users", invalidates=EVERYTHING | {"users"},
    tag="Users", summary="Shut somebody out")
CONFIRM_MEMBER = Operation(
    name="confirm_member", method="POST", path="/users/confirm", body=ConfirmMember, answer=User,
    scopes=("take",), roles=NOBODY, repeat="freely", cache="users", invalidates=EVERYTHING | {"users"},
    tag="Users", summary="Confirm a member by the person's private link")
SIGN_IN = Operation(
    name="sign_in", method="POST", path="/users/sign-in", body=SignIn, answer=SignedIn,
    scopes=("act",), roles=NOBODY, repeat="freely", cache="users", invalidates=frozenset({"users"}),
    counts_by_address=True, tag="Users", summary="Tell who has signed in")

LIST_REPORTS = Operation(
    name="list_reports", method="GET", path="/reports", query=ReportQuery, answer=Page[Report],
    scopes=("reports:read",), roles=EVERYBODY, repeat="freely", cache="reports",
    tag="Reports", summary="List reports")
CREATE_REPORT = Operation(
    name="create_report", method="POST", path="/reports", body=NewReport, answer=Report,
    scopes=("reports:write",), roles=EVERYBODY, repeat="freely", cache="reports", invalidates=frozenset({"reports"}),
    tag="Reports", summary="Request a report")
GET_REPORT = Operation(
    name="get_report", method="GET", path="/reports/{report_id}", answer=Report,
    scopes=("reports:read",), roles=EVERYBODY, repeat="freely", cache="reports",
    tag="Reports", summary="Where a report stands")
CANCEL_REPORT = Operation(
    name="cancel_report", method="POST", path="/reports/{report_id}/cancel", answer=Report,
    scopes=("reports:write",), roles=EVERYBODY, repeat="freely", cache="reports", invalidates=frozenset({"reports"}),
    tag="Reports", summary="Cancel a report that isn't written yet")
GET_REPORT_DOCUMENT = Operation(
    name="get_report_document", method="GET", path="/reports/{report_id}/json", answer=ReportDocument,
    scopes=("reports:read",), roles=EVERYBODY, repeat="freely", cache="reports",
    tag="Reports", summary="A written report as JSON")
GET_REPORT_MARKDOWN = Operation(
    name="get_report_markdown", method="GET", path="/reports/{report_id}/markdown", answer=bytes,
    media_type="text/markdown", scopes=("reports:read",), roles=EVERYBODY, repeat="freely", cache="export",
    tag="Reports", summary="A written report as Markdown")
GET_REPORT_PDF = Operation(
    name="get_report_pdf", method="GET", path="/reports/{report_id}/pdf", query=PaperQuery, answer=bytes,
    media_type="application/pdf", scopes=("reports:read",), roles=EVERYBODY, repeat="freely", cache="export",
    tag="Reports", summary="A written report as PDF")
DECIDE_OPENING = Operation(
    name="decide_opening", method="PUT", path="/reports/{report_id}/opening", body=DecideOpening, answer=Report,
    scopes=("reports:write",), roles=EVERYBODY, repeat="freely", cache="reports", invalidates=frozenset({"reports"}),
    tag="Reports", summary="Let a drafted opening into the report, or delete it, as its requester")
ASK_QUESTION = Operation(
    name="ask_question", method="POST", path="/questions", body=NewQuestion, answer=QuestionAnswer,
    scopes=("reports:write",), roles=EVERYBODY, cache="reports", timeout=QUESTION_TIMEOUT_S,
    tag="Reports", summary="Ask about a person, two people or a team")

GET_ACCOUNT = Operation(
    name="get_account", method="GET", path="/account", answer=Account,
    roles=EVERYBODY, repeat="freely", cache="account",
    tag="Account", summary="The key's account, scopes, limit and usage")
GET_MEASUREMENT = Operation(
    name="get_measurement", method="GET", path="/account/measurement", answer=Measurement,
    scopes=("results:read",), roles=EDITORS, repeat="freely", cache="account",
    tag="Account", summary="The bank that new results are scored with")
GET_LOCAL_LEVELS = Operation(
    name="get_local_levels", method="GET", path="/account/measurement/levels", query=LocalLevelsQuery,
    answer=LocalLevels, scopes=("results:read",), roles=OWNER, repeat="freely", cache="account",
    tag="Account", summary="What the answers given here say about the levels of the styles")
USE_LOCAL_LEVELS = Operation(
    name="use_local_levels", method="PUT", path="/account/measurement/levels", body=LocalLevelsQuery,
    answer=LocalLevels, scopes=("admin",), roles=OWNER, repeat="freely", cache="account",
    invalidates=EVERYTHING, tag="Account", summary="Score new results by the levels that the answers given here settle")
SCORE_AGAIN = Operation(
    name="score_again", method="POST", path="/account/measurement/rescoring", answer=Rescored,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account", invalidates=EVERYTHING,
    tag="Account", summary="Score some earlier results anew by the bank in use")
LIST_MAILS = Operation(
    name="list_mails", method="GET", path="/assessments/{assessment_id}/mails", answer=MailList,
    scopes=("assessments:read",), roles=LEADERS, repeat="freely", cache="assessments",
    tag="Assessments", summary="The invitations and reminders sent by mail")
SEND_MAIL = Operation(
    name="send_mail", method="POST", path="/assessments/{assessment_id}/mails", body=NewMail, answer=Mail,
    scopes=("assessments:write",), roles=LEADERS, access="change", repeat="by_key", cache="assessments",
    invalidates=frozenset({"assessments"}),
    tag="Assessments", summary="Send an invitation or a reminder by mail")
SEND_LINK_CODE = Operation(
    name="send_link_code", method="POST", path="/assessments/{assessment_id}/private-link/codes", body=NewLinkCode,
    answer=SentLinkCode, scopes=("take",), roles=MEMBERS, access="change", cache="taking",
    timeout=MAIL_NOW_TIMEOUT_S, counts_by_address=True,
    tag="Taking", summary="Mail a code to the address that the private link is to go to")
SEND_PRIVATE_LINK = Operation(
    name="send_private_link", method="POST", path="/assessments/{assessment_id}/private-link/mails", body=NewLinkMail,
    answer=SentLinkMail, scopes=("take",), roles=MEMBERS, access="change", cache="taking",
    timeout=MAIL_NOW_TIMEOUT_S, tag="Taking", summary="Mail the private link to an address that a code confirms")
UNSUBSCRIBE = Operation(
    name="unsubscribe", method="POST", path="/take/unsubscribe", body=Unsubscribe, answer=Unsubscribed,
    scopes=("take",), roles=NOBODY, repeat="freely", cache="taking",
    counts_by_address=True, tag="Taking", summary="Get no more reminders by mail")
GET_MAIL_SERVER = Operation(
    name="get_mail_server", method="GET", path="/account/mail-server", answer=MailServer,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account",
    tag="Account", summary="The mail server that invitations and reminders go through")
PUT_MAIL_SERVER = Operation(
    name="put_mail_server", method="PUT", path="/account/mail-server", body=PutMailServer, answer=MailServer,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account", invalidates=frozenset({"account"}),
    tag="Account", summary="Set the mail server up")
REMOVE_MAIL_SERVER = Operation(
    name="remove_mail_server", method="DELETE", path="/account/mail-server", answer=MailServer,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account", invalidates=frozenset({"account"}),
    tag="Account", summary="Forget the mail server and its password")
TEST_MAIL = Operation(
    name="test_mail", method="POST", path="/account/mail-tests", body=TestMail, answer=TestedMail,
    scopes=("admin",), roles=OWNER, cache="account", timeout=MAIL_TEST_TIMEOUT_S,
    tag="Account", summary="Send a test mail")
LIST_KEYS = Operation(
    name="list_keys", method="GET", path="/keys", answer=KeyList,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account",
    tag="Keys", summary="List API keys")
CREATE_KEY = Operation(
    name="create_key", method="POST", path="/keys", body=NewKey, answer=KeyWithSecret,
    scopes=("admin",), roles=OWNER, repeat="by_key", cache="account", invalidates=frozenset({"account"}),
    tag="Keys", summary="Make an API key")
REVOKE_KEY = Operation(
    name="revoke_key", method="DELETE", path="/keys/{key_id}", answer=Deleted,
    scopes=("admin",), roles=OWNER, cache="account", invalidates=frozenset({"account"}),
    tag="Keys", summary="Revoke an API key")
PUT_DRAFTING = Operation(
    name="put_drafting", method="PUT", path="/account/drafting", body=PutDrafting, answer=Drafting,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account", invalidates=frozenset({"account", "reports"}),
    tag="Account", summary="Let the language model draft openings of reports, or not")

GET_BRANDING = Operation(
    name="get_branding", method="GET", path="/account/branding", answer=Branding,
    roles=EVERYBODY, repeat="freely", cache="account",
    tag="Account", summary="The logo and the colour of pages, reports and slides")
CHANGE_BRANDING = Operation(
    name="change_branding", method="PATCH", path="/account/branding", body=BrandingChange, answer=Branding,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account", invalidates=frozenset({"account"}),
    tag="Account", summary="Give pages, reports and slides a logo and a colour")

LIST_WEBHOOKS = Operation(
    name="list_webhooks", method="GET", path="/webhooks", query=ListQuery, answer=Page[Webhook],
    scopes=("webhooks:read",), roles=OWNER, repeat="freely", cache="webhooks",
    tag="Webhooks", summary="List endpoints")
CREATE_WEBHOOK = Operation(
    name="create_webhook", method="POST", path="/webhooks", body=NewWebhook, answer=WebhookWithSecret,
    scopes=("webhooks:write",), roles=OWNER, repeat="by_key", cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Register an endpoint")
GET_WEBHOOK = Operation(
    name="get_webhook", method="GET", path="/webhooks/{webhook_id}", answer=Webhook,
    scopes=("webhooks:read",), roles=OWNER, repeat="freely", cache="webhooks",
    tag="Webhooks", summary="Get an endpoint and its health")
CHANGE_WEBHOOK = Operation(
    name="change_webhook", method="PATCH", path="/webhooks/{webhook_id}", body=WebhookChange, answer=Webhook,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Change, disable or enable an endpoint")
DELETE_WEBHOOK = Operation(
    name="delete_webhook", method="DELETE", path="/webhooks/{webhook_id}", answer=Deleted,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Delete an endpoint with its deliveries")
ROTATE_SECRET = Operation(
    name="rotate_secret", method="POST", path="/webhooks/{webhook_id}/rotate", body=RotateSecret,
    answer=WebhookWithSecret, scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Give an endpoint a new secret")
TEST_WEBHOOK = Operation(
    name="test_webhook", method="POST", path="/webhooks/{webhook_id}/test", answer=Delivery,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Send a test event to an endpoint")
REPLAY_EVENTS = Operation(
    name="replay_events", method="POST", path="/webhooks/{webhook_id}/replay", body=Replay, answer=Replayed,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Send events since a time again")
LIST_DELIVERIES = Operation(
    name="list_deliveries", method="GET", path="/webhooks/{webhook_id}/deliveries", query=DeliveryQuery,
    answer=Page[Delivery], scopes=("webhooks:read",), roles=OWNER, repeat="freely", cache="webhooks",
    tag="Webhooks", summary="What was sent to an endpoint, and what came of it")
RESEND_DELIVERY = Operation(
    name="resend_delivery", method="POST", path="/deliveries/{delivery_id}/resend", answer=Delivery,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Send one event to its endpoint again")
# fmt: on

OPERATIONS: Mapping[str, AnyOperation] = {
    row.name: row for row in tuple(globals().values()) if isinstance(row, Operation)
}
"""The whole table by name, in the order in which the interface is described."""
