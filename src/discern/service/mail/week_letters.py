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
from discern.contract.weeks import find_sunday
from discern.service.mail.letters import BUTTON, PAGE, SMALL, finish_message, start_message, tame

TEAMS_HOSTS = (".logic.azure.com", ".powerplatform.com", ".webhook.office.com")
"""Where the incoming webhooks of Teams are, its workflows' and the older connectors'. Others take what Slack takes."""

LINK_IN_WORDS = re.compile(r"://|www\.|@|\w\.\w{2,}|[<>\\]", re.IGNORECASE)
"""What programs make links of, in a sentence of somebody's own."""

SLACK_MARKS = str.maketrans("", "", "*_~`")
"""What makes Slack write in bold, and the like."""

MOST_NAMED = 3
"""How many names a subject has."""

MOST_IN_SUBJECT = 3
"""How many things a subject says."""


@dataclass(frozen=True, slots=True)
class Line:
    """What is said, and the agreement of it that can be answered on the page."""

    text: str
    agreement_id: str | None = None


Section = tuple[str, list[Line]]
"""A heading, and lines below it."""


@dataclass(frozen=True, slots=True)
class WeekLetter:
    """What a message says. ``link`` opens its page; None where the service doesn't know the app's address."""

    week: Week
    link: str | None
    language: str


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
            *(_html(letter, heading, lines) for heading, lines in found),
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
    """What there is to say, in plain text; below what can be answered, where."""
    found = []
    for heading, lines in _sections(letter):
        said = [heading]
        for line in lines:
            link = _place(letter, line)
            said += [f"- {line.text}", *([] if link is None else [f"  {link}"])]
        found.append("\n".join(said))
    return found


def compose_hook(letter: WeekLetter, host: str) -> bytes:
    """The JSON that the incoming webhook at a host takes."""
    is_teams = f".{host.lower()}".endswith(TEAMS_HOSTS)
    return json.dumps(_teams(letter) if is_teams else _slack(letter)).encode()


def _slack(letter: WeekLetter) -> dict[str, Any]:
    parts = [f"*{_slack_text(_subject(letter))}*"]
    for heading, lines in _sections(letter):
        parts.append("\n".join([f"*{_slack_text(heading)}*", *(_slack_line(letter, line) for line in lines)]))
    if letter.link is not None:
        parts.append(f"<{letter.link}|{_slack_text(_button(letter))}>")
    return {"text": "\n\n".join(parts)}


def _slack_line(letter: WeekLetter, line: Line) -> str:
    link = _place(letter, line)
    more = "" if link is None else f" <{link}|{_slack_text(_say(letter, 'week-answer'))}>"
    return f"• {_slack_text(line.text)}{more}"


def _slack_text(text: str) -> str:
    return escape(text.translate(SLACK_MARKS), quote=False)


def _teams(letter: WeekLetter) -> dict[str, Any]:
    body = [_teams_line(_subject(letter), bold=True, large=True)]
    for heading, lines in _sections(letter):
        body.append(_teams_line(heading, bold=True))
        for line in lines:
            said = _teams_line(line.text)
            if (link := _place(letter, line)) is not None:
                action = {"type": "Action.OpenUrl", "url": link}
                run = {"type": "TextRun", "text": f" {_say(letter, 'week-answer')}", "selectAction": action}
                said["inlines"].append(run)
            body.append(said)
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
    due = [each for each in week.open_agreements if each.id not in said]
    found = [
        ("workshops", [Line(_workshop(letter, each)) for each in week.workshops]),
        ("agreements", [_due(letter, each) for each in due]),
        ("talks", [_talk(letter, each) for each in week.held_talks]),
        ("teams", [Line(_team(letter, each)) for each in week.told_teams]),
        ("news", [Line(_news(letter, kind, news)) for kind, news in week.news_by_kind.items()]),
        ("waiting", _waiting(letter)),
    ]
    return [(_say(letter, "week-heading", part=part), lines) for part, lines in found if lines]


def _talk(letter: WeekLetter, talk: WeekTalk) -> Line:
    opener, agreed = _quote(talk.opener), _quote(talk.agreed)
    day, name = words.format_weekday(talk.on, letter.language), _name(letter, talk.name)
    # An initial has its full stop.
    said = [_say(letter, "week-talk", day=day, name=name.removesuffix("."))]
    if agreed and talk.agreed_id in letter.week.overdue:
        said.append(_open_since(letter, talk.agreed_id, agreed))
    elif agreed:
        said.append(_say(letter, "agreements-last", outcome=talk.outcome or "open", words=agreed))
    said += [_say(letter, "week-opener", opener=opener)] if opener else []
    said += [_say(letter, "week-unclear", name=name)] if talk.unclear else []
    can_be_answered = any(each.id == talk.agreed_id for each in letter.week.open_agreements)
    return Line(" ".join(said), talk.agreed_id if agreed and can_be_answered else None)


def _open_since(letter: WeekLetter, agreement_id: str, said: str, names: str = "") -> str:
    """What is overdue; ``names`` are who agreed, where that isn't said."""
    day = words.format_since(letter.week.overdue[agreement_id], letter.week.monday, letter.language)
    return _say(letter, "week-open-since", day=day, words=said, names=names, named="yes" if names else "no")


