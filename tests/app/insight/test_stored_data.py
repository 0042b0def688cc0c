"""What is stored about a person, and why, as they are told it."""

from discern.contract.examples import EXAMPLES
from discern.contract.models.export import CandidateExport
from discern_app.insight.stored_data import list_held


def test_all_that_is_stored_has_a_name_and_a_reason_of_its_own() -> None:
    """A case that is missing from the catalogue would be told in the words of another."""
    [export] = [each for each in EXAMPLES if isinstance(each, CandidateExport)]
    names, _, reasons = zip(*list_held(export), strict=True)
    assert len(names) == len(set(names)) == len(set(reasons))
