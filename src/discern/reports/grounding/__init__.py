"""The grounding check: a model's sentence passes only if the statements it cites support it.

It is deterministic and errs on the side of refusing: it works on words, not on meaning, so it refuses what it can't
follow.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from discern.contract import Insight
from discern.contract.models.reports import Sentence
from discern.reports.grounding import certainty, numbers, people, styles, words

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
    "unheard",
]

LONGEST = 420
"""Characters in a sentence."""

MOST_UNHEARD = 0.34
"""Share of a sentence's content words that may be neither in its statements nor words of everyday work."""


ACCOUNTS = frozenset({"measured", "too_few", "no_probabilities"})
"""Kinds of statements that tell what was counted or measured; they are no guess, and need no word for certainty."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """``reason`` is sent back to the model and contains only the model's own words and the rule."""

    rule: Rule
    reason: str


def check(sentence: Sentence, statements: Mapping[str, Insight]) -> Refusal | None:
    """The first rule that a sentence breaks, or None where its statements hold it.

    ``statements`` are those that the writer was given, by id; names in both are placeholders such as ``[P1]``.
    """
    cited = [statements[each] for each in sentence.statements if each in statements]
    if not sentence.statements or len(cited) < len(sentence.statements):
        return Refusal("evidence", "it must give the ids of the statements it rests on, and only ids of the list")
    if sentence.text in {each.text for each in cited}:
        return None
    return next(_refusals(sentence.text, cited), None)


def _refusals(text: str, cited: Sequence[Insight]) -> Iterator[Refusal]:
    if not text.strip() or len(text) > LONGEST or "\n" in text.strip():
        yield Refusal("length", f"it must be one sentence of 1 to {LONGEST} characters, without line breaks")
        return
    ground = " ".join(people.told(each) for each in cited)
    if (match := words.JUDGING.search(text)) is not None and words.JUDGING.search(ground) is None:
        yield Refusal("judging", f"{match[0]!r}: no verdicts on people, their skill or whom they like")
    for rule, pattern, reason in (
        ("instructed", words.INSTRUCTED, "it must speak of the people and of nothing else"),
        ("markup", words.MARKUP, "it must be plain text, without addresses, links or markup"),
        ("excluded_use", words.EXCLUDED, "nothing about hiring, firing, promotion, pay, rank or fitness for a job"),
        ("private", words.PRIVATE, "nothing about health, ability or private life"),
    ):
        if (match := pattern.search(text)) is not None:
            yield Refusal(rule, f"{match[0]!r}: {reason}")  # type: ignore[arg-type]
    if (other := words.find_other_language(text)) is not None:
        yield Refusal("language", f"it must be English ({other})")
    yield from _compare(text, cited)


def _compare(text: str, cited: Sequence[Insight]) -> Iterator[Refusal]:
    grounds = [people.told(each) for each in cited]
    stylish = [part for each in cited for part in _hold_styles(each, text)]
    values = [
        float(each.value) for statement in cited for each in statement.evidence if not isinstance(each.value, str)
    ]
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
            lambda: styles.find_foreign_styles(text, stylish, advice=advice),
            "the statements hold no such style",
        ),
        ("swapped", lambda: people.find_swaps(text, cited), "the statements say this of somebody else"),
    ]
    if not advice:
        rules.append(
            ("swapped", lambda: people.find_traded_words(text, cited), "the statements say this of somebody else")
        )
        rules.append(("opposite", lambda: styles.find_reversals(text, grounds), "the statements don't say this"))
    for rule, find, reason in rules:
        if (found := next(iter(find()), None)) is not None:
            yield Refusal(rule, f"{found!r}: {reason}")
    is_account = all(each.kind in ACCOUNTS for each in cited)
    claim = certainty.find_overstatement(
        text, [each.strength for each in cited], ground=" ".join(grounds), is_account=is_account
    )
    if claim is not None:
        yield Refusal("certainty", f"{claim!r}: say it no more surely than the statements' strength")
    unheard = words.find_unheard_words(text, grounds)
    content = words.count_content(text)
    if len(unheard) >= 2 and len(unheard) > MOST_UNHEARD * content:
        yield Refusal("unheard", f"{', '.join(unheard)}: the statements say nothing of that")


def _hold_styles(statement: Insight, text: str) -> Iterator[str]:
    """The parts of a statement that speak for a style: not its probability, where that is small and isn't told."""
    yield statement.text
    for each in statement.evidence:
        is_small = not isinstance(each.value, str) and each.name.startswith("probability") and each.value < 0.5
        if not is_small or any(numbers.matches(number, float(each.value)) for number in numbers.find_numbers(text)):
            yield each.name
