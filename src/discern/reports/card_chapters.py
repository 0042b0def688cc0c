"""Cards for everyday situations, chapter by chapter. They are chosen by rules; no model is given their text."""

from collections.abc import Sequence

from discern.cards import list_cards, topic_name
from discern.contract.models.reports import CardTopic, Chapter
from discern.reports.material import Material
from discern.reports.person import chapters as person
from discern.reports.person.grounds import tell
from discern.reports.several import parts as several
from discern.words import format_message


def topics_of(material: Material) -> list[str]:
    """The topics that there are cards for, in the order of the library; none in a short report."""
    if material.commission.length == "short":
        return []
    return list(dict.fromkeys(card.topic for card in list_cards(material.statements, material.seed)))


def chapters_of(material: Material, first: Sequence[str] = ()) -> list[Chapter]:
    """The cards that the statements call for; few or none in a short report.

    Those of the topics that come ``first`` are a chapter of their own, before all others.
    """
    is_person = material.subject_type == "assessment"
    if material.commission.length == "short":
        return person.chapters_in_short(material) if is_person else several.chapters_in_short(material)
    chapters = person.chapters_of_person(material) if is_person else several.chapters_of_several(material)
    chapters = _move_to_front(material, chapters, first)
    # What cards are is said once, before the first.
    note = _note_on_cards(material)
    unnoted = next((number for number, chapter in enumerate(chapters) if chapter.note is None), None)
    return [
        chapter.model_copy(update={"note": note}) if number == unnoted else chapter
        for number, chapter in enumerate(chapters)
    ]


def _note_on_cards(material: Material) -> str:
    if material.subject_type == "assessment" and material.commission.audience == "coach":
        return tell(material, "cards-note")
    values = {"subject": material.subject_type, "audience": material.commission.audience}
    return format_message(material.commission.language, "report-cards-note", values)


def _move_to_front(material: Material, chapters: Sequence[Chapter], first: Sequence[str]) -> list[Chapter]:
    if material.subject_type == "assessment":
        names = [person.heading_of(material, topic) for topic in first]
    else:
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
    topics = [found[name] for name in names if name in found]
    return [Chapter(id="purpose", heading=heading, readers=readers, topics=topics), *rest]


def _say(material: Material, message: str, **values: str) -> str:
    return format_message(material.commission.language, message, values)
