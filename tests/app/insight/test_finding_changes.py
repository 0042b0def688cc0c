"""What a change of a team would do to its findings: what is new, what goes, and what differs by more than a word."""

import re
from collections.abc import Sequence

import pytest
from hypothesis import given, strategies as st

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import certainty
from discern.contract.models.insights import Evidence, Insight
from discern.contract.models.teams import MapPoint, TeamAnalysis, TeamRef
from discern.contract.styles import STYLES, Style
from discern_app.insight.team_changes import (
    MOST,
    MOST_ADVICE,
    FindingChanges,
    change_html,
    changes_html,
    compare_findings,
    movement,
)

ANA, BO, CY = (
    CandidateRef(id=f"cand_{number}", name=name) for number, name in enumerate(["Ana <b>Ruiz</b>", "Bo", "Cy"])
)


def claim(id_: str, probability: float | None = 0.9, text: str = "", kind: str = "other", **given: object) -> Insight:
    strength = "can't tell yet" if probability is None else certainty(probability)
    return Insight.model_validate(
        {"id": id_, "kind": kind, "text": text or f"Sentence {id_}.", "headline": f"Headline {id_}", "evidence": []}
        | {"strength": strength, "probability": probability}
        | given
    )


def of_styles(kind: str, styles: Sequence[Style], probability: float | None = 0.9) -> Insight:
    arguments = {"styles": {"type": "styles", "styles": styles}}
    return claim(f"{kind}-{''.join(styles)}", probability, kind=kind, arguments=arguments)


def toward(end: str, probability: float = 0.9) -> Insight:
    return claim(f"centre-{end}", probability, kind="centre", arguments={"end": {"type": "topic", "topic": end}})


def team(insights: Sequence[Insight], people: Sequence[CandidateRef] = ()) -> TeamAnalysis:
    return TeamAnalysis(
        team=TeamRef(id="team_1", name="One"),
        size=8,
        profiled=8,
        pending=0,
        map=[MapPoint(candidate_id=each.id, name=each.name, x=0, y=0, angle=0) for each in people],
        insights=list(insights),
    )


def compare(before: Sequence[Insight], after: Sequence[Insight], *, named: bool = True) -> FindingChanges:
    return compare_findings(team(before), team(after), named=named)


def html(before: Sequence[Insight], after: Sequence[Insight]) -> str:
    return changes_html(team(before), team(after), named=True)


def section(shown: str, name: str) -> str:
    [found] = re.findall(rf'<section class="{name}">(.*?)</section>', shown)
    return str(found)


probabilities = st.floats(0.6, 1)
some_styles = st.lists(st.sampled_from(STYLES), min_size=1, max_size=3, unique=True).map(sorted)
claims_of_a_team = st.lists(
    st.one_of(
        st.builds(of_styles, st.sampled_from(["majority", "absent", "mean"]), some_styles, probabilities),
        st.builds(of_styles, st.just("lone"), st.sampled_from(STYLES).map(list), probabilities),
        st.builds(toward, st.sampled_from(["fast", "calm", "people", "task"]), probabilities),
        st.builds(claim, st.just("coverage"), probabilities, kind=st.just("coverage")),
        st.builds(claim, st.sampled_from(["split-DS", "divided-pace"]), probabilities, kind=st.just("split")),
    ),
    unique_by=lambda each: each.id,
    max_size=8,
)


def ids(pairs: Sequence[tuple[Insight, Insight]]) -> set[tuple[str, str]]:
    return {(old.id, new.id) for old, new in pairs}


def single(insights: Sequence[Insight]) -> set[str]:
    return {each.id for each in insights}


@given(claims_of_a_team)
def test_a_what_if_of_nothing_changes_nothing(said: list[Insight]) -> None:
    found = compare(said, said)
    assert not any((found.added, found.removed, found.changed, found.slight, found.advice))


