"""Which statements about a person, or about two, contradict each other, by what a reader takes them to say."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from discern.contract.models.insights import Claim, Insight, StylesArgument, TopicArgument
from discern.contract.styles import Style

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


FIRST_END = {"pace": "active", "focus": "people"}


def contradictions_of_two(said: Sequence[Said], alone: Mapping[str, Sequence[Said]]) -> Iterator[tuple[str, str]]:
    """What is said of two people that can't be true, or sounds as if it couldn't, beside the rest: the ids of each two.

    ``alone`` is what is said of each by their id.
    """
    taught = {(who, end) for who, claims in alone.items() for end in _taught(claims)}
    for each in said:
        yield from (
            (each.id, f"what is said of {who}") for who, end in _places(each) if (who, OTHER_END[end]) in taught
        )
        if _is_turned(each, taught):
            yield each.id, "what is said of both"
        yield from ((each.id, other.id) for other in said if _contradict_of_two(each, other))


def _contradict_of_two(one: Said, other: Said) -> bool:
    places = set(_places(one))
    if any((who, OTHER_END[end]) in places for who, end in _places(other)):
        return True
    about = other.kind.partition("_")[2]
    if one.kind in {"same_style", "opposite_styles"}:
        return about in ({"opposite"} if one.kind == "same_style" else {"both", "further", "alike"})
    # "They differ" beside "both" is a contradiction to whoever reads headlines alone.
    is_both = one.kind.endswith("_both") and other.kind == one.kind.replace("both", "apart")
    return is_both and isinstance(other, Insight) and "differ" in (other.headline or "")


def _is_turned(said: Said, taught: set[tuple[str, str]]) -> bool:
    """Whether the two are said to be alike, or apart the one way, where by their profiles they are apart the other."""
    axis, _, about = said.kind.partition("_")
    if about not in {"alike", "apart"}:
        return False
    end = FIRST_END[axis]
    one, other = (person.id for person in said.people)
    is_other_way = {(one, OTHER_END[end]), (other, end)} <= taught
    return is_other_way or (about == "alike" and {(one, end), (other, OTHER_END[end])} <= taught)


def _taught(claims: Sequence[Said]) -> set[str]:
    """The ends that are taught of all styles of which one leads, and those that the person is said to be at."""
    leading = set().union(*(_styles(each) for each in claims if each.kind == "style"))
    shared = set.intersection(*(ENDS[each] for each in leading)) if leading else set()
    return shared | {_topic(each, "end") for each in claims if each.kind in {"pace", "focus"}}


def _places(said: Said) -> Iterator[tuple[str, str]]:
    """At which end of an axis a claim about two puts each."""
    axis, _, about = said.kind.partition("_")
    people = [person.id for person in said.people]
    if about in {"both", "further"}:
        yield from ((who, _topic(said, "end")) for who in people)
    elif about == "opposite":
        end = FIRST_END[axis]
        yield from zip(people, (end, OTHER_END[end]), strict=True)
