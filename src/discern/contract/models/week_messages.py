"""Monday's message to a leader, the page that its link opens, and the private calendar feed."""

from datetime import date
from typing import Literal, Self

from pydantic import Field, StrictBool, model_validator

from discern.contract.base_models import Day, GivenLine, Input, Object, Time
from discern.contract.link_tokens import LinkToken
from discern.contract.models.agreements import Outcome
from discern.contract.models.assessments import Language
from discern.contract.models.candidates import Email
from discern.contract.models.mails import MailReason
from discern.contract.models.teams import workshop_stage
from discern.contract.models.webhooks import ReceiverUrl

WeekChannel = Literal["mail", "webhook"]
"""How Monday's message goes: by mail, or to an incoming webhook of Slack or Teams."""

HookProblem = Literal["hook_failed", "secret_unreadable", "too_late", "unsure"]
WeekProblem = MailReason | HookProblem
"""Why the last message isn't there. `hook_failed`: the webhook's address didn't take it. `secret_unreadable`: the
address was sealed with another secret of the installation. `too_late`: it waited beyond Wednesday. `unsure`: it was
given away and nothing answered, so it may be there; it isn't sent again. Others are those of mails."""

LINK_DAYS = 14
"""For so many days the link of a message works."""


class WeekMessage(Object):
    """Where Monday's message goes; ``channel`` is null where it is off. Of a webhook's address only the ``host`` is
    shown. ``email`` is where mail goes.

    ``ways`` are those in which it can be sent from here to the caller; ``refused``: they said that they want none.
    ``links``: a message can lead to its page, since the service knows the app's address.

    ``sent_at`` is when the last one went out. ``problem`` is why the last one didn't, with what the webhook's address
    answered as ``detail``.
    """

    channel: WeekChannel | None = None
    language: str | None = None
    email: str | None = None
    host: str | None = None
    since: Time | None = None
    ways: list[WeekChannel] = []
    refused: bool = False
    links: bool = False
    sent_at: Time | None = None
    problem: WeekProblem | None = None
    detail: str | None = None


class PutWeekMessage(Input):
    """``url`` is for a webhook alone. ``email`` is for mail where nobody signs in: a user gets it at the address that
    they sign in with.
    """

    channel: WeekChannel
    url: ReceiverUrl | None = Field(
        default=None, repr=False, description="Of Slack or Teams. It is a secret, kept sealed."
    )
    email: Email | None = None
    language: Language = "en"

    @model_validator(mode="after")
    def _fitting(self) -> Self:
        if (self.url is not None) != (self.channel == "webhook"):
            raise ValueError("give url with the channel webhook, and only with it")
        if self.email is not None and self.channel != "mail":
            raise ValueError("give email only with the channel mail")
        return self


class WeekTalk(Object):
    """A talk of the week. Where both share its page, it opens with what the two ``agreed`` on last, in their words, and
    what became of that; else, or where it was kept, with the question ``opener``. ``unclear``: the person's answers say
    too little, and nobody has asked for others. ``skipped``: they don't meet on that day.
    """

    candidate_id: str
    meeting_id: str
    on: date
    name: str
    agreed_id: str | None = None
    agreed: str | None = None
    outcome: Outcome | None = None
    opener: str | None = None
    unclear: bool = False
    skipped: bool = False


NewsKind = Literal["profile", "marks"]


class WeekNews(Object):
    """What is new of somebody since the Monday before: that they have a profile, or that they said of it what fits.
    ``team`` is the name of one of theirs.
    """

    candidate_id: str
    name: str
    kind: NewsKind
    team: str | None = None


class DueAgreement(Object):
    """An agreement of the reader's whose day comes this week or has come, or of two people of whom they meet one, in
    its people's ``words``. ``names`` are those in it, or the team.
    """

    id: str
    names: list[str]
    words: str
    until: date
    outcome: Outcome | None = None


