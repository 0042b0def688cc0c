"""A card for each person in a report on several; in a large team, one for all with the same headline."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from discern.cards import Card, list_cards
from discern.contract.certainty import LIKELY, OPEN, Certainty, certainty
from discern.contract.models.insights import (
    Argument,
    Claim,
    CountArgument,
    Figure,
    Insight,
    StylesArgument,
    TopicArgument,
    Voice,
    claim_behind,
)
from discern.contract.models.reports import Audience, CardTopic, Chapter, ReportCard
from discern.contract.models.teams import MapPoint
from discern.contract.styles import STYLES, ByStyle
from discern.insight.circle import AXES, ENDS, ENDS_OF, SHARED, styles_in
from discern.reports.arrangement import Draft
from discern.reports.grounds import halves_of, place_of
from discern.reports.material import MOST_CARDS, Material, Member, member_statement_id
from discern.reports.reading_guide import read_in_brief
from discern.reports.shared_text import as_sentence, is_finding
from discern.reports.wording import styles_of, tell
from discern.words import STRENGTHS, badge_text, format_message, format_names, percent, say, strength_name

_KNOW: Sequence[str] = ("pressure", "taking-feedback", "delegation")
"""The topics of the card from which a manager learns what to know about somebody, the first choice first."""

BETWEEN = " · "
"""What stands between the lines of a list, where it is one line of a card."""

PERSON = re.compile(r"\[P\d+\]")
"""What stands for somebody's name until a report is read."""

_HALVES = {end: axis for axis in AXES for end in ENDS[axis]}
"""The axis of each half of the circle."""

_TWO_HALVES = [f"{pace}-{focus}" for pace in ENDS["pace"] for focus in ENDS["focus"]]
"""Two halves of which each is likely, though the quarter that both make up isn't."""

_RANDOM = "random"
"""The place of those whose answers look random, and the kind and id of the statement that they do."""

_OPPOSITE_HALVES = {end: next(each for each in ENDS[axis] if each != end) for end, axis in _HALVES.items()}

_MAIN = frozenset({"style", "pace", "focus", "no_probabilities", _RANDOM})
"""The kinds of statements that say, or leave open, where on the circle somebody lies; the main one comes first."""


def member_cards(draft: Draft) -> Chapter | None:
    """The cards of people or groups; None where nobody has a profile that says how sure it is.

    Those of whom the same is said share a card.
    """
    material = draft.material
    if material.members:
        said = dict[str, str]()
        topics = [
            _member(material, found[0], said) if len(found) == 1 else _alike(material, found)
            for found in _by_place(material.members)
        ]
        heading = "report-pairs-members" if material.subject_type == "comparison" else "report-teams-members"
        is_pair = material.subject_type == "comparison"
        note = read_in_brief(material.commission.language) if is_pair else tell(material, "report-teams-members-note")
    else:
        topics = list(_groups(material))
        heading = "report-teams-groups"
        note = tell(material, "report-teams-groups-note", most=MOST_CARDS)
    if not topics:
        return None
    return Chapter(id="members", form="people", heading=tell(material, heading), note=note, topics=topics)


def member_statements(material: Material) -> list[Insight]:
    """What the cards of people or groups may rest on beside the material's statements. What a team reads of itself says
    of somebody whose place is open no more than that.
    """
    is_own = material.subject_type == "team" and material.commission.audience == "self"
    if material.members:
        return [
            statement.model_copy(
                update={"id": member_statement_id(member.number, statement.id)}
                | ({"evidence": []} if is_own and statement.id == "style-open" else {})
            )
            for member in material.members
            for statement in member.statements
        ]
    return [_count(material, place, names) for place, names in _group(material).items()]


def own_way(draft: Draft) -> Chapter | None:
    """For a manager, who of the team works the other way in pace or in focus, where that is likely, and what helps.

    None where nobody does or a team is too large for cards.
    """
    material, topics = draft.material, []
    for end, opposite in _OPPOSITE_HALVES.items():
        found = [(member, said) for member in material.members if (said := _likely_in(member, opposite)) is not None]
        if not found:
            continue
        names = format_names([member.person.name for member, _ in found], material.commission.language)
        card = ReportCard(
            text=tell(material, "report-teams-own-advice", end=end, names=names),
            statements=[member_statement_id(member.number, said.id) for member, said in found],
        )
        topics.append(CardTopic(heading=tell(material, "report-teams-own-way", end=end), cards=[card]))
    if not topics:
        return None
    heading, note = (tell(material, message) for message in ("report-teams-own", "report-teams-own-note"))
    return Chapter(id="own-way", heading=heading, note=note, topics=topics)


