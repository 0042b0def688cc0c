"""A card for each person in a report on several; in a large team, one for all with the same headline."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from discern.cards import Card, list_cards
from discern.contract.certainty import OPEN, Certainty, certainty
from discern.contract.models.insights import (
    Argument,
    Claim,
    CountArgument,
    Figure,
    Insight,
    StylesArgument,
    TopicArgument,
    claim_behind,
)
from discern.contract.models.reports import Audience, CardTopic, Chapter, ReportCard
from discern.contract.models.teams import MapPoint
from discern.contract.styles import STYLES, ByStyle
from discern.insight.circle import AXES, ENDS, ENDS_OF, SHARED, styles_in
from discern.reports.material import MOST_CARDS, Material, Member, member_statement_id
from discern.reports.several.wording import styles_of, tell
from discern.words import STRENGTHS, format_message, format_names, percent, say, strength_name

_TOPICS: Mapping[Audience, tuple[Sequence[str], Sequence[str]]] = {
    "self": (("impression", "energy-lost", "helping"), ("talk-do", "talking", "talk-dont")),
    "manager": (("pressure", "taking-feedback", "delegation"), ("one-to-one", "talk-do", "talking")),
    "coach": ((), ()),
}
"""From which cards the reader learns what to know about somebody and how to talk with them, the first choice first.
A coach gets what is said to watch out for and the question instead."""

_MORE: Mapping[Audience, Sequence[str]] = {
    "self": ("energy-gained", "helping"),
    "manager": ("delegation", "planning"),
    "coach": ("pressure", "energy-lost"),
}
"""From which cards comes a further line where there are few people."""

FEW = 10
"""The largest team in which each card has a further line."""

_HALVES = {end: axis for axis in AXES for end in ENDS[axis]}
"""The axis of each half of the circle."""

_MAIN = frozenset({"style", "pace", "focus", "no_probabilities"})
"""The kinds of statements that say, or leave open, where on the circle somebody lies; the main one comes first."""


def member_chapter(material: Material) -> Chapter | None:
    """The chapter with the cards of people or groups; None where nobody has a profile that says how sure it is."""
    if material.members:
        said = set[str]()
        topics = [_member(material, member, said) for member in material.members]
        heading = "report-pairs-members" if material.subject_type == "comparison" else "report-teams-members"
        note = tell(material, f"{heading}-note")
    else:
        topics = list(_groups(material))
        heading = "report-teams-groups"
        note = tell(material, "report-teams-groups-note", most=MOST_CARDS)
    if not topics:
        return None
    return Chapter(id="members", kind="people", heading=tell(material, heading), note=note, topics=topics)


def member_statements(material: Material) -> list[Insight]:
    """What the cards of people or groups may rest on beside the material's statements."""
    if material.members:
        return [
            statement.model_copy(update={"id": member_statement_id(member.number, statement.id)})
            for member in material.members
            for statement in member.statements
        ]
    return [_count(material, place, names) for place, names in _group(material).items()]


def _member(material: Material, member: Member, said: set[str]) -> CardTopic:
    """The card of one person. ``said`` are the texts of the cards so far, which get those of this one: where there is
    a choice, no two people read the same.
    """
    by_id = {statement.id: statement for statement in member.statements}
    main = next(each for each in member.statements if each.kind in _MAIN)
    seed, language = f"{material.seed} {member.number}", material.commission.language
    cards = list_cards(member.statements, seed, language=language)
    # What others can do is of no use to a coach, who can offer somebody what they can do themselves.
    offered = list_cards(member.statements, seed, language=language, voice="you")
    is_coach = material.commission.audience == "coach"
    caution = by_id.get("caution")
    said_first = [] if caution is None else [caution.text]
    note = " ".join([*said_first, *([] if member.looks_random else [_say_place(material, main)])])
    rest = [
        *(
            _watch(material, by_id, main, said)
            if material.commission.audience == "coach"
            else _teach(material, cards, main, said)
        ),
        *(
            _teach_more(material, offered if is_coach else cards, said)
            if material.subject_type == "team" and len(material.members) <= FEW
            else ()
        ),
    ]
    lines = [_advise(material, "brings", _find(by_id, "strength", said), by_id, main), *rest]
    if member.looks_random:
        text = tell(material, "report-teams-doubtful")
        lines = [_line(material, "talk", text, caution or main)]
    said |= {line.text for line in lines}
    return CardTopic(
        heading=member.person.name,
        note=note,
        cards=[_of_member(line, member.number) for line in lines],
        styles=[] if member.looks_random else list(styles_of(main)),
    )


