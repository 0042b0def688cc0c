"""The parts of a report on two people or a team, what its drawing shows in a sentence, and what comes after what."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from discern.charts.style_distribution import format_share
from discern.contract.certainty import LIKELY
from discern.contract.models.reports import Audience, Chapter, Passage, Place, Section, Sentence, Writer
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.insight import compare
from discern.reports.arrangement import QUESTIONS
from discern.reports.conversation import agendas_for_pair, conversation_of, worksheet_of
from discern.reports.material import Material
from discern.reports.parts import Parts
from discern.reports.person.grounds import looks_random
from discern.reports.several.members import member_chapter
from discern.reports.several.pair_parts import (
    helping_chapter,
    pair_passages,
    pair_worksheets,
    situations_for_two,
)
from discern.reports.several.team_parts import (
    agendas_for_team,
    first_for_team,
    leading_chapter,
    other_agenda,
    room_chapter,
    situation_chapter,
    team_passages,
    team_worksheets,
)
from discern.reports.several.wording import tell
from discern.words import format_names, format_score, style_name

DRAWN = "drawn"
"""The section's id."""

CLOSE = 15.0
"""Points: two scores that are nearer than that are called close."""


def drawn_section(material: Material) -> Section | None:
    """The section; None where the figures have no ranges."""
    sentence = _describe_pair(material) if material.subject_type == "comparison" else _describe_team(material)
    if sentence is None:
        return None
    heading = tell(material, "report-drawn-heading", subject=material.subject_type)
    return Section(id=DRAWN, heading=heading, writer=Writer(kind="built_in"), sentences=[sentence])


def _describe_team(material: Material) -> Sentence | None:
    """How many have their dot in the direction of each style, and how many it may be: as the tiles count."""
    analysis = material.analysis
    if analysis is None or analysis.distribution is None:
        return None
    shares = analysis.distribution
    counts = []
    for style, share in sorted(shares.items(), key=lambda each: -each[1].count):
        if share.interval is None:
            return None
        counted = format_share(share, material.commission.language)
        counts.append(tell(material, "report-drawn-count", style=style, counted=counted))
    listed = format_names(counts, material.commission.language)
    text = tell(material, "report-drawn-team", count=analysis.profiled, counts=listed)
    return Sentence(text=text, statements=["who-counts"])


def _describe_pair(material: Material) -> Sentence | None:
    """The two styles in which the scores lie furthest apart; None where the answers of one look random."""
    one, other = material.results
    if (
        one.scores is None
        or other.scores is None
        or looks_random(material)
        or any(each.kind == "no_probabilities" for each in material.statements)
    ):
        return None
    apart = {style: abs(one.scores[style].score - other.scores[style].score) for style in STYLES}
    first, second = sorted(STYLES, key=lambda style: -apart[style])[:2]
    values = {"a": "[P1]", "b": "[P2]"} | _figures(material, "first", first) | _figures(material, "second", second)
    differences = compare(one, other)[0].differences.values()
    sure = [max(each.probability, 1 - each.probability) for each in differences if each.probability is not None]
    is_open = all(each < LIKELY for each in sure)
    how = "open" if is_open else "close" if apart[first] < CLOSE else "far"
    text = tell(material, "report-drawn-pair", apart=how, **values)
    cited = [each.id for each in material.statements if each.kind == "measured"]
    return Sentence(text=text, statements=cited)


def _figures(material: Material, place: str, style: Style) -> dict[str, str]:
    language = material.commission.language

    def score(results: Results) -> str:
        assert results.scores is not None
        found = results.scores[style]
        return format_score(found.score, found.interval, language)

    one, other = material.results
    return {place: style_name(style, language), f"{place}-a": score(one), f"{place}-b": score(other)}


