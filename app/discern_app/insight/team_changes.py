"""What would change in teams if people came, went or moved between two: one sentence, the figures that change, what
stays, and what to do. Pure functions of the analyses before and after.

People are counted by their dots, and as on the team's page those of whom no side is said aren't. Who comes or goes
counts for a half only where it is sure enough for a finding that this is where they are.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from discern import charts
from discern.contract.certainty import LEANING, LIKELY, OPEN, Certainty, certainty
from discern.contract.models.insights import Evidence, Insight, TopicArgument
from discern.contract.models.teams import MapPoint, Share, TeamAnalysis
from discern.contract.styles import STYLES_IN, Half
from discern.words import STRENGTHS, format_names
from discern_app.base.language import language, say
from discern_app.components.assessment_summary import random_in
from discern_app.insight.findings import Names, findings_in, sentence, verdict_of

HALVES: tuple[Half, ...] = get_args(Half)

OPPOSITE: Mapping[Half, Half] = {"fast": "calm", "calm": "fast", "people": "task", "task": "people"}

FEW = 1
"""Up to so many people in a half, one more or one less is noticed."""


@dataclass(frozen=True, slots=True)
class Change:
    """A team as it is and as it would be; ``imagined`` are the ids of newcomers who don't exist."""

    name: str
    before: TeamAnalysis
    after: TeamAnalysis
    imagined: frozenset[str] = frozenset()

    @property
    def joins(self) -> list[MapPoint]:
        return _points_of(self.after, self.before)

    @property
    def leaves(self) -> list[MapPoint]:
        return _points_of(self.before, self.after)


def _points_of(one: TeamAnalysis, other: TeamAnalysis) -> list[MapPoint]:
    there = {point.candidate_id for point in other.map}
    return [point for point in one.map if point.candidate_id not in there]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The one sentence about what would change, ``of`` which team and ``half`` of the circle it is, and a finding that
    its badge belongs to: None where nothing is claimed, or a service doesn't say how sure it is.
    """

    text: str
    finding: Insight | None = None
    half: Half | None = None
    of: Change | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Something that would change in a team, as plain text."""

    what: str
    today: str
    then: str


# Halves of the circle.


def count_at(analysis: TeamAnalysis, half: Half) -> int | None:
    """How many people are in a half of the circle, as the team's page counts them; None where a service doesn't say."""
    return charts.count_in_half(analysis, half)


def change_at(change: Change, half: Half) -> int:
    """How many more dots would be in a half."""
    was, would_be = count_at(change.before, half), count_at(change.after, half)
    return 0 if was is None or would_be is None else would_be - was


def is_seen(change: Change) -> bool:
    """Whether anyone comes or goes who counts; of a service that names nobody, the counts tell."""
    return bool(change.joins or change.leaves) or any(change_at(change, half) for half in HALVES)


def is_at(point: MapPoint, half: Half) -> bool:
    return {"fast": point.y > 0, "calm": point.y <= 0, "people": point.x > 0, "task": point.x <= 0}[half]


def sure_at(change: Change, half: Half) -> float | None:
    """How sure it is, at least, that everyone who comes or goes is on the side of their dots: in this half, or in the
    one across from it. None where a service doesn't say it of someone, and where all of them are imagined: these are
    where they are by definition.
    """
    moved = [point for point in (*change.joins, *change.leaves) if point.candidate_id not in change.imagined]
    doubt = 0.0
    for point in moved:
        if point.quarters is None:
            return None
        side = half if is_at(point, half) else OPPOSITE[half]
        doubt += 1 - sum(point.quarters[style] for style in STYLES_IN[side])
    return max(0.0, 1 - doubt) if moved else None


def halves_of(change: Change) -> list[Half]:
    """The halves in which a team would have more or fewer people, where that can be said; the surest first."""
    sure = {half: sure_at(change, half) for half in HALVES if change_at(change, half)}
    said = {half: 1.0 if probability is None else probability for half, probability in sure.items()}
    least = LEANING if is_settled(change) else LIKELY
    return sorted((half for half in said if said[half] >= least), key=lambda half: -said[half])


def is_settled(change: Change) -> bool:
    """Whether people's answers have settled the levels of the styles for both teams: else what is only leaning isn't
    said of anyone's place."""
    bases = [*change.before.bases, *change.after.bases]
    return bool(bases) and all(each.settled for each in bases)


def is_noticed(change: Change, half: Half) -> bool:
    """Whether one would notice it: there are few people in the half before, or would be few."""
    was, would_be = count_at(change.before, half), count_at(change.after, half)
    return was is not None and would_be is not None and was != would_be and min(was, would_be) <= FEW


