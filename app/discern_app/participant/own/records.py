"""What is stored about a person and who has looked at it, as rows that both faces of their page show."""

from typing import get_args

from discern.contract import AboutPrompt, AboutVisibility, AuditEntry, CandidateExport, Visibility
from discern_app.base.language import say
from discern_app.base.text import clock, day

CHOICES: tuple[Visibility, ...] = ("private", "team", "organisation")
"""Who may see a person's results, from few to many."""

PROMPTS: tuple[AboutPrompt, ...] = get_args(AboutPrompt)
AUDIENCES: tuple[AboutVisibility, ...] = get_args(AboutVisibility)
"""What a "Working with me" page asks, and who may read it."""

LINK_DAYS = (7, 30, 90)
"""For how many days a link to it may be open."""

MOST_SHOWN = 100
"""How many entries of the log a page shows; the export has all."""

BY_LINK = ("assessment.completed", "assessment.restarted", "consent.given")
"""What only the person who opened the take link can do."""


def audit_row(entry: AuditEntry, export: CandidateExport) -> tuple[str, str, str]:
    """A row of the audit log: when, who, what."""
    in_force = {each.consent.accepted_at for each in export.assessments if each.consent is not None}
    if entry.actor_id == export.candidate.id or (entry.action == "consent.given" and entry.at in in_force):
        who = "you"
    elif entry.actor_id is None and entry.action in BY_LINK:
        who = "link"
    elif entry.actor_id is None:
        who = "installation"
    else:
        who = "named" if entry.actor else "former"
    return (
        say("own-data-log-when", day=day(entry.at), clock=clock(entry.at)),
        say("own-data-log-who", who=who, name=entry.actor or ""),
        say("own-data-log-what", action=entry.action.replace(".", "-"), name=entry.action),
    )


def list_log(export: CandidateExport, *, own_visits: bool = True, most: int = MOST_SHOWN) -> list[tuple[str, str, str]]:
    """The newest entries of the audit log, at most so many; ``own_visits`` are what the person looked at."""
    entries = [entry for entry in reversed(export.audit) if own_visits or not _is_own_visit(entry, export)]
    return [audit_row(entry, export) for entry in entries[:most]]


def _is_own_visit(entry: AuditEntry, export: CandidateExport) -> bool:
    looks = entry.action.endswith(".read") or entry.action == "candidate.exported"
    return looks and entry.actor_id == export.candidate.id


def list_held(export: CandidateExport) -> list[tuple[str, str, str]]:
    """What is stored: what it is, how much or which, and why. Not escaped."""
    answers = sum(len(each.answers) for each in export.assessments)
    results = [each.results for each in export.assessments if each.results is not None]
    profiles = sum(each.quality.verdict != "withheld" for each in results)
    stored = {
        "name": export.candidate.name,
        "email": export.candidate.email or say("own-data-none"),
        "teams": ", ".join(team.name for team in export.teams) or say("own-data-none"),
        "answers": say("own-data-answers", count=answers),
        "results": say("own-data-results", count=profiles, withheld=len(results) - profiles),
        "log": say("own-data-entries", count=len(export.audit)),
    }
    return [(say("own-data-what", what=what), text, say("own-data-why", what=what)) for what, text in stored.items()]


def list_consents(export: CandidateExport) -> list[str]:
    """A sentence for each consent: when it was given, and withdrawn."""
    given = [each.consent for each in export.assessments if each.consent is not None]
    said = [
        say("own-data-consent", day=day(each.accepted_at), version=each.version)
        if each.withdrawn_at is None
        else say(
            "own-data-consent-withdrawn",
            day=day(each.accepted_at),
            withdrawn=day(each.withdrawn_at),
            version=each.version,
        )
        for each in given
    ]
    # Several of one day say the same.
    return list(dict.fromkeys(said))


def open_consents(export: CandidateExport) -> list[str]:
    """The ids of the assessments whose consent can be withdrawn."""
    return [
        each.assessment.id
        for each in export.assessments
        if each.consent is not None and each.consent.withdrawn_at is None
    ]


def one_line(text: str, most: int) -> str:
    """Own words as the service takes them: one line, without control characters, of at most so many."""
    words = " ".join(text.split())
    return "".join(character for character in words if character.isprintable())[:most].strip()
