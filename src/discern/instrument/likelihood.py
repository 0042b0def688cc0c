"""The best-worst logit ("MaxDiff") model of a most/least answer.

Utility u_j = μ_j + λ_j θ_style(j). P(most = i, least = k) = exp(u_i − u_k) / Σ_{a≠b} exp(u_a − u_b), and the sum is
(Σ_a e^{u_a})(Σ_b e^{−u_b}) − 4 (Marley & Louviere 2005, doi 10.1016/j.jmp.2005.05.003). A block holds one item a
style, so item and style share an index, and the derivatives by θ are those by u times λ. The logarithm of the
probability is concave in θ, and its second derivative does not depend on the answer: observed and expected
information agree.
"""

from __future__ import annotations

import numpy as np

from discern.instrument.arrays import Bools, Floats, Ints

PAIRS = tuple((most, least) for most in range(4) for least in range(4) if most != least)


def probabilities(loadings: Floats, intercepts: Floats, theta: Floats) -> Floats:
    """Probabilities (people, blocks, 12) of the answers in the order of `PAIRS`; they sum to 1 in each block.

    `loadings`, `intercepts`: (blocks, 4), logit scale. `theta`: (people, 4).
    """
    up = np.exp(intercepts + loadings * theta[:, None, :])
    products = up[:, :, [most for most, _ in PAIRS]] / up[:, :, [least for _, least in PAIRS]]
    return np.asarray(products / products.sum(axis=2, keepdims=True))


def choice_sums(loadings: Floats, most: Ints, least: Ints) -> Floats:
    """The sufficient statistic T = Σ λ(most) − Σ λ(least) by style, (people, 4); answers of -1 count nothing."""
    sums = np.empty((most.shape[0], 4))
    for style in range(4):
        signs = (most == style).astype(np.float64) - (least == style)
        sums[:, style] = signs @ loadings[:, style]
    return sums


def log_likelihood(loadings: Floats, intercepts: Floats, theta: Floats, most: Ints, least: Ints) -> Floats:
    """log P(answers | θ) of each person, (people,); `most`, `least` (people, blocks), -1 where unanswered."""
    u = intercepts + loadings * theta[:, None, :]
    normaliser = np.log(np.exp(u).sum(axis=2) * np.exp(-u).sum(axis=2) - 4.0)
    answered = most >= 0
    best = np.take_along_axis(u, np.where(answered, most, 0)[:, :, None].astype(np.intp), axis=2)[:, :, 0]
    worst = np.take_along_axis(u, np.where(answered, least, 0)[:, :, None].astype(np.intp), axis=2)[:, :, 0]
    return np.asarray(np.where(answered, best - worst - normaliser, 0.0).sum(axis=1))


def expected_and_information(
    loadings: Floats, intercepts: Floats, theta: Floats, answered: Bools | None = None
) -> tuple[Floats, Floats]:
    """Expected T (people, 4) and Fisher information (people, 4, 4) over the answered blocks (all when None)."""
    u = intercepts + loadings * theta[:, None, :]
    up = np.exp(u)
    down = 1.0 / up
    up_sum = up.sum(axis=2, keepdims=True)
    down_sum = down.sum(axis=2, keepdims=True)
    weight = 1.0 / (up_sum * down_sum - 4.0)
    if answered is not None:
        weight = weight * answered[:, :, None]
    up *= loadings
    down *= loadings
    rising = up * (down_sum * weight)
    falling = down * (up_sum * weight)
    slope = rising - falling
    cross = np.matmul((up * weight).transpose(0, 2, 1), down)
    information = -(cross + cross.transpose(0, 2, 1)) - np.matmul(slope.transpose(0, 2, 1), slope)
    diagonal = np.einsum("nbs,bs->ns", rising + falling, loadings)
    information[:, range(4), range(4)] += diagonal
    return slope.sum(axis=1), information


def block_information(loadings: Floats, intercepts: Floats, theta: Floats) -> Floats:
    """Fisher information of each block (blocks, 4) for each person (people, 4): (people, blocks, 4, 4)."""
    up = np.exp(intercepts + loadings * theta[:, None, :])
    down = 1.0 / up
    up_sum = up.sum(axis=2, keepdims=True)
    down_sum = down.sum(axis=2, keepdims=True)
    weight = 1.0 / (up_sum * down_sum - 4.0)
    up *= loadings
    down *= loadings
    rising = up * (down_sum * weight)
    falling = down * (up_sum * weight)
    slope = rising - falling
    cross = (up * weight)[..., :, None] * down[..., None, :]
    information = -(cross + cross.swapaxes(2, 3)) - slope[..., :, None] * slope[..., None, :]
    information[..., range(4), range(4)] += (rising + falling) * loadings
    return np.asarray(information)
