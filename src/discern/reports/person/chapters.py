"""The chapters of a report on one person: cards by situation, as its reader needs them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from discern.cards import Card, list_cards, topic_name
from discern.contract.certainty import OPEN, Certainty
from discern.contract.models.insights import Insight, StylesArgument, Voice
from discern.contract.models.reports import Audience, CardTopic, Chapter, ReportCard
from discern.contract.styles import STYLES, ByStyle, Style
from discern.reports.material import Material
from discern.reports.person.grounds import (
    CLAIMS,
    STYLE_KEYS,
    claims_of,
    key_of,
    looks_random,
    main_claim,
    place_of,
    styles_of,
    styles_within,
    tell,
)
from discern.reports.shared_text import strength_text
from discern.words import STRENGTHS, format_message, format_names, percent


@dataclass(frozen=True, slots=True)
class _Plan:
    """A chapter: its topics, and how many cards each has at most."""

    topics: Sequence[str]
    each: int


_COLLEAGUES: Mapping[str, Style] = {
    "with-dominance": "D",
    "with-influence": "I",
    "with-steadiness": "S",
    "with-conscientiousness": "C",
}

CHAPTERS: Mapping[str, _Plan] = {
    "situations": _Plan(("one-to-one", "deciding", "planning", "delegation", "change", "disagreement"), 3),
    "feedback": _Plan(("giving-feedback", "taking-feedback", "helping"), 3),
    "talking": _Plan(("talk-do", "talk-dont", "talking", "impression", "remote"), 3),
    "styles": _Plan(tuple(_COLLEAGUES), 2),
    "pressure": _Plan(("pressure", "energy-gained", "energy-lost"), 3),
}
"""The chapters of cards, by their names in the catalogue."""

_TALK_IN_SHORT: Mapping[str, _Plan] = {"talking": _Plan(("talk-do", "talk-dont"), 2)}
"""The chapter of cards of a manager's short report."""

TESTED_IN_SHORT = 2
"""How many claims a coach's short report has to test."""

_HEADED: Mapping[Audience, frozenset[str]] = {
    "self": frozenset({"talk-do", "talk-dont"}),
    "manager": frozenset({"one-to-one", "delegation", "giving-feedback", "taking-feedback"}),
    "coach": frozenset({"talk-do", "talk-dont"}),
}
"""Topics whose headings are the reader's own."""

TOPICS_APART = tuple(topic for name, plan in CHAPTERS.items() if name != "styles" for topic in plan.topics)
"""Topics whose cards are compared where it is open which of two styles is the direction."""

COMPARED = 12
"""How many of these are compared where a direction is said, more likely than not: its own cards stand above."""

FEWER: Mapping[Certainty, int] = {"likely": 2, "more likely than not": 1}
"""The most cards of a situation, where they rest on no surer claim than this."""


def chapters_of_person(material: Material) -> list[Chapter]:
    """All chapters, by id: `claims`, `portraits`, those of `CHAPTERS`, and `compare` where it is open which of two."""
    return [*_claim(material), *_portray(material), *_situate(material), *_compare(material)]


def chapters_in_short(material: Material) -> list[Chapter]:
    """The chapter of a short report: for a coach the claims to test, for a manager how to talk with the person."""
    match material.commission.audience:
        case "coach":
            return [*_claim(material, TESTED_IN_SHORT)]
        case "manager":
            return [*_situate(material, _TALK_IN_SHORT)]
        case "self":
            return []


def heading_of(material: Material, topic: str) -> str:
    """The heading of a topic: that of the library but where it depends on the reader."""
    if topic in _HEADED[material.commission.audience]:
        return tell(material, "topic", topic=topic)
    return topic_name(topic, material.commission.language)


def _situate(material: Material, chapters: Mapping[str, _Plan] = CHAPTERS) -> Iterator[Chapter]:
    cards = _list(material, _open(material) if looks_random(material) else material.statements)
    for name, plan in chapters.items():
        topics = [topic for wanted in plan.topics if (topic := _topic(material, cards, wanted, plan.each)) is not None]
        if topics:
            heading = tell(material, "chapter", chapter=name)
            yield Chapter(id=name, heading=heading, topics=topics)


