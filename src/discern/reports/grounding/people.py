"""Who is said to be what: each person keeps their own styles, numbers and side of a comparison."""

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
"""Stems of verbs that one clause may lend to the next."""
_DOWN = {"less", "fewer", "lower", "slower", "later", "weaker", "below"}


def find_strangers(text: str, statements: Iterable[Insight]) -> Iterator[str]:
    """People in ``text`` of whom none of the statements speaks."""
    known = {person for statement in statements for person in PERSON.findall(full_text(statement))}
    yield from sorted({person for person in PERSON.findall(text) if person not in known})
    yield from (match[0] for match in _BARE.finditer(text))


def find_swaps(text: str, statements: Iterable[Insight]) -> Iterator[str]:
    """What ``text`` says of one person and the statements say only of another."""
    held: defaultdict[str, set[str]] = defaultdict(set)
    named: set[str] = set()
    for statement in statements:
        for part in [statement.text, *(f"{each.name}: {each.value}" for each in statement.evidence)]:
            if len(people := set(PERSON.findall(part))) == 1:
                # What is said in a part about one person alone holds for that person wherever it stands.
                held[people.pop()] |= _marks(part)
            for person, marks in _attribute(part).items():
                held[person] |= marks
                named.add(person)
    everybody = set().union(*held.values()) if held else set()
    for person, marks in _attribute(text).items():
        of_others = {mark for mark in marks if mark in everybody and mark not in held[person]}
        yield from (f"{mark} of {person}" for mark in sorted(of_others))
    sides = {(a, b, up) for statement in statements for a, b, up in _comparisons(statement.text)}
    for a, b, up in _comparisons(text):
        if ((b, a, up) in sides or (a, b, not up) in sides) and (a, b, up) not in sides:
            yield f"{a} and {b} changed places"


def find_traded_words(text: str, statements: Iterable[Insight]) -> Iterator[str]:
    """Words that the statements use of one person alone and ``text`` of another; and figures of another style."""
    held: defaultdict[str, set[str]] = defaultdict(set)
    by_figure: defaultdict[str, set[Style]] = defaultdict(set)
    for statement in statements:
        for person, clauses in _clauses(statement.text).items():
            held[person] |= {word for clause in clauses for word in _stems(clause)}
        for each in statement.evidence:
            if isinstance(each.value, str) and len(styles := find_styles(each.name)) == 1:
                by_figure[each.value.split(" ")[0]] |= styles
    for person, clauses in _clauses(text).items():
        others = set().union(*(words for other, words in held.items() if other != person))
        said = {word for clause in clauses for word in _stems(clause)}
        yield from sorted((said & others) - held[person])[: 2 if held[person] else 0]
    for clause in re.split(r"[;:]|,(?!\d)|\band\b|\bwhile\b", text):
        styles = find_styles(clause)
        if len(styles) == 1:
            yield from (
                f"{number} in {min(styles)}"
                for number in re.findall(r"\d+", re.sub(r"\([^)]*\)", "", clause))
                if number in by_figure and not styles & by_figure[number]
            )


def full_text(statement: Insight) -> str:
    """All the text of a statement."""
    return " ".join([statement.text, *(f"{each.name}: {each.value}" for each in statement.evidence)])


def _attribute(text: str) -> Mapping[str, set[str]]:
    """Styles and numbers by the person after whose mention they stand; none where one clause names several at once."""
    clauses = _clauses(text)
    return {person: {mark for clause in theirs for mark in _marks(clause)} for person, theirs in clauses.items()}


def _clauses(text: str) -> Mapping[str, list[str]]:
    """What is said beside each person's mention: up to the next one, or before it where the mention ends a clause.

    Nothing where one clause names several people at once.
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
    for match in _COMPARATIVE.finditer(text):
        up = match["word"].lower() not in _DOWN
        if re.search(r"\b(?:not|n['’]t|no)\b", match["between"]):
            up = not up
        yield match["first"], match["second"], up
