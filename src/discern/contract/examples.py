"""One object of each kind as it looks in use, for the interface's description. Built of the models, so they fit."""

from pydantic import BaseModel

from discern.contract.base_models import Deleted, Input, Page
from discern.contract.drafts.models import DecideSentence, Drafting, PutDrafting, ReportDraft
from discern.contract.drafts.sentences import DraftedSentence
from discern.contract.example_objects import (
    ANALYSIS,
    ANSWER,
    ASSESSMENT,
    CANDIDATE,
    COMPARISON,
    CONSENT,
    DELIVERY,
    DOCUMENT,
    DUE,
    ENDED,
    EVENT,
    EVIDENCE,
    INSTRUMENT,
    JOIN_URL,
    MADE,
    MAIL,
    MODEL,
    OTHER,
    PERSON,
    PRIVATE,
    PROBABILITIES,
    REPORT,
    RESULTS,
    SENTENCE,
    STARTED,
    STATEMENT,
    TAKE_URL,
    TEAM,
    TEAM_REF,
    TEAM_SUMMARY,
    TEAMMATES,
    USER,
    WEBHOOK,
    WEBHOOK_WITH_SECRET,
)
from discern.contract.models.account import Account, KeyInfo, Measurement, RateLimit, Usage
from discern.contract.models.assessments import (
    AnswerAgain,
    Assessment,
    AssessmentChange,
    Block,
    BlockItem,
    ConsentGiven,
    GiveAnswers,
    GiveConsent,
    Invitation,
    JoinLink,
    NewAssessment,
    NewJoinLink,
    Next,
    OpenLink,
    TakerName,
    Taking,
    TeamName,
)
from discern.contract.models.candidates import (
    About,
    AboutLink,
    AuditEntry,
    Candidate,
    CandidateChange,
    CandidateList,
    CandidateProfile,
    CandidateTeam,
    ConfirmedStatement,
    MergeCandidate,
    MergedCandidate,
    NewAboutLink,
    NewCandidate,
    OpenAbout,
    ProfileAssessment,
    ProfileResults,
    ProfileTotals,
    PromptAnswer,
    PutAbout,
    SetVisibility,
    SharedAbout,
)
from discern.contract.models.events import Changes, Event
from discern.contract.models.export import AssessmentExport, CandidateExport, ConsentRecord
from discern.contract.models.insights import Mark, Marks, PutMark
from discern.contract.models.mails import (
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
    AssessmentSubject,
    NewQuestion,
    NewReport,
    QuestionAnswer,
    Report,
    TeamSubject,
    Writing,
)
from discern.contract.models.results import Quality
from discern.contract.models.sync import SyncBatch, SyncOutcome, SyncRow
from discern.contract.models.teams import NewTeam, Reveal, TeamChange, TeamSummary
from discern.contract.models.users import ConfirmMember, PutUser, SignedIn, SignIn, User
from discern.contract.models.webhooks import (
    Delivery,
    NewWebhook,
    Replay,
    Replayed,
    RotateSecret,
    Webhook,
    WebhookChange,
)
from discern.contract.problems import FieldError
from discern.contract.styles import ByStyle

MARK = Mark(statement_id=STATEMENT.id, fit="partly", comment="At work, yes. At home I take my time.", marked_at=ENDED)
OWN_ANSWER = PromptAnswer(prompt="when_stuck", text="Ask me what I have tried before you help.")
CONFIRMED = ConfirmedStatement(statement_id=STATEMENT.id, headline=STATEMENT.headline, text=STATEMENT.text)
ABOUT_URL = "https://discern.example/working_with?token=7dRkQ2mNvB4xZsL9pTfH3gJc8WyUa5Ke"

DRAFTED = DraftedSentence(
    id="line_6hWcT3nXqL8vRb2KzYpD",
    text="In nine of ten meetings Ana is likely to ask for a decision first.",
    statements=[STATEMENT.id],
    doubts=["number"],
)

LISTED = Candidate(
    **CANDIDATE.model_dump(exclude={"profile"}),
    profile=CandidateProfile(
        status="completed",
        assessment=ProfileAssessment(
            id=RESULTS.assessment_id,
            status="completed",
            created_at=MADE,
            started_at=STARTED,
            completed_at=ENDED,
            answered=24,
            total=24,
        ),
        results=ProfileResults(
            assessment_id=RESULTS.assessment_id,
            completed_at=ENDED,
            label="Di",
            primary="D",
            secondary="I",
            probabilities=PROBABILITIES,
            scores=ByStyle[float](D=83.6, I=58.6, S=32.1, C=23.1),
            quality=Quality(verdict="ok"),
        ),
        teams=[CandidateTeam(id=TEAM_REF.id, name=TEAM_REF.name)],
    ),
)

