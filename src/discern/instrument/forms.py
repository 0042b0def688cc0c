"""Forms: the blocks that measure all four styles best, and the limits of person fit that go with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from discern.instrument.bank import Bank, Form, bank_to_dict, parse_bank
from discern.instrument.best_worst_logit import block_information, draw_choices
from discern.instrument.numerics import Bools, Floats
from discern.instrument.posterior import posteriors
from discern.instrument.quality import standardised_fit
from discern.instrument.simulation import draw_people, mean_pulls

PEOPLE = 150
"""How many simulated people precision is averaged over."""

SWEEPS = 12
"""The most rounds of exchanges."""

LEAST_GAIN = 1e-9
"""An exchange must reduce the loss by more than this, so that rounding cannot make exchanges go on in circles."""


DESIRABILITY_WEIGHT = 2.0
"""What it costs, in posterior variance, that people who answer to look good come out 1 θ away from the mean."""

BLOCKS_PER_INFREQUENCY = 6
"""In a form, one block of so many has an infrequency statement: enough to find most who pick at random, and not so many
that the form seems a joke."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """The blocks to choose from: `information` (people, blocks, 4, 4) at people of the norm group and `at_mean`
    (blocks, 4, 4) at θ = 0, the prior's `precision` (4, 4), their `topics`, `reverse_keyed` (blocks, 4), 1 for a
    reverse-keyed item and 0 otherwise, `infrequent` (blocks, 4), 1 for an infrequency statement, the `pulls`
    (blocks, 4) of `mean_pulls`, and which blocks exclude each other, `exclusions` (blocks, blocks)."""

    information: Floats
    at_mean: Floats
    precision: Floats
    topics: tuple[str, ...]
    reverse_keyed: Floats
    infrequent: Floats
    pulls: Floats
    exclusions: Bools


def assemble_forms(bank: Bank) -> Bank:
    """The bank with the blocks of every form selected again, by `select_blocks`; their lengths and fit limits stay.

    Where the bank has infrequency statements, one block in six has one. The same bank gives the same forms.
    """
    data = bank_to_dict(bank)
    available = sum(block.infrequency is not None for block in bank.blocks.values())
    for raw in data["forms"]:
        length = len(raw["blocks"])
        raw["blocks"] = list(select_blocks(bank, length, min(available, length // BLOCKS_PER_INFREQUENCY)))
    return parse_bank(data)


def select_blocks(bank: Bank, length: int, infrequency: int = 0) -> tuple[str, ...]:
    """Ids of the `length` blocks with the smallest mean posterior variance, in the order of asking.

    Topics differ by at most one in their numbers of blocks, and styles by at most one in their numbers of
    reverse-keyed items. `infrequency` of the blocks have an infrequency statement. No two statements that the bank
    keeps apart are among them, and people who answer to look good come out as near to the mean as can be had. Greedy
    selection, then exchanges as long as any helps; the same bank gives the same form.

    Raises `ValueError` for more blocks of either kind than the bank has, or none.
    """
    available = sum(block.infrequency is not None for block in bank.blocks.values())
    if not 0 <= infrequency <= available:
        raise ValueError(f"a form may have 0 to {available} infrequency statements, not {infrequency}")
    most = len(bank.blocks) - available + infrequency
    if not max(1, infrequency) <= length <= most:
        raise ValueError(f"a form needs {max(1, infrequency)} to {most} blocks, not {length}")
    people = draw_people(bank.norms.correlation, PEOPLE, np.random.default_rng(0))
    blocks = tuple(bank.blocks.values())
    candidates = Candidates(
        block_information(bank.loadings, bank.intercepts, people),
        block_information(bank.loadings, bank.intercepts, np.zeros((1, 4)))[0],
        bank.precision,
        tuple(block.topic for block in blocks),
        np.array([[item.key < 0 for item in block.items] for block in blocks], dtype=np.float64),
        np.array([[item.style is None for item in block.items] for block in blocks], dtype=np.float64),
        mean_pulls(bank),
        bank.exclusions,
    )
    selected: list[int] = []
    while len(selected) < length:
        is_wanted = len(selected) < infrequency
        offered = [
            number for number in _unselected(candidates, selected) if candidates.infrequent[number].any() == is_wanted
        ]
        selected.append(_best(candidates, selected, offered))
    selected = _exchange(candidates, selected)
    return tuple(blocks[number].id for number in _asking_order(candidates, selected))


def loss(candidates: Candidates, selected: Sequence[int], *, limit: float = np.inf) -> float:
    """Mean over people of the summed posterior variances, plus what looking good would bring, plus 1 for each step out
    of balance and each pair of blocks that exclude each other. Infinite if these additions alone reach `limit`."""
    chosen = list(selected)
    topics = [candidates.topics[number] for number in chosen]
    counts = [topics.count(topic) for topic in set(candidates.topics)]
    added = _out_of_balance(np.array(counts, dtype=np.float64))
    added += _out_of_balance(candidates.reverse_keyed[chosen].sum(axis=0))
    added += _out_of_balance(candidates.infrequent[chosen].sum(axis=0))
    added += float(np.triu(candidates.exclusions[np.ix_(chosen, chosen)]).sum())
    if added < limit:
        added += _desirability_loss(candidates, chosen)
    # Most exchanges end here, and the variances are what takes time.
    if added >= limit:
        return np.inf
    total = candidates.information[:, chosen].sum(axis=1) + candidates.precision
    return added + float(np.trace(np.linalg.inv(total), axis1=1, axis2=2).mean())


def _out_of_balance(counts: Floats) -> float:
    """How many steps the counts lie in total beyond the whole numbers next to their mean; 0 if they differ by at most
    one."""
    mean = counts.mean()
    return float(np.maximum(counts - np.ceil(mean), 0.0).sum() + np.maximum(np.floor(mean) - counts, 0.0).sum())


def _desirability_loss(candidates: Candidates, selected: list[int]) -> float:
    """From the first Newton step towards the scores of people who answer to look good."""
    information = candidates.at_mean[selected].sum(axis=0) + candidates.precision
    theta = np.linalg.solve(information, candidates.pulls[selected].sum(axis=0))
    return DESIRABILITY_WEIGHT * float(theta @ theta)


def _best(candidates: Candidates, selected: list[int], offered: Sequence[int]) -> int:
    """The first of the offered blocks whose addition leaves the smallest loss."""
    best, smallest = offered[0], np.inf
    for number in offered:
        value = loss(candidates, [*selected, number], limit=smallest)
        if value < smallest:
            best, smallest = number, value
    return best


def _unselected(candidates: Candidates, selected: Sequence[int]) -> list[int]:
    return [number for number in range(len(candidates.topics)) if number not in selected]


def _exchange(candidates: Candidates, selected: list[int]) -> list[int]:
    best = loss(candidates, selected)
    for _ in range(SWEEPS):
        before = best
        for position in range(len(selected)):
            is_infrequent = candidates.infrequent[selected[position]].any()
            for other in _unselected(candidates, selected):
                if candidates.infrequent[other].any() != is_infrequent:
                    continue
                changed = [*selected[:position], other, *selected[position + 1 :]]
                value = loss(candidates, changed, limit=best)
                if value < best - LEAST_GAIN:
                    selected, best = changed, value
        if best == before:
            break
    return selected


def _asking_order(candidates: Candidates, selected: Sequence[int]) -> list[int]:
    """Round by round through the topics, so that neighbouring blocks differ in topic; blocks with infrequency
    statements at even distances."""
    infrequent = [number for number in sorted(selected) if candidates.infrequent[number].any()]
    count = len(infrequent)
    order = _by_rounds(candidates, [number for number in selected if number not in infrequent])
    for place in range(count):
        position = int((place + 0.5) * len(selected) / count)
        neighbours = {candidates.topics[number] for number in order[max(0, position - 1) : position + 1]}
        apart = [number for number in infrequent if candidates.topics[number] not in neighbours]
        order.insert(position, (apart or infrequent)[0])
        infrequent.remove(order[position])
    return order


def _by_rounds(candidates: Candidates, selected: Sequence[int]) -> list[int]:
    topics = list(dict.fromkeys(candidates.topics))
    rounds: dict[str, int] = dict.fromkeys(topics, 0)
    keys: list[tuple[int, int, int]] = []
    for number in sorted(selected):
        topic = candidates.topics[number]
        keys.append((rounds[topic], topics.index(topic), number))
        rounds[topic] += 1
    return [number for _, _, number in sorted(keys)]


FALSE_ALARMS = 0.01
"""Few: the evidence against random answers is a check as powerful, and its false alarms come on top."""

FIT_PEOPLE = 8000


def with_fit_limits(bank: Bank) -> Bank:
    """The bank with the `fit_limit` of every form simulated again; the result is reproducible."""
    limits = {form.id: fit_limit(bank, form) for form in bank.forms.values()}
    data: dict[str, Any] = bank_to_dict(bank)
    for form in data["forms"]:
        form["fit_limit"] = round(limits[form["id"]], 3)
    return parse_bank(data)


def fit_limit(bank: Bank, form: Form) -> float:
    """The 1% point of lz among simulated people of the norm group who take the form."""
    rng = np.random.default_rng(0)
    people = draw_people(bank.norms.correlation, FIT_PEOPLE, rng)
    rows = bank.rows(form.blocks)
    loadings, intercepts = bank.loadings[rows], bank.intercepts[rows]
    # Loadings that are off by a factor are the same as people who lie that much further out.
    factors, probabilities = bank.discrimination.nodes()
    off_by = rng.choice(factors, size=(len(people), 1), p=probabilities)
    most, least = draw_choices(loadings, intercepts, off_by * people, rng)
    theta = posteriors(loadings, intercepts, bank.precision, bank.discrimination, most, least).theta
    return float(np.quantile(standardised_fit(loadings, intercepts, theta, most, least), FALSE_ALARMS))
