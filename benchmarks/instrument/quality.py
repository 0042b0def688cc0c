"""What the quality checks catch, and how often they are wrong about honest people:
`python -m benchmarks instrument --quality`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from benchmarks.instrument.design import BLOCKS, PRECISION, people, random_design
from benchmarks.instrument.desirability import desirability_index
from benchmarks.instrument.respondents import (
    RIGHT,
    Answers,
    as_leader,
    at_random,
    attentive,
    by_place,
    every_other,
    nicest,
)
from benchmarks.instrument.worlds import PEOPLE, WORLDS
from benchmarks.support.figure import Figure, at_least, at_most, plain
from discern.instrument import (
    Bank,
    Choice,
    ResponseQuality,
    bank_to_dict,
    load_bank,
    parse_bank,
    posteriors,
    score_batch,
)
from discern.instrument.bank import KNOWN
from discern.instrument.choices import encode
from discern.instrument.numerics import Bools, Floats, Ints
from discern.instrument.quality import ResponseRecord, assess_quality, standardised_fit
from discern.instrument.simulation import RATING_SD
from tests.support.map_estimates import estimate
from tests.support.simulated_people import of_one

HONEST = tuple(world for world in WORLDS if world.careless == 0.0)
"""The worlds in which nobody is careless: who is caught there is caught wrongly."""

DRAWS = 10
"""How many times `PEOPLE` are simulated."""

FALSE_ALARMS, FALSE_ALARMS_ELSEWHERE = 0.05, 0.06
"""How many honest people may be taken for careless where the parameters are right, and in the other worlds."""

APPEALS = (-1.5, -1.0)
"""How much infrequency statements may really appeal, where the bank has −2."""

FAVOUR = 0.2
"""By how many SDs a statement appeals more to everybody for each step of desirability, where honest people like nice
statements too."""

INDEX_AT_1, INDEX_AT_5 = 2.33, 1.645
"""The 1% and the 5% point of the index of desirability among people who answer by the model."""

CYCLE = ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3))

Found = Sequence[ResponseQuality]
Outcome = Callable[[ResponseQuality], bool]


def is_careless(quality: ResponseQuality) -> bool:
    """Whether any check says that the answers weren't read."""
    return quality.verdict != "ok"


def is_withheld(quality: ResponseQuality) -> bool:
    return quality.verdict == "withheld"


def figures() -> list[Figure]:
    """The bank in use on each of its forms; some twenty minutes."""
    bank = load_bank()
    return [each for form_id in bank.forms for each in of_form(bank, form_id)]


def of_form(bank: Bank, form_id: str) -> Iterator[Figure]:
    """Everything that is said about one form."""
    yield from _wrong_about_honest(bank, form_id)
    yield from _catches_careless(bank, form_id)
    yield from _catches_looking_good(bank, form_id)


def _wrong_about_honest(bank: Bank, form_id: str) -> Iterator[Figure]:
    for number, world in enumerate(HONEST):
        rng = np.random.default_rng([18, number])
        answers = [attentive(bank, form_id, world, rng) for _ in range(DRAWS)]
        found = judged(bank, form_id, answers)
        name = f"{form_id}, honest, {world.name}"
        limit = FALSE_ALARMS if world is RIGHT else FALSE_ALARMS_ELSEWHERE
        careless = _share(f"{name}: taken for careless", found, is_careless)
        yield at_most(careless.figure, careless.value, limit, careless.how)
        yield _share(f"{name}: withheld", found, is_withheld)
        yield from _desirability(name, bank, form_id, answers)
    for appeal in APPEALS:
        rng = np.random.default_rng([19, round(-10 * appeal)])
        answers = [attentive(with_appeal(bank, appeal), form_id, RIGHT, rng) for _ in range(DRAWS)]
        found = judged(bank, form_id, answers)
        yield _share(f"{form_id}, honest, appeal {appeal}: taken for careless", found, is_careless)
        yield _share(f"{form_id}, honest, appeal {appeal}: withheld", found, is_withheld)
    rng = np.random.default_rng(20)
    answers = [attentive(with_favour(bank), form_id, RIGHT, rng)]
    yield from _desirability(f"{form_id}, honest, nice statements appeal to all", bank, form_id, answers)


