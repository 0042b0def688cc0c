"""A person's other results, and by how much each score may have changed since."""

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Assessment, AssessmentQuery
from discern.contract.models.results import Results, list_bases
from discern.contract.score_errors import are_comparable, change_of
from discern.contract.styles import STYLES
from discern.words import format_change, format_score, list_parts
from discern_app.base.language import language, reader_wording, say
from discern_app.base.navigation import stay_and_show
from discern_app.base.queries import try_read
from discern_app.base.states import show_state
from discern_app.base.text import day, escape
from discern_app.components.charts import draw_chart, show, show_table
from discern_app.components.invitations import invite_again
from discern_app.components.option_labels import result_option, unique_labels


def describe_change(earlier: Results, later: Results) -> str:
    """By how much each score may have changed, in plain text."""
    if earlier.scores is None or later.scores is None:
        return say("profile-change-none")
    ranges = []
    for style in STYLES:
        change = change_of(earlier.scores[style], later.scores[style])
        if change is None:
            return say("profile-change-unknown")
        ranges.append(say("profile-change-score", styles=style, range=format_change(change, language())))
    return say("profile-change-ranges", changes=list_parts(ranges, language()))


MOST_IN_HISTORY = 10


def read_others(candidate: CandidateRef, shown_id: str) -> list[tuple[Assessment, Results]]:
    """The person's other results, the newest first."""
    if not candidate.id:
        return []
    query = AssessmentQuery(candidate_id=candidate.id, status="completed", limit=MOST_IN_HISTORY)
    return [
        (assessment, try_read(operations.GET_RESULTS(reader_wording(), assessment_id=assessment.id)))
        for assessment in try_read(operations.LIST_ASSESSMENTS(query)).data
        if assessment.id != shown_id and assessment.candidate.id == candidate.id
    ]


def show_history(results: Results) -> None:
    """The person's other results, and whether anything has changed."""
    try:
        others = read_others(results.candidate, results.assessment_id)
    except DiscernError:
        st.caption(say("profile-history-unknown"))
        return
    if not others:
        with show_state("history", say("profile-history-none"), say("profile-history-none-detail")):
            if results.candidate.id:
                invite_again(results.candidate)
        return
    before = [result for _, result in others if _is_before(result, results)]
    earlier = next((result for result in before if result.scores is not None), None)
    if earlier is not None and not are_comparable(earlier, results):
        st.markdown(say("profile-history-other", day=day(earlier.completed_at)))
    elif earlier is not None:
        changed = escape(describe_change(earlier, results))
        st.markdown(say("profile-history-since", day=day(earlier.completed_at), changes=changed))
        if results.style and results.style.position and earlier.style and earlier.style.position:
            moved = draw_chart(charts.person_region, results, earlier)
            show("moved", moved, titled=False, parameters=list_bases([results, earlier]))
    everything = sorted([results, *(result for _, result in others)], key=_moment, reverse=True)
    days = unique_labels(result_option(result.assessment_id, result.completed_at) for result in everything)
    show_table(
        (say("profile-history-column", column="completed"), *STYLES),
        [
            (
                say("profile-history-shown", label=days[result.assessment_id])
                if result is results
                else days[result.assessment_id],
                *(
                    [format_score(score.score, score.interval, language()) for score in result.scores.values()]
                    if result.scores
                    else [say("profile-history-column", column="withheld")] * 4
                ),
            )
            for result in everything
        ],
    )
    for assessment, _ in others:
        st.button(
            say("profile-history-open", label=escape(days[assessment.id])),
            key=f"result {assessment.id}",
            icon=":material/history:",
            type="tertiary",
            on_click=stay_and_show,
            kwargs={"assessment": assessment.id},
        )


def _moment(results: Results) -> float:
    return results.completed_at.timestamp() if results.completed_at else 0.0


def _is_before(one: Results, other: Results) -> bool:
    return _moment(one) < _moment(other)
