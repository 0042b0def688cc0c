"""Two people compared: where they are alike, where friction is likely, what each can try."""

from collections.abc import Iterator
from math import hypot

import numpy as np

from discern.contract import (
    STYLES,
    ByStyle,
    Comparison,
    Difference,
    Evidence,
    Insight,
    Interval,
    Results,
    Score,
    certainty,
)
from discern.contract.certainty import LIKELY
from discern.insight.circle_axes import ALIKE, APART, AXES, measured_position, position, prob_beyond, prob_within
from discern.insight.circle_positions import (
    NORMAL,
    Floats,
    Place,
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
    probability_evidence,
    state,
)
from discern.insight.style_phrases import ONE, OPPOSITE, TWO, Axis


def compare(a: Results, b: Results) -> Comparison:
    """Compare two people.

    Raises:
        ValueError: a result is withheld (null scores or style).
    """
    found = profiles_of([a, b])
    if len(found) != 2:
        raise ValueError("a withheld result can't be compared")
    first, second = found
    return Comparison(
        a=a.candidate,
        b=b.candidate,
        a_results=a,
        b_results=b,
        differences=ByStyle[Difference].of(
            {style: _differ(first.scores[style], second.scores[style]) for style in STYLES}
        ),
        insights=list(_state_all(Pair(first, second), a, b)),
    )


def _differ(a: Score, b: Score) -> Difference:
    """The difference a − b of two scores in points, its 95% interval, and P(a's true score is higher).

    The interval combines the limits of the two scores (MOVER: Zou & Donner 2008, doi 10.1002/sim.3095), so it is
    asymmetric near the ends of the scale, as they are; clipped to −100…100.
    """
    difference = a.score - b.score
    interval: Interval | None = None
    if a.interval is not None and b.interval is not None:
        down = hypot(a.score - a.interval[0], b.interval[1] - b.score)
        up = hypot(a.interval[1] - a.score, b.score - b.interval[0])
        interval = (max(-100.0, difference - down), min(100.0, difference + up))
    # The probability comes from θ, where errors are normal; the score is a monotone function of it.
    errors = (error_of(a), error_of(b))
    probability = None
    if errors[0] is not None and errors[1] is not None and hypot(errors[0], errors[1]) > 0:
        probability = NORMAL.cdf((theta_of(a) - theta_of(b)) / hypot(errors[0], errors[1]))
    return Difference(difference=difference, interval=interval, probability=probability)


class Pair:
    """Two people with profiles, their style probabilities and their positions on the circle."""

    def __init__(self, a: Profile, b: Profile) -> None:
        self.people = (a.candidate, b.candidate)
        self.style_probabilities = (style_probabilities(a.style), style_probabilities(b.style))
        self.places = (a.place, b.place)

    def say(
        self, id_: str, kind: str, template: str, probability: float, evidence: list[Evidence], *, turned: bool = False
    ) -> Insight:
        """A statement about both; ``turned`` puts the second person first."""
        people = self.people[::-1] if turned else self.people
        unnamed = _unname(template)
        strength = certainty(probability) if is_claimed(probability) else OPEN
        return state(id_, kind, template, strength, evidence, people, unnamed)


def _unname(template: str) -> str:
    """``template`` with "the two", "one of the two" and "the other" for the names."""
    text = template.replace("{0} and {1}", "the two").replace("{0}", "one of the two").replace("{1}", "the other")
    return text[0].upper() + text[1:]


def _state_all(pair: Pair, a: Results, b: Results) -> Iterator[Insight]:
    known = [each for each in pair.style_probabilities if each is not None]
    if len(known) == 2:
        yield from _styles(pair, np.outer(known[0], known[1]))
    else:
        yield pair.say(
            "no-probabilities",
            "no_probabilities",
            "How sure the styles of {0} and {1} are isn't known here, so nothing is said about them.",
            0.0,
            [Evidence(name="people with probabilities", value=len(known))],
        )
    apart: list[Insight] = []
    if all(place.variance is not None for place in pair.places):
        for axis in AXES:
            apart.extend(_axis(pair, axis))
    yield from apart
    yield from _caveats(a, b)


def _styles(pair: Pair, joint: Floats) -> Iterator[Insight]:
    """Which styles the two lead with: by name if that is likely enough, else whether the same or opposite, else open.

    ``joint`` (4, 4) holds P(the first leads with i and the second with j).
    """
    row, column = divmod(int(joint.argmax()), len(STYLES))
    likeliest = float(joint[row, column])
    one, other = STYLES[row], STYLES[column]
    same = float(np.trace(joint))
    opposite = float(sum(joint[i, STYLES.index(OPPOSITE[style])] for i, style in enumerate(STYLES)))
    evidence = [
        probability_evidence(f"that the first leads with {one} and the second with {other}", likeliest),
        probability_evidence("that both lead with the same style", same),
        probability_evidence("that they lead with opposite styles", opposite),
    ]
    if not is_claimed(likeliest):
        if is_claimed(same):
            text = "{0} and {1} lead with the same style; which one isn't sure."
        elif is_claimed(opposite):
            text = "{0} and {1} lead with opposite styles; which ones isn't sure."
        else:
            yield pair.say(
                "styles-open",
                "styles",
                "The answers can't tell yet whether {0} and {1} lead with the same style or with different ones.",
                0.0,
                evidence,
            )
            return
        probability = max(same, opposite)
        kind = "same_style" if same > opposite else "opposite_styles"
        yield pair.say(kind, kind, f"{hedge(certainty(probability))} {text}", probability, evidence)
        return
    begin = hedge(certainty(likeliest))
    if one == other:
        yield pair.say(
            f"same_style-{one}",
            "same_style",
            f"{begin} {{0}} and {{1}} both lead with {full_name(one)}: {ONE[one].does}.",
            likeliest,
            evidence,
        )
        if likeliest >= LIKELY:
            yield pair.say(
                f"watch_out-same_style-{one}",
                "watch_out",
                f"When {{0}} and {{1}} work alone together it can happen that {ONE[one].costs}, and neither notices.",
                likeliest,
                evidence[:1],
            )
    else:
        kind = "opposite_styles" if OPPOSITE[one] == other else "styles"
        ends = ", opposite styles" if kind == "opposite_styles" else ""
        yield pair.say(
            f"{kind}-{one}{other}",
            kind,
            f"{begin} {{0}} leads with {full_name(one)} and {{1}} with {full_name(other)}{ends}.",
            likeliest,
            evidence,
        )
        if likeliest >= LIKELY:
            yield pair.say(
                f"strength-{kind}-{one}{other}",
                "strength",
                f"What the two can bring together: {{0}} {ONE[one].brings}; {{1}} {ONE[other].brings}.",
                likeliest,
                evidence[:1],
            )


