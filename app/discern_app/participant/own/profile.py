"""A person's own profile: what is said of them and what they say of it, where they are on the circle, what to try, and
what all of it rests on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, get_args

from discern import charts
from discern.cards import Card, choose_cards, list_cards, topic_name
from discern.charts import Chart
from discern.charts.vector import draw_picture
from discern.contract.models.insights import AnswerEvidence, ClaimAnswers, Evidence, Fit, Insight, Mark
from discern.contract.models.results import Results, list_bases
from discern.contract.styles import STYLES, Style
from discern.words import STRENGTHS, format_message, format_score, name_parameters, note_parameters, restate
from discern_app.base.language import language, say
from discern_app.base.text import svg_address
from discern_app.components.assessment_summary import failed_checks, meaning_of, note_on, say_place
from discern_app.insight.findings import DOTS, RANDOM, UNGRADED, figures_of, first_of, grade, verdict_of
from discern_app.insight.own_words import Marks, is_denied
from discern_app.insight.profile import LISTS, basis_facts, findings_of, open_axis, say_letters

WIDTH = 340
"""Pixels; the page scales a picture to its column, which is about as wide on a phone."""


@dataclass(frozen=True, slots=True)
class Picture:
    """``light`` and ``dark`` are addresses that hold the drawings, ``alt`` is for who can't see them."""

    light: str
    dark: str
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
            _name(style),
            results.scores[style].score,
            results.scores[style].interval,
            format_score(results.scores[style].score, results.scores[style].interval, language()),
        )
        for style in STYLES
    ]


def _draw(make: Callable[..., Chart]) -> Picture:
    light, dark = make(dark=False), make(dark=True)
    return Picture(svg_address(draw_picture(light, WIDTH)), svg_address(draw_picture(dark, WIDTH)), light.alt)


FITS: tuple[Fit, ...] = get_args(Fit)


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement to the person, and what they say of it. ``answers`` are those for and against it; None where the
    service doesn't tell them."""

    insight: Insight
    mark: Mark | None
    answers: ClaimAnswers | None = None

    @property
    def is_denied(self) -> bool:
        return is_denied(self.mark)

    @property
    def strength(self) -> str:
        return STRENGTHS[self.insight.strength]

    @property
    def dots(self) -> str:
        return DOTS[self.insight.strength]

    @property
    def grade(self) -> str:
        return grade(self.insight)

    @property
    def figures(self) -> list[Evidence]:
        return figures_of(self.insight)


@dataclass(frozen=True, slots=True)
class Tip:
    """What to do in a situation, and why. ``because`` is the finding it rests on; empty for what the title says."""

    topic: str
    headline: str
    text: str
    because: str
    is_denied: bool


def describe_profile(results: Results, marks: Marks, evidence: AnswerEvidence | None, on: date) -> dict[str, Any]:
    """What the page shows of results that aren't withheld, in the second person. Of answers that look random that is
    that they do, and the scores.

    Args:
        results: with scores.
        marks: what the person says of the statements.
        evidence: their answers behind each; None where the service doesn't tell them.
        on: the day, for this week's card.
    """
    insights = [restate(insight, language(), "you") for insight in results.insights]
    answers = {claim.statement.id: claim for claim in evidence.claims} if evidence is not None else {}
    verdict, portrait = _verdict(insights), first_of("portrait", insights)
    doubt = first_of(RANDOM, insights)
    asked, findings = _asked(verdict, portrait, marks), findings_of(insights)
    is_doubted = results.quality.verdict == "caution"
    bases = list_bases([results])

    def state(insight: Insight | None) -> Statement | None:
        return None if insight is None else Statement(insight, marks.get(insight.id), answers.get(insight.id))

    return {
        "assessment": results.assessment_id,
        "fits": FITS,
        "title": _title(results, doubt or verdict),
        "is_random": doubt is not None,
        "placed": "" if doubt else " · ".join(filter(None, (say_letters(results.style), open_axis(insights)))),
        "verdict": state(verdict),
        "portrait": None if portrait is None else portrait.text,
        "asked": state(asked),
        "findings": [state(finding) for finding in findings],
        "caution": why_unusual(results) if is_doubted and not doubt else [],
        "place": draw_place(results),
        "radar": draw_scores(results),
        "scores": list_scores(results),
        "lists": _lists(insights),
        **_tips(results, verdict, findings, marks, on),
        **_basis(results),
        "tried": name_parameters(bases, language()),
        "tried_detail": note_parameters(bases, language()),
    }


def why_unusual(results: Results) -> list[str]:
    """What it means for the profile that checks failed, or why there is none: a sentence or two each, to the person."""
    return [note_on(check, "you") for check in failed_checks(results)]


def _verdict(insights: Sequence[Insight]) -> Insight | None:
    """What is said of the person first; None where nothing is claimed."""
    verdict = verdict_of(insights)
    return None if verdict is None or verdict.kind in UNGRADED else verdict


def _title(results: Results, verdict: Insight | None) -> str:
    if verdict is not None:
        return verdict.text
    if results.style is None:
        return say("profile-style-missing")
    return say("profile-unmeasured", style=say_place(results.style))


def _asked(verdict: Insight | None, portrait: Insight | None, marks: Marks) -> Insight | None:
    """What the person is asked about: the portrait, which says all of it; the verdict where there is none, and where
    it has a mark of its own, which can be taken back.
    """
    if verdict is None or portrait is None or portrait.id in marks:
        return portrait or verdict
    return verdict if verdict.id in marks else portrait


def _lists(insights: Sequence[Insight]) -> list[tuple[str, list[str]]]:
    """The lists that belong to the portrait: heading and lines."""
    found = [each for kind in LISTS if (each := first_of(kind, insights)) is not None]
    return [(_heading(each.kind), each.text.splitlines()) for each in found]


def _heading(kind: str) -> str:
    return format_message(language(), "portrait-heading", {"list": kind, "voice": "you"})


def _tips(
    results: Results, verdict: Insight | None, findings: Sequence[Insight], marks: Marks, on: date
) -> dict[str, Any]:
    """What to try this week, and all there is to try, by situation. What rests on no finding rests on the verdict."""
    subject, because = results.candidate.id or results.assessment_id, {each.id: each.text for each in findings}
    of_verdict = None if verdict is None else marks.get(verdict.id)

    def tip(card: Card) -> Tip:
        base, topic = card.rests_on.id, topic_name(card.topic, language())
        mark = marks.get(base, None if base in because else of_verdict)
        why = say("own-profile-because", claim=because[base]) if base in because else ""
        return Tip(topic, card.statement.headline or "", card.statement.text, why, is_denied(mark))

    week = choose_cards(results.insights, subject, on, 1, language=language(), voice="you")
    by_topic: dict[str, list[Tip]] = {}
    for card in list_cards(results.insights, subject, language=language(), voice="you"):
        said = tip(card)
        by_topic.setdefault(said.topic, []).append(said)
    return {"week": tip(week[0]) if week else None, "topics": by_topic}


def _basis(results: Results) -> dict[str, Any]:
    """What the profile rests on: how often each style was picked, the checks, and how all this was obtained."""
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
