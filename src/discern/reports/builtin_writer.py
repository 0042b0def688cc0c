"""The built-in writer: says the statements to the reader, and adds how sure they are.

It selects and claims nothing of its own. It is deterministic: equal material gives equal sentences.
"""

from collections.abc import Iterator, Sequence

from discern import words
from discern.contract.models.insights import CountArgument, Insight, Voice, claim_behind, without_random
from discern.contract.models.reports import Sentence
from discern.reports.material import Material
from discern.reports.parts import grounds_of
from discern.reports.person.grounds import CLAIMS, looks_random, tell
from discern.reports.section_plan import Outline
from discern.reports.shared_text import ADVICE

UNMEASURED = ADVICE | {"group", "situation"}
"""Kinds that say more than what was measured: their probability isn't that of the whole sentence."""

SAME_OF_BOTH = frozenset(
    {
        "pair-same-style",
        *(f"pair-same-style-{name}" for name in ("strength", "watch-out", "try", "question")),
        "pair-both",
        *(f"pair-both-{name}" for name in ("strength", "watch-out", "try", "question")),
        *(f"pair-{axis}-{name}" for axis in ("pace", "focus") for name in ("open", "question")),
        *(f"pair-{axis}-apart-{name}" for axis in ("pace", "focus") for name in ("try", "question")),
    }
)
"""The messages about two people that say the same of both."""

_ABOUT = {"team-friction": "styles"}
"""What the probability is of where a message says more than that: a figure after its last sentence would be read as
one for that sentence."""


def write(material: Material, sections: Sequence[Outline]) -> list[list[Sentence]]:
    """The sentences of each section, in order."""
    return [list(_write_section(material, section)) for section in sections]


def _voice(material: Material, section: Outline, statement: Insight) -> Voice:
    """Whether a statement speaks to the reader: not where it would no longer say which of two people is meant.

    To others, what is the same of both names the two in the summary, and is said of "the two" after that.
    """
    if material.subject_type == "assessment" and material.commission.audience == "coach" and section.id == "try":
        # What is to try is for the person: a coach hands it on and doesn't do what a manager would.
        return "you"
    if material.subject_type == "team" and material.commission.audience == "self" and statement.people:
        # The people it is about may keep their card to themselves.
        return "unnamed"
    if material.subject_type != "comparison":
        return "you" if material.commission.audience == "self" else "named"
    if statement.message not in SAME_OF_BOTH:
        return "named"
    if material.commission.audience == "self":
        return "you"
    return "named" if section.id == "summary" else "unnamed"


def _write_section(material: Material, section: Outline) -> Iterator[Sentence]:
    language = material.commission.language
    explained: set[str] = set()
    for statement in section.statements:
        if statement.kind in CLAIMS and looks_random(material):
            yield Sentence(text=_say_doubtful(material, statement), statements=[statement.id])
            continue
        said = words.restate(statement, language, _voice(material, section, statement))
        sentences = [said.text]
        if statement.kind == "try" and material.subject_type == "assessment":
            claim = claim_behind(statement, {each.id: each for each in material.statements})
            if claim is not None:
                sentences += grounds_of(material, words.restate(claim, language, _voice(material, section, statement)))
        chance = _chance(said, language)
        if chance is not None:
            sentences.append(chance)
        if said.detail is not None and said.kind in {"score", "mean"} and said.kind not in explained:
            explained.add(said.kind)
            sentences.append(said.detail)
        yield Sentence(text=" ".join(sentences), statements=[statement.id])


def _say_doubtful(material: Material, main: Insight) -> str:
    """What would be said first of a person if their answers didn't look random."""
    chance = words.percent(main.probability or 0.0, material.commission.language)
    return tell(material, "doubtful-style", headline=main.headline or main.text, percent=chance)


def _chance(statement: Insight, language: str) -> str | None:
    """How probable a statement is, as a sentence; None where it claims nothing of its own."""
    if statement.probability is None or statement.kind in UNMEASURED:
        return None
    values = {
        "percent": words.percent(statement.probability, language),
        "certain": "yes" if statement.probability >= words.CERTAIN else "no",
        "about": _ABOUT.get(statement.message or "", "all"),
    }
    said = words.format_message(language, "report-chance", values)
    without = without_random(statement)
    if without is None:
        return said
    count = without.arguments.get("count")
    others: dict[str, str | int | float] = {
        "count": count.count if isinstance(count, CountArgument) else 1,
        "claimed": "no" if isinstance(without.value, str) else "yes",
        "percent": words.value_text(without, language),
    }
    return f"{said} {words.format_message(language, 'report-chance-without', others)}"
