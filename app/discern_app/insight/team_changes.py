"""What a change of a team would do to what is said of it: in a sentence or two, and as lists of what would be said for
the first time, what no longer, and what more or less surely.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Insight, StylesArgument, claim_behind, without_random
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES
from discern.words import note_without_random, percent, strength_name
from discern.words.figures import format_plain
from discern_app.base.language import language, say
from discern_app.insight.findings import (
    INHERITED,
    advice_html,
    by_id,
    chip_html,
    evidence_html,
    finding_html,
    fold_html,
    group,
    headline_of,
    is_likely,
    sayable,
    without_random_html,
    wording,
)
from discern_app.insight.team_cards import MAJORITY

NEWCOMER = "newcomer"
"""The heading of what is said of hypothetical newcomers alone."""

MOST_ADVICE = 2
"""How many pieces of advice that don't follow now are in view."""

MOST = 4
"""How many findings of a list are in view."""

SITUATION = "situation"
"""The kind of advice that says what a team finds easy and hard, as in meetings and decisions."""

SIGNS = {"new": "+", "gone": "−", "changed": "~"}

FOLLOWING = {"group", "caveat"}
"""Kinds of statements, beside advice, that say how to read another one or which people it is about."""

OF_TWO = {"friction"}
"""Kinds of statements about two people, which hold whoever else is in the team. A large team hears only some."""


@dataclass(frozen=True, slots=True)
class FindingChanges:
    """Claims that would be added and removed, and pairs of one claim before and after whose certainty would have
    another word, each by how far its probability moves; ``slight`` are pairs that say the same, as surely in a word.
    ``advice`` is what would follow that doesn't follow now."""

    added: list[Insight]
    removed: list[Insight]
    changed: list[tuple[Insight, Insight]]
    slight: list[tuple[Insight, Insight]]
    advice: list[Insight]


def compare_findings(before: TeamAnalysis, after: TeamAnalysis, *, named: bool) -> FindingChanges:
    """The differences between the statements about a team before and after, with or without names.

    What is said of newcomers alone is left out, and so is what another statement says in the same words.
    """
    # Who is in only one of the two analyses.
    moved = {point.candidate_id for point in before.map} ^ {point.candidate_id for point in after.map}
    was, would_be = (_claims(side.insights, moved, named=named) for side in (before, after))
    old_words, new_words = ({wording(insight, named=named) for insight in side.insights} for side in (before, after))
    pairs = pair_up(was, would_be, named=named)
    # By identity: two claims of one analysis can be equal.
    old, new = ({id(claim) for claim in side} for side in zip(*pairs, strict=True)) if pairs else (set(), set())
    changed = [pair for pair in pairs if differs(*pair)]
    return FindingChanges(
        added=_surest(e for e in would_be if id(e) not in new and wording(e, named=named) not in old_words),
        removed=_surest(e for e in was if id(e) not in old and wording(e, named=named) not in new_words),
        changed=sorted(changed, key=lambda pair: -movement(*pair)),
        slight=sorted(
            (pair for pair in pairs if pair not in changed and _number(pair[0]) != _number(pair[1])),
            key=lambda pair: -movement(*pair),
        ),
        advice=[
            insight
            for heading, members in group(sayable(after.insights, named=named)).items()
            if heading in INHERITED
            for insight in members
            if wording(insight, named=named) not in old_words
        ],
    )


def pair_up(before: Sequence[Insight], after: Sequence[Insight], *, named: bool) -> list[tuple[Insight, Insight]]:
    """The claims that would be made both before and after: of one kind and content and, if ``named``, of one person."""
    earlier = {_content(claim, named=named): claim for claim in before}
    return [(earlier[content], claim) for claim in after if (content := _content(claim, named=named)) in earlier]


def _content(claim: Insight, *, named: bool) -> tuple[str, str, frozenset[str]]:
    """What a claim asserts. Its id says what, but seldom about which people."""
    people = frozenset(person.id for person in claim.people if named)
    return claim.kind, claim.id, people


