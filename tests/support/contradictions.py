"""Which statements about one person contradict each other on a page, by what a reader takes them to say."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from discern.contract import Claim, Insight, Style, StylesArgument, TopicArgument

ENDS: dict[Style, set[str]] = {
    "D": {"active", "task"},
    "I": {"active", "people"},
    "S": {"thoughtful", "people"},
    "C": {"thoughtful", "task"},
}
"""What is commonly taught of each style."""

OTHER_END = {"active": "thoughtful", "thoughtful": "active", "people": "task", "task": "people"}

Said = Claim | Insight


def contradictions(said: Sequence[Said]) -> Iterator[tuple[str, str]]:
    """The ids of each two statements that contradict each other."""
    for one, other in combinations(said, 2):
        if contradict(one, other) or contradict(other, one):
            yield one.id, other.id


def contradict(one: Said, other: Said) -> bool:
    """Whether the second statement can't be true, or sounds as if it couldn't, where the first is."""
    first, second = _styles(one), _styles(other)
    high = other.kind == "score" and _topic(other, "side") == "above"
    low = other.kind == "score" and not high
    prompt = other.message is not None and "-prompt-" in other.message
    if one.id == "style-open":
        return high or (other.kind in {"blend", "not_leading"} and len(second) > 2)
    if one.kind == "style":
        return (
            (other.kind == "not_leading" and bool(first & second))
            or (other.kind == "blend" and not first <= second)
            or (low and bool(first & second))
            or (prompt and bool(first & second))
            or _is_other_end(first, _topic(other, "end"))
        )
    if one.kind == "blend":
        return ((low or prompt) and bool(first & second)) or _is_other_end(first, _topic(other, "end"))
    if one.kind == "score" and prompt:
        return _topic(one, "side") == "above" and bool(first & second)
    ends = _topic(one, "end"), _topic(other, "end")
    return bool(ends[0]) and OTHER_END[ends[0]] == ends[1]


def _is_other_end(styles: set[Style], end: str) -> bool:
    """Whether the end of an axis is the opposite of what is taught of each of the styles."""
    return bool(styles and end) and all(OTHER_END[end] in ENDS[style] for style in styles)


def _styles(said: Said) -> set[Style]:
    argument = said.arguments.get("styles")
    return set(argument.styles) if isinstance(argument, StylesArgument) else set()


def _topic(said: Said, name: str) -> str:
    argument = said.arguments.get(name)
    return argument.topic if isinstance(argument, TopicArgument) else ""
