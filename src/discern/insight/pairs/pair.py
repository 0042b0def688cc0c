"""Two people with profiles, and claims and advice about both."""

from collections.abc import Collection, Iterable, Iterator

from discern.contract import Claim, Figure
from discern.contract.certainty import LIKELY
from discern.insight.circle_positions import Profile, style_probabilities
from discern.insight.claims import Value, advice, claim


class Pair:
    """Two people with profiles, their style probabilities and their positions on the circle."""

    def __init__(self, a: Profile, b: Profile) -> None:
        self.people = (a.candidate, b.candidate)
        self.style_probabilities = (style_probabilities(a.style), style_probabilities(b.style))
        self.places = (a.place, b.place)

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
