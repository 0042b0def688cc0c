"""Sub-groups, six situations, and what a newcomer would change: what is claimed, and that it is consistent."""

from collections.abc import Callable

import numpy as np
import pytest

from discern import words
from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.insight import analyse_team, describe_newcomers, imagine
from discern.insight.circle import ENDS_OF
from discern.insight.claims import claim
from discern.insight.team.ranking import drop_contradictions
from discern.insight.team.situations import LARGEST, SITUATIONS
from discern.instrument import draw_people, load_bank
from tests.support.catalog_files import messages
from tests.support.results import LEADS, MakeResults
from tests.support.simulated_people import TEAM, measure, settled_bank, split

Claims = Callable[..., list[Claim]]
Four = tuple[float, float, float, float]

AT: dict[str, Four] = {**LEADS, "?": (0, 0, 0, 0)}


@pytest.fixture
def people(make_results: MakeResults) -> Callable[..., list[Results]]:
    """People who very likely lie in the directions of these styles, or are unknown."""

    def run(styles: str, *, settled: bool = True) -> list[Results]:
        return [
            make_results(f"P{n}", number=n, theta=AT[style], error=1.0 if style == "?" else 0.5, settled=settled)
            for n, style in enumerate(styles, start=1)
        ]

    return run


@pytest.fixture
def claims(people: Callable[..., list[Results]]) -> Claims:
    def run(styles: str, *, settled: bool = True) -> list[Claim]:
        return analyse_team(TEAM, len(styles), people(styles, settled=settled), 0)[1]

    return run


def ids(found: list[Claim], kind: str) -> list[str]:
    return [each.id for each in found if each.kind == kind]


