"""Reads texts, times, people and wrapped objects from an object of another service's payload."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter, ValidationError

from discern.client.foreign.key_words import tokens
from discern.contract.base_models import CandidateRef, Time

Fields = Mapping[str, Any]

_TIME: TypeAdapter[datetime] = TypeAdapter(Time)
_PERSON = ("candidate", "respondent", "participant", "person", "user", "member", "taker")
_LONGEST = 500
DEEPEST_WRAPPING = 6


def fields(node: Any) -> Fields:
    """An object's values by normalised key: ``completedAt`` and ``Completed-At`` become ``completed_at``."""
    return {"_".join(tokens(key)): value for key, value in node.items()} if isinstance(node, dict) else {}


def text(found: Fields, *names: str) -> str | None:
    """The first of these that is a text or a whole number, as text; null if none is."""
    for name in names:
        value = found.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**18:
            return str(value)
        if isinstance(value, str) and value.strip():
            return value.strip()[:_LONGEST]
    return None


def time(found: Fields, *names: str) -> datetime | None:
    """The first of these that is a timestamp with its time zone, as text; without the zone it isn't certain."""
    for name in names:
        value = found.get(name)
        if isinstance(value, str) and value[4:5] == "-" and len(value) > len("2026-11-20"):
            try:
                return _TIME.validate_python(value)
            except (ValidationError, OverflowError):
                continue
    return None


def person(found: Fields) -> CandidateRef | None:
    """The person that an object is about, given as an object, a name or an id; null if there is none."""
    for role in _PERSON:
        inner = found.get(role)
        if isinstance(inner, dict):
            return named_person(fields(inner))
        if isinstance(inner, str) and inner.strip():
            return CandidateRef(id=text(found, f"{role}_id") or "", name=inner.strip()[:_LONGEST])
    name = text(found, *(f"{role}_name" for role in _PERSON))
    id_ = text(found, *(f"{role}_id" for role in _PERSON))
    return CandidateRef(id=id_ or "", name=name or "") if id_ or name else None


def named_person(found: Fields) -> CandidateRef | None:
    """The person that an object describes; null if it has neither a name nor an id."""
    parts = [part for part in (text(found, "first_name", "firstname"), text(found, "last_name", "lastname")) if part]
    name = text(found, "name", "full_name", "display_name") or " ".join(parts) or text(found, "email")
    id_ = text(found, "id", "uuid", "candidate_id", "user_id", "person_id", "member_id")
    external_id = text(found, "external_id")
    return CandidateRef(id=id_ or "", name=name or "", external_id=external_id) if name or id_ else None


def opened(payload: Any, names: Collection[str]) -> Fields:
    """The values of an object merged with those of the objects that it wraps under these names; inner ones win.

    A list of one is unwrapped as well.
    """
    found: dict[str, Any] = {}
    for _ in range(DEEPEST_WRAPPING):
        if isinstance(payload, list) and len(payload) == 1:
            payload = payload[0]
        here = fields(payload)
        found.update(here)
        inner = [here[name] for name in names if isinstance(here.get(name), dict | list)]
        if not inner:
            break
        payload = inner[0]
    return found
