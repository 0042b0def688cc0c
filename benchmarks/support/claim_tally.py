"""How often claims were made and were true, by the word for their certainty."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from discern.contract.models.insights import Claim
from tests.support.advice_truth import ADVICE
from tests.support.simulated_people import Known, fact_of, holds

PROMISED = {"very likely": 0.95, "likely": 0.80, "leaning": 0.60}
FEW_CLAIMS = 50
"""Of fewer claims a share says little: it is shown, and held against nothing."""


class Tally:
    """How often claims of each strength, kind and message were made, and were true; advice as what it presupposes.

    Among all claims of a strength, what several statements about the same people rest on counts once.
    """

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str, str], list[bool]] = defaultdict(list)
        self.facts: dict[str, list[bool]] = defaultdict(list)

    def add(self, claims: Iterable[Claim], people: Known) -> None:
        seen: set[str] = set()
        for each in claims:
            true = holds(each, people)
            if true is None:
                continue
            self.kept[each.strength, each.kind, each.message].append(true)
            if (fact := fact_of(each)) not in seen:
                seen.add(fact)
                self.facts[each.strength].append(true)

    def of(self, strength: str, kind: str | None = None, message: str | None = None) -> list[bool]:
        if kind is None and message is None:
            return self.facts[strength]
        return [
            true
            for (word, each, said), all_ in self.kept.items()
            if word == strength and kind in {None, each} and message in {None, said}
            for true in all_
        ]

    @property
    def kinds(self) -> list[str]:
        return sorted({kind for _, kind, _ in self.kept})

    @property
    def advice(self) -> list[str]:
        """The messages of advice."""
        return sorted({message for _, kind, message in self.kept if kind in ADVICE})