# The one sentence.


def decide(changes: Sequence[Change]) -> Verdict:
    """What would change, in one sentence: the first or last people of a half; else what is said of a team first; else
    nothing that one would notice.

    Args:
        changes: the team that is looked at, then those that people would come from.
    """
    if not any(map(is_seen, changes)):
        return Verdict(say("teams-what-if-unseen"))
    noticed = [
        (min(count_at(change.before, half) or 0, count_at(change.after, half) or 0), place, change, half)
        for change in changes
        for place, half in enumerate(halves_of(change))
        if is_noticed(change, half)
    ]
    if noticed:
        *_, change, half = min(noticed, key=lambda each: each[:2])
        return _on_half(change, half, [other for other in changes if other is not change])
    turned = next((change for change in changes if _turns(change)), None)
    if turned is not None:
        return _on_verdict(turned)
    if not any(halves_of(change) for change in changes):
        finding = Insight(
            id="what-if",
            kind="what_if",
            text=say("teams-what-if-open"),
            detail=say("teams-what-if-open-detail"),
            strength=OPEN,
            evidence=[],
        )
        return Verdict(finding.text, finding)
    return Verdict(say("teams-what-if-nothing"))


def _on_half(change: Change, half: Half, others: Sequence[Change]) -> Verdict:
    """What a team gains or loses in a half, and what that leaves the one other team with that changes too."""
    too = [other for other in others if change_at(other, half)]
    gained = abs(change_at(change, half))
    was, then = counts_at(change, half)
    parts = [
        say("teams-what-if-half", team=change.name, end=half, least=gained, way=way_of(was, then), was=was, then=then)
    ]
    for other in too[: len(too) == 1]:
        was, then = counts_at(other, half)
        parts.append(
            say("teams-what-if-half-too", team=other.name, least=then, way=way_of(was, then), was=was, then=then)
        )
    text = say("teams-what-if-title", first=parts[0], second=parts[-1], parts=len(parts))
    return Verdict(text, _badge_on(text, change, half, too), half, change)


def counts_at(change: Change, half: Half) -> tuple[int, int]:
    """How many people there are in a half, and how many there would be."""
    return count_at(change.before, half) or 0, count_at(change.after, half) or 0


def way_of(was: int, then: int) -> str:
    """Whether a half gains or loses people, for a message."""
    return "gains" if then > was else "loses"


def _badge_on(text: str, change: Change, half: Half, others: Iterable[Change]) -> Insight | None:
    probability = sure_at(change, half)
    if probability is None:
        return None
    evidence = [
        Evidence(name=say("teams-what-if-counted", team=each.name, end=half, side=side), value=_of_all(analysis, half))
        for each in (change, *others)
        for side, analysis in (("today", each.before), ("then", each.after))
    ]
    detail = say("teams-what-if-half-detail", count=len(change.joins) + len(change.leaves), end=half)
    return Insight(
        id=f"what-if-{half}",
        kind="what_if",
        text=text,
        detail=detail,
        strength=certainty(probability),
        probability=probability,
        evidence=evidence,
    )


def _of_all(analysis: TeamAnalysis, half: Half) -> str:
    """How many people are in a half, with the 95% range where there is one."""
    count = count_at(analysis, half)
    if analysis.halves is None or count is None:
        return "–"
    share: Share = getattr(analysis.halves, half)
    low, high = (count, count) if share.interval is None else map(round, share.interval)
    if low == count == high:
        return say("teams-what-if-of", count=count, of=analysis.profiled)
    return say("teams-what-if-range", count=count, of=analysis.profiled, low=low, high=high)


NO_SIDE = {"coverage", "centre-open"}
"""The ids of verdicts by which a team has no side: from one to the other, nothing changes that one would notice."""


def _turns(change: Change) -> bool:
    """Whether something else would be said of a team first."""
    was, would_be = (verdict_of(side.insights) for side in (change.before, change.after))
    if was is None or would_be is None:
        return False
    return was.id != would_be.id and not {was.id, would_be.id} <= NO_SIDE


def _strengths(change: Change) -> list[Certainty]:
    """How sure it is what is said of a team first, before and after, as far as something is said."""
    verdicts = [verdict_of(side.insights) for side in (change.before, change.after)]
    return [verdict.strength for verdict in verdicts if verdict is not None]


def _is_same_but_sureness(change: Change) -> bool:
    """Whether the same would be said of a team first, and the word for how sure it is would be another."""
    ids = {verdict.id for side in (change.before, change.after) if (verdict := verdict_of(side.insights))}
    return len(ids) == 1 and len(set(_strengths(change))) > 1


