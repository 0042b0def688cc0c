"""The best-worst logit ("maxdiff") model of the most and least choice in a block of four items.

    u_j = μ_j + λ_j θ_style(j)
    P(most = i, least = k) = exp(u_i − u_k) / Z,    Z = Σ_{a≠b} exp(u_a − u_b) = (Σ_a e^{u_a}) (Σ_b e^{−u_b}) − 4

(Marley & Louviere 2005, doi 10.1016/j.jmp.2005.05.003). The intercept μ and the loading λ are on the logit scale; λ is
negative for a reverse-keyed item. A block holds one item of each style, so an item's column (0..3, order D, I, S, C) is
also its style's, and a derivative with respect to θ is the derivative with respect to u times λ.

log P is concave in θ, and its second derivative does not depend on the choice: observed and expected information are
the same.

Shapes throughout: `loadings` and `intercepts` (blocks, 4); `theta` (people, 4); `most` and `least` (people, blocks)
hold the chosen items' columns, -1 where a block is unanswered.
"""

import numpy as np

from discern.instrument.numerics import Bools, Floats, Ints

PAIRS = tuple((most, least) for most in range(4) for least in range(4) if most != least)
"""The 12 possible choices in a block, as (most, least) columns."""


def choice_probabilities(loadings: Floats, intercepts: Floats, theta: Floats) -> Floats:
    """Probability of each choice, (people, blocks, 12) in the order of `PAIRS`; sums to 1 within a block."""
    up = np.exp(intercepts + loadings * theta[:, None, :])
    products = up[:, :, [most for most, _ in PAIRS]] / up[:, :, [least for _, least in PAIRS]]
    return np.asarray(products / products.sum(axis=2, keepdims=True))


def draw_choices(loadings: Floats, intercepts: Floats, theta: Floats, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """Simulated `most` and `least`, each (people, blocks)."""
    cumulative = choice_probabilities(loadings, intercepts, theta).cumsum(axis=2)
    # The last cumulative probability is 1 but for rounding, so it is left out of the comparison.
    chosen = (cumulative[:, :, :-1] < rng.random(cumulative.shape[:2])[:, :, None]).sum(axis=2)
    pairs = np.array(PAIRS, dtype=np.int8)
    return pairs[chosen, 0], pairs[chosen, 1]


def sufficient_statistic(loadings: Floats, most: Ints, least: Ints) -> Floats:
    """T = Σ λ(most) − Σ λ(least) by style, (people, 4), over the answered blocks.

    With the set of answered blocks it is sufficient for θ: the log-likelihood is T·θ less Σ log Z(θ) and a constant.
    """
    statistic = np.empty((most.shape[0], 4))
    for style in range(4):
        signs = (most == style).astype(np.float64) - (least == style)
        statistic[:, style] = signs @ loadings[:, style]
    return statistic


def chosen_intercepts(intercepts: Floats, most: Ints, least: Ints) -> Floats:
    """Σ μ(most) − Σ μ(least) over the answered blocks, (people,): the part of the log-likelihood without θ or λ."""
    return np.asarray(sufficient_statistic(intercepts, most, least).sum(axis=1))


def log_normaliser(utility: Floats) -> Floats:
    """log Z of each block, (…,), from its items' utilities (…, 4)."""
    up = np.exp(utility)
    return np.asarray(np.log(up.sum(axis=-1) * (1.0 / up).sum(axis=-1) - 4.0))


def expected_statistic_and_information(
    loadings: Floats, intercepts: Floats, theta: Floats, answered: Bools | None = None
) -> tuple[Floats, Floats]:
    """Expected `sufficient_statistic` (people, 4) and Fisher information (people, 4, 4) about θ.

    Both are sums over the blocks marked in `answered` (people, blocks); over all blocks when it is None.
    """
    up, down, inverse_z, rising, falling = _scaled_terms(loadings, intercepts, theta, answered)
    slope = rising - falling
    # Sums over blocks of the outer products in `block_information`, as matrix products.
    cross = np.matmul((up * inverse_z).transpose(0, 2, 1), down)
    information = -(cross + cross.transpose(0, 2, 1)) - np.matmul(slope.transpose(0, 2, 1), slope)
    information[:, range(4), range(4)] += np.einsum("nbs,bs->ns", rising + falling, loadings)
    return slope.sum(axis=1), information


def block_information(loadings: Floats, intercepts: Floats, theta: Floats) -> Floats:
    """Fisher information about θ in each block, (people, blocks, 4, 4)."""
    up, down, inverse_z, rising, falling = _scaled_terms(loadings, intercepts, theta, None)
    slope = rising - falling
    cross = (up * inverse_z)[..., :, None] * down[..., None, :]
    information = -(cross + cross.swapaxes(2, 3)) - slope[..., :, None] * slope[..., None, :]
    information[..., range(4), range(4)] += (rising + falling) * loadings
    return np.asarray(information)


def _scaled_terms(
    loadings: Floats, intercepts: Floats, theta: Floats, answered: Bools | None
) -> tuple[Floats, Floats, Floats, Floats, Floats]:
    """What the derivatives of log Z are made of: λe^u, λe^{−u}, 1/Z, λe^u Σe^{−u}/Z and λe^{−u} Σe^u/Z.

    All are (people, blocks, 4), but 1/Z is (people, blocks, 1) and 0 where a block is unanswered, which removes the
    block from everything. With S⁺ = Σe^u and S⁻ = Σe^{−u},

        ∂ log Z/∂u_j       = (e^{u_j} S⁻ − e^{−u_j} S⁺)/Z, which is P(most = j) − P(least = j)
        ∂² log Z/∂u_j ∂u_k = δ_jk (e^{u_j} S⁻ + e^{−u_j} S⁺)/Z − (e^{u_j − u_k} + e^{u_k − u_j})/Z − ∂_j log Z ∂_k log Z

    and each derivative by θ has a factor λ for each index.
    """
    up = np.exp(intercepts + loadings * theta[:, None, :])
    down = 1.0 / up
    up_sum = up.sum(axis=2, keepdims=True)
    down_sum = down.sum(axis=2, keepdims=True)
    inverse_z = 1.0 / (up_sum * down_sum - 4.0)
    if answered is not None:
        inverse_z = inverse_z * answered[:, :, None]
    # In place, because these arrays are the bulk of the work in a batch.
    up *= loadings
    down *= loadings
    return up, down, inverse_z, up * (down_sum * inverse_z), down * (up_sum * inverse_z)
