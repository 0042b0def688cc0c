"""Statements as findings: a headline, a chip that says how sure it is, a line of meaning, and the evidence behind it.

All findings of a list are one element, and their evidence opens in place: neither costs a run of the page.

Why: docs/decisions/0016-certainty-in-four-words.md
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape
from typing import get_args
from urllib.parse import quote

import streamlit as st

from discern.contract.certainty import Certainty
from discern.contract.models.insights import Insight, Mark, claim_behind, holds_without_random
from discern.contract.models.results import IntervalBasis
from discern.contract.styles import Direction, Half
from discern.words import (
    STRENGTHS,
    describe_parameters,
    name_parameters,
    note_parameters,
    note_without_random,
    percent,
    value_text,
)
from discern_app.base.language import language, say
from discern_app.insight.own_words import NO_MARKS, Marks, is_denied, says_html, struck_html

STANDS_OUT = "stands-out"

HEADINGS: dict[str, Collection[str]] = {
    "newcomer": {"newcomer", "first_week"},
    "sub-groups": {"split", "divided", "group", "bridge"},
    "situations": {"situation"},
    "strengths": {"strength"},
    "watch-outs": {"watch_out"},
    "clashes": {"rub", "friction"},
    "tries": {"try"},
    "questions": {"question"},
    "open": {"pace_open", "focus_open"},
    "caveats": {"caveat"},
}
"""The kinds of statements under each heading. All other kinds are under `STANDS_OUT`, which comes first."""

UNMEASURED = {"newcomer", "sub-groups", "situations", "strengths", "watch-outs", "clashes", "tries"}
"""Headings whose statements hold more than what was measured, which is said under the heading."""


def group(insights: Iterable[Insight]) -> dict[str, list[Insight]]:
    """Statements by heading, in the order of the page, each in the service's order; without empty headings."""
    of_kind = {kind: heading for heading, kinds in HEADINGS.items() for kind in kinds}
    groups: dict[str, list[Insight]] = {heading: [] for heading in (STANDS_OUT, *HEADINGS)}
    for insight in insights:
        groups[of_kind.get(insight.kind, STANDS_OUT)].append(insight)
    return {heading: members for heading, members in groups.items() if members}


def by_id(groups: Mapping[str, Iterable[Insight]]) -> dict[str, Insight]:
    """The statements of all headings by their ids."""
    return {insight.id: insight for members in groups.values() for insight in members}


def wording(insight: Insight, *, named: bool) -> str:
    """The sentence, or its form without names; empty where it has none."""
    if named or not insight.people:
        return insight.text
    return insight.text_without_names or ""


def sayable(insights: Iterable[Insight], *, named: bool) -> list[Insight]:
    """The statements that can be made with or without names; those that are the same without them are made once."""
    statements = [insight for insight in insights if wording(insight, named=named)]
    if named:
        return statements
    once: dict[tuple[str, str], Insight] = {}
    for insight in statements:
        once.setdefault((insight.kind, wording(insight, named=False)), insight)
    return list(once.values())


def show_parameters(parameters: Sequence[IntervalBasis]) -> None:
    """`parameters_html` on the page."""
    st.html(parameters_html(parameters), width="content")


def parameters_html(parameters: Sequence[IntervalBasis]) -> str:
    """How sure the scores on the page are: in a line what they rest on, and one click away why, first in a sentence for
    everybody, then in full.
    """
    lines = [note_parameters(parameters, language()), *describe_parameters(parameters, language())]
    folded = "".join(f"<p>{escape(line)}</p>" for line in lines)
    name = escape(name_parameters(parameters, language()))
    return f'<details class="basis"><summary>{name}</summary><div>{folded}</div></details>'


DOTS: dict[Certainty, str] = {
    "very likely": "●●●",
    "likely": "●●○",
    "more likely than not": "●○○",
    "can't tell yet": "○○○",
}

SUREST_FIRST = tuple(DOTS)
LEANING = SUREST_FIRST[2]

SURPRISING = (
    "outlier",
    "split",
    "divided",
    "bridge",
    "absent",
    "spread",
    "wide",
    "lone",
    "end",
    "friction",
    "newcomer",
)
"""Kinds of statements by how far they are from what people take for granted, the most surprising first. All others
follow, in the service's order."""

INHERITED = {"strengths", "watch-outs", "tries", "questions", "situations"}
"""Headings of advice: how sure it is follows from a claim, which says so."""

CAVEAT = "caveat"
"""The kind of statements about the answers and how they were measured."""

COMPARED = {"friction"}
"""Kinds of statements about two people that lead to their comparison."""

PERSONAL = {"style", "pace", "focus"}
"""Kinds of claims that advice on a person follows from."""

PLACES = {*get_args(Direction), *get_args(Half)}
"""What such a claim says of the person."""

ON_CIRCLE = {"evidence-centre-position", "evidence-pair-difference", "evidence-distance"}
"""Messages of figures in standard deviations. A page says in words where people are on the circle, and draws it; the
figures are in exports and reports."""


