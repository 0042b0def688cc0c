"""Sub-groups, six situations, and what a newcomer would change: what is claimed, and that it is consistent."""

from collections.abc import Callable
from itertools import product
from math import comb

import numpy as np
import pytest

from discern import words
from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamRef
from discern.contract.styles import STYLES, Style
from discern.insight import analyse_team, describe_newcomers, imagine
from discern.insight.claims import claim
from discern.insight.team.advice import drop_contradictions
from discern.insight.team.counts import (
    EndCounts,
    least_of_third,
    prob_at_least,
    prob_both,
    prob_both_by_chance,
    prob_most,
)
from discern.insight.team.situations import LARGEST, SITUATIONS
from discern.instrument import draw_people, load_bank
from tests.support.catalog_files import messages
from tests.support.simulated_people import TEAM, measure, split

MakeResults = Callable[..., Results]
Claims = Callable[..., list[Claim]]
Four = tuple[float, float, float, float]

AT: dict[str, Four] = {
    "D": (1.2, 0, -1.2, 0),
    "I": (0, 1.2, 0, -1.2),
    "S": (-1.2, 0, 1.2, 0),
    "C": (0, -1.2, 0, 1.2),
    "?": (0, 0, 0, 0),
}
"""θ of people who lead with a style, or with none."""


def probabilities(style: str) -> tuple[float, ...]:
    """Of leading with each style: nearly sure, or open."""
    return (0.25,) * 4 if style == "?" else tuple(0.97 if each == style else 0.01 for each in STYLES)


@pytest.fixture
def people(make_results: MakeResults) -> Callable[[str], list[Results]]:
    def run(styles: str) -> list[Results]:
        return [
            make_results(f"P{n}", number=n, theta=AT[style], probabilities=probabilities(style))
            for n, style in enumerate(styles, start=1)
        ]

    return run


@pytest.fixture
def claims(people: Callable[[str], list[Results]]) -> Claims:
    def run(styles: str, size: int | None = None) -> list[Claim]:
        return analyse_team(TEAM, len(styles) if size is None else size, people(styles), 0)[1]

    return run


def ids(found: list[Claim], kind: str) -> list[str]:
    return [each.id for each in found if each.kind == kind]


def test_ends_are_counted_person_by_person() -> None:
    rng = np.random.default_rng(2)
    places, variances = rng.normal(0, 1, (4, 2)), rng.uniform(0.1, 0.4, 4)
    counts = EndCounts.of(places, variances)
    # Given the shared error people are independent, so every count is a sum over who is at the end and who isn't.
    total = 0.0
    for ends, weight in zip(counts.by_shift, (1 / 6, 2 / 3, 1 / 6), strict=True):
        for row in product((True, False), repeat=4):
            chance = np.prod([p if at else 1 - p for p, at in zip(ends["active"], row, strict=True)])
            total += weight * float(chance) * (sum(row) > 2)

    assert counts.prob_most("active") == pytest.approx(total)
    assert counts.prob_all("people", [0, 2]) <= counts.of_each("people")[[0, 2]].min()
    assert (counts.of_each("active") + counts.of_each("thoughtful")).max() < 1


def test_probabilities_of_counts_are_those_of_the_binomial() -> None:
    share = np.full(7, 0.4)
    binomial = [comb(7, k) * 0.4**k * 0.6 ** (7 - k) for k in range(8)]

    assert prob_most(share) == pytest.approx(sum(binomial[4:]))
    assert prob_at_least(share, 2) == pytest.approx(sum(binomial[2:]))
    assert prob_both(share, np.full(7, 0.6), 3) == pytest.approx(binomial[3] + binomial[4])
    assert prob_both_by_chance(4, 2) == pytest.approx(6 * 0.419**4, rel=0.01)
    assert [least_of_third(size) for size in (3, 4, 6, 7, 40)] == [2, 2, 2, 3, 14]


@pytest.mark.parametrize(
    ("styles", "fact"),
    [
        ("DDIIDIC", "most-active"),
        ("SSCCSCI", "most-thoughtful"),
        ("IISSISD", "most-people"),
        ("DDCCDCI", "most-task"),
        ("DDDDSSS", "divided-pace"),
        ("IIIICCC", "divided-focus"),
    ],
)
def test_a_situation_rests_on_where_most_are_or_on_two_groups(claims: Claims, styles: str, fact: str) -> None:
    found = claims(styles)

    assert any(each.endswith(fact) for each in ids(found, "situation"))
    for each in (each for each in found if each.kind == "situation"):
        assert each.probability is not None
        assert each.probability >= 0.6
        text = words.say(each).text
        assert "Easy: " in text
        assert "Hard: " in text


