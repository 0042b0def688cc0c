"""How much people are given, and how different it is: `python -m benchmarks insight`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import combinations

import numpy as np

from benchmarks.reports.people import write
from benchmarks.reports.readers import AUDIENCES
from benchmarks.reports.reading import body_of, headings_of
from benchmarks.support.figure import Figure, at_least, at_most, plain
from discern.cards import choose_cards
from discern.contract.models.insights import Claim, Insight
from discern.contract.models.reports import ReportDocument
from discern.contract.models.results import Results
from discern.insight import analyse_team, compare, describe_person
from discern.instrument import draw_people, load_bank
from discern.words import say
from tests.support.advice_truth import ADVICE
from tests.support.contradictions import conflicts_with_picture, contradictions, dots_of
from tests.support.measured import answer_many
from tests.support.simulated_people import TEAM, measure, split

PEOPLE = 4_000
COMPANY = 40
"""As many people as get to know each other's pages."""

LEAST_ADVICE = 3
DRAWN = 600
"""People whose words are held against pictures."""

WEEKS, A_WEEK = 12, 3
"""The weeks for which cards of two people are compared, and the cards of each."""

WRITTEN = datetime(2026, 11, 20, tzinfo=UTC)


def coverage_figures(count: int = PEOPLE) -> list[Figure]:
    """Advice and cards of simulated people, and the words of their full reports."""
    return [
        *advice_figures(count),
        *picture_figures(DRAWN),
        *report_figures(COMPANY),
        *card_figures(COMPANY),
        *team_card_figures(),
    ]


def advice_figures(count: int, forms: Sequence[str] = ("fixed", "short"), seed: int = 26) -> list[Figure]:
    """How many people get advice, how much of it differs, and whether anything on their pages contradicts the rest."""
    found = []
    for form_id in forms:
        people = [describe_person(each) for each in _people(count, seed, form_id)]
        how = f"{count:,} people, own bank, {form_id} form, Thurstonian answers"
        given = [sum(each.kind in ADVICE for each in claims) for claims in people]
        groups = [people[first : first + COMPANY] for first in range(0, count - COMPANY + 1, COMPANY)]
        sets = [len({_advice_of(claims) for claims in group}) for group in groups]
        contradictory = float(np.mean([any(contradictions(claims)) for claims in people]))
        found += [
            at_least(
                f"{form_id}: people with {LEAST_ADVICE} pieces of advice",
                float(np.mean(np.array(given) >= LEAST_ADVICE)),
                0.99,
                how,
            ),
            plain(f"{form_id}: statements about a person", float(np.mean([len(claims) for claims in people])), how),
            plain(
                f"{form_id}: distinct sets of advice of {COMPANY} people",
                float(np.mean(sets)),
                f"{how}; mean of {len(sets)} groups, {min(sets)} to {max(sets)}",
            ),
            at_most(f"{form_id}: people with statements that contradict each other", contradictory, 0, how),
        ]
    return found


def picture_figures(count: int, seed: int = 29) -> list[Figure]:
    """Whether the dots of people, alone and two by two, lie where words say; and how many have their highest score, the
    tallest spoke of the radar, outside the direction that is named."""
    people = _people(count, seed, "fixed")
    dots, how = dots_of(people), f"{count:,} people, own bank, fixed form"
    outside = [any(conflicts_with_picture(describe_person(each), dots)) for each in people]
    two = [any(conflicts_with_picture(compare(*pair)[1], dots)) for pair in zip(people[::2], people[1::2], strict=True)]
    found = [
        at_most("people drawn outside what is said of them", float(np.mean(outside)), 0, how),
        at_most("pairs whose words and dots differ", float(np.mean(two)), 0, how),
    ]
    for letters, name in ((1, "a style"), (2, "two styles")):
        elsewhere = [
            max(each.scores.items(), key=lambda item: item[1].score)[0] not in each.style.direction
            for each in people
            if each.scores and each.style and each.style.direction and len(each.style.direction) == letters
        ]
        share = float(np.mean(elsewhere))
        found.append(plain(f"people in the direction of {name} whose highest score is another's", share, how))
    return found