def _likely_in(member: Member, end: str) -> Insight | None:
    """What is said of somebody that is at least likely and lies in this half of the circle; None without any."""
    said = (each for each in member.statements if each.kind in _MAIN)
    likely = (each for each in said if each.probability is not None and each.probability >= LIKELY)
    return next((each for each in likely if end in (halves_of(each) or {place_of(each)})), None)


def _other_half(member: Member) -> Insight | None:
    """The second of the two halves that are said of somebody of whom no direction is, where it is at least likely."""
    halves = [each for each in member.statements if each.kind in _MAIN and (each.probability or 0.0) >= LIKELY]
    return halves[1] if len(halves) == len(AXES) and _main_of(member).kind in AXES else None


def _by_place(members: Sequence[Member]) -> list[list[Member]]:
    """Those of whom the same is said first, together, and so those whose answers look random; alone those whose answers
    need reading with care for something else, and all where a service doesn't say how sure it is.
    """
    found: dict[str, list[Member]] = defaultdict(list)
    for member in members:
        main = _main_of(member)
        is_alone = main.kind == "no_probabilities" or any(each.id == "caution" for each in member.statements)
        other = _other_half(member)
        place = main.id if other is None else _two_halves(main, other)
        found[str(member.number) if is_alone else place].append(member)
    return [*found.values()]


def _main_of(member: Member) -> Insight:
    """What is said of somebody first."""
    return next(each for each in member.statements if each.kind in _MAIN)


def _by_kind(member: Member) -> Mapping[str, Sequence[Insight]]:
    by_kind: dict[str, list[Insight]] = defaultdict(list)
    for statement in member.statements:
        by_kind[statement.kind].append(statement)
    return by_kind


def _alike(material: Material, members: Sequence[Member]) -> CardTopic:
    """The card of several people of whom the same is said first: each with how sure that is, and what it comes to."""
    main, by_kind = _main_of(members[0]), _by_kind(members[0])
    if main.kind == _RANDOM:
        return _doubted(material, members)
    language, audience = material.commission.language, material.commission.audience
    place, is_open = place_of(main), main.probability is None
    lines = [
        ReportCard(
            headline=member.person.name,
            text=badge_text(said[-1].strength, language),
            statements=[member_statement_id(member.number, each.id) for each in said],
        )
        for member in members
        # The badge is that of the less sure half, where two are said.
        for said in [[each for each in (_main_of(member), _other_half(member)) if each is not None]]
    ]
    for label, kind in _OF_OPEN[audience] if is_open else _OF_GROUPS[audience]:
        if kind in {"strength", "watch_out"}:
            text = _unnamed(place, kind, language)
        else:
            text = next((_said_in(each) for each in by_kind.get(kind, ())), "")
        if text:
            lines.append(
                ReportCard(headline=tell(material, "report-teams-label", label=label), text=text, statements=[])
            )
    other = _other_half(members[0])
    heading = tell(material, "report-teams-group", place=place if other is None else _two_halves(main, other))
    return CardTopic(heading=heading, cards=lines, styles=list(styles_of(main)))


def _doubted(material: Material, members: Sequence[Member]) -> CardTopic:
    """The card of several people whose answers look random."""
    cited = [member_statement_id(member.number, _RANDOM) for member in members]
    names = format_names([member.person.name for member in members], material.commission.language)
    texts = {"names": f"{names}.", "talk": tell(material, "report-teams-doubtful", a=names)}
    return CardTopic(
        heading=tell(material, "report-teams-group", place=_RANDOM),
        note=_main_of(members[0]).text_without_names,
        cards=[
            ReportCard(headline=tell(material, "report-teams-label", label=label), text=text, statements=cited)
            for label, text in texts.items()
        ],
    )


