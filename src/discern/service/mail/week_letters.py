"""Monday's message as a mail, and as what Slack and Teams take.

Names and words come from others: in a mail and in a chat they can neither carry a link nor mention anybody.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from html import escape
from typing import Any

from discern import words
from discern.contract.models.week_messages import (
    DueAgreement,
    NewsKind,
    Week,
    WeekNews,
    WeekPreview,
    WeekTalk,
    WeekTeam,
)
from discern.service.mail.letters import BUTTON, PAGE, SMALL, finish_message, start_message, tame

TEAMS_HOSTS = (".logic.azure.com", ".powerplatform.com", ".webhook.office.com")
"""Where the incoming webhooks of Teams are, its workflows' and the older connectors'. Others take what Slack takes."""

LINK_IN_WORDS = re.compile(r"://|www\.|@|\w\.\w{2,}|[<>\\]", re.IGNORECASE)
"""What programs make links of, in a sentence of somebody's own."""

SLACK_MARKS = str.maketrans("", "", "*_~`")
"""What makes Slack write in bold, and the like."""

MOST_NAMED = 3
"""How many names a subject has."""

Section = tuple[str, list[str]]
"""A heading, and lines below it."""


@dataclass(frozen=True, slots=True)
class WeekLetter:
    """What a message says. ``link`` opens its page; None where the service doesn't know the app's address.
    ``is_new`` is whether its reader has had fewer than two.
    """

    week: Week
    link: str | None
    language: str
    is_new: bool = True


def compose_week(letter: WeekLetter, recipient: str, sender: Address, message_id: str, now: datetime) -> bytes:
    """The mail in plain text and HTML, ready to be handed over.

    Args:
        letter: what it says, with a link.
        recipient: the address in ASCII, see `to_ascii`.
        sender: who mails come from.
        message_id: names the mail in its `Message-ID`, the same in each attempt.
        now: its date.
    """
    language, link = letter.language, letter.link or ""
    stop, why, button = f"{link}&stop=1", _say(letter, "week-why"), _button(letter)
    found = _sections(letter)
    text = "\n\n".join(
        [
            *_paragraphs(letter),
            f"{button}:\n{link}",
            "-- ",
            why,
            f"{_say(letter, 'week-stop')}:\n{stop}",
        ]
    )
    body = "\n".join(
        [
            *(_html(heading, lines) for heading, lines in found),
            *(f"<p>{escape(line)}</p>" for line in filter(None, [_also(letter)])),
            BUTTON.format(link=escape(link), label=escape(button)),
            SMALL.format(text=f'{escape(why)} <a href="{escape(stop)}">{escape(_say(letter, "week-stop"))}</a>'),
        ]
    )
    message = start_message(sender, _subject(letter), message_id, now)
    message["List-Unsubscribe"] = f"<{stop}>"
    # RFC 8058: by this a mail program may end the messages by itself, with a POST that opens no page.
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return finish_message(message, recipient, text, PAGE.format(language=language, body=body))


def preview_week(letter: WeekLetter) -> WeekPreview:
    """What a message says without its link."""
    if letter.week.is_empty:
        return WeekPreview()
    return WeekPreview(subject=_subject(letter), text="\n\n".join(_paragraphs(letter)))


def _paragraphs(letter: WeekLetter) -> list[str]:
    """What there is to say, in plain text."""
    found = ["\n".join([heading, *(f"- {line}" for line in lines)]) for heading, lines in _sections(letter)]
    return [*found, *filter(None, [_also(letter)])]


def compose_hook(letter: WeekLetter, host: str) -> bytes:
    """The JSON that the incoming webhook at a host takes."""
    is_teams = f".{host.lower()}".endswith(TEAMS_HOSTS)
    return json.dumps(_teams(letter) if is_teams else _slack(letter)).encode()


def _slack(letter: WeekLetter) -> dict[str, Any]:
    parts = [f"*{_slack_text(_subject(letter))}*"]
    for heading, lines in _sections(letter):
        parts.append("\n".join([f"*{_slack_text(heading)}*", *(f"• {_slack_text(line)}" for line in lines)]))
    if letter.link is not None:
        parts.append(f"<{letter.link}|{_slack_text(_button(letter))}>")
    return {"text": "\n\n".join(parts)}


def _slack_text(text: str) -> str:
    return escape(text.translate(SLACK_MARKS), quote=False)


def _teams(letter: WeekLetter) -> dict[str, Any]:
    body = [_teams_line(_subject(letter), bold=True, large=True)]
    for heading, lines in _sections(letter):
        body += [_teams_line(heading, bold=True), *(_teams_line(line) for line in lines)]
    card: dict[str, Any] = {
        "$schema": "http://adaptivecards.io/schemas/adaptive-card.json",
        "type": "AdaptiveCard",
        "version": "1.2",
        "body": body,
    }
    if letter.link is not None:
        card["actions"] = [{"type": "Action.OpenUrl", "title": _button(letter), "url": letter.link}]
    attachment = {"contentType": "application/vnd.microsoft.card.adaptive", "contentUrl": None, "content": card}
    return {"type": "message", "attachments": [attachment]}


def _teams_line(text: str, *, bold: bool = False, large: bool = False) -> dict[str, Any]:
    """A line of plain text: unlike a `TextBlock`, a `TextRun` reads no Markdown, so no link is made of it."""
    run = {"type": "TextRun", "text": text}
    run |= {"weight": "Bolder"} if bold else {}
    run |= {"size": "Large"} if large else {}
    return {"type": "RichTextBlock", "inlines": [run]}