ASKED = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The questions to ask any two people, or in any team, the usual ones first."""

MOST_ROWS = 40
"""The most people whose probabilities are printed as a table."""

LAST = frozenset({"try", "questions", "next_steps"})
"""The sections that lead to the conversation."""

AUDIENCES: Sequence[Audience] = get_args(Audience)

HELPED_IN_SHORT = 2
"""Of how many of pace, focus and styles a short report on two people says what helps."""

LEADING_IN_SHORT = 2
"""On how many claims about a team a short report says what they ask of the reader."""

_TEAM = """
    section:summary section:first chart:style_map chart:style_tiles section:drawn section:details chapter:purpose
    section:* passage:before passage:doubtful
    chapter:members passage:box-cards worksheet:round chapter:situations passage:box-situations
    chapter:leading chapter:room section:last passage:ask passage:conversation passage:agreement
    worksheet:worksheet passage:follow-up worksheet:test passage:after section:certainty table:everybody
"""
_PAIR = """
    section:summary section:drawn chart:pair_radar passage:doubtful chapter:members section:details chapter:purpose
    section:* chapter:helping chapter:situations section:last passage:ask passage:conversation section:certainty
    worksheet:alone worksheet:worksheet passage:follow-up
"""
_ORDER: Mapping[tuple[str, Audience], str] = {
    **{("team", audience): _TEAM for audience in AUDIENCES},
    **{("comparison", audience): _PAIR for audience in AUDIENCES},
}
"""What comes after what. ``section:*`` are the sections that aren't named, ``section:last`` those of `LAST`."""

_START_OF_PAIR = "section:summary section:drawn chart:pair_radar"
_START_OF_TEAM = "section:summary section:drawn chart:style_map"
_PAIR_IN_SHORT = f"{_START_OF_PAIR} section:* section:last chapter:helping passage:ask section:certainty"
_SHORT: Mapping[tuple[str, Audience], str] = {
    **{("comparison", audience): _PAIR_IN_SHORT for audience in AUDIENCES},
    ("team", "self"): f"{_START_OF_TEAM} section:* section:last passage:ask section:certainty",
    ("team", "manager"): f"{_START_OF_TEAM} section:first section:* chapter:leading passage:ask section:certainty",
    ("team", "coach"): f"{_START_OF_TEAM} passage:ask section:certainty chapter:leading chapter:room section:*",
}
"""The same of a short report, whose first parts stand beside the drawing."""


def chapters_of_several(material: Material) -> list[Chapter]:
    """The chapters of a full report, as the rules order them."""
    chapters: list[Chapter | None] = [member_chapter(material)]
    if material.subject_type == "comparison":
        chapters += [helping_chapter(material), situations_for_two(material)]
    elif not _is_too_small(material):
        chapters += [situation_chapter(material), leading_chapter(material), room_chapter(material)]
    return [chapter for chapter in chapters if chapter is not None]


def chapters_in_short(material: Material) -> list[Chapter]:
    """The chapters of a short report that are the reader's own: what helps two people; what a team asks of its manager;
    what its coach looks for, and how people of each style may be in the room.
    """
    if material.commission.audience == "self" or _is_too_small(material):
        return []
    if material.subject_type == "comparison":
        return [helping_chapter(material, HELPED_IN_SHORT)]
    chapters = (leading_chapter(material, LEADING_IN_SHORT), room_chapter(material))
    return [each for each in chapters if each is not None]


def agendas_for_several(material: Material) -> dict[str, str]:
    """The agendas that there are for the reader of a full report, the usual one first, and what each is for."""
    if material.commission.length == "short" or _is_too_small(material):
        return {}
    return agendas_for_pair(material) if material.subject_type == "comparison" else agendas_for_team(material)


def questions_for_several(material: Material) -> dict[str, str]:
    """The questions that there are for the reader, by short ids, the usual ones first. They claim nothing."""
    if _is_too_small(material):
        return {}
    subject = "pairs" if material.subject_type == "comparison" else "teams"
    return {f"q{n}": tell(material, f"report-{subject}-questions-{place}") for n, place in enumerate(ASKED, start=1)}


