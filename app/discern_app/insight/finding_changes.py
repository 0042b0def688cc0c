"""What a change of a team would do to what is said of it: new findings, those that would go, and those that differ."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from discern.contract import Certainty, Insight
from discern_app.base.language import say
from discern_app.insight.findings import (
    INHERITED,
    advice_html,
    chip_html,
    evidence_html,
    finding_html,
    fold_html,
    in_order,
    said_html,
)
from discern_app.insight.statements import group, sayable, wording

NEWCOMER = "newcomer"
"""The heading of what is said of hypothetical newcomers alone."""

SLIGHT = 5
"""In percentage points: a claim as certain as before, in a word, differs only if its probability does by so much."""

MOST = 4
"""How many new findings, and how many that would go, are in view."""

LIKELY: tuple[Certainty, ...] = ("very likely", "likely")

SIGNS = {"new": "+", "gone": "−", "changed": "~"}


@dataclass(frozen=True, slots=True)
class FindingChanges:
    """Statements that would be added and removed, and claims before and after that would differ."""

    added: list[Insight]
    removed: list[Insight]
    changed: list[tuple[Insight, Insight]]


def compare_findings(before: Iterable[Insight], after: Iterable[Insight], *, named: bool) -> FindingChanges:
    """The differences between the statements about a team, which are matched by their ids.

    What is said of newcomers alone is left out, and so is what another statement says in the same words: with or
    without names, as the reader has it.
    """
    was = {each.id: each for each in _of_team(before, named=named)}
    would_be = {each.id: each for each in _of_team(after, named=named)}
    old_words, new_words = ({wording(each, named=named) for each in side.values()} for side in (was, would_be))
    advice = {each.id for heading, found in group(would_be.values()).items() if heading in INHERITED for each in found}
    return FindingChanges(
        added=[e for e in would_be.values() if e.id not in was and wording(e, named=named) not in old_words],
        removed=[e for e in was.values() if e.id not in would_be and wording(e, named=named) not in new_words],
        changed=[
            (was[each.id], each)
            for each in in_order(would_be.values(), named=named)
            if each.id in was and each.id not in advice and differs(was[each.id], each)
        ],
    )


def differs(old: Insight, new: Insight) -> bool:
    """Whether a claim would have another headline or certainty, or a probability that is at least `SLIGHT` away."""
    if old.headline != new.headline or old.strength != new.strength:
        return True
    if old.probability is None or new.probability is None:
        return old.probability != new.probability
    return abs(new.probability - old.probability) >= SLIGHT / 100


def changes_html(before: Sequence[Insight], after: Sequence[Insight], *, named: bool) -> str:
    """What newcomers would bring, if any, then what would be new, be gone and differ, each under its heading."""
    changes = compare_findings(before, after, named=named)
    parts = [_newcomers(after, named=named)]
    if not (changes.added or changes.removed or changes.changed):
        parts.append(f'<section class="same"><p>{escape(say("teams-what-if-same"))}</p></section>')
    else:
        parts.append(_sum_html(changes))
        parts.append(_section("new", _listed("new", changes.added, named=named), len(changes.added)))
        parts.append(_section("gone", _listed("gone", changes.removed, named=named), len(changes.removed)))
        if changes.changed:
            rows = [change_html(old, new, named=named) for old, new in changes.changed]
            note = escape(say("teams-what-if-slight", points=SLIGHT))
            rest = fold_html("".join(rows[MOST:]), len(rows) - MOST)
            listed = f'<p class="line">{note}</p><div class="findings">{"".join(rows[:MOST])}{rest}</div>'
            parts.append(_section("changed", listed, len(changes.changed)))
    return f'<div class="changes">{"".join(parts)}</div>'


def is_likely(claim: Insight) -> bool:
    return claim.strength in LIKELY


def weighty(changes: FindingChanges) -> int:
    """How many changes are of claims, not advice, that are at least likely: before, afterwards or both."""
    alone = [*changes.added, *changes.removed]
    claims = [each for heading, found in group(alone).items() if heading not in INHERITED for each in found]
    return sum(map(is_likely, claims)) + sum(is_likely(old) or is_likely(new) for old, new in changes.changed)


def _sum_html(changes: FindingChanges) -> str:
    """How many changes there are, and how many of them are more than a possibility."""
    counts = {"new": len(changes.added), "gone": len(changes.removed), "changed": len(changes.changed)}
    parts = [say("teams-what-if-sum", what=what, count=count) for what, count in counts.items() if count]
    heavy, all_ = weighty(changes), sum(counts.values())
    note = say("teams-what-if-weight", which="none" if not heavy else "all" if heavy == all_ else "some", count=heavy)
    return f'<p class="sum"><strong>{escape(", ".join(parts))}</strong> · {escape(note)}</p>'


def change_html(old: Insight, new: Insight, *, named: bool) -> str:
    """A claim before and after as HTML: what it would say, how sure it is now and would be, and both sentences folded.

    The earlier headline is said only where it is another one, and so is the earlier certainty.
    """
    names = ", ".join(person.name for person in new.people) if named else ""
    point = new.headline or wording(new, named=named)
    headline = f"{escape(names)} · {escape(point)}" if names and new.headline else escape(point)
    lines = "" if new.detail is None else f'<p class="line">{escape(new.detail)}</p>'
    if old.headline is not None and old.headline != new.headline:
        lines = f'<p class="line">{escape(say("teams-what-if-before", text=old.headline))}</p>{lines}'
    was, would_be = (chip_html(each.strength, each.probability) for each in (old, new))
    arrow = f'<span class="arrow" role="img" aria-label="{escape(say("teams-what-if-then"))}">→</span>'
    chips = would_be if was == would_be else f"{was}{arrow}{would_be}"
    earlier = f"<p>{escape(say('teams-what-if-before', text=wording(old, named=named)))}</p>"
    point = f'<span class="point">{sign_html("changed")}<strong>{headline}</strong>{lines}</span>'
    return (
        f'<details class="finding"><summary>{point}<span class="chips">{chips}</span></summary>'
        f"{evidence_html(new, named=named, more=earlier)}</details>"
    )


def sign_html(what: str) -> str:
    """The sign before a finding that is ``new``, ``gone`` or ``changed``. The heading says the same in words."""
    return f'<span class="mark {what}" aria-hidden="true">{SIGNS[what]}</span>'


def _of_team(insights: Iterable[Insight], *, named: bool) -> list[Insight]:
    groups = group(sayable(insights, named=named))
    return [each for heading, found in groups.items() if heading != NEWCOMER for each in found]


def _newcomers(after: Iterable[Insight], *, named: bool) -> str:
    found = group(sayable(after, named=named)).get(NEWCOMER, [])
    if not found:
        return ""
    # How sure the advice for the first week is follows from the claim before it.
    said = "".join(
        finding_html(each, named=named) if each.kind == NEWCOMER else advice_html(each, named=named, may_doubt=False)
        for each in found
    )
    note = f'<p class="line">{escape(say("shared-unmeasured"))}</p>'
    return _section(NEWCOMER, f'{note}<div class="findings">{said}</div>')


def _section(what: str, content: str, count: int | None = None) -> str:
    heading = (
        say("shared-heading", heading=NEWCOMER) if what == NEWCOMER else say("teams-what-if-heading", heading=what)
    )
    number = "" if count is None else f' <span class="count">{count}</span>'
    return f'<section class="{what}"><h4>{escape(heading)}{number}</h4>{content}</section>'


def _listed(what: str, insights: Sequence[Insight], *, named: bool) -> str:
    """Claims by how sure they are; unsure ones, those beyond `MOST`, and the advice that follows are folded."""
    if not insights:
        return f'<p class="line">{escape(say("teams-what-if-nothing", heading=what))}</p>'
    groups = group(insights)
    claims = in_order([e for h, found in groups.items() if h not in INHERITED for e in found], named=named)
    sign = sign_html(what)
    cut = max(1, min(MOST, sum(map(is_likely, claims))))
    shown = "".join(finding_html(each, named=named, sign=sign) for each in claims[:cut])
    rest = "".join(finding_html(each, named=named, sign=sign) for each in claims[cut:])
    advice = [(heading, found) for heading, found in groups.items() if heading in INHERITED]
    rest += "".join(said_html(heading, found, named=named, sign=sign) for heading, found in advice)
    count = len(claims[cut:]) + sum(len(found) for _, found in advice)
    return f'<div class="findings">{shown}{fold_html(rest, count)}</div>'
