"""One object of each kind as it looks in use, for the interface's description. Built of the models, so they fit."""

from pydantic import BaseModel

from discern import contract
from discern.contract.base_models import Input
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

MARK = contract.Mark(
    statement_id=STATEMENT.id, fit="partly", comment="At work, yes. At home I take my time.", marked_at=ENDED
)
OWN_ANSWER = contract.PromptAnswer(prompt="when_stuck", text="Ask me what I have tried before you help.")
CONFIRMED = contract.ConfirmedStatement(statement_id=STATEMENT.id, headline=STATEMENT.headline, text=STATEMENT.text)
ABOUT_URL = "https://discern.example/working_with?token=7dRkQ2mNvB4xZsL9pTfH3gJc8WyUa5Ke"

DRAFTED = contract.DraftedSentence(
    id="line_6hWcT3nXqL8vRb2KzYpD",
    text="In nine of ten meetings Ana is likely to ask for a decision first.",
    statements=[STATEMENT.id],
    doubts=["number"],
)

LISTED = contract.Candidate(
    **CANDIDATE.model_dump(exclude={"profile"}),
    profile=contract.CandidateProfile(
        status="completed",
        assessment=contract.ProfileAssessment(
            id=RESULTS.assessment_id,
            status="completed",
            created_at=MADE,
            started_at=STARTED,
            completed_at=ENDED,
            answered=24,
            total=24,
        ),
        results=contract.ProfileResults(
            assessment_id=RESULTS.assessment_id,
            completed_at=ENDED,
            label="Di",
            primary="D",
            secondary="I",
            probabilities=PROBABILITIES,
            scores=contract.ByStyle[float](D=83.6, I=58.6, S=32.1, C=23.1),
            quality=contract.Quality(verdict="ok"),
        ),
        teams=[contract.CandidateTeam(id=TEAM_REF.id, name=TEAM_REF.name)],
    ),
)

