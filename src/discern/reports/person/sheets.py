"""What a report on one person has to think about and to fill in: boxes, questions, a plan, and what the person says."""

from collections.abc import Iterator, Mapping, Sequence

from discern.contract.models.reports import Passage, Worksheet
from discern.reports.arrangement import QUESTIONS
from discern.reports.material import Material
from discern.reports.person.grounds import findings_of, looks_random, tell, texts_for

DOUBTFUL = "doubtful"
"""The id of the passage on answers that look random."""

BOXES = ("scores", "style", "situations")
"""The boxes to write in of the person's own report, by what they come after."""

AGENDAS: Mapping[str, Mapping[str, str]] = {
    "self": {
        "share": "thinking about the report alone, then showing a page of it to others",
        "month": "trying things out over four weeks",
    },
    "manager": {
        "half_hour": "one conversation about the report",
        "together": "the first weeks of working together",
    },
    "coach": {
        "hour": "one session about the report",
        "series": "three sessions over three months",
    },
}
"""For each reader the agendas there are, the usual one first, and what each is for."""

STEPS = (1, 2, 3, 4, 5)
"""The steps that each agenda has in the catalogue."""

TRAPS = 6
"""How many texts `traps_for_person` has in the catalogue."""

ASKED_IN_SHORT = 1
"""How many questions a short report asks: one is remembered."""

MOST_PLANNED = 4
"""The most lines of a plan that are filled in."""

PLAN_LINES = 5
"""The lines of a plan, with those that are empty."""


def agendas_for_person(material: Material) -> Mapping[str, str]:
    """The agendas that there are for the reader of a full report, and what each is for; none for a short one."""
    return {} if material.commission.length == "short" else AGENDAS[material.commission.audience]


def agenda_for_person(material: Material, agenda: str | None = None) -> Passage:
    """An agenda of `agendas_for_person`; without one the usual."""
    chosen = agenda or next(iter(AGENDAS[material.commission.audience]))
    return Passage(
        id="conversation",
        heading=tell(material, "agenda-heading", agenda=chosen),
        paragraphs=[tell(material, "agenda", agenda=chosen, turn=turn) for turn in STEPS],
        counts=True,
    )


def questions_for_person(material: Material) -> dict[str, str]:
    """The questions that suit the person, by short ids, those of the surest claims first. They claim nothing."""
    first = texts_for(material)
    texts = [*first, *((tie, 2) for tie, _ in first if tie != "open")]
    return {f"q{n}": tell(material, "question", tie=tie, turn=turn) for n, (tie, turn) in enumerate(texts, start=1)}


def ask(material: Material, chosen: Sequence[str] = ()) -> Passage:
    """Three of `questions_for_person`, in a short report `ASKED_IN_SHORT`: the ``chosen`` ones or, without these, the
    first.
    """
    commission = material.commission
    questions = questions_for_person(material)
    most = ASKED_IN_SHORT if commission.length == "short" else QUESTIONS
    asked = [questions[id_] for id_ in (chosen or list(questions))[:most]]
    is_to_answer = commission.audience == "self"
    return Passage(
        id="questions",
        heading=tell(material, "questions-heading", count=most),
        paragraphs=[tell(material, "questions-note", count=most), *([] if is_to_answer else asked)],
        lines=_with_room(asked) if is_to_answer else [],
    )


def boxes_for_person(material: Material) -> list[Passage]:
    """What to write down while reading: three boxes for the person, one for a manager, none for a coach."""
    match material.commission.audience:
        case "self":
            return [
                Passage(
                    id=f"reflect-{box}",
                    heading=tell(material, "reflect-heading", box=box),
                    paragraphs=[tell(material, "reflect", box=box)],
                    lines=_with_room([tell(material, "reflect-line", box=box, turn=turn) for turn in (1, 2)]),
                )
                for box in BOXES
                # Nobody holds scores against a week where these are to be left alone.
                if box != "scores" or not looks_random(material)
            ]
        case "manager":
            return [
                Passage(
                    id="reflect",
                    heading=tell(material, "reflect-heading"),
                    paragraphs=[tell(material, "reflect")],
                    lines=_with_room([tell(material, "reflect-line", turn=turn) for turn in (1, 2)]),
                )
            ]
        case "coach":
            return []


def traps_for_person(material: Material) -> Passage | None:
    """For a coach, what a session can come to; None for others."""
    if material.commission.audience != "coach":
        return None
    texts = [tell(material, "traps", turn=turn) for turn in range(1, TRAPS + 1)]
    return Passage(id="traps", heading=tell(material, "traps-heading"), paragraphs=texts)


def doubtful_for_person(material: Material) -> Passage | None:
    """What helps where the answers look random, since nothing is advised on them; None where they don't.

    A short report leaves out how the check works.
    """
    if not looks_random(material):
        return None
    first = 2 if material.commission.length == "short" else 1
    texts = [tell(material, "doubtful", turn=turn) for turn in range(first, 6)]
    return Passage(id=DOUBTFUL, heading=tell(material, "doubtful-heading"), paragraphs=texts)


def _with_room(labels: Sequence[str]) -> list[str]:
    """Each label with an empty line after it."""
    return [line for label in labels for line in (label, "")]


def plan_for_person(material: Material) -> Worksheet:
    """What the reader does when something happens; for a coach, what a session shows of each claim."""
    is_coach = material.commission.audience == "coach"
    tested = is_coach and not looks_random(material)
    rows = [*(_claims_to_test(material) if tested else [[""] * 4] * PLAN_LINES if is_coach else _plan(material))]
    return Worksheet(
        id="worksheet",
        heading=tell(material, "plan-heading"),
        note=tell(material, "plan-note"),
        columns=[tell(material, "plan-column", column=column) for column in range(1, 5)],
        rows=rows,
    )


def _plan(material: Material) -> Iterator[list[str]]:
    texts = texts_for(material)[:MOST_PLANNED]
    for tie, turn in texts:
        yield [*(tell(material, f"plan-{part}", tie=tie, turn=turn) for part in ("when", "will")), "", ""]
    yield from ([""] * 4 for _ in range(PLAN_LINES - len(texts)))


def _claims_to_test(material: Material) -> Iterator[list[str]]:
    for claim in findings_of(material):
        yield [claim.text, "", "", ""]


def marks_for_person(material: Material) -> Worksheet | None:
    """A table of what is claimed, for what the person says of it; None where nothing is."""
    # A coach has the least certain claim first everywhere.
    claims = findings_of(material) if material.commission.audience == "coach" else findings_of(material)[::-1]
    if not claims:
        return None
    return Worksheet(
        id="marks",
        heading=tell(material, "marks-heading"),
        note=tell(material, "marks-note"),
        columns=[tell(material, "marks-column", column=column) for column in range(1, 4)],
        rows=[[claim.text, "", ""] for claim in claims],
        statements=[claim.id for claim in claims],
    )
