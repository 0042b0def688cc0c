"""Objects of one small account as they look in use: the examples are made of them."""

from datetime import UTC, datetime
from math import cos, log, pi, sin, sqrt
from typing import get_args

from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Answer, Assessment, Consent
from discern.contract.models.candidates import Candidate
from discern.contract.models.comparisons import Comparison, Difference, Teammates
from discern.contract.models.events import Event
from discern.contract.models.insights import AnswerEvidence, ClaimAnswers, Evidence, InfluentialAnswer, Insight
from discern.contract.models.mails import Mail
from discern.contract.models.reports import (
    AssessmentSubject,
    CardTopic,
    Chapter,
    Passage,
    Progress,
    Report,
    ReportCard,
    ReportDocument,
    Section,
    Sentence,
    Worksheet,
    Writer,
    Writing,
)
from discern.contract.models.results import (
    Counts,
    Instrument,
    Norms,
    Quality,
    QualityCheck,
    Region,
    RegionLevel,
    Results,
    Score,
    StyleSummary,
)
from discern.contract.models.teams import (
    Absence,
    Centre,
    MapPoint,
    Mean,
    Share,
    Team,
    TeamAnalysis,
    TeamRef,
    TeamSummary,
)
from discern.contract.models.users import User
from discern.contract.models.webhooks import Delivery, Webhook, WebhookWithSecret
from discern.contract.styles import ByStyle

MADE = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)
STARTED = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
ENDED = datetime(2026, 11, 20, 9, 41, 12, tzinfo=UTC)
DUE = datetime(2026, 12, 4, 23, 0, tzinfo=UTC)

TAKE_URL = "https://disc.example.org/take?token=Zk4Tt0QeV9bXs2LwHr7MnYp5AcGd1JuF"
JOIN_URL = "https://disc.example.org/take?token=Hc2Vw9PzYk5RtLs7Nf4BqGm1XdJu8TeA"
PRIVATE = "Xb8Kq3RzU6tNf1WvJy0DhSm4PeLg7CoA"

PERSON = CandidateRef(id="cand_3vTqP0xZbL8mWc5RfKdY", name="Ana Ruiz", external_id="hr-1042")
CANDIDATE = Candidate(**PERSON.model_dump(), email="ana.ruiz@example.org", created_at=MADE)
TEAM_REF = TeamRef(id="team_9hQwN2sJtE4uVb7XyAaC", name="Product", external_id="dep-7")
TEAM_SUMMARY = TeamSummary(**TEAM_REF.model_dump(), size=1, created_at=MADE, updated_at=STARTED)
TEAM = Team(**TEAM_SUMMARY.model_dump(), members=[PERSON])
ASSESSMENT = Assessment(
    id="asm_6dFgR1kMzS3oYp8TnHiU",
    status="created",
    candidate=PERSON,
    team_id=TEAM.id,
    form="fixed",
    language="en",
    created_at=MADE,
    expires_at=DUE,
    take_url=TAKE_URL,
    metadata={"round": "2026-q4"},
)
MAIL = Mail(
    id="mail_7hTbY3wQpX9kVd2LsNcR",
    assessment_id=ASSESSMENT.id,
    kind="invitation",
    automatic=False,
    state="sent",
    created_at=MADE,
    ended_at=STARTED,
)
ANSWER = Answer(block="change-08", most="plan-08-d2", least="change-08-s", ms=9100)
PROBABILITIES = ByStyle[float](D=0.96, I=0.04, S=0.0, C=0.0)
INSTRUMENT = Instrument(
    id="discern-en",
    version="2.1.0",
    form="fixed",
    blocks=24,
    fingerprint="sha256:f24efc0a413f5a0a5a3da3d7af27ac4eb505e3cc42a846aeda6f1aeb432c98c7",
)


def _region(x: float, y: float, error: float) -> Region:
    """The regions where x and y are normal with the same standard error: circles with the radius √(−2 log(1 − p))."""
    turns = [2 * pi * number / 40 for number in range(40)]
    radii = {level: error * sqrt(-2 * log(1 - int(level) / 100)) for level in get_args(RegionLevel)}
    return {
        level: [(round(x + radius * cos(turn), 3), round(y + radius * sin(turn), 3)) for turn in turns]
        for level, radius in radii.items()
    }


