"""Everybody in the order of their scores in one style, and how sure it is that the first is ahead: of all, and of who
follows."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from urllib.parse import quote

import streamlit as st

from discern.client import operations
from discern.client.calls import Call
from discern.client.errors import DiscernError, NotFound
from discern.contract import Candidate, Comparison, Results, Score, Style, certainty
from discern.contract.score_errors import highest_of_all
from discern.words import STRENGTHS, format_choice, format_score, percent
from discern_app.base.language import language, reader_wording, say
from discern_app.base.queries import read_ahead, try_read
from discern_app.components.assessment_summary import measured_of
from discern_app.components.object_select import person_labels
from discern_app.insight.findings import SUREST_FIRST, chip_html

MOST_RANKED = 1000
"""How many people are ranked at most: the newest."""

FOLLOWING = 4
"""With how many of those who follow the first is compared."""


MOST_READ = 40
"""Of how many people, the highest first, the results are read for the probability that the first is highest of all.

Lists have no errors, so each result is a request of its own.
"""


@dataclass(frozen=True, slots=True)
class Overall:
    """The probability that the first has more of the style than all of ``people``, the first one included.

    Where ``is_bound``, only the highest of them were weighed, and it is no more than that.
    """

    probability: float
    people: int
    is_bound: bool


@dataclass(frozen=True, slots=True)
class Follower:
    """Somebody who comes after the first, and the probability that the first has more of the style."""

    id: str
    name: str
    score: Score
    behind: float


def in_order_of(people: Sequence[Candidate], style: Style) -> list[Candidate]:
    """The people by their score in a style, the highest first, and then those who have none that counts."""
    scores = {person.id: measured_of(person, style) for person in people}
    known = [person for person in people if scores[person.id] is not None]
    unknown = [person for person in people if scores[person.id] is None]
    return [*sorted(known, key=lambda person: scores[person.id] or 0.0, reverse=True), *unknown]


def show_ranking(ordered: Sequence[Candidate], style: Style) -> None:
    """Who has most of a style, and how sure it is that they are ahead of each who follows.

    ``ordered`` are people as of `in_order_of`. Nothing where fewer than two have a score, or the service compares
    nobody.
    """
    ranked = [person for person in ordered if measured_of(person, style) is not None]
    shown = ranked[: 1 + FOLLOWING]
    if len(shown) < 2:
        return
    labels = person_labels(shown)
    first, *others = shown
    further = [operations.get_results(id_, reader_wording()) for id_ in _assessments_of(ranked[len(shown) : MOST_READ])]
    calls = {other.id: operations.compare_people(first.id, other.id, reader_wording()) for other in others}
    read_ahead(*calls.values(), *further)
    leader: Score | None = None
    followers, compared_scores = [], []
    for id_, call in calls.items():
        try:
            compared = try_read(call)
        except NotFound:  # They stopped sharing their results after the list was read.
            continue
        except DiscernError:
            return
        leader = leader or _score_in(compared, style, "a")
        score = _score_in(compared, style, "b")
        if score is not None:
            compared_scores.append(score)
        follower = follower_of(compared, style, labels[id_])
        if follower is not None:
            followers.append(follower)
    if leader is not None and followers:
        others_read = _further_scores(further, style)
        unread = max(len(ranked) - MOST_READ, 0)
        overall = None if others_read is None else overall_of(leader, [*compared_scores, *others_read], unread)
        all_shown = len(ranked) <= len(shown)
        st.html(ranking_html(first.id, labels[first.id], leader, followers, style, overall, all_shown=all_shown))


def overall_of(first: Score, others: Sequence[Score], unread: int) -> Overall | None:
    """How likely the first is highest of all; None where an error is unknown.

    ``unread`` is how many more have lower scores and aren't weighed: they can only lower it.
    """
    probability = highest_of_all(first, others)
    return None if probability is None else Overall(probability, 1 + len(others) + unread, unread > 0)


def _assessments_of(people: Sequence[Candidate]) -> list[str]:
    return [each.profile.results.assessment_id for each in people if each.profile and each.profile.results]


def _further_scores(calls: Sequence[Call[Results]], style: Style) -> list[Score] | None:
    """The scores of those who aren't compared; None where one can't be read."""
    try:
        found = [try_read(call).scores for call in calls]
    except DiscernError:
        return None
    scores = [each[style] for each in found if each is not None]
    return scores if len(scores) == len(found) else None


def follower_of(compared: Comparison, style: Style, name: str) -> Follower | None:
    """The second of two who are compared; None where the service doesn't say how sure the difference is."""
    score, probability = _score_in(compared, style, "b"), compared.differences[style].probability
    return None if score is None or probability is None else Follower(compared.b.id, name, score, probability)


def _score_in(compared: Comparison, style: Style, side: str) -> Score | None:
    scores = (compared.a_results if side == "a" else compared.b_results).scores
    return None if scores is None else scores[style]


def ranking_html(
    id_: str,
    name: str,
    score: Score,
    followers: Sequence[Follower],
    style: Style,
    overall: Overall | None,
    *,
    all_shown: bool,
) -> str:
    """Who is first, no surer than that they are highest ``overall`` and ahead of each of the ``followers``; these, each
    with how sure that is.

    ``all_shown`` is whether nobody else has a score.
    """
    strength = certainty(min([each.behind for each in followers] + ([overall.probability] if overall else [])))
    open_ = [each.name for each in followers if certainty(each.behind) == SUREST_FIRST[-1]]
    headline = say(
        "people-ranking-first",
        styles=style,
        strength=STRENGTHS[strength] if strength in SUREST_FIRST[2:] else "claimed",
        names=format_choice([name, *open_], language()),
        more="yes" if not open_ or (len(open_) == len(followers) and not all_shown) else "no",
    )
    chance = "" if overall is None else f'<p class="line">{escape(_overall_text(name, overall))}</p>'
    rows = "".join(_row_html(id_, name, each) for each in followers)
    about = say("people-ranking-about", styles=style, name=name, score=_written(score))
    return (
        f'<section class="ranking"><p class="point"><strong>{escape(headline)}</strong></p>{chance}'
        f'<p class="line">{escape(about)}</p><ul>{rows}</ul>'
        f'<p class="line">{escape(say("people-ranking-meaning"))}</p></section>'
    )


def _overall_text(name: str, overall: Overall) -> str:
    return say(
        "people-ranking-overall",
        name=name,
        count=overall.people,
        percent=percent(overall.probability, language()),
        bound="yes" if overall.is_bound else "no",
    )


def _row_html(id_: str, name: str, follower: Follower) -> str:
    said = say("people-ranking-ahead", name=follower.name, score=_written(follower.score))
    label = say("shared-compare-two", names=", ".join((name, follower.name)))
    address = f"compare?a={quote(id_, safe='')}&amp;b={quote(follower.id, safe='')}"
    chip = chip_html(certainty(follower.behind), follower.behind)
    return f'<li><a href="{address}" target="_self" title="{escape(label)}">{escape(said)}</a>{chip}</li>'


def _written(score: Score) -> str:
    return format_score(score.score, score.interval, language())
