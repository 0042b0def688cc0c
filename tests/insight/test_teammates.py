"""What a person can expect of each team-mate."""

from collections.abc import Callable

import pytest

from discern import words
from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.insight import compare, describe_teammates

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]

SURE: dict[str, Four] = {
    "D": (0.97, 0.01, 0.01, 0.01),
    "I": (0.02, 0.94, 0.02, 0.02),
    "S": (0.05, 0.02, 0.88, 0.05),
    "C": (0.02, 0.02, 0.02, 0.94),
}
OPEN = (0.25, 0.25, 0.25, 0.25)


@pytest.fixture
def describe(make_results: MakeResults) -> Callable[..., dict[str, Claim]]:
    """Ana's claims about others of these styles' probabilities, by their names; in order."""

    def run(own: Four, **others: Four | None) -> dict[str, Claim]:
        mates = [
            make_results(name, number=number, probabilities=theirs)
            for number, (name, theirs) in enumerate(others.items(), start=2)
        ]
        claims = describe_teammates(make_results("Ana", number=1, probabilities=own), mates)
        return {claim.people[1].name: claim for claim in claims}

    return run


def test_each_team_mate_is_the_same_complementary_or_opposite(describe: Callable[..., dict[str, Claim]]) -> None:
    found = describe(SURE["D"], Open=OPEN, Sue=SURE["S"], Ida=SURE["I"], Dan=SURE["D"], Cy=SURE["C"])

    assert {name: claim.kind for name, claim in found.items()} == {
        "Dan": "teammate_same",
        "Ida": "teammate_complementary",
        "Cy": "teammate_complementary",
        "Sue": "teammate_opposite",
        "Open": "teammate_open",
    }
    # The most probable first, equals by name, and what is open at the end.
    assert list(found) == ["Dan", "Cy", "Ida", "Sue", "Open"]
    assert found["Sue"].probability == pytest.approx(0.97 * 0.88)
    assert found["Open"].probability is None
    assert all(claim.people[0].name == "Ana" for claim in found.values())


def test_the_other_is_named_with_what_to_expect_and_to_try(describe: Callable[..., dict[str, Claim]]) -> None:
    sue = describe(SURE["D"], Sue=SURE["S"])["Sue"]

    assert words.say(sue).text == (
        "Ana likely leads with Dominance (D) and Sue with Steadiness (S), opposite styles. "
        "To expect: patience and steady work, and doubts that come out only when asked for. "
        "To try: announce a change a day early, and ask one to one what could go wrong."
    )
    assert words.say(sue, voice="you").text.startswith("You likely lead with Dominance (D) and Sue with Steadiness")
    assert "Sue" not in (words.say(sue).text_without_names or "Sue")


def test_how_two_lie_to_each_other_can_be_known_before_their_styles_are(
    describe: Callable[..., dict[str, Claim]],
) -> None:
    found = describe((0.5, 0.0, 0.5, 0.0), Half=(0.0, 0.5, 0.0, 0.5), Same=(0.5, 0.0, 0.5, 0.0))

    assert (found["Half"].kind, found["Half"].probability) == ("teammate_complementary", 1.0)
    assert found["Same"].kind == "teammate_open"


def test_a_team_mate_without_probabilities_is_open(describe: Callable[..., dict[str, Claim]]) -> None:
    assert describe(SURE["D"], Bo=None)["Bo"].kind == "teammate_open"


@pytest.mark.parametrize("own", SURE)
@pytest.mark.parametrize("theirs", SURE)
def test_a_comparison_says_the_same(make_results: MakeResults, own: str, theirs: str) -> None:
    ana, bo = (
        make_results(name, number=number, probabilities=SURE[style])
        for number, (name, style) in enumerate((("Ana", own), ("Bo", theirs)), start=1)
    )
    [claim] = describe_teammates(ana, [bo])
    styles = {"same_style": "same", "styles": "complementary", "opposite_styles": "opposite"}
    [pair] = [each for each in compare(ana, bo)[1] if each.kind in styles]

    assert (claim.kind, claim.probability) == (f"teammate_{styles[pair.kind]}", pair.probability)


def test_withheld_results_make_no_claims(make_results: MakeResults, withheld: Results) -> None:
    assert describe_teammates(make_results(), [withheld]) == []
    with pytest.raises(ValueError, match="withheld"):
        describe_teammates(withheld, [make_results()])
