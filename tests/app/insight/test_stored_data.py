"""What is stored about a person, and why, as they are told it."""

from datetime import UTC, datetime

from discern.contract.models.candidates import Candidate, NewCandidate
from discern.contract.models.export import CandidateExport
from discern.service.http.examples import examples_of
from discern_app.insight.stored_data import list_consents, list_held

PERSONAL = {field: f"{field}@example.org" for field in NewCandidate.model_fields}
NOW = datetime(2026, 11, 20, tzinfo=UTC)
NAMED = CandidateExport(
    exported_at=NOW,
    candidate=Candidate(id="cand_1", created_at=NOW, **PERSONAL),
    teams=[],
    assessments=[],
    audit=[],
)
FULL = CandidateExport.model_validate(examples_of()["CandidateExport"][0])


def test_all_that_is_stored_has_a_name_and_a_reason_of_its_own() -> None:
    """A case that is missing from the catalogue would be told in the words of another."""
    names, _, reasons = zip(*list_held(NAMED), strict=True)
    assert len(names) == len(set(names)) == len(set(reasons))


def test_whatever_is_known_of_a_person_is_told() -> None:
    assert {text for _, text, _ in list_held(NAMED)} >= set(PERSONAL.values())


def test_everybody_reads_how_much_of_each_kind_is_stored() -> None:
    candidate, [team] = FULL.candidate, FULL.teams
    stored = {text for _, text, _ in list_held(FULL)}
    assert stored == {
        candidate.name, candidate.email, candidate.external_id, team.name, "1 question", "1 profile", "none", "1 entry",
    }  # fmt: skip


def test_a_consent_that_was_withdrawn_says_when() -> None:
    [assessment] = FULL.assessments
    assert assessment.consent is not None
    consent = assessment.consent.model_copy(update={"withdrawn_at": FULL.exported_at})
    withdrawn = FULL.model_copy(update={"assessments": [assessment.model_copy(update={"consent": consent})]})
    assert "and withdrew it on" not in " ".join(list_consents(FULL))
    assert "and withdrew it on" in " ".join(list_consents(withdrawn))
