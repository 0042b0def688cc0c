"""Claims as statements: the sentence in each voice, its headline, its evidence."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import Certainty
from discern.contract.models.comparisons import Comparison
from discern.contract.models.insights import (
    Argument,
    Claim,
    CountArgument,
    Evidence,
    Figure,
    Insight,
    Mark,
    NumberArgument,
    PersonArgument,
    StylesArgument,
    TextArgument,
    TopicArgument,
    Voice,
    fill,
    holds_without_random,
    without_random,
)
from discern.contract.models.results import Results
from discern.contract.models.teams import GroupAnalysis, TeamAnalysis
from discern.contract.styles import STYLES
from discern.words.catalog import LANGUAGES, WordsError, find_message, format_message, has_message
from discern.words.caveats import check_meaning
from discern.words.figures import first_name, format_number, format_plain, given_name, list_styles, percent

Values = dict[str, str | int | float]

STRENGTHS: Mapping[Certainty, str] = {
    "very likely": "very-likely",
    "likely": "likely",
    "leaning": "leaning",
    "open": "open",
}
"""The name of each strength in the catalogues."""


T = TypeVar("T", Results, Comparison, GroupAnalysis, TeamAnalysis)


def add_statements(about: T, claims: Iterable[Claim], language: str = LANGUAGES[0], voice: Voice = "named") -> T:
    """A result, comparison or analysis with its claims as statements in ``insights``."""
    return about.model_copy(update={"insights": [say(claim, language, voice) for claim in claims]})


def say(
    claim: Claim,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
    names: Mapping[str, str] | None = None,
) -> Insight:
    """A claim in a language and a voice.

    ``template`` and ``text_without_names`` are given wherever people are named; ``text`` is in ``voice``. ``names`` are
    what people are called, by their ids, such as `short_names`; others are called by their full names.

    Raises:
        WordsError: the catalogue has no such message, or the claim lacks an argument that it wants.
    """
    called = names_of(claim.people, names)
    values = _values(claim.arguments, language)
    message = claim.message
    voices = {voice, "named", "unnamed"} if called else {voice}
    templates = {each: format_message(language, message, values | {"voice": each}) for each in voices}
    headline, detail = (
        find_message(language, f"{message}.{part}", values | {"voice": voice}) for part in ("headline", "detail")
    )
    return Insight(
        id=claim.id,
        kind=claim.kind,
        text=fill(templates[voice], called),
        strength=claim.strength,
        evidence=[_say_figure(figure, language) for figure in claim.evidence],
        people=claim.people,
        template=templates["named"] if called else None,
        text_without_names=templates["unnamed"] if called else None,
        headline=None if headline is None else fill(headline, called),
        detail=None if detail is None else fill(detail, called),
        message=message,
        arguments=claim.arguments,
        probability=claim.probability,
    )


def restate(
    statement: Insight,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
    names: Mapping[str, str] | None = None,
) -> Insight:
    """A statement of a service said again in another language or voice, or with other ``names`` (see `say`); as it is
    if it has no message known here.
    """
    if statement.message is None or not has_message(language, statement.message):
        return statement
    evidence = [
        Figure(
            message=each.message,
            arguments={name: argument for name, argument in each.arguments.items() if name != "value"},
            value=each.arguments["value"],
        )
        for each in statement.evidence
        if each.message is not None
    ]
    claim = Claim(
        id=statement.id,
        kind=statement.kind,
        message=statement.message,
        arguments=statement.arguments,
        probability=statement.probability,
        strength=statement.strength,
        evidence=evidence,
        people=statement.people,
    )
    try:
        return say(claim, language, voice, names)
    except WordsError:
        # A service of another version may give other arguments.
        return statement


def strength_name(strength: Certainty, language: str = LANGUAGES[0]) -> str:
    """A strength on its own, in small letters."""
    return format_message(language, "strength-name", {"strength": STRENGTHS[strength]})


def badge_text(strength: Certainty, language: str = LANGUAGES[0]) -> str:
    """The badge that says beside a finding how sure it is, as text: three dots and a word."""
    return format_message(language, "strength-badge", {"strength": STRENGTHS[strength]})


def note_without_random(statement: Insight, language: str = LANGUAGES[0]) -> str:
    """How sure a claim about a team, or what follows from it, is without the answers that look random; empty where
    none do, and where the word for it stays the same.
    """
    without = without_random(statement)
    if without is None or holds_without_random(statement):
        return ""
    claimed = "no" if isinstance(without.value, str) else "yes"
    values: Values = {"claimed": claimed, "percent": value_text(without, language)}
    return format_message(language, "evidence-holds-without-random", values)


def value_text(evidence: Evidence, language: str = LANGUAGES[0]) -> str:
    """The value of a piece of evidence: a probability in percent, any other number with at most two decimals."""
    if isinstance(evidence.value, str):
        return evidence.value
    return percent(evidence.value, language) if is_probability(evidence) else format_plain(evidence.value, language)


def is_probability(evidence: Evidence) -> bool:
    """Whether the value of a piece of evidence is a probability."""
    if evidence.message is None:
        # A service that gives no message says it in the name.
        return evidence.name.startswith("probability") and not isinstance(evidence.value, str)
    value = evidence.arguments.get("value")
    return isinstance(value, NumberArgument) and value.digits is None


def names_of(people: Sequence[CandidateRef], called: Mapping[str, str] | None = None) -> list[str]:
    """Names that are distinct within one sentence: namesakes get their external id, or their number, in brackets.

    ``called`` are shorter names by id, where people have one.
    """
    names = [(called or {}).get(person.id, person.name) for person in people]
    shared = Counter(names)
    return [
        name if shared[name] == 1 else f"{person.name} ({person.external_id or number})"
        for number, (name, person) in enumerate(zip(names, people, strict=True), start=1)
    ]


def short_names(people: Iterable[CandidateRef]) -> dict[str, str]:
    """Given names by id (see `given_name`), of those whose given name nobody else of ``people`` has."""
    given = {person.id: given_name(person.name) for person in people}
    counts = Counter(given.values())
    return {id_: name for id_, name in given.items() if counts[name] == 1}


def first_names(people: Iterable[CandidateRef]) -> dict[str, str]:
    """First names by id; of those with the same one, with the initial of their last: "Diego R."."""
    known = {person.id: person.name for person in people}
    first = {id_: first_name(name) for id_, name in known.items()}
    counts = Counter(first.values())
    return {
        id_: name if counts[name] == 1 or name == known[id_] else f"{name} {known[id_].split()[-1][0]}."
        for id_, name in first.items()
    }


def _say_figure(figure: Figure, language: str) -> Evidence:
    values = _values(figure.arguments, language)
    name = (
        check_meaning(str(values["check"]), str(values["meaning"]), language)
        if figure.message == "check-meaning"
        else format_message(language, figure.message, values)
    )
    return Evidence(
        name=name,
        value=_value(figure.value, language),
        message=figure.message,
        arguments={**figure.arguments, "value": figure.value},
    )


def _value(value: Argument, language: str) -> float | str:
    """What evidence shows: a number as it is, an interval or a word as text."""
    if isinstance(value, NumberArgument) and value.interval is None and value.value is not None:
        return value.value if value.digits is None else round(value.value, value.digits)
    if isinstance(value, CountArgument):
        return value.count
    if isinstance(value, TopicArgument):
        return format_message(language, f"evidence-{value.topic}")
    return str(_value_of("value", value, language)["value"])


def _values(arguments: Mapping[str, Argument], language: str) -> Values:
    values: Values = {}
    for name, argument in arguments.items():
        values |= _value_of(name, argument, language)
    return values


def _value_of(name: str, argument: Argument, language: str) -> Values:
    """What a message is given for one argument; styles come as letters in the order of DISC, and as lists in theirs."""
    match argument:
        case PersonArgument():
            return {name: f"{{{argument.person}}}"}
        case StylesArgument():
            styles = argument.styles
            return {
                name: "".join(style for style in STYLES if style in styles),
                f"{name}_or": list_styles(styles, "or", language, named=False),
                f"{name}_and": list_styles(styles, "and", language, named=False),
                f"{name}_named_or": list_styles(styles, "or", language, named=True),
                f"{name}_named_and": list_styles(styles, "and", language, named=True),
            }
        case NumberArgument():
            if argument.interval is None and argument.digits is None and argument.value is not None:
                return {name: argument.value}
            return {name: format_number(argument.value, argument.interval, argument.digits or 0, language)}
        case CountArgument():
            return {name: argument.count}
        case TextArgument():
            return {name: argument.text}
        case TopicArgument():
            return {name: argument.topic}


def say_mark(
    mark: Mark, language: str, *, you: bool = False, name: str | None = None, with_comment: bool = True
) -> str:
    """What a person says of a statement about them; ``you`` where the reader is the person, ``name`` where it isn't
    clear who says it.
    """
    voice = "you" if you else "nobody" if name is None else "named"
    values = {"fit": mark.fit, "voice": voice, "name": name or ""}
    if mark.comment is None or not with_comment:
        return format_message(language, "mark-says", values)
    return format_message(language, "mark-says-with-comment", {**values, "comment": mark.comment})
