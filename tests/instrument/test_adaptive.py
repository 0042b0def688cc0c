"""Selection of the next block, and the order in which its statements are shown."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from discern.instrument import (
    Bank,
    BankError,
    Choice,
    ItemBlock,
    bank_to_dict,
    blocks_total,
    next_blocks,
    parse_bank,
    score_profile,
    simulate_respondent,
)
from discern.instrument.adaptive.block_selection import (
    CONTROLLED,
    UNRESTRICTED,
    BlockPool,
    SelectionPolicy,
    form_pool,
    precision_shortfall,
    select_next,
    topics_open,
    without_excluded,
)
from discern.instrument.bank.choices import encode
from discern.instrument.bank.presentation import as_shown, shown_order
from discern.instrument.model.best_worst_logit import block_information, draw_choices
from discern.instrument.numerics.arrays import Floats
from discern.instrument.scoring.map_estimate import estimate_person
from discern.instrument.simulation.people import draw_items, draw_people
from discern.instrument.simulation.simulation_study import (
    adaptive_selector,
    administer,
    best_orders,
    fixed_order_selector,
)
from tests.support.infrequency import with_infrequency

from .conftest import CORRELATION


def first_and_last(block: ItemBlock) -> Choice:
    return Choice(block.id, block.items[0].id, block.items[-1].id)


def take(bank: Bank, form_id: str, seed: int) -> list[Choice]:
    """The choices of someone who always picks the first and the last item shown, so they depend only on the seed."""
    answers: list[Choice] = []
    while blocks := next_blocks(bank, form_id, answers, seed):
        answers.append(first_and_last(blocks[0]))
    return answers


@pytest.fixture(scope="module")
def checking(bank: Bank) -> tuple[Bank, list[str]]:
    """A bank whose adaptive form has four blocks with infrequency statements, and the ids of those blocks."""
    blocks = [bank.form("adaptive").blocks[place] for place in (90, 10, 40, 70)]
    changed = with_infrequency(bank, {block: column for column, block in enumerate(blocks)})
    return changed, sorted(blocks, key=bank.form("adaptive").blocks.index)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_adaptive_form_asks_infrequency_statements_at_set_positions(
    checking: tuple[Bank, list[str]], seed: int
) -> None:
    bank, blocks = checking
    asked = [choice.block for choice in take(bank, "adaptive", seed)]
    assert [asked[position] for position in (3, 7, 11, 15)] == blocks
    assert len(set(asked)) == len(asked)


def test_an_adaptive_form_stops_only_after_the_last_infrequency_statement(checking: tuple[Bank, list[str]]) -> None:
    bank = checking[0]
    easy = parse_bank(
        bank_to_dict(bank)
        | {"forms": [bank_to_dict(bank)["forms"][2] | {"target_se": 0.9}], "version": "easily precise enough"}
    )
    assert len(take(easy, "adaptive", 5)) == 16


def test_simulation_studies_ask_infrequency_statements_where_one_person_gets_them(
    checking: tuple[Bank, list[str]],
) -> None:
    bank, blocks = checking
    pool = replace(form_pool(bank, "adaptive"), target_se=0.9)
    rng = np.random.default_rng(6)
    answers = draw_choices(pool.loadings, pool.intercepts, draw_people(CORRELATION, 20, rng), rng)
    taken = administer(pool, bank.precision, *answers, 30, adaptive_selector(pool, CONTROLLED, rng))
    assert taken.lengths.tolist() == [16] * 20
    assert taken.asked[:, bank.rows(blocks)].all()


def test_without_infrequency_statements_an_adaptive_form_may_stop_at_once(bank: Bank) -> None:
    assert form_pool(bank, "adaptive").shortest == 0


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_fixed_forms_ask_what_remains_in_order(bank: Bank, form_id: str) -> None:
    order = bank.form(form_id).blocks
    assert tuple(block.id for block in next_blocks(bank, form_id, [])) == order
    answered = [first_and_last(bank.blocks[order[2]]), first_and_last(bank.blocks[order[0]])]
    assert tuple(block.id for block in next_blocks(bank, form_id, answered)) == (order[1], *order[3:])
    assert next_blocks(bank, form_id, [first_and_last(bank.blocks[block]) for block in order]) == ()


def test_unknown_form(bank: Bank) -> None:
    with pytest.raises(BankError, match="no form 'x'"):
        next_blocks(bank, "x", [])


def test_the_statements_shown_are_those_of_the_block(bank: Bank) -> None:
    block = bank.blocks["talk-01"]
    seen = as_shown(block, 5)
    assert set(seen.items) == set(block.items)
    assert seen == as_shown(block, 5)


def test_every_order_is_shown_equally_often(bank: Bank) -> None:
    counts = Counter(shown_order(block, seed) for block in bank.blocks for seed in range(100))
    assert len(counts) == 24
    expected = 104 * 100 / 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7  # chi-square, 23 df, .999


def largest_se(bank: Bank, answers: Sequence[Choice]) -> float:
    """The largest standard error of a style, taking the bank's loadings for true."""
    return float(estimate_person(bank, encode(bank, answers)).se.max())


def test_adaptive_asks_one_block_at_a_time_until_done(bank: Bank) -> None:
    answers = take(bank, "adaptive", 3)
    form = bank.form("adaptive")
    assert len({answer.block for answer in answers}) == len(answers) <= blocks_total(bank, "adaptive") == form.cap
    assert form.target_se is not None
    assert largest_se(bank, answers) <= form.target_se or len(answers) == form.cap
    assert largest_se(bank, answers[:-1]) > form.target_se
    # What asking can't reduce is added: the loadings may be off.
    assert score_profile(bank, answers, "adaptive").se.max() > largest_se(bank, answers)


