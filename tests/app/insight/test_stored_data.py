"""What is stored about a person, and why, as they are told it."""

from discern.contract.examples import EXAMPLES
from discern.contract.models.export import CandidateExport
from discern_app.insight.stored_data import list_consents, list_held

[EXPORT] = [each for each in EXAMPLES if isinstance(each, CandidateExport)]


def test_everybody_reads_how_much_of_each_kind_is_stored() -> None:
    candidate, [team] = EXPORT.candidate, EXPORT.teams
    stored = [text for _, text, _ in list_held(EXPORT)]
    assert stored == [candidate.name, candidate.email, team.name, "1 question", "1 profile", "none", "1 entry"]


def test_a_consent_that_was_withdrawn_says_when() -> None:
    [given] = EXPORT.assessments
    assert given.consent is not None
    consent = given.consent.model_copy(update={"withdrawn_at": EXPORT.exported_at})
    withdrawn = EXPORT.model_copy(update={"assessments": [given.model_copy(update={"consent": consent})]})
    assert "and withdrew it on" not in " ".join(list_consents(EXPORT))
    assert "and withdrew it on" in " ".join(list_consents(withdrawn))


def test_all_that_is_stored_has_a_name_and_a_reason_of_its_own() -> None:
    """A case that is missing from the catalogue would be told in the words of another."""
    names, _, reasons = zip(*list_held(EXPORT), strict=True)
    assert len(names) == len(set(names)) == len(set(reasons))
