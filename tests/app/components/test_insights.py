"""Statements on a page: with names, or each once without them."""

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Insight
from discern_app.insight.findings import sayable


def about(person: str) -> Insight:
    return Insight(
        id=f"try-{person}",
        kind="try",
        text=f"Let {person} present something this week.",
        text_without_names="Let somebody present something this week.",
        people=[CandidateRef(id=person, name=person)],
        strength="likely",
        evidence=[],
    )


def test_what_is_the_same_without_names_is_said_once() -> None:
    question = Insight(id="q", kind="question", text="Why?", strength="likely", evidence=[])
    statements = [about("Ana"), about("Bo"), question]
    assert sayable(statements, named=True) == statements
    assert [each.id for each in sayable(statements, named=False)] == ["try-Ana", "q"]