def _catches_careless(bank: Bank, form_id: str) -> Iterator[Figure]:
    rng = np.random.default_rng(21)
    draws = range(DRAWS)
    randomly = [at_random(bank, form_id, rng) for _ in draws]
    halves = [every_other(attentive(bank, form_id, RIGHT, rng), each, rng) for each in randomly]
    found = judged(bank, form_id, randomly)
    is_long = form_id == "fixed"
    caught = _share(f"{form_id}, at random, timed: caught", found, is_careless)
    # Two infrequency statements among 12 questions promise no share; four among 24 do.
    yield at_least(caught.figure, caught.value, 0.98, caught.how) if is_long else caught
    withheld = _share(f"{form_id}, at random, timed: withheld", found, is_withheld)
    yield at_least(withheld.figure, withheld.value, 0.85, withheld.how) if is_long else withheld
    one_place = [by_place(bank, form_id, ((0, 3),), rng).untimed()]
    in_cycles = [by_place(bank, form_id, CYCLE, rng).untimed()]
    glancing = [at_random(bank, form_id, rng, avoids_absurd=True) for _ in draws]
    for name, answers in (
        ("at random, untimed", [each.untimed() for each in randomly]),
        ("half at random, timed", halves),
        ("half at random, untimed", [each.untimed() for each in halves]),
        ("always first and last on screen, untimed", one_place),
        ("six pairs of places in turn, untimed", in_cycles),
        ("at random but avoids the absurd, timed", glancing),
        ("at random but avoids the absurd, untimed", [each.untimed() for each in glancing]),
    ):
        found = judged(bank, form_id, answers)
        yield _share(f"{form_id}, {name}: caught", found, is_careless)
        yield _share(f"{form_id}, {name}: withheld", found, is_withheld)


def _catches_looking_good(bank: Bank, form_id: str) -> Iterator[Figure]:
    rng = np.random.default_rng(22)
    plainly, by_own_ratings = nicest(bank, form_id, 0.0, rng), nicest(bank, form_id, RATING_SD, rng)
    honest = attentive(bank, form_id, RIGHT, rng)
    for name, answers in (
        ("always the nicest", plainly),
        ("always the nicest by own ratings", by_own_ratings),
        ("half the nicest", every_other(honest, plainly, rng)),
        ("half the nicest by own ratings", every_other(honest, by_own_ratings, rng)),
        ("like a leader", as_leader(bank, form_id, rng)),
    ):
        yield from _desirability(f"{form_id}, {name}", bank, form_id, [answers])


def _desirability(name: str, bank: Bank, form_id: str, draws: Sequence[Answers]) -> Iterator[Figure]:
    """How many lie beyond the limits of the index; nothing where too few statements are rated for it."""
    blocks = bank.form(form_id).blocks
    rows = bank.rows(blocks)
    desirability = np.array([bank.blocks[block].desirability for block in blocks])
    index = np.concatenate(
        [
            desirability_index(bank.loadings[rows], bank.intercepts[rows], desirability, each.most, each.least)
            for each in draws
        ]
    )
    if np.isnan(index).all():
        return
    yield _share_figure(f"{name}: beyond the 1% point of desirability", index > INDEX_AT_1)
    yield _share_figure(f"{name}: beyond the 5% point of desirability", index > INDEX_AT_5)


def judged(bank: Bank, form_id: str, draws: Sequence[Answers]) -> list[ResponseQuality]:
    """Everybody's response quality, by the very rules of a profile. The seed of a person is their number."""
    form = bank.form(form_id)
    items = [[item.id for item in bank.blocks[block].items] for block in form.blocks]
    found = []
    for answers in draws:
        posterior = score_batch(bank, form_id, answers.most, answers.least)
        for person in range(PEOPLE):
            choices = tuple(
                Choice(
                    block,
                    items[number][answers.most[person, number]],
                    items[number][answers.least[person, number]],
                    None if math.isnan(answers.ms[person, number]) else int(answers.ms[person, number]),
                )
                for number, block in enumerate(form.blocks)
            )
            record = ResponseRecord(bank, form, choices, encode(bank, choices), of_one(posterior, person), person)
            found.append(assess_quality(record))
    return found


