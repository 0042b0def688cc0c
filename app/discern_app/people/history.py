"""A person's other results: which scores have changed since, and which differences are noise."""

from collections.abc import Sequence
from dataclasses import dataclass

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Assessment, AssessmentQuery
from discern.contract.models.results import Results, Score, list_bases
from discern.contract.score_errors import are_comparable, has_changed
from discern.contract.styles import STYLES, Style
from discern.words import format_score, list_parts
from discern_app.base.language import language, reader_wording, say
from discern_app.base.navigation import stay_and_show
from discern_app.base.queries import try_read
from discern_app.base.states import show_state
from discern_app.base.text import day, escape
from discern_app.components.charts import draw_chart, show, show_table
from discern_app.components.invitations import invite_again
from discern_app.components.option_labels import result_option, unique_labels


@dataclass(frozen=True, slots=True)
class Change:
    """The change of a style's score; ``is_certain`` is whether it exceeds what chance and another day bring about.

    It is None where a service doesn't say how certain its scores are.
    """

    style: Style
    before: Score
    after: Score
    is_certain: bool | None

    @property
    def difference(self) -> float:
        return self.after.score - self.before.score


def changes(earlier: Results, later: Results) -> list[Change]:
    """One change a style; none where either result has no scores."""
    if earlier.scores is None or later.scores is None:
        return []
    pairs = [(style, earlier.scores[style], later.scores[style]) for style in STYLES]
    return [Change(style, before, after, has_changed(before, after)) for style, before, after in pairs]


def describe_changes(score_changes: Sequence[Change]) -> str:
    """What has changed, in a sentence or two of plain text, no stronger than the errors allow."""
    if not score_changes:
        return say("profile-change-none")
    if all(change.is_certain is None for change in score_changes):
        return say("profile-change-unknown")
    moved = [change for change in score_changes if change.is_certain]
    if not moved:
        return say("profile-change-uncertain")
    changed = [
        say(
            "profile-change-score",
            styles=change.style,
            way="up" if change.difference > 0 else "down",
            before=format_score(change.before.score, change.before.interval, language()),
            after=format_score(change.after.score, change.after.interval, language()),
        )
        for change in moved
    ]
    whole = "yes" if len(moved) == len(score_changes) else "no"
    return say("profile-change-certain", changes=list_parts(changed, language()), all=whole)


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
        changed = escape(describe_changes(changes(earlier, results)))
        st.markdown(say("profile-history-since", day=day(earlier.completed_at), changes=changed))
        if results.style and results.style.angle is not None and earlier.style and earlier.style.angle is not None:
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
