"""What one person can expect of each team-mate whose results the reader may see."""

from collections.abc import Sequence

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound
from discern.contract import Insight
from discern_app.base.language import reader_wording, say
from discern_app.base.queries import try_read
from discern_app.insight.findings import show_findings

LISTED = 12
"""How many team-mates are listed; the others are one click away."""


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
    if found:
        st.markdown(f"#### {say('profile-teammates')}")
        claimed = of_teammates(found)
        show_findings(claimed, most=LISTED)
        if len(found) > len(claimed):
            st.markdown(say("profile-teammates-open", count=len(found) - len(claimed)))
        st.caption(say("profile-teammates-about"))


def of_teammates(found: Sequence[Insight]) -> list[Insight]:
    """The statements that claim something, each of the team-mate alone: the other is the person of the page."""
    return [each.model_copy(update={"people": each.people[-1:]}) for each in found if each.probability is not None]
