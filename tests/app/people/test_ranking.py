"""People in the order of a style: who is first, and how sure that is."""

import pytest

from discern import words
from discern.client import Client, operations
from discern.contract import STYLES, Candidate, CandidateQuery, Score, Style
from discern_app.insight.style_ranking import Follower, in_order_of, ranking_html
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


def ranked(*followers: Follower, all_shown: bool = True) -> str:
    made = ranking_html("cand_Ana", "Ana", Score(score=82, interval=(74, 89)), followers, "C", all_shown=all_shown)
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
        pytest.param((0.55, 0.97), "Most careful: Ana or B0. Their answers can’t tell which.", id="open"),
    ],
)
def test_the_headline_is_no_surer_than_the_least_sure_of_its_chips(behind: tuple[float, ...], headline: str) -> None:
    said = ranked(*(follower(f"B{place}", chance) for place, chance in enumerate(behind)))
    assert said.splitlines()[0] == headline


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
