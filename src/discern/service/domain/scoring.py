"""From answers to results: the instrument's profile as the contract's model."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import get_args

from sqlalchemy import Connection

from discern import instrument, words
from discern.contract.models import results
from discern.contract.models.assessments import Answer
from discern.contract.styles import ByStyle
from discern.instrument.numerics.arrays import Floats
from discern.service.domain.banks import Banks
from discern.service.storage.measurement.answers import list_answers
from discern.service.storage.repositories.assessments import StoredAssessment, get_assessment
from discern.service.storage.repositories.results import put_region

REGION_LEVELS: tuple[results.RegionLevel, ...] = get_args(results.RegionLevel)


def to_choices(answers: Sequence[Answer]) -> tuple[instrument.Choice, ...]:
    """Answers as the instrument takes them."""
    return tuple(instrument.Choice(**answer.model_dump()) for answer in answers)


def score_assessment(
    bank: instrument.Bank,
    assessment: StoredAssessment,
    answers: Sequence[Answer],
    completed_at: datetime,
    *,
    may_withhold: bool = True,
) -> results.Results:
    """Score a whole set of answers. Scores and style are null when quality withholds them; where it may not, since
    they have been shown before, they come with caution and the checks that failed.
    """
    profile = instrument.score_profile(
        bank,
        to_choices(answers),
        form_id=assessment.form,
        seed=assessment.seed,
    )
    withheld = profile.quality.verdict == "withheld" and may_withhold
    return results.Results(
        assessment_id=assessment.id,
        candidate=assessment.candidate,
        completed_at=completed_at,
        instrument=results.Instrument(
            id=bank.id,
            version=bank.version,
            form=assessment.form,
            blocks=profile.blocks_answered,
            fingerprint=bank.fingerprint,
            people=bank.people,
            calibrated=bank.calibrated,
        ),
        norms=results.Norms(
            id=profile.norms.id, kind=profile.norms.kind, n=profile.norms.n, as_of=str(profile.norms.as_of)
        ),
        scores=None if withheld else to_scores(profile.scores),
        style=None if withheld else _style(profile),
        counts=results.Counts(
            most=_by_style(profile.counts.most),
            least=_by_style(profile.counts.least),
            difference=_by_style(profile.counts.difference),
        ),
        quality=results.Quality(
            verdict="caution" if profile.quality.verdict == "withheld" and not withheld else profile.quality.verdict,
            checks=[
                results.QualityCheck(
                    id=check.id,
                    passed=check.passed,
                    value=check.value,
                    threshold=check.threshold,
                    meaning=words.format_message(words.LANGUAGES[0], "check-meaning", {"check": check.id}),
                )
                for check in profile.quality.checks
            ],
        ),
    )


def to_scores(estimates: Mapping[str, instrument.StyleEstimate]) -> ByStyle[results.Score]:
    """The instrument's estimates by style as the contract's scores."""
    return ByStyle[results.Score].of(
        {
            style: results.Score(score=each.score, se=each.se, interval=each.interval, theta=each.theta)
            for style, each in estimates.items()
        }
    )


def _style(profile: instrument.ScoredProfile) -> results.StyleSummary:
    style = profile.style
    return results.StyleSummary(
        label=style.label,
        primary=style.primary,
        secondary=style.secondary,
        probabilities=ByStyle[float].of(style.probabilities),
        angle=style.angle,
        angle_interval=style.angle_interval,
        intensity=style.intensity,
        region=to_region(profile.regions),
    )


def locate(connection: Connection, banks: Banks, account_id: str, found: results.Results) -> results.Results:
    """A result, read with its region, that was stored without: in 2 ms it gets one from its answers.

    That needs the answers and the parameters that the result was computed by: where either are gone, there is none.
    """
    if found.style is None or found.style.region is not None or found.instrument is None:
        return found
    assessment = get_assessment(connection, account_id, found.assessment_id)
    bank = banks.find_of(connection, account_id, assessment)
    answers = list_answers(connection, found.assessment_id)
    if not answers or bank.fingerprint != found.instrument.fingerprint:
        return found
    return put_region(found, to_region(instrument.locate_regions(bank, to_choices(answers))))


def to_region(regions: Mapping[int, Floats]) -> results.Region:
    """The instrument's outlines as the contract's, in thousandths of θ."""
    return {level: [(round(x, 3), round(y, 3)) for x, y in regions[int(level)].tolist()] for level in REGION_LEVELS}


def _by_style(counts: Mapping[str, int]) -> ByStyle[int]:
    return ByStyle[int].of(counts)
