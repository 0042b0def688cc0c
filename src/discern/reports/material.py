"""What a report may say: the statements about its subject, with placeholders for names."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from discern import words
from discern.contract.base_models import CandidateRef
from discern.contract.certainty import VERY_LIKELY
from discern.contract.models.insights import (
    Claim,
    CountArgument,
    Figure,
    Insight,
    NumberArgument,
    PersonArgument,
    StylesArgument,
    Voice,
)
from discern.contract.models.reports import Audience, Length, SubjectType
from discern.contract.models.results import Results, Score
from discern.contract.models.teams import TeamAnalysis
from discern.contract.score_errors import NORMAL, error_of, theta_of
from discern.contract.styles import Style
from discern.insight import analyse_team, compare, describe_person
from discern.insight.claims import probability_figure
from discern.reports.placeholders import TEAM, Roster, hide

MOST_CARDS = 20
"""The most people who each have a card of their own in a report; those of a larger team share cards by style."""

OPPOSITES: Sequence[tuple[Style, Style]] = (("D", "S"), ("I", "C"))
"""The styles that are opposite each other on the circle."""


class NothingToWriteError(Exception):
    """There is no usable result to report on. The message is for the reader."""


@dataclass(frozen=True, slots=True)
class Commission:
    """A request for a report: its audience, length and language, what it is for, without names, and the situations that
    one on a person goes into, none for the usual ones.
    """

    audience: Audience
    length: Length
    language: str = words.LANGUAGES[0]
    purpose: str = ""
    situations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Member:
    """One of several people, by their ``number`` among these from 1, and what is said of them alone."""

    number: int
    person: CandidateRef
    statements: tuple[Insight, ...]
    results: Results


@dataclass(frozen=True, slots=True)
class Material:
    """Everything a writer is given, with placeholders for names and ids; statements as they speak to the reader."""

    subject_type: SubjectType
    commission: Commission
    statements: tuple[Insight, ...]
    results: tuple[Results, ...] = ()
    analysis: TeamAnalysis | None = None
    seed: str = ""
    """A digest of the ids of the people: the same people get the same cards first."""

    members: tuple[Member, ...] = ()
    """Of a pair or of a team that is small enough for a card each (`MOST_CARDS`)."""

    profiled: tuple[Results, ...] = ()
    """The results of everybody in a pair or a team who has a profile."""

    week: str = ""
    """The id of the card of the week that the team's page has; empty where it has none."""

    withheld: tuple[str, ...] = ()
    """The placeholders of members whose answers make no profile, where the reader may know who they are."""

    def by_id(self) -> Mapping[str, Insight]:
        return {statement.id: statement for statement in self.statements}


def gather_person(results: Results, commission: Commission) -> tuple[Material, Roster]:
    """The material on one person.

    Raises:
        NothingToWriteError: the result is withheld.
    """
    (hidden,), roster = hide([results])
    if hidden.scores is None or hidden.style is None:
        raise NothingToWriteError(words.format_message(commission.language, "report-nothing-person"))
    claims = [*_measure(hidden), *_strike(hidden), *describe_person(hidden)]
    said = _say_all(claims, commission, "you" if commission.audience == "self" else "named")
    return Material("assessment", commission, said, (hidden,), seed=_digest([results])), roster


def gather_pair(a: Results, b: Results, commission: Commission) -> tuple[Material, Roster]:
    """The material on two people.

    Raises:
        NothingToWriteError: a result is withheld.
    """
    (first, second), roster = hide([a, b])
    if any(each.scores is None or each.style is None for each in (first, second)):
        raise NothingToWriteError(words.format_message(commission.language, "report-nothing-pair"))
    _, claims = compare(first, second)
    said = _say_all(claims, commission, "you" if commission.audience == "self" else "named")
    said += _say_all([*_measure(first), *_measure(second)], commission)
    both = (first, second)
    members = _members(both, commission)
    return Material("comparison", commission, said, both, seed=_digest([a, b]), members=members, profiled=both), roster


