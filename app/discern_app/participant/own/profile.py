"""A person's own profile: its figures, and what is said of them, each statement with what it rests on and what they
say of it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, get_args

from markupsafe import Markup

from discern import charts
from discern.cards import Card, choose_cards, list_cards, topic_name
from discern.charts import Chart
from discern.charts.vector import draw_picture
from discern.contract.models.insights import AnswerEvidence, ClaimAnswers, Fit, Insight, Mark
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.words import format_score, percent, restate
from discern_app.base.language import language, say
from discern_app.base.text import svg_address
from discern_app.components.assessment_summary import failed_checks, meaning_of, note_on, say_place
from discern_app.insight.cards import A_WEEK
from discern_app.insight.findings import chip_html, condition_of, in_order
from discern_app.insight.own_words import Marks, is_denied
from discern_app.insight.profile import ADVICE_ICONS, LEAST_PROBABILITY, basis_facts, findings_of, lead_of

WIDTH = 340
"""Pixels; the page scales a picture to its column, which is about as wide on a phone."""


@dataclass(frozen=True, slots=True)
class Picture:
    """``light`` and ``dark`` are addresses that hold the drawings, ``alt`` is for who can't see them."""

    light: str
    dark: str
    title: str
    alt: str


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A score 0–100 with the ends of its 95% interval, where that is known, and both as text."""

    style: Style
    name: str
    score: float
    interval: tuple[float, float] | None
    text: str


def draw_scores(results: Results) -> Picture:
    """The four scores on the spokes of the circle. Raises `ValueError` for a withheld result."""
    return _draw(lambda *, dark: charts.person_polar(results, dark=dark, language=language(), voice="you"))


def draw_place(results: Results) -> Picture | None:
    """The place on the circle with its regions; None where the service names none."""
    if results.style is None or results.style.position is None:
        return None
    return _draw(lambda *, dark: charts.person_region(results, dark=dark, language=language(), voice="you"))


def list_scores(results: Results) -> list[ScoreRow]:
    """A row for each style, in the order D, I, S, C; none for a withheld result."""
    if results.scores is None:
        return []
    return [
        ScoreRow(
            style,
            say("shared-style", style=style, styles=style),
            results.scores[style].score,
            results.scores[style].interval,
            format_score(results.scores[style].score, results.scores[style].interval, language()),
        )
        for style in STYLES
    ]


def _draw(make: Callable[..., Chart]) -> Picture:
    light, dark = make(dark=False), make(dark=True)
    return Picture(
        svg_address(draw_picture(light, WIDTH)), svg_address(draw_picture(dark, WIDTH)), light.title, light.alt
    )


FITS: tuple[Fit, ...] = get_args(Fit)

MARKED_ADVICE = ("strength", "watch_out")
"""Kinds of advice that say something of the person, and so may fit or not."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement to the person. ``answers`` are None where the service doesn't tell them; ``mark`` is what the person
    says of it, and ``marks`` whether they may."""

    insight: Insight
    mark: Mark | None
    marks: bool
    answers: ClaimAnswers | None = None

    @property
    def is_denied(self) -> bool:
        return is_denied(self.mark)

    @property
    def condition(self) -> str:
        return condition_of(self.insight)

    @property
    def chip(self) -> Markup:
        return Markup(chip_html(self.insight.strength, self.insight.probability))  # noqa: S704 # it escapes


@dataclass(frozen=True, slots=True)
class SituationCard:
    """``because`` is the statement that calls for the card."""

    topic: str
    headline: str
    text: str
    because: str
    is_denied: bool


def describe_profile(results: Results, marks: Marks, evidence: AnswerEvidence | None, on: date) -> dict[str, Any]:
    """What the page shows of results that aren't withheld, in the second person.

    Args:
        results: with scores.
        marks: what the person says of the statements.
        evidence: their answers behind each; None where the service doesn't tell them.
        on: the day, for this week's cards.
    """
    insights = [restate(insight, language(), "you") for insight in results.insights]
    answers = {claim.statement.id: claim for claim in evidence.claims} if evidence is not None else {}
    lead = lead_of(insights)
    is_doubted = results.quality.verdict == "caution"
    subject = results.candidate.id or results.assessment_id
    week = choose_cards(results.insights, subject, on, A_WEEK, language=language(), voice="you")
    return {
        "assessment": results.assessment_id,
        "fits": FITS,
        "lead": None if lead is None else _statement(lead, marks, answers),
        "title": _title(results, lead),
        "styles": _may_be(results),
        "caution": why_unusual(results) if is_doubted else [],
        "failed": what_failed(results) if is_doubted else [],
        "scores": list_scores(results),
        "scores_picture": draw_scores(results),
        "place_picture": draw_place(results),
        "statements": [_statement(insight, marks, answers) for insight in in_order(findings_of(insights))],
        "is_measured": bool(insights),
        "advice": _advice(insights, marks),
        "week": [_card(card, marks) for card in week],
        "topics": _by_topic(list_cards(results.insights, subject, language=language(), voice="you"), marks),
        **_basis(results),
    }


def why_unusual(results: Results) -> list[str]:
    """What it means for the profile that checks failed, or why there is none: a sentence or two each, to the person."""
    return [note_on(check, "you") for check in failed_checks(results)]


def what_failed(results: Results) -> list[str]:
    """What the checks that failed look for."""
    return [meaning_of(check) for check in failed_checks(results)]


def _title(results: Results, lead: Insight | None) -> str:
    if lead is not None:
        return lead.text
    if results.style is None:
        return say("profile-style-missing")
    return say("profile-unmeasured", style=say_place(results.style))


def _may_be(results: Results) -> list[tuple[Style, str]]:
    """The styles in whose direction the person may lie, with their probabilities, the most probable first; empty where
    it is only one."""
    quarters = None if results.style is None else results.style.quarters
    ranked = sorted(quarters.items(), key=lambda item: -item[1]) if quarters is not None else []
    probable = [(style, percent(share, language())) for style, share in ranked if share >= LEAST_PROBABILITY]
    return probable if len(probable) > 1 else []


def _statement(insight: Insight, marks: Marks, answers: Mapping[str, ClaimAnswers]) -> Statement:
    return Statement(insight, marks.get(insight.id), _may_mark(insight), answers.get(insight.id))


def _may_mark(insight: Insight) -> bool:
    """Whether a statement is about the person, and not about the measurement or a thing to do."""
    return bool(insight.people) and (insight.kind not in ADVICE_ICONS or insight.kind in MARKED_ADVICE)


def _advice(insights: Sequence[Insight], marks: Marks) -> list[Statement]:
    """What the place on the circle brings and may cost, what to try, and what to ask: one of each that there is."""
    chosen = (next((insight for insight in insights if insight.kind == kind), None) for kind in ADVICE_ICONS)
    return [_statement(insight, marks, {}) for insight in chosen if insight is not None]


def _card(card: Card, marks: Marks) -> SituationCard:
    base = restate(card.rests_on, language(), "you")
    return SituationCard(
        topic_name(card.topic, language()),
        card.statement.headline or "",
        card.statement.text,
        say("shared-cards-because-who", claim=base.text),
        is_denied(marks.get(base.id)),
    )


def _by_topic(cards: Sequence[Card], marks: Marks) -> dict[str, list[SituationCard]]:
    by_topic: dict[str, list[SituationCard]] = {}
    for card in cards:
        by_topic.setdefault(topic_name(card.topic, language()), []).append(_card(card, marks))
    return by_topic


def _basis(results: Results) -> dict[str, Any]:
    """What the result is based on: how often each style was picked, the checks, and how all this was obtained."""
    counts, picked = results.counts, []
    if counts is not None:
        picked = [(_name(style), counts.most[style], counts.least[style]) for style in STYLES]
    return {
        "norms": "provisional" if results.has_provisional_norms else "people",
        "counts": picked,
        "checks": [(meaning_of(check), "no" if check.passed else "yes") for check in results.quality.checks],
        "facts": basis_facts(results),
    }


def _name(style: Style) -> str:
    return say("shared-style", style=style, styles=style)
