"""What a report on one person has beside the statements: lists, situations, styles, tests, and what to fill in."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from discern.cards import Card, list_cards, topic_name
from discern.contract.certainty import LEANING, LIKELY, Certainty
from discern.contract.models.insights import Insight, Voice
from discern.contract.models.reports import MOST_SITUATIONS, Audience, CardTopic, Chapter, Passage, ReportCard, Table
from discern.contract.styles import STYLES, Style
from discern.insight.circle import AXES, ENDS, ENDS_OF
from discern.reports.arrangement import QUESTIONS, Draft, Offer
from discern.reports.asking.question_words import TOPICS as ASKED_TOPICS
from discern.reports.grounds import (
    claims_of,
    findings_of,
    halves_of,
    key_of,
    main_claim,
    place_of,
    styles_of,
    tell,
    texts_for,
)
from discern.reports.material import OPPOSITES, Material
from discern.reports.shared_text import as_sentence
from discern.reports.wording import list_sides
from discern.words import STRENGTHS, format_message, format_names, percent

STYLE_TOPICS: Mapping[str, Style] = {
    "with-dominance": "D",
    "with-influence": "I",
    "with-steadiness": "S",
    "with-conscientiousness": "C",
}
"""The topics of cards on working with people of a style."""

SHOWN_IN: Mapping[str, str] = {
    "fast": "deciding",
    "calm": "change",
    "people": "disagreement",
    "task": "giving-feedback",
}
"""The situation in which each half of the circle shows most."""

USUAL_SITUATIONS: Mapping[Audience, Sequence[str]] = {
    "self": ("taking-feedback", "pressure", "meetings", "deciding", "change"),
    "manager": ("delegation", "taking-feedback", "pressure", "one-to-one", "planning"),
    "coach": ("pressure", "taking-feedback", "delegation", "deciding", "change"),
}
"""The situations that matter most to each reader."""

EACH = 2
"""The most cards of a situation."""

FEWER: Mapping[Certainty, int] = {"leaning": 1}
"""The most cards of a situation that rest on no surer claim than this."""

_HEADED: Mapping[Audience, frozenset[str]] = {
    "self": frozenset(),
    "manager": frozenset({"one-to-one", "delegation", "giving-feedback", "taking-feedback"}),
    "coach": frozenset(),
}
"""Topics whose headings are the reader's own."""

TESTED_IN_SHORT = 2
"""How many claims a coach's short report has to test."""

AS_LIKELY = 0.05
"""Quarters that are no further apart than this are called about equally likely."""

APART = 0.15
"""A place between two quarters that are further apart than this is nearer to the likelier one."""

LEAST_CHANCE = 0.05
"""Quarters that are less likely aren't named to a coach."""

MOST_PLANNED = 4
"""The most lines of a plan that are filled in."""

LEAST_TESTED = 3
"""The fewest lines of a coach's table: those without a finding are for what the session brings up."""

PLAN_LINES = 5
"""The lines of a plan, with those that are empty."""

AGENDAS: Mapping[str, str] = {
    "hour": "one session about the report",
    "series": "three sessions over three months",
}
"""The agendas that there are for a coach, the usual one first, and what each is for."""

STEPS = (1, 2, 3, 4, 5)
"""The steps that each agenda has in the catalogue."""


def offer_for_person(material: Material) -> Offer:
    """What a model may choose beside the statements."""
    topics = [topic for topic in _cards_by_topic(material) if topic not in STYLE_TOPICS]
    return Offer(topics, questions_for_person(material), AGENDAS)


def sides(draft: Draft) -> Chapter | None:
    """What the person brings and what it costs, what gives energy and what takes it, side by side; None where the place
    is open: then nothing is known of these.
    """
    material = draft.material
    main = main_claim(material)
    if main is None or main.probability is None:
        return None
    topics = [*list_sides(draft), *_list_portrait(material, ("energises", "drains"))]
    return _chapter_of_lists(material, "sides", topics)


def talk(draft: Draft) -> Chapter | None:
    """What helps in a talk and what doesn't; where the place is open, what to ask."""
    found = [*_list_portrait(draft.material, ("do", "dont", "ask"))]
    return _chapter_of_lists(draft.material, "talk", found, headed="talk" if len(found) > 1 else "ask")


