"""Objects of one small account as they look in use: the examples are made of them."""

from datetime import UTC, datetime
from math import cos, log, pi, sin, sqrt
from typing import get_args

from discern import contract

MADE = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)
STARTED = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
ENDED = datetime(2026, 11, 20, 9, 41, 12, tzinfo=UTC)
DUE = datetime(2026, 12, 4, 23, 0, tzinfo=UTC)

TAKE_URL = "https://disc.example.org/take?token=Zk4Tt0QeV9bXs2LwHr7MnYp5AcGd1JuF"
JOIN_URL = "https://disc.example.org/take?token=Hc2Vw9PzYk5RtLs7Nf4BqGm1XdJu8TeA"
PRIVATE = "Xb8Kq3RzU6tNf1WvJy0DhSm4PeLg7CoA"

PERSON = contract.CandidateRef(id="cand_3vTqP0xZbL8mWc5RfKdY", name="Ana Ruiz", external_id="hr-1042")
CANDIDATE = contract.Candidate(**PERSON.model_dump(), email="ana.ruiz@example.org", created_at=MADE)
TEAM_REF = contract.TeamRef(id="team_9hQwN2sJtE4uVb7XyAaC", name="Product", external_id="dep-7")
TEAM_SUMMARY = contract.TeamSummary(**TEAM_REF.model_dump(), size=1, created_at=MADE, updated_at=STARTED)
TEAM = contract.Team(**TEAM_SUMMARY.model_dump(), members=[PERSON])
ASSESSMENT = contract.Assessment(
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
MAIL = contract.Mail(
    id="mail_7hTbY3wQpX9kVd2LsNcR",
    assessment_id=ASSESSMENT.id,
    kind="invitation",
    automatic=False,
    state="sent",
    created_at=MADE,
    ended_at=STARTED,
)
ANSWER = contract.Answer(block="change-08", most="plan-08-d", least="change-08-s", ms=9100)
PROBABILITIES = contract.ByStyle[float](D=0.96, I=0.04, S=0.0, C=0.0)
INSTRUMENT = contract.Instrument(
    id="discern-en",
    version="1.1.0",
    form="fixed",
    blocks=24,
    fingerprint="sha256:c4b38f1af0285b7d7b8902af4b2fe8482fad73e28f423e8d3bd8d6e815124279",
)


def _region(x: float, y: float, error: float) -> contract.Region:
    """The regions where x and y are normal with the same standard error: circles with the radius √(−2 log(1 − p))."""
    turns = [2 * pi * number / 40 for number in range(40)]
    radii = {level: error * sqrt(-2 * log(1 - int(level) / 100)) for level in get_args(contract.RegionLevel)}
    return {
        level: [(round(x + radius * cos(turn), 3), round(y + radius * sin(turn), 3)) for turn in turns]
        for level, radius in radii.items()
    }


RESULTS = contract.Results(
    assessment_id=ASSESSMENT.id,
    candidate=PERSON,
    completed_at=ENDED,
    instrument=INSTRUMENT,
    norms=contract.Norms(id="provisional-1", kind="simulated", n=0, as_of="2026-11-20"),
    scores=contract.ByStyle[contract.Score](
        D=contract.Score(score=83.6, se=8.2, interval=(62.8, 94.9), theta=0.98),
        I=contract.Score(score=58.6, se=12.5, interval=(34.0, 80.2), theta=0.22),
        S=contract.Score(score=32.1, se=11.6, interval=(13.6, 56.7), theta=-0.47),
        C=contract.Score(score=23.1, se=10.0, interval=(8.4, 46.3), theta=-0.73),
    ),
    style=contract.StyleSummary(
        label="Di",
        primary="D",
        secondary="I",
        probabilities=PROBABILITIES,
        angle=101.6,
        angle_interval=(72.8, 131.2),
        intensity=1.22,
        region=_region(-0.245, 1.195, 0.36),
    ),
    counts=contract.Counts(
        most=contract.ByStyle[int](D=12, I=6, S=4, C=2),
        least=contract.ByStyle[int](D=1, I=3, S=9, C=11),
        difference=contract.ByStyle[int](D=11, I=3, S=-5, C=-9),
    ),
    quality=contract.Quality(
        verdict="ok",
        checks=[
            contract.QualityCheck(
                id="fast",
                passed=True,
                value=0.0,
                threshold=0.25,
                meaning="More than a quarter of the answers given too fast to have read the text",
            )
        ],
    ),
    insights=[
        contract.Insight(
            id="style-D",
            kind="style",
            text="It is very likely that Ana Ruiz leads with Dominance (D): going straight for results, deciding fast, "
            "saying things bluntly.",
            strength="very likely",
            evidence=[
                contract.Evidence(name="probability of leading with D", value=0.96),
                contract.Evidence(name="probability of leading with I", value=0.04),
            ],
            people=[PERSON],
            template="It is very likely that {0} leads with Dominance (D): going straight for results, deciding fast, "
            "saying things bluntly.",
            text_without_names="It is very likely that this person leads with Dominance (D): going straight for "
            "results, deciding fast, saying things bluntly.",
        )
    ],
)
EVIDENCE = contract.AnswerEvidence(
    assessment_id=RESULTS.assessment_id,
    language="en",
    claims=[
        contract.ClaimAnswers(
            statement=RESULTS.insights[0],
            probability=0.96,
            supporting=[
                contract.InfluentialAnswer(
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
OTHER = contract.CandidateRef(id="cand_8kLmN2pQrS5tUvW7xYzA", name="Bo Lind")
COMPARISON = contract.Comparison(
    a=PERSON,
    b=OTHER,
    a_results=RESULTS,
    b_results=contract.Results(
        assessment_id="asm_2wErT6yUiO9pAsD4fGhJ",
        candidate=OTHER,
        completed_at=ENDED,
        scores=contract.ByStyle[contract.Score](
            D=contract.Score(score=24.0, se=10.1, interval=(8.9, 47.2), theta=-0.71),
            I=contract.Score(score=47.2, se=12.8, interval=(24.4, 71.0), theta=-0.07),
            S=contract.Score(score=85.1, se=7.8, interval=(65.1, 95.6), theta=1.04),
            C=contract.Score(score=55.2, se=12.6, interval=(31.2, 77.5), theta=0.13),
        ),
        style=contract.StyleSummary(
            label="S",
            primary="S",
            secondary="C",
            probabilities=contract.ByStyle[float](D=0.0, I=0.02, S=0.94, C=0.04),
            angle=309.1,
            angle_interval=(276.9, 342.3),
            intensity=1.24,
            region=_region(0.782, -0.962, 0.38),
        ),
        quality=contract.Quality(verdict="ok"),
    ),
    differences=contract.ByStyle[contract.Difference](
        D=contract.Difference(difference=59.6, interval=(28.4, 78.5), probability=1.0),
        I=contract.Difference(difference=11.4, interval=(-22.9, 42.9), probability=0.74),
        S=contract.Difference(difference=-53.0, interval=(-73.9, -25.3), probability=0.0),
        C=contract.Difference(difference=-32.1, interval=(-58.9, -1.2), probability=0.02),
    ),
    insights=[
        contract.Insight(
            id="pace_apart",
            kind="pace_apart",
            text="It is very likely that Ana Ruiz works at a faster, more outspoken pace than Bo Lind.",
            strength="very likely",
            evidence=[
                contract.Evidence(name="probability that they differ by more than 0.5 in pace", value=0.998),
                contract.Evidence(name="difference in pace, in θ", value="2.0 (1.0–3.1)"),
            ],
            people=[PERSON, OTHER],
            template="It is very likely that {0} works at a faster, more outspoken pace than {1}.",
            text_without_names="It is very likely that one of the two works at a faster, more outspoken pace than the "
            "other.",
        )
    ],
)
TEAMMATES = contract.Teammates(
    candidate=PERSON,
    insights=[
        contract.Insight(
            id=f"teammate_opposite-DS-{OTHER.id}",
            kind="teammate_opposite",
            text="Ana Ruiz likely leads with Dominance (D) and Bo Lind with Steadiness (S), opposite styles. To "
            "expect: patience and steady work, and doubts that come out only when asked for. To try: "
            "announce a change a day early, and ask one to one what could go wrong.",
            strength="likely",
            evidence=[contract.Evidence(name="probability that they lead with opposite styles", value=0.9)],
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
ANALYSIS = contract.TeamAnalysis(
    team=TEAM_REF,
    size=3,
    profiled=1,
    pending=1,
    not_shared=1,
    distribution=contract.ByStyle[contract.Share](
        D=contract.Share(count=1, expected=0.96, interval=(0.0, 1.0)),
        I=contract.Share(count=0, expected=0.04, interval=(0.0, 1.0)),
        S=contract.Share(count=0, expected=0.0, interval=(0.0, 0.0)),
        C=contract.Share(count=0, expected=0.0, interval=(0.0, 0.0)),
    ),
    means=contract.ByStyle[contract.Mean](
        D=contract.Mean(score=83.6, interval=(67.5, 99.8)),
        I=contract.Mean(score=58.6, interval=(34.0, 83.2)),
        S=contract.Mean(score=32.1, interval=(9.4, 54.8)),
        C=contract.Mean(score=23.1, interval=(3.6, 42.7)),
    ),
    map=[
        contract.MapPoint(
            candidate_id=PERSON.id,
            name=PERSON.name,
            x=-0.25,
            y=1.2,
            angle=101.6,
            angle_interval=(72.8, 131.2),
            intensity=1.22,
            style="Di",
            probabilities=PROBABILITIES,
            scores=contract.ByStyle[float](D=83.6, I=58.6, S=32.1, C=23.1),
        )
    ],
    centre=contract.Centre(x=-0.25, y=1.2),
    absent=[
        contract.Absence(style="D", probability=0.04),
        contract.Absence(style="I", probability=0.96),
        contract.Absence(style="S", probability=1.0),
        contract.Absence(style="C", probability=1.0),
    ],
    insights=[
        contract.Insight(
            id="too-few",
            kind="too_few",
            text="One person here has a profile. From 3 profiles on, this page says what the team is like as a whole.",
            strength="can't tell yet",
            evidence=[contract.Evidence(name="people profiled", value=1.0)],
        )
    ],
)
EVENT = contract.Event(
    id="evt_2xKvB7nQd5sWm9TzLrJc",
    type="assessment.completed",
    timestamp=ENDED,
    data={"assessment_id": ASSESSMENT.id, "candidate_id": PERSON.id},
)
WEBHOOK = contract.Webhook(
    id="whk_4uPzC8yGh1aXe6RoFvNs",
    url="https://example.org/discern",
    description="HR system",
    events=("assessment.completed", "team.updated"),
    status="enabled",
    last_success_at=ENDED,
    created_at=MADE,
)
WEBHOOK_WITH_SECRET = contract.WebhookWithSecret(
    **WEBHOOK.model_dump(exclude={"last_success_at"}),
    secret="whsec_bm90IGEgc2VjcmV0OiBhbiBleGFtcGxlIG9mIG9uZSE=",  # noqa: S106
)
DELIVERY = contract.Delivery(
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
USER = contract.User(
    id="usr_2wEdC6vFrT5bGyH8nJuM",
    name="Kim Berg",
    email="kim.berg@example.org",
    role="coach",
    teams=[TEAM.id],
    created_at=MADE,
    signed_in_at=STARTED,
)
MODEL = contract.Writer(kind="model", model="gpt-5-mini")
STATEMENT = RESULTS.insights[0]
SENTENCE = contract.Sentence(
    text="Ana Ruiz very likely decides fast and goes straight for results.", statements=[STATEMENT.id]
)
REPORT = contract.Report(
    id="rep_2kYvC7nRb4WqZx9TgLpE",
    status="ready",
    subject=contract.AssessmentSubject(type="assessment", id=ASSESSMENT.id),
    audience="manager",
    length="full",
    language="en",
    people=[PERSON],
    created_at=STARTED,
    started_at=STARTED,
    ended_at=ENDED,
    progress=contract.Progress(done=7, total=7),
    writer=MODEL,
    writing=contract.Writing(requests=7, input_tokens=9312, output_tokens=1184, seconds=21.4, refused=1, cost=0.0047),
)
DOCUMENT = contract.ReportDocument(
    report_id=REPORT.id,
    title=PERSON.name,
    subtitle="A way of working, for a manager",
    subject_type="assessment",
    audience="manager",
    length="full",
    language="en",
    written_at=ENDED,
    writer=MODEL,
    sections=[contract.Section(id="summary", heading="In short", writer=MODEL, sentences=[SENTENCE])],
    statements=[STATEMENT],
    results=[RESULTS],
    chapters=[
        contract.Chapter(
            heading="Energy and pressure",
            note="Common teaching of DISC, not measured. …",
            readers=["For those who work with Ana Ruiz", "For Ana Ruiz"],
            topics=[
                contract.CardTopic(
                    heading="Under pressure",
                    cards=[
                        contract.ReportCard(
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
    conversation=contract.Passage(heading="A conversation of half an hour", paragraphs=["First ten minutes: …"]),
    worksheet=contract.Worksheet(
        heading="A plan",
        note="Choose one or two lines together, not all. …",
        columns=["If or when this happens", "then this is what to try"],
        rows=[["", "In one meeting this week, ask Ana Ruiz to write a view down first. …"]],
    ),
    guide=[contract.Passage(heading="How to read this", paragraphs=["A score is written 62 (54–70) …"])],
    basis=["Questionnaire discern-en 2.0.0 (sha256:c4b38f1af028)"],
)
CONSENT = contract.Consent(version="2026-11-20", text="**What this is.** A questionnaire …", accepted=False)