def gather_team(
    size: int,
    results: Sequence[Results],
    commission: Commission,
    *,
    not_shared: int = 0,
    withheld: int = 0,
    week: str = "",
) -> tuple[Material, Roster]:
    """The material on a team of ``size`` members.

    ``results`` are those that the reader may see. ``not_shared`` members keep their results private, and the answers of
    ``withheld`` members make no profile. The analysis counts them. No statement does: a file goes from hand to
    hand, and in a small team the reason would say of one person what they chose. ``week`` is as in `Material`.

    Raises:
        NothingToWriteError: none of the results has a profile.
    """
    hidden, roster = hide(results)
    analysis, claims = analyse_team(TEAM, size, hidden, pending=size - len(hidden) - not_shared - withheld)
    analysis = analysis.model_copy(update={"not_shared": not_shared, "withheld": withheld})
    if analysis.distribution is None:
        raise NothingToWriteError(words.format_message(commission.language, "report-nothing-team"))
    analysis = words.add_statements(analysis, claims, commission.language)
    # What everybody reads singles out nobody.
    for_reader = [each for each in claims if not (each.people and commission.audience == "self")]
    voice: Voice = "you" if commission.audience == "self" else "named"
    return Material(
        "team",
        commission,
        _say_all([*for_reader, *_count(analysis)], commission, voice),
        analysis=analysis,
        seed=_digest(results),
        members=_members(hidden, commission),
        profiled=tuple(each for each in hidden if each.scores is not None),
        week=week,
    ), roster


def member_statement_id(number: int, statement_id: str) -> str:
    """The id of a statement about one person, counted from 1, in a report on several."""
    return f"P{number}-{statement_id}"


def _members(hidden: Sequence[Results], commission: Commission) -> tuple[Member, ...]:
    """What is said of each person; none where there would be too many cards."""
    profiled = [(n, each) for n, each in enumerate(hidden, start=1) if each.scores is not None]
    if len(profiled) > MOST_CARDS:
        return ()
    return tuple(Member(n, each.candidate, _say_all(describe_person(each), commission), each) for n, each in profiled)


def _say_all(claims: Sequence[Claim], commission: Commission, voice: Voice = "named") -> tuple[Insight, ...]:
    return tuple(words.say(claim, commission.language, voice) for claim in claims)


def _digest(results: Sequence[Results]) -> str:
    """The same text for the same people, in any order; it identifies nobody."""
    return sha256(" ".join(sorted(each.candidate.id for each in results)).encode()).hexdigest()


def _measure(results: Results) -> list[Claim]:
    """The four scores as a claim; [] if an interval is unknown."""
    if results.scores is None or any(score.interval is None for score in results.scores.values()):
        return []
    who = results.candidate
    figures = {
        style: NumberArgument(value=score.score, interval=score.interval, digits=0)
        for style, score in results.scores.items()
    }
    scores = {style.lower(): figure for style, figure in figures.items()}
    return [
        Claim(
            id=f"scores-{who.name.strip('[]')}",
            kind="measured",
            message="person-scores",
            arguments={"a": PersonArgument(person=0), **scores},
            strength="very likely",
            evidence=[
                Figure(
                    message="evidence-score-interval",
                    arguments={"styles": StylesArgument(styles=(style,))},
                    value=figure,
                )
                for style, figure in figures.items()
            ],
            people=[who],
        )
    ]


def _strike(results: Results) -> list[Claim]:
    """That two opposite scores are both in the upper half, where that is very likely, since scores have no badge: the
    place on the circle, which is between them, doesn't show it.
    """
    if results.scores is None or results.quality.looks_random:
        return []
    claims = []
    for pair in OPPOSITES:
        chances = {style: _upper(results.scores[style]) for style in pair}
        if math.prod(chances.values()) < VERY_LIKELY:
            continue
        evidence = [
            probability_figure("evidence-score-beyond", chance, styles=(style,), side="above", line=50.0)
            for style, chance in chances.items()
        ]
        who, known = results.candidate, {"styles": StylesArgument(styles=pair)}
        claims.append(
            Claim(
                id=f"opposites-{''.join(pair)}",
                kind="measured",
                message="person-opposites",
                arguments={"a": PersonArgument(person=0), **known},
                strength="very likely",
                evidence=evidence,
                people=[who],
            )
        )
    return claims


def _upper(score: Score) -> float:
    """The chance that a true score is above 50; 0 where its error is unknown, so that nothing is said of it."""
    error = error_of(score)
    return NORMAL.cdf(theta_of(score) / error) if error else 0.0


def _count(analysis: TeamAnalysis) -> list[Claim]:
    """How many members the analysis covers, as a claim."""
    counts = {
        "size": analysis.size,
        "profiled": analysis.profiled,
        "others": analysis.size - analysis.profiled,
    }
    return [
        Claim(
            id="who-counts",
            kind="measured",
            message="team-members",
            arguments={name: CountArgument(count=count) for name, count in counts.items()},
            strength="very likely",
            evidence=[
                Figure(message=f"evidence-members-{name}", value=CountArgument(count=count))
                for name, count in counts.items()
            ],
        )
    ]