def _two_halves(one: Insight, other: Insight) -> str:
    """The place of people of whom two halves are said: pace and then focus, such as ``fast-task``."""
    return "-".join(place_of(each) for each in sorted((one, other), key=lambda each: AXES.index(each.kind)))


_OF_GROUPS: Mapping[Audience, Sequence[tuple[str, str]]] = {
    "self": (("brings", "strength"), ("drains", "drains"), ("talk", "do")),
    "manager": (("brings", "strength"), ("drains", "drains"), ("talk", "do")),
    "coach": (("brings", "strength"), ("costs", "watch_out"), ("ask", "question")),
}
"""The lines of a card of several people, as `_OF_MEMBERS` has them."""

_OF_OPEN: Mapping[Audience, Sequence[tuple[str, str]]] = {
    "self": (("ask", "ask"),),
    "manager": (("ask", "ask"),),
    "coach": (("ask", "question"),),
}
"""Those of a card of people, or of one, of whom no side is said: it brings and costs nothing."""


def _unnamed(place: str, kind: str, language: str) -> str:
    """What people in one place bring, or what that costs, naming nobody."""
    if place in _HALVES:
        if kind == "watch_out":
            return format_message(language, "report-teams-half-costs", {"end": place})
        return _sentence(format_message(language, "person-end-brings", {"end": place}))
    messages = _OF_ONE_STYLE if len(place) == 1 else _OF_TWO_STYLES
    return _sentence(format_message(language, messages[kind], {"styles": place}))


_OF_ONE_STYLE = {"strength": "person-brings", "watch_out": "person-costs"}
_OF_TWO_STYLES = {"strength": "person-half-brings", "watch_out": "person-half-costs"}


def _member(material: Material, member: Member, said: dict[str, str]) -> CardTopic:
    """The card of one person. ``said`` are the texts of the cards so far without names, each with whom it was said of
    first, which get those of this one: no two people read the same, and where there is no choice the second card
    points to the first.
    """
    main, by_kind = _main_of(member), _by_kind(member)
    note, strength, styles = main.text, main.strength if is_finding(main) else None, list(styles_of(main))
    if main.kind == _RANDOM:
        lines = [_line(material, "talk", tell(material, "report-teams-doubtful", a=member.person.name), main)]
    else:
        lines = list(_describe(material, member, by_kind, said))
        caution = next((each for each in member.statements if each.id == "caution"), None)
        if caution is not None:
            lines.append(_line(material, "caution", caution.text, caution))
        if other := _other_half(member):
            # The badge is that of the less sure half.
            note, strength = _tell_halves(material, member, main, other), other.strength
    told = [said.get(_nameless(line.text)) for line in lines]
    for line in lines:
        said.setdefault(_nameless(line.text), member.person.name)
    lines = [
        line if name is None else line.model_copy(update={"text": tell(material, "report-teams-same", a=name)})
        for line, name in zip(lines, told, strict=True)
    ]
    return CardTopic(
        heading=member.person.name,
        note=note,
        strength=strength,
        cards=[_of_member(line, member.number) for line in lines],
        styles=styles,
    )


def _tell_halves(material: Material, member: Member, main: Insight, other: Insight) -> str:
    """The two halves that are said of somebody, in one sentence, with how sure each is and both together."""
    language, style = material.commission.language, member.results.style
    halves = {each.kind: place_of(each) for each in (main, other)}
    quarters = None if style is None else style.quarters
    together = next(each for each in STYLES if ENDS_OF[each] >= {*halves.values()})
    values = {
        "a": member.person.name,
        **halves,
        "strength": strength_name(other.strength, language),
        "same": "yes" if main.strength == other.strength else "no",
        "known": "no" if quarters is None else "yes",
        "chance": "" if quarters is None else percent(quarters[together], language),
    }
    return tell(material, "report-teams-two-halves", **values)


