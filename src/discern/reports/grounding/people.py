"""Claims about people: each person keeps their own styles, numbers and side of a comparison."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from discern.contract import Insight, Style
from discern.reports.grounding.numbers import find_numbers
from discern.reports.grounding.styles import find_styles
from discern.reports.grounding.words import FUNCTION_WORDS, stem

PERSON = re.compile(r"\[P\d+\]")
_BARE = re.compile(r"(?<![\w\[])P\d+\b(?!\])")
_COMPARATIVE = re.compile(
    r"(?P<first>\[P\d+\])(?P<between>[^.;]*?)\b"
    r"(?P<word>more|less|fewer|higher|lower|faster|slower|earlier|later|stronger|weaker|quicker|above|below)\b"
    r"(?P<rest>[^.;]*?)\b(?:than|of)\b[^.;]*?(?P<second>\[P\d+\])",
    re.IGNORECASE,
)
_TOGETHER = re.compile(r"\s*(?:,|and|or|,? and|than|with|to|from|of)?\s*")
_LIGHT = {"lead", "bring", "work", "score"}
"""Stems of verbs that any clause may use: they say nothing about a person."""
_DOWN = {"less", "fewer", "lower", "slower", "later", "weaker", "below"}


def find_strangers(text: str, statements: Iterable[Insight]) -> Iterator[str]:
    """Placeholders in ``text`` that no statement mentions, and placeholders without their brackets."""
    known = {person for statement in statements for person in PERSON.findall(full_text(statement))}
    yield from sorted({person for person in PERSON.findall(text) if person not in known})
    yield from (match[0] for match in _BARE.finditer(text))


def find_swaps(text: str, statements: Iterable[Insight]) -> Iterator[str]:
    """Styles and numbers that ``text`` attributes to one person and the statements only to another; and comparisons the
    other way round.
    """
    known: defaultdict[str, set[str]] = defaultdict(set)
    for statement in statements:
        for part in [statement.text, *(f"{each.name}: {each.value}" for each in statement.evidence)]:
            if len(people := set(PERSON.findall(part))) == 1:
                # Text that mentions only one person is about that person, wherever the mention is.
                known[people.pop()] |= _marks(part)
            for person, marks in _attribute(part).items():
                known[person] |= marks
    everybody = set().union(*known.values()) if known else set()
    for person, marks in _attribute(text).items():
        # A mark that the statements attribute to nobody is left to the rules on styles and numbers.
        of_others = {mark for mark in marks if mark in everybody and mark not in known[person]}
        yield from (f"{mark} of {person}" for mark in sorted(of_others))
    # "A more than B" may also be put as "B less than A", but neither as "B more than A" nor as "A less than B".
    sides = {(a, b, up) for statement in statements for a, b, up in _comparisons(statement.text)}
    for a, b, up in _comparisons(text):
        if ((b, a, up) in sides or (a, b, not up) in sides) and (a, b, up) not in sides:
            yield f"{a} and {b} changed places"


def find_traded_words(text: str, statements: Iterable[Insight]) -> Iterator[str]:
    """Words that the statements use only of one person and ``text`` of another, at most two per person; and scores that
    ``text`` gives for another style than the statements do.
    """
    known: defaultdict[str, set[str]] = defaultdict(set)
    by_figure: defaultdict[str, set[Style]] = defaultdict(set)
    for statement in statements:
        for person, clauses in _clauses(statement.text).items():
            known[person] |= {word for clause in clauses for word in _stems(clause)}
        for each in statement.evidence:
            if isinstance(each.value, str) and len(styles := find_styles(each.name)) == 1:
                by_figure[each.value.split(" ")[0]] |= styles
    for person, clauses in _clauses(text).items():
        others = set().union(*(words for other, words in known.items() if other != person))
        said = {word for clause in clauses for word in _stems(clause)}
        yield from sorted((said & others) - known[person])[: 2 if known[person] else 0]
    # Clause by clause, a score named with exactly one style must be a score of that style.
    for clause in re.split(r"[;:]|,(?!\d)|\band\b|\bwhile\b", text):
        styles = find_styles(clause)
        if len(styles) == 1:
            yield from (
                f"{number} in {min(styles)}"
                for number in re.findall(r"\d+", re.sub(r"\([^)]*\)", "", clause))
                if number in by_figure and not styles & by_figure[number]
            )


def full_text(statement: Insight) -> str:
    """All that a statement says, and its evidence, as one string."""
    said = [part for part in (statement.text, statement.headline, statement.detail) if part is not None]
    return " ".join([*said, *(f"{each.name}: {each.value}" for each in statement.evidence)])


def _attribute(text: str) -> Mapping[str, set[str]]:
    """Styles and numbers by person: those in the clauses that `_clauses` gives to the person's mentions."""
    clauses = _clauses(text)
    return {person: {mark for clause in theirs for mark in _marks(clause)} for person, theirs in clauses.items()}


def _clauses(text: str) -> Mapping[str, list[str]]:
    """The text that belongs to each mention of a person: what follows, up to the next mention, or what precedes it if
    the mention ends a clause.

    People named together ("[P1] and [P2] …") get nothing: what is said of both distinguishes neither.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    mentions = list(PERSON.finditer(text))
    for n, mention in enumerate(mentions):
        before = text[mentions[n - 1].end() if n else 0 : mention.start()]
        after = text[mention.end() : mentions[n + 1].start() if n + 1 < len(mentions) else len(text)]
        if n and _TOGETHER.fullmatch(before):
            continue
        ends = re.match(r"\s*[,;.]", after) and re.search(r"\b(?:from|by|with|for|of)\s*$", before)
        found[mention[0]].append(re.split(r"[,;]", before)[-1] if ends else re.split(r";|, (?=\w+ \w+.*\[P)", after)[0])
    return found


def _stems(text: str) -> set[str]:
    return {stem(word) for word in re.findall(r"[a-z]{4,}", text.lower()) if word not in FUNCTION_WORDS} - _LIGHT


def _marks(text: str) -> set[str]:
    return set(find_styles(text)) | {f"{number.value:g}" for number in find_numbers(text)}


def _comparisons(text: str) -> Iterator[tuple[str, str, bool]]:
    """Comparisons of two people: first, second, and whether the first has more; a negation reverses it."""
    for match in _COMPARATIVE.finditer(text):
        up = match["word"].lower() not in _DOWN
        if re.search(r"\b(?:not|n['’]t|no)\b", match["between"]):
            up = not up
        yield match["first"], match["second"], up
