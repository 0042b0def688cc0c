"""What a person can expect of each team-mate."""

from collections.abc import Callable

import pytest

from discern import words
from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.insight import compare, describe_teammates
from tests.support.results import LEADS, MakeResults

Four = tuple[float, float, float, float]

FASTER: Four = (0.9, 0.9, -0.9, -0.9)
MIDDLE: Four = (0.0, 0.0, 0.0, 0.0)


@pytest.fixture
def describe(make_results: MakeResults) -> Callable[..., dict[str, Claim]]:
    """Ana's claims about others at these θ, by their names; in order."""

    def run(own: Four, **others: Four) -> dict[str, Claim]:
        mates = [
            make_results(name, number=number, theta=theta) for number, (name, theta) in enumerate(others.items(), 2)
        ]
        claims = describe_teammates(make_results("Ana", theta=own), mates)
        return {claim.people[1].name: claim for claim in claims}

    return run


def test_each_team_mate_is_told_by_how_they_differ_most_surely(describe: Callable[..., dict[str, Claim]]) -> None:
    found = describe(
        MIDDLE,
        Even=(0.1, 0.0, 0.0, 0.1),
        Fay=FASTER,
        Cal=(-0.8, -0.8, 0.8, 0.8),
        Pia=(-0.7, 0.7, 0.7, -0.7),
        Ty=(0.6, -0.6, -0.6, 0.6),
    )

    assert {name: claim.kind for name, claim in found.items()} == {
        "Fay": "teammate_fast",
        "Cal": "teammate_calm",
        "Pia": "teammate_people",
        "Ty": "teammate_task",
        "Even": "teammate_open",
    }
    # The most probable first, and what is open at the end.
    assert list(found) == ["Fay", "Cal", "Pia", "Ty", "Even"]
    assert found["Even"].probability is None
    assert all(claim.people[0].name == "Ana" for claim in found.values())


def test_how_the_other_differs_is_said_and_what_to_expect_and_to_do_is_beside_it(
    describe: Callable[..., dict[str, Claim]],
) -> None:
    fay = describe(MIDDLE, Fay=FASTER)["Fay"]
    named, to_ana = words.say(fay), words.say(fay, voice="you")

    assert (named.text, to_ana.text) == ("Fay acts sooner than Ana.", "Fay acts sooner than you.")
    assert named.text_without_names == "One acts sooner than the other."
    assert named.detail == to_ana.detail == "Expect quick answers. Make your point first, then give the reasons."


def test_a_team_mate_whose_place_a_service_does_not_give_is_open(make_results: MakeResults) -> None:
    [claim] = describe_teammates(make_results("Ana"), [make_results("Bo", number=2, error=None)])
    assert (claim.kind, claim.probability) == ("teammate_open", None)


@pytest.mark.parametrize("own", LEADS)
@pytest.mark.parametrize("theirs", LEADS)
def test_a_comparison_says_the_same(make_results: MakeResults, own: str, theirs: str) -> None:
    ana, bo = (
        make_results(name, number=number, theta=LEADS[style])
        for number, (name, style) in enumerate((("Ana", own), ("Bo", theirs)), start=1)
    )
    [claim] = describe_teammates(ana, [bo])
    pair = {each.kind: each for each in compare(ana, bo)[1]}
    if own == theirs:
        assert claim.kind == "teammate_open"
        assert {"same_style", "pace_both", "focus_both"} <= pair.keys()
    else:
        axis, first = ("pace", "fast") if claim.kind in {"teammate_fast", "teammate_calm"} else ("focus", "people")
        faster = pair.get(f"{axis}_opposite") or pair[f"{axis}_apart"]
        assert faster.people[0].name == ("Bo" if claim.kind == f"teammate_{first}" else "Ana")


def test_withheld_results_make_no_claims(make_results: MakeResults, withheld: Results) -> None:
    assert describe_teammates(make_results(), [withheld]) == []
    with pytest.raises(ValueError, match="withheld"):
        describe_teammates(withheld, [make_results()])
