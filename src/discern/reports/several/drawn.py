"""What the drawing of two people or of a team shows, in a sentence: a description of the figure, and no claim."""

from discern.charts.style_distribution import format_share
from discern.contract.certainty import LIKELY
from discern.contract.models.reports import Section, Sentence, Writer
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.insight import compare
from discern.reports.material import Material
from discern.reports.person.grounds import looks_random
from discern.reports.several.wording import tell
from discern.words import format_names, format_score, style_name

DRAWN = "drawn"
"""The section's id."""

CLOSE = 15.0
"""Points: two scores that are nearer than that are called close."""


def drawn_section(material: Material) -> Section | None:
    """The section; None where the figures have no ranges."""
    sentence = _describe_pair(material) if material.subject_type == "comparison" else _describe_team(material)
    if sentence is None:
        return None
    heading = tell(material, "report-drawn-heading", subject=material.subject_type)
    return Section(id=DRAWN, heading=heading, writer=Writer(kind="built_in"), sentences=[sentence])


def _describe_team(material: Material) -> Sentence | None:
    """How many are expected to lead with each style, and how many it may be: as the tiles and the evidence count."""
    analysis = material.analysis
    if analysis is None or analysis.distribution is None:
        return None
    shares = analysis.distribution
    counts = []
    for style, share in sorted(shares.items(), key=lambda each: -(each[1].expected or 0.0)):
        if share.expected is None or share.interval is None:
            return None
        expected = format_share(share, material.commission.language)
        counts.append(tell(material, "report-drawn-count", style=style, expected=expected))
    listed = format_names(counts, material.commission.language)
    text = tell(material, "report-drawn-team", count=analysis.profiled, counts=listed)
    return Sentence(text=text, statements=["who-counts"])


def _describe_pair(material: Material) -> Sentence | None:
    """The two styles in which the scores lie furthest apart; None where the answers of one look random."""
    one, other = material.results
    if (
        one.scores is None
        or other.scores is None
        or looks_random(material)
        or any(each.kind == "no_probabilities" for each in material.statements)
    ):
        return None
    apart = {style: abs(one.scores[style].score - other.scores[style].score) for style in STYLES}
    first, second = sorted(STYLES, key=lambda style: -apart[style])[:2]
    values = {"a": "[P1]", "b": "[P2]"} | _figures(material, "first", first) | _figures(material, "second", second)
    differences = compare(one, other)[0].differences.values()
    sure = [max(each.probability, 1 - each.probability) for each in differences if each.probability is not None]
    is_open = all(each < LIKELY for each in sure)
    how = "open" if is_open else "close" if apart[first] < CLOSE else "far"
    text = tell(material, "report-drawn-pair", apart=how, **values)
    cited = [each.id for each in material.statements if each.kind == "measured"]
    return Sentence(text=text, statements=cited)


def _figures(material: Material, place: str, style: Style) -> dict[str, str]:
    language = material.commission.language

    def score(results: Results) -> str:
        assert results.scores is not None
        found = results.scores[style]
        return format_score(found.score, found.interval, language)

    one, other = material.results
    return {place: style_name(style, language), f"{place}-a": score(one), f"{place}-b": score(other)}
