"""The grounding check: a model's sentence passes only if the statements it cites support it.

It is deterministic and compares words, not meaning, so it errs on the side of refusing what it can't follow. In this
package ``grounds`` are the texts of the cited statements, evidence included.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from discern.contract import Insight
from discern.contract.models.reports import Sentence
from discern.reports.grounding import certainty, numbers, people, styles, words
from discern.words import is_probability

Rule = Literal[
    "length",
    "language",
    "markup",
    "instructed",
    "evidence",
    "excluded_use",
    "private",
    "judging",
    "person",
    "swapped",
    "name",
    "number",
    "style",
    "type_talk",
    "opposite",
    "certainty",
    "unsupported",
]

MAX_LENGTH = 420
"""The most characters in a sentence."""

MAX_UNSUPPORTED = 0.34
"""The largest share of a sentence's content words that may be neither in its statements nor everyday words of work."""

ACCOUNTS = frozenset({"measured", "too_few", "no_probabilities"})
"""Kinds of statements that report what was counted or measured: facts, which need no word for certainty."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken rule. ``reason`` is sent back to the model, so it contains only the model's own words and the rule."""

    rule: Rule
    reason: str


def check(sentence: Sentence, statements: Mapping[str, Insight]) -> Violation | None:
    """The first rule that a sentence breaks; None if its statements support it.

    ``statements`` are those that the writer was given, by id. Names in both are placeholders such as ``[P1]``.
    """
    cited = [statements[each] for each in sentence.statements if each in statements]
    if not sentence.statements or len(cited) < len(sentence.statements):
        return Violation("evidence", "it must give the ids of the statements it rests on, and only ids of the list")
    # A statement quoted verbatim supports itself, whatever the rules below make of its wording.
    if sentence.text in {each.text for each in cited}:
        return None
    return next(_violations(sentence.text, cited), None)


def _violations(text: str, cited: Sequence[Insight]) -> Iterator[Violation]:
    """Rules about the sentence itself, then those about what its statements say."""
    if not text.strip() or len(text) > MAX_LENGTH or "\n" in text.strip():
        yield Violation("length", f"it must be one sentence of 1 to {MAX_LENGTH} characters, without line breaks")
        return
    ground = " ".join(people.full_text(each) for each in cited)
    if (match := words.JUDGING.search(text)) is not None and words.JUDGING.search(ground) is None:
        yield Violation("judging", f"{match[0]!r}: no verdicts on people, their skill or whom they like")
    for rule, pattern, reason in (
        ("instructed", words.INSTRUCTED, "it must speak of the people and of nothing else"),
        ("markup", words.MARKUP, "it must be plain text, without addresses, links or markup"),
        ("excluded_use", words.EXCLUDED, "nothing about hiring, firing, promotion, pay, rank or fitness for a job"),
        ("private", words.PRIVATE, "nothing about health, ability or private life"),
    ):
        if (match := pattern.search(text)) is not None:
            yield Violation(rule, f"{match[0]!r}: {reason}")  # type: ignore[arg-type]
    if (other := words.find_other_language(text)) is not None:
        yield Violation("language", f"it must be English ({other})")
    yield from _compare(text, cited)


def _compare(text: str, cited: Sequence[Insight]) -> Iterator[Violation]:
    """Rules about what the cited statements say."""
    grounds = [people.full_text(each) for each in cited]
    style_grounds = [part for each in cited for part in _style_grounds(each, text)]
    values = [
        float(each.value) for statement in cited for each in statement.evidence if not isinstance(each.value, str)
    ]
    values += [statement.probability for statement in cited if statement.probability is not None]
    advice = certainty.is_advice(text)
    rules: list[tuple[Rule, Callable[[], Iterator[str]], str]] = [
        ("person", lambda: people.find_strangers(text, cited), "the statements don't speak of this person"),
        ("name", lambda: words.find_names(text, grounds), "no names; people are placeholders such as [P1]"),
        (
            "number",
            lambda: numbers.find_unfounded_numbers(text, grounds, values),
            "this number is not in the statements",
        ),
        ("type_talk", lambda: styles.find_type_talk(text), "say what somebody leads with, not what they are"),
        (
            "style",
            lambda: styles.find_foreign_styles(text, style_grounds, advice=advice),
            "the statements hold no such style",
        ),
        ("swapped", lambda: people.find_swaps(text, cited), "the statements say this of somebody else"),
    ]
    # Advice is phrased freely: it asks or proposes, so these two rules would misread its words as claims.
    if not advice:
        rules.append(
            ("swapped", lambda: people.find_traded_words(text, cited), "the statements say this of somebody else")
        )
        rules.append(("opposite", lambda: styles.find_reversals(text, grounds), "the statements don't say this"))
    for rule, find, reason in rules:
        if (found := next(iter(find()), None)) is not None:
            yield Violation(rule, f"{found!r}: {reason}")
    is_account = all(each.kind in ACCOUNTS for each in cited)
    claim = certainty.find_overstatement(
        text, [each.strength for each in cited], ground=" ".join(grounds), is_account=is_account
    )
    if claim is not None:
        yield Violation("certainty", f"{claim!r}: say it no more surely than the statements' strength")
    unsupported = words.find_unsupported_words(text, grounds)
    content = words.count_content(text)
    # One odd word is style; several, and a large share, are content of the model's own.
    if len(unsupported) >= 2 and len(unsupported) > MAX_UNSUPPORTED * content:
        yield Violation("unsupported", f"{', '.join(unsupported)}: the statements say nothing of that")


def _style_grounds(statement: Insight, text: str) -> Iterator[str]:
    """The parts of a statement that may support naming a style.

    Evidence lists the probability of every style. A small one is no ground for naming its style, unless the sentence
    quotes the figure.
    """
    yield statement.text
    for each in statement.evidence:
        is_small = not isinstance(each.value, str) and is_probability(each) and each.value < 0.5
        if not is_small or any(numbers.matches(number, float(each.value)) for number in numbers.find_numbers(text)):
            yield each.name
