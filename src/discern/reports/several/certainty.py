"""How sure a report on a team is: what is surest, what is least sure, and what is only just as sure as it is called."""

from collections.abc import Iterator, Mapping

from discern.contract.certainty import LIKELY, MORE_LIKELY_THAN_NOT, VERY_LIKELY, Certainty
from discern.contract.models.insights import Insight, holds_without_random
from discern.contract.models.reports import Sentence
from discern.reports.builtin_writer import UNMEASURED
from discern.reports.material import Material
from discern.reports.several.wording import in_readers_order, tell
from discern.words import percent, strength_name

BEGINS: Mapping[Certainty, float] = {
    "very likely": VERY_LIKELY,
    "likely": LIKELY,
    "more likely than not": MORE_LIKELY_THAN_NOT,
}
"""From which probability each word is said."""

CLOSE = 0.03
"""A probability that is so little above where its word begins may fall below it with one set of answers more."""


def certainty_of_team(material: Material) -> list[Sentence]:
    """What comes before the cautions; in a short report only what its reader needs first. Nothing on other subjects,
    and where nothing is claimed of the whole team.
    """
    # Claims about single people stand elsewhere, for those who may see them.
    claims = [each for each in claims_about_team(material) if not each.people]
    if material.subject_type != "team" or not claims:
        return []
    sentences = [*_extremes(material, claims)] if len(claims) > 1 else [_say(material, "only", claims[0])]
    return sentences[:1] if material.commission.length == "short" else [*sentences, *_closest(material, claims)]


def claims_about_team(material: Material) -> list[Insight]:
    """What is claimed about the team, and no advice: the surest first, for a coach the least sure."""
    claims = (each for each in material.statements if each.probability is not None and each.kind not in UNMEASURED)
    return in_readers_order(material, claims)


def _extremes(material: Material, claims: list[Insight]) -> Iterator[Sentence]:
    """The least and the most probable claim, in the reader's order. What is likely isn't called the least sure, as in a
    report on one person, and what is less sure without answers that look random isn't the surest.
    """
    weakest = min(claims, key=_chance)
    surest = max(claims, key=lambda each: (holds_without_random(each), _chance(each)))
    named = []
    if holds_without_random(surest):
        named.append(("surest", surest))
    if weakest is not surest and _chance(weakest) < LIKELY:
        named.append(("weakest", weakest))
    for name, claim in reversed(named) if material.commission.audience == "coach" else named:
        yield _say(material, name, claim)


def _closest(material: Material, claims: list[Insight]) -> Iterator[Sentence]:
    """The claim that is the least above where its word begins, if that is close."""
    above = {each.id: _chance(each) - BEGINS[each.strength] for each in claims if each.strength in BEGINS}
    close = [each for each in claims if above.get(each.id, CLOSE) < CLOSE]
    if close:
        claim = min(close, key=lambda each: above[each.id])
        language = material.commission.language
        begins = percent(BEGINS[claim.strength], language)
        yield _say(material, "closest", claim, strength=strength_name(claim.strength, language), begins=begins)


def _chance(claim: Insight) -> float:
    return claim.probability or 0.0


def _say(material: Material, name: str, claim: Insight, **values: str) -> Sentence:
    chance = percent(_chance(claim), material.commission.language)
    headline = claim.headline or claim.text
    text = tell(material, f"report-teams-certain-{name}", headline=headline, percent=chance, **values)
    return Sentence(text=text, statements=[claim.id])