def lists(draft: Draft) -> Chapter | None:
    """The lists of a short report: one's own of what gives energy, a manager's of what helps in a talk."""
    is_own = draft.material.commission.audience == "self"
    kinds = ("energises", "drains", "ask") if is_own else ("do", "dont", "ask")
    return _chapter_of_lists(draft.material, "lists", [*_list_portrait(draft.material, kinds)])


def _chapter_of_lists(
    material: Material, id_: str, topics: list[CardTopic], *, headed: str | None = None
) -> Chapter | None:
    if not topics:
        return None
    return Chapter(id=id_, form="lists", heading=tell(material, "chapter", chapter=headed or id_), topics=topics)


def _list_portrait(material: Material, kinds: Sequence[str]) -> Iterator[CardTopic]:
    """Lists of the portrait, line by line."""
    language = material.commission.language
    voice = "you" if material.commission.audience == "self" else "named"
    for each in material.statements:
        if each.kind in kinds:
            yield CardTopic(
                heading=format_message(language, "portrait-heading", {"list": each.kind, "voice": voice, "a": "[P1]"}),
                cards=[ReportCard(text=line, statements=[each.id]) for line in each.text.splitlines()],
            )


def situations(draft: Draft) -> Chapter | None:
    """Three situations: those that a model or the requester chose or that the purpose names, then those in which the
    place shows most, and the reader's usual ones, those first that the surest claims speak of.

    Of somebody whose place is open, cards only ask. They themselves get those that they chose.
    """
    material = draft.material
    main = main_claim(material)
    is_open = main is None or main.probability is None
    if material.commission.audience == "self" and is_open and not _wanted(draft):
        return None
    cards = _cards_by_topic(material)
    topics = [_situation(material, topic, cards[topic]) for topic in _choose(draft, cards)]
    if not topics:
        return None
    is_coach = material.commission.audience == "coach"
    return Chapter(
        id="situations",
        heading=tell(material, "chapter", chapter="situations"),
        # A coach reads cards that speak to the person.
        note=tell(material, "cards-note") if is_coach else None,
        topics=topics,
    )


def _choose(draft: Draft, cards: Mapping[str, Sequence[Card]]) -> list[str]:
    commission = draft.material.commission
    main = main_claim(draft.material)
    halves = () if main is None else sorted(halves_of(main)) or (place_of(main),)
    usual = [*(SHOWN_IN[half] for half in halves if half in SHOWN_IN), *USUAL_SITUATIONS[commission.audience]]
    # The sort is stable, so equally sure ones stay in this order.
    rest = sorted(usual, key=lambda topic: _rank(cards.get(topic, ())))
    others = [topic for topic in cards if topic not in STYLE_TOPICS]
    return [topic for topic in dict.fromkeys([*_wanted(draft), *rest, *others]) if topic in cards][:MOST_SITUATIONS]


def _wanted(draft: Draft) -> Sequence[str]:
    """The situations that a model or the requester chose or that the purpose names."""
    commission = draft.material.commission
    return draft.arranged.topics or commission.situations or topics_named(commission.purpose)


def _rank(cards: Sequence[Card]) -> int:
    """Lower for surer cards."""
    return min((list(STRENGTHS).index(card.rests_on.strength) for card in cards), default=len(STRENGTHS))


def topics_named(purpose: str) -> list[str]:
    """The situations that a purpose names."""
    found = (
        text.removeprefix("card ")
        for topic in ASKED_TOPICS.values()
        if topic.phrases.search(purpose)
        for text in topic.answers["person"]
        if text.startswith("card ")
    )
    return [topic for topic in dict.fromkeys(found) if topic not in STYLE_TOPICS]


def _situation(material: Material, topic: str, cards: Sequence[Card]) -> CardTopic:
    """The cards of a situation. Above them a coach has what to ask and to listen for."""
    is_coach = material.commission.audience == "coach"
    return CardTopic(
        heading=_heading_of_topic(material, topic),
        note=tell(material, "situation", topic=topic) if is_coach else None,
        cards=[_card(each) for each in _surest(cards, EACH)],
    )


def _heading_of_topic(material: Material, topic: str) -> str:
    """The heading of a topic: that of the library but where it depends on the reader."""
    if topic in _HEADED[material.commission.audience]:
        return tell(material, "topic", topic=topic)
    return topic_name(topic, material.commission.language)


