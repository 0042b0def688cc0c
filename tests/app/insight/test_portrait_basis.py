"""The head of a portrait says what is measured and what is taught."""

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery
from tests.support.pages import Open, with_sample_company


@with_sample_company
def test_what_is_taught_is_said_above_the_portrait(open_page: Open, client: Client) -> None:
    done = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=1))).data[0]
    said = [each.value for each in open_page("people", assessment=done.id).caption]
    assert said.count("Only the place on the circle is measured. The description is what DISC courses teach.") == 1
