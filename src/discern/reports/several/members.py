"""A card for each person in a report on several; in a large team, one for all who lead with the same style."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from discern.cards import Card, list_cards
from discern.charts.style_distribution import format_share
from discern.contract.certainty import Certainty, certainty
from discern.contract.models.insights import (
    Argument,
    Claim,
    CountArgument,
    Figure,
    Insight,
    StylesArgument,
    TextArgument,
    TopicArgument,
    claim_behind,
)
from discern.contract.models.reports import Audience, CardTopic, Chapter, ReportCard
from discern.contract.models.teams import Share
from discern.contract.styles import STYLES, Style
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

_OPEN: Certainty = "can't tell yet"


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
    return [_count(material, style, names) for style, names in _group(material).items()]


def _member(material: Material, member: Member, said: set[str]) -> CardTopic:
    """The card of one person. ``said`` are the texts of the cards so far, which get those of this one: where there is
    a choice, no two people read the same.
    """
    by_id = {statement.id: statement for statement in member.statements}
    leading = next(each for each in member.statements if each.kind in {"style", "no_probabilities"})
    seed, language = f"{material.seed} {member.number}", material.commission.language
    cards = list_cards(member.statements, seed, language=language)
    # What others can do is of no use to a coach, who can offer somebody what they can do themselves.
    offered = list_cards(member.statements, seed, language=language, voice="you")
    is_coach = material.commission.audience == "coach"
    caution = by_id.get("caution")
    said_first = [] if caution is None else [caution.text]
    note = " ".join([*said_first, *([] if member.looks_random else [_style(material, leading)])])
    rest = [
        *(
            _watch(material, by_id, leading, said)
            if material.commission.audience == "coach"
            else _teach(material, cards, leading, said)
        ),
        *(
            _teach_more(material, offered if is_coach else cards, said)
            if material.subject_type == "team" and len(material.members) <= FEW
            else ()
        ),
    ]
    lines = [_advise(material, "brings", _find(by_id, "strength", said), by_id, leading), *rest]
    if member.looks_random:
        text = tell(material, "report-teams-doubtful")
        lines = [_line(material, "talk", text, caution or leading)]
    said |= {line.text for line in lines}
    return CardTopic(
        heading=member.person.name,
        note=note,
        cards=[_of_member(line, member.number) for line in lines],
        styles=[] if member.looks_random else list(styles_of(leading)),
    )


def _style(material: Material, leading: Insight) -> str:
    """What somebody leads with, and how sure that is."""
    language = material.commission.language
    claimed = leading.probability is not None
    return tell(
        material,
        "report-teams-style",
        claimed="yes" if claimed else "no",
        headline=leading.headline or "",
        strength=strength_name(leading.strength, language),
        percent=percent(leading.probability or 0.0, language),
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
    material: Material, by_id: Mapping[str, Insight], leading: Insight, said: Collection[str]
) -> Iterator[ReportCard]:
    """What a coach listens for and asks."""
    yield _advise(material, "know", _find(by_id, "watch_out", said), by_id, leading)
    question = _find(by_id, "question", said)
    if question is None:
        text = tell(material, "report-teams-ask-open")
        yield _line(material, "talk", text, leading)
    else:
        yield _advise(material, "talk", question, by_id, leading)


def _find(by_id: Mapping[str, Insight], kind: str, said: Collection[str]) -> Insight | None:
    """The first piece of advice of a kind that isn't said yet, or the first; None without any."""
    found = [each for each in by_id.values() if each.kind == kind and each.detail is not None]
    return min(found, key=lambda each: _end(each.detail or "") in said, default=None)


def _advise(
    material: Material, label: str, advice: Insight | None, by_id: Mapping[str, Insight], leading: Insight
) -> ReportCard:
    """What a piece of advice says, resting on the claim that it follows from."""
    if advice is None or advice.detail is None:
        return _line(material, label, tell(material, "report-teams-open", label=label), leading)
    base = claim_behind(advice, by_id) or advice
    line = _line(material, label, _end(advice.detail), base)
    return line if base is advice else line.model_copy(update={"restates": [advice.id]})