def test_adaptive_follows_from_answers_and_seed(bank: Bank) -> None:
    assert take(bank, "adaptive", 3) == take(bank, "adaptive", 3)
    answers = take(bank, "adaptive", 3)[:9]
    expected = next_blocks(bank, "adaptive", answers, 3)
    assert next_blocks(bank, "adaptive", answers[::-1], 3) == expected
    firsts = {next_blocks(bank, "adaptive", [], seed)[0].id for seed in range(40)}
    assert 4 <= len(firsts) <= CONTROLLED.first_best_of


def test_adaptive_stops_at_the_cap(bank: Bank) -> None:
    form = replace(bank.form("adaptive"), cap=3)
    small = replace(bank, forms={"adaptive": form})
    assert len(take(small, "adaptive", 1)) == 3


@pytest.mark.parametrize("seed", range(5))
def test_topics_stay_together(bank: Bank, seed: int) -> None:
    answers: list[Choice] = []
    for answer in take(bank, "adaptive", seed):
        answers.append(answer)
        counts = Counter(bank.blocks[given.block].topic for given in answers)
        assert CONTROLLED.topic_lead is not None
        assert max(counts.values()) - (min(counts.values()) if len(counts) == 8 else 0) <= CONTROLLED.topic_lead


def test_a_topic_too_far_ahead_is_closed_until_the_others_catch_up() -> None:
    topics = np.array([0, 0, 0, 1, 1, 1])
    unasked = np.array([[False, False, True, True, True, True], [False, True, True, False, True, True]])
    np.testing.assert_array_equal(topics_open(topics, unasked, 2)[0], [False, False, False, True, True, True])
    np.testing.assert_array_equal(topics_open(topics, unasked, 2)[1], [True] * 6)


def test_an_exhausted_topic_does_not_close_the_others() -> None:
    topics = np.array([0, 1, 1, 1])
    unasked = np.array([[False, False, False, True]])
    assert topics_open(topics, unasked, 2)[0, 3]


def test_a_block_is_left_out_once_one_that_excludes_it_is_asked() -> None:
    exclusions = np.zeros((4, 4), dtype=np.bool_)
    exclusions[0, 2] = exclusions[2, 0] = True
    unasked = np.array([[False, True, True, True], [True, True, True, False]])
    allowed = without_excluded(unasked, unasked, exclusions)
    np.testing.assert_array_equal(allowed, [[False, True, False, True], [True, True, True, False]])


def test_exclusion_leaves_a_block_to_ask() -> None:
    exclusions = ~np.eye(2, dtype=np.bool_)
    unasked = np.array([[False, True]])
    np.testing.assert_array_equal(without_excluded(unasked, unasked, exclusions), unasked)


@pytest.mark.parametrize("seed", range(3))
def test_an_adaptive_form_keeps_statements_apart(bank: Bank, seed: int) -> None:
    asked = [bank.blocks[answer.block].items[0].id for answer in take(bank, "adaptive", seed)]
    kept = parse_bank(bank_to_dict(bank) | {"apart": [[asked[0], item] for item in asked[1:4]]})
    again = {bank.blocks[answer.block].items[0].id for answer in take(kept, "adaptive", seed)}
    assert asked[0] in again
    assert again.isdisjoint(asked[1:4])


def test_the_choice_is_the_best_by_brute_force(bank: Bank) -> None:
    pool = form_pool(bank, "adaptive")
    rng = np.random.default_rng(4)
    theta, information = rng.normal(0, 1, (1, 4)), bank.precision[None] * 2.0
    unasked = rng.random((1, 104)) < 0.5
    values = {}
    for place in np.flatnonzero(unasked[0]):
        gained = block_information(pool.loadings[[place]], pool.intercepts[[place]], theta)[:, 0]
        values[int(place)] = round(float(precision_shortfall(information + gained, pool.target_se)[0]), 10)
    best = min(values, key=lambda place: (values[place], place))
    assert select_next(pool, unasked, theta, information, UNRESTRICTED, np.zeros(1))[0] == best


def test_the_draw_decides_among_the_best(bank: Bank) -> None:
    pool = form_pool(bank, "adaptive")
    unasked = np.ones((1, 104), dtype=np.bool_)
    unasked[0, 10] = False
    policy = SelectionPolicy(None, 4, 2)
    picks = {
        int(select_next(pool, unasked, np.zeros((1, 4)), bank.precision[None], policy, np.array([chance]))[0])
        for chance in (0.0, 0.34, 0.67, 0.99)
    }
    assert len(picks) == 3


def test_simulated_answers_are_reproducible(bank: Bank) -> None:
    first, second = (simulate_respondent(bank, "adaptive", np.zeros(4), np.random.default_rng(5)) for _ in range(2))
    assert first == second
    assert first != simulate_respondent(bank, "adaptive", np.zeros(4), np.random.default_rng(6))


def test_adaptive_needs_fewer_blocks_than_the_best_fixed_order(precision: Floats) -> None:
    rng = np.random.default_rng(6)
    loadings, intercepts = (1.6 * values for values in draw_items(60, rng))
    pool = BlockPool(loadings, intercepts, np.arange(60) % 8, 0.4)
    answers = draw_choices(loadings, intercepts, draw_people(CORRELATION, 60, rng), rng)
    orders = best_orders(pool, precision, draw_people(CORRELATION, 50, rng), 45)
    fixed = min(
        administer(pool, precision, *answers, 45, fixed_order_selector(order)).lengths.mean() for order in orders
    )
    trial = administer(pool, precision, *answers, 45, adaptive_selector(pool, UNRESTRICTED, rng))
    assert trial.lengths.mean() < 0.9 * fixed
    assert trial.se.max() <= 0.4
    np.testing.assert_array_equal(trial.asked.sum(axis=1), trial.lengths)
