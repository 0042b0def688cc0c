"""The comparison of two people."""

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from discern import words
from discern.contract.models.insights import Claim
from discern.contract.models.results import Instrument, Quality, QualityCheck, Results
from discern.contract.models.teams import TeamRef
from discern.contract.styles import STYLES
from discern.insight import analyse_team, compare, describe_person, describe_teammates
from discern.insight.circle import AXES
from discern.instrument import Bank, draw_people, load_bank
from tests.support import statements
from tests.support.contradictions import conflicts_with_picture, contradictions, dots_of
from tests.support.results import LEADS, MakeResults, build_results
from tests.support.simulated_people import measure, settled_bank

Four = tuple[float, float, float, float]
Compare = Callable[..., dict[str, Claim]]

D, S = LEADS["D"], LEADS["S"]
MIDDLE: Four = (0.0, 0.0, 0.0, 0.0)


def two(a: Four, b: Four, **given_: object) -> list[Results]:
    return [
        build_results(name, number=number, theta=theta, **given_)  # type: ignore[arg-type]
        for number, (name, theta) in enumerate((("Ana", a), ("Bo", b)), start=1)
    ]


def said(a: Four, b: Four, **given_: object) -> dict[str, Claim]:
    """What is claimed of Ana at ``a`` and Bo at ``b``, by id."""
    return {each.id: each for each in compare(*two(a, b, **given_))[1]}


def test_opposite_people_are_told_from_each_other_on_both_axes_and_get_advice() -> None:
    found = said(D, S)

    ends = {"pace_opposite", "focus_opposite", "rub-pace_opposite", "rub-focus_opposite"}
    assert {"opposite_styles-DS", "try-opposite_styles-DS", *ends} <= found.keys()
    assert not {"try-pace_apart", "question-focus_apart"} & found.keys()


def test_two_in_one_half_are_not_described_as_opposite() -> None:
    """Far apart, and both look to people first: one isn't cold because the other is warmer."""
    found = said((0, 0.5, 0.5, 0), (0, 1.8, 1.8, 0))

    assert [person.name for person in found["focus_apart"].people] == ["Bo", "Ana"]
    assert {"rub-focus_apart", "try-focus_apart", "question-focus_apart"} <= found.keys()
    assert not {"focus_opposite", "rub-focus_opposite"} & found.keys()


def test_where_it_is_open_who_is_faster_both_may_be_fast() -> None:
    found = said((0.9, 0.9, -0.9, -0.9), (0.9, 0.9, -0.9, -0.9))

    assert {"pace_both-fast", "strength-pace_both-fast", "focus_open"} <= found.keys()
    assert found["focus_open"].probability is None


def test_two_who_are_alike_hear_what_that_risks_before_who_leans_ahead() -> None:
    fast, faster = (0.9, 0.9, -0.9, -0.9), (1.1, 1.1, -1.1, -1.1)
    found = said(faster, fast)

    assert {"pace_both-fast", "watch_out-pace_both-fast", "rub-pace_both-fast"} <= found.keys()
    assert "pace_apart" not in found
    # One who is likely to be faster is told from the other also where both are fast.
    assert "pace_apart" in said((2.2, 2.2, -2.2, -2.2), fast)


def test_the_same_direction_is_said_only_where_levels_are_settled() -> None:
    """An error of the levels would move both there."""
    settled, unsettled = (said(D, D, settled=each) for each in (True, False))

    assert {"same_style-D", "watch_out-same_style-D", "rub-same_style-D"} <= settled.keys()
    assert settled.keys() - unsettled.keys() == {each for each in settled if "same_style" in each}


def test_who_comes_first_follows_from_what_is_claimed() -> None:
    """The faster one, who puts people first more, and of opposite styles D or I; not from who is asked for first."""
    ana, bo = two(D, S)
    for pair in ((ana, bo), (bo, ana)):
        firsts = {each.id: each.people[0].name for each in compare(*pair)[1]}
        assert (firsts["opposite_styles-DS"], firsts["pace_opposite"], firsts["focus_opposite"]) == ("Ana", "Ana", "Bo")


def test_to_both_it_is_said_by_name_who_is_who() -> None:
    found = said(D, S)
    assert words.say(found["pace_opposite"], voice="you").text == "Ana moves fast, and Bo takes time."
    assert words.say(found["focus_opposite"], voice="you").text.startswith("Bo puts people first, and Ana ")