def _teach(
    material: Material, cards: Sequence[Card], leading: Insight, said: Collection[str] = ()
) -> Iterator[ReportCard]:
    """What a colleague should know, and how to talk with this person, from the library of cards."""
    for label, topics in zip(("know", "talk"), _TOPICS[material.commission.audience], strict=True):
        card = _pick(cards, topics, said)
        if card is None:
            yield _line(material, label, tell(material, "report-teams-open", label=label), leading)
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
    """The cards of those who lead with the same style, and of those without a claimed style."""
    groups = _group(material)
    for style in STYLES:
        if style in groups:
            yield _share(material, style, groups[style], _count(material, style, groups[style]))
    if None in groups:
        statement = _count(material, None, groups[None])
        yield CardTopic(
            heading=tell(material, "report-teams-group", styles="none"),
            note=tell(material, "report-teams-group-open"),
            cards=[
                _line(material, "names", _names(material, groups[None]), statement),
                _line(material, "talk", tell(material, "report-teams-open", label="talk"), statement),
            ],
        )


def _group(material: Material) -> dict[Style | None, dict[Certainty, list[str]]]:
    """Names by the style that leads, None where none is claimed, and by how sure it is, the surest first."""
    groups: dict[Style | None, dict[Certainty, list[str]]] = defaultdict(lambda: defaultdict(list))
    points = [] if material.analysis is None else material.analysis.map
    known = [(point.name, point.probabilities) for point in points if point.probabilities is not None]
    for name, probabilities in known:
        style = max(STYLES, key=lambda each: probabilities[each])
        word = certainty(probabilities[style])
        groups[None if word == _OPEN else style][word].append(name)
    return {style: {word: found[word] for word in STRENGTHS if word in found} for style, found in groups.items()}


def _share(material: Material, style: Style, names: Mapping[Certainty, Sequence[str]], statement: Insight) -> CardTopic:
    """The card of those who lead with one style."""
    language = material.commission.language
    as_claimed = statement.model_copy(update={"id": f"style-{style}", "probability": 1.0})
    cards = list_cards([as_claimed], material.seed, language=language)
    lines = [
        _line(material, "names", _names(material, names), statement),
        _line(material, "brings", _sentence(language, "person-brings", style), statement),
    ]
    if material.commission.audience == "coach":
        lines.append(_line(material, "know", _sentence(language, "person-costs", style), statement))
        lines.append(_line(material, "talk", format_message(language, "person-ask", {"styles": style}), statement))
    else:
        taught = _teach(material, cards, statement)
        lines += [line.model_copy(update={"statements": [statement.id]}) for line in taught]
    return CardTopic(
        heading=tell(material, "report-teams-group", styles=style),
        note=_count_of(material, style),
        cards=lines,
        styles=[style],
    )


def _sentence(language: str, message: str, style: Style) -> str:
    text = format_message(language, message, {"styles": style})
    return f"{text[:1].upper()}{text[1:]}."


def _count_of(material: Material, style: Style) -> str:
    """How many are expected to lead with a style, and how many it may be: as in the rest of the report."""
    share = _share_of(material, style)
    expected = "–" if share is None else format_share(share, material.commission.language)
    return tell(material, "report-teams-group-count", expected=expected)


def _share_of(material: Material, style: Style) -> Share | None:
    """The share of a style, where the service says how many are expected to lead with it."""
    shares = None if material.analysis is None else material.analysis.distribution
    share = None if shares is None else shares[style]
    return None if share is None or share.expected is None or share.interval is None else share


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


def _count(material: Material, style: Style | None, names: Mapping[Certainty, Sequence[str]]) -> Insight:
    """How many are expected to lead with a style, as a statement; its evidence is how sure it is of how many."""
    figures = [
        Figure(message="evidence-group-open", value=CountArgument(count=len(found)))
        if word == _OPEN
        else Figure(
            message="evidence-group-certainty",
            arguments={"strength": TopicArgument(topic=STRENGTHS[word])},
            value=CountArgument(count=len(found)),
        )
        for word, found in names.items()
    ]
    share = None if style is None else _share_of(material, style)
    arguments: dict[str, Argument] = {"count": CountArgument(count=sum(map(len, names.values())))}
    message = "report-teams-group-claim-open"
    if style is not None and share is not None:
        message = "report-teams-group-claim"
        expected = TextArgument(text=format_share(share, material.commission.language))
        arguments = {"expected": expected, "styles": StylesArgument(styles=(style,))}
        profiled = 0 if material.analysis is None else material.analysis.profiled
        arguments["profiled"] = CountArgument(count=profiled)
    claim = Claim(
        id=f"leads-{style or 'open'}",
        kind="measured",
        message=message,
        arguments=arguments,
        strength="very likely",
        evidence=figures,
    )
    return say(claim, material.commission.language)
