"""Which cards a claim calls for."""

import pytest

from discern.cards import ties_of
from discern.contract.models.insights import Insight


def statement(id_: str, probability: float | None = 0.9) -> Insight:
    kind = id_.partition("-")[0]
    return Insight(
        id=id_,
        kind=kind,
        text="",
        strength="likely" if probability else "open",
        evidence=[],
        probability=probability,
    )


@pytest.mark.parametrize(
    ("claim", "ties"),
    [
        ("style-D", ("card-dominance",)),
        ("style-IS", ("card-half-is",)),
        ("pace-fast", ("card-fast",)),
        ("focus-task", ("card-task",)),
        ("pace_opposite", ("card-pair-opposite-pace",)),
        ("focus_both-people", ("card-pair-both-people",)),
        ("same_style-C", ("card-pair-same-conscientiousness",)),
        ("opposite_styles-DS", ("card-pair-opposite-ds",)),
        ("majority-DI", ("card-team-most-di",)),
        ("absent-DC", ("card-team-absent-dominance", "card-team-absent-conscientiousness")),
        ("split-IC", ("card-team-split-ic",)),
        ("centre-calm", ("card-team-centre-calm",)),
        ("centre-S", ("card-team-centre-calm", "card-team-centre-people")),
        ("centre-DI", ("card-team-centre-fast",)),
        ("coverage", ("card-team-coverage",)),
    ],
)
def test_a_claim_calls_for_the_cards_of_what_it_says(claim: str, ties: tuple[str, ...]) -> None:
    assert ties_of(statement(claim)) == ties


@pytest.mark.parametrize(
    "claim", ["end-fast", "outlier-D", "score-D", "friction-DS-a-b", "caution", "strength-style-D"]
)
def test_other_statements_call_for_none(claim: str) -> None:
    assert ties_of(statement(claim)) == ()


def test_where_nothing_is_claimed_only_what_is_open_calls_for_cards() -> None:
    assert ties_of(statement("majority-open", None)) == ()
    assert ties_of(statement("style-open", None)) == ("card-open",)
    assert ties_of(statement("centre-open", None)) == ("card-team-centre-open",)
