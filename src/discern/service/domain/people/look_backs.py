"""Looking back two weeks after a profile: which sentences a person is asked about, and what the answers add up to."""

import random
from collections.abc import Sequence
from datetime import datetime
from typing import get_args

from sqlalchemy import Connection

from discern import insight, words
from discern.contract.models.insights import Claim, Fit, TopicArgument
from discern.contract.models.look_backs import (
    SENTENCE_KINDS,
    HitRate,
    HitRates,
    LookBack,
    PortraitLine,
    PutLookBack,
)
from discern.contract.models.results import Results
from discern.contract.models.teams import LOOK_BACK_AFTER
from discern.contract.weeks import begin_of
from discern.insight.circle import opposite_region
from discern.insight.person import PORTRAIT
from discern.service.domain.people.own_words import require_own_results
from discern.service.errors import not_found
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories.assessments import StoredAssessment, get_assessment
from discern.service.storage.repositories.people.look_backs import (
    StoredSentence,
    count_said,
    list_said,
    store_said,
)
from discern.service.storage.repositories.teams import find_workshop
from discern.service.storage.repositories.visibility import Viewer

NEEDED = 20
"""From how many people on it is told what they said: of fewer, somebody could tell who said it."""

LINES = 4
"""How many lines each list of a portrait has."""


def choose_sentences(results: Results) -> list[StoredSentence]:
    """Four sentences, one of each kind, of which one is from opposite; none where the person's place is open.

    Which they are depends on nothing but the assessment and the region, so that who looks twice is asked the same.
    """
    region = _region_of(insight.describe_person(results))
    if region is None:
        return []
    chance = random.Random(f"{results.assessment_id} {region}")  # noqa: S311
    foreign, opposite = chance.choice(SENTENCE_KINDS), opposite_region(region)
    return [
        StoredSentence(kind, opposite if kind == foreign else region, chance.randrange(LINES), kind == foreign)
        for kind in SENTENCE_KINDS
    ]


def _region_of(claims: Sequence[Claim]) -> str | None:
    """Of which region the person has the lists; None where there are none."""
    listed = next((each for each in claims if each.kind == SENTENCE_KINDS[0]), None)
    region = None if listed is None else listed.arguments["region"]
    return region.topic if isinstance(region, TopicArgument) else None


def read_look_back(
    connection: Connection, account_id: str, assessment_id: str, viewer: Viewer, language: str, now: datetime
) -> LookBack:
    """What the person is asked, or has said.

    Raises:
        ServiceError: `role_forbids` unless ``viewer`` is the person; `not_found`, `not_shared`, `results_held` or
            `results_not_ready` as for the results.
    """
    stored = get_assessment(connection, account_id, assessment_id)
    results = require_own_results(connection, stored, viewer)
    return find_answered(connection, stored, language) or _ask(
        connection, stored, choose_sentences(results), language, now
    )


def answer_look_back(
    connection: Connection,
    account_id: str,
    assessment_id: str,
    given: PutLookBack,
    viewer: Viewer,
    language: str,
    now: datetime,
) -> tuple[LookBack, bool]:
    """Store what the person says, once: whoever has been shown which sentence was foreign can't say it again.

    Returns the sentences with what was said first, and whether that was now.

    Raises:
        ServiceError: as `read_look_back`, and `not_found` while there is nothing to say.
    """
    stored = get_assessment(connection, account_id, assessment_id, lock=True)
    sentences = choose_sentences(require_own_results(connection, stored, viewer))
    before = find_answered(connection, stored, language)
    if before is not None:
        return before, False
    if not _ask(connection, stored, sentences, language, now).sentences:
        raise not_found("sentence to look back at yet")
    said = [each._replace(fit=getattr(given.fits, each.kind)) for each in sentences]
    store_said(connection, assessment_id, said, now)
    note_change(connection, account_id, now)
    return _tell(connection, stored, said, now, language), True


def find_answered(connection: Connection, stored: StoredAssessment, language: str) -> LookBack | None:
    """What the person has said; None until they have."""
    said, answered_at = list_said(connection, stored.id)
    return None if answered_at is None else _tell(connection, stored, said, answered_at, language)


def _ask(
    connection: Connection,
    stored: StoredAssessment,
    sentences: Sequence[StoredSentence],
    language: str,
    now: datetime,
) -> LookBack:
    asked_from = _asked_from(connection, stored) if sentences else None
    is_asked = asked_from is not None and asked_from <= now
    shown = [PortraitLine(kind=each.kind, text=_text(each, language)) for each in sentences] if is_asked else []
    return LookBack(assessment_id=stored.id, asked_from=asked_from, sentences=shown)


def _tell(
    connection: Connection,
    stored: StoredAssessment,
    said: Sequence[StoredSentence],
    answered_at: datetime,
    language: str,
) -> LookBack:
    return LookBack(
        assessment_id=stored.id,
        asked_from=_asked_from(connection, stored),
        answered_at=answered_at,
        sentences=[
            PortraitLine(kind=each.kind, text=_text(each, language), fit=each.fit, is_foreign=each.is_foreign)
            for each in said
        ],
    )


def _asked_from(connection: Connection, stored: StoredAssessment) -> datetime | None:
    """Two weeks after the answers, or after a workshop of the person's team within these weeks."""
    if stored.completed_at is None:
        return None
    asked_from = stored.completed_at + LOOK_BACK_AFTER
    workshop_on = find_workshop(connection, stored.candidate_id, stored.completed_at.date(), asked_from.date())
    return asked_from if workshop_on is None else max(asked_from, begin_of(workshop_on) + LOOK_BACK_AFTER)


def _text(sentence: StoredSentence, language: str) -> str:
    listed = words.format_message(language, PORTRAIT[sentence.kind], {"region": sentence.region})
    return listed.splitlines()[sentence.line]


def count_hits(connection: Connection, account_id: str) -> HitRates:
    """What the people of an account said, without a word on who."""
    said = count_said(connection, account_id)
    answered = sum(number for (kind, _, _), number in said.items() if kind == SENTENCE_KINDS[0])
    if answered < NEEDED:
        return HitRates(answered=answered, needed=NEEDED)

    fits: tuple[Fit, ...] = get_args(Fit)
    return HitRates(
        answered=answered,
        needed=NEEDED,
        rates=[
            HitRate(
                kind=kind,
                own={fit: said.get((kind, False, fit), 0) for fit in fits},
                foreign={fit: said.get((kind, True, fit), 0) for fit in fits},
            )
            for kind in SENTENCE_KINDS
        ],
    )
