"""What a report may say: the statements about its subject, with placeholders for names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discern.charts.text import score_text
from discern.contract import STYLE_NAMES, Evidence, Insight, Results, TeamAnalysis
from discern.contract.models.reports import Audience, Length, SubjectType
from discern.insight import analyse_team, compare, describe_person
from discern.reports.placeholders import TEAM, Roster, hide


class NothingToWriteError(Exception):
    """There is no usable result to report on. The message is for the reader."""


@dataclass(frozen=True, slots=True)
class Commission:
    """A request for a report: its audience, length and language."""

    audience: Audience
    length: Length
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Material:
    """Everything a writer is given, with placeholders for names and ids."""

    subject_type: SubjectType
    commission: Commission
    statements: tuple[Insight, ...]
    results: tuple[Results, ...] = ()
    analysis: TeamAnalysis | None = None

    def by_id(self) -> Mapping[str, Insight]:
        return {statement.id: statement for statement in self.statements}


def gather_person(results: Results, commission: Commission) -> tuple[Material, Roster]:
    """The material on one person.

    Raises:
        NothingToWriteError: the result is withheld.
    """
    (hidden,), roster = hide([results])
    if hidden.scores is None or hidden.style is None:
        raise NothingToWriteError("These answers carry no profile, so there is nothing to report.")
    statements = (*describe_person(hidden), *_measure(hidden))
    return Material("assessment", commission, statements, (hidden,)), roster


def gather_pair(a: Results, b: Results, commission: Commission) -> tuple[Material, Roster]:
    """The material on two people.

    Raises:
        NothingToWriteError: a result is withheld.
    """
    (first, second), roster = hide([a, b])
    if any(each.scores is None or each.style is None for each in (first, second)):
        raise NothingToWriteError("One of the two has no profile, so there is nothing to compare.")
    statements = (*compare(first, second).insights, *_measure(first), *_measure(second))
    return Material("comparison", commission, statements, (first, second)), roster


def gather_team(
    size: int, results: Sequence[Results], pending: int, not_shared: int, commission: Commission, withheld: int = 0
) -> tuple[Material, Roster]:
    """The material on a team of ``size`` members.

    ``results`` are those that the reader may see. ``pending`` members have yet to answer, ``not_shared`` members keep
    their results private, and the answers of ``withheld`` members make no profile.

    Raises:
        NothingToWriteError: none of the results has a profile.
    """
    hidden, roster = hide(results)
    others = {"not_shared": not_shared, "withheld": withheld}
    analysis = analyse_team(TEAM, size, hidden, pending).model_copy(update=others)
    if analysis.distribution is None:
        raise NothingToWriteError("Nobody in this team has a profile that may be shown, so there is nothing to report.")
    statements = (*analysis.insights, *_count(analysis))
    return Material("team", commission, statements, analysis=analysis), roster


def _measure(results: Results) -> list[Insight]:
    """The four scores as a statement; [] if an interval is unknown."""
    if results.scores is None or any(score.interval is None for score in results.scores.values()):
        return []
    shown = {style: score_text(score.score, score.interval) for style, score in results.scores.items()}
    who = results.candidate
    described = ", ".join(f"{value} in {STYLE_NAMES[style]} ({style})" for style, value in shown.items())
    return [
        Insight(
            id=f"scores-{who.name.strip('[]')}",
            kind="measured",
            text=f"{who.name} scores {described}.",
            strength="very likely",
            evidence=[
                Evidence(name=f"score in {style}, with its 95% interval", value=value) for style, value in shown.items()
            ],
            people=[who],
            template=f"{{0}} scores {described}.",
        )
    ]


def _count(analysis: TeamAnalysis) -> list[Insight]:
    """How many members the analysis covers, as a statement."""
    others = [
        f"{number} {what}"
        for number, what in (
            (analysis.pending, "yet to answer"),
            (analysis.withheld, "whose answers make no profile"),
            (analysis.not_shared, f"who {'keeps' if analysis.not_shared == 1 else 'keep'} the results private"),
        )
        if number
    ]
    rest = f"; {', '.join(others)}" if others else ""
    return [
        Insight(
            id="who-counts",
            kind="measured",
            text=f"{analysis.profiled} of {analysis.size} members have a profile{rest}.",
            strength="very likely",
            evidence=[
                Evidence(name="members", value=analysis.size),
                Evidence(name="members with a profile", value=analysis.profiled),
                Evidence(name="members yet to answer", value=analysis.pending),
                Evidence(name="members whose answers make no profile", value=analysis.withheld),
                Evidence(name="members who don't share theirs", value=analysis.not_shared),
            ],
        )
    ]