def narrower(claim: Insight, others: Iterable[Insight]) -> Insight | None:
    """The claim among ``others`` that most are in one direction, of one that they are in two with it; else None."""
    if claim.kind != MAJORITY:
        return None
    return next((other for other in others if other.kind == claim.kind and _styles(other) < _styles(claim)), None)


def _styles(claim: Insight) -> set[str]:
    return {
        style
        for argument in claim.arguments.values()
        if isinstance(argument, StylesArgument)
        for style in argument.styles
    }


def differs(old: Insight, new: Insight) -> bool:
    """Whether a claim would be sure by another word, or say something else in its headline."""
    return old.strength != new.strength or old.headline != new.headline


def movement(old: Insight, new: Insight) -> float:
    """How far the probability moves."""
    was, would_be = (0.5 if claim.probability is None else claim.probability for claim in (old, new))
    return abs(would_be - was)


def _surest(claims: Iterable[Insight]) -> list[Insight]:
    return sorted(claims, key=lambda claim: -(claim.probability or 0.0))


def _holds(advice: Insight) -> bool:
    """Whether what advice follows from is likely, and stays so without answers that look random."""
    without = without_random(advice)
    return is_likely(advice) and (without is None or (isinstance(without.value, float) and without.value >= LIKELY))


def _number(claim: Insight) -> str:
    return "" if claim.probability is None else percent(claim.probability, language())


def changes_html(before: TeamAnalysis, after: TeamAnalysis, *, named: bool) -> str:
    """What newcomers would bring, if any, then what to do then, and what would differ, be new and be gone, each under
    its heading.
    """
    changes = compare_findings(before, after, named=named)
    parts = [_newcomers(after.insights, named=named)]
    if not (changes.added or changes.removed or changes.changed):
        parts.append(_section("same", f"<p>{escape(say('teams-what-if-same'))}</p>"))
    else:
        parts.append(_sum_html(changes))
    parts.append(_advice_html(changes.advice, by_id(group(sayable(after.insights, named=named))), named=named))
    if changes.changed:
        rows = [change_html(old, new, named=named) for old, new in changes.changed]
        parts.append(_section("changed", _listed(rows), len(rows)))
    for what, claims in (("new", changes.added), ("gone", changes.removed)):
        if claims:
            explained = (
                _with_narrower(claims, changes.removed) if what == "new" else _with_reasons(claims, before, after)
            )
            rows = [finding_html(insight, named=named, sign=sign_html(what)) for insight in explained]
            parts.append(_section(what, _listed(rows), len(rows)))
    if changes.slight:
        parts.append(_slight_html(changes.slight, named=named))
    return f'<div class="changes">{"".join(parts)}</div>'


def _with_narrower(added: Iterable[Insight], removed: Sequence[Insight]) -> list[Insight]:
    """Claims that weren't made before; one about more styles with why it is surer than the one that is no longer made
    about some of them.
    """
    added_with_reasons = []
    for claim in added:
        narrow = narrower(claim, removed)
        if narrow is not None:
            why = say("teams-what-if-broader", claim=narrow.headline or narrow.text)
            claim = claim.model_copy(update={"detail": why})
        added_with_reasons.append(claim)
    return added_with_reasons


