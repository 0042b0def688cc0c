"""Simulated people who read, who don't, and who want to look good, with their response times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from benchmarks.instrument.worlds import PEOPLE, WORLDS, World
from discern.instrument import Bank, shown_order
from discern.instrument.numerics import Bools, Floats, Ints
from discern.instrument.quality import words_of

RIGHT = WORLDS[0]

READING = 345.0
"""Milliseconds a word that attentive people need for a block, the median: 10 s for 29 words."""

READING_SD = (0.25, 0.25)
"""SDs of the logarithm of that between people and between the blocks of a person: 1% of blocks take under 4.4 s."""

RUSHED, RUSHED_SD, RUSHING = 2200.0, 0.4, 0.6
"""Median and SD of the logarithm of the milliseconds for a block of people who don't read, and the share of those who
answer at random who rush. The others take as long as attentive people."""

LEADER = np.array([2.0, 1.0, -1.0, 0.0])
"""The θ by which somebody answers who wants to look like a leader."""


@dataclass(frozen=True, slots=True, eq=False)
class Answers:
    """Answers of simulated people to all blocks of a form: the columns chosen, `most` and `least` (people, blocks), and
    `ms` (people, blocks), NaN where nothing is known about the time."""

    most: Ints
    least: Ints
    ms: Floats

    def or_else(self, other: Answers, replaced: Bools) -> Answers:
        """These answers, and those of `other` where `replaced` (people, blocks) is true."""
        return Answers(
            np.where(replaced, other.most, self.most),
            np.where(replaced, other.least, self.least),
            np.where(replaced, other.ms, self.ms),
        )

    def untimed(self) -> Answers:
        """The same answers without times."""
        return replace(self, ms=np.full(self.ms.shape, np.nan))


def attentive(bank: Bank, form_id: str, world: World, rng: np.random.Generator) -> Answers:
    """People who read and answer honestly."""
    return _ranked(bank, form_id, world.draw_rankings(bank, form_id, rng)[1], rng)


def at_random(bank: Bank, form_id: str, rng: np.random.Generator, *, avoids_absurd: bool = False) -> Answers:
    """People who pick without reading; some of them rush. Those who avoid the absurd glance at each question, mark an
    infrequency statement as least where there is one, and pick the rest at random."""
    blocks = [bank.blocks[block] for block in bank.form(form_id).blocks]
    shape = (PEOPLE, len(blocks))
    draws = rng.random((*shape, 4))
    for number, block in enumerate(blocks):
        if avoids_absurd and block.infrequency is not None:
            draws[:, number, block.infrequency] = 1.0
    answers = _ranked(bank, form_id, np.argsort(draws, axis=2).astype(np.int8), rng)
    rushed = RUSHED * np.exp(rng.normal(0.0, RUSHED_SD, shape))
    return replace(answers, ms=np.where(rng.random((PEOPLE, 1)) < RUSHING, rushed, answers.ms))


def every_other(one: Answers, other: Answers, rng: np.random.Generator) -> Answers:
    """People who answer like `one` in a random half of the blocks and like `other` in the rest."""
    return one.or_else(other, np.asarray(rng.random(one.most.shape) < 0.5))


def by_place(bank: Bank, form_id: str, places: Sequence[tuple[int, int]], rng: np.random.Generator) -> Answers:
    """People who pick the same places on the screen for most and least again and again: `places`, in turn."""
    chosen = np.zeros((PEOPLE, len(bank.form(form_id).blocks), 4), dtype=np.int8)
    for person in range(PEOPLE):
        for number, block in enumerate(bank.form(form_id).blocks):
            order = shown_order(block, person)
            most, least = places[number % len(places)]
            others = [place for place in range(4) if place not in (most, least)]
            chosen[person, number] = [order[place] for place in (most, *others, least)]
    return _ranked(bank, form_id, chosen, rng)


def nicest(bank: Bank, form_id: str, rating_sd: float, rng: np.random.Generator) -> Answers:
    """People who always pick the most and the least desirable statement, by ratings that differ from the bank's.

    A statement that is plainly false, they mark as least.
    """
    blocks = [bank.blocks[block] for block in bank.form(form_id).blocks]
    ratings = np.array([block.desirability for block in blocks])
    # The smallest noise decides between statements that are rated alike.
    seen = ratings + rng.normal(0.0, max(rating_sd, 1e-6), (PEOPLE, *ratings.shape))
    for number, block in enumerate(blocks):
        if block.infrequency is not None:
            seen[:, number, block.infrequency] = -np.inf
    return _ranked(bank, form_id, np.argsort(-seen, axis=2).astype(np.int8), rng)


def as_leader(bank: Bank, form_id: str, rng: np.random.Generator) -> Answers:
    """People who answer as the leader would who they want to be taken for."""
    theta = np.broadcast_to(LEADER, (PEOPLE, 4))
    return _ranked(bank, form_id, RIGHT.rank(theta, *RIGHT.parameters(bank, form_id, rng), rng), rng)


def _ranked(bank: Bank, form_id: str, ranking: Ints, rng: np.random.Generator) -> Answers:
    """Answers from rankings (people, blocks, 4), columns from most to least, with the times of attentive people."""
    words = np.array([words_of(bank.blocks[block]) for block in bank.form(form_id).blocks])
    between, within = READING_SD
    pace = np.exp(rng.normal(0.0, between, (len(ranking), 1)) + rng.normal(0.0, within, ranking.shape[:2]))
    return Answers(ranking[:, :, 0], ranking[:, :, 3], READING * words * pace)