def _compare(material: Material) -> Iterator[Chapter]:
    """Where two styles' directions are in question, the cards of either side by side: comparing them, one learns more
    about which it is than from those that suit both."""
    language = material.commission.language
    main, summary = main_claim(material), material.results[0].style
    if main is None or summary is None or summary.quarters is None or looks_random(material):
        return
    styles = _in_question(main, summary.quarters)
    if not styles:
        return
    one, other = (_list(material, [_as_if(main, style)]) for style in styles)
    topics = [
        CardTopic(
            heading=heading_of(material, topic),
            cards=[
                ReportCard(text=left.statement.text, for_others=right.statement.text, statements=[main.id])
                for left, right in zip(one[topic][:1], other[topic][:1], strict=True)
            ],
        )
        for topic in TOPICS_APART[: COMPARED if main.kind == "style" else None]
        if topic in one and topic in other
    ]
    if topics:
        readers = [
            format_message(
                language,
                "report-chapter-if",
                {"styles": style, "percent": percent(summary.quarters[style], language)},
            )
            for style in styles
        ]
        heading = format_message(language, "report-chapter-either")
        yield Chapter(id="compare", heading=heading, readers=readers, topics=topics)


def _in_question(main: Insight, quarters: ByStyle[float]) -> tuple[Style, ...]:
    """The two styles in a half of the circle; of a style that is said more likely than not, that one and the next. Of
    somebody between two styles both suit."""
    within = styles_within(main)
    if main.kind != "style":
        return within
    if len(within) != 1 or main.strength != "more likely than not":
        return ()
    return (*within, max((each for each in STYLES if each not in within), key=lambda each: quarters[each]))


def _open(material: Material) -> list[Insight]:
    """What answers that look random call for: the cards of somebody of whom nothing is claimed."""
    caution = material.by_id().get("caution")
    return [] if caution is None else [caution.model_copy(update={"id": "style-open", "kind": "style"})]


def _as_if(statement: Insight, style: Style) -> Insight:
    """What would be claimed if the direction were known to be that of one of two styles."""
    arguments = {**statement.arguments, "styles": StylesArgument(styles=(style,))}
    return statement.model_copy(update={"id": f"style-{style}", "arguments": arguments, "strength": OPEN})


def _list(material: Material, statements: Sequence[Insight]) -> dict[str, list[Card]]:
    """Cards by topic. A manager gets what those who work with the person do; the person and their coach what the
    person does."""
    voice: Voice = "named" if material.commission.audience == "manager" else "you"
    found = list_cards(statements, material.seed, language=material.commission.language, voice=voice)
    return {topic: list(cards) for topic, cards in groupby(found, key=lambda card: card.topic)}


def _topic(material: Material, cards: Mapping[str, Sequence[Card]], topic: str, most: int) -> CardTopic | None:
    """The cards of a topic; None if there is none. Above them is what the reader can ask, or think about."""
    chosen = _surest(cards.get(topic, ()), most)
    if not chosen:
        return None
    cited = "caution" if looks_random(material) else None
    return CardTopic(
        heading=heading_of(material, topic),
        note=tell(material, "situation", topic=topic),
        styles=[_COLLEAGUES[topic]] if topic in _COLLEAGUES else [],
        cards=[
            ReportCard(headline=_head(material, card), text=card.statement.text, statements=[cited or card.rests_on.id])
            for card in chosen
        ],
    )


def _surest(cards: Sequence[Card], most: int) -> list[Card]:
    """At most so many cards, those on the surest claims first and on one claim together, few on weak ones (`FEWER`)."""
    chosen: list[Card] = []
    for card in sorted(cards, key=lambda each: list(STRENGTHS).index(each.rests_on.strength)):
        if len(chosen) < min(most, FEWER.get(card.rests_on.strength, most)):
            chosen.append(card)
    claims = list(dict.fromkeys(card.rests_on.id for card in chosen))
    return sorted(chosen, key=lambda card: claims.index(card.rests_on.id))