def show_findings(
    insights: Sequence[Insight],
    *,
    named: bool = True,
    of_one: bool = False,
    most: int | None = None,
    key: str = "of-page",
    marks: Marks = NO_MARKS,
) -> None:
    """`findings_html` on the page; nothing where nothing can be said."""
    html = findings_html(insights, named=named, of_one=of_one, most=most, key=key, marks=marks)
    if html:
        st.html(html)


def findings_html(
    insights: Sequence[Insight],
    *,
    named: bool = True,
    of_one: bool = False,
    most: int | None = None,
    key: str = "of-page",
    marks: Marks = NO_MARKS,
) -> str:
    """Statements in the order in which they are worth reading; more than ``most`` are folded below the others.

    ``named`` is whether people may be named, and ``of_one`` whether all are about the same person, who is not named
    before each. ``key`` is the class of the list, for styles and tests; ``marks`` are what the person says of them.
    """
    ordered = in_order(insights, named=named)
    if not ordered:
        return ""
    cut = len(ordered) if most is None else max(most, sum(is_outlier(insight) for insight in ordered))
    findings = [finding_html(insight, named=named, of_one=of_one, mark=marks.get(insight.id)) for insight in ordered]
    first, rest = "".join(findings[:cut]), "".join(findings[cut:])
    return f'<div class="findings {escape(key)}">{first}{fold_html(rest, len(ordered) - cut)}</div>'


def fold_html(rest: str, count: int) -> str:
    """The last ``count`` findings of a list, folded; empty where there are none."""
    more = escape(say("shared-more-findings", count=count))
    return f'<details class="more"><summary>{more}</summary>{rest}</details>' if rest else ""


def said_html(heading: str, insights: Sequence[Insight], claims: Mapping[str, Insight], *, named: bool) -> str:
    """The statements under a heading as HTML: claims with how sure they are, advice in the service's order.

    ``claims`` are statements by id, among them the claims that advice follows from.
    """
    if heading in INHERITED:
        findings = "".join(
            advice_html(insight, named=named, claim=claim_behind(insight, claims)) for insight in insights
        )
    else:
        findings = "".join(finding_html(insight, named=named) for insight in in_order(insights, named=named))
    return f'<div class="findings">{findings}</div>'


def in_order(insights: Iterable[Insight], *, named: bool = True) -> list[Insight]:
    """Statements by the word for their certainty, then by surprise; somebody who stands apart comes first, however sure
    that is. Percentages of one word are no order: 61 and 64% differ by less than another day's answers would.

    Without names, statements that can't be made so are left out, and those that become the same are made once.
    """
    by_wording: dict[str, Insight] = {}
    for insight in insights:
        by_wording.setdefault(wording(insight, named=named), insight)
    # What can't be said without names.
    by_wording.pop("", None)
    return sorted(by_wording.values(), key=_rank)


def is_outlier(insight: Insight) -> bool:
    return insight.kind == "outlier"


def _rank(insight: Insight) -> tuple[bool, int, int]:
    place = SURPRISING.index(insight.kind) if insight.kind in SURPRISING else len(SURPRISING)
    return not is_outlier(insight), SUREST_FIRST.index(insight.strength), place


def finding_html(
    insight: Insight,
    *,
    named: bool = True,
    of_one: bool = False,
    mark: Mark | None = None,
    sign: str = "",
) -> str:
    """A statement as HTML, with its evidence folded behind it.

    ``mark`` is what the person says of it; ``sign`` is HTML before its headline.
    """
    headline = escape(headline_of(insight, named=named, of_one=of_one))
    detail = f'<p class="line">{escape(insight.detail)}</p>' if insight.detail else ""
    without = without_random_html(insight)
    # A caveat is known: a chip would say that it is open.
    is_known = insight.kind == CAVEAT and insight.probability is None
    chip = "" if is_known else chip_html(insight.strength, insight.probability)
    summary = f"{sign}<strong>{struck_html(headline, mark)}</strong>{without}{detail}{says_html(mark)}"
    kind = "finding not-me" if is_denied(mark) else "finding"
    meaning = "" if is_known else meaning_html(insight.strength)
    opened = evidence_html(insight, named=named, more=meaning)
    way = _compare_html(insight) if named and not sign and insight.kind in COMPARED else ""
    return (
        f'<details class="{kind}"><summary><span class="point">{summary}</span>{chip}</summary>{opened}</details>{way}'
    )


def headline_of(insight: Insight, *, named: bool = True, of_one: bool = False) -> str:
    """A statement's headline, after the names of the people it is about; the whole sentence where it has no headline.

    ``named`` is whether people may be named, and ``of_one`` whether the reader knows who it is about.
    """
    if not insight.headline:
        return wording(insight, named=named)
    names = ", ".join(person.name for person in insight.people) if named and not of_one else ""
    return f"{names} · {doubted_headline(insight)}" if names else doubted_headline(insight)


def doubted_headline(insight: Insight) -> str:
    """A statement's headline, with a reservation where the statement is hardly more than a chance: it may not sound
    surer than its chip. The whole sentence, which says how sure it is, where it has no headline.
    """
    if insight.headline and insight.strength == LEANING:
        return say("shared-leaning", claim=insight.headline)
    return insight.headline or insight.text


