"""Reading the results of one assessment."""

from typing import Any

from pydantic import ValidationError

from discern.client.foreign import fields as of
from discern.client.foreign.key_words import style_label
from discern.client.foreign.reading import NotAnAnswer, Reading, UnsupportedAnswer, clean_read
from discern.client.foreign.scales import Scale
from discern.client.foreign.scores import ScoreSet, choose, find_scores
from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Quality, Results, Score, StyleSummary
from discern.contract.styles import ByStyle, Style

STYLE_KEYS = ("style", "disc_style", "disc_type", "primary_style", "profile_style", "behavioral_style", "disc")

WRAPPERS = (
    "data",
    "attributes",
    "response",
    "payload",
    "assessment",
    "result",
    "results",
    "profiles",
    "profile",
    "personalities",
    "personality",
    "disc",
)

_AXES = ("bold_vs_calm", "people_vs_task")

NOBODY = CandidateRef(id="", name="")
"""A person that the service doesn't name."""

NO_SCORES = "The service gives no scores."
NOT_CONVERTED = "Scores are shown as the service gives them: {}."


def read_results(payload: Any, scale: Scale | None = None, *, assessment_id: str = "") -> Reading[Results]:
    """Read the results of one assessment from decoded JSON of any shape.

    Args:
        payload: decoded JSON.
        scale: that of scores for which the payload names none.
        assessment_id: the one that was requested, in case the payload doesn't name it.

    Raises:
        UnsupportedAnswer: it may be a result, but what it means isn't certain.
        NotAnAnswer: it is no result. Nothing else is raised.
    """
    try:
        return clean_read(Results.model_validate(payload), payload)
    except ValidationError:
        pass
    sets = find_scores(payload)
    own = [found for found in sets if found.own]
    if len({found.people for found in own}) > 1:
        raise UnsupportedAnswer("This answer holds the scores of several people or tests.")
    inner = of.opened(payload, WRAPPERS)
    style = read_style(inner)
    if not sets and style is None:
        _refuse(inner)

    notes: list[str] = []
    scores = _scores(own or sets, scale, notes)
    candidate = of.person(inner)
    if candidate is None:
        candidate = NOBODY
        notes.append("The service doesn't say whose results these are.")
    if style is None:
        notes.append("The service names no style.")
    notes.append("The service doesn't say how sure the scores are, nor how reliable the answers.")
    value = Results(
        assessment_id=of.text(inner, "assessment_id") or assessment_id,
        candidate=candidate,
        completed_at=of.time(inner, "completed_at", "finished_at", "completed", "date_completed"),
        scores=scores,
        style=style,
        quality=Quality(verdict="caution"),
    )
    return Reading(value, payload, tuple(notes), tuple(found.given for found in sets))


def read_style(found: of.Fields) -> StyleSummary | None:
    """The style that an object names; null where it names none, or several that differ."""
    named: dict[tuple[Style, ...], str] = {}
    for key in STYLE_KEYS:
        value = found.get(key)
        candidates = [value]
        if isinstance(value, dict):
            candidates = [of.fields(value).get(inner) for inner in ("label", "name", "code", "style", "primary")]
        for candidate in candidates:
            styles = style_label(candidate)
            if styles and isinstance(candidate, str):
                named.setdefault(styles, candidate.strip())
    if len(named) != 1:
        return None
    ((styles, label),) = named.items()
    return StyleSummary(label=label, primary=styles[0], secondary=styles[1] if len(styles) > 1 else None)


def _scores(sets: list[ScoreSet], scale: Scale | None, notes: list[str]) -> ByStyle[Score] | None:
    chosen = choose(sets, scale)
    if chosen is None:
        notes.append(NOT_CONVERTED.format("; ".join(dict.fromkeys(s.remark for s in sets))) if sets else NO_SCORES)
        return None
    found, on = chosen
    others = [other.given.name for other in sets if other is not found]
    if others:
        notes.append(f"The scores are those called {found.given.name}; also given: {', '.join(others[:10])}.")
    notes.append(f"The scores are the service's own, given on the scale: {on.name}.")
    return converted(found, on)


def converted(found: ScoreSet, on: Scale) -> ByStyle[Score]:
    """Scores on 0–100, with θ if the scale gives it."""
    return ByStyle[Score].of(
        {style: Score(score=on.convert(score), theta=on.theta(score)) for style, score in found.scores.items()}
    )


def _refuse(inner: of.Fields) -> None:
    if any(name in inner for name in _AXES):
        raise UnsupportedAnswer("This answer has two axes and no styles: what they are worth in DISC isn't certain.")
    if any(word in inner for word in ("scores", "profile", "profiles", "disc", "results", "result")):
        raise UnsupportedAnswer("This answer has results in a shape that can't be read for certain.")
    raise NotAnAnswer("This isn't the result of an assessment.")