def _head(material: Material, card: Card) -> str:
    """The headline of a card, with its condition where what it rests on isn't very likely."""
    base, headline = card.rests_on, card.statement.headline or ""
    if base.strength not in FEWER or base.probability is None:
        return headline
    language = material.commission.language
    values = {"place": place_of(base), "percent": percent(base.probability, language), "headline": headline}
    return format_message(language, "report-card-if", values)


def _portray(material: Material) -> Iterator[Chapter]:
    """What is taught of the four styles: first of those in whose direction the person is, then of those in the same
    half.
    """
    language = material.commission.language
    main = material.by_id().get("caution") if looks_random(material) else main_claim(material)
    if main is None:
        return
    cited: dict[Style, str] = {}
    for claim in material.statements if not looks_random(material) else ():
        if claim.kind in CLAIMS:
            for style in styles_within(claim):
                cited.setdefault(style, claim.id)
    first = "yours" if cited else "none"
    cited |= {style: main.id for style in STYLES if style not in cited}
    portraits = [
        ReportCard(
            headline=format_message(language, "style-named", {"styles": style}),
            text=format_message(language, "report-portrait", {"styles": style}),
            styles=[style],
            statements=[id_],
        )
        for style, id_ in cited.items()
    ]
    topics = [
        CardTopic(heading=format_message(language, "report-portraits-topic"), cards=portraits),
        CardTopic(heading=format_message(language, "report-axes-topic"), cards=list(_explain_axes(material, main.id))),
    ]
    yield Chapter(id="portraits", heading=tell(material, "portraits", first=first), topics=topics)


def _explain_axes(material: Material, main: str) -> Iterator[ReportCard]:
    """What the two axes of the circle mean; where no end of one is claimed, it rests on ``main``."""
    language = material.commission.language
    claimed = {claim.kind: claim.id for claim in claims_of(material)}
    for axis in ("pace", "focus"):
        yield ReportCard(
            headline=format_message(language, "report-axis-name", {"axis": axis}),
            text=format_message(language, "report-axis", {"axis": axis}),
            statements=[claimed.get(axis, main)],
        )


def _claim(material: Material, most: int | None = None) -> Iterator[Chapter]:
    """Each claim with what would speak for it and against it; for a coach the least certain first, with what to ask.

    With ``most``, only so many of them, for a coach.
    """
    language = material.commission.language
    is_coach = material.commission.audience == "coach"
    topics = []
    for claim in claims_of(material)[:most] if is_coach else reversed(claims_of(material)):
        about = _about(material, claim)
        what = strength_text(claim, language)
        if claim.probability is not None:
            chance = percent(claim.probability, language)
            what = format_message(language, "report-claim", {"what": what, "percent": chance})
        sides = [("holds", [claim.id]), ("fails", list[str]())]
        if is_coach:
            sides.append(("next", []))
        topics.append(
            CardTopic(
                heading=claim.headline or claim.text,
                note=tell(material, "claims-ask", what=what, **about) if is_coach else what,
                cards=[
                    ReportCard(
                        headline=tell(material, "claims-label", part=part),
                        text=_sign(material, claim, part),
                        statements=cited,
                    )
                    for part, cited in sides
                ],
            )
        )
    if topics:
        name = "claims" if most is None else "test"
        heading, note = (tell(material, f"{name}-{part}", count=len(topics)) for part in ("heading", "note"))
        yield Chapter(id="claims", heading=heading, note=note, topics=topics)


def _about(material: Material, claim: Insight) -> dict[str, str]:
    styles = styles_of(claim)
    return {"claim": key_of(claim), "styles": format_names(styles, material.commission.language)}


def _sign(material: Material, claim: Insight, part: str) -> str:
    """What would speak for a claim or against it, or where to go from there; between two styles, that of each."""
    about, styles = _about(material, claim), styles_of(claim)
    if part in {"holds", "fails"} and about["claim"] == "two":
        one, other = (tell(material, f"claims-{part}", **about | {"claim": STYLE_KEYS[style]}) for style in styles)
        about |= {"first": styles[0], "second": styles[1], "one": one, "other": other}
    return tell(material, f"claims-{part}", **about)
