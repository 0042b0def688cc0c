"""What one person can expect of each team-mate whose results the reader may see."""

from collections.abc import Sequence
from html import escape

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound
from discern.contract.models.insights import Insight
from discern_app.base.language import reader_wording, say
from discern_app.base.queries import try_read
from discern_app.insight.findings import findings_html, in_order

LISTED = 12
"""How many team-mates of whom the same holds are listed; the others are one click away."""


def show_teammates(candidate_id: str) -> None:
    """What to expect of each team-mate, the surest first. Nothing is shown of somebody without team-mates to see."""
    try:
        found = try_read(operations.get_teammates(candidate_id, reader_wording())).insights
    except NotFound:
        # The service doesn't say it, or the newest result isn't one that counts.
        return
    except DiscernError:
        st.caption(say("profile-teammates-unknown"))
        return
    if not found:
        return
    st.markdown(f"#### {say('profile-teammates')}")
    claimed = of_teammates(found)
    if not claimed:
        st.markdown(say("profile-teammates-all-open", count=len(found)))
        return
    st.html("".join(expected_html(alike) for alike in by_meaning(claimed)))
    if len(found) > len(claimed):
        st.markdown(say("profile-teammates-open", count=len(found) - len(claimed)))
    st.caption(say("profile-teammates-about"))


def by_meaning(found: Sequence[Insight]) -> list[list[Insight]]:
    """The statements in groups that say the same of several team-mates, so that it is said once."""
    groups: dict[tuple[str | None, str | None], list[Insight]] = {}
    for each in in_order(found):
        groups.setdefault((each.headline, each.detail), []).append(each)
    return list(groups.values())


def expected_html(alike: Sequence[Insight]) -> str:
    """What to expect of the team-mates of one group, and below it who they are, each with how sure that is."""
    headline, detail = alike[0].headline, alike[0].detail
    if not headline:
        return findings_html(alike, most=LISTED)
    names = [
        each.model_copy(update={"headline": ", ".join(person.name for person in each.people), "detail": None})
        for each in alike
    ]
    line = f'<p class="line">{escape(detail)}</p>' if detail else ""
    listed = findings_html(names, of_one=True, most=LISTED)
    return f'<section class="alike"><h5>{escape(headline)}</h5>{line}{listed}</section>'


def of_teammates(found: Sequence[Insight]) -> list[Insight]:
    """The statements that claim something, each of the team-mate alone: the other is the person of the page."""
    return [each.model_copy(update={"people": each.people[-1:]}) for each in found if each.probability is not None]