def with_appeal(bank: Bank, appeal: float) -> Bank:
    """The bank as it is if infrequency statements appeal more than judged: with another intercept."""
    data = bank_to_dict(bank)
    for block in data["blocks"]:
        for item in block["items"]:
            if item["style"] is None:
                item["intercept"] = appeal
    return parse_bank(data)


def with_favour(bank: Bank) -> Bank:
    """The bank as it is if everybody likes desirable statements better: with intercepts that follow desirability."""
    data = bank_to_dict(bank)
    for block in data["blocks"]:
        desirability = bank.blocks[block["id"]].desirability
        for item, rating in zip(block["items"], desirability, strict=True):
            item["intercept"] += FAVOUR * (rating - float(np.mean(desirability)))
    return parse_bank(data)


def _share(figure: str, found: Found, outcome: Outcome) -> Figure:
    return _share_figure(figure, np.array([outcome(each) for each in found]))


def _share_figure(figure: str, is_so: Bools) -> Figure:
    share = float(is_so.mean())
    error = math.sqrt(max(share * (1.0 - share), 1.0 / len(is_so)) / len(is_so))
    return plain(figure, share, f"{len(is_so):,} people, own bank; standard error {error:.3f}")


def detection() -> list[Figure]:
    """How many random and half-random responders lz catches at 5% false alarms."""
    caught, half_caught, withheld, wronged = [], [], [], []
    count = 10_000
    for seed in range(2):
        rng = np.random.default_rng([5, seed])
        design = random_design(BLOCKS, rng)
        parameters = (design.logit_loadings, design.logit_intercepts)
        honest = design.answers(people(2 * count, rng), rng)
        limit = np.quantile(_lz(*parameters, PRECISION, *(part[:count] for part in honest)), 0.05)
        honest = (honest[0][count:], honest[1][count:])
        noise, half = _careless(honest, rng)
        caught.append((_lz(*parameters, PRECISION, *noise) < limit).mean())
        half_caught.append((_lz(*parameters, PRECISION, *half) < limit).mean())
        withheld.append(_withheld(*parameters, PRECISION, *noise))
        wronged.append(_withheld(*parameters, PRECISION, *honest))
    how = "2 banks x 10,000 people; limit from 10,000 others"
    return [
        at_least("random responders caught at 5% false alarms", float(np.mean(caught)), 0.99, how),
        at_least("half-random responders caught at 5% false alarms", float(np.mean(half_caught)), 0.88, how),
        plain("random responders withheld", float(np.mean(withheld)), how),
        plain("honest people withheld as random", float(np.mean(wronged)), how),
    ]


def _careless(honest: tuple[Ints, Ints], rng: np.random.Generator) -> tuple[tuple[Ints, Ints], tuple[Ints, Ints]]:
    """Answers at random throughout, and in a random half of the blocks."""
    shape = honest[0].shape
    order = np.argsort(rng.random((*shape, 4)), axis=2).astype(np.int8)
    noise = (order[:, :, 0], order[:, :, 1])
    half = np.argsort(rng.random(shape), axis=1) < shape[1] // 2
    return noise, (np.where(half, noise[0], honest[0]), np.where(half, noise[1], honest[1]))


def _lz(loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints) -> Floats:
    theta = estimate(loadings, intercepts, precision, most, least).theta
    return standardised_fit(loadings, intercepts, theta, most, least)


def _withheld(loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints) -> float:
    evidence = posteriors(loadings, intercepts, precision, KNOWN, most, least).log_evidence
    return float((evidence + most.shape[1] * math.log(12.0) < -math.log(100.0)).mean())
