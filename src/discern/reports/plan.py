"""Which parts a report has, for whom and in which order: one table, and what makes each part.

A line is a page; what doesn't fit goes on on the next. Names are those of `PARTS`.
"""

from collections.abc import Callable, Mapping

from discern.contract.models.reports import Audience, ChartName, Drawing, Length, Part, ReportPage, SubjectType
from discern.reports import members, pair, person, team, wording
from discern.reports.arrangement import Draft, Offer
from discern.reports.grounds import looks_random, main_claim
from discern.reports.material import Material
from discern.reports.sections import write_section

PAGES: Mapping[tuple[SubjectType, Length], Mapping[Audience, str]] = {
    ("assessment", "full"): {
        "self": """
            summary portrait drawings scores
            sides talk situations
            styles claims
            answers questions plan
        """,
        "manager": """
            summary portrait try drawings
            sides talk situations
            styles claims scores
            questions plan
        """,
        "coach": """
            summary portrait drawings scores
            claims debrief answers
            sides talk situations
            styles questions try
            agenda plan
        """,
    },
    ("assessment", "short"): {
        "self": "summary portrait scores drawing lists strengths watch_outs try question",
        "manager": "summary portrait scores drawing try lists question",
        "coach": "summary scores drawing question claims-first try",
    },
    ("comparison", "full"): {
        "self": """
            summary drawn drawings members people sides details
            helping situations try doubtful questions agreement
        """,
        "manager": """
            summary drawn drawings members people sides details
            helping situations doubtful agenda agreement
        """,
        "coach": """
            summary drawn drawings members people sides details
            helping situations doubtful agenda agreement
        """,
    },
    ("comparison", "short"): {
        "self": "summary drawn drawing doubtful people sides try questions certainty",
        "manager": "summary drawn drawing doubtful people try helping-in-short questions certainty",
        "coach": "summary drawn drawing doubtful people helping-in-short questions certainty",
    },
    ("team", "full"): {
        "self": """
            summary first drawings drawn
            members
            sides people details situations
            questions agenda certainty doubtful
            lines agreement follow-up
        """,
        "manager": """
            summary first drawings drawn
            members
            sides people details situations leading own-way
            questions agenda certainty doubtful everybody
            lines agreement follow-up
        """,
        "coach": """
            summary first drawings drawn
            members
            sides people details situations leading
            tests questions agenda certainty doubtful everybody
            lines agreement follow-up
        """,
    },
    ("team", "short"): {
        "self": "summary drawn drawing people sides try questions-in-short certainty",
        "manager": "summary drawn drawing first people leading-in-short questions-in-short certainty",
        "coach": "summary drawn drawing questions-in-short certainty leading-in-short room",
    },
}
"""The pages of each report, for each reader."""

OPEN_PAGES: Mapping[Length, str] = {
    "full": "summary standing drawings questions situations",
    "short": "summary standing drawing question",
}
"""Those of a report to somebody whose place is open: a page, since advice would have no ground. The radar has the
scores; situations are those that were asked for.
"""

RANDOM_PAGES: Mapping[Length, str] = {
    "full": "summary drawings scores doubtful questions",
    "short": "summary scores drawing doubtful question",
}
"""Those of a report on one person whose answers look random, for every reader: nothing is made of what they say."""

SMALL_PAGES: Mapping[Length, str] = {"full": "summary members certainty", "short": "summary drawing certainty"}
"""Those of a report on a team with a profile or two, for every reader."""

Maker = Callable[[Draft], Part | None]


def _section(id_: str) -> Maker:
    """What makes a section of statements."""

    def make(draft: Draft) -> Part | None:
        outlined = draft.outline(id_)
        return None if outlined is None else write_section(draft.material, outlined)

    return make


def _drawing(*charts: ChartName) -> Maker:
    return lambda _: Drawing(charts=list(charts))


_SECTIONS = ("summary", "portrait", "scores", "details", "people", "strengths", "watch_outs", "try", "certainty")
_SHARED: Mapping[str, Maker] = {id_: _section(id_) for id_ in _SECTIONS}
_OF_SEVERAL: Mapping[str, Maker] = {
    **_SHARED,
    "sides": wording.sides,
    "doubtful": wording.doubtful,
    "members": members.member_cards,
}
PARTS: Mapping[SubjectType, Mapping[str, Maker]] = {
    "assessment": {
        **_SHARED,
        "drawings": _drawing("person_region", "person_polar"),
        "drawing": _drawing("person_polar"),
        "standing": person.standing,
        "sides": person.sides,
        "talk": person.talk,
        "lists": person.lists,
        "situations": person.situations,
        "styles": person.styles,
        "claims": person.claims,
        "claims-first": person.claims_first,
        "answers": person.answers,
        "debrief": person.debrief,
        "questions": person.questions,
        "question": person.question,
        "plan": person.plan,
        "agenda": person.agenda,
        "doubtful": person.doubtful,
    },
    "comparison": {
        **_OF_SEVERAL,
        "drawings": _drawing("pair_map", "pair_radar"),
        "drawing": _drawing("pair_radar"),
        "drawn": pair.drawn,
        "helping": pair.helping,
        "helping-in-short": pair.helping_in_short,
        "situations": pair.situations,
        "questions": pair.questions,
        "agenda": pair.agenda,
        "agreement": pair.agreement,
    },
    "team": {
        **_OF_SEVERAL,
        "drawings": _drawing("style_map", "style_tiles"),
        "drawing": _drawing("style_map"),
        "drawn": team.drawn,
        "first": team.first,
        "situations": team.situations,
        "leading": team.leading,
        "own-way": members.own_way,
        "leading-in-short": team.leading_in_short,
        "room": team.room,
        "questions": team.questions,
        "questions-in-short": team.questions_in_short,
        "agenda": team.agenda,
        "lines": team.lines,
        "agreement": team.agreement,
        "follow-up": team.follow_up,
        "tests": team.tests,
        "everybody": team.everybody,
    },
}
"""What makes each part of a report, which is left out where it makes None."""

_OFFERS: Mapping[SubjectType, Callable[[Material], Offer]] = {
    "assessment": person.offer_for_person,
    "comparison": pair.offer_for_pair,
    "team": team.offer_for_team,
}


def offer_of(material: Material) -> Offer:
    """What a model may choose beside the statements of the sections: of what the report has a place for."""
    names = set(_pages_of(material).split())
    known = _OFFERS[material.subject_type](material)
    return Offer(
        topics=known.topics if "situations" in names else (),
        questions=known.questions if names & {"questions", "question", "questions-in-short"} else {},
        agendas=known.agendas if "agenda" in names else {},
    )


def lay_out(draft: Draft) -> list[ReportPage]:
    """The pages of a report, without those that nothing stands on."""
    makers = PARTS[draft.material.subject_type]
    lines = (line.split() for line in _pages_of(draft.material).strip().splitlines())
    pages = ([part for name in line if (part := makers[name](draft)) is not None] for line in lines)
    return [ReportPage(parts=parts) for parts in pages if parts]


def _pages_of(material: Material) -> str:
    commission = material.commission
    if material.subject_type == "assessment" and looks_random(material):
        return RANDOM_PAGES[commission.length]
    is_own = (material.subject_type, commission.audience) == ("assessment", "self")
    if is_own and (main := main_claim(material)) is not None and main.id == "style-open":
        return OPEN_PAGES[commission.length]
    if team.is_too_small(material):
        return SMALL_PAGES[commission.length]
    return PAGES[material.subject_type, commission.length][commission.audience]
