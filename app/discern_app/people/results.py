"""One person's results: the summary, each score, how sure they are, and what has changed since the last time."""

import streamlit as st

from discern import charts
from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import STYLES, Assessment, AssessmentQuery, AssessmentSubject, CandidateRef, Results, is_sample
from discern.words import format_score
from discern_app.base.language import language, reader_wording, say
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import read, read_cached, try_read
from discern_app.base.text import day, escape, one_line
from discern_app.components.charts import cached_chart, show, show_table
from discern_app.components.export import Rows, offer_export
from discern_app.components.invitations import invite_again
from discern_app.components.object_select import people_of, select_one
from discern_app.components.option_labels import result_option, unique_labels
from discern_app.components.profile import show_given, show_profile
from discern_app.components.report_questions import offer_writing
from discern_app.people.result_changes import changes, comparable, describe_changes

LISTED = 200
MOST_IN_HISTORY = 10


def rows_of(results: Results) -> Rows:
    """A result as rows of an exported table, one a style; no scores where it is withheld."""
    probabilities = results.style.probabilities if results.style else None
    return [
        {
            "Name": results.candidate.name,
            "Assessment": results.assessment_id,
            "Verdict": results.quality.verdict,
            "Style": style,
            "Score": score.score,
            "Standard error": score.se,
            "Low": score.interval[0] if score.interval else None,
            "High": score.interval[1] if score.interval else None,
            "Probability of leading": probabilities[style] if probabilities else None,
        }
        for style, score in (results.scores.items() if results.scores else ())
    ] or [{"Name": results.candidate.name, "Assessment": results.assessment_id, "Verdict": results.quality.verdict}]


def read_others(candidate: CandidateRef, shown: str) -> list[tuple[Assessment, Results]]:
    """The person's other results, the newest first."""
    if not candidate.id:
        return []
    query = AssessmentQuery(candidate_id=candidate.id, status="completed", limit=MOST_IN_HISTORY)
    return [
        (assessment, try_read(operations.get_results(assessment.id, reader_wording())))
        for assessment in try_read(operations.list_assessments(query)).data
        if assessment.id != shown and assessment.candidate.id == candidate.id
    ]


def show_history(results: Results) -> None:
    """The person's other results, and whether anything has changed."""
    try:
        others = read_others(results.candidate, results.assessment_id)
    except DiscernError:
        st.caption(say("profile-history-unknown"))
        return
    if not others:
        return
    st.markdown(f"#### {say('profile-history')}")
    before = [each for _, each in others if _is_before(each, results)]
    earlier = next((each for each in before if each.scores is not None), None)
    if earlier is not None and not comparable(earlier, results):
        st.markdown(say("profile-history-other-norms", day=day(earlier.completed_at)))
    elif earlier is not None:
        changed = escape(describe_changes(changes(earlier, results)))
        st.markdown(say("profile-history-since", day=day(earlier.completed_at), changes=changed))
        if results.style and results.style.angle is not None and earlier.style and earlier.style.angle is not None:
            moved = cached_chart("moved", charts.person_map, results, earlier)
            show("moved", moved, titled=False)
    everything = sorted([results, *(each for _, each in others)], key=_moment, reverse=True)
    days = unique_labels(result_option(each.assessment_id, each.completed_at) for each in everything)
    show_table(
        (say("profile-history-column", column="completed"), *STYLES),
        [
            (
                say("profile-history-shown", label=days[each.assessment_id])
                if each is results
                else days[each.assessment_id],
                *(
                    [format_score(score.score, score.interval, language()) for score in each.scores.values()]
                    if each.scores
                    else [say("profile-history-column", column="withheld")] * 4
                ),
            )
            for each in everything
        ],
    )
    for assessment, _ in others:
        st.page_link(
            page_of("results"),
            label=say("profile-history-other", label=escape(days[assessment.id])),
            icon=":material/history:",
            query_params={"assessment": assessment.id},
        )


def _moment(results: Results) -> float:
    return results.completed_at.timestamp() if results.completed_at else 0.0


def _is_before(one: Results, other: Results) -> bool:
    return _moment(one) < _moment(other)


st.title(title_of("results"))
asked = st.query_params.get("assessment")
search = st.session_state.get("person search") or ""
query = AssessmentQuery(status="completed", q=one_line(search) or None, limit=LISTED)
page = read(operations.list_assessments(query))
listed = list(page.data)
if asked and all(assessment.id != asked for assessment in listed):
    listed.append(read(operations.get_assessment(asked)))
people = people_of(listed)
options = [result_option(each.id, each.completed_at, *people[each.id]) for each in listed]

if not options and not search:
    st.info(say("profile-nobody"), icon=":material/inbox:")
    st.page_link(page_of("assessments"), label=say("profile-to-assessments"), icon=":material/arrow_forward:")
else:
    with st.container(horizontal=True, vertical_alignment="bottom"):
        if page.has_more or search:
            st.text_input(
                say("profile-search"),
                key="person search",
                type="search",
                placeholder=say("shared-search"),
                live=True,
                width=260,
                max_chars=200,
            )
        label = say("profile-person")
        chosen = select_one(label, options, param="assessment", width=420) if options else None
    if page.has_more:
        st.caption(say("shared-newest-listed", what="searched", count=LISTED))
    if chosen is None:
        st.info(say("profile-none-match"), icon=":material/search:")
    else:
        cached = read_cached(operations.get_results(chosen, reader_wording()))
        results = cached.value
        with st.container(horizontal=True, vertical_alignment="center"):
            st.subheader(escape(results.candidate.name), width="content")
            if is_sample(results.candidate.external_id):
                st.badge(say("shared-sample", what="person"), color="gray")
            if results.candidate.id and results.scores is not None:
                st.page_link(
                    page_of("compare"),
                    label=say("profile-compare"),
                    icon=":material/compare_arrows:",
                    query_params={"a": results.candidate.id},
                )
        if cached.reading is not None and cached.reading.given and results.scores is None:
            show_given(cached.reading)
        else:
            show_profile(results, you=False)
            if results.quality.verdict == "withheld" and results.candidate.id:
                invite_again(results.candidate)
            show_history(results)
            if results.scores is not None:
                offer_writing(AssessmentSubject(type="assessment", id=chosen))
        offer_export("results", lambda: rows_of(results), lambda: results)