class WeekTeam(Object):
    """A team of the reader's: how many of its people have a profile that the reader may see; what it agreed on and
    isn't among the agreements; what to do with it this week, unless it undertook something, and ``because`` of what is
    said of it, which name nobody; how many profiles are ``missing`` until there is that, and who is asked for one; and
    the day of a workshop that comes this week or next, was last week and nothing was agreed on since, or was two weeks
    ago, and whether results are ``held`` back until then.
    """

    team_id: str
    name: str
    size: int
    profiled: int
    agreed: list[str] = []
    to_do: str | None = None
    because: str | None = None
    missing: int = 0
    waiting: list[str] = []
    workshop_on: date | None = None
    held: bool = False


class Week(Object):
    """A leader's week, from ``monday`` on, with first names alone: talks by day, agreements, the oldest first, up
    to six teams, with how many ``more_teams`` aren't looked at; what is new of up to twelve people, with ``more_news``;
    and up to five who haven't answered yet, of whom ``asked_before`` were asked two to four weeks ago, with how many
    ``more`` there are.
    """

    monday: date
    talks: list[WeekTalk] = []
    agreements: list[DueAgreement] = []
    teams: list[WeekTeam] = []
    more_teams: int = 0
    news: list[WeekNews] = []
    more_news: int = 0
    waiting: list[str] = []
    asked_before: list[str] = []
    more: int = 0

    @property
    def open_agreements(self) -> list[DueAgreement]:
        return [each for each in self.agreements if each.outcome is None]

    @property
    def overdue(self) -> dict[str, date]:
        """The days of the open ones that ended before this week, by id."""
        return {each.id: each.until for each in self.open_agreements if each.until < self.monday}

    @property
    def news_by_kind(self) -> dict[NewsKind, list[WeekNews]]:
        found: dict[NewsKind, list[WeekNews]] = {}
        for each in sorted(self.news, key=lambda each: each.team or ""):
            found.setdefault(each.kind, []).append(each)
        return found

    @property
    def workshops(self) -> list[WeekTeam]:
        """The teams that have one this week or next, the next first."""
        ahead = [each for each in self.teams if workshop_stage(each.workshop_on, self.monday) == "ahead"]
        return sorted(ahead, key=lambda each: each.workshop_on or date.max)

    @property
    def told_teams(self) -> list[WeekTeam]:
        """Those of which there is more to say than a workshop that is to come."""
        ahead = self.workshops
        return [each for each in self.teams if each not in ahead or each.to_do or each.agreed or each.missing]

    @property
    def held_talks(self) -> list[WeekTalk]:
        return [each for each in self.talks if not each.skipped]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to send: who was asked long ago is no reason, nor what a team lacks."""
        tells = any(each.agreed or each.to_do or each.workshop_on for each in self.teams)
        return not (self.held_talks or self.open_agreements or tells or self.news or self.waiting)


class WeekPreview(Object):
    """What a message would say now, as plain text without its link; both are null where there is nothing to say."""

    subject: str | None = None
    text: str | None = None


class OpenWeek(Input):
    token: LinkToken


class AnswerWeek(Input):
    token: LinkToken
    agreement_id: GivenLine
    outcome: Outcome | None = Field(description="`kept`, `partly` or `dropped`; null takes an answer back.")
    until: Day | None = Field(default=None, description="Another day for an open agreement; `outcome` is null then.")

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if self.until is not None and self.outcome is not None:
            raise ValueError("give either outcome or until")
        return self


class SkipInWeek(Input):
    token: LinkToken
    meeting_id: GivenLine
    skipped: StrictBool = Field(description="Whether the two don't meet in that week; false takes it back.")


class StoppedWeek(Object):
    stopped: Literal[True] = True


class CalendarFeed(Object):
    """Whether there is a private calendar feed, and since when; with ``names`` it says who meets and what is agreed."""

    active: bool
    names: bool = False
    since: Time | None = None


class CalendarFeedWithUrl(CalendarFeed):
    """The feed with its address, which is a secret: shown this once. Null where the service doesn't know the app's."""

    url: str | None = Field(default=None, repr=False)
    token: str = Field(repr=False)


class PutCalendarFeed(Input):
    """A new address takes the place of the one before."""

    names: StrictBool = Field(default=False, description="Whether the feed says who meets, and what is agreed.")
    language: Language = "en"


class OpenFeed(Input):
    token: LinkToken
