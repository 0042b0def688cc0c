"""The table of operations by rules that hold for all of them, and the routes against the table."""

import re
from typing import get_args, get_type_hints

import pytest

from discern.contract.base_models import Input
from discern.contract.operation_type import AnyOperation
from discern.contract.operations import OPERATIONS
from discern.service.http.routing import OperationRoute
from discern.service.routes import ROUTERS
from tests.support.operations import REQUESTS

each_operation = pytest.mark.parametrize("operation", OPERATIONS.values(), ids=lambda operation: operation.name)

FOR_MEMBERS = {
    "get_account",
    "get_branding",
    "get_changes",
    "list_assessments",
    "list_results",
    "list_reports",
    "create_report",
    "ask_question",
    "list_agreements",
    "create_agreement",
    "get_agreement",
    "answer_agreement",
    "move_agreement",
    "list_meetings",
    "share_meeting",
    "skip_meeting",
    "get_talk",
    "use_cards",
}
"""What members may do besides what they may with an object of their own in the path."""


HAS_READ_LATER = {"put_week_message", "put_calendar_feed"}
"""What has something sent, or opens it, that needs scopes to read."""


def test_every_request_is_for_an_operation_of_the_table() -> None:
    assert {case.name for case in REQUESTS} <= OPERATIONS.keys()


def test_what_reads_needs_scopes_to_read_and_what_changes_needs_others() -> None:
    for operation in OPERATIONS.values():
        kinds = {scope.partition(":")[2] or scope for scope in operation.scopes}
        if operation.method == "GET":
            administers = operation.name in {"list_users", "list_keys", "get_mail_server"}
            assert kinds <= {"read", "take"} or administers, operation
        else:
            assert kinds, operation
            assert "read" not in kinds or operation.name in HAS_READ_LATER, operation


def test_what_concerns_the_whole_account_is_for_owners_alone() -> None:
    for operation in OPERATIONS.values():
        is_for_others = operation.name in {"get_changes", "confirm_member", "sign_in"}
        if operation.scopes == ("admin",) or operation.tag in {"Events", "Sync", "Users", "Webhooks"}:
            assert is_for_others or operation.roles == {"owner"}, operation


def test_members_may_do_what_concerns_themselves() -> None:
    for operation in OPERATIONS.values():
        names_own = re.search("{(candidate|assessment|report)_id}", operation.path)
        if "member" in operation.roles:
            assert names_own or operation.name in FOR_MEMBERS, operation
        if operation.scopes == ("take",):
            assert operation.roles <= {"member"}, operation


def test_people_change_only_what_they_may_change() -> None:
    """To see a person or an assessment isn't enough."""
    for operation in OPERATIONS.values():
        if operation.method != "GET" and re.match("/(candidates|assessments)/{", operation.path):
            assert operation.access == "change", operation


def test_no_route_goes_without_the_check_of_its_operation() -> None:
    routes = [route for router in ROUTERS for route in router.routes]
    assert all(isinstance(route, OperationRoute) for route in routes)
    assert sorted(route.name for route in routes if isinstance(route, OperationRoute)) == sorted(OPERATIONS)


@each_operation
def test_an_operation_is_served_as_the_table_says(operation: AnyOperation) -> None:
    [route] = [route for router in ROUTERS for route in router.routes if getattr(route, "name", "") == operation.name]
    assert isinstance(route, OperationRoute)
    assert (route.path, route.methods) == (operation.path, {operation.method})
    taken = get_type_hints(route.endpoint, include_extras=True)
    models = {get_args(hint)[0] if get_args(hint) else hint for hint in taken.values()}
    given = {model for model in (operation.query, operation.body) if model is not None}
    inputs = {model for model in models if isinstance(model, type) and issubclass(model, Input)}
    assert inputs == given
    assert len(given) <= 1
    assert route.endpoint.__name__ == operation.name