def _describe(
    material: Material, member: Member, by_kind: Mapping[str, Sequence[Insight]], said: Collection[str]
) -> Iterator[ReportCard]:
    """What the reader should know of somebody: what is said of them, lists of their portrait, and cards."""
    by_id = {statement.id: statement for statement in member.statements}
    audience = material.commission.audience
    seed, language = f"{material.seed} {member.number}", material.commission.language
    # What others can do is of no use to a coach, who can offer somebody what they can do themselves.
    voice: Voice = "you" if audience == "coach" else "named"
    cards = list_cards(member.statements, seed, language=language, voice=voice)
    is_open = any(each.id == "style-open" for each in member.statements)
    for label, kind in _OF_OPEN[audience] if is_open else _OF_MEMBERS[audience]:
        if kind == "know":
            card = _pick(cards, _KNOW, said)
            if card is not None:
                yield _line(material, label, _action(card), card.rests_on)
            continue
        statement = next((each for each in by_kind.get(kind, ()) if _nameless(_said_in(each)) not in said), None)
        statement = statement or next(iter(by_kind.get(kind, ())), None)
        if statement is not None:
            base = claim_behind(statement, by_id) or statement
            line = _line(material, label, _said_in(statement), base)
            yield line if base is statement else line.model_copy(update={"restates": [statement.id]})


_OF_MEMBERS: Mapping[Audience, Sequence[tuple[str, str]]] = {
    "self": (("brings", "strength"), ("drains", "drains"), ("talk", "do")),
    "manager": (("brings", "strength"), ("know", "know"), ("talk", "do")),
    "coach": (("brings", "strength"), ("costs", "watch_out"), ("ask", "question")),
}
"""The lines of a card for each reader: its label, and the kind of statements or cards that it is from."""


def _said_in(statement: Insight) -> str:
    """What a statement says, on one line."""
    return BETWEEN.join(statement.text.splitlines())


def _nameless(text: str) -> str:
    """A text that is the same of whomever it is said."""
    return PERSON.sub("", text)


def _action(card: Card) -> str:
    return f"{as_sentence(card.statement.headline or '')} {card.statement.text}"


def _of_member(line: ReportCard, number: int) -> ReportCard:
    """A line that rests on what is said of one person, with the ids that this has in the report."""
    return line.model_copy(
        update={
            "statements": [member_statement_id(number, id_) for id_ in line.statements],
            "restates": [member_statement_id(number, id_) for id_ in line.restates],
        }
    )


def _pick(cards: Sequence[Card], topics: Sequence[str], said: Collection[str]) -> Card | None:
    """The first card of the first topic that isn't said yet, or else the first; None without any."""
    found = [each for topic in topics for each in cards if each.topic == topic]
    return min(found, key=lambda each: _nameless(_action(each)) in said, default=None)


def _line(material: Material, label: str, text: str, rests_on: Insight) -> ReportCard:
    return ReportCard(headline=tell(material, "report-teams-label", label=label), text=text, statements=[rests_on.id])


def _groups(material: Material) -> Iterator[CardTopic]:
    """The cards of those in the direction of the same style, of the others in the same half of the circle or in the
    same two, of those whose style is open, and of those whose answers look random.
    """
    groups = _group(material)
    for place in (*STYLES, *_TWO_HALVES, *_HALVES):
        if place in groups:
            yield _share(material, place, groups[place])
    if OPEN in groups:
        statement = _count(material, OPEN, groups[OPEN])
        yield CardTopic(
            heading=tell(material, "report-teams-group", place=OPEN),
            cards=[
                _line(material, "names", _names(material, groups[OPEN]), statement),
                _line(material, "talk", tell(material, "report-teams-open"), statement),
            ],
        )
    if _RANDOM in groups:
        (names,) = groups[_RANDOM].values()
        listed = format_names(names, material.commission.language)
        statement = _count(material, _RANDOM, groups[_RANDOM])
        yield CardTopic(
            heading=tell(material, "report-teams-group", place=_RANDOM),
            cards=[
                _line(material, "names", f"{listed}.", statement),
                _line(material, "talk", tell(material, "report-teams-doubtful", a=listed), statement),
            ],
        )


def _group(material: Material) -> dict[str, dict[Certainty, list[str]]]:
    """Names by the style in whose direction they are, else by the half of the circle or by two, open where neither is
    said, and by how sure it is, the surest first.
    """
    groups: dict[str, dict[Certainty, list[str]]] = defaultdict(lambda: defaultdict(list))
    points = [] if material.analysis is None else material.analysis.map
    for point in points:
        if point.quarters is not None:
            place, probability = _place_of(point, point.quarters)
            groups[place][OPEN if place in {OPEN, _RANDOM} else certainty(probability)].append(point.name)
    return {place: {word: found[word] for word in STRENGTHS if word in found} for place, found in groups.items()}


