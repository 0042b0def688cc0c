"""The people in a table: one for each row that can be read, and why others can't."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from discern.contract.base_models import Name
from discern.contract.models.candidates import NewCandidate
from discern.contract.names import fold_name
from discern.lists.headings import (
    DISABLED,
    FAMILY_FIRST,
    LEFT,
    NO,
    NOBODY,
    PLACEHOLDERS,
    YES,
    Role,
    address_rank,
    fold_heading,
    is_private,
    is_second_choice,
)
from discern.lists.table import Table
from discern.lists.written_names import ADDRESS_AFTER_NAME, name_of_address, turn_name, without_bullet

Mark = Literal["", "left", "disabled", "account"]
"""Why somebody isn't taken as a matter of course: they have *left*, their account is *disabled*, or it may be an
*account* of no person."""

Reason = Literal[
    "stray_separator",
    "open_quote",
    "title",
    "footer",
    "other_line",
    "several_people",
    "shifted",
    "no_name",
    "name",
    "email",
    "external_id",
    "team",
    "other_name",
    "other_values",
]

Note = Literal["email_cleaned", "name_of_address", "several_addresses", "other_address"]

_NAME: TypeAdapter[str] = TypeAdapter(Name)

_UNSEEN = re.compile(r"[\u00ad\u200b-\u200f\u2060\ufeff]+")
_LIST_IN_CELL = re.compile(r"\s*[;|\n]\s*")
_PLURAL = re.compile(
    r"^(?:teams|groups|departments|gruppen|abteilungen|equipes|groupes|services|equipos|grupos|departamentos)\b"
)
_ENDS = {"baja", "de", "dado", "dada", "definitiva", "voluntaria", "empresa", "la", "en"}
"""Words beside *baja* by which it is the end."""
_MONTHS = {
    start: number
    for number, starts in enumerate(
        [
            "jan ene",
            "feb fev",
            "mar mae",
            "apr avr abr",
            "may mai",
            "jun",
            "jul",
            "aug aou ago",
            "sep set",
            "oct okt",
            "nov",
            "dec dez dic",
        ],
        start=1,
    )
    for start in starts.split()
}
"""Months by how their names begin in the four languages; *juin* and *juil* apart."""
_DAY = re.compile(r"(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})(?:\D.*)?")


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A row that isn't taken, by its ``line``: what stands there, and why. ``other`` is the line that it contradicts.

    ``external_id``, ``email``, ``name`` and ``teams`` are what may say whose row it is, where they could be read.
    """

    line: int
    text: str
    reason: Reason
    other: int = 0
    name: str = ""
    email: str = ""
    external_id: str = ""
    teams: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """A person of a list, by the ``line`` on which they come first. ``written`` is a name that was turned round, as it
    stands there; ``state`` the words that ``mark`` them, and ``keep`` what stays with them, by heading.
    """

    line: int
    name: str
    email: str = ""
    external_id: str = ""
    teams: tuple[str, ...] = ()
    keep: Mapping[str, str] = field(default_factory=dict)
    mark: Mark = ""
    state: str = ""
    written: str = ""
    note: Note | None = None

    @property
    def row(self) -> dict[str, Any]:
        """The person as a row for `POST /sync`: what the list doesn't say stays as it is."""
        known = {key: value for key in ("email", "external_id") if (value := getattr(self, key))}
        teams = {"teams": list(self.teams)} if self.teams else {}
        return {"name": self.name, **known, **teams, **({"metadata": dict(self.keep)} if self.keep else {})}

    @property
    def new(self) -> NewCandidate:
        """The person for the interface. Raises `ValidationError`."""
        return NewCandidate.model_validate({key: value for key, value in self.row.items() if key != "teams"})


@dataclass(frozen=True, slots=True)
class PeopleList:
    """The people of a list in its order, rows that are left out, how many repeat others, and the headings of columns
    that aren't read. ``turns`` says whether names were turned round, None where none could be.
    """

    people: Sequence[ListedPerson]
    left_out: Sequence[LeftOut] = ()
    repeats: int = 0
    not_read: Sequence[str] = ()
    turns: bool | None = None


