"""How to talk about a report, by its audience, and what to fill in then."""

import re
from collections.abc import Iterator

from discern.contract.models.reports import Passage, Worksheet
from discern.reports.material import Material
from discern.reports.person.grounds import looks_random
from discern.reports.several.wording import tell
from discern.words import format_message

_STEPS = {
    "comparison": (
        "report-talk-comparison-first",
        "report-talk-comparison-second",
        "report-talk-comparison-third",
        "report-talk-comparison-fourth",
        "report-talk-comparison-fifth",
    ),
    "team": (
        "report-talk-team-first",
        "report-talk-team-second",
        "report-talk-team-third",
        "report-talk-team-fourth",
        "report-talk-team-fifth",
    ),
}
"""The steps of a conversation about two people's work so far, and of a team's."""

_FIRST_STEPS = (
    "report-pairs-start-first",
    "report-pairs-start-second",
    "report-pairs-start-third",
    "report-pairs-start-fourth",
    "report-pairs-start-fifth",
)
"""The steps of two people's conversation before they work together for the first time."""

_TOPICS = {
    "comparison": ("deciding", "feedback", "disagreement", "pressure"),
    "team": ("meetings", "deciding", "disagreement", "feedback", "newcomer"),
}
"""What two people or a team agree on."""


_DIFFERENCES = frozenset(
    {
        *(f"{axis}_{how}" for axis in ("pace", "focus") for how in ("opposite", "apart")),
        "opposite_styles",
    }
)
"""The kinds of claims that two people differ."""

TALK, START = "talk", "start"
"""The conversations of two people: about their work so far, and before they work together for the first time."""

_STARTS = re.compile(
    r"\b(?:first (?:time|project|meeting|week)|start(?:s|ing)?|begin(?:s|ning)?|new|kick-?off|onboarding)\b",
    re.IGNORECASE,
)
"""By these words of a purpose, which is in English as reports are, it is about a beginning."""

_FOR = {
    TALK: "two people who know each other's work, one conversation about the report",
    START: "two people before they work together for the first time",
}


def agendas_for_pair(material: Material) -> dict[str, str]:
    """The conversations that there are for two people, by id, and what each is for; the one for the purpose first."""
    starts = _STARTS.search(material.commission.purpose) is not None
    return {id_: _FOR[id_] for id_ in ((START, TALK) if starts else (TALK, START))}


def conversation_of(material: Material, agenda: str | None = None) -> Passage | None:
    """The steps of a conversation about a report on several people; None in a short one, and where a team is too small
    for any.

    ``agenda`` is one of `agendas_for_pair`; None for the first of them, and for a team.
    """
    commission = material.commission
    if _is_bare(material):
        return None
    if material.subject_type == "comparison" and (agenda or next(iter(agendas_for_pair(material)))) == START:
        return Passage(
            heading=tell(material, "report-pairs-start"),
            paragraphs=[tell(material, step) for step in _FIRST_STEPS],
        )
    about = {"subject": material.subject_type, "audience": commission.audience}
    claims = {each.kind for each in material.statements if each.probability is not None}
    differ = not looks_random(material) and not claims.isdisjoint(_DIFFERENCES)
    names = {"a": "[P1]", "b": "[P2]", "differ": "yes" if differ else "no"}
    return Passage(
        heading=format_message(commission.language, "report-talk-heading", about),
        paragraphs=[
            format_message(commission.language, step, {**about, **names}) for step in _STEPS[material.subject_type]
        ],
    )


def worksheet_of(material: Material) -> Worksheet | None:
    """A table to fill in after the conversation: what two people or a team agree on.

    None where there is no conversation.
    """
    commission = material.commission
    if _is_bare(material):
        return None
    values = {"subject": material.subject_type, "audience": commission.audience, "a": "[P1]", "b": "[P2]"}
    language = commission.language
    columns = [
        format_message(language, "report-worksheet-column", {**values, "column": column}) for column in range(1, 5)
    ]
    return Worksheet(
        heading=format_message(language, "report-worksheet-heading", values),
        note=format_message(language, "report-worksheet-note", values),
        columns=columns,
        rows=list(_agreements(material)),
    )


def _is_bare(material: Material) -> bool:
    return material.commission.length == "short" or any(each.kind == "too_few" for each in material.statements)


def _agreements(material: Material) -> Iterator[list[str]]:
    for topic in _TOPICS[material.subject_type]:
        yield [format_message(material.commission.language, "report-worksheet-topic", {"topic": topic}), "", "", ""]
