"""The contract's table of operations against one written out by hand, and the routes against the contract."""

from typing import get_args, get_type_hints

import pytest
from fastapi.routing import APIRoute

from discern.contract.base_models import Input
from discern.contract.operations import OPERATIONS
from discern.service.routes import ROUTERS
from tests.support.operations import CASES, Case

each_operation = pytest.mark.parametrize("operation", CASES, ids=str)


def test_the_contract_has_these_operations_and_no_other() -> None:
    assert {operation.name: (operation.method, operation.path) for operation in OPERATIONS.values()} == {
        case.name: (case.method, case.path) for case in CASES
    }


@each_operation
def test_the_contract_demands_of_an_operation_what_this_table_says(operation: Case) -> None:
    row = OPERATIONS[operation.name]
    assert (row.scopes, set(row.roles), row.access) == (
        operation.scopes,
        set(operation.roles.split()),
        operation.access,
    )
    assert (row.media_type, row.body is None) == (operation.gives, operation.body is None)


@each_operation
def test_an_operation_is_served_as_the_contract_says(operation: Case) -> None:
    row = OPERATIONS[operation.name]
    [route] = [route for router in ROUTERS for route in router.routes if getattr(route, "name", "") == operation.name]
    assert isinstance(route, APIRoute)
    assert (route.path, route.methods) == (row.path, {row.method})
    taken = get_type_hints(route.endpoint, include_extras=True)
    models = {get_args(hint)[0] if get_args(hint) else hint for hint in taken.values()}
    assert {model for model in (row.query, row.body) if model is not None} <= models
    inputs = {model for model in models if isinstance(model, type) and issubclass(model, Input)}
    assert inputs == {model for model in (row.query, row.body) if model is not None}
    assert route.endpoint.__name__ == operation.name
