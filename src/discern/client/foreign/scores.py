"""Finds sets of four scores, one for each style, anywhere in a payload.

The payload is walked as a tree. A number whose path names one style (`scores.D.value`, `d_score`) is grouped with those
whose paths are the same but for the style; four in a group, one for each style, are a set. The other words of the path,
and a declared scale or range beside it, decide whose scores they are and on which scale.
"""

import math
import re
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from discern.client.foreign import scales
from discern.client.foreign.key_words import style_label, styled, tokens
from discern.client.foreign.reading import GivenScores, UnsupportedAnswer
from discern.client.foreign.scales import Scale
from discern.contract.styles import STYLES, ByStyle, Style

DEEPEST = 16
MOST_VALUES = 20_000

Step: TypeAlias = str | int
Path: TypeAlias = tuple[Step, ...]

ROLES = frozenset({"natural", "adapted", "adaptive", "most", "least", "difference", "change"})
NOT_OWN = frozenset({"adapted", "adaptive", "most", "least", "difference", "change"})

_PLAIN = frozenset(
    {
        "assessment",
        "attributes",
        "data",
        "dimension",
        "dimensions",
        "disc",
        "factor",
        "factors",
        "graph",
        "level",
        "payload",
        "personalities",
        "personality",
        "points",
        "profile",
        "profiles",
        "raw",
        "response",
        "result",
        "results",
        "scale",
        "score",
        "scores",
        "self",
        "style",
        "styles",
        "trait",
        "traits",
        "value",
        "values",
    }
)
OWN = _PLAIN | ROLES | scales.SCALE_WORDS
"""Words in the path of a person's own scores. With any other in it, it isn't certain whose or what scores they are."""

_NOT_SCORES = frozenset(
    {
        "ci",
        "color",
        "error",
        "high",
        "id",
        "index",
        "interval",
        "low",
        "lower",
        "max",
        "min",
        "n",
        "order",
        "probabilities",
        "probability",
        "rank",
        "sd",
        "se",
        "upper",
        "weight",
        "x",
        "y",
    }
)

TWICE = "on a scale that is named in two ways"

_NAMES = ("trait", "factor", "dimension", "style", "name", "label", "code", "letter", "key", "type")
_NUMBER = re.compile(r"[+-]?[0-9]{1,15}(?:\.[0-9]{1,20})?")


@dataclass(frozen=True, slots=True)
class ScoreSet:
    """Four numbers in one place of a payload. ``people``, the list positions on the path, differ between people."""

    path: Path
    words: frozenset[str]
    scores: ByStyle[float]
    scale: Scale | None
    remark: str

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(step for step in self.path if isinstance(step, int))

    @property
    def own(self) -> bool:
        """Whether they are certainly a person's own scores, not those of a job, a group or one of three graphs."""
        return self.words <= OWN and not self.words & NOT_OWN

    @property
    def given(self) -> GivenScores:
        name = ".".join(str(step) for step in self.path)
        return GivenScores(name or "scores", self.scores, self.scale, self.remark)


@dataclass(frozen=True, slots=True)
class _Leaf:
    path: Path
    number: float
    percent: bool


def find_scores(payload: Any) -> list[ScoreSet]:
    """Every set of four scores in a payload. Raises `UnsupportedAnswer` if it is too large to search."""
    groups: dict[tuple[Any, ...], list[tuple[Style, _Leaf]]] = defaultdict(list)
    scopes: dict[Path, Mapping[str, Any]] = {}
    for path, node in _walk(payload):
        if isinstance(node, dict):
            scopes[path] = node
        elif isinstance(node, _Leaf) and (placed := _place(node)) is not None:
            style, group = placed
            groups[group].append((style, node))
    sets = (_score_set(group, leaves, scopes) for group, leaves in groups.items())
    return [found for found in sets if found is not None]


def _walk(payload: Any) -> Iterator[tuple[Path, Any]]:
    waiting: deque[tuple[Path, Any]] = deque([((), payload)])
    seen = 0
    while waiting:
        path, node = waiting.popleft()
        seen += 1
        if seen > MOST_VALUES or len(path) > DEEPEST:
            raise UnsupportedAnswer("This answer is too large or too deep to be read safely.")
        node = _keyed_by_style(node)
        if isinstance(node, dict):
            yield path, node
            waiting.extend(((*path, key), value) for key, value in node.items())
        elif isinstance(node, list):
            waiting.extend(((*path, place), value) for place, value in enumerate(node))
        elif (number := read_number(node)) is not None:
            yield path, _Leaf(path, number, isinstance(node, str) and node.rstrip().endswith("%"))


def read_number(node: Any) -> float | None:
    """A finite number, or the text of one, with or without a percent sign; null for anything else."""
    if isinstance(node, bool):
        return None
    if isinstance(node, str):
        text = node.strip().removesuffix("%").rstrip()
        return float(text) if _NUMBER.fullmatch(text) else None
    if isinstance(node, int):
        return float(node) if abs(node) < 10**15 else None
    return node if isinstance(node, float) and math.isfinite(node) else None


