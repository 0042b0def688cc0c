"""One object of each kind as it looks in use, for the interface's description.

An example is derived from its model. A new one needs an entry here only for what neither a type nor another field of
the same name says.
"""

import types
from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import AwareDatetime, BaseModel

from discern.contract.base_models import Input
from discern.contract.operations import OPERATIONS
from discern.contract.styles import STYLES

MADE, STARTED, ENDED = "2026-11-20T09:00:00Z", "2026-11-20T09:30:00Z", "2026-11-20T09:41:12Z"
DUE = "2026-12-05T12:00:00Z"
PERSON_ID, OTHER_ID = "cand_3vTqP0xZbL8mWc5RfKdY", "cand_8kLmN2pQrS5tUvW7xYzA"
TEAM_ID = "team_9hQwN2sJtE4uVb7XyAaC"
ASSESSMENT_ID = "asm_6dFgR1kMzS3oYp8TnHiU"
EVENT_ID = "evt_2xKvB7nQd5sWm9TzLrJc"
KEY_ID = "key_5pLsD8fGhJ2kQwE9rTyU"
MEETING_ID = "met_6cQtY1pLvF8xJm3RwNzS"
AGREEMENT_ID = "agr_7bNsX2hKqD4wZm9TcVeJ"
REPORT_ID = "rep_2kYvC7nRb4WqZx9TgLpE"
USER_ID = "usr_2wEdC6vFrT5bGyH8nJuM"
WEBHOOK_ID = "whk_4uPzC8yGh1aXe6RoFvNs"
SECRET = "Xb8Kq3RzU6tNf1WvJy0DhSm4PeLg7CoA"  # noqa: S105
LINK = f"https://disc.example.org/take?token={SECRET}"
LOGO = (
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAAA1BMVEUKelr0g5GaAAAADElEQVR42mNgIA0AAAAwAAEodEl9AAAAAElFTkSuQmCC"
)
CLAIM = "is very likely in the direction of Dominance (D): going straight for results, deciding fast."
OWN_LINE = "Ask me before ten, when it is quiet."
QUARTERS = {"D": 0.96, "I": 0.04, "S": 0.0, "C": 0.0}
STYLE_SCORES = {"D": 83.6, "I": 58.6, "S": 32.1, "C": 23.1}
SCORES = {
    "D": {"score": 83.6, "se": 8.2, "interval": [62.8, 94.9], "theta": 0.98},
    "I": {"score": 58.6, "se": 12.5, "interval": [34.0, 80.2], "theta": 0.22},
    "S": {"score": 32.1, "se": 11.6, "interval": [13.6, 56.7], "theta": -0.47},
    "C": {"score": 23.1, "se": 10.0, "interval": [8.4, 46.3], "theta": -0.73},
}

MEETING_DAY = "2026-12-01"
CARD_ID = "card-dominance-talking"

AGREED = {
    "when": "the team decides",
    "who": "Ana",
    "will": "send one line of doubt the same day",
    "until": "2026-12-03",
}