def _say_place(material: Material, main: Insight) -> str:
    """Where on the circle somebody lies, and how sure that is."""
    language = material.commission.language
    claimed = main.probability is not None
    return tell(
        material,
        "report-teams-style",
        claimed="yes" if claimed else "no",
        headline=main.headline or "",
        strength=strength_name(main.strength, language),
        percent=percent(main.probability or 0.0, language),
    )


def _of_member(line: ReportCard, number: int) -> ReportCard:
    """A line that rests on what is said of one person, with the ids that this has in the report."""
    return line.model_copy(
        update={
            "statements": [member_statement_id(number, id_) for id_ in line.statements],
            "restates": [member_statement_id(number, id_) for id_ in line.restates],
        }
    )


def _watch(
    material: Material, by_id: Mapping[str, Insight], main: Insight, said: Collection[str]
) -> Iterator[ReportCard]:
    """What a coach listens for and asks."""
    yield _advise(material, "know", _find(by_id, "watch_out", said), by_id, main)
    question = _find(by_id, "question", said)
    if question is None:
        text = tell(material, "report-teams-ask-open")
        yield _line(material, "talk", text, main)
    else:
        yield _advise(material, "talk", question, by_id, main)


def _find(by_id: Mapping[str, Insight], kind: str, said: Collection[str]) -> Insight | None:
    """The first piece of advice of a kind that isn't said yet, or the first; None without any."""
    found = [each for each in by_id.values() if each.kind == kind and each.detail is not None]
    return min(found, key=lambda each: _end(each.detail or "") in said, default=None)


def _advise(
    material: Material, label: str, advice: Insight | None, by_id: Mapping[str, Insight], main: Insight
) -> ReportCard:
    """What a piece of advice says, resting on the claim that it follows from."""
    if advice is None or advice.detail is None:
        return _line(material, label, tell(material, "report-teams-open", label=label), main)
    base = claim_behind(advice, by_id) or advice
    line = _line(material, label, _end(advice.detail), base)
    return line if base is advice else line.model_copy(update={"restates": [advice.id]})


def _teach(
    material: Material, cards: Sequence[Card], main: Insight, said: Collection[str] = ()
) -> Iterator[ReportCard]:
    """What a colleague should know, and how to talk with this person, from the library of cards."""
    for label, topics in zip(("know", "talk"), _TOPICS[material.commission.audience], strict=True):
        card = _pick(cards, topics, said)
        if card is None:
            yield _line(material, label, tell(material, "report-teams-open", label=label), main)
        else:
            yield _line(material, label, card.statement.text, card.rests_on)


def _teach_more(material: Material, cards: Sequence[Card], said: Collection[str]) -> Iterator[ReportCard]:
    card = _pick(cards, _MORE[material.commission.audience], said)
    if card is not None:
        yield _line(material, "more", card.statement.text, card.rests_on)


def _pick(cards: Sequence[Card], topics: Sequence[str], said: Collection[str]) -> Card | None:
    """The first card of the first topic that isn't said yet, or else the first; None without any."""
    found = [each for topic in topics for each in cards if each.topic == topic]
    return min(found, key=lambda each: each.statement.text in said, default=None)


def _line(material: Material, label: str, text: str, rests_on: Insight) -> ReportCard:
    return ReportCard(headline=tell(material, "report-teams-label", label=label), text=text, statements=[rests_on.id])


def _end(text: str) -> str:
    return text if text[-1:] in ".?!”" else f"{text}."


def _groups(material: Material) -> Iterator[CardTopic]:
    """The cards of those in the direction of the same style, of the others in the same half of the circle, and of those
    whose style is open.
    """
    groups = _group(material)
    for place in (*STYLES, *_HALVES):
        if place in groups:
            yield _share(material, place, groups[place])
    if None in groups:
        statement = _count(material, None, groups[None])
        yield CardTopic(
            heading=tell(material, "report-teams-group", place="open"),
            note=tell(material, "report-teams-group-open"),
            cards=[
                _line(material, "names", _names(material, groups[None]), statement),
                _line(material, "talk", tell(material, "report-teams-open", label="talk"), statement),
            ],
        )