def test_what_the_answers_leave_open_is_asked_for() -> None:
    found = said((0.1, 0, 0, 0), MIDDLE, error=0.9)

    asked = [f"{kind}-{axis}_open" for axis in AXES for kind in ("try", "question")]
    assert list(found) == ["pace_open", "focus_open", *asked]
    assert {each.probability for each in found.values()} == {None}


def test_where_the_answers_only_lean_the_two_ask_and_nothing_is_said_to_be_hard() -> None:
    found = said((0.5, 0.5, -0.5, -0.5), (0.2, 0.2, -0.2, -0.2), error=0.5)

    assert found["pace_apart"].strength == "leaning"
    assert {each.kind for each in found.values()} == {"pace_apart", "focus_open", "try", "question"}


VERDICTS = ("styles", "style", "opposite", "both", "apart", "open")
"""How the kinds of claims end, what says most first."""


def test_the_verdict_comes_first_and_everybody_gets_something_to_try_and_to_ask() -> None:
    """After it what doesn't follow from it, then the rest, then the advice in the order of the claims."""
    bank, rng = settled_bank(), np.random.default_rng(8)
    people = measure(bank, draw_people(bank.norms.correlation, 60, rng), rng, "short").results
    verdicts = set[str]()
    for one, other in combinations(people, 2):
        found = compare(one, other)[1]
        claims = [each for each in found if each.kind.partition("_")[2] in VERDICTS]
        advice = found[len(claims) :]
        ranks = [(VERDICTS.index(each.kind.partition("_")[2]), -(each.probability or 0)) for each in claims]
        assert claims == found[: len(claims)]
        assert ranks[0] == min(ranks)
        assert {"try", "question"} <= {each.kind for each in advice}
        behind = [[base.id in each.id for base in claims].index(True) for each in advice]
        assert behind == sorted(behind)
        if claims[0].kind == "same_style":
            assert [each.kind.endswith("both") for each in claims[1:]] in ([False, False], [False, True], [True, True])
        verdicts.add(claims[0].kind.partition("_")[2])
    assert verdicts >= {*VERDICTS} - {"open"}


def test_swapping_the_two_reverses_the_differences_and_nothing_else() -> None:
    (one, claims), (other, back) = (compare(*two(*pair)) for pair in ((D, S), (S, D)))

    for style in STYLES:
        difference, reverse = one.differences[style], other.differences[style]
        assert difference.difference == pytest.approx(-reverse.difference)
        assert difference.interval is not None
        assert reverse.interval is not None
        assert difference.interval == pytest.approx((-reverse.interval[1], -reverse.interval[0]))
        assert difference.probability == pytest.approx(1 - (reverse.probability or 0))
    assert [(each.id, each.strength) for each in claims] == [(each.id, each.strength) for each in back]


def test_equal_scores_give_no_difference() -> None:
    comparison, _ = compare(*two(D, D))

    for difference in comparison.differences.values():
        assert difference.difference == 0
        assert difference.probability == pytest.approx(0.5)
        assert difference.interval is not None
        assert difference.interval[0] < 0 < difference.interval[1]


def test_without_standard_errors_there_are_no_intervals_and_nothing_is_claimed() -> None:
    comparison, claims = compare(*two(D, D, error=None))

    assert [each.kind for each in claims] == ["no_probabilities"]
    assert all(each.interval is None and each.probability is None for each in comparison.differences.values())


def test_withheld_results_cannot_be_compared(make_results: MakeResults, withheld: Results) -> None:
    with pytest.raises(ValueError, match="withheld"):
        compare(make_results(), withheld)


def test_who_was_scored_by_different_banks_is_compared_with_a_caveat(make_results: MakeResults) -> None:
    def scored(number: int, version: str, fingerprint: str) -> Results:
        of = Instrument(id="discern-en", version=version, form="fixed", blocks=24, fingerprint=fingerprint)
        return make_results(number=number).model_copy(update={"instrument": of})

    def caveats(claims: list[Claim]) -> list[Claim]:
        return [each for each in claims if each.id == "several-banks"]

    one = scored(1, "2", "a")
    for other in (scored(2, "2+people.1", "b"), scored(2, "2", "b")):
        assert caveats(compare(one, other)[1])
        team = [one, other, scored(3, "2", "a")]
        assert len(caveats(analyse_team(TeamRef(id="team_1", name="Harbour"), 3, team, 0)[1])) == 1
    assert not caveats(compare(one, scored(2, "2", "a"))[1])


