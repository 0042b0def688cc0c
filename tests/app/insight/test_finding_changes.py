"""What a change of a team would do to its findings: what is new, what goes, and what differs by more than a word."""

import re

import pytest
from hypothesis import given, strategies as st

from discern.contract import CandidateRef, Insight, certainty
from discern_app.insight.finding_changes import MOST, SLIGHT, change_html, changes_html, compare_findings

ANA = CandidateRef(id="cand_1", name="Ana <b>Ruiz</b>")


def claim(id_: str, probability: float | None = 0.9, text: str = "", kind: str = "absent", **given: object) -> Insight:
    strength = "can't tell yet" if probability is None else certainty(probability)
    return Insight.model_validate(
        {"id": id_, "kind": kind, "text": text or f"Sentence {id_}.", "headline": f"Headline {id_}", "evidence": []}
        | {"strength": strength, "probability": probability}
        | given
    )


def section(shown: str, name: str) -> str:
    [found] = re.findall(rf'<section class="{name}">(.*?)</section>', shown)
    return str(found)


def test_findings_are_new_gone_or_changed() -> None:
    before = [claim("a"), claim("b"), claim("c", 0.97)]
    after = [claim("b"), claim("c", 0.85), claim("d")]
    found = compare_findings(before, after, named=True)
    assert [each.id for each in found.added] == ["d"]
    assert [each.id for each in found.removed] == ["a"]
    assert [(old.probability, new.probability) for old, new in found.changed] == [(0.97, 0.85)]


@given(st.floats(0.81, 0.94), st.floats(0.81, 0.94))
def test_a_claim_as_sure_as_before_is_changed_only_by_more_than_a_little(was: float, would_be: float) -> None:
    found = compare_findings([claim("a", was)], [claim("a", would_be, "7 became 8.")], named=True)
    assert bool(found.changed) is (abs(would_be - was) >= SLIGHT / 100)


def test_another_headline_is_a_change_however_sure_both_are() -> None:
    found = compare_findings([claim("a")], [claim("a", headline="Another")], named=True)
    assert len(found.changed) == 1


def test_advice_does_not_change_with_the_claim_that_it_follows_from() -> None:
    found = compare_findings([claim("a", 0.99, kind="try")], [claim("a", 0.7, kind="try")], named=True)
    assert not found.changed


def test_what_is_said_of_other_people_in_the_same_words_is_not_new() -> None:
    """With names they are two statements; without, one that stays."""
    unnamed_text = "Two may clash."
    before = [claim("a", text="Ana and Bo may clash.", people=[ANA], text_without_names=unnamed_text)]
    after = [claim("b", text="Ana and Cy may clash.", people=[ANA], text_without_names=unnamed_text)]
    named, unnamed = (compare_findings(before, after, named=names) for names in (True, False))
    assert len(named.added) == len(named.removed) == 1
    assert [unnamed.added, unnamed.removed, unnamed.changed] == [[], [], []]


def test_a_changed_claim_shows_both_chips_and_folds_both_sentences() -> None:
    shown = change_html(claim("a", 0.97, "Was so."), claim("a", 0.65, "Is so.", people=[ANA]), named=True)
    summary, behind = shown.split("</summary>")
    chips = re.sub("<[^>]*>", "", summary.partition('class="chips"')[2])
    assert re.search(r"Very likely 97%.*→.*Leaning 65%", chips)
    assert "Ana &lt;b&gt;Ruiz&lt;/b&gt; · Headline a" in summary
    assert "Was so." not in summary
    assert "Was so." in behind
    assert "Is so." in behind


def test_a_chip_that_stays_is_shown_once_and_the_earlier_headline_is_said() -> None:
    shown = change_html(claim("a", headline="Was < so"), claim("a"), named=True).partition("</summary>")[0]
    assert shown.count('class="chip ') == 1
    assert "Before: Was &lt; so" in shown


def test_each_list_has_its_claims_in_view_and_its_advice_folded() -> None:
    after = [claim("0", 0.7), *(claim(f"{n}") for n in range(1, MOST + 1)), claim("t", 0.99, kind="try")]
    new = section(changes_html([], after, named=True), "new")
    seen, folded = new.split('<details class="more">')
    assert [f"Headline {n}" in seen for n in range(MOST + 1)] == [False, *[True] * MOST]
    assert "Headline 0" in folded
    assert "Headline t" in folded
    assert "2 more findings" in folded
    assert seen.count('class="mark new"') == MOST


def test_first_comes_how_many_changes_there_are_and_how_many_of_them_matter() -> None:
    before = [claim("gone", 0.7), claim("changed", 0.97)]
    after = [claim("changed", 0.85), claim("new", 0.7), claim("try-new", 0.9, kind="try")]
    [first, *_] = re.findall(r'<p class="sum">(.*?)</p>', changes_html(before, after, named=True))
    said = re.sub("<[^>]*>", "", first)
    assert said.startswith("2 new, 1 no longer said, 1 changed · One of these is likely")
    assert "None of these is likely" in changes_html([claim("a", 0.7)], [], named=True)
    assert "All are likely" in changes_html([], [claim("a", 0.9)], named=True)


def test_claims_that_are_unsure_are_folded_below_those_that_are_not() -> None:
    after = [claim("a", 0.9), claim("b", 0.7), claim("c", 0.65)]
    seen, folded = section(changes_html([], after, named=True), "new").split('<details class="more">')
    assert ("Headline a" in seen, "Headline b" in seen) == (True, False)
    assert "Headline b" in folded
    assert "2 more findings" in folded


def test_a_long_list_of_changed_claims_is_folded() -> None:
    before = [claim(f"{n}", 0.97) for n in range(MOST + 3)]
    after = [claim(f"{n}", 0.85) for n in range(MOST + 3)]
    assert "3 more findings" in section(changes_html(before, after, named=True), "changed")


def test_what_a_newcomer_brings_is_in_a_section_of_its_own() -> None:
    after = [claim("n", kind="newcomer"), claim("w", kind="first_week"), claim("a")]
    shown = changes_html([claim("a")], after, named=True)
    about = section(shown, "newcomer")
    assert about.count('class="chip ') == 1
    assert "Sentence w." in about
    assert "would stay the same" in section(shown, "same")


@pytest.mark.parametrize(("before", "after", "empty"), [([], [claim("a")], "gone"), ([claim("a")], [], "new")])
def test_a_list_without_findings_says_so(before: list[Insight], after: list[Insight], empty: str) -> None:
    assert re.search("Nothing", section(changes_html(before, after, named=True), empty))