EXAMPLES: tuple[BaseModel, ...] = (
    NewAssessment(candidate=NewCandidate(name="Ana Ruiz", email="ana.ruiz@example.org", external_id="hr-1042")),
    NewAssessment(candidate_id=PERSON.id, team_id=TEAM.id, form="short", expires_at=DUE, metadata=ASSESSMENT.metadata),
    AssessmentChange(expires_at=DUE),
    ASSESSMENT,
    Page[Assessment](data=[ASSESSMENT], has_more=True, next_cursor="NDI"),
    RESULTS,
    EVIDENCE,
    NewMail(kind="reminder"),
    MAIL,
    MailList(data=[MAIL]),
    Unsubscribe(token=PRIVATE),
    Unsubscribed(),
    NewLinkCode(email="ana.ruiz@example.org"),
    SentLinkCode(outcome="sent", expires_at=ENDED),
    NewLinkMail(email="ana.ruiz@example.org", code="402917"),
    SentLinkMail(outcome="sent"),
    TestMail(email="ana.ruiz@example.org"),
    TestedMail(taken=False, reason="login_refused"),
    PutMark(fit="partly", comment="At work, yes. At home I take my time."),
    MARK,
    Marks(assessment_id=RESULTS.assessment_id, marks=[MARK]),
    PutAbout(visibility="link", answers=[OWN_ANSWER]),
    About(candidate_id=PERSON.id, visibility="team", confirmed=[CONFIRMED], answers=[OWN_ANSWER], changed_at=ENDED),
    NewAboutLink(expires_at=DUE),
    AboutLink(url=ABOUT_URL, created_at=MADE, expires_at=DUE),
    OpenAbout(token=ABOUT_URL.rpartition("=")[2]),
    SharedAbout(name=PERSON.name, confirmed=[CONFIRMED], answers=[OWN_ANSWER], expires_at=DUE),
    OpenLink(token=TAKE_URL.rpartition("=")[2]),
    OpenLink(token=JOIN_URL.rpartition("=")[2], name="Ana Ruiz", email="ana.ruiz@example.org"),
    Taking(
        assessment_id=ASSESSMENT.id,
        status="created",
        candidate=TakerName(name=PERSON.name),
        language="en",
        consent=CONSENT,
        private=False,
        invited_by="Asha Patel",
        responsible="Harbour Works Ltd, privacy@example.org",
        expires_at=DUE,
    ),
    Invitation(
        team=TeamName(name=TEAM.name),
        language="en",
        consent=CONSENT,
        invited_by="Asha Patel",
        responsible="Harbour Works Ltd, privacy@example.org",
        expires_at=DUE,
    ),
    GiveConsent(accepted=True),
    AnswerAgain(accepted=True),
    ConsentGiven(version=CONSENT.version, accepted_at=STARTED, private_token=PRIVATE),
    GiveAnswers(answers=[ANSWER]),
    Next(
        done=False,
        answered=0,
        total=24,
        blocks=[
            Block(
                id="change-08",
                items=[
                    BlockItem(id="change-08-s", text="I enjoy doing things the usual way"),
                    BlockItem(id="plan-08-d2", text="I try to be the first to finish"),
                    BlockItem(id="change-09-c3", text="I use a new tool without reading about it"),
                    BlockItem(id="change-08-i", text="I watch a new group before I join in"),
                ],
            )
        ],
        given=[],
    ),
    NewCandidate(name="Ana Ruiz", email="ana.ruiz@example.org", external_id="hr-1042"),
    CandidateChange(email=None),
    SetVisibility(visibility="team"),
    CANDIDATE,
    CandidateList(data=[LISTED], totals=ProfileTotals(with_profile=1, waiting=0, to_invite=0)),
    MergeCandidate(duplicate_id=OTHER.id),
    MergedCandidate(candidate=CANDIDATE, merged_id=OTHER.id, dropped_external_id="hr-0977"),
    CandidateExport(
        exported_at=ENDED,
        candidate=CANDIDATE,
        teams=[TEAM_REF],
        assessments=[
            AssessmentExport(
                assessment=ASSESSMENT.model_copy(
                    update={"status": "completed", "started_at": STARTED, "completed_at": ENDED, "take_url": None}
                ),
                consent=ConsentRecord(version=CONSENT.version, accepted_at=STARTED),
                answers=[ANSWER],
                results=RESULTS,
            )
        ],
        audit=[
            AuditEntry(
                at=ENDED,
                action="results.read",
                key_id="key_5pLsD8fGhJ2kQwE9rTyU",
                subject_id=ASSESSMENT.id,
                actor_id=USER.id,
                actor=USER.name,
            )
        ],
    ),
    NewTeam(name="Product", external_id="dep-7", members=[PERSON.id]),
    TeamChange(name="Product and design"),
    NewJoinLink(expires_at=DUE, form="short", limit=12),
    JoinLink(
        id="join_2nKqS8bVwE5yHrC7tMdL",
        url=JOIN_URL,
        team_id=TEAM.id,
        form="short",
        language="en",
        limit=12,
        created_at=MADE,
        expires_at=DUE,
    ),
    Reveal(revealed=False),
    TEAM,
    Page[TeamSummary](data=[TEAM_SUMMARY]),
    ANALYSIS,
    COMPARISON,
    TEAMMATES,
    Deleted(id=PERSON.id),
    SyncBatch(
        candidates=[{"external_id": "hr-1042", "name": "Ana Ruiz", "email": "ana.ruiz@example.org"}],
        teams=[{"external_id": "dep-7", "name": "Product", "members": ["hr-1042", "hr-1043"]}],
        partial=True,
    ),
    SyncOutcome(
        created=1,
        updated=0,
        unchanged=0,
        failed=1,
        rows=[
            SyncRow(kind="candidate", row=0, external_id="hr-1042", outcome="created", id=PERSON.id),
            SyncRow(
                kind="team",
                row=0,
                external_id="dep-7",
                outcome="failed",
                error=FieldError(field="teams.0.members.1", message="there is no candidate with this external id"),
            ),
        ],
    ),
    PutUser(email="kim.berg@example.org", name="Kim Berg", role="coach", teams=[TEAM.id]),
    USER,
    Page[User](data=[USER]),
    ConfirmMember(token=PRIVATE, user_id=USER.id),
    SignIn(
        issuer="https://accounts.google.com",
        subject="110169484474386276334",
        email="kim.berg@example.org",
        email_verified=True,
        name="Kim Berg",
    ),
    SignedIn(user=USER),
    NewReport(subject=TeamSubject(type="team", id=TEAM.id), audience="coach", length="short"),
    NewReport(subject=AssessmentSubject(type="assessment", id=ASSESSMENT.id)),
    REPORT,
    Page[Report](data=[REPORT]),
    DOCUMENT,
    NewQuestion(
        subject=AssessmentSubject(type="assessment", id=ASSESSMENT.id), question="How does Ana like to decide?"
    ),
    ReportDraft(
        report_id=REPORT.id,
        status="ready",
        model=MODEL.model,
        sentences=[DRAFTED],
        statements=[STATEMENT],
        writing=Writing(requests=1, input_tokens=1412, output_tokens=96, seconds=2.4),
        expires_at=DUE,
    ),
    DecideSentence(accepted=True),
    PutDrafting(enabled=True),
    Drafting(enabled=True),
    QuestionAnswer(answered=True, sentences=[SENTENCE], statements=[STATEMENT], writer=MODEL),
    Measurement(
        id=INSTRUMENT.id,
        version=f"{INSTRUMENT.version}+calibrated.2026-11-20",
        fingerprint="sha256:6f1d0c5b3b0f4a8e9f2f4f7f1d1a5c9be2b8a3a7ad3c1f3b5d7e9f0a1c2b3d4e",
        people=312,
        calibrated=True,
        since=ENDED,
    ),
    Account(
        id="acc_1aZsX4dCfV7gBhN0jMkQ",
        name="default",
        key=KeyInfo(
            id="key_5pLsD8fGhJ2kQwE9rTyU",
            label="HR system",
            scopes=["assessments:read", "assessments:write", "results:read"],
            created_at=MADE,
            last_used_at=STARTED,
        ),
        limit=RateLimit(per_minute=600, remaining=588),
        usage=Usage(candidates=40, assessments=52, completed=37, teams=4),
        writer=MODEL,
    ),
    Page[Event](data=[EVENT]),
    Changes(version="5d0b8c2f41"),
    NewWebhook(url=WEBHOOK.url, events=("assessment.completed", "team.updated"), description=WEBHOOK.description),
    WebhookChange(status="enabled"),
    WEBHOOK,
    WEBHOOK_WITH_SECRET,
    Page[Webhook](data=[WEBHOOK]),
    RotateSecret(),
    Replay(since=MADE),
    Replayed(webhook_id=WEBHOOK.id, queued=17),
    DELIVERY,
    Page[Delivery](data=[DELIVERY], has_more=True, next_cursor="NDI"),
)


def examples_of() -> dict[str, list[dict[str, object]]]:
    """The examples by their models' names: of an input what was given, of an answer all of it."""
    found: dict[str, list[dict[str, object]]] = {}
    for example in EXAMPLES:
        shown = example.model_dump(mode="json", exclude_unset=isinstance(example, Input))
        found.setdefault(type(example).__name__, []).append(shown)
    return found
