"""From answers to results: the instrument's profile as the contract's model."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from discern import instrument, words
from discern.contract.models import results
from discern.contract.models.assessments import Answer
from discern.contract.styles import STYLES, ByStyle
from discern.service.storage.repositories.assessments import StoredAssessment


def score_assessment(
    bank: instrument.Bank, assessment: StoredAssessment, answers: Sequence[Answer], completed_at: datetime
) -> results.Results:
    """Score a whole set of answers. Scores and style are null when quality withholds them."""
    profile = instrument.score_profile(
        bank,
        tuple(instrument.Choice(answer.block, answer.most, answer.least, answer.ms) for answer in answers),
        form_id=assessment.form,
        seed=assessment.seed,
    )
    withheld = profile.quality.verdict == "withheld"
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
        ),
        norms=results.Norms(
            id=profile.norms.id, kind=profile.norms.kind, n=profile.norms.n, as_of=str(profile.norms.as_of)
        ),
        scores=None if withheld else _scores(profile),
        style=None if withheld else _style(profile),
        counts=results.Counts(
            most=_by_style(profile.counts.most),
            least=_by_style(profile.counts.least),
            difference=_by_style(profile.counts.difference),
        ),
        quality=results.Quality(
            verdict=profile.quality.verdict,
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


def _scores(profile: instrument.ScoredProfile) -> ByStyle[results.Score]:
    return ByStyle[results.Score].of(
        {
            style: results.Score(
                score=profile.scores[style].score,
                se=profile.scores[style].se,
                interval=profile.scores[style].interval,
                theta=profile.scores[style].theta,
            )
            for style in STYLES
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
    )


def _by_style(counts: Mapping[str, int]) -> ByStyle[int]:
    return ByStyle[int].of(counts)
