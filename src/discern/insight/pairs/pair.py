"""Two people with profiles, and claims and advice about both."""

from collections.abc import Collection, Iterable, Iterator

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Claim, Figure
from discern.insight.circle_positions import Profile, style_probabilities
from discern.insight.claims import Value, advice, claim
from discern.insight.style_circle import ENDS_OF, leading_styles


class Pair:
    """Two people with profiles, their style probabilities, their positions on the circle, and the ends of the axes that
    are taught of the styles of which they lead with one."""

    def __init__(self, a: Profile, b: Profile) -> None:
        self.people = (a.candidate, b.candidate)
        self.style_probabilities = (style_probabilities(a.style), style_probabilities(b.style))
        self.places = (a.place, b.place)
        self.taught = (_taught_of(a), _taught_of(b))

    def claim(
        self,
        id_: str,
        kind: str,
        message: str,
        probability: float | None,
        evidence: list[Figure],
        *,
        turned: bool = False,
        **values: Value,
    ) -> Claim:
        """A claim about both; ``turned`` puts the second person first."""
        return claim(id_, kind, message, probability, evidence, self.people[::-1] if turned else self.people, **values)


def _taught_of(profile: Profile) -> frozenset[str]:
    """The ends that all styles of which a person leads with one are towards; none where the style is open."""
    known = style_probabilities(profile.style)
    leading = () if known is None else leading_styles(known)
    return frozenset.intersection(*(ENDS_OF[style] for style in leading)) if leading else frozenset()


def advise(base: Claim, messages: Iterable[tuple[str, str]], *, without: Collection[str] = ()) -> Iterator[Claim]:
    """Advice that rests on ``base``, from its kind and message; none unless ``base`` is at least likely.

    It takes over the claim's probability, evidence, people and arguments, save those in ``without``. Its id is its kind
    and the claim's id, with a number where there are several of a kind.
    """
    if base.probability is None or base.probability < LIKELY:
        return
    values = {name: each for name, each in base.arguments.items() if name not in without and each.type != "person"}
    given = list(messages)
    kinds = [kind for kind, _ in given]
    for place, (kind, message) in enumerate(given):
        number = f"-{kinds[: place + 1].count(kind)}" if kinds.count(kind) > 1 else ""
        yield advice(base, kind, message, number, **values)
