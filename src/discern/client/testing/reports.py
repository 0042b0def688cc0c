"""Reports in the fake service. What is asked for is ready at once."""

from pydantic import BaseModel

from discern.client.testing.calls import Call, page_of
from discern.client.testing.world import BEGIN, Refusal, World, known, named
from discern.contract import (
    Candidate,
    CandidateRef,
    Insight,
    NewReport,
    Report,
    ReportDocument,
    ReportQuery,
    Section,
    Sentence,
    TeamRef,
    Writer,
)
from discern.contract.models.reports import AssessmentSubject, ComparisonSubject

BUILT_IN = Writer(kind="built_in")


def _reference(person: Candidate) -> CandidateRef:
    return CandidateRef(id=person.id, name=person.name, external_id=person.external_id)


def list_reports(world: World, call: Call) -> BaseModel:
    query = call.query(ReportQuery)
    rows = [
        row
        for row in world.reports.values()
        if query.status in {None, row.status} and query.subject in {None, row.subject.type}
    ]
    return page_of(rows, query)


def create_report(world: World, call: Call) -> BaseModel:
    new = call.read(NewReport)
    team = None
    if isinstance(new.subject, AssessmentSubject):
        people = [named(world.assessments, new.subject.id, "subject.id").candidate]
    elif isinstance(new.subject, ComparisonSubject):
        people = [_reference(named(world.candidates, id_, "subject.ids")) for id_ in new.subject.ids]
    else:
        row = named(world.teams, new.subject.id, "subject.id")
        team, people = TeamRef(id=row.id, name=row.name, external_id=row.external_id), []
    id_ = f"rep_{len(world.reports) + 1}"
    world.reports[id_] = Report(
        id=id_,
        status="ready",
        **new.model_dump(),
        people=people,
        team=team,
        created_at=BEGIN,
        started_at=BEGIN,
        ended_at=BEGIN,
        writer=BUILT_IN,
    )
    return world.reports[id_]


def get_report(world: World, call: Call) -> BaseModel:
    return known(world.reports, call.ids[0])


def cancel_report(world: World, call: Call) -> BaseModel:
    report = known(world.reports, call.ids[0])
    if report.status in {"ready", "failed"}:
        raise Refusal(400, "report_closed", "This report has ended already.")
    world.reports[report.id] = report.model_copy(update={"status": "cancelled"})
    return world.reports[report.id]


def get_document(world: World, call: Call) -> BaseModel:
    report = known(world.reports, call.ids[0])
    if report.status != "ready":
        raise Refusal(404, "report_not_ready", "This report is not written.")
    said = Insight(id="s1", kind="style", text="It is likely that D leads.", strength="likely", evidence=[])
    title = report.team.name if report.team else " and ".join(person.name for person in report.people)
    sentence = Sentence(text="D likely leads.", statements=[said.id])
    return ReportDocument(
        report_id=report.id,
        title=title,
        subtitle="A way of working",
        subject_type=report.subject.type,
        audience=report.audience,
        length=report.length,
        language="en",
        written_at=BEGIN,
        writer=BUILT_IN,
        sections=[Section(id="summary", heading="In short", writer=BUILT_IN, sentences=[sentence])],
        statements=[said],
    )
