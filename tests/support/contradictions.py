"""Which statements about people contradict each other or the picture, by what a reader takes them to say."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from discern.contract.models.insights import Claim, Insight, StylesArgument, TopicArgument
from discern.contract.models.results import Results
from discern.contract.styles import Style

ENDS: Mapping[Style, frozenset[str]] = {
    "D": frozenset({"fast", "task"}),
    "I": frozenset({"fast", "people"}),
    "S": frozenset({"calm", "people"}),
    "C": frozenset({"calm", "task"}),
}
"""What is commonly taught of each style."""

OTHER_END = {"fast": "calm", "calm": "fast", "people": "task", "task": "people"}
FIRST_END = {"pace": "fast", "focus": "people"}

Said = Claim | Insight
Dots = Mapping[str, tuple[float, float]]
"""Where people are drawn, (x, y), by their ids."""


def contradictions(said: Sequence[Said]) -> Iterator[tuple[str, str]]:
    """The ids of each two statements, about one person or about two, that contradict each other."""
    for one, other in combinations(said, 2):
        if _contradict(one, other) or _contradict(other, one):
            yield one.id, other.id


def conflicts_with_picture(said: Sequence[Said], dots: Dots) -> Iterator[str]:
    """The ids of statements about people that their dots belie; only of those who all have one."""
    for each in said:
        elsewhere = any(_towards(dots[who], end) <= 0 for who, end in ends_in(each))
        turned = any(_towards(dots[a], end) <= _towards(dots[b], end) for a, b, end in orders_in(each))
        behind = each.kind == "end" and not _leads(each, dots)
        if elsewhere or turned or behind:
            yield each.id


def dots_of(people: Sequence[Results]) -> Dots:
    """Where people with a style are drawn."""
    return {each.candidate.id: each.style.position for each in people if each.style and each.style.position}


def _contradict(one: Said, other: Said) -> bool:
    placed = set(ends_in(one))
    if any((who, OTHER_END[end]) in placed for who, end in ends_in(other)):
        return True
    if any((a, OTHER_END[end]) in placed and (b, end) in placed for a, b, end in orders_in(other)):
        return True
    if one.kind != "style" or one.people != other.people:
        return False
    if one.id == "style-open":
        return other.kind in {"pace", "focus"}
    return other.kind == "score" and _topic(other, "side") == "below" and bool(_styles(one) & _styles(other))


def ends_in(said: Said) -> Iterator[tuple[str, str]]:
    """At which ends of the axes a statement puts people: their ids and the ends."""
    people = [person.id for person in said.people]
    axis, _, about = said.kind.partition("_")
    match about or said.kind:
        case "style" | "lone" | "bridge" | "group" if _styles(said):
            # Two neighbours share one end.
            shared = frozenset.intersection(*(ENDS[each] for each in _styles(said)))
            yield from ((who, end) for who in people for end in shared)
        case "pace" | "focus" | "both" | "group":
            yield from ((who, _topic(said, "end")) for who in people)
        case "opposite":
            yield from zip(people, (FIRST_END[axis], OTHER_END[FIRST_END[axis]]), strict=True)
        case "pair" if "-both-" in said.id:
            yield from ((who, _topic(said, "end")) for who in people)
        case "pair" if "-opposite-" in said.id:
            first = FIRST_END[_topic(said, "axis")]
            yield from zip(people, (first, OTHER_END[first]), strict=True)
        case "styles" | "friction":
            names = ("one", "other") if said.kind == "friction" else ("first", "second")
            for who, name in zip(people, names, strict=True):
                yield from ((who, end) for style in _styles(said, name) for end in ENDS[style])


def orders_in(said: Said) -> Iterator[tuple[str, str, str]]:
    """Of which two people a statement says that the first is nearer to the end of an axis."""
    axis, _, about = said.kind.partition("_")
    if said.kind == "pair" and "axis" in said.arguments:
        axis, about = _topic(said, "axis"), "apart"
    if about in {"apart", "opposite"}:
        first, second = said.people
        yield first.id, second.id, FIRST_END[axis]
    elif axis == "teammate" and about in OTHER_END:
        person, other = said.people
        yield other.id, person.id, about


def _leads(said: Said, dots: Dots) -> bool:
    """Whether the person that a statement puts at an end has their dot there."""
    [person] = said.people
    place = {who: _towards(dot, _topic(said, "end")) for who, dot in dots.items()}
    return max(place, key=lambda who: place[who]) == person.id


def _towards(dot: tuple[float, float], end: str) -> float:
    x, y = dot
    return {"people": x, "task": -x, "fast": y, "calm": -y}[end]


def _styles(said: Said, name: str = "styles") -> frozenset[Style]:
    argument = said.arguments.get(name)
    return frozenset(argument.styles) if isinstance(argument, StylesArgument) else frozenset()


def _topic(said: Said, name: str) -> str:
    argument = said.arguments.get(name)
    return argument.topic if isinstance(argument, TopicArgument) else ""