VALUES: Mapping[str, Any] = {
    # What a field of one model has, and of the models that derive from it; None where it goes without.
    "Account.id": "acc_1aZsX4dCfV7gBhN0jMkQ",
    "Account.name": "default",
    "AboutLink.url": f"https://disc.example.org/working_with?token={SECRET}",
    "Agreement.candidate_ids": [PERSON_ID],
    "Agreement.id": AGREEMENT_ID,
    "Agreement.people": [{"id": PERSON_ID, "name": "Ana Ruiz"}],
    "Agreement.team": None,
    "Agreement.team_id": None,
    "Agreement.own": True,
    "Agreement.when": AGREED["when"],
    "Agreement.who": AGREED["who"],
    "Agreement.will": AGREED["will"],
    "Meeting.every_weeks": 2,
    "Meeting.id": MEETING_ID,
    "Meeting.leader": "Kim Berg",
    "Away.since": "2026-12-21",
    "Away.back_on": "2027-01-04",
    "PutAway.since": "2026-12-21",
    "PutAway.back_on": "2027-01-04",
    "Meeting.away": {"since": None, "back_on": None},
    "Meeting.skipped_on": None,
    "PutMeeting.every_weeks": 2,
    "SkipMeeting.on": MEETING_DAY,
    "SkipInWeek.meeting_id": MEETING_ID,
    "SkipInWeek.skipped": True,
    "Talk.agreements": None,
    "Talk.no_advice": None,
    "TalkOpener.meeting_id": MEETING_ID,
    "TalkOpener.on": MEETING_DAY,
    "Talk.leader": "Kim Berg",
    "Talk.on": MEETING_DAY,
    "UsedCard.card": CARD_ID,
    "UsedCards.cards": [CARD_ID],
    "AgreementCounts.dropped": 2,
    "AgreementCounts.kept": 5,
    "AgreementCounts.made": 12,
    "AgreementCounts.open": 4,
    "Assessment.id": ASSESSMENT_ID,
    "Assessment.completed_at": None,
    "Assessment.started_at": None,
    "AssessmentSubject.id": ASSESSMENT_ID,
    "Block.id": "change-08",
    "BlockItem.id": "plan-08-d2",
    "BlockItem.text": "I try to be the first to finish",
    "Branding.colour": "#0A7A5A",
    "Branding.logo": LOGO,
    "Branding.logo_dark": LOGO,
    "CandidateRef.id": PERSON_ID,
    "Candidate.metadata": {"room": "4.12"},
    "CandidateProfile.status": "completed",
    "CandidateTeam.id": TEAM_ID,
    "CandidateTeam.name": "Product",
    "Changes.version": "9f2c4e",
    "Colleague.lines": [OWN_LINE],
    "Colleague.works": {"text": f"Ana {CLAIM}", "strength": "very likely"},
    "Colleague.you_two": [{"text": "You both move fast.", "strength": "likely"}],
    "ColleaguesConsent.lines": [OWN_LINE],
    "ColleaguesText.text": "**Who sees it.** The people who are in a team with you …",
    "HitRate.foreign": {"fits": 2, "partly": 1, "not_me": 5},
    "HitRate.own": {"fits": 19, "partly": 4, "not_me": 2},
    "ConfirmedStatement.text": f"Ana Ruiz {CLAIM}",
    "Consent.text": "**What this is.** A questionnaire …",
    "Deleted.id": PERSON_ID,
    "Delivery.error": "answered 503",
    "Delivery.id": "dlv_7jMwE3bTq0iYk5SnUxHp",
    "Delivery.type": "assessment.completed",
    "Event.data": {"assessment_id": ASSESSMENT_ID, "candidate_id": PERSON_ID},
    "Event.id": EVENT_ID,
    "Event.type": "assessment.completed",
    "Evidence.name": "probability of the direction D",
    "Evidence.value": 0.96,
    "AnswerInWords.least_text": "I give way to keep the peace",
    "AnswerInWords.most_text": "I argue my point to the end",
    "AnswerInWords.other_texts": ["I look for a joke that helps everybody", "I ask what exactly each of us means"],
    "InfluentialAnswer.order": ["I argue my point to the end", "I give way to keep the peace"],
    "InfluentialAnswer.text": "Ana Ruiz chose “I argue my point to the end” over “I give way to keep the peace”.",
    "InfluentialAnswer.topic": "dispute",
    "Insight.id": "style-D",
    "Insight.kind": "style",
    "Insight.text": f"Ana Ruiz {CLAIM}",
    "Instrument.blocks": 24,
    "Instrument.form": "fixed",
    "Instrument.id": "discern-en",
    "Instrument.version": "2.1.0",
    "JoinLink.id": "join_2nKqS8bVwE5yHrC7tMdL",
    "JoinLink.url": LINK,
    "KeyInfo.id": KEY_ID,
    "KeyInfo.label": "HR system",
    "Key.id": KEY_ID,
    "Key.label": "HR system",
    "KeyWithSecret.secret": f"dsc_{SECRET}2bC9dE",
    "Mail.id": "mail_7hTbY3wQpX9kVd2LsNcR",
    "MapPoint.scores": STYLE_SCORES,
    "MailServer.app_url": "https://disc.example.org",
    "MailServer.host": "mail.example.org",
    "MailServer.port": 587,
    "MailServer.sender": "discern@example.org",
    "MailServer.sender_name": "Discern",
    "MailServer.source": "stored",
    "MailServer.user": "discern",
    "Measurement.id": "discern-en",
    "Measurement.people": 312,
    "Measurement.version": "2.1.0",
    "NewKey.label": "HR system",
    "NewLinkMail.code": "402917",
    "Next.answered": 0,
    "Next.done": False,
    "Opening.statements": ["style-D"],
    "Opening.text": "Ana is very likely to ask for a decision first.",
    "ProfileAssessment.id": ASSESSMENT_ID,
    "ProfileAssessment.status": "completed",
    "ProfileResults.intervals": {style: score["interval"] for style, score in SCORES.items()},
    "ProfileResults.scores": STYLE_SCORES,
    "PromptAnswer.text": "Ask me what I have tried before you help.",
    "PutMailServer.app_url": "https://disc.example.org",
    "PutMailServer.host": "mail.example.org",
    "PutMailServer.password": "correct horse battery",
    "PutMailServer.port": 587,
    "PutMailServer.sender": "discern@example.org",
    "PutMailServer.sender_name": "Discern",
    "PutMailServer.user": "discern",
    "Report.id": REPORT_ID,
    "Report.status": "ready",
    "Section.kind": "section",
    "Section.id": "summary",
    "Sentence.statements": ["style-D"],
    "Sentence.text": "Ana Ruiz very likely decides fast and goes straight for results.",
    "PutWorkshop.on": "2026-12-10",
    "SignIn.issuer": "https://accounts.google.com",
    "SignIn.subject": "110169484474386276334",
    "SyncOutcome.joined": [{"team_id": TEAM_ID, "team": "Product", "candidate_id": PERSON_ID, "name": "Ana Ruiz"}],
    "SyncRow.id": PERSON_ID,
    "Taking.candidate_id": None,
    "Taking.private": False,
    "TeamChange.name": "Product and design",
    "TeamName.name": "Product",
    "TeamRef.external_id": "dep-7",
    "TeamRef.id": TEAM_ID,
    "TeamRef.name": "Product",
    "User.id": USER_ID,
    "User.teams": [TEAM_ID],
    "Webhook.id": WEBHOOK_ID,
    "CalendarFeed.since": DUE,
    "CalendarFeedWithUrl.token": SECRET,
    "CalendarFeedWithUrl.url": f"https://disc.example.org/calendar.ics?token={SECRET}",
    "WeekMessage.channel": "webhook",
    "WeekMessage.refused": False,
    "WeekMessage.ways": ["mail", "webhook"],
    "WeekMessage.host": "hooks.slack.com",
    "WeekMessage.sent_at": ENDED,
    "Week.monday": "2026-11-30",
    "Week.news": [{"candidate_id": PERSON_ID, "name": "Ana", "kind": "profile"}],
    "Week.talks": [
        {
            "candidate_id": PERSON_ID,
            "meeting_id": MEETING_ID,
            "on": "2026-12-01",
            "name": "Ana",
            "opener": "“What went well?”",
        }
    ],
    "Week.agreements": [
        {
            "id": AGREEMENT_ID,
            "names": ["Ana"],
            "words": "Ana will send one line of doubt the same day, until 3 Dec 2026.",
            "until": "2026-12-03",
        }
    ],
    "Week.waiting": ["Bo"],
    "Writer.kind": "model",
    # What a parameter has of which no field of this name says it.
    "parameter.a": PERSON_ID,
    "parameter.b": OTHER_ID,
    "parameter.delivery_id": "dlv_7jMwE3bTq0iYk5SnUxHp",
    "parameter.id": AGREEMENT_ID,
    "parameter.meeting_id": MEETING_ID,
    # What a field of this name has in every other model.
    "action": "results.read",
    "agreement_id": AGREEMENT_ID,
    "angle": 101.6,
    "assessment_id": ASSESSMENT_ID,
    "b": {"id": OTHER_ID, "name": "Bo Lind"},
    "b_results": {
        "assessment_id": "asm_2wErT6yUiO9pAsD4fGhJ",
        "candidate": {"id": OTHER_ID, "name": "Bo Lind"},
        "scores": {"D": SCORES["C"], "I": SCORES["S"], "S": SCORES["D"], "C": SCORES["I"]},
        "quality": {"verdict": "ok"},
    },
    "block": "change-08",
    "candidate_id": PERSON_ID,
    "comment": "At work, yes. At home I take my time.",
    "completed_at": ENDED,
    "created_at": MADE,
    "direction": "D",
    "differences": {
        "D": {"difference": 59.6, "interval": [28.4, 78.5], "probability": 1.0},
        "I": {"difference": 11.4, "interval": [-22.9, 42.9], "probability": 0.74},
        "S": {"difference": -53.0, "interval": [-73.9, -25.3], "probability": 0.0},
        "C": {"difference": -32.1, "interval": [-58.9, -1.2], "probability": 0.02},
    },
    "distribution": {style: {"count": int(style == "D"), "expected": QUARTERS[style]} for style in STYLES},
    "duplicate_id": OTHER_ID,
    "email": "ana.ruiz@example.org",
    "event_id": EVENT_ID,
    "events": ["assessment.completed", "team.updated"],
    "expires_at": DUE,
    "external_id": "hr-1042",
    "failed": 0,
    "fast": 0.98,
    "first_on": MEETING_DAY,
    "fingerprint": "sha256:c4b38f1af0285b7d7b8902af4b2fe8482fad73e28f423e8d3bd8d6e815124279",
    "has_more": True,
    "focus": {"people": 0.03},
    "heading": "In short",
    "highest": QUARTERS,
    "invited_by": "Asha Patel",
    "key_id": KEY_ID,
    "label": None,
    "language": "en",
    "last_used_at": STARTED,
    "least": "change-08-s",
    "merged_id": OTHER_ID,
    "metadata": {"round": "2026-q4"},
    "model": "gpt-5-mini",
    "most": "plan-08-d2",
    "ms": 9100,
    "name": "Ana Ruiz",
    "next_cursor": "NDI",
    "opposing": [],
    "pace": {"fast": 0.99},
    "per_minute": 600,
    "private_token": SECRET,
    "position": [-0.25, 1.2],
    "probability": 0.96,
    "quarters": QUARTERS,
    "question": "How does Ana like to decide?",
    "report_id": REPORT_ID,
    "responsible": "Harbour Works Ltd, privacy@example.org",
    "scopes": ["assessments:read", "assessments:write", "results:read"],
    "scores": SCORES,
    "secret": "whsec_bm90IGEgc2VjcmV0OiBhbiBleGFtcGxlIG9mIG9uZSE=",
    "started_at": STARTED,
    "statement_id": "style-D",
    "subject_id": ASSESSMENT_ID,
    "subtitle": "A way of working · the manager's copy",
    "take_url": LINK,
    "team_id": TEAM_ID,
    "template": f"{{0}} {CLAIM}",
    "text_without_names": f"This person {CLAIM}",
    "title": "Ana Ruiz",
    "token": SECRET,
    "total": 24,
    "unchanged": 0,
    "until": AGREED["until"],
    "updated": 0,
    "url": "https://example.org/discern",
    "user_id": USER_ID,
    "version": "2026-11-20",
    "webhook_id": WEBHOOK_ID,
    "x": -0.25,
    "y": 1.2,
}
"""In JSON, by the name of a field, and of a model before it where the field has something of its own there."""