EXAMPLES: tuple[BaseModel, ...] = (
    contract.NewAssessment(
        candidate=contract.NewCandidate(name="Ana Ruiz", email="ana.ruiz@example.org", external_id="hr-1042")
    ),
    contract.NewAssessment(
        candidate_id=PERSON.id, team_id=TEAM.id, form="short", expires_at=DUE, metadata=ASSESSMENT.metadata
    ),
    contract.AssessmentChange(expires_at=DUE),
    ASSESSMENT,
    contract.Page[contract.Assessment](data=[ASSESSMENT], has_more=True, next_cursor="NDI"),
    RESULTS,
    EVIDENCE,
    contract.NewMail(kind="reminder"),
    MAIL,
    contract.MailList(data=[MAIL]),
    contract.Unsubscribe(token=PRIVATE),
    contract.Unsubscribed(),
    contract.NewLinkCode(email="ana.ruiz@example.org"),
    contract.SentLinkCode(outcome="sent", expires_at=ENDED),
    contract.NewLinkMail(email="ana.ruiz@example.org", code="402917"),
    contract.SentLinkMail(outcome="sent"),
    contract.TestMail(email="ana.ruiz@example.org"),
    contract.TestedMail(taken=False, reason="login_refused"),
    contract.PutMark(fit="partly", comment="At work, yes. At home I take my time."),
    MARK,
    contract.Marks(assessment_id=RESULTS.assessment_id, marks=[MARK]),
    contract.PutAbout(visibility="link", answers=[OWN_ANSWER]),
    contract.About(
        candidate_id=PERSON.id, visibility="team", confirmed=[CONFIRMED], answers=[OWN_ANSWER], changed_at=ENDED
    ),
    contract.NewAboutLink(expires_at=DUE),
    contract.AboutLink(url=ABOUT_URL, created_at=MADE, expires_at=DUE),
    contract.OpenAbout(token=ABOUT_URL.rpartition("=")[2]),
    contract.SharedAbout(name=PERSON.name, confirmed=[CONFIRMED], answers=[OWN_ANSWER], expires_at=DUE),
    contract.OpenLink(token=TAKE_URL.rpartition("=")[2]),
    contract.OpenLink(token=JOIN_URL.rpartition("=")[2], name="Ana Ruiz", email="ana.ruiz@example.org"),
    contract.Taking(
        assessment_id=ASSESSMENT.id,
        status="created",
        candidate=contract.TakerName(name=PERSON.name),
        language="en",
        consent=CONSENT,
        private=False,
        invited_by="Asha Patel",
        responsible="Harbour Works Ltd, privacy@example.org",
        expires_at=DUE,
    ),
    contract.Invitation(
        team=contract.TeamName(name=TEAM.name),
        language="en",
        consent=CONSENT,
        invited_by="Asha Patel",
        responsible="Harbour Works Ltd, privacy@example.org",
        expires_at=DUE,
    ),
    contract.GiveConsent(accepted=True),
    contract.AnswerAgain(accepted=True),
    contract.ConsentGiven(version=CONSENT.version, accepted_at=STARTED, private_token=PRIVATE),
    contract.GiveAnswers(answers=[ANSWER]),
    contract.Next(
        done=False,
        answered=0,
        total=24,
        blocks=[
            contract.Block(
                id="change-08",
                items=[
                    contract.BlockItem(id="change-08-s", text="I enjoy doing things the usual way"),
                    contract.BlockItem(id="plan-08-d", text="I race to be the first to finish"),
                    contract.BlockItem(id="change-09-c2", text="I try a new tool before I read about it"),
                    contract.BlockItem(id="change-08-i", text="I watch a new group before I join in"),
                ],
            )
        ],
        given=[],
    ),
    contract.NewCandidate(name="Ana Ruiz", email="ana.ruiz@example.org", external_id="hr-1042"),
    contract.CandidateChange(email=None),
    contract.SetVisibility(visibility="team"),
    CANDIDATE,
    contract.CandidateList(data=[LISTED], totals=contract.ProfileTotals(with_profile=1, waiting=0, to_invite=0)),
    contract.MergeCandidate(duplicate_id=OTHER.id),
    contract.MergedCandidate(candidate=CANDIDATE, merged_id=OTHER.id, dropped_external_id="hr-0977"),
    contract.CandidateExport(
        exported_at=ENDED,
        candidate=CANDIDATE,
        teams=[TEAM_REF],
        assessments=[
            contract.AssessmentExport(
                assessment=ASSESSMENT.model_copy(
                    update={"status": "completed", "started_at": STARTED, "completed_at": ENDED, "take_url": None}
                ),
                consent=contract.ConsentRecord(version=CONSENT.version, accepted_at=STARTED),
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
    TEAMMATES,
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
    contract.ConfirmMember(token=PRIVATE, user_id=USER.id),
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
    contract.ReportDraft(
        report_id=REPORT.id,
        status="ready",
        model=MODEL.model,
        sentences=[DRAFTED],
        statements=[STATEMENT],
        writing=contract.Writing(requests=1, input_tokens=1412, output_tokens=96, seconds=2.4),
        expires_at=DUE,
    ),
    contract.DecideSentence(accepted=True),
    contract.PutDrafting(enabled=True),
    contract.Drafting(enabled=True),
    contract.QuestionAnswer(answered=True, sentences=[SENTENCE], statements=[STATEMENT], writer=MODEL),
    contract.Measurement(
        id=INSTRUMENT.id,
        version=f"{INSTRUMENT.version}+calibrated.2026-11-20",
        fingerprint="sha256:6f1d0c5b3b0f4a8e9f2f4f7f1d1a5c9be2b8a3a7ad3c1f3b5d7e9f0a1c2b3d4e",
        people=312,
        calibrated=True,
        since=ENDED,
    ),
    contract.Account(
        id="acc_1aZsX4dCfV7gBhN0jMkQ",
        name="default",
        key=contract.KeyInfo(
            id="key_5pLsD8fGhJ2kQwE9rTyU",
            label="HR system",
            scopes=["assessments:read", "assessments:write", "results:read"],
            created_at=MADE,
            last_used_at=STARTED,
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
