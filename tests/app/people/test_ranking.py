"""People in the order of a style: who is first, and how sure that is."""

from math import hypot
from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern import words
from discern.client import Client, operations
from discern.contract import STYLES, Candidate, CandidateQuery, Score, Style
from discern.contract.score_errors import error_of, highest_of_all, theta_of
from discern_app.insight.style_ranking import Follower, Overall, in_order_of, overall_of, ranking_html
from tests.support.pages import Open, run, text_of_html, texts, with_sample_company

AT = "2026-11-20T10:00:00Z"


def person(name: str, score: float | None, **results: object) -> Candidate:
    known = {
        "assessment_id": f"asm_{name}",
        "completed_at": AT,
        "label": "C",
        "primary": "C",
        "scores": {"D": 50, "I": 50, "S": 50, "C": score},
        **results,
    }
    profile = {"status": "completed", "results": None if score is None else known}
    return Candidate.model_validate({"id": f"cand_{name}", "name": name, "created_at": AT, "profile": profile})


def follower(name: str, behind: float) -> Follower:
    return Follower(f"cand_{name}", name, Score(score=70, interval=(60, 80)), behind)


def ranked(*followers: Follower, overall: Overall | None = None, all_shown: bool = True) -> str:
    first = Score(score=82, interval=(74, 89))
    made = ranking_html("cand_Ana", "Ana", first, followers, "C", overall, all_shown=all_shown)
    return text_of_html(made)


def test_people_come_by_their_exact_scores_and_those_without_one_last() -> None:
    check = {"id": "near_random", "passed": False, "meaning": "like picking at random"}
    doubtful = person("Random", 99, quality={"verdict": "caution", "checks": [check]})
    people = [person("None", None), doubtful, person("Low", 40.2), person("High", 40.4)]
    assert [each.name for each in in_order_of(people, "C")] == ["High", "Low", "None", "Random"]


@pytest.mark.parametrize(
    ("behind", "headline"),
    [
        pytest.param((0.85, 0.97), "Most careful: Ana", id="likely"),
        pytest.param((0.65, 0.97), "Most careful, more likely than not: Ana", id="leaning"),
        pytest.param((0.55, 0.97), "Most careful: Ana or B0. Their answers can't tell which.", id="open"),
    ],
)
def test_the_headline_is_no_surer_than_the_least_sure_of_its_chips(behind: tuple[float, ...], headline: str) -> None:
    said = ranked(*(follower(f"B{place}", chance) for place, chance in enumerate(behind)))
    assert said.splitlines()[0] == headline


@pytest.mark.parametrize(
    ("probability", "headline"),
    [
        pytest.param(0.82, "Most careful: Ana", id="likely"),
        pytest.param(0.65, "Most careful, more likely than not: Ana", id="leaning"),
        pytest.param(
            0.34, "Most careful: Ana, or somebody else close behind. Their answers can't tell.", id="many-close-behind"
        ),
    ],
)
def test_the_headline_is_no_surer_than_that_the_first_is_highest_of_all(probability: float, headline: str) -> None:
    said = ranked(follower("Ben", 0.85), overall=Overall(probability, 36, is_bound=False), all_shown=False)
    first, second, *_ = said.splitlines()
    assert first == headline
    assert second == f"How likely it is that Ana is the highest of all 36: {probability:.0%}"


def test_of_many_the_first_is_said_to_be_highest_with_at_most_the_chance_among_those_weighed() -> None:
    overall = overall_of(measured(1.0, 0.3), [measured(0.8, 0.3)], 300)
    assert overall is not None
    assert (overall.people, overall.is_bound) == (302, True)
    assert "highest of all 302: at most" in ranked(follower("Ben", 0.85), overall=overall, all_shown=False)


def measured(theta: float, error: float) -> Score:
    density = 100 * NormalDist().pdf(theta)
    return Score(score=100 * NormalDist().cdf(theta), se=error * density, theta=theta)


THETA, ERROR = st.floats(-2.5, 2.5), st.floats(0.1, 0.9)
PEOPLE = st.lists(st.builds(measured, THETA, ERROR), min_size=2, max_size=12)


