"""Statements about one person: the style they lead with, how certain that is, and what follows."""

from collections.abc import Iterator

from discern.contract import STYLES, Certainty, Evidence, Insight, Results, Style, certainty
from discern.contract.certainty import LIKELY
from discern.insight.circle_axes import AXES, MIDDLE, measured_position, position, prob_beyond
from discern.insight.circle_positions import (
    NORMAL,
    Floats,
    Profile,
    error_of,
    profiles_of,
    style_probabilities,
    theta_of,
)
from discern.insight.statement_building import (
    OPEN,
    full_name,
    hedge,
    is_claimed,
    measured_evidence,
    probability_evidence,
    state,
)
from discern.insight.style_phrases import ONE, TWO

SOMEBODY = "this person"

NOTABLE = 5.0
"""A score must be at least this far from 50, the middle of the reference, to be worth a sentence, in points."""


def describe_person(results: Results) -> list[Insight]:
    """What one person's results say, the main point first.

    Withheld results (null scores or style) give one statement with the reason. Where a service gives no probabilities
    or no standard errors, what depends on them is left out.
    """
    found = profiles_of([results])
    if not found:
        return [_withhold(results)]
    (profile,) = found
    known = style_probabilities(profile.style)
    said: list[Insight] = []
    if known is None:
        said.append(_state_no_probabilities(profile))
    else:
        said.extend(_styles(profile, known))
    said.extend(_axes(profile))
    said.extend(_scores(profile))
    said.extend(_caveats(results))
    return said


def _withhold(results: Results) -> Insight:
    failed = [check for check in results.quality.checks if not check.passed]
    return state(
        "withheld",
        "withheld",
        "These answers carry no profile, so nothing is said about {0}.",
        OPEN,
        [Evidence(name=check.meaning, value="yes") for check in failed]
        or [Evidence(name="verdict on the answers", value=results.quality.verdict)],
        [results.candidate],
        "These answers carry no profile, so nothing is said about this person.",
    )


def _state_no_probabilities(profile: Profile) -> Insight:
    return _state(
        profile,
        "no-probabilities",
        "no_probabilities",
        "How sure the style of {0} is isn't known here, so nothing is said about it.",
        OPEN,
        [Evidence(name="style as the service names it", value=profile.style.label)],
    )


def _styles(profile: Profile, known: Floats) -> Iterator[Insight]:
    """The style the person leads with, or one of two, or that it is open; ``known`` (4,) are the probabilities."""
    ranked = sorted(range(len(STYLES)), key=lambda column: -known[column])
    first, second = STYLES[ranked[0]], STYLES[ranked[1]]
    top, pair = float(known[ranked[0]]), float(known[ranked[0]] + known[ranked[1]])
    evidence = [probability_evidence(f"of leading with {STYLES[column]}", float(known[column])) for column in ranked]
    if is_claimed(top):
        yield _state(
            profile,
            f"style-{first}",
            "style",
            f"{hedge(certainty(top))} {{0}} leads with {full_name(first)}: {ONE[first].does}.",
            certainty(top),
            evidence,
        )
        yield from _advise(profile, first, top)
    elif is_claimed(pair):
        yield _state(
            profile,
            f"style-{first}{second}",
            "style",
            f"{hedge(certainty(pair))} {{0}} leads with {full_name(first)} or {full_name(second)}; "
            "the answers can't tell yet which of the two.",
            certainty(pair),
            [probability_evidence(f"of leading with {first} or {second}", pair), *evidence],
        )
    else:
        yield _state(
            profile,
            "style-open",
            "style",
            "The answers can't tell yet which style {0} leads with: several are about equally likely.",
            OPEN,
            evidence,
        )
    yield from _rule_out(profile, known)


def _advise(profile: Profile, style: Style, probability: float) -> Iterator[Insight]:
    """What leading with ``style`` can bring and cost, a question and something to try; empty unless it is likely."""
    if probability < LIKELY:
        return
    of, strength = ONE[style], certainty(probability)
    evidence = [probability_evidence(f"of leading with {style}", probability)]
    for kind, template in (
        ("strength", f"{{0}} {strength} leads with {style}. What that can bring: {of.brings}."),
        ("watch_out", f"{{0}} {strength} leads with {style}. What that can cost: {of.costs}."),
        ("question", f"A question for {{0}}, who {strength} leads with {style}: “{of.ask}”"),
        ("try", of.offer),
    ):
        yield _state(profile, f"{kind}-style-{style}", kind, template, strength, evidence)


