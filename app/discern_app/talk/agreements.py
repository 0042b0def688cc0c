"""All agreements that the reader sees, team by team: due ones first, then open ones, and answered ones folded."""

from collections.abc import Sequence

import streamlit as st

from discern.contract import operations
from discern.contract.models.agreements import AgreementQuery
from discern.contract.models.candidates import CandidateQuery
from discern_app.base.language import local_now, say
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import read_all, read_offered
from discern_app.base.states import show_state
from discern_app.base.text import escape
from discern_app.components.object_select import MAX_LISTED
from discern_app.components.page_header import page_header
from discern_app.dialogs.agreements import say_due, show_row
from discern_app.dialogs.undo import show_last_act
from discern_app.talk.by_team import TeamAgreements, group_agreements

MOST = 400
"""How many open ones are read, and how many answered ones."""

PEOPLE = operations.LIST_CANDIDATES(CandidateQuery(include="profile", limit=200))


def show_group(group: TeamAgreements) -> None:
    none = say("agreements-across") if group.across else say("agreements-no-team")
    name = none if group.team is None else escape(group.team.name)
    key = "across" if group.across else "" if group.team is None else group.team.id
    with st.container(border=True, gap="xsmall", key=f"agreements-{key}"):
        st.markdown(f"**:material/diversity_3: {name}**")
        for each in group.due:
            show_row(each, say_due(each))
        for each in group.open:
            show_row(each, say_due(each))
        if group.answered:
            label = say("agreements-answered", count=len(group.answered))
            with st.expander(label, type="compact", key=f"answered-{key}"):
                for each in group.answered:
                    st.markdown(f"{say('agreements-outcome', outcome=each.outcome or '')} · {say_due(each)}")


def show_all(groups: Sequence[TeamAgreements]) -> None:
    due, is_open = (sum(map(len, found)) for found in ([each.due for each in groups], [each.open for each in groups]))
    with page_header(say("agreements-all-title", due=due, open=is_open), name=title_of("agreements")):
        pass
    show_last_act()
    for each in groups:
        show_group(each)


if read_offered(operations.LIST_AGREEMENTS(AgreementQuery(limit=1))) is None:
    with page_header(title_of("agreements")):
        pass
    show_state("handshake", say("agreements-none-here"))
else:
    found, _ = read_all(operations.LIST_AGREEMENTS(AgreementQuery(open=True, limit=200)), MOST)
    answered, _ = read_all(operations.LIST_AGREEMENTS(AgreementQuery(open=False, limit=200)), MOST)
    people, _ = read_all(PEOPLE, MAX_LISTED) if found or answered else ([], False)
    in_teams = {each.id: each.profile.teams or [] for each in people if each.profile is not None}
    grouped = group_agreements([*found, *answered], in_teams, local_now().date())
    if grouped:
        show_all(grouped)
    else:
        with page_header(title_of("agreements")):
            pass
        place = show_state("handshake", say("agreements-none"), say("agreements-none-detail"))
        place.page_link(page_of("talk"), label=say("talk-prepare"), icon=":material/forum:")