@given(PEOPLE)
def test_nobody_is_surer_to_be_highest_of_all_than_to_be_ahead_of_any_one(people: list[Score]) -> None:
    first, *others = people
    whole = highest_of_all(first, others)
    assert whole is not None
    for other in others:
        error = hypot(error_of(first) or 0, error_of(other) or 0)
        ahead = NormalDist().cdf((theta_of(first) - theta_of(other)) / error)
        assert whole <= ahead + 1e-12
        assert highest_of_all(first, [other]) == pytest.approx(ahead, abs=1e-6)


@given(PEOPLE)
def test_the_chances_of_all_to_be_highest_add_up_to_one(people: list[Score]) -> None:
    chances = [highest_of_all(each, [*people[:n], *people[n + 1 :]]) or 0.0 for n, each in enumerate(people)]
    assert sum(chances) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("size", [2, 5, 40])
def test_the_chance_to_be_highest_of_all_is_that_in_a_simulation(size: int) -> None:
    random = np.random.default_rng(size)
    thetas, errors = np.sort(random.normal(size=size))[::-1], random.uniform(0.2, 0.6, size)
    drawn = random.normal(thetas, errors, (200_000, size))
    first, *others = map(measured, thetas.tolist(), errors.tolist())
    assert highest_of_all(first, others) == pytest.approx(np.mean(drawn.argmax(axis=1) == 0), abs=0.005)


def test_without_a_known_error_nobody_is_said_to_be_highest_of_all() -> None:
    assert highest_of_all(measured(1.0, 0.3), [Score(score=50)]) is None


def test_somebody_who_is_not_shown_may_be_as_close() -> None:
    said = ranked(follower("Ben", 0.51), follower("Cem", 0.58), all_shown=False)
    assert said.startswith("Most careful: Ana, Ben, or Cem, or somebody else close behind.")


def test_each_of_the_next_has_a_score_with_its_range_and_how_sure_it_is() -> None:
    said = ranked(follower("<Ben>", 0.71))
    assert "of <Ben>, 70 (60–80)" in said
    assert "Leaning 71%" in said
    assert "82 (74–89)" in said


@with_sample_company
@pytest.mark.parametrize("style", STYLES)
def test_everybody_is_listed_in_the_order_of_a_style(open_page: Open, client: Client, style: Style) -> None:
    test = open_page("people", sort=style)
    table = test.dataframe[0].value
    assert list(table.columns)[:2] == ["Person", style]
    assert "How likely" not in table.columns
    scores = [each for each in table[style] if each == each]
    assert len(scores) > 30
    assert scores == sorted(scores, reverse=True)
    assert len(table) == 40
    people = client.send(operations.list_candidates(CandidateQuery(include="profile", limit=200))).data
    ids = {each.name: each.id for each in people}
    first, second = list(table["Person"])[:2]
    compared = client.send(operations.compare_people(ids[first], ids[second]))
    chance = compared.differences[style].probability
    assert chance is not None
    assert f"{first} is the highest of all {len(scores)}: " in texts(test)
    assert f"of {second}, " in texts(test)
    assert words.percent(chance, "en") in texts(test)


@with_sample_company
def test_the_order_is_chosen_in_everyday_words_above_the_table(open_page: Open) -> None:
    test = open_page("people")
    [order] = [each for each in test.selectbox if each.label == "Order"]
    assert order.options[2:] == [
        "Order: most careful (C)",
        "Order: most steady (S)",
        "Order: most outgoing (I)",
        "Order: most direct (D)",
    ]
    order.set_value("C")
    run(test)
    assert test.query_params["sort"] == "C"
    assert "Most careful" in texts(test)


@with_sample_company
def test_an_order_keeps_to_the_team_that_is_chosen(open_page: Open, client: Client) -> None:
    [team] = client.send(operations.list_teams()).data[:1]
    test = open_page("people", sort="C", team=team.id)
    assert set(test.dataframe[0].value["Person"]) <= {
        each.name for each in client.send(operations.get_team(team.id)).members
    }


@with_sample_company
def test_home_leads_to_who_is_most_careful(open_page: Open) -> None:
    [link] = [each for each in open_page("home").get("page_link") if "most careful" in each.proto.label]
    assert link.proto.query_string == "sort=C"


@pytest.mark.parametrize("style", STYLES)
def test_a_question_finds_the_styles_by_the_words_of_the_order(style: Style) -> None:
    known = words.format_message("en", "asking-style-words", {"style": style}).split()
    assert words.format_message("en", "people-ranking-most", {"styles": style}).split()[-1] in known