def _place_of(point: MapPoint, quarters: ByStyle[float]) -> tuple[str, float]:
    """The group that somebody is in, and how probable it is that they belong there."""
    styles = styles_in(point.direction)
    if len(styles) == 1:
        return styles[0], quarters[styles[0]]
    half = SHARED[frozenset(styles)] if styles else point.half
    if half is None:
        return _RANDOM if point.looks_random else OPEN, 0.0
    within = {end: sum(quarters[style] for style in STYLES if end in ENDS_OF[style]) for end in _HALVES}
    likely = [end for end in _HALVES if within[end] >= LIKELY]
    if not styles and len(likely) == len(AXES):
        # As sure as the less sure half is.
        return "-".join(sorted(likely, key=lambda end: AXES.index(_HALVES[end]))), min(within[end] for end in likely)
    return half, within[half]


def _share(material: Material, place: str, names: Mapping[Certainty, Sequence[str]]) -> CardTopic:
    """The card of those in the quarter of one style, or in one half of the circle."""
    # Of two halves the first speaks.
    language, region = material.commission.language, place.partition("-")[0]
    statement, is_half = _count(material, place, names), region in _HALVES
    person, about = ("person-end", {"end": region}) if is_half else ("person", {"styles": region})
    lines = [
        _line(material, "names", _names(material, names), statement),
        _line(material, "brings", _sentence(format_message(language, f"{person}-brings", about)), statement),
    ]
    if material.commission.audience == "coach":
        if not is_half:
            costs = _sentence(format_message(language, "person-costs", about))
            lines.append(_line(material, "costs", costs, statement))
        lines.append(_line(material, "ask", format_message(language, f"{person}-question", about), statement))
    else:
        listed = format_message(language, "portrait-do", {"region": region})
        lines.append(_line(material, "talk", BETWEEN.join(listed.splitlines()), statement))
    return CardTopic(
        heading=tell(material, "report-teams-group", place=place),
        cards=lines,
        styles=[each for each in STYLES if each == place],
    )


_COUNTED = {OPEN: "evidence-group-open", _RANDOM: "evidence-group-random"}
"""What is counted of those of whom no side is said."""


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _names(material: Material, names: Mapping[Certainty, Sequence[str]]) -> str:
    """Names under the word for how sure it is that they belong there."""
    language = material.commission.language
    return " ".join(
        tell(
            material,
            "report-teams-group-names",
            badge=badge_text(word, language),
            names=format_names(found, language),
        )
        for word, found in names.items()
    )


def _count(material: Material, place: str, names: Mapping[Certainty, Sequence[str]]) -> Insight:
    """How many are there, as a statement; its evidence is how sure it is of each."""
    figures = [
        Figure(message=_COUNTED[place], value=CountArgument(count=len(found)))
        if place in _COUNTED
        else Figure(
            message="evidence-group-certainty",
            arguments={"strength": TopicArgument(topic=STRENGTHS[word])},
            value=CountArgument(count=len(found)),
        )
        for word, found in names.items()
    ]
    arguments: dict[str, Argument] = {"count": CountArgument(count=sum(map(len, names.values())))}
    if place not in _COUNTED:
        arguments["profiled"] = CountArgument(count=0 if material.analysis is None else material.analysis.profiled)
    if place == _RANDOM:
        message = "report-teams-group-claim-random"
    elif place == OPEN:
        message = "report-teams-group-claim-open"
    elif place in _HALVES:
        message = "report-teams-group-claim-half"
        arguments["end"] = TopicArgument(topic=place)
    elif place in _TWO_HALVES:
        message = "report-teams-group-claim-halves"
        arguments["place"] = TopicArgument(topic=place)
    else:
        message = "report-teams-group-claim"
        arguments["styles"] = StylesArgument(styles=tuple(each for each in STYLES if each == place))
    claim = Claim(
        id=f"group-{place}",
        kind="measured",
        message=message,
        arguments=arguments,
        strength="very likely",
        evidence=figures,
    )
    return say(claim, material.commission.language)