@given(claims_of_a_team, claims_of_a_team)
def test_the_way_back_is_the_mirror_of_the_way_there(before: list[Insight], after: list[Insight]) -> None:
    there, back = compare(before, after), compare(after, before)
    assert ids(there.changed) == {(new, old) for old, new in ids(back.changed)}
    assert ids(there.slight) == {(new, old) for old, new in ids(back.slight)}
    assert (single(there.added), single(there.removed)) == (single(back.removed), single(back.added))


@given(claims_of_a_team, claims_of_a_team)
def test_every_claim_is_accounted_for(before: list[Insight], after: list[Insight]) -> None:
    found = compare(before, after)
    pairs = [*found.changed, *found.slight]
    silent = single(before) & single(after)
    assert single(found.removed) | {old.id for old, _ in pairs} | silent == single(before)
    assert single(found.added) | {new.id for _, new in pairs} | silent == single(after)
    assert not single(found.added) & {new.id for _, new in pairs}


@given(claims_of_a_team, claims_of_a_team)
def test_what_moves_most_comes_first(before: list[Insight], after: list[Insight]) -> None:
    moved = [movement(old, new) for old, new in compare(before, after).changed]
    assert moved == sorted(moved, reverse=True)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (of_styles("majority", ["C"], 0.63), of_styles("majority", ["D", "C"], 0.97)),
        (toward("fast"), toward("calm")),
        (toward("people"), toward("task")),
        (of_styles("absent", ["I"]), of_styles("lone", ["I"])),
        (of_styles("absent", ["I"]), of_styles("absent", ["D", "I"])),
        (of_styles("absent", ["I"]), claim("coverage", kind="coverage")),
        (claim("split-DS", kind="split"), claim("divided-pace", kind="divided")),
        (claim("spread-close", kind="spread"), claim("spread-far", kind="spread")),
        (claim("centre-open", None, kind="centre"), toward("task")),
        (toward("fast"), toward("task")),
        (of_styles("absent", ["I"]), of_styles("lone", ["S"])),
        (of_styles("lone", ["I"]), of_styles("majority", ["I"])),
    ],
)
def test_claims_that_say_two_things_are_new_and_gone(before: Insight, after: Insight) -> None:
    found = compare([before], [after])
    assert (found.changed, single(found.added), single(found.removed)) == ([], {after.id}, {before.id})


def test_findings_are_new_gone_or_changed() -> None:
    found = compare([claim("a"), claim("b"), claim("c", 0.97)], [claim("b"), claim("c", 0.85), claim("d")])
    assert (single(found.added), single(found.removed)) == ({"d"}, {"a"})
    assert [(old.probability, new.probability) for old, new in found.changed] == [(0.97, 0.85)]


@given(st.floats(0.81, 0.94), st.floats(0.81, 0.94))
def test_a_claim_as_sure_as_before_in_a_word_moves_a_little_at_most(was: float, would_be: float) -> None:
    found = compare([claim("a", was)], [claim("a", would_be, "7 became 8.")])
    assert not found.changed
    assert bool(found.slight) is (f"{was:.0%}" != f"{would_be:.0%}")


def test_the_same_claim_of_somebody_else_is_another_claim_where_people_are_named() -> None:
    before = [claim("lone-S", 0.97, "Ana leads.", people=[ANA], text_without_names="One leads.")]
    after = [claim("lone-S", 0.85, "Bo leads.", people=[BO], text_without_names="One leads.")]
    named, unnamed = (compare(before, after, named=names) for names in (True, False))
    assert [len(each) for each in (named.added, named.removed, named.changed)] == [1, 1, 0]
    assert [len(each) for each in (unnamed.added, unnamed.removed, unnamed.changed)] == [0, 0, 1]


def test_a_claim_about_more_styles_says_why_it_is_surer() -> None:
    narrow, broad = of_styles("majority", ["D"], 0.73), of_styles("majority", ["D", "I"], 0.99)
    in_view = section(html([narrow], [broad]), "new").split("</summary>")[0]
    assert "More people fit this than “Headline majority-D”" in in_view
    assert "More people fit" not in html([broad], [narrow])
    assert "More people fit" not in html([of_styles("majority", ["C"])], [broad])