FILES = {
    "text/markdown": "# Ana Ruiz\n\nAna Ruiz very likely decides fast and goes straight for results.\n",
    "text/calendar": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Discern//EN\r\nEND:VCALENDAR\r\n",
}
"""How answers of text begin that aren't JSON, by media type."""

SHOWN = frozenset(
    {"assessment", "insights", "instrument", "map", "people", "profile", "results", "statements", "style"}
)
"""The optional fields of answers that examples have besides, by name."""

EXAMPLES: Mapping[str, list[Any]] = {
    "NewAssessment": [
        {"candidate": {"name": "Ana Ruiz", "email": "ana.ruiz@example.org", "external_id": "hr-1042"}},
        {"candidate_id": PERSON_ID, "team_id": TEAM_ID, "form": "short", "expires_at": DUE},
    ],
    "NewAgreement": [{"candidate_ids": [PERSON_ID], **AGREED}, {"meeting_id": MEETING_ID, **AGREED}],
    "UseCards": [{"meeting_id": MEETING_ID, "cards": [CARD_ID], "use": "used"}],
    "OpenLink": [{"token": SECRET}, {"token": SECRET, "name": "Ana Ruiz", "email": "ana.ruiz@example.org"}],
    "BrandingChange": [{"logo": LOGO, "colour": "#0A7A5A"}],
    "CandidateChange": [{"email": None}],
    "PutColleagues": [{"shares": True, "version": VALUES["version"], "lines": [OWN_LINE]}, {"shares": False}],
    "PutAbout": [{"visibility": "link", "answers": [{"prompt": "when_stuck", "text": VALUES["PromptAnswer.text"]}]}],
    "PutLookBack": [{"fits": {"energises": "fits", "drains": "partly", "do": "fits", "dont": "not_me"}}],
    "PutUser": [{"email": "kim.berg@example.org", "name": "Kim Berg", "role": "coach", "teams": [TEAM_ID]}],
    "SyncBatch": [
        {
            "candidates": [
                {
                    "external_id": "hr-1042",
                    "name": "Ana Ruiz",
                    "email": "ana.ruiz@example.org",
                    "metadata": {"room": "4.12", "desk": None},
                    "teams": ["Product"],
                },
                {"name": "Bo Lind", "email": "bo.lind@example.org"},
            ],
            "teams": [{"external_id": "dep-7", "name": "Product", "members": ["hr-1042"], "mode": "replace"}],
            "partial": True,
            "dry_run": True,
        }
    ],
    "PutWeekMessage": [{"channel": "mail"}, {"channel": "webhook", "url": "https://hooks.slack.com/services/T0/B0/x"}],
    "WebhookChange": [{"status": "enabled"}],
}
"""Of models whose rules no field alone says, by name."""


