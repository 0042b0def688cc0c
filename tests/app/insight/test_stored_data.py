"""What is stored about a person, and why, as they are told it."""

from datetime import UTC, datetime

from discern.contract.models.candidates import Candidate, NewCandidate
from discern.contract.models.export import CandidateExport
from discern_app.insight.stored_data import list_held

PERSONAL = {field: f"{field}@example.org" for field in NewCandidate.model_fields}
NOW = datetime(2026, 11, 20, tzinfo=UTC)
EXPORT = CandidateExport(
    exported_at=NOW,
    candidate=Candidate(id="cand_1", created_at=NOW, **PERSONAL),
    teams=[],
    assessments=[],
    audit=[],
)


def test_all_that_is_stored_has_a_name_and_a_reason_of_its_own() -> None:
    """A case that is missing from the catalogue would be told in the words of another."""
    names, _, reasons = zip(*list_held(EXPORT), strict=True)
    assert len(names) == len(set(names)) == len(set(reasons))


def test_whatever_is_known_of_a_person_is_told() -> None:
    assert {text for _, text, _ in list_held(EXPORT)} >= set(PERSONAL.values())