def read_people(table: Table, today: date, *, turn_names: bool | None = None) -> PeopleList:
    """The people of a table.

    Args:
        table: with what its columns are taken for.
        today: the day by which a leaving date has passed.
        turn_names: whether ``Ruiz, Ana`` is Ana Ruiz; unless it is given, where most names are written so.
    """
    places: dict[Role, list[int]] = defaultdict(list)
    for place, role in enumerate(table.roles):
        if role is not None:
            places[role].append(place)
    places["email"].sort(key=lambda place: address_rank(table.headings[place]))
    # What Dutch names have between, such as "van der", comes first.
    places["last_name"].sort(key=lambda place: "voegsel" not in fold_heading(table.headings[place]))
    reader = _Reader(table, places, today)
    people: list[ListedPerson] = []
    left_out = [LeftOut(row.line, row.text, row.reason) for row in table.unread]
    for line, *cells in table.cells.itertuples(name=None):
        found = reader.read(line, cells)
        if isinstance(found, LeftOut):
            left_out.append(found)
        else:
            people.append(found)
    people, turns = _turn_names(people, turn_names, is_family_first=reader.is_family_first)
    merged, contradicting, repeats = _merge(people)
    left_out += contradicting
    return PeopleList(merged, sorted(left_out, key=lambda row: row.line), repeats, table.not_read, turns)


class _Reader:
    """Reads rows, whose columns are taken for what ``places`` say."""

    def __init__(self, table: Table, places: Mapping[Role, Sequence[int]], today: date) -> None:
        self.headings, self.places, self.today = table.headings, places, today
        self.is_family_first = any(
            fold_heading(table.headings[place]) in FAMILY_FIRST for place in places.get("name", ())
        )
        addresses = [(table.cells[place].str.contains("@"), place) for place in range(len(table.headings))]
        self.stray_at = [place for found, place in addresses if found.any() and found.mean() < 0.5]

    def read(self, line: int, cells: Sequence[str]) -> ListedPerson | LeftOut:
        text = " · ".join(cell for cell in cells if cell)
        written, note = self._address(cells)
        name = self._name(cells)
        if not (name and written) and (found := ADDRESS_AFTER_NAME.fullmatch(name or written)):
            name, written = found.groups()
        email, cleaned = clean_address(written)
        note = note or cleaned
        if not name and email:
            name, note = name_of_address(email), note or "name_of_address"
        external_id, teams = self._first("external_id", cells), self._teams(cells)
        mark, state = self._mark(cells)
        reason = self._problem(cells, name, email, external_id, teams)
        if reason in {None, "email"} and has_several_people(written):
            reason = "several_people"
        if reason is not None:
            return LeftOut(line, text, reason, 0, name, email, external_id, teams)
        keep = {self.headings[place]: cells[place] for place in self.places.get("keep", ()) if cells[place]}
        return ListedPerson(line, name, email, external_id, teams, keep, mark, state, note=note)

    def _first(self, role: Role, cells: Sequence[str]) -> str:
        filled = (cells[place] for place in self.places.get(role, ()) if cells[place])
        return next((cell for cell in filled if "name" in role or cell.casefold() not in PLACEHOLDERS), "")

    def _name(self, cells: Sequence[str]) -> str:
        first = self._first("first_name", cells)
        last = " ".join(cells[place] for place in self.places.get("last_name", ()) if cells[place])
        whole = self._first("name", cells)
        return without_bullet(f"{first} {last}" if first and last else whole or first or last)

    def _address(self, cells: Sequence[str]) -> tuple[str, Note | None]:
        """What is written for an address, and a note where the better column of several is empty."""
        places = self.places.get("email", ())
        for place in places:
            written = cells[place]
            # The name that a directory gives to accounts of its own isn't an address that gets mail.
            if not written or written.casefold() in PLACEHOLDERS:
                continue
            if is_second_choice(self.headings[place]) and ("@" not in written or "onmicrosoft" in written):
                continue
            return written, "other_address" if place != places[0] and is_private(self.headings[place]) else None
        return "", None

    def _teams(self, cells: Sequence[str]) -> tuple[str, ...]:
        names: dict[str, None] = {}
        for place in self.places.get("team", ()):
            separators = (
                re.compile(r"\s*[;|,]\s*") if _PLURAL.match(fold_heading(self.headings[place])) else _LIST_IN_CELL
            )
            for name in separators.split(cells[place]):
                path = name.strip().strip("/").strip()
                if path and path.casefold() not in PLACEHOLDERS:
                    names.setdefault(path)
        return tuple(names)

    def _mark(self, cells: Sequence[str]) -> tuple[Mark, str]:
        states = [(mark_of_status(self.headings[at], cells[at]), at) for at in self.places.get("status", ())]
        ends: list[tuple[Mark, int]] = [
            ("left", at) for at in self.places.get("leaving_date", ()) if has_passed(cells[at], self.today)
        ]
        # Who has left says more than that their account is switched off.
        for mark, at in sorted([*states, *ends], key=lambda found: found[0] != "left"):
            if mark:
                return mark, f"{self.headings[at]}: {cells[at]}"
        parts = [place for role in ("first_name", "last_name") for place in self.places.get(role, ())]
        addresses = [place for place in self.places.get("email", ()) if not is_second_choice(self.headings[place])]
        is_nameless = self.places.get("name") and parts and not any(cells[place] for place in parts)
        if is_nameless and not any(cells[place] for place in addresses):
            return "account", ""
        return "", ""

    def _problem(
        self, cells: Sequence[str], name: str, email: str, external_id: str, teams: Sequence[str]
    ) -> Reason | None:
        at = self.places.get("email", ())
        if (
            at
            and any("@" in cells[place] for place in self.stray_at if place not in at and self._is_used(place))
            and "@" not in email
        ):
            return "shifted"
        if not name or fold_name(name) in NOBODY:
            return "no_name"
        try:
            ListedPerson(0, name, email, external_id).new  # noqa: B018
        except ValidationError as error:
            wrong = str(error.errors()[0]["loc"][0])
            return "email" if wrong == "email" else "external_id" if wrong == "external_id" else "name"
        try:
            for team in teams:
                _NAME.validate_python(team)
        except ValidationError:
            return "team"
        return None

    def _is_used(self, place: int) -> bool:
        return any(place in each for role, each in self.places.items() if role != "keep") or not self.headings[place]


