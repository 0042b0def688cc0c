"""What is stored about a person and who has looked at it, in words: as rows of pages, and as a page to take away."""

from collections.abc import Mapping
from typing import Any

from discern.contract.models.agreements import Agreement
from discern.contract.models.candidates import AuditEntry, NewCandidate
from discern.contract.models.colleagues import ColleaguesConsent
from discern.contract.models.export import AssessmentExport, CandidateExport
from discern.contract.models.insights import Insight, claim_behind
from discern.contract.models.talks import Meeting
from discern.contract.styles import STYLES
from discern.words import format_day, format_score, restate, strength_name
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import language, say
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.templates import templates_of
from discern_app.base.text import clock, day
from discern_app.components.invitation_states import name_state
from discern_app.insight.agreed import say_agreement

MOST_SHOWN = 100
"""How many entries of the log a page shows; the export has all."""

BY_LINK = ("assessment.completed", "assessment.restarted", "consent.given")
"""What only the person who opened the take link can do."""


def audit_row(entry: AuditEntry, export: CandidateExport) -> tuple[str, str, str]:
    """A row of the audit log: when it was last, who, and what how often."""
    in_force = {entry.consent.accepted_at for entry in export.assessments if entry.consent is not None}
    if entry.actor_id == export.candidate.id or (entry.action == "consent.given" and entry.at in in_force):
        who = "you"
    elif entry.actor_id is None and entry.action in BY_LINK:
        who = "link"
    elif entry.actor_id is None:
        # A key that acts for nobody: the pages' own where nobody signs in, otherwise a program's.
        who = "program" if is_sign_in_set_up() else "unnamed"
    else:
        who = "named" if entry.actor else "former"
    return (
        say("own-data-log-when", day=day(entry.at), clock=clock(entry.at)),
        say("own-data-log-who", who=who, name=entry.actor or ""),
        _describe_action(entry),
    )


def _describe_action(entry: AuditEntry) -> str:
    """What was done and, where it was done again and again, how often and since when."""
    what = say("own-data-log-what", action=entry.action.replace(".", "-"), name=entry.action)
    if entry.count == 1:
        return what
    first, last = day(entry.first_at), day(entry.at)
    several = "no" if first == last else "yes"
    return say("own-data-log-times", what=what, count=entry.count, since=first, several=several)


def list_log(export: CandidateExport, *, own_visits: bool = True, most: int = MOST_SHOWN) -> list[tuple[str, str, str]]:
    """The newest entries of the audit log, at most so many; ``own_visits`` are what the person looked at."""
    entries = [entry for entry in reversed(export.audit) if own_visits or not _is_own_visit(entry, export)]
    return [audit_row(entry, export) for entry in entries[:most]]


def _is_own_visit(entry: AuditEntry, export: CandidateExport) -> bool:
    looks = entry.action.endswith(".read") or entry.action == "candidate.exported"
    return looks and entry.actor_id == export.candidate.id


def list_held(export: CandidateExport) -> list[tuple[str, str, str]]:
    """What is stored: what it is, how much or which, and why. Not escaped."""
    answers = sum(len(entry.answers) for entry in export.assessments)
    results = [entry.results for entry in export.assessments if entry.results is not None]
    profiles = sum(result.quality.verdict != "withheld" for result in results)
    stored = {
        "name": export.candidate.name,
        **{field: _write(getattr(export.candidate, field)) for field in NewCandidate.model_fields},
        "teams": ", ".join(team.name for team in export.teams) or say("own-data-none"),
        "answers": say("own-data-answers", count=answers),
        "results": say("own-data-results", count=profiles, withheld=len(results) - profiles),
        "marks": say("own-data-marks", count=sum(len(entry.marks) for entry in export.assessments)),
        "look_back": say("own-data-look-back", count=sum(_count_looked_back(each) for each in export.assessments)),
        "about": say("own-data-about", count=0 if export.about is None else len(export.about.answers)),
        "colleagues": _describe_sharing(export.colleagues),
        "reports": say("own-data-reports", count=len(export.reports), shared=len(export.reports_with_others)),
        "agreements": say("own-data-agreements", count=len(export.agreements)),
        "meetings": say("own-data-meetings", count=len(export.meetings), used=len(export.used_cards)),
        "mails": say("own-data-mails", count=sum(len(entry.mails) for entry in export.assessments)),
        "log": say("own-data-entries", count=sum(entry.count for entry in export.audit)),
    }
    # It is in no export but the person's own.
    if export.candidate.rights is None:
        del stored["colleagues"], stored["look_back"]
    if not export.results_shared:
        for what in ("answers", "results", "marks", "about", "reports"):
            stored[what] = say("own-data-not-shared")
    return [(say("own-data-what", what=what), text, say("own-data-why", what=what)) for what, text in stored.items()]


