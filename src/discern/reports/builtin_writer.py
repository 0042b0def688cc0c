"""The built-in writer: phrases the statements for the reader, in the form that each section asks for.

It selects and rephrases but claims nothing of its own. It is deterministic: equal material gives equal sentences.
"""

import re
from collections.abc import Iterator, Sequence

from discern.contract import Insight
from discern.contract.models.reports import Sentence
from discern.reports.material import Material
from discern.reports.section_plan import Outline

_BEGINS = re.compile(r"^It is (?P<strength>very likely|likely|more likely than not) that (?P<claim>.+)$", re.DOTALL)
_SUBJECT = re.compile(
    r"^(?P<who>\[P\d+\](?: and \[P\d+\])?|you|this team|most of this team)\s+(?P<verb>\w+)(?P<rest>.*)$", re.DOTALL
)
_AUXILIARY = {"is", "are", "does", "do"}
_TO_YOU = {
    "leads": "lead",
    "brings": "bring",
    "is": "are",
    "does": "do",
    "scores": "score",
    "works": "work",
    "looks": "look",
    "has": "have",
}

CERTAIN = 0.995
"""From this probability on the text says "more than 99%": nothing is certain."""

_MIDDLE = ", where 50 is the middle of the reference"


def write(material: Material, sections: Sequence[Outline]) -> list[list[Sentence]]:
    """The sentences of each section, in order."""
    stated: set[str] = set()
    written = []
    for section in sections:
        written.append(list(_write_section(material, section, stated)))
        stated |= {statement.id for statement in section.statements}
    return written


def _write_section(material: Material, section: Outline, stated: set[str]) -> Iterator[Sentence]:
    to_you = material.commission.audience == "self" and material.subject_type == "assessment"
    explained = False
    for turn, statement in enumerate(section.statements):
        text = _address(statement, to_you=to_you)
        if statement.kind == "score":
            text = _add_score(statement, text.replace(_MIDDLE, "") if explained else text)
            explained = True
        for sentence in _phrase(statement, text, turn, figures=section.id != "summary", again=statement.id in stated):
            yield Sentence(text=sentence, statements=[statement.id])


def _phrase(statement: Insight, text: str, turn: int, *, figures: bool, again: bool) -> Iterator[str]:
    """A statement as one or two sentences; ``turn`` is its index in the section, and varies the wording.

    ``figures``: add the probability. ``again``: an earlier section already made the statement, so only its probability
    is news.
    """
    match = _BEGINS.match(text) or _BEGINS.match(text[0].upper() + text[1:])
    if match is None:
        yield text
        return
    claim, strength = match["claim"], match["strength"]
    share = _percentage(statement)
    if again and share is not None:
        core = re.split(r":|, (?:the|opposite) ", claim)[0].rstrip(".")
        yield (
            f"The answers put the chance that {core} at {share}." if turn % 2 else f"The chance that {core} is {share}."
        )
        return
    yield _vary(claim, strength, turn)
    if figures and share is not None:
        yield ("The answers put the chance of that at {}.", "That has a chance of {}.")[turn % 2].format(share)


def _vary(claim: str, strength: str, turn: int) -> str:
    """A claim with its certainty, opened differently from one ``turn`` to the next."""
    subject = _SUBJECT.match(claim)
    if turn % 3 == 2 or subject is None:
        begins = f"It is {strength} that {claim}" if turn % 2 else f"{strength}, {claim}"
    elif strength == "more likely than not":
        begins = f"more likely than not, {claim}"
    elif subject["verb"] in _AUXILIARY and not subject["rest"].startswith(" not "):
        begins = f"{subject['who']} {subject['verb']} {strength}{subject['rest']}"
    else:
        begins = f"{subject['who']} {strength} {subject['verb']}{subject['rest']}"
    return begins[0].upper() + begins[1:]


def _percentage(statement: Insight) -> str | None:
    """The probability behind a statement's strength, in percent; None if its first evidence is no such figure."""
    first = statement.evidence[0] if statement.evidence else None
    if first is None or isinstance(first.value, str) or not first.name.startswith("probability"):
        return None
    if not 0.5 <= first.value <= 1:
        return None
    return f"{first.value:.0%}" if first.value < CERTAIN else "more than 99%"


def _add_score(statement: Insight, text: str) -> str:
    """``text`` with the score and its interval appended."""
    for each in statement.evidence:
        if isinstance(each.value, str) and each.name.startswith("score"):
            return f"{text.removesuffix('.')}: {each.value}."
    return text


def _address(statement: Insight, *, to_you: bool) -> str:
    """The statement's text or, with ``to_you``, the same addressed to the person it is about."""
    if not to_you or statement.template is None:
        return statement.text.replace("this page says", "a report says")
    if statement.kind == "try":
        asked = statement.template.replace("{0}", "me")
        return f"Something to ask of those you work with: “{asked}”"
    if statement.kind == "question" and (quoted := re.search(r"“[^”]+”", statement.template)):
        return f"Ask yourself: {quoted[0]}"
    text = re.sub(r"\s*Worth a look with \{0\}\.", "", statement.template)
    text = re.sub(r"\{0\}['’]s\b", "your", text)
    text = re.sub(
        r"\{0\} (?P<hedge>(?:very likely |likely |more likely than not )?)(?P<verb>\w+)",
        lambda m: f"you {m['hedge']}{_TO_YOU.get(m['verb'], m['verb'])}",
        text,
    ).replace("{0}", "you")
    return text[0].upper() + text[1:]
