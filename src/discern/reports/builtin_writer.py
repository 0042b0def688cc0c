"""The built-in writer: makes the statements as sentences, a finding with its certainty.

It selects and claims nothing of its own. It is deterministic: equal material gives equal sentences.
"""

from collections.abc import Iterator, Sequence

from discern import words
from discern.contract.models.insights import Insight
from discern.contract.models.reports import Sentence
from discern.reports.material import Material
from discern.reports.person.grounds import CLAIMS, looks_random, open_axis, tell
from discern.reports.section_plan import Outline
from discern.reports.shared_text import is_finding


def write(material: Material, sections: Sequence[Outline]) -> list[list[Sentence]]:
    """The sentences of each section, in order."""
    return [list(_write_section(material, section)) for section in sections]


def _write_section(material: Material, section: Outline) -> Iterator[Sentence]:
    for statement in section.statements:
        if statement.kind in CLAIMS and looks_random(material):
            text = tell(material, "doubtful-style", what=statement.text)
            yield Sentence(text=text, statements=[statement.id])
            continue
        strength = statement.strength if is_finding(statement) else None
        yield Sentence(text=_say(material, section, statement), statements=[statement.id], strength=strength)
        axis = open_axis(material, statement)
        if axis is not None:
            text = words.format_message(material.commission.language, "profile-open", {"axis": axis})
            yield Sentence(text=text, statements=[statement.id])


def _say(material: Material, section: Outline, statement: Insight) -> str:
    """What to try is for the person: a coach hands it on and doesn't do what a manager would."""
    if material.subject_type == "assessment" and material.commission.audience == "coach" and section.id == "try":
        return words.restate(statement, material.commission.language, "you").text
    return statement.text