def examples_of() -> dict[str, list[Any]]:
    """Of each model of a body and of an answer, by its name: what an object of it looks like, in JSON."""
    models = (model for operation in OPERATIONS.values() for model in (operation.body, operation.answer))
    return {
        model.__name__: EXAMPLES.get(model.__name__) or [_object(model)]
        for named in models
        for model in (get_args(named) or (named,))
        if isinstance(model, type) and issubclass(model, BaseModel)
    }


def parameter_example(name: str) -> str:
    """What a parameter that is required looks like."""
    example: str = VALUES[f"parameter.{name}" if f"parameter.{name}" in VALUES else name]
    return example


def _object(model: type[BaseModel]) -> dict[str, Any]:
    named = {name: _value(model, name) for name in model.model_fields}
    return {name: value for name, value in named.items() if value is not None}


def _value(model: type[BaseModel], name: str) -> Any:
    """What an example has in a field; None where it goes without."""
    own = [VALUES[place] for kind in model.__mro__ if (place := f"{kind.__name__}.{name}") in VALUES]
    field = model.model_fields[name]
    if own:
        return own[0]
    if not field.is_required() and (issubclass(model, Input) or name not in VALUES.keys() | SHOWN):
        return None
    return VALUES[name] if name in VALUES else _of_type(field.annotation, f"{model.__name__}.{name}")


def _of_type(kind: Any, place: str) -> Any:
    """What a type alone says. Raises `LookupError` where it says nothing: then `VALUES` has to."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in {list, tuple}:
        return [_of_type(arguments[0], place)]
    if origin is Literal:
        return arguments[0]
    if origin in {Annotated, Union, types.UnionType}:
        return _of_type(arguments[0], place)
    if kind in {datetime, AwareDatetime}:
        return ENDED
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return _object(kind)
    if kind in {bool, int}:
        return kind(1)
    if kind is float:
        return 0.96
    raise LookupError(f"give {place} an example in VALUES")