def clean_address(written: str) -> tuple[str, Note | None]:
    """The part of a cell that has the @, without what comes along when it is copied: ``mailto:``, brackets, spaces, and
    a second dot. A note says where words or another address stood beside it.
    """
    text = re.sub(r"\s*@\s*", "@", _UNSEEN.sub("", written))
    parts = [part for part in re.split(r"[\s;,<>()\[\]]+", text) if part]
    addresses = list(dict.fromkeys(_bare(part) for part in parts if "@" in part))
    if not addresses:
        return text, None
    address = re.sub(r"\.{2,}", ".", addresses[0]).replace(".@", "@").replace("@.", "@")
    if len(addresses) > 1:
        return address, "several_addresses"
    # A name before an address in brackets is how mail programs write it.
    has_words = "<" not in text and any("@" not in part for part in parts)
    return address, "email_cleaned" if has_words or address != addresses[0] else None


def has_several_people(written: str) -> bool:
    """Whether a cell has addresses that can't be told apart, or words between them, as those of several people."""
    parts = [part for part in re.split(r"[\s;,<>()\[\]]+", _UNSEEN.sub("", written)) if part]
    addressed = [place for place, part in enumerate(parts) if "@" in part]
    if any(re.search(r"@.*[/|].*@", part) for part in parts):
        return True
    return len(addressed) > 1 and addressed[-1] - addressed[0] >= len(addressed)


def _bare(address: str) -> str:
    return re.sub(r"^mailto:", "", address, flags=re.IGNORECASE).partition("?")[0].strip("\"',;:.")


def mark_of_status(heading: str, value: str) -> Mark:
    """What a cell among states says: *Terminated*, *False* under *Account enabled*, *Yes* under *Suspended*."""
    words, asks = fold_name(value).split(), set(fold_heading(heading).split())
    if not words:
        return ""
    if len(words) == 1 and words[0] in YES | NO:
        is_yes = words[0] in YES
        of_leavers = asks & (LEFT | DISABLED) or "block" in asks
        if of_leavers:
            return ("left" if asks & LEFT else "disabled") if is_yes else ""
        return "" if is_yes else "disabled"
    if words[0] in {"not", "nicht", "non", "no"}:
        return "disabled" if {"active", "aktiv", "actif", "activo", "enabled"} & set(words) else ""
    if {"baja"} == LEFT & set(words) and not set(words) <= _ENDS:
        # Sick leave and the like.
        return ""
    if LEFT & set(words):
        return "left"
    return "disabled" if DISABLED & set(words) else ""


