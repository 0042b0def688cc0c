"""People who sign in, their roles and their teams."""

from typing import Self

from pydantic import Field, StrictBool, model_validator

from discern.contract.base_models import NAME_SEARCH, GivenLine, Input, Line, ListQuery, Name, Object, Time
from discern.contract.link_tokens import LinkToken
from discern.contract.models.candidates import ClaimedEmail, Email
from discern.contract.permissions import Role


class User(Object):
    """Somebody who may sign in. ``signed_in_at`` is null until they have: then an e-mail address is bound to a person.

    ``teams`` are a manager's or a coach's, by id; ``candidate_id`` is whose results are a member's own. ``confirmed``
    is whether that person has confirmed a member by the private link of each assessment they have answered: until then
    the member is shown nothing that the person hides.
    """

    id: str
    name: str | None = None
    email: str | None = None
    role: Role
    teams: list[str] = []
    candidate_id: str | None = None
    confirmed: bool | None = None
    created_at: Time
    signed_in_at: Time | None = None


Issuer = GivenLine
Subject = GivenLine


class PutUser(Input):
    """Who may sign in, by ``id`` to change somebody known; or by ``email``, or by ``issuer`` and ``subject``, to let
    somebody in who may be new.
    """

    id: Line | None = None
    email: Email | None = None
    issuer: Issuer | None = None
    subject: Subject | None = None
    name: Name | None = None
    role: Role
    teams: list[Line] = Field(default=[], max_length=1000, description="Ids of a manager's or a coach's teams.")
    candidate_id: Line | None = Field(default=None, description="Whose results are a member's own.")

    @model_validator(mode="after")
    def _one_person(self) -> Self:
        if (self.issuer is None) != (self.subject is None):
            raise ValueError("give issuer and subject together")
        if sum(each is not None for each in (self.id, self.email, self.subject)) != 1:
            raise ValueError("give one of id, email, and issuer with subject")
        if (self.candidate_id is not None) != (self.role == "member"):
            raise ValueError("a member has a candidate_id, and nobody else has")
        if self.teams and self.role not in {"manager", "coach"}:
            raise ValueError("only managers and coaches have teams")
        return self


class UserQuery(ListQuery):
    q: Line | None = Field(default=None, description=f"Searches the name with the e-mail address: {NAME_SEARCH}")


class RemoveUser(Input):
    id: Line


class ConfirmMember(Input):
    """``token`` is the secret part of the private link of whoever says that the member is them."""

    token: LinkToken
    user_id: Line


class SignIn(Input):
    """What a sign-in provider says of somebody: the claims `iss`, `sub`, `email`, `email_verified` and `name`."""

    issuer: Issuer
    subject: Subject
    email: ClaimedEmail | None = None
    email_verified: StrictBool = False
    name: Name | None = None


class SignedIn(Object):
    """Who it is that signed in; null for a stranger."""

    user: User | None
