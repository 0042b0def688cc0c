"""A team's analysis as a deck: the verdict on its circle, the four styles, how many are where, what follows from it,
what to talk about, and what to do together.

Slides speak to the team. Nothing on them is about single people: that is for a talk with the person, not for a screen.
A finding has its badge beside it, and nothing is advised on one that isn't at least likely. Where nothing is, the slide
says that it is open, and asks.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from discern import charts
from discern.contract.certainty import OPEN, certainty
from discern.contract.models.insights import Insight, claim_behind, without_random
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES, Style
from discern.words import (
    badge_text,
    format_message,
    list_parts,
    name_parameters,
    note_parameters,
    note_without_random,
    percent,
    restate,
    style_name,
    value_text,
)
from discern.workshop import Finding, Picture, Point, Slide
from discern_app.base.language import language, say
from discern_app.insight.findings import SURE, UNGRADED, findings_in, sentence, verdict_of
from discern_app.teams.overview import follow

ON_CIRCLE: tuple[Style, ...] = ("D", "I", "C", "S")
"""The styles in rows of two, as on the circle."""

SHOWN_ON: Mapping[Picture, set[str]] = {
    "circle": {"centre", "spread", "divided"},
    "bars": {"majority", "split", "absent", "coverage"},
}
"""Kinds of findings that each picture shows."""

MOST_FINDINGS = 3
"""How many findings a slide has."""

MOST_POINTS = 3
"""How many pieces of advice of a kind there are, and how many a slide has."""

AT_WORK = ("strength", "watch_out")
"""Kinds of advice that share a slide where it has room for both."""

OF_ONE = {"lone"}
"""Kinds of claims about exactly one person, whom a team would recognise unnamed."""

OF_PAIRS = {"friction", "pair"}
"""Kinds of claims about two people on which all can be asked something, or try it, unnamed."""

FEWEST = 3
"""With fewer profiles, the pictures show single people."""

FEW = "team-few"
"""The message that says from how many profiles on something is said of a whole team."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a workshop: how long it takes, what to do in it, which kinds of statements it needs, and which slides
    it has.

    A step that has itself among its ``slides`` is done together: one slide says what to do.
    """

    name: str
    minutes: int
    todos: tuple[str, ...]
    kinds: tuple[str, ...] = ()
    slides: tuple[str, ...] = ()


def make_deck(analysis: TeamAnalysis, plan: Sequence[Step]) -> list[Slide]:
    """The slides of a workshop, in the order of its steps."""
    said = [restate(each, language(), "you") for each in analysis.insights]
    return [slide for step in plan for about in step.slides for slide in _slides(about, step, analysis, said)]


def _slides(about: str, step: Step, analysis: TeamAnalysis, said: Sequence[Insight]) -> Iterator[Slide]:
    if about == "cover":
        yield _cover(analysis, said)
    elif about == "styles":
        yield _styles()
    elif about == "bars":
        if analysis.profiled >= FEWEST:
            yield _bars(analysis, said)
    elif about == "work":
        yield from _at_work(said)
    elif about == "question":
        yield _questions(said)
    else:
        yield _together(step, said)


def _cover(analysis: TeamAnalysis, said: Sequence[Insight]) -> Slide:
    """The verdict, beside the circle on which its side is lit. Where nothing may be said of all, that is open."""
    over = say(
        "teams-slide-team",
        team=analysis.team.name or analysis.team.id,
        profiled=analysis.profiled,
        size=analysis.size,
    )
    claims = _shown_on("circle", said)
    is_open = Finding(format_message(language(), "workshop-open"), OPEN)
    headline, *others = [_finding(each) for each in claims] or [is_open]
    text = "" if claims else next((each.text for each in said if each.message == FEW), "")
    is_drawn = analysis.profiled >= FEWEST
    if not text and is_drawn and charts.has_tiles(analysis):
        text = say("teams-slide-dots")
    tested = name_parameters(analysis.bases, language()) if analysis.profiled else ""
    return Slide(
        "cover",
        say("teams-slide", slide="cover"),
        headline,
        over,
        text,
        tuple(others),
        "circle" if is_drawn else None,
        foot=_foot(tested, claims),
        notes=_join(*map(_note, claims), note_parameters(analysis.bases, language()) if analysis.profiled else ""),
    )


def _styles() -> Slide:
    """What each style does, and for the presenter what it brings."""
    spoken = language()
    brings = [
        say(
            "teams-slide-style-brings",
            name=style_name(style, spoken),
            brings=format_message(spoken, "workshop-handout-brings", {"style": style}),
        )
        for style in STYLES
    ]
    title = say("teams-slide", slide="styles")
    return Slide(
        "styles",
        title,
        Finding(title),
        text=format_message(spoken, "workshop-handout-disc"),
        styles={style: (_named_style(style), say("teams-slide-style-line", style=style)) for style in ON_CIRCLE},
        notes=_join(say("how-it-works-what-it-is"), "\n".join(brings)),
    )


def _named_style(style: Style) -> str:
    """A style with its letter, which is all that the circle has of it."""
    return say("teams-slide-style", letter=style, name=style_name(style, language()))


def _bars(analysis: TeamAnalysis, said: Sequence[Insight]) -> Slide:
    """How many people are in each quarter, and how many it may be, beside the findings that this shows."""
    title, claims = say("teams-slide", slide="bars"), _shown_on("bars", said)
    headline, *others = [_finding(each) for each in claims] or [Finding(title)]
    return Slide(
        "bars",
        title,
        headline,
        title if claims else "",
        say("teams-slide-bars", half=len(charts.find_halves(analysis))),
        tuple(others),
        "bars",
        foot=_foot("", claims),
        notes=_join(*map(_note, claims)),
    )


def _shown_on(picture: Picture, said: Sequence[Insight]) -> list[Insight]:
    """The findings about all beside a picture, the surest first. The verdict is the first beside the circle; where it
    isn't about all, there is none.
    """
    verdict, by_id = verdict_of(said), {each.id: each for each in said}
    found = [
        each
        for each in findings_in(said)
        if each.kind in SHOWN_ON[picture] and each is not verdict and not is_of_one(each, by_id)
    ]
    if picture == "bars":
        return found[:MOST_FINDINGS]
    is_of_all = verdict is not None and not verdict.people and verdict.kind not in UNGRADED
    return [verdict, *found][:MOST_FINDINGS] if verdict is not None and is_of_all else []


def _finding(claim: Insight) -> Finding:
    return Finding(sentence(claim), None if claim.kind in UNGRADED else claim.strength)


def _at_work(said: Sequence[Insight]) -> Iterator[Slide]:
    """What the team can count on and what it costs, on one slide or on two."""
    advice = {kind: list(_sayable(kind, said))[:MOST_POINTS] for kind in AT_WORK}
    is_shared = sum(max(1, len(found)) for found in advice.values()) <= MOST_POINTS
    # Once is enough, and so it is for findings.
    unmeasured, said_before = say("shared-unmeasured"), {each.id for each in _said_on_pictures(said)}
    for kinds in (AT_WORK,) if is_shared else ((kind,) for kind in AT_WORK):
        claims = [claim for kind in kinds for _, claim in advice[kind] if claim is not None]
        title = say("teams-slide", slide="work" if is_shared else kinds[0])
        yield Slide(
            "work",
            title,
            Finding(title),
            points=tuple(
                replace(point, over=say("teams-slide", slide=kind) if is_shared else "")
                for kind in kinds
                for point in _points(kind, advice[kind], said_before)
            ),
            foot=_foot(unmeasured if claims else "", [each for each in claims if each.id not in said_before]),
            notes=_join(*map(_note, claims)),
        )
        unmeasured = "" if claims else unmeasured


def _said_on_pictures(said: Sequence[Insight]) -> list[Insight]:
    """The findings that stand beside the pictures, each with its badge."""
    return [*_shown_on("circle", said), *_shown_on("bars", said)]


def _points(kind: str, advice: Sequence[tuple[Insight, Insight | None]], said_before: Set[str]) -> Iterator[Point]:
    """Advice, with the finding that it rests on where no slide said it before; where there is no advice, that this is
    open, and what to ask about it.
    """
    if not advice:
        yield Point(say("teams-slide-ask-open", kind=kind), rests_on=Finding(say("teams-slide-open"), OPEN))
    for each, claim in advice:
        is_said = claim is None or claim.probability is None or claim.id in said_before
        yield Point(sentence(each, named=False), rests_on=None if is_said or claim is None else _finding(claim))


def _questions(said: Sequence[Insight]) -> Slide:
    """Questions of which the team takes one. They claim nothing."""
    found = list(_sayable("question", said))[:MOST_POINTS]
    asked = [sentence(each, named=False) for each, _ in found] or [say("teams-slide-ask-open", kind="question")]
    title = say("teams-slide", slide="question")
    return Slide(
        "question",
        title,
        Finding(title),
        text=say("teams-slide-ask", count=len(asked)),
        points=tuple(map(Point, asked)),
    )


def _together(step: Step, said: Sequence[Insight]) -> Slide:
    """What to do together. Where it is to try something, that is the headline; else what the step is called. The leader
    has what other slides of the step leave out in the notes."""
    title = say("teams-slide", slide=step.name)
    if "try" in step.kinds:
        first = next((sentence(advice, named=False) for advice, _ in _sayable("try", said)), "")
        headline, titled = first or say("teams-slide-ask-open", kind="try"), "no"
    else:
        headline, titled = title, "yes"
    for_leader = (each for each in said if each.kind in step.kinds and each.kind not in {*AT_WORK, "question", "try"})
    return Slide(
        step.name,
        title,
        Finding(headline),
        say("teams-slide-step", step=title, minutes=step.minutes, titled=titled),
        points=tuple(
            Point(say("teams-slide-todo", todo=todo), how=say("teams-slide-todo-how", todo=todo)) for todo in step.todos
        ),
        in_order=True,
        notes=_join(*(say("teams-workshop-todo", todo=todo) for todo in step.todos), *map(_note, for_leader)),
    )


def _sayable(kind: str, said: Sequence[Insight]) -> Iterator[tuple[Insight, Insight | None]]:
    """The advice of a kind that may stand on a slide, with its claim, each sentence once."""
    by_id, seen = {each.id: each for each in said}, set[str]()
    for claim, follows in follow(said):
        for advice in follows:
            text = sentence(advice, named=False)
            if advice.kind == kind and text not in seen and is_sayable(advice, claim, by_id):
                seen.add(text)
                yield advice, claim


def is_of_one(statement: Insight, by_id: Mapping[str, Insight]) -> bool:
    """Whether a statement, or the claim that it follows from, is about single people."""
    base = claim_behind(statement, by_id)
    return any(each.people or each.kind in OF_ONE for each in (statement, base) if each is not None)


def is_sayable(advice: Insight, claim: Insight | None, by_id: Mapping[str, Insight]) -> bool:
    """Whether advice may stand on a slide. A question about two people, or what they can try, is for all where it names
    nobody.
    """
    is_for_all = advice.kind in {"question", "try"} and claim is not None and claim.kind in OF_PAIRS
    return is_advised(advice, claim) and (is_for_all or not is_of_one(advice, by_id))


def is_advised(advice: Insight, claim: Insight | None) -> bool:
    """Whether advice rests on what is at least likely, or on nothing measured. A question claims nothing."""
    basis = claim or advice
    return advice.kind == "question" or basis.probability is None or is_likely(basis)


def is_likely(claim: Insight) -> bool:
    """Whether a claim is at least likely, also without the answers that look random, if any do."""
    without = without_random(claim)
    alone = None if without is None else without.value
    holds = without is None or (isinstance(alone, float) and certainty(alone) in SURE)
    return claim.strength in SURE and holds


def _foot(first: str, claims: Sequence[Insight]) -> str:
    """A line for the foot, and after it how sure claims are without the answers that look random, if any do."""
    return " · ".join(dict.fromkeys(filter(None, (first, *map(_without_random, claims)))))


def _without_random(claim: Insight) -> str:
    """The note about the answers that look random, with a badge in place of the percent."""
    note, without = note_without_random(claim, language()), without_random(claim)
    if not note or without is None or not isinstance(without.value, float):
        return note
    return say("teams-slide-without", badge=badge_text(certainty(without.value), language()))


def _join(*notes: str) -> str:
    """Notes as paragraphs, each once."""
    return "\n\n".join(dict.fromkeys(filter(None, notes)))


def _note(claim: Insight) -> str:
    """What a presenter can say of a claim: the sentence, how sure it is, what is claimed exactly, and why."""
    if not sentence(claim, named=False):
        return ""
    spoken = language()
    sure = "" if claim.kind in UNGRADED else badge_text(claim.strength, spoken)
    if claim.probability is not None:
        chance = percent(claim.probability, spoken)
        sure = format_message(spoken, "workshop-note-sure", {"strength": sure, "percent": chance})
    evidence = list_parts(
        (say("labelled", label=figure.name, value=value_text(figure, spoken)) for figure in claim.evidence), spoken
    )
    rests = format_message(spoken, "workshop-note-evidence", {"evidence": evidence}) if evidence else ""
    lines = (sentence(claim, named=False), sure, claim.detail, note_without_random(claim, spoken), rests)
    return "\n".join(filter(None, lines))
