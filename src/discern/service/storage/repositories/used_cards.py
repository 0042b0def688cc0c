"""What talks used of what was suggested to them, and what they refused: it doesn't come back for `RESTS_WEEKS` weeks.

A talk is of a leader with a person, or of two people as a leader prepares it.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select

from discern.contract.models.talks import RESTS_WEEKS, CardUse, UsedCard
from discern.contract.weeks import find_monday
from discern.service.storage.engine.tables import used_cards, users


@dataclass(frozen=True, slots=True)
class TalkKey:
    """Whose talks they are: of the user ``made_by``, or of keys that act for nobody, with a person or two."""

    made_by: str | None
    people: tuple[str, ...]

    @property
    def columns(self) -> dict[str, str]:
        """As it is stored: of two people, in either order, the first by their id is the candidate."""
        first, *others = sorted(self.people)
        return {"made_by": self.made_by or "", "candidate_id": first, "other_id": others[0] if others else ""}


@dataclass(frozen=True, slots=True)
class CardUsed:
    """That a suggestion was used in the talk of a day, or refused."""

    card: str
    use: CardUse
    on: date


def list_used(connection: Connection, talk: TalkKey) -> list[CardUsed]:
    """All that was used or refused in these talks."""
    rows = connection.execute(select(used_cards).where(_is_of(talk)).order_by(used_cards.c.card))
    return [CardUsed(row.card, row.use, row.on) for row in rows]


def list_used_by(connection: Connection, made_by: str | None, people: Collection[str]) -> dict[str, list[CardUsed]]:
    """All that the talks of a leader with each of these people used or refused, by person."""
    chosen = and_(
        used_cards.c.made_by == (made_by or ""), used_cards.c.candidate_id.in_(people), used_cards.c.other_id == ""
    )
    found: dict[str, list[CardUsed]] = {}
    for row in connection.execute(select(used_cards).where(chosen).order_by(used_cards.c.card)):
        found.setdefault(row.candidate_id, []).append(CardUsed(row.card, row.use, row.on))
    return found


def store_use(connection: Connection, talk: TalkKey, cards: Iterable[str], use: CardUse | None, on: date) -> None:
    """Keep that suggestions were used or refused in the talk of a day; with None take back what was said of them."""
    wanted = sorted(set(cards))
    connection.execute(delete(used_cards).where(_is_of(talk), used_cards.c.card.in_(wanted)))
    if use is not None:
        row = {**talk.columns, "use": use, "on": on}
        connection.execute(insert(used_cards), [{**row, "card": card} for card in wanted])


def find_resting(used: Collection[CardUsed], on: date) -> set[str]:
    """The suggestions that don't come to the talk of a day. What was used stays in the week of its talk, and what was
    refused leaves at once.
    """
    since = on - timedelta(weeks=RESTS_WEEKS)
    return find_refused(used, on) | {each.card for each in used if since < each.on < find_monday(on)}


def find_refused(used: Collection[CardUsed], on: date) -> set[str]:
    """The suggestions that were refused in the week of a day."""
    monday = find_monday(on)
    return {each.card for each in used if each.use == "refused" and find_monday(each.on) == monday}


def list_used_with(connection: Connection, candidate_id: str) -> list[UsedCard]:
    """What talks with a person used or refused, the earliest first, with the names of those who lead them."""
    rows = connection.execute(
        select(used_cards, func.coalesce(users.c.name, users.c.email).label("leader"))
        .outerjoin(users, users.c.id == used_cards.c.made_by)
        .where(_is_with(candidate_id))
        .order_by(used_cards.c.on, used_cards.c.card)
    )
    return [UsedCard(leader=row.leader, card=row.card, use=row.use, on=row.on) for row in rows]


def forget_used_with(connection: Connection, candidate_id: str) -> None:
    """Delete what talks with a person used. Rows of which they are the candidate go with the person by themselves."""
    connection.execute(delete(used_cards).where(used_cards.c.other_id == candidate_id))


def forget_used_by(connection: Connection, user_id: str) -> None:
    """Delete what the talks of a user used who is removed."""
    connection.execute(delete(used_cards).where(used_cards.c.made_by == user_id))


def move_used(connection: Connection, candidate_id: str, duplicate_id: str) -> None:
    """Give a person what talks with their duplicate used; of two that are the same the later stays. Those of the two
    with each other go.
    """
    of_either = or_(_is_with(duplicate_id), _is_with(candidate_id))
    rows = connection.execute(select(used_cards).where(of_either)).all()
    connection.execute(delete(used_cards).where(of_either))
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for row in sorted(rows, key=lambda each: each.on):
        ids = (row.candidate_id, *([row.other_id] if row.other_id else []))
        people = tuple(candidate_id if each == duplicate_id else each for each in ids)
        if len(set(people)) == len(people):
            moved = {**TalkKey(row.made_by, people).columns, "card": row.card, "use": row.use, "on": row.on}
            found[(moved["made_by"], moved["candidate_id"], moved["other_id"], row.card)] = moved
    if found:
        connection.execute(insert(used_cards), list(found.values()))


def _is_of(talk: TalkKey) -> ColumnElement[bool]:
    return and_(*(used_cards.c[name] == value for name, value in talk.columns.items()))


def _is_with(candidate_id: str) -> ColumnElement[bool]:
    return or_(used_cards.c.candidate_id == candidate_id, used_cards.c.other_id == candidate_id)