def _card(card: Card) -> ReportCard:
    headline = as_sentence(card.statement.headline or "")
    return ReportCard(headline=headline, text=card.statement.text, statements=[card.rests_on.id])


def _cards_by_topic(material: Material) -> dict[str, list[Card]]:
    """A manager gets what those who work with the person do; the person and their coach what the person does."""
    voice: Voice = "named" if material.commission.audience == "manager" else "you"
    found = list_cards(material.statements, material.seed, language=material.commission.language, voice=voice)
    return {topic: list(cards) for topic, cards in groupby(found, key=lambda card: card.topic)}


def _surest(cards: Sequence[Card], most: int) -> list[Card]:
    """At most so many cards, those on the surest claims first and on one claim together, few on weak ones (`FEWER`).
    Where a quarter is at least likely, its cards alone; below that, those of the halves alone.
    """
    chosen: list[Card] = []
    # A half's cards are for two quarters, and may contradict those of one: only one of them speaks.
    of_quarter = [each for each in cards if each.rests_on.kind == "style" and len(styles_of(each.rests_on)) == 1]
    if of_quarter:
        is_sure = any((each.rests_on.probability or 0.0) >= LIKELY for each in of_quarter)
        of_halves = [each for each in cards if each not in of_quarter]
        cards = of_quarter if is_sure or not of_halves else of_halves
    for card in sorted(cards, key=lambda each: list(STRENGTHS).index(each.rests_on.strength)):
        if len(chosen) < min(most, FEWER.get(card.rests_on.strength, most)):
            chosen.append(card)
    claims = list(dict.fromkeys(card.rests_on.id for card in chosen))
    return sorted(chosen, key=lambda card: claims.index(card.rests_on.id))


def styles(draft: Draft) -> Chapter | None:
    """How the person and people of each style look to each other, and what helps; None where the place is open."""
    material = draft.material
    main = main_claim(material)
    if main is None or main.probability is None:
        return None
    cards = _cards_by_topic(material)
    # Between two styles, the half that both are in.
    region = key_of(main) if len(place_of(main)) == 2 else place_of(main)
    topics = [
        CardTopic(
            heading=topic_name(topic, material.commission.language),
            styles=[style],
            cards=[
                *_looks(material, main, region, style),
                *(_card(each) for each in _on(main, cards.get(topic, ()))),
            ],
        )
        for topic, style in STYLE_TOPICS.items()
    ]
    return Chapter(
        id="styles",
        heading=tell(material, "chapter", chapter="styles"),
        note=tell(material, "styles-note"),
        topics=topics,
    )


def _on(main: Insight, cards: Sequence[Card]) -> list[Card]:
    """A card on what is said first of the person or, without one, on the surest claim: a half's cards would tell
    somebody in one quarter what they tell those in the next.
    """
    return [each for each in cards if each.rests_on.id == main.id][:1] or _surest(cards, 1)


def _looks(material: Material, claim: Insight, region: str, style: Style) -> Iterator[ReportCard]:
    """How the person and people of a style look to each other."""
    ways = {"them": (region, style), "you": (style, region)} if region != style else {"both": (style, style)}
    for way, (viewer, seen) in ways.items():
        looks = format_message(material.commission.language, "report-looks", {"ways": f"{viewer}-{seen}"})
        yield ReportCard(text=tell(material, "looks", way=way, looks=looks), statements=[claim.id])


def claims(draft: Draft) -> Chapter | None:
    """Each claim with what would speak for it and against it; for a coach the least certain first, with what to ask."""
    return _claims(draft.material, "claims")


def claims_first(draft: Draft) -> Chapter | None:
    """The claims that a coach tests first."""
    return _claims(draft.material, "test", TESTED_IN_SHORT)


def _claims(material: Material, name: str, most: int | None = None) -> Chapter | None:
    is_coach = material.commission.audience == "coach"
    parts = ("ask", "holds", "fails", "next") if is_coach else ("holds", "fails")
    found = findings_of(material)[:most] if is_coach else findings_of(material)[::-1]
    topics = [
        CardTopic(
            heading=claim.text,
            strength=claim.strength,
            cards=[
                ReportCard(
                    headline=tell(material, "claims-label", part=part),
                    text=_sign(material, claim, part),
                    statements=[claim.id],
                )
                for part in parts
            ],
        )
        for claim in found
    ]
    if not topics:
        return None
    return Chapter(id="claims", heading=tell(material, f"{name}-heading", count=len(topics)), topics=topics)