def test_each_situation_is_told_once_and_nobody_is_named(claims: Claims) -> None:
    for styles in ("DDIIDIC", "DDDDSSS", "ISISISIDC"):
        found = [each for each in claims(styles) if each.kind == "situation"]
        assert [each.id.split("-")[1] for each in found] == list(SITUATIONS)
        assert not any(each.people for each in found)


def test_a_third_that_leads_with_a_style_matters_where_the_style_does(claims: Claims) -> None:
    found = ids(claims("CCC??????"), "situation")

    assert "situation-planning-many-C" in found
    assert not any("meetings-many" in each for each in found)


def test_flat_profiles_and_large_crowds_have_no_situations(
    claims: Claims, people: Callable[..., list[Results]]
) -> None:
    assert ids(claims("???????"), "situation") == []
    assert ids(claims("D" * (LARGEST + 1)), "situation") == []
    assert len(ids(claims("D" * LARGEST), "situation")) == len(SITUATIONS)


def test_the_catalogue_has_words_for_every_fact_in_every_situation() -> None:
    for situation, facts in SITUATIONS.items():
        texts = set()
        for fact in facts:
            about = claim(
                f"situation-{situation}-{fact}",
                "situation",
                f"situation-{situation}",
                0.9,
                [],
                (),
                fact=fact,
                least=3,
                scope="whole",
                profiled=7,
            )
            texts.add(words.say(about).text.partition("Easy: ")[2])
        assert len(texts) == len(facts)


def test_those_who_are_surely_in_a_sub_group_are_named(claims: Claims) -> None:
    found = claims("DDDSSS")
    groups = {each.id: [person.name for person in each.people] for each in found if each.kind == "group"}

    assert groups == {"group-D": ["P1", "P2", "P3"], "group-S": ["P4", "P5", "P6"]}
    assert all(each.probability is not None and each.probability >= 0.8 for each in found if each.kind == "group")
    assert ids(found, "divided") == [], "the split says it already"


def test_a_group_of_many_names_the_surest_four(claims: Claims) -> None:
    groups = [each for each in claims("D" * 9 + "S" * 9) if each.kind == "group"]

    assert [len(each.people) for each in groups] == [4, 4]


def test_two_ends_make_groups_where_no_style_splits_the_team(claims: Claims) -> None:
    found = claims("DDDCCC")

    assert "divided-pace" in ids(found, "divided")
    assert ids(found, "group") == ["group-active", "group-thoughtful"]
    (said,) = [words.say(each) for each in found if each.id == "group-active"]
    assert said.text.startswith("P1, P2 and P3 are ")
    assert "P1" not in (said.text_without_names or "P1")
    assert {"strength-divided-pace", "watch_out-divided-pace", "try-divided-pace"} <= {each.id for each in found}


def test_a_bridge_comes_with_its_cost_and_with_relief(claims: Claims) -> None:
    found = {each.id: words.say(each) for each in claims("DDDSSSI")}

    (bridge,) = [each for each in found if each.startswith("bridge-")]
    assert found[f"watch_out-{bridge}"].text.startswith("P7 ")
    assert "P7 only listens" in found[f"try-{bridge}"].text
    assert "P7" not in (found[f"try-{bridge}"].text_without_names or "P7")


def test_three_absent_styles_are_one_fact(claims: Claims) -> None:
    found = claims("SSS")

    assert ids(found, "absent") == ["absent-DIC"]
    (said,) = [words.say(each) for each in found if each.kind == "absent"]
    assert said.text == "Likely everybody in this team leads with Steadiness (S), and nobody with D, I, or C."
    assert "question-absent-DIC" in {each.id for each in found}
    assert "watch_out-absent-DIC" not in {each.id for each in found}


def test_absent_styles_stay_apart_where_together_they_are_far_less_certain(make_results: MakeResults) -> None:
    leads = (0.002, 0.112, 0.443, 0.443)
    team = [make_results(f"P{n}", number=n, probabilities=leads) for n in range(4)]
    found = analyse_team(TEAM, 4, team, 0)[1]

    # Nobody leads with D at 99%, with I at 62%; with neither at 61%, which would take two words from D.
    assert ids(found, "absent") == ["absent-D", "absent-I"]


def test_nothing_calls_a_count_uncertain_that_a_claim_states(claims: Claims) -> None:
    for styles in ("SSS?", "SSSC??", "DDSS???", "DISC????"):
        for wide in (each for each in claims(styles) if each.id == "wide"):
            named = {figure.arguments["styles"].styles[0] for figure in wide.evidence}  # type: ignore[union-attr]
            stated = {
                style
                for each in claims(styles)
                if each.kind in {"absent", "lone", "split"} or (each.kind == "majority" and len(each.id) == 10)
                for style in STYLES
                if style in each.id.split("-")[1]
            }
            assert not named & stated