RESULTS = Results(
    assessment_id=ASSESSMENT.id,
    candidate=PERSON,
    completed_at=ENDED,
    instrument=INSTRUMENT,
    norms=Norms(id="provisional-1", kind="simulated", n=0, as_of="2026-11-20"),
    scores=ByStyle[Score](
        D=Score(score=83.6, se=8.2, interval=(62.8, 94.9), theta=0.98),
        I=Score(score=58.6, se=12.5, interval=(34.0, 80.2), theta=0.22),
        S=Score(score=32.1, se=11.6, interval=(13.6, 56.7), theta=-0.47),
        C=Score(score=23.1, se=10.0, interval=(8.4, 46.3), theta=-0.73),
    ),
    style=StyleSummary(
        label="Di",
        primary="D",
        secondary="I",
        probabilities=PROBABILITIES,
        angle=101.6,
        angle_interval=(72.8, 131.2),
        intensity=1.22,
        region=_region(-0.245, 1.195, 0.36),
    ),
    counts=Counts(
        most=ByStyle[int](D=12, I=6, S=4, C=2),
        least=ByStyle[int](D=1, I=3, S=9, C=11),
        difference=ByStyle[int](D=11, I=3, S=-5, C=-9),
    ),
    quality=Quality(
        verdict="ok",
        checks=[
            QualityCheck(
                id="fast",
                passed=True,
                value=0.0,
                threshold=0.25,
                meaning="More than a quarter of the answers given too fast to have read the text",
            )
        ],
    ),
    insights=[
        Insight(
            id="style-D",
            kind="style",
            text="It is very likely that Ana Ruiz leads with Dominance (D): going straight for results, deciding fast, "
            "saying things bluntly.",
            strength="very likely",
            evidence=[
                Evidence(name="probability of leading with D", value=0.96),
                Evidence(name="probability of leading with I", value=0.04),
            ],
            people=[PERSON],
            template="It is very likely that {0} leads with Dominance (D): going straight for results, deciding fast, "
            "saying things bluntly.",
            text_without_names="It is very likely that this person leads with Dominance (D): going straight for "
            "results, deciding fast, saying things bluntly.",
        )
    ],
)
EVIDENCE = AnswerEvidence(
    assessment_id=RESULTS.assessment_id,
    language="en",
    claims=[
        ClaimAnswers(
            statement=RESULTS.insights[0],
            probability=0.96,
            supporting=[
                InfluentialAnswer(
                    text="In disagreement Ana Ruiz chose “I argue my point to the end” over “I give way to keep the "
                    "peace”.",
                    block="dispute-03",
                    topic="dispute",
                    order=["I argue my point to the end", "I give way to keep the peace"],
                    probability_without=0.93,
                    influence=0.59,
                )
            ],
            opposing=[],
        )
    ],
)
OTHER = CandidateRef(id="cand_8kLmN2pQrS5tUvW7xYzA", name="Bo Lind")
COMPARISON = Comparison(
    a=PERSON,
    b=OTHER,
    a_results=RESULTS,
    b_results=Results(
        assessment_id="asm_2wErT6yUiO9pAsD4fGhJ",
        candidate=OTHER,
        completed_at=ENDED,
        scores=ByStyle[Score](
            D=Score(score=24.0, se=10.1, interval=(8.9, 47.2), theta=-0.71),
            I=Score(score=47.2, se=12.8, interval=(24.4, 71.0), theta=-0.07),
            S=Score(score=85.1, se=7.8, interval=(65.1, 95.6), theta=1.04),
            C=Score(score=55.2, se=12.6, interval=(31.2, 77.5), theta=0.13),
        ),
        style=StyleSummary(
            label="S",
            primary="S",
            secondary="C",
            probabilities=ByStyle[float](D=0.0, I=0.02, S=0.94, C=0.04),
            angle=309.1,
            angle_interval=(276.9, 342.3),
            intensity=1.24,
            region=_region(0.782, -0.962, 0.38),
        ),
        quality=Quality(verdict="ok"),
    ),
    differences=ByStyle[Difference](
        D=Difference(difference=59.6, interval=(28.4, 78.5), probability=1.0),
        I=Difference(difference=11.4, interval=(-22.9, 42.9), probability=0.74),
        S=Difference(difference=-53.0, interval=(-73.9, -25.3), probability=0.0),
        C=Difference(difference=-32.1, interval=(-58.9, -1.2), probability=0.02),
    ),
    insights=[
        Insight(
            id="pace_apart",
            kind="pace_apart",
            text="It is very likely that Ana Ruiz works at a faster, more outspoken pace than Bo Lind.",
            strength="very likely",
            evidence=[
                Evidence(name="probability that they differ by more than 0.5 in pace", value=0.998),
                Evidence(name="difference in pace, in θ", value="2.0 (1.0–3.1)"),
            ],
            people=[PERSON, OTHER],
            template="It is very likely that {0} works at a faster, more outspoken pace than {1}.",
            text_without_names="It is very likely that one of the two works at a faster, more outspoken pace than the "
            "other.",
        )
    ],
)
TEAMMATES = Teammates(
    candidate=PERSON,
    insights=[
        Insight(
            id=f"teammate_opposite-DS-{OTHER.id}",
            kind="teammate_opposite",
            text="Ana Ruiz likely leads with Dominance (D) and Bo Lind with Steadiness (S), opposite styles. To "
            "expect: patience and steady work, and doubts that come out only when asked for. To try: "
            "announce a change a day early, and ask one to one what could go wrong.",
            strength="likely",
            evidence=[Evidence(name="probability that they lead with opposite styles", value=0.9)],
            people=[PERSON, OTHER],
            template="{0} likely leads with Dominance (D) and {1} with Steadiness (S), opposite styles. To "
            "expect: patience and steady work, and doubts that come out only when asked for. To try: announce a "
            "change a day early, and ask one to one what could go wrong.",
            text_without_names="One of the two likely leads with Dominance (D) and the other with Steadiness (S), "
            "opposite styles. To expect: patience and steady work, and doubts that come out only when asked for. To "
            "try: announce a change a day early, and ask one to one what could go wrong.",
            headline="D opposite S",
            message="teammate-opposite",
            probability=0.9,
        )
    ],
)
ANALYSIS = TeamAnalysis(
    team=TEAM_REF,
    size=3,
    profiled=1,
    pending=1,
    not_shared=1,
    distribution=ByStyle[Share](
        D=Share(count=1, expected=0.96, interval=(0.0, 1.0)),
        I=Share(count=0, expected=0.04, interval=(0.0, 1.0)),
        S=Share(count=0, expected=0.0, interval=(0.0, 0.0)),
        C=Share(count=0, expected=0.0, interval=(0.0, 0.0)),
    ),
    means=ByStyle[Mean](
        D=Mean(score=83.6, interval=(67.5, 99.8)),
        I=Mean(score=58.6, interval=(34.0, 83.2)),
        S=Mean(score=32.1, interval=(9.4, 54.8)),
        C=Mean(score=23.1, interval=(3.6, 42.7)),
    ),
    map=[
        MapPoint(
            candidate_id=PERSON.id,
            name=PERSON.name,
            x=-0.25,
            y=1.2,
            angle=101.6,
            angle_interval=(72.8, 131.2),
            intensity=1.22,
            style="Di",
            probabilities=PROBABILITIES,
            scores=ByStyle[float](D=83.6, I=58.6, S=32.1, C=23.1),
        )
    ],
    centre=Centre(x=-0.25, y=1.2),
    absent=[
        Absence(style="D", probability=0.04),
        Absence(style="I", probability=0.96),
        Absence(style="S", probability=1.0),
        Absence(style="C", probability=1.0),
    ],
    insights=[
        Insight(
            id="too-few",
            kind="too_few",
            text="One person here has a profile. From 3 profiles on, this page says what the team is like as a whole.",
            strength="can't tell yet",
            evidence=[Evidence(name="people profiled", value=1.0)],
        )
    ],
)
EVENT = Event(
    id="evt_2xKvB7nQd5sWm9TzLrJc",
    type="assessment.completed",
    timestamp=ENDED,
    data={"assessment_id": ASSESSMENT.id, "candidate_id": PERSON.id},
)
WEBHOOK = Webhook(
    id="whk_4uPzC8yGh1aXe6RoFvNs",
    url="https://example.org/discern",
    description="HR system",
    events=("assessment.completed", "team.updated"),
    status="enabled",
    last_success_at=ENDED,
    created_at=MADE,
)
WEBHOOK_WITH_SECRET = WebhookWithSecret(
    **WEBHOOK.model_dump(exclude={"last_success_at"}),
    secret="whsec_bm90IGEgc2VjcmV0OiBhbiBleGFtcGxlIG9mIG9uZSE=",  # noqa: S106
)
DELIVERY = Delivery(
    id="dlv_7jMwE3bTq0iYk5SnUxHp",
    webhook_id=WEBHOOK.id,
    event_id=EVENT.id,
    type=EVENT.type,
    cause="event",
    status="pending",
    attempts=1,
    created_at=ENDED,
    attempted_at=ENDED,
    next_attempt_at=datetime(2026, 11, 20, 9, 41, 17, tzinfo=UTC),
    status_code=503,
    latency_ms=41,
    error="answered 503",
    answer="Down for maintenance",
)
USER = User(
    id="usr_2wEdC6vFrT5bGyH8nJuM",
    name="Kim Berg",
    email="kim.berg@example.org",
    role="coach",
    teams=[TEAM.id],
    created_at=MADE,
    signed_in_at=STARTED,
)
MODEL = Writer(kind="model", model="gpt-5-mini")
STATEMENT = RESULTS.insights[0]
SENTENCE = Sentence(text="Ana Ruiz very likely decides fast and goes straight for results.", statements=[STATEMENT.id])
REPORT = Report(
    id="rep_2kYvC7nRb4WqZx9TgLpE",
    status="ready",
    subject=AssessmentSubject(type="assessment", id=ASSESSMENT.id),
    audience="manager",
    length="full",
    language="en",
    people=[PERSON],
    created_at=STARTED,
    started_at=STARTED,
    ended_at=ENDED,
    progress=Progress(done=7, total=7),
    writer=MODEL,
    writing=Writing(requests=7, input_tokens=9312, output_tokens=1184, seconds=21.4, refused=1, cost=0.0047),
)
DOCUMENT = ReportDocument(
    report_id=REPORT.id,
    title=PERSON.name,
    subtitle="A way of working, for a manager",
    subject_type="assessment",
    audience="manager",
    length="full",
    language="en",
    written_at=ENDED,
    writer=MODEL,
    sections=[Section(id="summary", heading="In short", writer=MODEL, sentences=[SENTENCE])],
    statements=[STATEMENT],
    results=[RESULTS],
    chapters=[
        Chapter(
            heading="Energy and pressure",
            note="Common teaching of DISC, not measured. …",
            readers=["For those who work with Ana Ruiz", "For Ana Ruiz"],
            topics=[
                CardTopic(
                    heading="Under pressure",
                    cards=[
                        ReportCard(
                            headline="Name the very next step",
                            text="Short of time, they move faster and talk faster. …",
                            for_others="With an hour left, you speed up and start three things at once. …",
                            statements=SENTENCE.statements,
                        )
                    ],
                )
            ],
        )
    ],
    conversation=Passage(heading="A conversation of half an hour", paragraphs=["First ten minutes: …"]),
    worksheet=Worksheet(
        heading="A plan",
        note="Choose one or two lines together, not all. …",
        columns=["If or when this happens", "then this is what to try"],
        rows=[["", "In one meeting this week, ask Ana Ruiz to write a view down first. …"]],
    ),
    guide=[Passage(heading="How to read this", paragraphs=["A score is written 62 (54–70) …"])],
    basis=["Questionnaire discern-en 2.1.0 (sha256:f24efc0a413f)"],
)
CONSENT = Consent(version="2026-11-20", text="**What this is.** A questionnaire …", accepted=False)