def _sign(material: Material, claim: Insight, part: str) -> str:
    """What would speak for a claim or against it, or where to go from there.

    Signs of a direction are those of its style and of the halves that it lies in.
    """
    keys = dict.fromkeys([key_of(claim), *sorted(halves_of(claim))])
    signs = list(keys) if part in {"holds", "fails"} else [key_of(claim)]
    return " ".join(tell(material, f"claims-{part}", claim=key) for key in signs)


def answers(draft: Draft) -> Chapter:
    """The place of the person's own answers, which are added while the report is read."""
    heading, note = (tell(draft.material, f"answers-{part}") for part in ("heading", "note"))
    return Chapter(id="answers", heading=heading, note=note, topics=[])


def questions_for_person(material: Material) -> dict[str, str]:
    """The questions that suit the person, by short ids, those of the surest claims first. They claim nothing."""
    first = texts_for(material)
    texts = [*first, *((tie, 2) for tie, _ in first if tie != "open")]
    return {f"q{n}": tell(material, "question", tie=tie, turn=turn) for n, (tie, turn) in enumerate(texts, start=1)}


def questions(draft: Draft) -> Passage:
    """Three of `questions_for_person`: the chosen ones or, without these, the first."""
    return _ask(draft, QUESTIONS)


def question(draft: Draft) -> Passage:
    """One of them: one is remembered."""
    return _ask(draft, 1)


def _ask(draft: Draft, most: int) -> Passage:
    material = draft.material
    asked = draft.ask(questions_for_person(material), most)
    is_to_answer = material.commission.audience == "self"
    return Passage(
        id="questions",
        heading=tell(material, "questions-heading", count=most),
        paragraphs=[tell(material, "questions-note", count=most), *([] if is_to_answer else asked)],
        # Each with an empty line for its answer.
        lines=[line for each in asked for line in (each, "")] if is_to_answer else [],
    )


def plan(draft: Draft) -> Table:
    """What the reader does when something happens; for a coach, what a session shows of each claim."""
    material = draft.material
    is_coach = material.commission.audience == "coach"
    rows = _claims_to_test(material) if is_coach else _planned(material)
    return Table(
        id="plan",
        heading=tell(material, "plan-heading"),
        note=tell(material, "plan-note"),
        columns=[tell(material, "plan-column", column=column) for column in range(1, 5)],
        rows=list(rows) or [[""] * 4] * PLAN_LINES,
    )


def _planned(material: Material) -> Iterator[list[str]]:
    texts = texts_for(material)[:MOST_PLANNED]
    for tie, turn in texts:
        yield [*(tell(material, f"plan-{part}", tie=tie, turn=turn) for part in ("when", "will")), "", ""]
    yield from ([""] * 4 for _ in range(PLAN_LINES - len(texts)))


def _claims_to_test(material: Material) -> Iterator[list[str]]:
    found = findings_of(material)
    yield from ([claim.text, "", "", ""] for claim in found)
    yield from ([""] * 4 for _ in range(LEAST_TESTED - len(found)))


def agenda(draft: Draft) -> Passage:
    """A coach's agenda; without a chosen one the usual."""
    chosen = draft.arranged.agenda or next(iter(AGENDAS))
    return Passage(
        id="agenda",
        heading=tell(draft.material, "agenda-heading", agenda=chosen),
        paragraphs=[tell(draft.material, "agenda", agenda=chosen, turn=turn) for turn in STEPS],
        counts=True,
    )


def debrief(draft: Draft) -> Passage | None:
    """For a coach, how to debrief a place as sure as this one, and what to answer to a question that clients ask."""
    material = draft.material
    main = main_claim(material)
    if main is None:
        return None
    how = "open" if main.probability is None else "direction" if main.kind == "style" else "half"
    if how == "half" and sum(each.kind in AXES for each in claims_of(material)) == len(AXES):
        how = "halves"
    place = _place(material, main) if how == "direction" else ""
    texts = [
        tell(material, "debrief", how=how, chances=_chances(material), place=place),
        tell(material, "debrief", how="adapted"),
    ]
    return Passage(id="debrief", heading=tell(material, "debrief-heading"), paragraphs=texts)


