"""The chapters of a report on one person: cards by situation, as its reader needs them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from discern.cards import Card, list_cards, topic_name
from discern.contract import STYLES, Insight, Style, StylesArgument, Voice
from discern.contract.models.reports import CardTopic, Chapter, ReportCard
from discern.reports.material import Material
from discern.reports.person.grounds import claims_of, key_of, styles_of, tell
from discern.reports.shared_text import strength_text
from discern.words import format_message, format_names, percent


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
    "situations": _Plan(("one-to-one", "deciding", "planning", "delegation", "change", "disagreement"), 2),
    "feedback": _Plan(("giving-feedback", "taking-feedback", "helping"), 2),
    "talking": _Plan(("talk-do", "talk-dont", "talking", "impression", "remote"), 2),
    "styles": _Plan(tuple(_COLLEAGUES), 2),
    "pressure": _Plan(("pressure", "energy-gained", "energy-lost"), 2),
}
"""The chapters of cards, by their names in the catalogue."""

TOPICS_APART = (*CHAPTERS["situations"].topics, "pressure", "talk-do", "talk-dont")
"""Topics whose cards are compared where it is open which of two styles leads."""


def chapters_of_person(material: Material) -> list[Chapter]:
    """All chapters, by id: `claims` for a coach, `portraits` for others, those of `CHAPTERS`, and `if-D` … of either of
    two styles."""
    is_coach = material.commission.audience == "coach"
    return [*(_claim(material) if is_coach else _portray(material)), *_situate(material), *_compare(material)]


def heading_of(material: Material, topic: str) -> str:
    """The heading of a topic: that of the library but for talking with the person, where it depends on the reader."""
    if topic in {"talk-do", "talk-dont"} and material.commission.audience != "manager":
        return tell(material, "topic", topic=topic)
    return topic_name(topic, material.commission.language)


def _situate(material: Material) -> Iterator[Chapter]:
    cards = _list(material, material.statements)
    for name, plan in CHAPTERS.items():
        topics = [topic for wanted in plan.topics if (topic := _topic(material, cards, wanted, plan.each)) is not None]
        if topics:
            heading = tell(material, "chapter", chapter=name)
            yield Chapter(id=name, heading=heading, readers=_readers(material), topics=topics)


def _compare(material: Material) -> Iterator[Chapter]:
    """Where one of two styles leads, the cards of either: reading both, one learns more about which it is than from
    those that suit both."""
    for statement in material.statements:
        if statement.kind != "style" or len(styles_of(statement)) < 2:
            continue
        for style in styles_of(statement):
            arguments = {**statement.arguments, "styles": StylesArgument(styles=(style,))}
            update = {"id": f"style-{style}", "arguments": arguments, "strength": "can't tell yet"}
            cards = _list(material, [statement.model_copy(update=update)])
            found = (_topic(material, cards, topic, 1, cited=statement.id) for topic in TOPICS_APART)
            topics = [topic for topic in found if topic is not None]
            if topics:
                heading = format_message(material.commission.language, "report-chapter-if", {"styles": style})
                yield Chapter(id=f"if-{style}", heading=heading, readers=_readers(material), topics=topics)


def _readers(material: Material) -> list[str]:
    if material.commission.audience != "coach":
        return []
    return [tell(material, "reader", side=side) for side in (1, 2)]


def _list(material: Material, statements: Sequence[Insight]) -> dict[str, list[Card]]:
    """Cards by topic. A manager gets what those who work with the person do; the person and their coach what the
    person does."""
    voice: Voice = "named" if material.commission.audience == "manager" else "you"
    found = list_cards(statements, material.seed, language=material.commission.language, voice=voice)
    return {topic: list(cards) for topic, cards in groupby(found, key=lambda card: card.topic)}


def _topic(
    material: Material, cards: Mapping[str, Sequence[Card]], topic: str, most: int, cited: str | None = None
) -> CardTopic | None:
    """The cards of a topic; None if there is none. A coach gets beside them what to ask and what to listen for.

    ``cited`` is the id of the statement they rest on, where that isn't the one that calls for them.
    """
    chosen = cards.get(topic, ())[:most]
    if not chosen:
        return None
    beside: list[str | None] = [None] * len(chosen)
    if material.commission.audience == "coach":
        ask, listen = (tell(material, part, topic=topic) for part in ("ask", "listen"))
        beside = [f"{ask} {listen}"] if len(chosen) == 1 else [ask, listen]
    return CardTopic(
        heading=heading_of(material, topic),
        styles=[_COLLEAGUES[topic]] if topic in _COLLEAGUES else [],
        cards=[
            ReportCard(
                headline=card.statement.headline,
                text=card.statement.text,
                for_others=other,
                statements=[cited or card.rests_on.id],
            )
            for card, other in zip(chosen, beside, strict=True)
        ],
    )


def _portray(material: Material) -> Iterator[Chapter]:
    """What is taught of the style that leads and of the one that comes second; of all four where no style leads."""
    language = material.commission.language
    cited: dict[Style, str] = {}
    for statement in material.statements:
        if statement.kind in {"style", "blend"}:
            for style in styles_of(statement) or STYLES:
                cited.setdefault(style, statement.id)
    portraits = [
        ReportCard(
            headline=format_message(language, "style-named", {"styles": style}),
            text=format_message(language, "report-portrait", {"styles": style}),
            styles=[style],
            statements=[id_],
        )
        for style, id_ in cited.items()
    ]
    if portraits:
        heading = tell(material, "portraits", count=len(portraits))
        topic = format_message(language, "report-portraits-topic")
        yield Chapter(id="portraits", heading=heading, topics=[CardTopic(heading=topic, cards=portraits)])


def _claim(material: Material) -> Iterator[Chapter]:
    """Each claim, the least certain first, with what to ask, and what would speak for it and against it."""
    language = material.commission.language
    topics = []
    for claim in claims_of(material):
        styles = format_names(styles_of(claim), language)
        parts = {part: tell(material, f"claims-{part}", claim=key_of(claim), styles=styles) for part in _CLAIM_PARTS}
        what = strength_text(claim, language)
        if claim.probability is not None:
            what = tell(material, "claim", what=what, percent=percent(claim.probability, language))
        topics.append(
            CardTopic(
                heading=claim.headline or claim.text,
                note=what,
                cards=[
                    ReportCard(
                        headline=tell(material, "claims-label", part=part),
                        text=text,
                        statements=[claim.id] if part == "ask" else [],
                    )
                    for part, text in parts.items()
                ],
            )
        )
    if topics:
        heading, note = tell(material, "claims-heading"), tell(material, "claims-note")
        yield Chapter(id="claims", heading=heading, note=note, topics=topics)


_CLAIM_PARTS = ("ask", "holds", "fails")