def _with_reasons(removed: Iterable[Insight], before: TeamAnalysis, after: TeamAnalysis) -> list[Insight]:
    """Claims that are no longer made; of a majority, with why, where a larger team asks more people of it."""
    was, would = (analysis.profiled // 2 + 1 for analysis in (before, after))
    if would <= was:
        return list(removed)
    why = say("teams-what-if-takes-more", was=was, of_before=before.profiled, would=would, of_after=after.profiled)
    return [claim.model_copy(update={"detail": why}) if claim.kind == MAJORITY else claim for claim in removed]


def weighty(changes: FindingChanges) -> int:
    """How many changes are of claims that are at least likely: before, afterwards or both."""
    alone = [*changes.added, *changes.removed]
    return sum(map(is_likely, alone)) + sum(is_likely(old) or is_likely(new) for old, new in changes.changed)


def _sum_html(changes: FindingChanges) -> str:
    """How many changes there are, and how many of them are more than a possibility."""
    counts = {"changed": len(changes.changed), "new": len(changes.added), "gone": len(changes.removed)}
    parts = [say("teams-what-if-sum", what=what, count=count) for what, count in counts.items() if count]
    heavy, all_ = weighty(changes), sum(counts.values())
    note = say(
        "teams-what-if-weight",
        which="none" if not heavy else "all" if heavy == all_ else "some",
        count=heavy,
        rest=all_ - heavy,
    )
    return f'<p class="sum"><strong>{escape(", ".join(parts))}</strong> · {escape(note)}</p>'


def _advice_html(advice: Sequence[Insight], claims: Mapping[str, Insight], *, named: bool) -> str:
    """The advice that would be other: what is likely before what isn't, and what would be easy and hard in situations
    such as meetings before the rest.
    """
    rows = [
        advice_html(insight, named=named, sign=sign_html("new"), claim=claim_behind(insight, claims))
        for insight in sorted(_surest(advice), key=lambda piece: (not _holds(piece), piece.kind != SITUATION))
    ]
    if not rows:
        return ""
    note = f'<p class="line">{escape(say("shared-unmeasured"))}</p>'
    return _section("advice", note + _listed(rows, MOST_ADVICE), len(rows))


def _slight_html(slight: Sequence[tuple[Insight, Insight]], *, named: bool) -> str:
    """What moved a little, behind a line of its own."""
    rows = "".join(change_html(old, new, named=named) for old, new in slight)
    summary = escape(say("teams-what-if-slight", count=len(slight)))
    fold = f'<details class="more"><summary>{summary}</summary>{rows}</details>'
    return f'<section class="folded"><div class="findings">{fold}</div></section>'


def change_html(old: Insight, new: Insight, *, named: bool) -> str:
    """A claim before and after as HTML: what it would say, how sure it is now and would be, and both sentences folded.

    The earlier headline is said only where it is another one, and so is the earlier certainty.
    """
    point, earlier_point = (headline_of(claim, named=named) for claim in (new, old))
    lines = "" if new.detail is None else f'<p class="line">{escape(new.detail)}</p>'
    if point != earlier_point:
        lines = f'<p class="line">{escape(say("teams-what-if-before", text=earlier_point))}</p>{lines}'
    lines = without_random_html(new) + lines
    was, would_be = (chip_html(claim.strength, claim.probability) for claim in (old, new))
    arrow = f'<span class="arrow" role="img" aria-label="{escape(say("teams-what-if-then"))}">→</span>'
    chips = would_be if was == would_be else f"{was}{arrow}{would_be}"
    earlier = f"<p>{escape(say('teams-what-if-before', text=wording(old, named=named)))}</p>"
    summary = f'<span class="point">{sign_html("changed")}<strong>{escape(point)}</strong>{lines}</span>'
    return (
        f'<details class="finding"><summary>{summary}<span class="chips">{chips}</span></summary>'
        f"{evidence_html(new, named=named, more=earlier)}</details>"
    )


def sign_html(what: str) -> str:
    """The sign before a finding that is ``new``, ``gone`` or ``changed``. The heading says the same in words."""
    return f'<span class="mark {what}" aria-hidden="true">{SIGNS[what]}</span>'


def _claims(insights: Iterable[Insight], moved: Collection[str], *, named: bool) -> list[Insight]:
    """The claims about the team; of `OF_TWO` those about somebody who joins or leaves, whose ids are ``moved``."""
    return [
        insight
        for heading, members in group(sayable(insights, named=named)).items()
        if heading != NEWCOMER and heading not in INHERITED
        for insight in members
        if insight.kind not in FOLLOWING
        and (insight.kind not in OF_TWO or any(person.id in moved for person in insight.people))
    ]


def _newcomers(after: Iterable[Insight], *, named: bool) -> str:
    """What newcomers would change most, and what to do in their first week; what is open adds nothing to the lists of
    changes, and is left out.
    """
    claims = [
        insight for insight in group(sayable(after, named=named)).get(NEWCOMER, []) if insight.probability is not None
    ]
    if not claims:
        return ""
    # How sure the advice for the first week is follows from the claim before it.
    findings = "".join(
        finding_html(insight, named=named)
        if insight.kind == NEWCOMER
        else advice_html(insight, named=named, may_doubt=False)
        for insight in claims
    )
    note = f'<p class="line">{escape(say("shared-unmeasured"))}</p>'
    heading = f"<h4>{escape(say('shared-heading', heading=NEWCOMER))}</h4>"
    return _section(NEWCOMER, f'{heading}{note}<div class="findings">{findings}</div>')


def _section(what: str, content: str, count: int | None = None) -> str:
    """A part of the page; one that has a ``count`` has a heading too."""
    heading = (
        ""
        if count is None
        else f'<h4>{escape(say("teams-what-if-heading", heading=what))} <span class="count">{count}</span></h4>'
    )
    return f'<section class="{what}">{heading}{content}</section>'


def _listed(rows: Sequence[str], most: int = MOST) -> str:
    """Findings as HTML, those beyond ``most`` folded."""
    return f'<div class="findings">{"".join(rows[:most])}{fold_html("".join(rows[most:]), len(rows) - most)}</div>'


DIGITS = 1
"""Of how many people are in a direction: members' chances add up to it."""

FAIR = 0.5
"""By less than this may a difference be off when both numbers are said in whole people."""


def change_in_short(before: TeamAnalysis, after: TeamAnalysis) -> str:
    """Which direction would gain or lose most, and whether most would still be in the same, as Markdown; empty where
    the service says neither.
    """
    return " ".join(filter(None, (_moving(before, after), _most(before, after))))


def _most(before: TeamAnalysis, after: TeamAnalysis) -> str:
    was, would_be = (next((e for e in side.insights if e.kind == MAJORITY), None) for side in (before, after))
    if was is None or would_be is None:
        return ""
    if any(claim.probability is not None and not _said(claim) for claim in (was, would_be)):
        return ""
    return say(
        "teams-what-if-most",
        change=_change(was, would_be),
        was=_said(was),
        claim=_said(would_be),
        sure=_how_sure(was, would_be),
    )


def _change(was: Insight, would_be: Insight) -> str:
    """What becomes of the claim, as the message has it."""
    earlier_styles, styles = _said(was), _said(would_be)
    if not styles:
        return "lost" if earlier_styles else "open"
    if not earlier_styles:
        return "new"
    if styles == earlier_styles:
        return "same"
    return "other" if narrower(would_be, [was]) is None else "broader"


def _said(claim: Insight) -> str:
    """Where most are, such as "in the calm half" or "in the direction of Dominance"; "" where the claim is open."""
    styles = claim.arguments.get("styles")
    if claim.probability is None or not isinstance(styles, StylesArgument):
        return ""
    return say("teams-what-if-place", place="".join(styles.styles))


def _how_sure(was: Insight, claim: Insight) -> str:
    """How sure it is in a word. Where the claim is as it was it may stand in no list below, so what it would be without
    answers that look random is said here."""
    note = note_without_random(claim, language()) if _change(was, claim) == "same" else ""
    return "; ".join(filter(None, (strength_name(claim.strength, language()), note)))


def _moving(before: TeamAnalysis, after: TeamAnalysis) -> str:
    """The direction in which the number of people would change most."""
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
    before, after = (format_plain(round(number, 0 if is_fair else DIGITS), language()) for number in (was, would_be))
    return before, after