def _quarters(material: Material) -> Mapping[Style, float]:
    """How likely each quarter is; {} where a service doesn't say."""
    style = material.results[0].style
    return {} if style is None or style.quarters is None else dict(style.quarters.items())


def _chances(material: Material) -> str:
    """The quarters that aren't all but ruled out, the likeliest first, each with its chance."""
    language, found = material.commission.language, _quarters(material)
    told = [each for each in sorted(found, key=lambda style: -found[style]) if found[each] >= LEAST_CHANCE]
    chances = [tell(material, "chance", style=each, chance=percent(found[each], language)) for each in told]
    return format_names(chances, language)


def _list_chances(material: Material, styles: Sequence[Style]) -> str:
    """How likely each of these quarters is, such as "D (38%) and C (37%)"."""
    language, found = material.commission.language, _quarters(material)
    chances = [
        format_message(language, "report-quarter-chance", {"style": style, "chance": percent(found[style], language)})
        for style in styles
    ]
    return format_names(chances, language)


def standing(draft: Draft) -> Passage | None:
    """What can be said to somebody whose place is open: how likely each half is, and why it may be open."""
    material, found = draft.material, _quarters(draft.material)
    if not found:
        return None
    language = material.commission.language
    halves = {
        end: sum(found[style] for style in STYLES if end in ENDS_OF[style]) for axis in AXES for end in ENDS[axis]
    }
    values: dict[str, str | int] = {}
    for axis in AXES:
        likelier = max(ENDS[axis], key=lambda end: halves[end])
        said = likelier if halves[likelier] >= LEANING else f"{likelier}-even"
        values |= {axis: said, f"{axis}-chance": percent(halves[likelier], language)}
    most, *_, least = ranked = sorted(STYLES, key=lambda style: -found[style])
    near = [style for style in ranked if found[most] - found[style] <= AS_LIKELY]
    values |= {"most": most, "most-chance": percent(found[most], language)}
    values |= {"least": least, "least-chance": percent(found[least], language)}
    values |= {"near": len(near), "likeliest": _list_chances(material, near)}
    values |= {"others": _list_chances(material, ranked[len(near) :])}
    texts = [tell(material, "standing", turn=turn, **values) for turn in (1, 2, 3)]
    highest = _highest_opposites(material)
    if highest and most not in highest:
        names = format_names(highest, language)
        texts.insert(1, tell(material, "standing-opposites", styles=names))
    return Passage(id="standing", heading=tell(material, "standing-heading"), paragraphs=texts)


def _highest_opposites(material: Material) -> list[Style]:
    """The two highest scores where they are opposite each other, so that the place on the circle is between them."""
    scores = material.results[0].scores
    if scores is None:
        return []
    highest = sorted(STYLES, key=lambda style: -scores[style].score)[:2]
    return highest if set(highest) in map(set, OPPOSITES) else []


def _place(material: Material, main: Insight) -> str:
    """Where on the circle a direction is, in words, with how likely the quarters are."""
    styles, found = styles_of(main), _quarters(material)
    shared = next(iter(halves_of(main)), "") if len(styles) == 2 else ""
    letters = format_names(styles, material.commission.language)
    told = {"styles": letters, "chances": _chances(material)}
    if shared and found:
        nearer, farther = sorted(styles, key=lambda style: -found[style])
        if found[nearer] - found[farther] > APART:
            shared = "nearer"
            told |= {"nearer": _list_chances(material, [nearer]), "farther": _list_chances(material, [farther])}
    return tell(material, "debrief-place", count=len(styles), end=shared, **told)


def doubtful(draft: Draft) -> Passage:
    """What helps where the answers look random, since nothing is advised on them. A short report leaves out how the
    check works.
    """
    material = draft.material
    first = 2 if material.commission.length == "short" else 1
    texts = [tell(material, "doubtful", turn=turn) for turn in range(first, 6)]
    return Passage(id="doubtful", heading=tell(material, "doubtful-heading"), paragraphs=texts)
