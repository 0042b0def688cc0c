"""Reading the payloads of services that follow the specification but not our contract.

The specification leaves payloads open. These functions know what such services commonly call their fields, note what
they converted or found missing, and refuse what isn't certain.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import NormalDist
from typing import Any, Generic, Literal, TypeVar, get_args
from urllib.parse import urlsplit

from pydantic import TypeAdapter, ValidationError

from discern.contract.base_models import CandidateRef, Time
from discern.contract.models.assessments import OPEN_STATUSES, Assessment, AssessmentList, FormId, Status
from discern.contract.models.candidates import ProfileGroup
from discern.contract.models.results import Quality, Results, Score, StyleSummary
from discern.contract.models.teams import Centre, MapPoint, Mean, Share, TeamAnalysis, TeamRef
from discern.contract.styles import STYLES, ByStyle, Style, circle_angle, circle_position

T_co = TypeVar("T_co", covariant=True)

Fields = Mapping[str, Any]
"""The values of a JSON object by name in snake case."""

UNKNOWN_TIME = datetime(1970, 1, 1, tzinfo=UTC)
"""The time of creation of an assessment for which the service gives none."""

NOBODY = CandidateRef(id="", name="")
"""A person that the service doesn't name."""

_NORMAL = NormalDist()
_TIME: TypeAdapter[datetime] = TypeAdapter(Time)

LONGEST_TEXT = 500
LONGEST_LINK = 4_000
DEEPEST_WRAPPING = 6


class ReadingError(ValueError):
    """A payload that can't be read for certain. The message is fit for a banner."""


class NotFinishedError(ReadingError):
    """In place of results the service says that there are none yet."""


@dataclass(frozen=True, slots=True)
class Scale:
    """``low`` and ``high`` bound the values on it.

    A *linear* scale is stretched to 0–100; a *normal* one has a mean and a standard deviation and goes through the
    normal distribution, as our own scores do.
    """

    name: str
    low: float
    high: float
    kind: Literal["linear", "normal"] = "linear"
    mean: float = 0.0
    sd: float = 1.0

    def convert(self, score: float) -> float:
        """The score on 0–100."""
        if self.kind == "normal":
            return 100 * _NORMAL.cdf((score - self.mean) / self.sd)
        return 100 * (score - self.low) / (self.high - self.low)

    def theta(self, score: float) -> float | None:
        """The score in standard deviations; null if the scale doesn't determine them, or at its very ends."""
        if self.kind == "normal":
            return (score - self.mean) / self.sd
        return _NORMAL.inv_cdf(score / 100) if self == PERCENTILES and 0 < score < 100 else None


PERCENTILES = Scale("percentiles", 0, 100)
PERCENT = Scale("0 to 100", 0, 100)
T_SCORES = Scale("T-scores", 10, 90, "normal", 50, 10)
Z_SCORES = Scale("z-scores", -6, 6, "normal", 0, 1)
SEGMENTS = Scale("segments 1 to 7", 1, 7)

PREFERRED = (PERCENTILES, Z_SCORES, T_SCORES, PERCENT, SEGMENTS)
"""Which scale to use where a payload gives the same scores on several: nearest to ours first."""

_UNNAMED = "on a scale that the service does not name"


@dataclass(frozen=True, slots=True)
class GivenScores:
    """Four scores exactly as the payload has them.

    ``name`` is their place in it (``raw_scores.natural``); ``scale`` is null unless the payload names it and the
    numbers fit it; ``remark`` says in words what the numbers are.
    """

    name: str
    scores: ByStyle[float]
    scale: Scale | None
    remark: str


@dataclass(frozen=True, slots=True)
class Reading(Generic[T_co]):
    """A payload as the contract's model.

    Attributes:
        value: what is certain.
        raw: the payload, unchanged.
        notes: sentences on what was converted, assumed, left out or missing.
        given: the scores in the payload, as they are there.
    """

    value: T_co
    raw: Any
    notes: tuple[str, ...] = ()
    given: tuple[GivenScores, ...] = ()


@dataclass(frozen=True, slots=True)
class ForeignPayloads:
    """How a client reads payloads that don't follow the contract.

    ``scale`` is that of scores for which the service names none; null if you don't know it either.
    """

    scale: Scale | None = None


# Fields: texts, times, people and wrapped objects.


