"""One object of each kind as it looks in use, for the interface's description. Built of the models, so they fit."""

from pydantic import BaseModel

from discern import contract
from discern.contract.base_models import Input
from discern.contract.example_objects import (
    ANALYSIS,
    ANSWER,
    ASSESSMENT,
    BEGUN,
    CANDIDATE,
    COMPARISON,
    CONSENT,
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

EXAMPLES: tuple[BaseModel, ...] = (
    contract.NewAssessment(
        candidate=contract.NewCandidate(name="Ana Ruiz", email="ana.ruiz@example.org", external_id="hr-1042")
    ),
    contract.NewAssessment(
        candidate_id=PERSON.id, team_id=TEAM.id, form="short", expires_at=DUE, metadata=ASSESSMENT.metadata
    ),
    ASSESSMENT,
    contract.Page[contract.Assessment](data=[ASSESSMENT], has_more=True, next_cursor="NDI"),
    RESULTS,
    contract.OpenLink(token=TAKE_URL.rpartition("=")[2]),
    contract.OpenLink(token=JOIN_URL.rpartition("=")[2], name="Ana Ruiz", email="ana.ruiz@example.org"),
    contract.Taking(
        assessment_id=ASSESSMENT.id,
        status="created",
        candidate=contract.TakerName(name=PERSON.name),
        language="en",
        consent=CONSENT,
        private=False,
    ),
    contract.Invitation(
        team=contract.TeamName(name=TEAM.name),
        language="en",
        consent=CONSENT,
    ),
    contract.GiveConsent(accepted=True),
    contract.ConsentGiven(version=CONSENT.version, accepted_at=BEGUN, private_token=PRIVATE),
    contract.GiveAnswers(answers=[ANSWER]),
    contract.Next(
        done=False,
        answered=1,
        total=24,
        blocks=[
            contract.Block(
                id="talk-05",
                items=[
                    contract.BlockItem(id="talk-05-d", text="I challenge weak ideas on the spot"),
                    contract.BlockItem(id="talk-05-s", text="I remember what people told me last week"),
                    contract.BlockItem(id="talk-05-c", text="I point out details that others missed"),
                    contract.BlockItem(id="talk-05-i", text="I praise people in front of others"),
                ],
            )
        ],
    ),
    contract.NewCandidate(name="Ana Ruiz", email="ana.ruiz@example.org", external_id="hr-1042"),
    contract.CandidateChange(email=None),
    contract.SetVisibility(visibility="team"),
    CANDIDATE,
    contract.Page[contract.Candidate](data=[CANDIDATE]),
    contract.CandidateExport(
        exported_at=ENDED,
        candidate=CANDIDATE,
        teams=[TEAM_REF],
        assessments=[
            contract.AssessmentExport(
                assessment=ASSESSMENT.model_copy(
                    update={"status": "completed", "started_at": BEGUN, "completed_at": ENDED, "take_url": None}
                ),
                consent=contract.ConsentRecord(version=CONSENT.version, accepted_at=BEGUN),
                answers=[ANSWER],
                results=RESULTS,
            )
        ],
        audit=[
            contract.AuditEntry(
                at=ENDED,
                action="results.read",
                key_id="key_5pLsD8fGhJ2kQwE9rTyU",
                subject_id=ASSESSMENT.id,
                actor_id=USER.id,
                actor=USER.name,
            )
        ],
    ),
    contract.NewTeam(name="Product", external_id="dep-7", members=[PERSON.id]),
    contract.TeamChange(name="Product and design"),
    contract.NewJoinLink(expires_at=DUE, form="short", limit=12),
    contract.JoinLink(
        id="join_2nKqS8bVwE5yHrC7tMdL",
        url=JOIN_URL,
        team_id=TEAM.id,
        form="short",
        language="en",
        limit=12,
        created_at=MADE,
        expires_at=DUE,
    ),
    contract.Reveal(revealed=False),
    TEAM,
    contract.Page[contract.TeamSummary](data=[TEAM_SUMMARY]),
    ANALYSIS,
    COMPARISON,
    contract.Deleted(id=PERSON.id),
    contract.SyncBatch(
        candidates=[{"external_id": "hr-1042", "name": "Ana Ruiz", "email": "ana.ruiz@example.org"}],
        teams=[{"external_id": "dep-7", "name": "Product", "members": ["hr-1042", "hr-1043"]}],
        partial=True,
    ),
    contract.SyncOutcome(
        created=1,
        updated=0,
        unchanged=0,
        failed=1,
        rows=[
            contract.SyncRow(kind="candidate", row=0, external_id="hr-1042", outcome="created", id=PERSON.id),
            contract.SyncRow(
                kind="team",
                row=0,
                external_id="dep-7",
                outcome="failed",
                error=contract.FieldError(
                    field="teams.0.members.1", message="there is no candidate with this external id"
                ),
            ),
        ],
    ),
    contract.PutUser(email="kim.berg@example.org", name="Kim Berg", role="coach", teams=[TEAM.id]),
    USER,
    contract.Page[contract.User](data=[USER]),
    contract.SignIn(
        issuer="https://accounts.google.com",
        subject="110169484474386276334",
        email="kim.berg@example.org",
        email_verified=True,
        name="Kim Berg",
    ),
    contract.SignedIn(user=USER),
    contract.NewReport(subject=contract.TeamSubject(type="team", id=TEAM.id), audience="coach", length="short"),
    contract.NewReport(subject=contract.AssessmentSubject(type="assessment", id=ASSESSMENT.id)),
    REPORT,
    contract.Page[contract.Report](data=[REPORT]),
    DOCUMENT,
    contract.NewQuestion(
        subject=contract.AssessmentSubject(type="assessment", id=ASSESSMENT.id), question="How does Ana like to decide?"
    ),
    contract.QuestionAnswer(answered=True, sentences=[SENTENCE], statements=[STATEMENT], writer=MODEL),
    contract.Account(
        id="acc_1aZsX4dCfV7gBhN0jMkQ",
        name="default",
        key=contract.KeyInfo(
            id="key_5pLsD8fGhJ2kQwE9rTyU",
            label="HR system",
            scopes=["assessments:read", "assessments:write", "results:read"],
            created_at=MADE,
            last_used_at=BEGUN,
        ),
        limit=contract.RateLimit(per_minute=600, remaining=588),
        usage=contract.Usage(candidates=40, assessments=52, completed=37, teams=4),
        writer=MODEL,
    ),
    contract.Page[contract.Event](data=[EVENT]),
    contract.Changes(version="5d0b8c2f41"),
    contract.NewWebhook(
        url=WEBHOOK.url, events=("assessment.completed", "team.updated"), description=WEBHOOK.description
    ),
    contract.WebhookChange(status="enabled"),
    WEBHOOK,
    WEBHOOK_WITH_SECRET,
    contract.Page[contract.Webhook](data=[WEBHOOK]),
    contract.RotateSecret(),
    contract.Replay(since=MADE),
    contract.Replayed(webhook_id=WEBHOOK.id, queued=17),
    DELIVERY,
    contract.Page[contract.Delivery](data=[DELIVERY], has_more=True, next_cursor="NDI"),
)


def examples_of() -> dict[str, list[dict[str, object]]]:
    """The examples by their models' names: of an input what was given, of an answer all of it."""
    found: dict[str, list[dict[str, object]]] = {}
    for example in EXAMPLES:
        shown = example.model_dump(mode="json", exclude_unset=isinstance(example, Input))
        found.setdefault(type(example).__name__, []).append(shown)
    return found