def _count_looked_back(entry: AssessmentExport) -> int:
    return 0 if entry.look_back is None else len(entry.look_back.sentences)


def _describe_sharing(consent: ColleaguesConsent | None) -> str:
    shares = consent is not None and consent.withdrawn_at is None
    return say(
        "own-data-colleagues", shares="yes" if shares else "no", count=0 if consent is None else len(consent.lines)
    )


def _write(known: str | dict[str, str] | None) -> str:
    """What is known of a person in one field; texts under headings as "heading: text"."""
    text = "; ".join(f"{heading}: {each}" for heading, each in known.items()) if isinstance(known, dict) else known
    return text or say("own-data-none")


def list_consents(export: CandidateExport) -> list[str]:
    """A sentence for each consent: when it was given, and withdrawn."""
    consents = [entry.consent for entry in export.assessments if entry.consent is not None]
    sentences = [
        say("own-data-consent", day=day(consent.accepted_at), version=consent.version)
        if consent.withdrawn_at is None
        else say(
            "own-data-consent-withdrawn",
            day=day(consent.accepted_at),
            withdrawn=day(consent.withdrawn_at),
            version=consent.version,
        )
        for consent in consents
    ]
    if (sharing := export.colleagues) is not None:
        agreed, version = day(sharing.accepted_at), sharing.version
        sentences.append(
            say("own-data-consent-colleagues", day=agreed, version=version)
            if sharing.withdrawn_at is None
            else say(
                "own-data-consent-colleagues-withdrawn",
                day=agreed,
                version=version,
                withdrawn=day(sharing.withdrawn_at),
            )
        )
    # Several of one day say the same.
    return list(dict.fromkeys(sentences))


def make_page(export: CandidateExport, data: str) -> str:
    """A page of HTML that tells the person what is stored and why, their profiles in words, what they said of them, and
    who has looked. Where they don't share their results with the reader, it says what is left out.

    ``data`` is the name of the file with all details.
    """
    values = {
        "name": export.candidate.name,
        "data": data,
        "shared": export.results_shared,
        "day": day(export.exported_at),
        "held": list_held(export),
        "consents": list_consents(export),
        "kept_days": load_settings().retention_days or 0,
        "assessments": [_describe(entry) for entry in export.assessments],
        "agreements": [_describe_agreement(each) for each in export.agreements],
        "meetings": [_describe_meeting(each) for each in export.meetings],
        "log": list_log(export, most=len(export.audit)),
    }
    return templates_of("discern_app.insight").get_template("stored_data.html").render(values)


def _describe(entry: AssessmentExport) -> dict[str, Any]:
    results = entry.results
    insights = (
        {} if results is None else {insight.id: restate(insight, language(), "you") for insight in results.insights}
    )
    scores = None if results is None else results.scores
    return {
        "title": say(
            "own-data-file-assessment",
            day=day(entry.assessment.created_at),
            status=name_state(entry.assessment.status),
        ),
        "answers": entry.answers,
        "norms": "provisional" if results is not None and results.has_provisional_norms else "people",
        "scores": []
        if scores is None
        else [
            (
                say("shared-style", style=style, styles=style),
                format_score(scores[style].score, scores[style].interval, language()),
            )
            for style in STYLES
        ],
        "statements": [(insight.text, _strength(insight, insights)) for insight in insights.values()],
        "marks": [
            (
                insights[mark.statement_id].text if mark.statement_id in insights else mark.statement_id,
                say("own-data-file-mark", fit=mark.fit),
                mark.comment or "",
            )
            for mark in entry.marks
        ],
    }


def _describe_agreement(agreement: Agreement) -> tuple[str, str]:
    """The words of an agreement, and what became of it; empty where that is open."""
    return say_agreement(agreement), "" if agreement.outcome is None else say(
        "agreements-outcome", outcome=agreement.outcome
    )


def _describe_meeting(meeting: Meeting) -> str:
    """Who leads, on which days the two meet, and whether both share the page of their talks."""
    return say(
        "own-data-file-meeting",
        is_named="no" if meeting.leader is None else "yes",
        leader=meeting.leader or "",
        day=format_day(meeting.first_on, language()),
        every=meeting.every_weeks,
        skips="no" if meeting.skipped_on is None else "yes",
        skipped="" if meeting.skipped_on is None else format_day(meeting.skipped_on, language()),
        shared="yes" if meeting.shared else "no",
    )


def _strength(insight: Insight, by_id: Mapping[str, Insight]) -> str:
    """How sure a claim is; empty for advice and questions, which aren't measured."""
    return "" if claim_behind(insight, by_id) is not None else strength_name(insight.strength, language())