def _fields(node: Any) -> Fields:
    """The values of an object by name: ``completedAt`` and ``Completed-At`` become ``completed_at``."""
    if not isinstance(node, dict):
        return {}
    return {re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[ -]", "_", name).lower(): value for name, value in node.items()}


def _unwrapped(payload: Any, wrappers: Collection[str]) -> list[tuple[str, Fields]]:
    """The objects that a payload wraps in each other under these names, with their paths, the outermost first.

    A list of one is unwrapped as well.
    """
    levels: list[tuple[str, Fields]] = []
    path = ""
    for _ in range(DEEPEST_WRAPPING):
        if isinstance(payload, list) and len(payload) == 1:
            payload = payload[0]
        level = _fields(payload)
        levels.append((path, level))
        name = next((name for name in wrappers if isinstance(level.get(name), dict | list)), None)
        if name is None:
            break
        path, payload = f"{path}{name}.", level[name]
    return levels


def _merged(levels: Iterable[tuple[str, Fields]]) -> Fields:
    """The values of all levels in one; inner ones win."""
    return {name: value for _, level in levels for name, value in level.items()}


def _text(fields: Fields, *names: str) -> str | None:
    """The first of these that is a text or a whole number, as text; null if none is."""
    for name in names:
        value = fields.get(name)
        # Python refuses to write out integers of more than 4,300 digits.
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**18:
            return str(value)
        if isinstance(value, str) and value.strip():
            return value.strip()[:LONGEST_TEXT]
    return None


def _time(fields: Fields, *names: str) -> datetime | None:
    """The first of these that is a timestamp with its time zone, as text; without the zone it isn't certain."""
    for name in names:
        value = fields.get(name)
        # pydantic also takes seconds since 1970 as text, and so any number.
        if isinstance(value, str) and value[4:5] == "-" and len(value) > len("2026-11-20"):
            try:
                return _TIME.validate_python(value)
            except (ValidationError, OverflowError):
                continue
    return None


def _whole(fields: Fields, *names: str) -> int | None:
    for name in names:
        value = fields.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9:
            return value
    return None


def _person(fields: Fields) -> CandidateRef | None:
    """The person that an object is about, given as an object, a name or an id; null if there is none."""
    roles = ("candidate", "respondent", "participant", "person", "user")
    for role in roles:
        inner = fields.get(role)
        if isinstance(inner, dict):
            return _described_person(_fields(inner))
        if isinstance(inner, str) and inner.strip():
            return CandidateRef(id=_text(fields, f"{role}_id") or "", name=inner.strip()[:LONGEST_TEXT])
    name = _text(fields, *(f"{role}_name" for role in roles))
    id_ = _text(fields, *(f"{role}_id" for role in roles))
    return CandidateRef(id=id_ or "", name=name or "") if id_ or name else None


def _described_person(fields: Fields) -> CandidateRef | None:
    """The person that an object describes; null if it has neither a name nor an id."""
    parts = filter(None, (_text(fields, "first_name"), _text(fields, "last_name")))
    name = _text(fields, "name", "full_name") or " ".join(parts) or _text(fields, "email")
    id_ = _text(fields, "id", "candidate_id", "user_id")
    if not name and not id_:
        return None
    return CandidateRef(id=id_ or "", name=name or "", external_id=_text(fields, "external_id"))


# Assessments.

STATUSES: Mapping[str, Status] = {
    **dict.fromkeys(("new", "created", "sent", "invited", "pending", "not started"), "created"),
    **dict.fromkeys(("started", "in progress", "opened"), "started"),
    **dict.fromkeys(("completed", "complete", "finished", "done"), "completed"),
    "expired": "expired",
    **dict.fromkeys(("cancelled", "canceled", "revoked"), "cancelled"),
}

_LISTS = ("data", "assessments", "items", "results")


def read_assessments(payload: Any, link: str | None = None) -> Reading[AssessmentList]:
    """Read a list of assessments from decoded JSON of any shape; ``link`` is the response's ``Link`` header.

    Raises `ReadingError`, and nothing else.
    """
    try:
        return Reading(AssessmentList.model_validate(payload), payload)
    except ValidationError:
        pass
    rows, around = _list(payload)
    # As keys, each note is there once and in the order of the rows.
    notes: dict[str, None] = {}
    assessments = [_assessment(_merged(_unwrapped(row, ("attributes",))), notes) for row in rows]
    known = [assessment for assessment in assessments if assessment is not None]
    if rows and not known:
        raise ReadingError("This list has nothing in it that can be read as an assessment for certain.")
    cursor, is_cut_off = _next_page(around, link)
    if is_cut_off:
        notes["There is more in this list, and how to get it isn't certain."] = None
    page = AssessmentList(data=known, has_more=cursor is not None, next_cursor=cursor)
    return Reading(page, payload, tuple(notes))


IN_GROUP: Mapping[ProfileGroup, tuple[Status, ...]] = {
    "with_profile": ("completed",),
    "waiting": OPEN_STATUSES,
    "to_invite": ("expired", "cancelled"),
}
"""The statuses of assessments in a group, of a service that doesn't say whose answers support no profile."""


def keep_matching(
    page: AssessmentList, status: str | None, candidate_id: str | None, group: ProfileGroup | None = None
) -> AssessmentList:
    """The page without rows that have another status, person or group than was asked for; None asks for any.

    A service may ignore a filter that it doesn't know, and its finished assessments would then pass for open ones.
    """
    rows = [
        row
        for row in page.data
        if status in {None, row.status}
        and candidate_id in {None, row.candidate.id}
        and (group is None or row.status in IN_GROUP[group])
    ]
    return page if len(rows) == len(page.data) else page.model_copy(update={"data": rows})


def read_assessment(payload: Any) -> Reading[Assessment]:
    """Read one assessment from decoded JSON of any shape. Raises `ReadingError`, and nothing else."""
    try:
        return Reading(Assessment.model_validate(payload), payload)
    except ValidationError:
        pass
    fields = _merged(_unwrapped(payload, ("data", "assessment", "attributes")))
    notes: dict[str, None] = {}
    assessment = _assessment(fields, notes)
    if assessment is not None:
        return Reading(assessment, payload, tuple(notes))
    if _text(fields, "id", "assessment_id") is None:
        raise ReadingError("This isn't an assessment.")
    raise ReadingError("This assessment can't be read for certain: its status isn't known.")


def _list(payload: Any) -> tuple[list[Any], Fields]:
    """The rows of a list, bare or wrapped once or twice, and the fields beside them."""
    if isinstance(payload, list):
        return payload, {}
    around: dict[str, Any] = {}
    for _ in range(2):
        level = _fields(payload)
        around.update(level)
        lists = [level[name] for name in _LISTS if isinstance(level.get(name), list)]
        if len(lists) > 1:
            raise ReadingError("This answer has several lists, and which one is meant isn't certain.")
        if lists:
            return lists[0], around
        payload = level.get("data")
    raise ReadingError("This isn't a list of assessments.")


def _assessment(fields: Fields, notes: dict[str, None]) -> Assessment | None:
    id_ = _text(fields, "id", "assessment_id")
    if id_ is None:
        notes["Some rows have no id and are left out."] = None
        return None
    started_at = _time(fields, "started_at", "opened_at")
    completed_at = _time(fields, "completed_at", "finished_at")
    status = _status(fields, started_at, completed_at)
    if status is None:
        status_text = _text(fields, "status", "state") or "none"
        notes[f"Assessments with a status that isn't known ({status_text[:40]}) are left out."] = None
        return None
    candidate = _person(fields)
    if candidate is None:
        notes["The service doesn't say who takes an assessment."] = None
    created_at = _time(fields, "created_at", "created", "invited_at", "sent_at")
    if created_at is None:
        notes["The service doesn't say when an assessment was created: 1970 stands in for it."] = None
    form = fields.get("form")
    if form not in get_args(FormId):
        form = "fixed"
        notes["The service doesn't say which form is used: “fixed” stands in for it."] = None
    take_url = _text(fields, "take_url", "url", "link")
    return Assessment(
        id=id_,
        status=status,
        candidate=candidate or NOBODY,
        team_id=_text(fields, "team_id"),
        form=form,
        language=_text(fields, "language", "locale") or "und",
        created_at=created_at or UNKNOWN_TIME,
        started_at=started_at,
        completed_at=completed_at,
        expires_at=_time(fields, "expires_at"),
        take_url=take_url if take_url is not None and take_url.startswith(("https://", "http://")) else None,
    )


def _status(fields: Fields, started_at: datetime | None, completed_at: datetime | None) -> Status | None:
    """The status, by its name or else by the times; null if neither is certain."""
    status_text = _text(fields, "status", "state")
    if status_text is not None:
        known = STATUSES.get(" ".join(re.split(r"[\s_-]+", status_text.lower())))
        if known is not None:
            return known
    if completed_at is not None:
        return "completed"
    return "started" if status_text is None and started_at is not None else None


def _next_page(around: Fields, link: str | None) -> tuple[str | None, bool]:
    """The cursor of the next page if there is one for certain; and whether there is one that can't be had."""
    paging = dict(around)
    for name in ("meta", "pagination", "links"):
        paging.update(_fields(around.get(name)))
    if paging.get("has_more") is False:
        return None, False
    following = _text(paging, "next_cursor", "next") or _next_link(link)
    if following is not None:
        cursor = _cursor_of(following)
        return cursor, cursor is None
    page, pages = _whole(paging, "page"), _whole(paging, "total_pages", "pages")
    return None, paging.get("has_more") is True or (page is not None and pages is not None and page < pages)


def _next_link(link: str | None) -> str | None:
    """The address that a ``Link`` header gives for the next page (RFC 8288)."""
    for address, parameters in re.findall(r"<([^<>]*)>([^<]*)", (link or "")[:LONGEST_LINK]):
        if re.search(r";\s*rel=\"?next\"?(?:[\s;,]|$)", parameters):
            return str(address)
    return None


def _cursor_of(following: str) -> str | None:
    """The cursor: the query if this is an address of this list, or the text itself if it is no address."""
    if not any(sign in following for sign in "/?=&"):
        # A number is that of a page.
        return None if following.isdecimal() else following
    try:
        address = urlsplit(following)
    except ValueError:
        return None
    if not address.query or address.path.rpartition("/")[2] not in {"", "assessments"}:
        return None
    return f"?{address.query}"


# Scores and styles.

_STYLE_NAMES: Mapping[str, Style] = {
    **{style.lower(): style for style in STYLES},
    "dominance": "D",
    "influence": "I",
    "steadiness": "S",
    "conscientiousness": "C",
    "compliance": "C",
    # German tests have G in place of C.
    "g": "C",
    **dict.fromkeys(("dominanz", "dominant"), "D"),
    **dict.fromkeys(("initiative", "initiativ", "einfluss"), "I"),
    **dict.fromkeys(("stetigkeit", "stetig"), "S"),
    **dict.fromkeys(("gewissenhaftigkeit", "gewissenhaft"), "C"),
}

_SCALES: Mapping[str, Scale | None] = {
    **dict.fromkeys(("percentiles", "percentile"), PERCENTILES),
    **dict.fromkeys(("percentages", "percentage", "percent", "disc_percentages"), PERCENT),
    "t_scores": T_SCORES,
    "z_scores": Z_SCORES,
    "segments": SEGMENTS,
    **dict.fromkeys(("scores", "raw_scores", "natural", "disc", "result", "results"), None),
}
"""The fields that hold four scores of a person, and the scale that each names."""

_GRAPH = re.compile(r"(?:graphs\.)?(?:graph_*[1-3]|(?:graph_*)?i{1,3})|graphs\.[1-3]")
"""What the three graphs of the classic instrument are called. Here "I" is a number, unless it has a number itself."""

# Names of scores are among them: one may hold several sets, such as `raw_scores.natural`.
_RESULT_WRAPPERS = (
    *("data", "attributes", "assessment", "result", "results", "profiles", "profile"),
    *("personalities", "disc", "scores", "raw_scores", "natural"),
)


def read_results(payload: Any, scale: Scale | None = None, *, assessment_id: str = "") -> Reading[Results]:
    """Read the results of one assessment from decoded JSON of any shape.

    Args:
        payload: decoded JSON.
        scale: that of scores for which the payload names none.
        assessment_id: the one that was requested, in case the payload doesn't name it.

    Raises:
        ReadingError: it is no result, or what it means isn't certain. `NotFinishedError`: it says that there is none
            yet. Nothing else is raised.
    """
    try:
        return Reading(Results.model_validate(payload), payload)
    except ValidationError:
        pass
    levels = _unwrapped(payload, _RESULT_WRAPPERS)
    fields = _merged(levels)
    given = _score_sets(levels)
    style = _style(fields)
    if not given and style is None:
        if _status(fields, None, None) in {"created", "started"}:
            raise NotFinishedError("This assessment isn't finished yet.")
        if any(name in fields for name in _RESULT_WRAPPERS):
            raise ReadingError("This answer has results in a shape that can't be read for certain.")
        raise ReadingError("This isn't the result of an assessment.")
    notes: list[str] = []
    scores = _scores(given, scale, notes)
    candidate = _person(fields)
    if candidate is None:
        notes.append("The service doesn't say whose results these are.")
    if style is None:
        notes.append("The service names no style.")
    notes.append("The service doesn't say how sure the scores are, nor how reliable the answers.")
    results = Results(
        assessment_id=_text(fields, "assessment_id") or assessment_id,
        candidate=candidate or NOBODY,
        completed_at=_time(fields, "completed_at", "finished_at"),
        scores=scores,
        style=style,
        # Nobody checked the answers, as far as is known.
        quality=Quality(verdict="caution"),
    )
    return Reading(results, payload, tuple(notes), tuple(given))


def _score_sets(levels: Iterable[tuple[str, Fields]]) -> list[GivenScores]:
    """The four scores under each of the known names, and of each graph, on every level."""
    sets = []
    for path, level in levels:
        for name, scale in _SCALES.items():
            scores = _four(_in_order(level.get(name), level))
            if scores is not None:
                sets.append(GivenScores(f"{path}{name}", scores, *_fitting(scale, scores.values())))
        graphs = {**level, **{f"graphs.{name}": node for name, node in _named(level.get("graphs")).items()}}
        for name, node in graphs.items():
            scores = _four(node) if _GRAPH.fullmatch(name) else None
            if scores is not None:
                numbered = re.sub(r"(?<![a-z])i+$", lambda number: number[0].upper(), name)
                sets.append(GivenScores(f"{path}{numbered}", scores, None, _UNNAMED))
    return sets


def _named(node: Any) -> Fields:
    """The values of an object by name, or the objects of a list by the name that each has in it."""
    if not isinstance(node, list):
        return _fields(node)
    named = [(_text(_fields(entry), "graph", "name", "label"), entry) for entry in node]
    return _fields({name: entry for name, entry in named if name is not None})


def _in_order(node: Any, level: Fields) -> Any:
    """Numbers in a list by the styles whose order stands beside it, such as "DISC"; anything else as it is."""
    order = level.get("order", level.get("labels"))
    if not isinstance(node, list) or not isinstance(order, str | list) or len(node) != len(order):
        return node
    by_style = {name: number for name, number in zip(order, node, strict=True) if isinstance(name, str)}
    return by_style if len(by_style) == len(node) else node


def _four(node: Any) -> ByStyle[float] | None:
    """Four numbers by style, or in a list of objects that name their style; null if they aren't there for certain."""
    if isinstance(node, list):
        entries = [_fields(entry) for entry in node]
        node = {_text(entry, "style", "trait", "factor"): entry.get("score", entry.get("count")) for entry in entries}
        # Two entries of one style: which of them counts isn't certain.
        if len(node) < len(entries):
            return None
    elif not isinstance(node, dict):
        return None
    numbers: dict[str, float] = {}
    for name, value in node.items():
        style, number = _STYLE_NAMES.get((name or "").strip().lower()), _number(value)
        if style is None:
            continue
        if number is None or style in numbers:
            return None
        numbers[style] = number
    return ByStyle[float].of(numbers) if len(numbers) == len(STYLES) else None


_NUMBER = re.compile(r"([+-]?[0-9]{1,15}(?:\.[0-9]{1,20}|,[0-9]{1,2})?)\s?%?")
"""Written as in English or with a decimal comma. A percent sign alone names no scale."""


def _number(value: Any) -> float | None:
    """A finite number, or the text of one; null for anything else. Three digits after a comma may be thousands."""
    if isinstance(value, str) and (text := _NUMBER.fullmatch(value.strip())):
        return float(text[1].replace(",", "."))
    # Written with "not", which is true of NaN.
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 10**15:
        return None
    return float(value)


def _fitting(scale: Scale | None, scores: Sequence[float]) -> tuple[Scale | None, str]:
    """The scale if the scores are on it for certain, and what they are in words.

    Percentages that add up to 100, give or take rounding, are shares of a whole. On a scale up to 100 of which none
    exceeds 1, they are fractions, or no scores.
    """
    if scale is None:
        return None, _UNNAMED
    is_within = all(scale.low <= score <= scale.high for score in scores)
    if not is_within or (scale.high == 100 and max(scores) <= 1):
        return None, f"said to be {scale.name}, which they are not"
    if scale == PERCENT and abs(sum(scores) - 100) <= 2:
        return None, "percentages that add up to 100"
    return scale, scale.name


def _choose(sets: Sequence[GivenScores], scale: Scale | None) -> tuple[GivenScores, Scale] | None:
    """The one set that is a person's for certain, on a scale that converts to 0–100; null if there is any doubt.

    ``scale`` is that of sets for which the payload names none.
    """
    scaled = [(scores, scores.scale) for scores in sets if scores.scale is not None]
    if not scaled:
        unnamed = [scores for scores in sets if scores.remark == _UNNAMED]
        fitting = [(scores, _fitting(scale, scores.scores.values())[0]) for scores in unnamed]
        scaled = [(scores, on) for scores, on in fitting if on is not None]
    nearest = next((on for on in PREFERRED if any(other == on for _, other in scaled)), scale)
    chosen = [pair for pair in scaled if pair[1] == nearest]
    return chosen[0] if len(chosen) == 1 else None


def _scores(sets: Sequence[GivenScores], scale: Scale | None, notes: list[str]) -> ByStyle[Score] | None:
    chosen = _choose(sets, scale)
    if chosen is None:
        notes.append(_as_given(sets))
        return None
    given, on = chosen
    others = [other.name for other in sets if other is not given]
    if others:
        notes.append(f"The scores are those called {given.name}; also given: {', '.join(others)}.")
    notes.append(f"The scores are the service's own, given on the scale: {on.name}.")
    return ByStyle[Score].of(
        {style: Score(score=on.convert(score), theta=on.theta(score)) for style, score in given.scores.items()}
    )


def _as_given(sets: Sequence[GivenScores]) -> str:
    if not sets:
        return "The service gives no scores."
    return f"Scores are shown as the service gives them: {'; '.join(dict.fromkeys(s.remark for s in sets))}."


def _style(fields: Fields) -> StyleSummary | None:
    """The style that an object names; null where it names none, or several that differ."""
    labels: dict[tuple[Style, ...], str] = {}
    for name in ("style", "disc_style", "disc_type", "primary_style", "profile_style"):
        value = fields.get(name)
        label = _text(_fields(value), "label", "name", "code") if isinstance(value, dict) else _text(fields, name)
        if label is not None and (styles := _styles_of(label)):
            # Two fields may name one style in different words.
            labels.setdefault(styles, label)
    if len(labels) != 1:
        return None
    ((styles, label),) = labels.items()
    return StyleSummary(label=label)


def _styles_of(label: str) -> tuple[Style, ...]:
    """The styles that a label names (``Di``, ``C/S``, ``Dominance``), the leading one first; empty if it names none."""
    if label.lower() in _STYLE_NAMES:
        return (_STYLE_NAMES[label.lower()],)
    if re.fullmatch(r"[DISC](?:[ /+-]?[DISC]){1,2}", label, re.IGNORECASE | re.ASCII) is None:
        return ()
    return tuple(dict.fromkeys(_STYLE_NAMES[letter.lower()] for letter in label if letter.isalpha()))


# Teams.


@dataclass(frozen=True, slots=True)
class _Member:
    person: CandidateRef
    style: StyleSummary | None
    given: Sequence[GivenScores]
    chosen: tuple[GivenScores, Scale] | None

    @property
    def has_result(self) -> bool:
        return bool(self.given) or self.style is not None


def read_team_analysis(payload: Any, scale: Scale | None = None, *, team_id: str = "") -> Reading[TeamAnalysis]:
    """Read a team's analysis from decoded JSON of any shape.

    ``scale`` is that of scores for which the payload names none. ``team_id`` is the one that was asked for.
    Raises `ReadingError`, and nothing else.
    """
    try:
        return Reading(TeamAnalysis.model_validate(payload), payload)
    except ValidationError:
        pass
    fields = _merged(_unwrapped(payload, ("data", "attributes", "analysis")))
    members_given = _first(fields, list, "members", "people", "participants")
    counts_given = _first(fields, dict | list, "distribution", "counts", "style_counts")
    means_given = _first(fields, dict | list, "means", "averages", "average_scores")
    if members_given is None and means_given is None and counts_given is None:
        raise ReadingError("This isn't the analysis of a team.")

    members = [_member(member, scale) for member in members_given or []]
    stated_size = _whole(fields, "size", "team_size", "member_count")
    known_size = len(members) if stated_size is None and members_given is not None else stated_size
    counts = _counts(counts_given, known_size)
    if members_given is None and means_given is None and counts is None:
        raise ReadingError("This analysis counts styles in a way that can't be read for certain.")
    counted = 0 if counts is None else sum(counts.values())
    size = counted if known_size is None else known_size
    profiled = counted if members_given is None else sum(member.has_result for member in members)
    points = [point for member in members if (point := _point(member)) is not None]
    # Under a name for scores, so that means are read like a person's.
    mean_sets = _score_sets(_unwrapped({"scores": means_given}, ("scores",)))
    means, mean_note = _means(mean_sets, scale)
    notes = [
        *(_as_given(member.given) for member in members if member.given and member.chosen is None),
        "The service doesn't say how large the team is." if known_size is None else "",
        mean_note,
        "The service doesn't count the styles." if counts is None else "",
        "The service doesn't say how sure any of this is.",
        "The map lacks those whose place on it can't be told for certain."
        if members_given is None or len(points) < profiled
        else "",
    ]
    analysis = TeamAnalysis(
        team=_team(fields, team_id),
        size=size,
        profiled=min(profiled, size),
        pending=max(0, size - profiled),
        distribution=None if counts is None else ByStyle[Share].of({s: Share(count=n) for s, n in counts.items()}),
        means=means,
        map=points,
        centre=_centre(points),
    )
    given = [*mean_sets, *(scores for member in members for scores in member.given)]
    return Reading(analysis, payload, tuple(dict.fromkeys(filter(None, notes))), tuple(given))


def _first(fields: Fields, kind: Any, *names: str) -> Any:
    """The first of these fields that is of this kind; null if none is."""
    return next((fields[name] for name in names if isinstance(fields.get(name), kind)), None)


def _counts(node: Any, size: int | None) -> ByStyle[int] | None:
    """How many people lead with each style; null unless all four are whole numbers, in all at most the team's size.

    Where its size isn't known, four that add up to 100 may be percentages.
    """
    counts = _four(node)
    if counts is None or any(count < 0 or count != int(count) for count in counts.values()):
        return None
    total = sum(counts.values())
    if abs(total - 100) <= 2 if size is None else total > size:
        return None
    return ByStyle[int].of({style: int(count) for style, count in counts.items()})


def _means(sets: Sequence[GivenScores], scale: Scale | None) -> tuple[ByStyle[Mean] | None, str]:
    """The team's mean scores, and a note on them where they can't be carried over."""
    if not sets:
        return None, "The service gives no mean scores."
    chosen = _choose(sets, scale)
    if chosen is None:
        return None, _as_given(sets)
    given, on = chosen
    # What the normal distribution makes of a mean isn't the mean of what it makes of each score.
    if on.kind == "normal":
        return None, "Mean scores are shown as given: a mean can't be carried over from that scale."
    return ByStyle[Mean].of({style: Mean(score=on.convert(score)) for style, score in given.scores.items()}), ""


def _member(node: Any, scale: Scale | None) -> _Member:
    levels = _unwrapped(node, ("attributes", "profile", "result", "disc"))
    # The outermost id and name are the person's.
    fields = _merged(reversed(levels))
    given = _score_sets(levels)
    person = _person(fields) or _described_person(fields) or NOBODY
    return _Member(person, _style(fields), given, _choose(given, scale))


def _point(member: _Member) -> MapPoint | None:
    person = member.person
    if member.chosen is None or not (person.id or person.name):
        return None
    given, on = member.chosen
    thetas = [theta for score in given.scores.values() if (theta := on.theta(score)) is not None]
    if len(thetas) < len(STYLES):
        return None
    x, y = circle_position(*thetas)
    return MapPoint(
        candidate_id=person.id,
        name=person.name,
        x=x,
        y=y,
        angle=circle_angle(x, y),
        label=member.style.label if member.style is not None else None,
        scores=ByStyle[float].of({style: on.convert(score) for style, score in given.scores.items()}),
    )


def _centre(points: Sequence[MapPoint]) -> Centre | None:
    if not points:
        return None
    return Centre(x=sum(point.x for point in points) / len(points), y=sum(point.y for point in points) / len(points))


def _team(fields: Fields, team_id: str) -> TeamRef:
    team = _fields(fields.get("team"))
    name = _text(team, "name") or _text(fields, "team_name", "team", "name") or ""
    return TeamRef(id=_text(team, "id") or _text(fields, "team_id") or team_id, name=name)