def _keyed_by_style(node: Any) -> Any:
    """Turn four objects that name their styles, or parallel lists of styles and values, into an object by style.

    Anything else is returned as it is.
    """
    if isinstance(node, list) and len(node) == 4 and all(isinstance(item, dict) for item in node):
        for name in _NAMES:
            styles = [_one_style(item.get(name)) for item in node]
            if set(styles) == set(STYLES):
                return {
                    style: {k: v for k, v in item.items() if k != name}
                    for style, item in zip(styles, node, strict=True)
                }
    if isinstance(node, dict):
        labels = [v for v in node.values() if isinstance(v, list) and {_one_style(item) for item in v} == set(STYLES)]
        if len(labels) == 1 and len(labels[0]) == 4:
            styles = [_one_style(item) for item in labels[0]]
            return {k: _zipped(styles, v) if v is not labels[0] else None for k, v in node.items()}
    return node


def _zipped(styles: Sequence[Any], values: Any) -> Any:
    if isinstance(values, list) and len(values) == 4 and all(read_number(value) is not None for value in values):
        return dict(zip(styles, values, strict=True))
    return values


def _one_style(text: Any) -> Style | None:
    named = style_label(text)
    return named[0] if len(named) == 1 else None


def _place(leaf: _Leaf) -> tuple[Style, tuple[Any, ...]] | None:
    """The style of a number, and its group: its path with the style taken out. Null unless one step names a style."""
    found: tuple[Style, tuple[Any, ...]] | None = None
    for place, step in enumerate(leaf.path):
        style = styled(step, OWN) if isinstance(step, str) else None
        if style is None:
            continue
        if found is not None:
            return None
        found = style[0], (*leaf.path[:place], style[1], *leaf.path[place + 1 :])
    return found


def _score_set(
    group: tuple[Any, ...], leaves: Sequence[tuple[Style, _Leaf]], scopes: Mapping[Path, Mapping[str, Any]]
) -> ScoreSet | None:
    by_style = {style: leaf.number for style, leaf in leaves}
    if len(leaves) != 4 or len(by_style) != 4:
        return None
    path: list[Step] = []
    words: set[str] = set()
    for step in group:
        if isinstance(step, frozenset):
            words |= step
        elif isinstance(step, int):
            path.append(step)
        else:
            path.append(step)
            words |= set(tokens(step))
    if words & _NOT_SCORES:
        return None
    scores = ByStyle[float].of({style: by_style[style] for style in STYLES})
    percent = all(leaf.percent for _, leaf in leaves)
    scale, remark = _scale(words, scores.values(), percent, _declarations(group, scopes))
    return ScoreSet(tuple(path), frozenset(words), scores, scale, remark)


def _declarations(group: Sequence[Any], scopes: Mapping[Path, Mapping[str, Any]]) -> list[Any]:
    """The scales that the enclosing objects declare, the nearest first."""
    before = tuple(step for step in group[: next(i for i, step in enumerate(group) if isinstance(step, frozenset))])
    around = [scopes.get(before[:length], {}) for length in range(len(before), -1, -1)]
    return [scope[name] for scope in around for name in ("scale", "range", "score_range") if name in scope]


def _scale(
    words: set[str], scores: Sequence[float], percent: bool, declarations: Sequence[Any]
) -> tuple[Scale | None, str]:
    by_word = scales.named(words) or (scales.PERCENT if percent else None)
    if words & scales.SCALE_WORDS and (
        by_word is None or "raw" in words or (percent and by_word not in {scales.PERCENT, scales.PERCENTILES})
    ):
        return None, TWICE
    declared = next((scale for scale in map(scales.declared, declarations) if scale is not None), None)
    if by_word is not None and declared is not None and (by_word.low, by_word.high) != (declared.low, declared.high):
        return None, TWICE
    scale = by_word or declared
    if scale is None:
        return None, scales.SHARES.name if scales.adds_up(scores) else "on a scale that the service does not name"
    settled = scales.settle(scale, scores)
    return settled, settled.name if settled is not None else f"said to be {scale.name}, which they are not"


def choose(sets: Sequence[ScoreSet], scale: Scale | None) -> tuple[ScoreSet, Scale] | None:
    """The one set that is certainly a person's own, on a scale that converts to 0–100; null if there is any doubt.

    ``scale`` is that of sets for which the payload names none.
    """
    own = [found for found in sets if found.own]
    scaled = [(found, found.scale) for found in own if found.scale is not None and found.scale.converts]
    if not scaled and scale is not None and scale.converts:
        unnamed = [found for found in own if found.scale is None and not found.words & scales.SCALE_WORDS]
        scaled = [(found, scale) for found in unnamed if scale.holds(found.scores.values())]
    for preferred in scales.PREFERRED:
        chosen = [pair for pair in scaled if pair[1] == preferred]
        if len(chosen) == 1:
            return chosen[0]
        if chosen:
            return None
    return scaled[0] if len(scaled) == 1 else None