def is_likely(insight: Insight) -> bool:
    """Whether a statement is likely or very likely, so that it can be said without a reservation."""
    return insight.strength in SUREST_FIRST[:2]


def _compare_html(insight: Insight) -> str:
    """A link to the comparison of the two people a statement is about; empty where they aren't two."""
    if len(insight.people) != 2:
        return ""
    one, other = (quote(person.id, safe="") for person in insight.people)
    label = escape(say("shared-compare-two", names=", ".join(person.name for person in insight.people)))
    return f'<p class="way"><a href="compare?a={one}&amp;b={other}" target="_self">{label}</a></p>'


def advice_html(
    insight: Insight, *, named: bool, sign: str = "", may_doubt: bool = True, claim: Insight | None = None
) -> str:
    """Advice as a headline and what it means; what it rests on is folded behind it.

    A question is its own headline. People whom the advice is about but doesn't name are named before it, and it has the
    chip of its claim; not without ``may_doubt``, where the claim stands right above it. Where the ``claim`` is given,
    the chip stands behind it: nobody measured the advice.
    """
    text = wording(insight, named=named)
    point = None if insight.kind == "question" else insight.headline
    point, line = (text, "") if point is None else (point, insight.detail or text)
    names = ", ".join(unnamed_in(f"{point} {line}", insight)) if named else ""
    headline = f"{names} · {point}" if names else point
    body = f'<p class="line">{escape(line)}</p>' if line else ""
    chip = chip_html(insight.strength, insight.probability) if may_doubt and insight.probability is not None else ""
    if chip and claim is not None:
        because = escape(say("shared-because", claim=headline_of(claim, named=named)))
        body, chip = f'{body}<p class="line because"><span>{because}</span>{chip}</p>', ""
    body += without_random_html(insight) if may_doubt else ""
    return (
        f'<details class="finding"><summary><span class="point">{sign}<strong>{escape(headline)}</strong>{body}</span>'
        f"{chip}</summary>{evidence_html(insight, named=named)}</details>"
    )


def is_doubtful(insight: Insight) -> bool:
    """Whether the claim behind a piece of advice is so unsure that the advice has to say so."""
    is_surest = insight.strength == SUREST_FIRST[0] and holds_without_random(insight)
    return insight.probability is not None and not is_surest


def condition_of(advice: Insight) -> str:
    """What a piece of advice on a person takes for granted, such as “if above all fast (84%)”; empty where that is very
    likely or isn't known."""
    claim, _, place = advice.id.removeprefix(f"{advice.kind}-").partition("-")
    if advice.probability is None or not is_doubtful(advice) or claim not in PERSONAL or place not in PLACES:
        return ""
    return say("profile-advice-if", place=place, percent=percent(advice.probability, language()))


def unnamed_in(text: str, insight: Insight) -> list[str]:
    """The people whom a statement is about and whom ``text`` doesn't name."""
    return [person.name for person in insight.people if person.name not in text]


def chip_text(strength: Certainty, probability: float | None) -> str:
    """How sure a statement is, as a word and a number; the number only where the service gives one."""
    word = say("shared-chip", strength=STRENGTHS[strength])
    return word if probability is None else f"{word} {percent(probability, language())}"


def how_sure(insight: Insight) -> str:
    """`chip_text` of a statement and, where the word would be another, how sure it is without random answers."""
    chip = chip_text(insight.strength, insight.probability)
    return " · ".join(filter(None, (chip, note_without_random(insight, language()))))


def chip_html(strength: Certainty, probability: float | None) -> str:
    """`chip_text` with dots that show the same."""
    dots = f'<span aria-hidden="true">{DOTS[strength]}</span>'
    return f'<span class="chip {STRENGTHS[strength]}">{dots} {escape(chip_text(strength, probability))}</span>'


def without_random_html(insight: Insight) -> str:
    """How sure a claim about a team is without the answers that look random, where the chip would have another word; it
    stands where the claim is read. Else empty.
    """
    note = note_without_random(insight, language())
    return f'<p class="line without">{escape(note)}</p>' if note else ""


def meaning_html(strength: Certainty) -> str:
    """What a chip means, in the words of the key."""
    word = say("shared-chip", strength=STRENGTHS[strength])
    meaning = say("how-it-works-strength", strength=STRENGTHS[strength])
    return f'<p class="meaning">{escape(say("shared-chip-meaning", word=word, meaning=meaning))}</p>'


def evidence_html(insight: Insight, *, named: bool = True, more: str = "") -> str:
    """The whole sentence and the figures that it rests on, but those `ON_CIRCLE`; ``more`` is HTML between them."""
    figures = "".join(
        f"<dt>{escape(figure.name)}</dt><dd>{escape(value_text(figure, language()))}</dd>"
        for figure in insight.evidence
        if figure.message not in ON_CIRCLE
    )
    return f'<div class="evidence"><p>{escape(wording(insight, named=named))}</p>{more}<dl>{figures}</dl></div>'