def _axis(pair: Pair, axis: Axis) -> Iterator[Insight]:
    """Whether the two differ, are alike, or neither can be said, in pace or in focus; and what follows."""
    a, b = pair.places
    # The caller has checked that both errors are known.
    assert a.variance is not None
    assert b.variance is not None
    variance = a.variance + b.variance
    difference = position(a, axis) - position(b, axis)
    evidence = measured_position(f"difference in {axis}", difference, variance)
    apart = prob_beyond(abs(difference), APART, variance)
    alike = prob_within(difference, ALIKE, variance)
    if is_claimed(apart):
        yield from _apart(pair, axis, apart, difference < 0, evidence)
    elif is_claimed(alike):
        yield from _alike(pair, axis, alike, evidence, (a, b))
    else:
        yield pair.say(
            f"{axis}_open",
            f"{axis}_open",
            f"The answers can't tell yet whether {{0}} and {{1}} {TWO[axis].alike}.",
            0.0,
            [evidence, probability_evidence(f"that they differ by more than {APART:g}", apart)],
        )


def _apart(pair: Pair, axis: Axis, probability: float, turned: bool, evidence: Evidence) -> Iterator[Insight]:
    """That the two differ, and advice if that is at least likely. The first person named is nearer the first end."""
    of = TWO[axis]
    rests = [probability_evidence(f"that they differ by more than {APART:g} in {axis}", probability), evidence]
    yield pair.say(
        f"{axis}_apart",
        f"{axis}_apart",
        f"{hedge(certainty(probability))} {{0}} {of.apart} {{1}}.",
        probability,
        rests,
        turned=turned,
    )
    if probability < LIKELY:
        return
    yield pair.say(
        f"rub-{axis}_apart",
        "rub",
        f"Where {{0}} and {{1}} may rub: {of.rub}.",
        probability,
        rests,
        turned=turned,
    )
    for number, advice in enumerate(of.tries):
        yield pair.say(
            f"try-{axis}_apart-{number + 1}",
            "try",
            f"For {{{number}}} to try this week: {advice}",
            probability,
            rests,
            turned=turned,
        )
    yield pair.say(
        f"question-{axis}_apart",
        "question",
        f"A question for {{0}} and {{1}}: “{of.ask}”",
        probability,
        rests,
        turned=turned,
    )


def _alike(
    pair: Pair, axis: Axis, probability: float, evidence: Evidence, places: tuple[Place, Place]
) -> Iterator[Insight]:
    """That the two are alike and, if both are likely on one side of the middle, what they share and may miss."""
    of = TWO[axis]
    rests = [probability_evidence(f"that they lie within {ALIKE:g} in {axis}", probability), evidence]
    yield pair.say(
        f"{axis}_alike",
        f"{axis}_alike",
        f"{hedge(certainty(probability))} {{0}} and {{1}} {of.alike}.",
        probability,
        rests,
    )
    for number, (share, miss) in enumerate(of.both):
        sign = 1 if number == 0 else -1
        # People are independent given their answers, so both hold with the product of the probabilities.
        both = min(prob_beyond(sign * position(place, axis), 0.0, place.variance or 0.0) for place in places)
        joint = float(
            np.prod([prob_beyond(sign * position(place, axis), 0.0, place.variance or 0.0) for place in places])
        )
        if joint < LIKELY:
            continue
        yield pair.say(
            f"{axis}_both-{of.ends[number]}",
            f"{axis}_both",
            f"{hedge(certainty(joint))} {{0}} and {{1}} both {share}. What that can cost: {miss}.",
            joint,
            [
                probability_evidence(f"that both lie towards {of.ends[number]}", joint),
                probability_evidence("of the less sure of the two", both),
            ],
        )


def _caveats(a: Results, b: Results) -> Iterator[Insight]:
    banks = [each.instrument.fingerprint for each in (a, b) if each.instrument is not None]
    if len(set(banks)) > 1:
        yield state(
            "other-questionnaire",
            "caveat",
            "The two answered different versions of the questionnaire, so their scores can be compared only roughly.",
            OPEN,
            [Evidence(name="versions of the questionnaire", value=len(set(banks)))],
        )
    doubtful = sum(each.quality.verdict == "caution" for each in (a, b))
    if doubtful:
        yield state(
            "caution",
            "caveat",
            "Read this with care: something about the answers of at least one of the two is unusual.",
            OPEN,
            [Evidence(name="people whose answers are to be read with care", value=doubtful)],
        )