@pytest.mark.parametrize(
    ("styles", "fact"),
    [
        ("DDIIDIC", "most-fast"),
        ("SSCCSCI", "most-calm"),
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
        said = words.say(each)
        easy, hard, _ = said.text.split(".")
        assert "hard" in hard
        assert "hard" not in easy
        # The fact is a tap away, and its own claim says it.
        assert said.detail
        assert said.detail not in said.text


def test_before_levels_are_settled_a_situation_rests_on_likely_facts_and_never_on_where_most_are(
    claims: Claims,
) -> None:
    for styles in ("DDIIDIC", "DDDDSSS", "CCC????"):
        found = [each for each in claims(styles, settled=False) if each.kind == "situation"]
        assert not any("-most-" in each.id for each in found)
        assert all(each.probability is not None and each.probability >= 0.8 for each in found)


def test_each_situation_is_told_once_and_nobody_is_named(claims: Claims) -> None:
    for styles in ("DDIIDIC", "DDDDSSS", "ISISISIDC"):
        found = [each for each in claims(styles) if each.kind == "situation"]
        assert [each.id.split("-")[1] for each in found] == list(SITUATIONS)
        assert not any(each.people for each in found)


def test_a_third_in_the_direction_of_a_style_matters_where_the_style_does(claims: Claims) -> None:
    found = ids(claims("CCC??????"), "situation")

    assert "situation-planning-many-C" in found
    assert not any("meetings-many" in each for each in found)


def test_flat_profiles_and_large_crowds_have_no_situations(claims: Claims) -> None:
    assert ids(claims("???????", settled=False), "situation") == []
    assert ids(claims("D" * (LARGEST + 1)), "situation") == []
    assert ids(claims("D" * LARGEST), "situation") != []


def test_the_catalogue_has_words_for_every_fact_in_every_situation() -> None:
    for situation, facts in SITUATIONS.items():
        texts, details = set(), set()
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
            texts |= {words.say(about, voice=voice).text for voice in ("named", "you")}
            details.add(words.say(about).detail)
        assert len(texts) >= 2 * len(facts) - 1
        assert len(details) == len(facts)


def test_those_who_are_surely_in_a_sub_group_are_named(claims: Claims) -> None:
    found = claims("DDDSSS")
    groups = {each.id: sorted(person.name for person in each.people) for each in found if each.kind == "group"}

    assert groups == {"group-D": ["P1", "P2", "P3"], "group-S": ["P4", "P5", "P6"]}
    assert all(each.probability is not None and each.probability >= 0.8 for each in found if each.kind == "group")
    assert ids(found, "divided") == [], "the split says it already"


def test_a_group_of_many_names_the_surest_four(claims: Claims) -> None:
    groups = [each for each in claims("D" * 9 + "S" * 9) if each.kind == "group"]

    assert [len(each.people) for each in groups] == [4, 4]


def test_two_ends_make_groups_where_no_style_splits_the_team(claims: Claims) -> None:
    found = claims("DDDCCC")

    assert "divided-pace" in ids(found, "divided")
    assert ids(found, "group") == ["group-fast", "group-calm"]
    (said,) = [words.say(each) for each in found if each.id == "group-fast"]
    assert all(name in said.text for name in ("P1", "P2", "P3"))
    assert "P1" not in (said.text_without_names or "P1")
    assert {"strength-divided-pace", "watch_out-divided-pace", "try-divided-pace"} <= {each.id for each in found}


def test_a_bridge_comes_with_its_cost_and_with_relief(claims: Claims) -> None:
    found = {each.id: words.say(each) for each in claims("DDDSSSI")}

    (bridge,) = [each for each in found if each.startswith("bridge-")]
    assert found[bridge].text == "P7 links those who push ahead with those who keep things steady."
    assert found[f"watch_out-{bridge}"].text == "P7 has to explain each plan twice."
    assert found[f"try-{bridge}"].text.endswith("while P7 listens.")
    assert "P7" not in (found[f"try-{bridge}"].text_without_names or "P7")


def test_three_absent_styles_are_one_fact(claims: Claims) -> None:
    found = claims("SSSSS")

    assert ids(found, "absent") == ["absent-DIC"]
    (said,) = [each for each in found if each.kind == "absent"]
    assert (said.message, said.arguments["only"].styles) == ("team-everyone", ("S",))  # type: ignore[union-attr]
    assert found[0] is said, "nothing says more of a team"
    advised = {each.kind: words.say(each, voice="you").text for each in found if each.id.endswith("absent-DIC")}
    # It is about the style that all have, as where most are.
    assert advised["strength"] == "As a team you rely on one another, and work goes on at an even pace."
    assert set(advised) == {"absent", "strength", "watch_out", "question", "try"}


def test_absent_styles_stay_apart_where_together_they_are_far_less_certain(make_results: MakeResults) -> None:
    """Nobody is in the directions of D and C, very likely, and of I, leaning: of all three that would be two words
    less."""
    team = [make_results(f"P{n}", number=n, theta=(-1.1, 0.35, 1.1, -0.35)) for n in range(5)]
    found = {each.id: each.strength for each in analyse_team(TEAM, 5, team, 0)[1] if each.kind == "absent"}

    assert found == {"absent-DC": "very likely", "absent-I": "leaning"}


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
        (("majority-DI", "majority", 0.7), ("centre-open", "centre", None), ["majority-DI"]),
        (("majority-DI", "majority", 0.7), ("centre-calm", "centre", 0.9), ["centre-calm"]),
        (("majority-DI", "majority", 0.9), ("centre-calm", "centre", 0.7), ["majority-DI"]),
        (("majority-DI", "majority", 0.7), ("centre-fast", "centre", 0.9), ["majority-DI", "centre-fast"]),
        (("majority-D", "majority", 0.9), ("centre-people", "centre", 0.9), ["majority-D"]),
        (("centre-S", "centre", 0.8), ("majority-DC", "majority", 0.9), ["centre-S"]),
        (("centre-DI", "centre", 0.8), ("majority-IS", "majority", 0.9), ["centre-DI", "majority-IS"]),
        (("split-DS", "split", 0.7), ("spread-close", "spread", 0.9), ["spread-close"]),
        (("divided-pace", "divided", 0.9), ("spread-close", "spread", 0.7), ["divided-pace"]),
        (
            ("centre-fast", "centre", 0.7),
            ("situation-crisis-most-calm", "situation", 0.8),
            ["situation-crisis-most-calm"],
        ),
        (
            ("centre-fast", "centre", 0.7),
            ("situation-crisis-most-task", "situation", 0.8),
            ["centre-fast", "situation-crisis-most-task"],
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
        ("SSSSI", "C", "first"),
        ("SSSSC", "C", "second"),
        ("SSSSCCC", "D", "first"),
        ("SSSSSDD", "D", "against-fast"),
        ("SSSSSSI", "S", "same"),
        ("DDIIDII", "I", "same"),
        ("DDIICCSS", "D", "several"),
    ],
)
def test_a_newcomer_changes_most_what_the_team_has_least(
    people: Callable[..., list[Results]], styles: str, joins: Style, what: str
) -> None:
    newcomer = imagine(load_bank(), joins, "Newcomer")
    said, first_week = describe_newcomers(len(styles), people(styles), [newcomer])

    assert said.id == f"newcomer-{joins}-{what}"
    assert first_week.id == f"first_week-{said.id}"
    assert (first_week.strength, first_week.evidence) == (said.strength, said.evidence)
    assert words.say(said).text.endswith(".")
    assert "first" in words.say(first_week).text


def test_a_newcomer_is_described_once_a_style_and_only_of_a_profiled_team(
    people: Callable[..., list[Results]],
) -> None:
    bank = load_bank()
    two = [imagine(bank, "D", "One"), imagine(bank, "D", "Two", 2), imagine(bank, "S", "Three")]

    assert [each.kind for each in describe_newcomers(5, people("SSCCI"), two)] == ["newcomer", "first_week"] * 2
    assert describe_newcomers(2, people("SS"), two) == []
    # Of three or four, what is missing isn't said; what suits any such newcomer is.
    opened, first_week = describe_newcomers(4, people("SSCI"), two[:1])
    assert (opened.id, opened.probability) == ("newcomer-D-open", None)
    assert words.say(first_week).text == "In the first week, give the newcomer one aim with a date."


def test_the_catalogue_has_a_first_week_for_every_newcomer() -> None:
    assert {"team-newcomer", "team-newcomer-open", "team-first-week"} <= messages().keys()
    for style, own in ENDS_OF.items():
        kinds = ["first", "second", "same", "several", *(f"{a}-{b}" for a in ("against", "alike") for b in own)]
        texts = {
            words.say(claim("x", "newcomer", message, 0.9, [], (), styles=(style,), what=what, scope="whole")).text
            for what in kinds
            for message in ("team-newcomer", "team-first-week")
        }
        assert len(texts) == 2 * len(kinds)


def test_teams_of_twenty_try_different_things() -> None:
    bank, rng = settled_bank(), np.random.default_rng(4)
    crowd = measure(bank, draw_people(bank.norms.correlation, 20 * 8, rng), rng)
    tried = []
    for team in split(crowd, [20] * 8):
        found = analyse_team(TEAM, 20, team.results, 0)[1]
        tried.append(tuple(sorted(words.say(each, voice="unnamed").text for each in found if each.kind == "try")))

    assert min(map(len, tried)) >= 1
    assert np.mean([*map(len, tried)]) > 1.5
    assert len(set(tried)) >= 5