def test_advice_is_no_change_and_new_advice_is_kept_apart() -> None:
    found = compare([claim("a", 0.99, kind="try")], [claim("a", 0.7, kind="try"), claim("b", kind="situation")])
    assert [found.changed, found.slight, found.added] == [[], [], []]
    assert single(found.advice) == {"b"}


def test_a_clash_counts_only_where_one_of_the_two_comes_or_goes() -> None:
    """Two who stay may clash as before, though of a large team only some clashes are said."""

    def clash(one: CandidateRef, other: CandidateRef) -> Insight:
        return claim(f"friction-DS-{one.id}-{other.id}", kind="friction", people=[one, other])

    before, after = team([clash(ANA, BO)], [ANA, BO]), team([clash(ANA, CY)], [ANA, BO, CY])
    found = compare_findings(before, after, named=True)
    assert (len(found.added), found.removed, found.changed) == (1, [], [])


def test_what_is_said_of_other_people_in_the_same_words_is_not_new() -> None:
    """With names they are two statements; without, one that stays."""
    unnamed_text = "Two may clash."
    before = [claim("a", text="Ana and Bo may clash.", people=[ANA], text_without_names=unnamed_text)]
    after = [claim("b", text="Ana and Cy may clash.", people=[ANA], text_without_names=unnamed_text)]
    named, unnamed = (compare(before, after, named=names) for names in (True, False))
    assert len(named.added) == len(named.removed) == 1
    assert [unnamed.added, unnamed.removed, unnamed.changed] == [[], [], []]


def test_a_changed_claim_shows_both_chips_and_folds_both_sentences() -> None:
    shown = change_html(claim("a", 0.97, "Was so."), claim("a", 0.65, "Is so.", people=[ANA]), named=True)
    summary, behind = shown.split("</summary>")
    chips = re.sub("<[^>]*>", "", summary.partition('class="chips"')[2])
    assert re.search(r"Very likely 97%.*→.*Leaning 65%", chips)
    assert "Ana &lt;b&gt;Ruiz&lt;/b&gt; · Headline a, it seems" in summary
    assert "Was so." not in summary
    assert "Was so." in behind
    assert "Is so." in behind


def test_a_chip_that_stays_is_shown_once_and_the_earlier_headline_is_said() -> None:
    shown = change_html(claim("a", headline="Was < so"), claim("a"), named=True).partition("</summary>")[0]
    assert shown.count('class="chip ') == 1
    assert "Before: Was &lt; so" in shown


def test_the_surest_are_in_view_and_the_others_folded() -> None:
    after = [claim("0", 0.7), *(claim(f"{n}") for n in range(1, MOST + 1))]
    seen, folded = section(html([], after), "new").split('<details class="more">')
    assert [f"Headline {n}" in seen for n in range(MOST + 1)] == [False, *[True] * MOST]
    assert "Headline 0" in folded
    assert "1 more" in folded
    assert seen.count('class="mark new"') == MOST


def test_what_moved_a_little_is_folded_and_new_advice_is_in_view() -> None:
    shown = html([claim("a", 0.9), claim("b")], [claim("a", 0.85), claim("b"), claim("t", kind="try")])
    [slight] = section(shown, "folded").split('<details class="more">')[1:]
    advice = section(shown, "advice")
    assert "A little more or less sure: 1" in slight
    assert re.search(r"Likely 90%.*→.*Likely 85%", re.sub("<[^>]*>", "", slight))
    assert "What it would mean for your work" in advice
    assert "Headline t" in advice
    assert 'class="more"' not in advice
    assert "Nothing that is said about the team would change" in section(shown, "same")


