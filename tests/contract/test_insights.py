"""What rests on what: the statements that a person's marks reach."""

from datetime import UTC, datetime

import pytest

from discern.contract.models.insights import Fit, Mark, denied_claims


@pytest.mark.parametrize(
    ("marks", "denied"),
    [
        ({"style-C": "not_me"}, {"style-C", "pace-calm", "focus-task"}),
        ({"portrait-style-C": "not_me"}, {"style-C", "pace-calm", "focus-task"}),
        ({"style-DI": "not_me"}, {"style-DI", "pace-fast"}),
        ({"style-C": "not_me", "focus-task": "fits"}, {"style-C", "pace-calm"}),
        ({"style-C": "fits", "focus-task": "not_me"}, {"focus-task"}),
        ({"style-C": "partly"}, set()),
    ],
)
def test_with_a_direction_somebody_denies_the_halves_it_lies_in(marks: dict[str, Fit], denied: set[str]) -> None:
    given = [
        Mark(statement_id=id_, fit=fit, marked_at=datetime(2026, 11, 29, tzinfo=UTC)) for id_, fit in marks.items()
    ]
    assert denied_claims(given) - {"portrait-style-C"} == denied