def statement(id_: str, kind: str, probability: float | None) -> Claim:
    return claim(id_, kind, kind, probability, [], ())


@pytest.mark.parametrize(
    ("one", "other", "kept"),
    [
        (("majority-DI", "majority", 0.7), ("centre-middle", "centre", 0.9), ["majority-DI"]),
        (("majority-DI", "majority", 0.7), ("centre-open", "centre", None), ["majority-DI"]),
        (("majority-DI", "majority", 0.7), ("centre-thoughtful", "centre", 0.9), ["majority-DI"]),
        (("majority-DI", "majority", 0.7), ("centre-active", "centre", 0.9), ["majority-DI", "centre-active"]),
        (("majority-DS", "majority", 0.7), ("centre-middle", "centre", 0.9), ["majority-DS", "centre-middle"]),
        (("split-DS", "split", 0.7), ("spread-close", "spread", 0.9), ["spread-close"]),
        (("divided-pace", "divided", 0.9), ("spread-close", "spread", 0.7), ["divided-pace"]),
        (
            ("centre-active", "centre", 0.7),
            ("situation-crisis-most-thoughtful", "situation", 0.8),
            ["situation-crisis-most-thoughtful"],
        ),
        (
            ("centre-active", "centre", 0.7),
            ("situation-crisis-most-task", "situation", 0.8),
            ["centre-active", "situation-crisis-most-task"],
        ),
    ],
)
def test_of_two_claims_that_contradict_each_other_one_is_made(
    one: tuple[str, str, float], other: tuple[str, str, float | None], kept: list[str]
) -> None:
    assert [each.id for each in drop_contradictions([statement(*one), statement(*other)])] == kept


@pytest.mark.parametrize(
    ("styles", "joins", "what"),
    [
        ("SSSI", "C", "first"),
        ("SSSC", "C", "second"),
        ("SSSSCCC", "D", "first"),
        ("SSSSSDD", "D", "against-active"),
        ("SSSSSSI", "S", "same"),
        ("DDIIDII", "I", "same"),
        ("DDIICCSS", "D", "several"),
    ],
)
def test_a_newcomer_changes_most_what_the_team_has_least(
    people: Callable[[str], list[Results]], styles: str, joins: Style, what: str
) -> None:
    newcomer = imagine(load_bank(), joins, "Newcomer")
    said, first_week = describe_newcomers(len(styles), people(styles), [newcomer])

    assert said.id == f"newcomer-{joins}-{what}"
    assert first_week.id == f"first_week-{said.id}"
    assert (first_week.strength, first_week.evidence) == (said.strength, said.evidence)
    assert words.say(said).text.endswith(".")
    assert "first" in words.say(first_week).text


def test_a_newcomer_is_described_once_a_style_and_only_of_a_profiled_team(
    people: Callable[[str], list[Results]],
) -> None:
    bank = load_bank()
    two = [imagine(bank, "D", "One"), imagine(bank, "D", "Two", 2), imagine(bank, "S", "Three")]

    assert [each.kind for each in describe_newcomers(4, people("SSCI"), two)] == ["newcomer", "first_week"] * 2
    assert describe_newcomers(2, people("SS"), two) == []
    (opened,) = describe_newcomers(3, people("???"), two[:1])
    assert (opened.id, opened.probability) == ("newcomer-D-open", None)


def test_the_catalogue_has_a_first_week_for_every_newcomer() -> None:
    assert {"team-newcomer", "team-newcomer-open", "team-first-week"} <= messages().keys()
    ends = {
        "D": ("active", "task"),
        "I": ("active", "people"),
        "S": ("thoughtful", "people"),
        "C": ("thoughtful", "task"),
    }
    for style, own in ends.items():
        kinds = ["first", "second", "same", "several", *(f"{a}-{b}" for a in ("against", "alike") for b in own)]
        texts = {
            words.say(claim("x", "newcomer", message, 0.9, [], (), styles=(style,), what=what, scope="whole")).text  # type: ignore[arg-type]
            for what in kinds
            for message in ("team-newcomer", "team-first-week")
        }
        assert len(texts) == 2 * len(kinds)


def test_teams_of_forty_try_different_things() -> None:
    bank, rng = load_bank(), np.random.default_rng(4)
    crowd = measure(bank, draw_people(bank.norms.correlation, 40 * 8, rng), rng)
    tried = []
    for team in split(crowd, [40] * 8):
        found = analyse_team(TeamRef(id="t", name="T"), 40, team.results, 0)[1]
        tried.append(tuple(sorted(words.say(each, voice="unnamed").text for each in found if each.kind == "try")))

    # What to try about two people by name is left out in large teams.
    assert min(map(len, tried)) >= 1
    assert np.mean([*map(len, tried)]) > 1.5
    assert len(set(tried)) >= 5