def _sections(letter: WeekLetter) -> list[Section]:
    """What there is to say: nothing empty."""
    week = letter.week
    said = {each.agreed_id for each in week.held_talks if _quote(each.agreed)}
    due = [each for each in week.asked_agreements if each.id not in said]
    found = [
        (_heading(letter, "agreements"), [_due(letter, each) for each in due]),
        (_heading(letter, "talks"), _talks(letter)),
        (_heading(letter, "teams"), [*(_team(letter, each) for each in week.teams), *_more_teams(letter)]),
        (_heading(letter, "news"), [_news(letter, kind, news) for kind, news in week.news_by_kind.items()]),
    ]
    if week.waiting:
        names = [_name(letter, name) for name in week.waiting]
        join = words.list_items if week.more else words.format_names
        listed = join(names, letter.language)
        found.append((_heading(letter, "waiting"), [_say(letter, "week-waiting", names=listed, more=week.more)]))
    return [(heading, lines) for heading, lines in found if lines]


def _talks(letter: WeekLetter) -> list[str]:
    """A line each, and one for all that have a question which would suit anybody."""
    talks = letter.week.held_talks
    bare = [each for each in talks if each.opener and not each.agreed and not each.rests]
    lines = [_talk(letter, each) for each in talks if each not in bare]
    said = " ".join(_talk(letter, each.model_copy(update={"opener": None})) for each in bare)
    return [*lines, _say(letter, "week-bare", talks=said)] if bare else lines


def _talk(letter: WeekLetter, talk: WeekTalk) -> str:
    opener, agreed = _quote(talk.opener), _quote(talk.agreed)
    day, name = words.format_weekday(talk.on, letter.language), _name(letter, talk.name)
    # An initial has its full stop.
    said = [_say(letter, "week-talk", day=day, name=name.removesuffix("."))]
    said += [_say(letter, "agreements-last", outcome=talk.outcome or "open", words=agreed)] if agreed else []
    said += [_say(letter, "week-opener", opener=opener)] if opener else []
    return " ".join(said)


def _team(letter: WeekLetter, team: WeekTeam) -> str:
    agreed = [words_said for each in team.agreed if (words_said := _quote(each))]
    said = [_say(letter, "week-team", name=_name(letter, team.name).removesuffix("."))]
    said += [words.say_workshop(team.workshop_on, letter.week.monday, letter.language)] if team.workshop_on else []
    said += [_say(letter, "week-team-to-do", do=team.to_do)] if team.to_do else []
    said += [_say(letter, "week-team-new", new=team.new, profiled=team.profiled, size=team.size)] if team.new else []
    said += [_say(letter, "week-team-agreed", words=each) for each in agreed]
    return " ".join(said)


def _more_teams(letter: WeekLetter) -> list[str]:
    count = letter.week.more_teams
    return [_say(letter, "week-more", count=count)] if count and letter.week.teams else []


def _news(letter: WeekLetter, kind: NewsKind, news: Sequence[WeekNews]) -> str:
    """Everybody of whom it is new, team by team."""
    teams = dict.fromkeys(each.team for each in news)
    by_team = {team: [_name(letter, each.name) for each in news if each.team == team] for team in teams}
    listed = [
        words.format_names(names, letter.language) + (f" ({_name(letter, team)})" if team else "")
        for team, names in by_team.items()
    ]
    is_last = kind == list(letter.week.news_by_kind)[-1]
    more = letter.week.more_news if is_last else 0
    said = _say(letter, "week-waiting", names=", ".join(listed), more=more)
    return _say(letter, "week-news", names=said, kind=kind)


def _due(letter: WeekLetter, due: DueAgreement) -> str:
    said = _quote(due.words)
    names = words.format_names([_name(letter, name) for name in due.names], letter.language)
    day = words.format_day(due.until, letter.language)
    return _say(letter, "week-agreement", names=names, words=said or "", said="yes" if said else "no", day=day)


def _name(letter: WeekLetter, name: str) -> str:
    return tame(name) or _say(letter, "week-somebody")


def _quote(text: str | None) -> str | None:
    """Somebody's words as a message may carry them; None where they could be read as a link."""
    line = " ".join((text or "").split())
    return line if line and line.isprintable() and not LINK_IN_WORDS.search(line) else None


def _subject(letter: WeekLetter) -> str:
    week = letter.week
    return _say(
        letter,
        "week-subject",
        talks=len(week.held_talks),
        names=_names_in_subject(letter),
        agreements=len(week.asked_agreements),
        news=len(week.news),
        teams=len(week.teams),
    )


def _names_in_subject(letter: WeekLetter) -> str:
    """Who the reader talks with, so that it is said before the message is opened; each once."""
    names = list(dict.fromkeys(_name(letter, each.name) for each in letter.week.held_talks))
    named, more = names[:MOST_NAMED], len(names[MOST_NAMED:])
    join = words.list_items if more else words.format_names
    return _say(letter, "week-waiting", names=join(named, letter.language), more=more)


def _button(letter: WeekLetter) -> str:
    week = letter.week
    return _say(letter, "week-button", agreements=len(week.asked_agreements), talks=len(week.held_talks))


def _also(letter: WeekLetter) -> str:
    """What else a talk can be about, to who is new; empty where there is none."""
    return _say(letter, "week-also") if letter.is_new and letter.week.held_talks else ""


def _heading(letter: WeekLetter, part: str) -> str:
    return _say(letter, "week-heading", part=part)


def _html(heading: str, lines: list[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<p style="margin-bottom:4px"><strong>{escape(heading)}</strong></p>\n<ul style="margin-top:0">{items}</ul>'


def _say(letter: WeekLetter, message: str, **arguments: str | int) -> str:
    return words.format_message(letter.language, message, arguments)
