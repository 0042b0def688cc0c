"""Cards for everyday situations, chapter by chapter. They are chosen by rules; no model is given their text."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from discern.cards import Card, list_cards, topic_name
from discern.contract import STYLES, Insight, Style, StylesArgument
from discern.contract.models.reports import CardTopic, Chapter, ReportCard
from discern.reports.material import Material
from discern.words import format_message

_CHAPTERS: Mapping[str, Sequence[str]] = {
    "talking": ("talking", "talk-do", "talk-dont", "impression", "remote"),
    "energy": ("energy-gained", "energy-lost", "pressure"),
    "working": ("deciding", "planning", "delegation", "change"),
    "others": ("one-to-one", "giving-feedback", "taking-feedback", "helping", "disagreement"),
    "styles": ("with-dominance", "with-influence", "with-steadiness", "with-conscientiousness"),
}
"""The topics of cards on one person by chapter."""

MOST_OF_A_TOPIC = 4
"""The most cards of one topic on a team, which has far more claims than a person or two people."""


def topics_of(material: Material) -> list[str]:
    """The topics that there are cards for, in the order of the library; none in a short report."""
    if material.commission.length == "short":
        return []
    return list(dict.fromkeys(card.topic for card in list_cards(material.statements, material.seed)))


def chapters_of(material: Material, first: Sequence[str] = ()) -> list[Chapter]:
    """The cards that the statements call for; none in a short report.

    Those of the topics that come ``first`` are a chapter of their own, before all others.
    """
    if material.commission.length == "short":
        return []
    chapters = list(_of_a_person(material) if material.subject_type == "assessment" else _of_several(material))
    chapters = _move_to_front(material, chapters, first)
    if not chapters:
        return []
    # What cards are is said once, before the first.
    language = material.commission.language
    noted = chapters[0].model_copy(update={"note": format_message(language, "report-cards-note")})
    return [noted, *chapters[1:]]


def _move_to_front(material: Material, chapters: Sequence[Chapter], first: Sequence[str]) -> list[Chapter]:
    names = [topic_name(topic, material.commission.language) for topic in first]
    found: dict[str, CardTopic] = {}
    rest = []
    readers: list[str] = []
    for chapter in chapters:
        for topic in chapter.topics:
            if topic.heading in names and topic.heading not in found:
                found[topic.heading], readers = topic, chapter.readers
        left = [topic for topic in chapter.topics if found.get(topic.heading) is not topic]
        if left:
            rest.append(chapter.model_copy(update={"topics": left}))
    if not found:
        return list(chapters)
    heading = _say(material, "report-chapter-purpose")
    return [Chapter(heading=heading, readers=readers, topics=[found[name] for name in names if name in found]), *rest]


def _of_a_person(material: Material) -> Iterator[Chapter]:
    yield from _portray(material)
    cards = _list(material, material.statements)
    about = {"audience": material.commission.audience, "a": "[P1]"}
    readers = [_say(material, "report-card-reader", side=side, **about) for side in ("first", "second")]
    for name, topics in _CHAPTERS.items():
        chosen = [each for each in cards if each[0].topic in topics]
        if chosen:
            heading = _say(material, "report-chapter", chapter=name)
            yield Chapter(heading=heading, readers=readers, topics=list(_by_topic(material, chosen)))
    for open_, style in _either(material.statements):
        chosen = [each for each in _list(material, [style]) if each[0].topic not in _CHAPTERS["styles"]]
        if chosen:
            letter = style.arguments["styles"]
            assert isinstance(letter, StylesArgument)
            heading = _say(material, "report-chapter-if", styles=letter.styles[0])
            yield Chapter(heading=heading, readers=readers, topics=list(_by_topic(material, chosen, cited=open_.id)))


def _portray(material: Material) -> Iterator[Chapter]:
    """What is taught of the style that leads and of the one that comes second; of all four where no style leads."""
    language = material.commission.language
    cited: dict[Style, str] = {}
    for statement in material.statements:
        if statement.kind in {"style", "blend"}:
            about = statement.arguments.get("styles")
            for style in about.styles if isinstance(about, StylesArgument) else STYLES:
                cited.setdefault(style, statement.id)
    portraits = [
        ReportCard(
            headline=format_message(language, "style-named", {"styles": style}),
            text=format_message(language, "report-portrait", {"styles": style}),
            statements=[id_],
        )
        for style, id_ in cited.items()
    ]
    if portraits:
        heading = format_message(language, "report-portraits", {"count": len(portraits)})
        topic = format_message(language, "report-portraits-topic")
        yield Chapter(heading=heading, topics=[CardTopic(heading=topic, cards=portraits)])


def _either(statements: Sequence[Insight]) -> Iterator[tuple[Insight, Insight]]:
    """Where one of two styles leads: the statement, and for either style what would be claimed if it were known.

    A reader who reads the cards of both learns more about which it is than from those that suit both.
    """
    for statement in statements:
        about = statement.arguments.get("styles")
        if statement.kind != "style" or not isinstance(about, StylesArgument) or len(about.styles) < 2:
            continue
        for style in about.styles:
            arguments = {**statement.arguments, "styles": StylesArgument(styles=(style,))}
            update = {"id": f"style-{style}", "arguments": arguments, "strength": "can't tell yet"}
            yield statement, statement.model_copy(update=update)


def _of_several(material: Material) -> Iterator[Chapter]:
    most = MOST_OF_A_TOPIC if material.subject_type == "team" else None
    found = list_cards(material.statements, material.seed, each_topic=most, language=material.commission.language)
    cards = [(each, None) for each in found]
    if cards:
        heading = _say(material, "report-chapter-together", subject=material.subject_type)
        yield Chapter(heading=heading, topics=list(_by_topic(material, cards)))


def _list(material: Material, statements: Sequence[Insight]) -> list[tuple[Card, Card | None]]:
    """Cards on a person: as the reader is spoken to, and as those on the other side are."""
    language = material.commission.language
    to_person = list_cards(statements, material.seed, language=language, voice="you")
    to_others = list_cards(statements, material.seed, language=language)
    own, other = (to_person, to_others) if material.commission.audience == "self" else (to_others, to_person)
    return list(zip(own, other, strict=True))


def _by_topic(
    material: Material, cards: Sequence[tuple[Card, Card | None]], cited: str | None = None
) -> Iterator[CardTopic]:
    """Cards, which come topic by topic, under the names of their topics.

    ``cited`` is the id of the statement they rest on, where that isn't the one that calls for them.
    """
    for topic, found in groupby(cards, key=lambda pair: pair[0].topic):
        yield CardTopic(
            heading=topic_name(topic, material.commission.language),
            cards=[
                ReportCard(
                    headline=own.statement.headline,
                    text=own.statement.text,
                    for_others=None if other is None else other.statement.text,
                    statements=[cited or own.rests_on.id],
                )
                for own, other in found
            ],
        )


def _say(material: Material, message: str, **values: str) -> str:
    return format_message(material.commission.language, message, values)