def _group(material: Material) -> dict[str | None, dict[Certainty, list[str]]]:
    """Names by the style in whose direction they are, else by the half of the circle, None where neither is said, and
    by how sure it is, the surest first.
    """
    groups: dict[str | None, dict[Certainty, list[str]]] = defaultdict(lambda: defaultdict(list))
    points = [] if material.analysis is None else material.analysis.map
    for point in points:
        if point.quarters is not None:
            place, probability = _place_of(point, point.quarters)
            groups[place][OPEN if place is None else certainty(probability)].append(point.name)
    return {place: {word: found[word] for word in STRENGTHS if word in found} for place, found in groups.items()}


def _place_of(point: MapPoint, quarters: ByStyle[float]) -> tuple[str | None, float]:
    """The group that somebody is in, and how probable it is that they belong there."""
    styles = styles_in(point.direction)
    if len(styles) == 1:
        return styles[0], quarters[styles[0]]
    half = SHARED[frozenset(styles)] if styles else point.half
    if half is None:
        return None, 0.0
    return half, sum(quarters[style] for style in STYLES if half in ENDS_OF[style])


def _share(material: Material, place: str, names: Mapping[Certainty, Sequence[str]]) -> CardTopic:
    """The card of those in the direction of one style, or in one half of the circle."""
    language, is_half = material.commission.language, place in _HALVES
    statement = _count(material, place, names)
    claim_id = f"{_HALVES[place]}-{place}" if is_half else f"style-{place}"
    as_claimed = statement.model_copy(update={"id": claim_id, "probability": 1.0})
    cards = list_cards([as_claimed], material.seed, language=language)
    person, about = ("person-end", {"end": place}) if is_half else ("person", {"styles": place})
    lines = [
        _line(material, "names", _names(material, names), statement),
        _line(material, "brings", _sentence(format_message(language, f"{person}-brings", about)), statement),
    ]
    if material.commission.audience == "coach":
        costs = _sentence(format_message(language, f"{person}-costs", about))
        lines.append(_line(material, "know", costs, statement))
        lines.append(_line(material, "talk", format_message(language, f"{person}-ask", about), statement))
    else:
        taught = _teach(material, cards, statement)
        lines += [line.model_copy(update={"statements": [statement.id]}) for line in taught]
    return CardTopic(
        heading=tell(material, "report-teams-group", place=place),
        note=tell(material, "report-teams-group-half") if is_half else None,
        cards=lines,
        styles=[each for each in STYLES if each == place],
    )


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _names(material: Material, names: Mapping[Certainty, Sequence[str]]) -> str:
    """Names under the word for how sure it is that they belong there."""
    language = material.commission.language
    return " ".join(
        tell(
            material,
            "report-teams-group-names",
            strength=format_message(language, "report-strength", {"strength": STRENGTHS[word]}),
            names=format_names(found, language),
        )
        for word, found in names.items()
    )


def _count(material: Material, place: str | None, names: Mapping[Certainty, Sequence[str]]) -> Insight:
    """How many are there, as a statement; its evidence is how sure it is of each."""
    figures = [
        Figure(message="evidence-group-open", value=CountArgument(count=len(found)))
        if word == OPEN
        else Figure(
            message="evidence-group-certainty",
            arguments={"strength": TopicArgument(topic=STRENGTHS[word])},
            value=CountArgument(count=len(found)),
        )
        for word, found in names.items()
    ]
    arguments: dict[str, Argument] = {"count": CountArgument(count=sum(map(len, names.values())))}
    message = "report-teams-group-claim-open"
    if place is not None:
        message = "report-teams-group-claim-half" if place in _HALVES else "report-teams-group-claim"
        arguments["profiled"] = CountArgument(count=0 if material.analysis is None else material.analysis.profiled)
        if place in _HALVES:
            arguments["end"] = TopicArgument(topic=place)
        else:
            arguments["styles"] = StylesArgument(styles=tuple(each for each in STYLES if each == place))
    claim = Claim(
        id=f"group-{place or 'open'}",
        kind="measured",
        message=message,
        arguments=arguments,
        strength="very likely",
        evidence=figures,
    )
    return say(claim, material.commission.language)