def _ask(material: Material, chosen: Sequence[str]) -> Passage:
    """Three questions, the ``chosen`` ones or the usual ones, and in a full report on a team those that follow from
    what it is like.
    """
    questions = questions_for_several(material)
    is_pair = material.subject_type == "comparison"
    asked = [questions[id_] for id_ in dict.fromkeys([*chosen, *questions])]
    is_full_of_team = not is_pair and material.commission.length == "full"
    opening = [tell(material, "report-pairs-questions-instead")] if is_pair and _lacks_tries(material) else []
    return Passage(
        id="ask",
        heading=tell(material, "report-pairs-questions" if is_pair else "report-teams-questions"),
        paragraphs=[*opening, *asked[:QUESTIONS], *(_own_questions(material) if is_full_of_team else ())],
    )


def _lacks_tries(material: Material) -> bool:
    """Whether questions stand for what two people could try; beside what helps them in a short report they don't."""
    if looks_random(material):
        return True
    says_what_helps = material.commission.length == "short" and material.commission.audience != "self"
    return not says_what_helps and all(each.kind != "try" for each in material.statements)


def _own_questions(material: Material) -> list[str]:
    """What is asked because of what a team is like."""
    return [each.text for each in material.statements if each.kind == "question"]


def parts_of_several(
    material: Material, sections: Sequence[str], questions: Sequence[str] = (), agenda: str | None = None
) -> Parts:
    """Everything but the chapters and the arranged sections, of which it is given the ids in order.

    Args:
        material: what the report is made from.
        sections: the ids of the arranged sections, in their order.
        questions: which of `questions_for_several` come first; none for the usual ones.
        agenda: which of `agendas_for_several` the conversation is; None for the usual one.
    """
    kind = material.subject_type
    if material.commission.length == "short":
        asked = [] if _is_too_small(material) else [_ask(material, questions)]
        return Parts(
            _further(material), passages=asked, order=list(_order(_SHORT[kind, material.commission.audience], sections))
        )
    order = [
        place
        for place in _order(_ORDER[kind, material.commission.audience], sections)
        if place.kind != "table" or _has_table(material)
    ]
    if _is_too_small(material):
        # What a team is like, and so what it might agree on, isn't said of one or two people.
        return Parts(order=order)
    is_pair = kind == "comparison"
    is_usual = is_pair or agenda in {None, next(iter(agendas_for_several(material)))}
    asking = _ask(material, questions)
    return Parts(
        sections=_further(material),
        conversation=conversation_of(material, agenda) if is_usual else other_agenda(material),
        worksheet=worksheet_of(material),
        passages=pair_passages(material, asking) if is_pair else team_passages(material, asking),
        worksheets=pair_worksheets(material) if is_pair else team_worksheets(material),
        order=order,
    )


def _further(material: Material) -> list[Section]:
    """What the drawing shows and, in a report on a team, what to do first: in a short one for its manager alone."""
    drawn = None if _is_too_small(material) else drawn_section(material)
    commission = material.commission
    has_first = material.subject_type == "team" and (
        commission.length == "full" or (commission.audience == "manager" and not _is_too_small(material))
    )
    return [*([first_for_team(material)] if has_first else []), *([] if drawn is None else [drawn])]


def _is_too_small(material: Material) -> bool:
    return any(each.kind == "too_few" for each in material.statements)


def _has_table(material: Material) -> bool:
    return material.analysis is not None and material.analysis.profiled <= MOST_ROWS


def _order(pattern: str, sections: Sequence[str]) -> Iterator[Place]:
    named = set(pattern.split())
    others = [id_ for id_ in sections if f"section:{id_}" not in named]
    for key in pattern.split():
        kind, _, id_ = key.partition(":")
        ids = (
            [each for each in others if (each in LAST) == (id_ == "last")]
            if kind == "section" and id_ in {"*", "last"}
            else [id_]
        )
        yield from (Place.model_validate({"kind": kind, "id": each}) for each in ids)
