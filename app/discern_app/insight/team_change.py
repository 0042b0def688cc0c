"""What a change of a team comes to, in a sentence or two, before the pictures and the lists of what would change."""

from discern.contract import STYLES, Insight, TeamAnalysis
from discern.words import note_without_random, percent, strength_name
from discern.words.figures import format_plain
from discern_app.base.language import language, say
from discern_app.base.text import escape
from discern_app.insight.finding_changes import narrower

LEADING = "majority"
"""The kind of statement that says what most lead with."""

DIGITS = 1
"""Of how many people lead with a style: members' chances add up to it."""

FAIR = 0.5
"""By less than this may a difference be off when both numbers are said in whole people."""


def change_in_short(before: TeamAnalysis, after: TeamAnalysis) -> str:
    """Which style would gain or lose most, and whether most would still lead with the same, as Markdown; empty where
    the service says neither.
    """
    return " ".join(filter(None, (_moving(before, after), _leading(before, after))))


def _leading(before: TeamAnalysis, after: TeamAnalysis) -> str:
    was, would_be = (next((e for e in side.insights if e.kind == LEADING), None) for side in (before, after))
    if was is None or would_be is None:
        return ""
    was_said, said = _said(was), _said(would_be)
    return say(
        "teams-what-if-leading",
        change=_change(was, would_be),
        was=escape(was_said or ""),
        was_sure=_how_sure(was),
        claim=escape(said or ""),
        sure=_how_sure(would_be),
    )


def _change(was: Insight, would_be: Insight) -> str:
    """What becomes of the claim, as the message has it."""
    was_said, said = _said(was), _said(would_be)
    if said is None:
        return "open" if was_said is None else "lost"
    if was_said is None:
        return "new"
    if said == was_said:
        return "same"
    return "other" if narrower(would_be, [was]) is None else "broader"


def _said(claim: Insight) -> str | None:
    """Its headline, where it claims something."""
    return None if claim.probability is None else claim.headline


def _how_sure(claim: Insight) -> str:
    if claim.probability is None or claim.strength is None:
        return ""
    said = f"{strength_name(claim.strength, language())}, {percent(claim.probability, language())}"
    return "; ".join(filter(None, (said, note_without_random(claim, language()))))


def _moving(before: TeamAnalysis, after: TeamAnalysis) -> str:
    """The style of which the number of people who lead with it would change most."""
    moves = []
    for style in STYLES:
        was = before.distribution[style].expected if before.distribution else None
        would_be = after.distribution[style].expected if after.distribution else None
        if was is None or would_be is None:
            return ""
        moves.append((abs(would_be - was), style, was, would_be))
    _, style, was, would_be = max(moves)
    shown_was, shown_would_be = _as_people_say(was, would_be)
    if shown_was == shown_would_be:
        return ""
    return say(
        "teams-what-if-moving",
        styles=style,
        way="more" if would_be > was else "fewer",
        was=shown_was,
        of_before=before.profiled,
        would=shown_would_be,
        of_after=after.profiled,
    )


def _as_people_say(was: float, would_be: float) -> tuple[str, str]:
    """Both numbers of people: in whole people, unless that makes the difference between them much smaller or larger."""
    whole = round(was), round(would_be)
    is_fair = whole[0] != whole[1] and abs(abs(would_be - was) - abs(whole[1] - whole[0])) < FAIR
    before, after = (format_plain(round(each, 0 if is_fair else DIGITS), language()) for each in (was, would_be))
    return before, after
