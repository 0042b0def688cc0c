"""Reading the analysis of a team."""

from dataclasses import dataclass
from math import hypot
from typing import Any

from pydantic import ValidationError

from discern.client.foreign import fields as of
from discern.client.foreign.reading import NotAnAnswer, Reading, UnsupportedAnswer, clean_read
from discern.client.foreign.results import NO_SCORES, NOBODY, NOT_CONVERTED, read_style
from discern.client.foreign.scales import Scale, adds_up
from discern.client.foreign.scores import ScoreSet, choose, find_scores
from discern.contract.base_models import CandidateRef
from discern.contract.models.results import StyleSummary
from discern.contract.models.teams import Centre, MapPoint, Mean, Share, TeamAnalysis, TeamRef
from discern.contract.styles import ByStyle, circle_angle, circle_position

_WRAPPERS = ("data", "attributes", "response", "payload", "result", "results", "analysis", "team_analysis")
_MEMBERS = ("members", "people", "participants", "profiles", "candidates", "users")
_COUNTS = ("distribution", "counts", "style_counts", "style_distribution")
_MEANS = ("means", "averages", "average", "mean", "average_scores", "team_average")
_MOST_MEMBERS = 2_000


@dataclass(frozen=True, slots=True)
class _Member:
    who: CandidateRef
    style: StyleSummary | None
    scored: tuple[ScoreSet, Scale] | None
    has_result: bool


def read_team_analysis(payload: Any, scale: Scale | None = None, *, team_id: str = "") -> Reading[TeamAnalysis]:
    """Read a team's analysis from decoded JSON of any shape.

    ``scale`` is that of scores for which the payload names none. ``team_id`` is the one that was
    asked for. Raises `UnsupportedAnswer` or `NotAnAnswer`, and nothing else.
    """
    try:
        return clean_read(TeamAnalysis.model_validate(payload), payload)
    except ValidationError:
        pass
    found = of.opened(payload, _WRAPPERS)
    members = next((found[name] for name in _MEMBERS if isinstance(found.get(name), list)), None)
    means_given = next((found[name] for name in _MEANS if isinstance(found.get(name), dict | list)), None)
    if members is None and means_given is None and not any(name in found for name in _COUNTS):
        raise NotAnAnswer("This isn't the analysis of a team.")
    if members is not None and len(members) > _MOST_MEMBERS:
        raise UnsupportedAnswer("This team is too large to be read safely.")

    notes: list[str] = []
    people = [_member(member, scale, notes) for member in members or []]
    points = [point for person in people if (point := _point(person)) is not None]
    profiled = sum(person.has_result for person in people)
    stated = _whole(found, "size", "team_size", "member_count", "total_members")
    known = len(members) if stated is None and members is not None else stated
    counts = _counts(found, known)
    if members is None and means_given is None and counts is None:
        raise UnsupportedAnswer("This analysis counts styles in a way that can't be read for certain.")
    counted = 0 if counts is None else sum(counts.values())
    size = counted if known is None else known
    if members is None:
        profiled = counted
    _note_gaps(notes, known, counts, means_given)
    if members is None or len(points) < profiled:
        notes.append("The map lacks those whose place on it can't be told for certain.")
    value = TeamAnalysis(
        team=_team(found, team_id),
        size=size,
        profiled=min(profiled, size),
        pending=max(0, size - profiled),
        distribution=None if counts is None else ByStyle[Share].of({s: Share(count=n) for s, n in counts.items()}),
        means=None if means_given is None else _means(means_given, scale, notes),
        map=points,
        centre=_centre(points),
    )
    given = [s.given for s in find_scores(payload)]
    return Reading(value, payload, tuple(dict.fromkeys(notes)), tuple(given))


def _note_gaps(notes: list[str], size: int | None, counts: ByStyle[int] | None, means: Any) -> None:
    if size is None:
        notes.append("The service doesn't say how large the team is.")
    if means is None:
        notes.append("The service gives no mean scores.")
    if counts is None:
        notes.append("The service doesn't count the styles.")
    notes.append("The service doesn't say how sure any of this is.")


def _counts(found: of.Fields, size: int | None) -> ByStyle[int] | None:
    """How many people lead with each style; null unless all four are whole numbers, in all at most the team's size.

    Where its size isn't known, four that add up to 100 may be percentages.
    """
    for name in _COUNTS:
        sets = find_scores(found.get(name)) if isinstance(found.get(name), dict | list) else []
        plain = [s for s in sets if s.scale is None and s.words <= {"count", "counts", "value", "score"}]
        if len(plain) != 1 or any(count < 0 or count != int(count) for count in plain[0].scores.values()):
            continue
        heads = ByStyle[int].of({style: int(count) for style, count in plain[0].scores.items()})
        if not adds_up(heads.values()) if size is None else sum(heads.values()) <= size:
            return heads
    return None


def _means(given: Any, scale: Scale | None, notes: list[str]) -> ByStyle[Mean] | None:
    scored = _scores(given, scale, notes)
    if scored is None:
        return None
    found, on = scored
    if on.kind == "normal":
        notes.append("Mean scores are shown as given: a mean can't be carried over from that scale.")
        return None
    return ByStyle[Mean].of({style: Mean(score=on.convert(score)) for style, score in found.scores.items()})


def _scores(given: Any, scale: Scale | None, notes: list[str]) -> tuple[ScoreSet, Scale] | None:
    sets = find_scores(given)
    if len({s.people for s in sets if s.own}) > 1:
        return None
    chosen = choose(sets, scale)
    if chosen is None:
        notes.append(NOT_CONVERTED.format(sets[0].remark) if sets else NO_SCORES)
    return chosen


def _member(given: Any, scale: Scale | None, notes: list[str]) -> _Member:
    found = of.opened(given, ("attributes",))
    style = read_style(of.opened(found, ("profile", "disc", "result", "results")))
    who = of.person(found) or of.named_person(found) or NOBODY
    has_scores = bool(find_scores(given))
    return _Member(who, style, _scores(given, scale, notes) if has_scores else None, has_scores or style is not None)


def _point(person: _Member) -> MapPoint | None:
    who, style, scored = person.who, person.style, person.scored
    if scored is None or not (who.id or who.name):
        return None
    found, on = scored
    thetas = [on.theta(score) for score in found.scores.values()]
    if any(theta is None for theta in thetas):
        return None
    d, i, s, c = (theta for theta in thetas if theta is not None)
    x, y = circle_position(d, i, s, c)
    return MapPoint(
        candidate_id=who.id,
        name=who.name,
        x=x,
        y=y,
        angle=circle_angle(x, y),
        intensity=hypot(x, y),
        style=style.label if style is not None else "",
        scores=ByStyle[float].of({name: on.convert(score) for name, score in found.scores.items()}),
    )


def _centre(points: list[MapPoint]) -> Centre | None:
    if not points:
        return None
    return Centre(x=sum(point.x for point in points) / len(points), y=sum(point.y for point in points) / len(points))


def _team(found: of.Fields, team_id: str) -> TeamRef:
    team = of.fields(found.get("team"))
    name = of.text(team, "name") or of.text(found, "team_name", "team", "name") or ""
    return TeamRef(id=of.text(team, "id") or of.text(found, "team_id") or team_id, name=name)


def _whole(found: of.Fields, *names: str) -> int | None:
    for name in names:
        value = found.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9:
            return value
    return None
