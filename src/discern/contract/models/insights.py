"""Sentences about people and teams, each with what it rests on."""

import re
from collections.abc import Sequence

from discern.contract.base_models import Object
from discern.contract.certainty import Certainty
from discern.contract.models.candidates import CandidateRef


class Evidence(Object):
    """A value that a statement rests on. Its name never holds a person's name."""

    name: str
    value: float | str


class Insight(Object):
    """A sentence about a person, two people or a team, and what it rests on.

    Where it names somebody, ``people`` are those it names, ``template`` is the sentence with ``{0}``, ``{1}`` … in
    their places (see `fill`), and ``text_without_names`` says the same and names nobody.
    """

    id: str
    kind: str
    text: str
    strength: Certainty
    evidence: list[Evidence]
    people: list[CandidateRef] = []
    template: str | None = None
    text_without_names: str | None = None


def fill(template: str, names: Sequence[str]) -> str:
    """The sentence of a template, with ``names[0]`` for ``{0}`` and so on. A name's own braces stay as they are."""
    return re.sub(r"\{(\d+)\}", lambda place: names[int(place[1])], template)