def test_every_statement_has_a_text_without_names() -> None:
    quetzals = [build_results(f"Quetzal {n}", number=n, theta=theta) for n, theta in enumerate((D, S))]
    for insight in statements.compare(*quetzals).insights:
        assert insight.text_without_names
        assert "Quetzal" not in f"{insight.text_without_names}{insight.template}{insight.evidence}"
        assert "{" not in insight.text_without_names


thetas = st.tuples(*[st.floats(-2.5, 2.5)] * 4)


@given(thetas, thetas, st.floats(0.1, 0.9), st.booleans())
@settings(max_examples=60, deadline=None)
def test_of_each_axis_one_claim_is_made(a: Four, b: Four, error: float, is_settled: bool) -> None:
    found = said(a, b, error=error, settled=is_settled)
    for axis in AXES:
        [claim] = [each for each in found.values() if each.kind.startswith(f"{axis}_")]
        assert claim.kind.removeprefix(f"{axis}_") in {"opposite", "apart", "both", "open"}
        least = 0.6 if claim.kind.endswith("apart") else 0.8
        assert (claim.probability is None) == claim.kind.endswith("open")
        assert claim.probability is None or claim.probability >= least


def assert_words_and_pictures_agree(bank: Bank, pairs: int, form_id: str) -> None:
    """Nothing said of two, or of each of them, contradicts the rest or where their dots are; a third of the people are
    near the middle."""
    rng = np.random.default_rng(5)
    theta = draw_people(bank.norms.correlation, 2 * pairs, rng)
    theta[rng.random(2 * pairs) < 1 / 3] *= 0.3
    people = measure(bank, theta, rng, form_id).results
    dots = dots_of(people)
    for a, b in zip(people[::2], people[1::2], strict=True):
        claims = [*describe_person(a), *describe_person(b), *compare(a, b)[1], *describe_teammates(a, [b])]
        assert list(contradictions(claims)) == []
        assert list(conflicts_with_picture(claims, dots)) == []


@pytest.mark.parametrize("bank", [load_bank, settled_bank])
def test_words_and_pictures_of_two_agree(bank: Callable[[], Bank]) -> None:
    assert_words_and_pictures_agree(bank(), 150, "short")


@pytest.mark.slow
@pytest.mark.parametrize("form_id", ["fixed", "short"])
@pytest.mark.parametrize("bank", [load_bank, settled_bank])
def test_words_and_pictures_of_two_thousand_pairs_agree(bank: Callable[[], Bank], form_id: str) -> None:
    assert_words_and_pictures_agree(bank(), 2000, form_id)


def test_contradictions_and_conflicts_are_found() -> None:
    ana, bo = two(D, S)
    there, back = compare(ana, bo)[1], compare(*two(S, D))[1]
    ids = {id_ for pair in contradictions([*there, *back]) for id_ in pair}
    assert {"pace_opposite", "focus_opposite", "opposite_styles-DS"} <= ids
    assert ("style-D", "pace_opposite") in contradictions([*describe_person(ana), *back])
    dots = dots_of([ana, bo])
    assert list(conflicts_with_picture(there, dots)) == []
    assert {"pace_opposite", "opposite_styles-DS"} <= set(conflicts_with_picture(back, dots))
    slow, fast = two(S, D)
    turned = describe_teammates(slow, [fast])
    assert list(conflicts_with_picture(turned, dots)) == [each.id for each in turned]


def test_of_two_nothing_is_claimed_where_answers_look_random_but_whose_they_are() -> None:
    ana, bo = two(D, S)
    for first, names in ((ana, ["Bo"]), (at_random(ana), ["Ana", "Bo"])):
        comparison, [doubt] = compare(first, at_random(bo))
        assert (doubt.kind, doubt.probability, [person.name for person in doubt.people]) == ("random", None, names)
        assert comparison.differences.D.difference > 0


def test_of_team_mates_nothing_is_claimed_where_answers_look_random() -> None:
    ana, bo = two(D, S)
    assert [each.kind for each in describe_teammates(ana, [bo])] == ["teammate_calm"]
    assert [each.kind for each in describe_teammates(ana, [at_random(bo)])] == ["teammate_open"]
    assert describe_teammates(at_random(ana), [bo]) == []


def at_random(results: Results) -> Results:
    """The same results of answers that look random."""
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    return results.model_copy(update={"quality": quality})
