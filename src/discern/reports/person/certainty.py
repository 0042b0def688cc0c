"""How sure a report on one person is: what is surest and least sure, what else may be true, how wide the ranges are."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Insight
from discern.contract.models.reports import Audience, Section, Sentence, Writer
from discern.contract.styles import STYLES
from discern.reports.material import Material
from discern.reports.person.grounds import claims_of, styles_of, tell
from discern.words import format_message, format_number, percent, style_name

WORTH_SAYING = 0.05
"""The least probability of another leading style that is spoken of."""


def certainty_of_person(material: Material) -> Section | None:
    """The section; None where there is nothing to say: a service gives neither probabilities nor ranges, or a short
    report leaves it to the full one.
    """
    commission = material.commission
    said = _IN_SHORT[commission.audience] if commission.length == "short" else _ALL
    sentences = [sentence for say in said for sentence in say(material)]
    if not sentences:
        return None
    values = {"subject": material.subject_type, "audience": commission.audience}
    heading = (
        tell(material, "certain-heading")
        if commission.audience == "coach"
        else format_message(commission.language, "report-heading-certainty", values)
    )
    return Section(id="certainty", heading=heading, writer=Writer(kind="built_in"), sentences=sentences)


def _extremes(material: Material) -> Iterator[Sentence]:
    """The least and the most probable claim; of a single claim there is nothing to compare.

    What is likely isn't called the least sure: 96% and 98% are no different in practice.
    """
    claims = [claim for claim in claims_of(material) if claim.probability is not None]
    if len(claims) < 2:
        return
    weakest = [("weakest", claim) for claim in claims[:1] if (claim.probability or 0.0) < LIKELY]
    ordered = [*weakest, ("surest", claims[-1])]
    for name, claim in ordered if material.commission.audience == "coach" else reversed(ordered):
        yield Sentence(text=_compare(material, name, claim), statements=[claim.id])


def _compare(material: Material, name: str, claim: Insight) -> str:
    return tell(
        material,
        f"certain-{name}",
        headline=claim.headline or claim.text,
        percent=percent(claim.probability or 0.0, material.commission.language),
    )


def _other_style(material: Material) -> Iterator[Sentence]:
    """The most probable of the styles that aren't said to lead, unless it is hardly possible."""
    style = material.results[0].style if material.results else None
    leading = next((each for each in claims_of(material) if each.kind == "style"), None)
    if leading is None or not styles_of(leading) or style is None or style.probabilities is None:
        return
    probabilities = style.probabilities
    other = max((each for each in STYLES if each not in styles_of(leading)), key=lambda each: probabilities[each])
    if probabilities[other] < WORTH_SAYING:
        return
    language = material.commission.language
    values = {"style": style_name(other, language), "percent": percent(probabilities[other], language)}
    yield Sentence(text=tell(material, "certain-other", **values), statements=[leading.id])


def _widest_range(material: Material) -> Iterator[Sentence]:
    scores = material.results[0].scores if material.results else None
    measured = next((each for each in material.statements if each.kind == "measured"), None)
    if scores is None or measured is None:
        return
    ranges = {style: score.interval for style, score in scores.items() if score.interval is not None}
    if not ranges:
        return
    widest = max(ranges, key=lambda style: ranges[style][1] - ranges[style][0])
    language = material.commission.language
    low, high = (format_number(end, None, 0, language) for end in ranges[widest])
    text = tell(material, "certain-range", style=style_name(widest, language), low=low, high=high)
    yield Sentence(text=text, statements=[measured.id])


_ALL = (_extremes, _other_style, _widest_range)
_IN_SHORT: Mapping[Audience, Sequence[Callable[[Material], Iterator[Sentence]]]] = {
    "self": (),
    "manager": (_extremes,),
    # The least certain claims follow, with what to ask.
    "coach": (_other_style,),
}
"""What a short report says for each reader: a manager what to rely on, a coach what else it may be."""