def _waiting(letter: WeekLetter) -> list[Line]:
    """Who has yet to answer, and who was asked too long ago for another reminder."""
    week = letter.week
    # Those who aren't named come after the last who is.
    lately, before = (0, week.more) if week.asked_before else (week.more, 0)
    lists = [("week-waiting", week.waiting, lately), ("week-asked-before", week.asked_before, before)]
    return [Line(_say(letter, message, **_list(letter, names, more))) for message, names, more in lists if names]


def _list(letter: WeekLetter, names: Sequence[str], more: int) -> dict[str, str | int]:
    """The arguments of a list of names of which ``more`` aren't given."""
    join = words.list_items if more else words.format_names
    return {"names": join([_name(letter, name) for name in names], letter.language), "more": more}


def _team(letter: WeekLetter, team: WeekTeam) -> str:
    """What there is to say of a team besides its next workshop."""
    agreed = [words_said for each in team.agreed if (words_said := _quote(each))]
    said = [_say(letter, "week-team", name=_name(letter, team.name).removesuffix("."))]
    if team.workshop_on and team not in letter.week.workshops:
        said.append(words.say_workshop(team.workshop_on, letter.week.monday, letter.language))
    said += [_say(letter, "week-team-to-do", do=team.to_do)] if team.to_do else []
    said += [_say(letter, "week-team-because", why=team.because)] if team.because else []
    if team.missing:
        names = words.format_names([_name(letter, name) for name in team.waiting], letter.language)
        said.append(_say(letter, "week-team-missing", missing=team.missing, names=names))
    said += [_say(letter, "week-team-agreed", words=each) for each in agreed]
    return " ".join(said)


def _workshop(letter: WeekLetter, team: WeekTeam) -> str:
    on, language = team.workshop_on or letter.week.monday, letter.language
    return _say(
        letter,
        "week-workshop",
        weekday=words.format_weekday(on, language),
        day=words.format_day_of_year(on, language),
        name=_name(letter, team.name).removesuffix("."),
        profiled=team.profiled,
        size=team.size,
        held="yes" if team.held else "no",
    )


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


def _due(letter: WeekLetter, due: DueAgreement) -> Line:
    said, names = _quote(due.words), words.format_names([_name(letter, name) for name in due.names], letter.language)
    if said is None:
        day = words.format_day(due.until, letter.language)
        return Line(_say(letter, "week-agreement-unsaid", names=names, day=day), due.id)
    # People's own words mostly begin with who does it.
    names = "" if said.startswith(f"{names} ") else names
    if due.id in letter.week.overdue:
        return Line(_open_since(letter, due.id, said, names), due.id)
    return Line(_say(letter, "week-agreement", names=names, words=said) if names else said, due.id)


def _place(letter: WeekLetter, line: Line) -> str | None:
    """Where on the page an agreement is answered. The link itself answers nothing: mail filters open it."""
    return None if letter.link is None or line.agreement_id is None else f"{letter.link}#{line.agreement_id}"


def _name(letter: WeekLetter, name: str) -> str:
    return tame(name) or _say(letter, "week-somebody")


def _quote(text: str | None) -> str | None:
    """Somebody's words as a message may carry them; None where they could be read as a link."""
    line = " ".join((text or "").split())
    return line if line and line.isprintable() and not LINK_IN_WORDS.search(line) else None


def _subject(letter: WeekLetter) -> str:
    """What is different in this week: what is due, who is new, and who the talks are with; else what there is."""
    week = letter.week
    overdue = [each for each in week.open_agreements if each.id in week.overdue]
    sunday = find_sunday(week.monday)
    due = [each for each in week.open_agreements if each not in overdue and each.until <= sunday]
    parts = {
        "workshop": [each.name for each in week.workshops if each.workshop_on and each.workshop_on <= sunday],
        "overdue": [name for each in overdue for name in each.names],
        "due": [name for each in due for name in each.names],
        "new": [each.name for each in week.news],
        "talks": [each.name for each in week.held_talks],
    }
    tip = next((each for each in week.teams if each.to_do), None)
    if not any(parts.values()) and tip is not None:
        return _say(letter, "week-subject-tip", name=_name(letter, tip.name), do=tip.to_do or "")
    if not any(parts.values()):
        parts = {"teams": [each.name for each in week.teams]} if week.teams else {"waiting": week.waiting}
    said = [_part(letter, part, names) for part, names in parts.items() if names]
    return " · ".join(said[:MOST_IN_SUBJECT])


def _part(letter: WeekLetter, part: str, names: Sequence[str]) -> str:
    """A part of the subject, with the first of its names, each once."""
    each_once = list(dict.fromkeys(names))
    listed = _list(letter, each_once[:MOST_NAMED], len(each_once[MOST_NAMED:]))
    return _say(letter, "week-subject", part=part, names=_say(letter, "week-waiting", **listed))


def _button(letter: WeekLetter) -> str:
    week = letter.week
    return _say(letter, "week-button", agreements=len(week.open_agreements), talks=len(week.held_talks))


def _html(letter: WeekLetter, heading: str, lines: list[Line]) -> str:
    items = "".join(f"<li>{escape(line.text)}{_html_link(letter, line)}</li>" for line in lines)
    return f'<p style="margin-bottom:4px"><strong>{escape(heading)}</strong></p>\n<ul style="margin-top:0">{items}</ul>'


def _html_link(letter: WeekLetter, line: Line) -> str:
    link = _place(letter, line)
    return "" if link is None else f' <a href="{escape(link)}">{escape(_say(letter, "week-answer"))}</a>'


def _say(letter: WeekLetter, message: str, **arguments: str | int) -> str:
    return words.format_message(letter.language, message, arguments)