def _rule_out(profile: Profile, known: Floats) -> Iterator[Insight]:
    """That the person does not lead with the least likely styles, whose probabilities sum to at most 5%."""
    kept: list[int] = []
    for column in sorted(range(len(STYLES)), key=lambda column: known[column]):
        if float(known[[*kept, column]].sum()) > 1 - 0.95:
            break
        kept.append(column)
    # Three styles ruled out would only repeat that the fourth one leads.
    if not kept or len(kept) == len(STYLES) - 1:
        return
    styles = [STYLES[column] for column in sorted(kept)]
    left = float(known[kept].sum())
    yield _state(
        profile,
        f"not_leading-{''.join(styles)}",
        "not_leading",
        f"{hedge(certainty(1 - left))} {{0}} does not lead with {' or '.join(full_name(style) for style in styles)}.",
        certainty(1 - left),
        [probability_evidence(f"of leading with {' or '.join(styles)}", left)],
    )


def _axes(profile: Profile) -> Iterator[Insight]:
    """The end of pace and of focus that the person is clearly nearer to."""
    place = profile.place
    if place.variance is None:
        return
    for axis in AXES:
        value = position(place, axis)
        end = 0 if value > 0 else 1
        towards = TWO[axis].ends[end]
        probability = prob_beyond(abs(value), MIDDLE, place.variance)
        if probability < LIKELY:
            continue
        yield _state(
            profile,
            f"{axis}-{towards}",
            axis,
            f"{hedge(certainty(probability))} {{0}} {TWO[axis].lies[end]}.",
            certainty(probability),
            [
                probability_evidence(f"that {axis} lies more than {MIDDLE:g} towards {towards}", probability),
                measured_position(axis, value, place.variance),
            ],
        )


def _scores(profile: Profile) -> Iterator[Insight]:
    """The scores that are clearly more than `NOTABLE` points above or below 50."""
    for style, score in profile.scores.items():
        error = error_of(score)
        if error is None or error <= 0:
            continue
        theta = theta_of(score)
        line = 50 + NOTABLE if theta > 0 else 50 - NOTABLE
        probability = NORMAL.cdf((abs(theta) - NORMAL.inv_cdf((50 + NOTABLE) / 100)) / error)
        if probability < LIKELY:
            continue
        side = "above" if theta > 0 else "below"
        yield _state(
            profile,
            f"score-{style}",
            "score",
            f"{{0}} {certainty(probability)} scores {side} {line:.0f} in {full_name(style)}, "
            "where 50 is the middle of the reference.",
            certainty(probability),
            [
                probability_evidence(f"that the score in {style} lies {side} {line:.0f}", probability),
                measured_evidence(f"score in {style}", score.score, score.interval),
            ],
        )


def _caveats(results: Results) -> Iterator[Insight]:
    failed = [check for check in results.quality.checks if not check.passed]
    if results.quality.verdict == "caution" and failed:
        yield state(
            "caution",
            "caveat",
            "Read this with care: something about the answers is unusual, so they may say less than they seem to.",
            OPEN,
            [Evidence(name=check.meaning, value="yes") for check in failed],
        )
    if results.norms is not None and results.norms.n == 0:
        yield state(
            "no-norm-group",
            "caveat",
            "There is no norm group yet, only a provisional reference: how these scores compare with those of "
            "real people can't be told yet.",
            OPEN,
            [
                Evidence(name="norms", value=results.norms.id),
                Evidence(name="people in the norm group", value=results.norms.n),
            ],
        )


def _state(
    profile: Profile, id_: str, kind: str, template: str, strength: Certainty, evidence: list[Evidence]
) -> Insight:
    unnamed = template.replace("{0}", SOMEBODY)
    if unnamed.startswith(SOMEBODY):
        unnamed = unnamed[0].upper() + unnamed[1:]
    return state(id_, kind, template, strength, evidence, [profile.candidate], unnamed)