def moves_at_random(change: Change) -> bool:
    """Whether the answers of somebody who comes or goes look picked at random."""
    return random_in(change.before) != random_in(change.after)


def _on_verdict(change: Change) -> Verdict:
    """What is said of a team first then; only that it is something else, where that names people."""
    verdict = verdict_of(change.after.insights)
    if verdict is None or verdict.people:
        return Verdict(say("teams-what-if-says-other", team=change.name), of=change)
    if verdict.kind != "centre":
        text = say("teams-what-if-says", team=change.name, said=sentence(verdict))
        return Verdict(text, verdict.model_copy(update={"text": text}), of=change)
    region = verdict.arguments.get("region")
    text = (
        say("teams-what-if-turns", team=change.name, region=region.topic)
        if isinstance(region, TopicArgument)
        else say("teams-what-if-turns-open", team=change.name)
    )
    return Verdict(text, verdict.model_copy(update={"text": text}), of=change)


# What changes, what stays, and what to do.


def counts_of(changes: Iterable[Change]) -> list[Row]:
    """In which halves each team would have more or fewer people."""
    return [
        Row(
            say("teams-what-if-row", team=change.name, end=half),
            *(
                say("teams-what-if-of", count=count_at(side, half) or 0, of=side.profiled)
                for side in (change.before, change.after)
            ),
        )
        for change in changes
        for half in sorted(halves_of(change), key=HALVES.index)
    ]


def verdicts_of(changes: Iterable[Change], *, named: bool) -> list[Row]:
    """Of which teams something else would be said first, or the same less or more surely."""
    return [
        Row(change.name, _said_first(change.before, named=named), then)
        for change in changes
        if (then := _said_then(change, named=named))
    ]


def _said_then(change: Change, *, named: bool) -> str:
    """What is said of a team first then, where it is something else, or how sure the same is; else empty."""
    if _turns(change):
        return _said_first(change.after, named=named)
    if not _is_same_but_sureness(change):
        return ""
    today, then = _strengths(change)
    less = get_args(Certainty).index(then) > get_args(Certainty).index(today)
    words = [say("shared-chip", strength=STRENGTHS[each]) for each in (today, then)]
    return say("teams-what-if-same", way="less" if less else "more", today=words[0], then=words[1])


def _said_first(analysis: TeamAnalysis, *, named: bool) -> str:
    verdict = verdict_of(analysis.insights)
    return "–" if verdict is None else sentence(verdict, named=named)


def unchanged(changes: Iterable[Change], *, named: bool) -> list[str]:
    """What is said first of teams before and after, a line for those of which it is the same; as plain text."""
    teams: dict[str, list[str]] = {}
    for change in changes:
        said = _said_first(change.before, named=named)
        if said != "–" and not _turns(change) and len(set(_strengths(change))) == 1:
            teams.setdefault(said, []).append(change.name)
    return [
        say("teams-what-if-unchanged", teams=format_names(names, language()), said=said)
        for said, names in teams.items()
    ]


def to_do(verdict: Verdict, changes: Sequence[Change], names: Names, *, named: bool) -> str:
    """One thing to do if the change is made, as plain text."""
    change, half = verdict.of or changes[0], verdict.half
    comes = bool(change.joins) if half is None else change_at(change, half) > 0
    if change.joins and not change.leaves and not comes:
        # No dot is counted anew: the advice is about who comes.
        comes, half = True, None
    way, moved = ("joins", change.joins) if comes else ("leaves", change.leaves)
    if named and moved and not any(point.candidate_id in change.imagined for point in moved):
        who = format_names([names.get(point.candidate_id, point.name) for point in moved], language())
    else:
        who = say("teams-what-if-someone", way=way)
    return say("teams-what-if-do", end=half or "none", way=way, names=who, team=change.name)


def said_anew(change: Change, *, named: bool) -> tuple[list[Insight], list[Insight]]:
    """The findings about a team that would be made and aren't today, and those in whose place nothing would be made;
    without those in `verdicts_of`.
    """
    was, would_be = (
        {sentence(each, named=named): each for each in findings_in(side.insights, named=named)}
        for side in (change.before, change.after)
    )
    first = [verdict_of(side.insights) for side in (change.before, change.after)] if _turns(change) else []
    # With another number of people in it, a finding is still the same.
    stays = [(each.id, each.people) for each in would_be.values()]
    return (
        [each for text, each in would_be.items() if text not in was and each not in first],
        [
            each
            for text, each in was.items()
            if text not in would_be and each not in first and (each.id, each.people) not in stays
        ],
    )
