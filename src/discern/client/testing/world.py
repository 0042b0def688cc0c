"""What the fake service knows: people, assessments, results and teams, in memory, behind the interface's routes."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from discern.client.testing.analysis import summarise
from discern.contract import (
    Answer,
    Assessment,
    Block,
    BlockItem,
    ByStyle,
    Candidate,
    CandidateRef,
    Counts,
    Delivery,
    DeliveryCause,
    Event,
    EventType,
    FieldError,
    JoinLink,
    NewJoinLink,
    NewWebhook,
    Next,
    Quality,
    Report,
    Results,
    Score,
    Style,
    Team,
    TeamSummary,
    Webhook,
)
from discern.contract.styles import STYLES

M = TypeVar("M")

CONSENT_VERSION = "1"
BLOCKS = ("b1", "b2", "b3")
BEGIN = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)


class Refusal(Exception):  # noqa: N818 - the service says no, nothing broke
    """An answer that isn't 200."""

    def __init__(self, status: int, code: str, detail: str, errors: Sequence[FieldError] = ()) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.errors = list(errors)


class World:
    """The state of a fake service. Change it directly in a test, or through the interface."""

    def __init__(self) -> None:
        self.candidates: dict[str, Candidate] = {}
        self.assessments: dict[str, Assessment] = {}
        self.results: dict[str, Results] = {}
        self.teams: dict[str, TeamSummary] = {}
        self.members: dict[str, list[str]] = {}
        self.join_links: dict[str, JoinLink] = {}
        self.joined: dict[str, list[str]] = {}
        self.consented: set[str] = set()
        self.answers: dict[str, dict[str, Answer]] = {}
        self.events: dict[str, Event] = {}
        self.webhooks: dict[str, Webhook] = {}
        self.deliveries: dict[str, Delivery] = {}
        self.reports: dict[str, Report] = {}
        self._made = 0

    def add_candidate(self, name: str, external_id: str | None = None, email: str | None = None) -> Candidate:
        not_taken(self.candidates.values(), external_id)
        id_, now = self._new("cand")
        candidate = Candidate(id=id_, name=name, external_id=external_id, email=email, created_at=now)
        self.candidates[id_] = candidate
        return candidate

    def erase(self, candidate_id: str) -> None:
        _, now = self._new("erased")
        del self.candidates[candidate_id]
        for row in [row for row in self.assessments.values() if row.candidate.id == candidate_id]:
            del self.assessments[row.id]
            self.results.pop(row.id, None)
        for team_id, members in self.members.items():
            if candidate_id in members:
                members.remove(candidate_id)
                self.teams[team_id] = self.teams[team_id].model_copy(update={"updated_at": now, "erased_at": now})

    def add_team(self, name: str, members: Sequence[str] = (), external_id: str | None = None) -> Team:
        for id_ in members:
            named(self.candidates, id_, "members")
        not_taken(self.teams.values(), external_id)
        id_, now = self._new("team")
        self.teams[id_] = TeamSummary(
            id=id_, name=name, external_id=external_id, size=0, created_at=now, updated_at=now
        )
        self.members[id_] = list(dict.fromkeys(members))
        return self.team(id_)

    def add_assessment(self, candidate_id: str, team_id: str | None = None, form: Any = "fixed") -> Assessment:
        candidate = self.candidate(candidate_id)
        id_, now = self._new("asm")
        self.assessments[id_] = Assessment(
            id=id_,
            status="created",
            candidate=_reference(candidate),
            team_id=team_id,
            form=form,
            language="en",
            created_at=now,
            take_url=f"http://app.test/take?token=token-{id_}",
        )
        return self.assessments[id_]

    def add_join_link(self, team_id: str, new: NewJoinLink) -> JoinLink:
        """In place of the team's older one; links are kept by token."""
        self.join_links = {token: link for token, link in self.join_links.items() if link.team_id != team_id}
        id_, now = self._new("join")
        link = JoinLink(
            id=id_,
            url=f"http://app.test/take?token=token-{id_}",
            team_id=team_id,
            form=new.form,
            language=new.language,
            limit=new.limit,
            created_at=now,
            expires_at=new.expires_at or now + timedelta(days=7),
        )
        self.join_links[f"token-{id_}"] = link
        return link

    def complete(self, assessment_id: str, scores: Mapping[Style, float]) -> Results:
        """End an assessment with these scores (0–100)."""
        assessment = self.assessment(assessment_id)
        _, now = self._new("done")
        given = ByStyle[Score].of({style: Score(score=scores[style], se=8.0) for style in STYLES})
        self.results[assessment_id] = Results(
            assessment_id=assessment_id,
            candidate=assessment.candidate,
            completed_at=now,
            scores=given,
            style=summarise(given),
            counts=self.counts(assessment_id),
            quality=Quality(verdict="ok"),
        )
        self.change(assessment_id, status="completed", completed_at=now, take_url=None)
        return self.results[assessment_id]

    def put(self, candidate: Candidate) -> Candidate:
        """Change a person, wherever they are named."""
        self.candidates[candidate.id] = candidate
        for row in self.assessments.values():
            if row.candidate.id == candidate.id:
                self.change(row.id, candidate=_reference(candidate))
        return candidate

    def candidate(self, id_: str) -> Candidate:
        return known(self.candidates, id_)

    def assessment(self, id_: str) -> Assessment:
        return known(self.assessments, id_)

    def team(self, id_: str) -> Team:
        summary = known(self.teams, id_)
        members = [_reference(self.candidates[member]) for member in self.members[id_]]
        return Team(**{**summary.model_dump(), "size": len(members), "members": members})

    def tell(self, type_: EventType, **data: str) -> Event:
        """Let an event happen. Every enabled endpoint that wants it gets it at once."""
        id_, now = self._new("evt")
        event = self.events[id_] = Event(id=id_, type=type_, timestamp=now, data=data)
        for webhook in self.webhooks.values():
            if webhook.status == "enabled" and type_ in webhook.events:
                self.add_delivery(webhook.id, event, "event")
        return event

    def add_webhook(self, new: NewWebhook) -> Webhook:
        id_, now = self._new("whk")
        given = new.model_dump()
        self.webhooks[id_] = Webhook(id=id_, status="enabled", created_at=now, **given)
        return self.webhooks[id_]

    def add_delivery(self, webhook_id: str, event: Event, cause: DeliveryCause) -> Delivery:
        """One that has arrived."""
        id_, now = self._new("dlv")
        self.deliveries[id_] = Delivery(
            id=id_,
            webhook_id=webhook_id,
            event_id=event.id,
            type=event.type,
            cause=cause,
            status="delivered",
            attempts=1,
            created_at=now,
            attempted_at=now,
            status_code=200,
            latency_ms=5,
            answer="",
        )
        return self.deliveries[id_]

    def _new(self, prefix: str) -> tuple[str, datetime]:
        self._made += 1
        return f"{prefix}_{self._made:06d}", BEGIN + timedelta(seconds=self._made)

    def change(self, assessment_id: str, **changed: Any) -> Assessment:
        self.assessments[assessment_id] = self.assessments[assessment_id].model_copy(update=changed)
        return self.assessments[assessment_id]

    def counts(self, assessment_id: str) -> Counts:
        answers = self.answers.get(assessment_id, {}).values()
        most = [answer.most[-1:] for answer in answers]
        least = [answer.least[-1:] for answer in answers]
        return Counts(
            most=ByStyle[int].of({style: most.count(style) for style in STYLES}),
            least=ByStyle[int].of({style: least.count(style) for style in STYLES}),
            difference=ByStyle[int].of({style: most.count(style) - least.count(style) for style in STYLES}),
        )

    def following(self, assessment_id: str) -> Next:
        given = self.answers.get(assessment_id, {})
        open_ = [id_ for id_ in BLOCKS if id_ not in given]
        blocks = [
            Block(id=id_, items=[BlockItem(id=f"{id_}{style}", text=f"Statement {style} of {id_}") for style in STYLES])
            for id_ in open_[:1]
        ]
        return Next(done=not open_, answered=len(given), total=len(BLOCKS), blocks=blocks)


def known(rows: Mapping[str, M], id_: str) -> M:
    if id_ not in rows:
        raise Refusal(404, "not_found", "This isn't there, or no longer.")
    return rows[id_]


def named(rows: Mapping[str, M], id_: str, field: str) -> M:
    """Like `known`, for an id that a parameter names."""
    if id_ not in rows:
        raise Refusal(400, "invalid_parameter", "This isn't there.", [FieldError(field=field, message="isn't there")])
    return rows[id_]


def not_taken(rows: Iterable[Any], external_id: str | None) -> None:
    if external_id is not None and external_id in {row.external_id for row in rows}:
        told = FieldError(field="external_id", message="another one has it")
        raise Refusal(400, "external_id_taken", "Another one has this external id.", [told])


def _reference(candidate: Candidate) -> CandidateRef:
    return CandidateRef(id=candidate.id, name=candidate.name, external_id=candidate.external_id)
