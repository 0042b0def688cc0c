"""What a change of a team comes to, in a sentence or two, before the pictures and the lists of what would change."""

from discern.contract.models.insights import Insight, StylesArgument
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES
from discern.words import note_without_random, strength_name, style_name
from discern.words.figures import format_choice, format_plain
from discern_app.base.language import language, say
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
    if any(each.probability is not None and not _said(each) for each in (was, would_be)):
        return ""
    return say(
        "teams-what-if-leading",
        change=_change(was, would_be),
        was=_said(was),
        claim=_said(would_be),
        sure=_how_sure(was, would_be),
    )


def _change(was: Insight, would_be: Insight) -> str:
    """What becomes of the claim, as the message has it."""
    was_said, said = _said(was), _said(would_be)
    if not said:
        return "lost" if was_said else "open"
    if not was_said:
        return "new"
    if said == was_said:
        return "same"
    return "other" if narrower(would_be, [was]) is None else "broader"


def _said(claim: Insight) -> str:
    """The styles that most lead with, such as "S or C" or "Dominance"; "" where the claim is open."""
    styles = claim.arguments.get("styles")
    if claim.probability is None or not isinstance(styles, StylesArgument):
        return ""
    one = len(styles.styles) == 1
    return format_choice([style_name(each, language()) if one else each for each in styles.styles], language())


def _how_sure(was: Insight, claim: Insight) -> str:
    """How sure it is in a word. Where the claim is as it was it may stand in no list below, so what it would be without
    answers that look random is said here."""
    note = note_without_random(claim, language()) if _change(was, claim) == "same" else ""
    return "; ".join(filter(None, (strength_name(claim.strength, language()), note)))


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