def test_first_comes_how_many_changes_there_are_and_how_many_of_them_matter() -> None:
    before = [claim("gone", 0.7), claim("changed", 0.97)]
    after = [claim("changed", 0.85), claim("new", 0.7), claim("try-new", 0.9, kind="try")]
    [first, *_] = re.findall(r'<p class="sum">(.*?)</p>', html(before, after))
    said = re.sub("<[^>]*>", "", first)
    assert said.startswith("1 changed, 1 can now be said, 1 can no longer be said · One of these is at least likely")
    assert "None of these is likely" in html([claim("a", 0.7)], [])
    assert "One of these is at least likely; the other is less sure." in html([], [claim("a", 0.9), claim("b", 0.7)])
    assert "All are at least likely" in html([], [claim("a", 0.9)])


def test_a_long_list_of_changed_claims_is_folded() -> None:
    before = [claim(f"{n}", 0.97) for n in range(MOST + 3)]
    after = [claim(f"{n}", 0.85) for n in range(MOST + 3)]
    assert "3 more" in section(html(before, after), "changed")


def test_what_a_newcomer_brings_is_in_a_section_of_its_own() -> None:
    after = [claim("n", kind="newcomer"), claim("w", kind="first_week"), claim("a")]
    shown = html([claim("a")], after)
    about = section(shown, "newcomer")
    assert about.count('class="chip ') == 1
    assert "Sentence w." in about
    assert "Nothing that is said about the team would change" in section(shown, "same")


def test_that_no_change_stands_out_is_not_said_beside_changes() -> None:
    shown = html([claim("a", 0.97)], [claim("n", None, kind="newcomer"), claim("a", 0.85)])
    assert "Headline n" not in shown
    assert 'class="newcomer"' not in shown
    both = html([], [claim("n", None, kind="newcomer"), claim("m", kind="newcomer")])
    assert "Headline m" in section(both, "newcomer")
    assert "Headline n" not in both


def test_a_majority_that_ends_because_it_takes_more_people_says_so() -> None:
    before = team([of_styles("majority", ["C"], 0.63), claim("lone")]).model_copy(update={"profiled": 7})
    gone = section(changes_html(before, team([]), named=True), "gone")
    assert gone.count("would take 5 of 8 people instead of 4 of 7") == 1
    same = section(changes_html(team([of_styles("majority", ["C"], 0.63)]), team([]), named=True), "gone")
    assert "would take" not in same


def test_new_advice_stands_before_the_lists_of_changes() -> None:
    shown = html([claim("a", 0.97)], [claim("a", 0.85), claim("b"), claim("t", kind="try")])
    places = [shown.index(f'class="{each}"') for each in ("sum", "advice", "changed", "new")]
    assert places == sorted(places)


def test_what_would_be_easy_and_hard_in_meetings_comes_before_surer_advice() -> None:
    advice = [claim("t", 0.97, kind="try"), claim("m", 0.82, kind="situation"), claim("u", 0.9, kind="try")]
    seen = section(html([], advice), "advice").split('<details class="more">')[0]
    assert seen.index("Headline m") < seen.index("Headline t")
    assert "Headline u" not in seen


def test_what_is_likely_to_be_easy_and_hard_comes_before_what_isnt() -> None:
    alone = Evidence(name="without", value=0.6, message="evidence-without-random", arguments={})
    unsupported = claim("n", 0.9, kind="situation").model_copy(update={"evidence": [alone]})
    advice = [claim("m", 0.7, kind="situation"), unsupported, claim("t", 0.85, kind="try")]
    seen = section(html([], advice), "advice").split('<details class="more">')[0]
    assert "Headline t" in seen
    assert seen.index("Headline t") < seen.index("Headline n")
    assert "Headline m" not in seen


def test_two_pieces_of_new_advice_are_in_view_the_surest_first() -> None:
    advice = [claim(f"{n}", 0.6 + n / 100, kind="try") for n in range(MOST_ADVICE + 2)]
    seen, folded = section(html([], advice), "advice").split('<details class="more">')
    assert [f"Headline {n}" in seen for n in range(len(advice))] == [False, False, True, True]
    assert "2 more" in folded
