"""From material to a document: our sentences, by the rules' order or as a language model arranged them, and cards.

Cards for everyday situations come chapter by chapter. They are chosen by rules.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from discern.cards import list_cards, topic_name
from discern.contract.models.insights import Insight, claims_behind
from discern.contract.models.reports import CardTopic, Chapter, Progress, ReportDocument, Section, Writer, Writing
from discern.contract.models.results import Results
from discern.reports import builtin_writer
from discern.reports.arrangement import Arrangement, Arranger, Offer
from discern.reports.material import Material
from discern.reports.parts import Parts
from discern.reports.person import chapters as person
from discern.reports.person.grounds import tell
from discern.reports.person.parts import parts_of_person
from discern.reports.person.sheets import agendas_for_person, questions_for_person
from discern.reports.reading_guide import basis_of, guide_of
from discern.reports.section_plan import outline
from discern.reports.several import parts as several
from discern.reports.several.members import member_statements
from discern.reports.several.parts import agendas_for_several, parts_of_several, questions_for_several
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
    if not is_person or material.commission.audience != "coach":
        return chapters
    # A coach reads cards that speak to the person. That is said once, before the first.
    return [_note_whom(material, each) if each.id == "situations" else each for each in chapters]


def _note_whom(material: Material, chapter: Chapter) -> Chapter:
    return chapter.model_copy(update={"note": tell(material, "cards-note")})


def _move_to_front(material: Material, chapters: Sequence[Chapter], first: Sequence[str]) -> list[Chapter]:
    if material.subject_type == "assessment":
        names = [person.heading_of(material, topic) for topic in first]
    else:
        names = [topic_name(topic, material.commission.language) for topic in first]
    found: dict[str, CardTopic] = {}
    rest = []
    for chapter in chapters:
        for topic in chapter.topics:
            if topic.heading in names and topic.heading not in found:
                found[topic.heading] = topic
        left = [topic for topic in chapter.topics if found.get(topic.heading) is not topic]
        if left:
            rest.append(chapter.model_copy(update={"topics": left}))
    if not found:
        return list(chapters)
    heading = _say(material, "report-chapter-purpose")
    topics = [found[name] for name in names if name in found]
    return [Chapter(id="purpose", heading=heading, topics=topics), *rest]


def _say(material: Material, message: str, **values: str) -> str:
    return format_message(material.commission.language, message, values)


BUILT_IN = Writer(kind="built_in")

OnProgress = Callable[[Progress], Awaitable[None]]


async def write_document(
    material: Material,
    results: Sequence[Results],
    *,
    report_id: str,
    now: datetime,
    arranger: Arranger | None = None,
    on_progress: OnProgress | None = None,
) -> tuple[ReportDocument, Writing | None]:
    """Write a report with placeholders for names; with an arranger, also return the model's total usage.

    ``results`` are the ones the material was gathered from. ``on_progress`` is awaited before and after the model is
    asked, and raises to stop.
    """
    plan = outline(material)
    arranged = Arrangement(tuple(plan))
    writer, writing, notices = BUILT_IN, None, list[str]()
    if arranger is not None:
        if on_progress is not None:
            await on_progress(Progress(done=0, total=1))
        given, writing = await arranger.arrange(material, plan, offer_of(material))
        if given is None:
            values = {"model": arranger.model}
            notices.append(format_message(material.commission.language, "report-not-arranged", values))
        else:
            arranged, writer = given, Writer(kind="both", model=arranger.model)
        if on_progress is not None:
            await on_progress(Progress(done=1, total=1))
    written = builtin_writer.write(material, arranged.sections)
    sections = [
        Section(id=section.id, heading=section.heading, writer=BUILT_IN, sentences=sentences)
        for section, sentences in zip(arranged.sections, written, strict=True)
    ]
    chapters = chapters_of(material, arranged.topics)
    parts = _further_parts(material, arranged)
    title, subtitle = entitle(material)
    document = ReportDocument(
        report_id=report_id,
        title=title,
        subtitle=subtitle,
        subject_type=material.subject_type,
        audience=material.commission.audience,
        length=material.commission.length,
        language=material.commission.language,
        written_at=now,
        writer=writer,
        notices=notices,
        sections=[*sections, *parts.sections],
        statements=[*material.statements, *_cited_beside(material, chapters)],
        results=list(material.results),
        analysis=material.analysis,
        chapters=chapters,
        conversation=parts.conversation,
        worksheet=parts.worksheet,
        passages=list(parts.passages),
        worksheets=list(parts.worksheets),
        order=list(parts.order),
        guide=guide_of(material, results),
        basis=basis_of(material, results, report_id),
    )
    return document, writing


def _further_parts(material: Material, arranged: Arrangement) -> Parts:
    sections = [section.id for section in arranged.sections]
    if material.subject_type == "assessment":
        return parts_of_person(material, sections, arranged.questions, arranged.agenda)
    return parts_of_several(material, sections, arranged.questions, arranged.agenda)


def _cited_beside(material: Material, chapters: Sequence[Chapter]) -> list[Insight]:
    """The statements about single people or groups that the chapters of a report on several rest on, and the claims
    about people that statements on several by name do: so what somebody says of theirs is found at these too.
    """
    if material.subject_type == "assessment":
        return []
    cited = {id_ for chapter in chapters for topic in chapter.topics for card in topic.cards for id_ in card.statements}
    members = member_statements(material)
    for statement in material.statements:
        if statement.people:
            cited |= set(claims_behind(statement, members))
    return [statement for statement in members if statement.id in cited]


def offer_of(material: Material) -> Offer:
    """What a model may choose beside the statements of the sections."""
    if material.subject_type != "assessment":
        return Offer(topics_of(material), questions_for_several(material), agendas_for_several(material))
    return Offer(topics_of(material), questions_for_person(material), agendas_for_person(material))


def entitle(material: Material) -> tuple[str, str]:
    """Title and subtitle of a report."""
    commission = material.commission
    readers = {"audience": commission.audience}
    if material.subject_type == "team":
        return "[TEAM]", format_message(commission.language, "report-subtitle-team", readers)
    if material.subject_type == "comparison":
        title = format_message(commission.language, "report-title-pair", {"a": "[P1]", "b": "[P2]"})
        return title, format_message(commission.language, "report-subtitle-pair", readers)
    return "[P1]", format_message(commission.language, "report-subtitle-person", readers)
