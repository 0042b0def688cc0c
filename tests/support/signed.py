"""An app in which people sign in, with two teams, to be opened as anybody."""

from copy import copy
from datetime import UTC, datetime
from typing import Any

from streamlit.testing.v1 import AppTest

from discern import instrument
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate, SetVisibility, Visibility
from discern.contract.models.teams import NewTeam
from discern.contract.models.users import PutUser, RemoveUser
from discern.contract.permissions import Role
from discern_app.access.signed_in import read_claims
from discern_app.base.current_service import configured_service
from tests.support.pages import HOME, SHELL, run, script_of
from tests.support.picking import pick

ISSUER = "https://id.example"
SECRETS = {"auth": {"redirect_uri": "http://x/oauth2callback", "cookie_secret": "s" * 32, "client_id": "c"}}


class Company:
    """An app with sign-in, two teams of one person each, and the means to open it as anybody."""

    def __init__(self) -> None:
        self.now = int(datetime.now(UTC).timestamp())
        self.boss = self.sign(("boss", "boss@example.org"))
        self.owner = self.client("boss")
        self.teams: dict[str, str] = {}
        self.people: dict[str, str] = {}
        self.assessments: dict[str, str] = {}
        for name in ("Ours", "Theirs"):
            self.teams[name] = self.owner.send(operations.CREATE_TEAM(NewTeam(name=name))).id
            new = NewAssessment(candidate=NewCandidate(name=f"Person of {name}"), team_id=self.teams[name])
            made = self.owner.send(operations.CREATE_ASSESSMENT(new))
            self.people[name], self.assessments[name] = made.candidate.id, made.id

    def moved(self) -> "Company":
        """The same company in a copy of its database, which this process's service is now over."""
        moved = copy(self)
        for name in ("teams", "people", "assessments"):
            setattr(moved, name, dict(getattr(self, name)))
        moved.owner = configured_service().managers.client.acting_for(str(self.boss))
        return moved

    def claims(self, person: str, **more: Any) -> dict[str, Any]:
        claims = {"is_logged_in": True, "iss": ISSUER, "sub": person, "iat": self.now, "name": person.title()}
        return {**claims, "email": f"{person}@example.org", "email_verified": True, **more}

    def sign(self, person: tuple[str, str], **more: Any) -> str | None:
        given = read_claims(self.claims(person[0], email=person[1], **more))
        assert given is not None
        user = configured_service().managers.client.send(operations.SIGN_IN(given)).user
        return None if user is None else user.id

    def client(self, person: str) -> Client:
        user_id = self.sign((person, f"{person}@example.org"))
        assert user_id is not None
        return configured_service().managers.client.acting_for(user_id)

    def let_in(self, person: str, role: Role, teams: tuple[str, ...] = (), whose: str | None = None) -> None:
        put = PutUser(
            email=f"{person}@example.org", role=role, teams=[self.teams[each] for each in teams], candidate_id=whose
        )
        self.owner.send(operations.PUT_USER(put))

    def shut_out(self, person: str) -> None:
        email = f"{person}@example.org"
        [user] = [each for each in self.owner.send(operations.LIST_USERS()).data if each.email == email]
        self.owner.send(operations.REMOVE_USER(RemoveUser(id=user.id)))

    def open(self, page: str, person: str | None, /, claims: dict[str, Any] | None = None, **query: str) -> AppTest:
        test = AppTest.from_file(str(SHELL), default_timeout=30)
        test.secrets.update(SECRETS)
        test.user = {"is_logged_in": False} if person is None else self.claims(person, **(claims or {}))
        if page != HOME:
            test.switch_page(script_of(page))
        for name, value in query.items():
            test.query_params[name] = value
        return run(test)


def begin(company: Company, team: str, blocks: int = 1) -> str:
    """Answer some blocks for the one person of a team, by their private link; gives its token."""
    reader, assessment = configured_service().takers, company.assessments[team]
    token = reader.write(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=assessment)).private_token
    assert token is not None
    bank = instrument.load_bank()
    asked = [bank.blocks[block] for block in bank.form("fixed").blocks[:blocks]]
    picks = [(each.id, *pick(each, 0, 1)) for each in asked]
    answers = [Answer(block=block, most=most, least=least, ms=9000) for block, most, least in picks]
    reader.write(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=assessment))
    return token


def complete(company: Company, team: str, visibility: Visibility, *, answers_shared: bool = False) -> str:
    """Answer for the one person of a team, and choose who sees that; gives their private token."""
    token = begin(company, team, len(instrument.load_bank().form("fixed").blocks))
    own = configured_service().takers.client.acting_for_taker(token)
    chosen = SetVisibility(visibility=visibility, answers_shared=answers_shared)
    own.send(operations.SET_VISIBILITY(chosen, candidate_id=company.people[team]))
    return token