def report_figures(count: int) -> list[Figure]:
    """The words of one reader's full report as it is written, without the evidence and what every report says about
    itself, and without the person's own answers, which are added where the reader may see them."""
    people = [each.results for each in answer_many(2 * count) if each.results.scores is not None][:count]
    found = []
    for audience in AUDIENCES:
        texts = [words_of(write(each, audience, "full")) for each in people]
        distinct = [len(set(words)) for words in texts]
        how = f"{count} people, fixed form; {min(distinct)} to {max(distinct)}"
        length = float(np.mean([len(words) for words in texts]))
        found += [
            plain(f"full report, {audience}: distinct words, mean", float(np.mean(distinct)), how),
            plain(f"full report, {audience}: words, mean", length, how),
        ]
    return found


def card_figures(count: int, seed: int = 27) -> list[Figure]:
    """What share of their cards two people have in common if the same style is claimed of both."""
    said = [[say(claim) for claim in describe_person(each)] for each in _people(count, seed, "fixed")]
    shared = []
    for one, other in combinations(range(count), 2):
        if said[one][0].id == said[other][0].id != "style-open":
            cards = [_cards_of(said[number], f"person-{number}") for number in (one, other)]
            shared += [len(cards[0] & cards[1]) / len(each) for each in cards]
    how = f"{len(shared) // 2} pairs of {count} people with the same style, {A_WEEK} cards a week for {WEEKS} weeks"
    return [plain("two people of one style: share of cards in common", float(np.mean(shared)), how)]


def team_card_figures(sizes: Sequence[int] = (7, 40), count: int = 100, seed: int = 28) -> list[Figure]:
    """In how many teams every one of `WEEKS` weeks has cards that no other of these weeks has."""
    found = []
    for size in sizes:
        bank, rng = load_bank(), np.random.default_rng(seed)
        people = measure(bank, draw_people(bank.norms.correlation, count * size, rng), rng)
        fresh = []
        for number, team in enumerate(split(people, [size] * count)):
            said = [say(claim) for claim in analyse_team(TEAM, size, team.results, 0)[1]]
            weeks = [_cards_of(said, f"team-{number}", weeks=1, first=week) for week in range(WEEKS)]
            shown = [card for week in weeks for card in week]
            fresh.append(all(weeks) and len(set(shown)) == len(shown))
        how = f"{count} teams of {size}, fixed form, at most {A_WEEK} cards a week"
        found.append(plain(f"teams of {size}: other cards in each of {WEEKS} weeks", float(np.mean(fresh)), how))
    return found


def words_of(document: ReportDocument) -> list[str]:
    """The words of a report's body and of its headings, in order."""
    texts = (*body_of(document), *headings_of(document))
    return [word for text in texts for word in re.findall(r"[a-z]+(?:'[a-z]+)?", text.lower())]


def _people(count: int, seed: int, form_id: str) -> list[Results]:
    bank, rng = load_bank(), np.random.default_rng(seed)
    return measure(bank, draw_people(bank.norms.correlation, count, rng), rng, form_id).results


def _advice_of(claims: Sequence[Claim]) -> frozenset[str]:
    """What tells one set of advice from another: its texts, whatever their certainty."""
    plainly = (each.model_copy(update={"strength": "likely"}) for each in claims if each.kind in ADVICE)
    return frozenset(say(each, voice="you").text for each in plainly)


def _cards_of(said: Sequence[Insight], subject: str, weeks: int = WEEKS, first: int = 0) -> set[str]:
    """The ids of somebody's cards over some weeks."""
    days = [date(2026, 1, 5) + timedelta(weeks=week) for week in range(first, first + weeks)]
    return {card.statement.id for day in days for card in choose_cards(said, subject, day, A_WEEK)}