def has_passed(written: str, today: date) -> bool:
    """Whether a day in figures is before ``today``; one that may be two days, where both are."""
    text = re.sub(r"^(\d{4})(\d{2})(\d{2})$", r"\1-\2-\3", written.strip())
    found = _DAY.fullmatch(re.sub(r"[^\W\d_]+\.?,?", _month_number, text).replace(",", " ").strip())
    if found is None:
        return False
    first, middle, last = map(int, found.groups())
    readings = [(first, middle, last)] if first > 31 else [(last, middle, first), (last, first, middle)]
    days = []
    for year, month, day in readings:
        try:
            days.append(datetime(year + 2000 if year < 100 else year, month, day).date())  # noqa: DTZ001
        except ValueError:
            continue
    return bool(days) and max(days) < today


def _month_number(word: re.Match[str]) -> str:
    folded = fold_name(word[0])
    number = 7 if folded.startswith("juil") else _MONTHS.get(folded[:3])
    return f" {number} " if number else word[0]


def _turn_names(
    people: list[ListedPerson], turn: bool | None, *, is_family_first: bool
) -> tuple[list[ListedPerson], bool | None]:
    """The people with their names in the order in which they are said, and whether they were turned."""
    turned = [_said(person.name, is_family_first=is_family_first) for person in people]
    changed = sum(name != person.name for name, person in zip(turned, people, strict=True))
    if not changed:
        return people, None
    turns = 2 * changed > len(people) if turn is None else turn
    if not turns:
        return people, False
    return [
        replace(person, name=name, written=person.name) if name != person.name else person
        for name, person in zip(turned, people, strict=True)
    ], True


def _said(name: str, *, is_family_first: bool) -> str:
    if "," in name or not is_family_first:
        return turn_name(name)
    words = name.split()
    capitals = next((place for place, word in enumerate(words) if not (word.isupper() and len(word) > 1)), len(words))
    if 0 < capitals < len(words):
        return " ".join([*words[capitals:], *words[:capitals]])
    return " ".join(reversed(words)) if len(words) == 2 else name


def _merge(people: Sequence[ListedPerson]) -> tuple[list[ListedPerson], list[LeftOut], int]:
    """Each person once: rows about one are put together, and those that say something else of them are left out."""
    merged: list[ListedPerson] = []
    by_id: dict[str, int] = {}
    by_email: dict[str, int] = {}
    by_name: dict[str, int] = {}
    contradicting: list[LeftOut] = []
    repeats = 0
    for person in people:
        email, name = person.email.casefold(), fold_name(person.name)
        place = by_id.get(person.external_id) if person.external_id else None
        if place is None and email:
            place = by_email.get(email)
        if place is None and not email and not person.external_id:
            place = by_name.get(name)
        if place is None:
            place = len(merged)
            merged.append(person)
        else:
            before = merged[place]
            reason = _contradiction(before, person)
            if reason is not None:
                text = " · ".join(part for part in (person.external_id, person.name, person.email) if part)
                # The id or the address of another says nothing about whose row it is.
                contradicting.append(LeftOut(person.line, text, reason, before.line, person.name, teams=person.teams))
                continue
            merged[place] = _joined(before, person)
            repeats += set(person.teams) <= set(before.teams)
        person = merged[place]
        if person.external_id:
            by_id[person.external_id] = place
        if person.email:
            by_email[person.email.casefold()] = place
        if not person.email and not person.external_id:
            by_name.setdefault(name, place)
    return merged, contradicting, repeats


def _contradiction(before: ListedPerson, person: ListedPerson) -> Reason | None:
    if fold_name(before.name) != fold_name(person.name):
        return "other_name"
    pairs = [(before.external_id, person.external_id), (before.email.casefold(), person.email.casefold())]
    return "other_values" if any(one and other and one != other for one, other in pairs) else None


def _joined(before: ListedPerson, person: ListedPerson) -> ListedPerson:
    return replace(
        before,
        email=before.email or person.email,
        external_id=before.external_id or person.external_id,
        teams=tuple(dict.fromkeys([*before.teams, *person.teams])),
        keep={**person.keep, **before.keep},
    )
