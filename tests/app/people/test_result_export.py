"""The workbook of one person's results: the columns of the list of people, and score by score."""

from datetime import date
from typing import Any

from discern.contract.models.results import Quality, QualityCheck, Results
from discern_app.people.result_export import result_workbook
from tests.support.results import WITHHELD, build_results

ON = date(2026, 11, 20)


def sheets(results: Results) -> tuple[dict[str, Any], list[Any]]:
    """The row about the person, and those about the scores."""
    person, scores = result_workbook(results, None, ON).sheets.values()
    assert len(person) == 1
    return dict(person[0]), list(scores)


def test_the_person_has_the_columns_of_the_list_and_each_score_its_range() -> None:
    results = build_results("Ana")
    person, scores = sheets(results)
    assert results.scores is not None
    assert results.style is not None
    d = results.scores.D
    assert (person["Person"], person["Style"], person["How sure"]) == ("Ana", "Dominance (D)", "Very likely")
    assert d.interval is not None
    assert (person["D"], person["D low"], person["D high"]) == (d.score, *d.interval)
    assert [row["Style"] for row in scores][:2] == ["D · Dominance", "I · Influence"]
    assert (scores[0]["Score"], scores[0]["Low"], scores[0]["High"]) == (d.score, *d.interval)
    assert results.style.highest is not None
    assert 0.9 < scores[0]["Highest"] <= 0.995
    assert list(scores[0])[-1] == "Assessment id"


def test_withheld_results_have_no_scores_and_say_why() -> None:
    person, scores = sheets(WITHHELD)
    assert (person["Style"], person["How sure"], person["D"], person["Answers"]) == (None, None, None, "Too unclear")
    assert [row["Answers"] for row in scores] == ["Too unclear"]


def test_nothing_is_called_sure_where_answers_look_random() -> None:
    check = QualityCheck(id="near_random", passed=False, meaning="like picking at random")
    random = build_results().model_copy(update={"quality": Quality(verdict="caution", checks=[check])})
    person, scores = sheets(random)
    assert person["Style"] == "Unclear answers"
    assert {person[column] for column in ("How likely", "How sure", "D", "D low")} == {None}
    assert {row["Answers"] for row in scores} == {"Something unusual"}


def test_of_a_service_that_doesn_t_measure_how_sure_it_is_nothing_is_made_up() -> None:
    results = build_results(error=None, label="Di")
    person, scores = sheets(results)
    assert (person["Style"], person["How likely"], person["How sure"], person["D low"]) == ("Di", None, None, None)
    assert {row["Low"] for row in scores} == {None}
    assert "Missing ranges" in dict(result_workbook(results, None, ON).about)
