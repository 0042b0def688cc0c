"""One object of each kind as it looks in use, for the interface's description. Built of the models, so they fit."""

from pydantic import BaseModel

from discern.contract.base_models import Deleted, Input
from discern.contract.example_objects import (
    ANALYSIS,
    ANSWER,
    ASSESSMENT,
    BEGUN,
    CANDIDATE,
    COMPARISON,
    CONSENT_VERSION,
    DELIVERY,
    DOCUMENT,
    DUE,
    ENDED,
    EVENT,
    JOIN_URL,
    MADE,
    MODEL,
    PERSON,
    PRIVATE,
    REPORT,
    RESULTS,
    SENTENCE,
    STATEMENT,
    TAKE_URL,
    TEAM,
    TEAM_REF,
    TEAM_SUMMARY,
    USER,
    WEBHOOK,
    WEBHOOK_WITH_SECRET,
)
from discern.contract.models.account import Account, KeyInfo, RateLimit, Usage
from discern.contract.models.assessments import (
    Assessment,
    Block,
    BlockItem,
    Consent,
    ConsentGiven,
    GiveAnswers,
    GiveConsent,
    Invitation,
    NewAssessment,
    Next,
    OpenLink,
    TakerName,
    Taking,
    TeamName,
)
from discern.contract.models.candidates import (
    AuditEntry,
    Candidate,
    CandidateChange,
    NewCandidate,
    SetVisibility,
)
from discern.contract.models.events import Event
from discern.contract.models.export import AssessmentExport, CandidateExport, ConsentRecord
from discern.contract.models.joining import JoinLink, NewJoinLink
from discern.contract.models.lists import Page
from discern.contract.models.reports import (
    AssessmentSubject,
    NewQuestion,
    NewReport,
    QuestionAnswer,
    Report,
    TeamSubject,
)
from discern.contract.models.sync import SyncBatch, SyncOutcome, SyncRow
from discern.contract.models.teams import (
    NewTeam,
    Reveal,
    TeamChange,
    TeamSummary,
)
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

EXAMPLES: tuple[BaseModel, ...] = (
    NewAssessment(candidate=NewCandidate(name="Ana Ruiz", email="ana.ruiz@example.org", external_id="hr-1042")),
    NewAssessment(candidate_id=PERSON.id, team_id=TEAM.id, form="short", expires_at=DUE, metadata=ASSESSMENT.metadata),
    ASSESSMENT,
    Page[Assessment](data=[ASSESSMENT], has_more=True, next_cursor="NDI"),
    RESULTS,
    OpenLink(token=TAKE_URL.rpartition("=")[2]),
    OpenLink(token=JOIN_URL.rpartition("=")[2], name="Ana Ruiz", email="ana.ruiz@example.org"),
    Taking(
        assessment_id=ASSESSMENT.id,
        status="created",
        candidate=TakerName(name=PERSON.name),
        language="en",
        consent=Consent(version=CONSENT_VERSION, text="**What this is.** A questionnaire …", accepted=False),
        private=False,
    ),
    Invitation(
        team=TeamName(name=TEAM.name),
        language="en",
        consent=Consent(version=CONSENT_VERSION, text="**What this is.** A questionnaire …", accepted=False),
    ),
    GiveConsent(accepted=True),
    ConsentGiven(version=CONSENT_VERSION, accepted_at=BEGUN, private_token=PRIVATE),
    GiveAnswers(answers=[ANSWER]),
    Next(
        done=False,
        answered=1,
        total=24,
        blocks=[
            Block(
                id="talk-05",
                items=[
                    BlockItem(id="talk-05-d", text="I challenge weak ideas on the spot"),
                    BlockItem(id="talk-05-s", text="I remember what people told me last week"),
                    BlockItem(id="talk-05-c", text="I point out details that others missed"),
                    BlockItem(id="talk-05-i", text="I praise people in front of others"),
                ],
            )
        ],
    ),
    NewCandidate(name="Ana Ruiz", email="ana.ruiz@example.org", external_id="hr-1042"),
    CandidateChange(email=None),
    SetVisibility(visibility="team"),
    CANDIDATE,
    Page[Candidate](data=[CANDIDATE]),
    CandidateExport(
        exported_at=ENDED,
        candidate=CANDIDATE,
        teams=[TEAM_REF],
        assessments=[
            AssessmentExport(
                assessment=ASSESSMENT.model_copy(
                    update={"status": "completed", "started_at": BEGUN, "completed_at": ENDED, "take_url": None}
                ),
                consent=ConsentRecord(version=CONSENT_VERSION, accepted_at=BEGUN),
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
    QuestionAnswer(answered=True, sentences=[SENTENCE], statements=[STATEMENT], writer=MODEL),
    Account(
        id="acc_1aZsX4dCfV7gBhN0jMkQ",
        name="default",
        key=KeyInfo(
            id="key_5pLsD8fGhJ2kQwE9rTyU",
            label="HR system",
            scopes=["assessments:read", "assessments:write", "results:read"],
            created_at=MADE,
            last_used_at=BEGUN,
        ),
        limit=RateLimit(per_minute=600, remaining=588),
        usage=Usage(candidates=40, assessments=52, completed=37, teams=4),
        writer=MODEL,
    ),
    Page[Event](data=[EVENT]),
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
