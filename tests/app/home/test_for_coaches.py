"""What a coach finds on the first page of their teams, week by week."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.agreements import Agreement, NewAgreement
from discern.contract.models.insights import Insight
from discern.contract.models.teams import MapPoint, Reveal, Team, TeamAnalysis, TeamRef, TeamSummary
from discern_app.base.current_service import configured_service
from discern_app.base.language import speaking
from discern_app.home.for_coaches import CoachWeek, collect_coach_week, title_of_coach
from tests.support.pages import texts
from tests.support.signed import Company, complete

MONDAY = date(2026, 11, 30)
WEDNESDAY = MONDAY + timedelta(days=2)


def insight(id_: str, probability: float | None, *, kind: str = "centre", people: tuple[str, ...] = ()) -> Insight:
    named = [{"id": person, "name": person} for person in people]
    strength = "open" if probability is None else "likely"
    given: dict[str, Any] = {
        "id": id_,
        "kind": kind,
        "text": id_,
        "strength": strength,
        "probability": probability,
        "evidence": [],
    }
    return Insight.model_validate(given | {"people": named})


def analysis(name: str, insights: list[Insight], *, size: int = 2, profiled: int = 2) -> TeamAnalysis:
    points = [
        MapPoint(candidate_id=f"{name} {number}", name="Somebody", x=0.0, y=1.0, angle=0.0)
        for number in range(profiled)
    ]
    given: dict[str, Any] = {"team": TeamRef(id=name, name=name), "size": size, "profiled": profiled}
    return TeamAnalysis.model_validate(
        given | {"pending": size - profiled, "insights": insights, "map": [each.model_dump() for each in points]}
    )


def agreement(id_: str, until: date, *, team: str = "", made: date = MONDAY, **more: Any) -> Agreement:
    subject = {"team": TeamRef(id=team, name=team), "team_id": team} if team else {"candidate_ids": ["ana"]}
    created = datetime(made.year, made.month, made.day, 12, tzinfo=UTC)
    return Agreement.model_validate({"id": id_, "will": id_, "until": until, "created_at": created} | subject | more)


def collect(
    *agreements: Agreement, analyses: tuple[TeamAnalysis, ...] = (), held: tuple[Team, ...] = (), new: str = ""
) -> CoachWeek:
    by_team = {each.team.id: each for each in analyses}
    with speaking("en"):
        return collect_coach_week(by_team, agreements, held, {new}, WEDNESDAY)


def test_of_teams_it_says_what_is_due_and_what_was_agreed_two_weeks_ago_and_of_people_how_many() -> None:
    later, sunday = MONDAY + timedelta(weeks=2), MONDAY + timedelta(days=6)
    answered: dict[str, Any] = {"outcome": "kept", "answered_at": datetime(2026, 12, 1, tzinfo=UTC)}
    week = collect(
        agreement("meet", sunday, team="Ours"),
        agreement("mine", sunday, team="Ours", own=True),
        agreement("over", MONDAY - timedelta(days=1), team="Ours"),
        agreement("next week", sunday + timedelta(days=1), team="Ours"),
        agreement("rota", later, team="Theirs", made=MONDAY - timedelta(days=12), own=True),
        agreement("due", sunday, team="Ours", made=MONDAY - timedelta(days=12), own=True),
        agreement("too old", later, team="Ours", made=MONDAY - timedelta(days=15)),
        agreement("secret", sunday),
        agreement("secret, kept", sunday, **answered),
        agreement("secret, dropped", sunday, **(answered | {"outcome": "dropped"})),
        agreement("secret, long ago", MONDAY, **(answered | {"answered_at": datetime(2026, 11, 29, tzinfo=UTC)})),
        agreement("mine, kept", sunday, **answered, own=True),
    )
    assert [(each.kind, each.words.partition(" (")[0]) for each in week.notes] == [("due", "meet"), ("agreed", "rota")]
    assert (week.due, week.answered, week.kept) == (1, 2, 1)
    with speaking("en"):
        assert title_of_coach(week) == "3 things for your teams this week."
        assert title_of_coach(collect()) == ""


def test_a_team_is_complete_in_the_week_of_its_last_profile_alone() -> None:
    full, waiting = analysis("Full", [], size=3, profiled=3), analysis("Waiting", [], size=3)
    for new, expected in (("Full 2", ["Full"]), ("Waiting 1", []), ("", [])):
        week = collect(analyses=(full, waiting), new=new)
        assert [each.team_id for each in week.notes if each.kind == "complete"] == expected


def test_a_coach_reads_it_of_their_teams_and_nobody_else_does(company: Company) -> None:
    for team in ("Ours", "Theirs"):
        complete(company, team, "team")
    company.let_in("coach", "coach", ("Ours",))
    hold = operations.REVEAL_TEAM(Reveal(revealed=False), team_id=company.teams["Ours"])
    company.client("coach").send(hold)
    shown = texts(company.open("home", "coach")).replace("\\", "")
    assert "**Ours** · results are held back, and everyone has a profile" in shown
    assert "have a profile now" not in shown, "which that says"
    for team in ("Ours", "Theirs"):
        company.let_in(f"lead-{team}", "manager", (team,))
        lead: Client = company.client(f"lead-{team}")
        until = datetime.now(UTC).date()
        new = NewAgreement(candidate_ids=[company.people[team]], will="whisper less", until=until)
        lead.send(operations.CREATE_AGREEMENT(new))
        of_team = NewAgreement(team_id=company.teams[team], will=f"meet on {team}", until=until)
        lead.send(operations.CREATE_AGREEMENT(of_team))
    configured_service().managers.drop()
    test: AppTest = company.open("home", "coach")
    shown = texts(test).replace("\\", "")
    assert "**Ours** · due this week: meet on Ours (due " in shown
    assert "One agreement is due by Sunday" in shown
    assert "results are held back" not in shown, "one thing a team"
    assert "Theirs" not in shown
    assert "whisper less" not in shown, "what two agreed on isn't for the first page of a third"
    for name in ("lead-Ours", "boss"):
        assert "For your teams" not in texts(company.open("home", name))


def test_of_a_workshop_it_says_when_it_comes_and_two_weeks_later_to_ask_back() -> None:
    made = datetime(2026, 11, 1, tzinfo=UTC)
    team = TeamSummary(
        id="team", name="Product", size=7, created_at=made, updated_at=made, workshop_on=MONDAY + timedelta(days=8)
    )
    told = {}
    for weeks in range(-2, 5):
        with speaking("en"):
            week = collect_coach_week({}, [], [], set(), MONDAY + timedelta(weeks=weeks), [team])
        told[weeks] = [(each.kind, each.words) for each in week.notes]
    ahead = [("workshop", "The workshop is on 8 December.")]
    assert told[0] == told[1] == ahead
    assert told[3] == [
        ("workshop", "The workshop was on 8 December: ask everyone to look back. Their own page has the question.")
    ]
    assert told[2] == [("workshop", "The workshop was on 8 December: write down what the team agreed on.")]
    assert told[-2] == told[-1] == told[4] == []
    later = MONDAY + timedelta(weeks=2)
    agreed = agreement("1", later + timedelta(weeks=3), team=team.id, made=MONDAY + timedelta(days=8))
    with speaking("en"):
        assert collect_coach_week({}, [agreed], [], set(), later, [team]).notes == []
