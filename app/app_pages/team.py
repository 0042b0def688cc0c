"""A team: who is in it, what it is like, and how sure that is."""

import streamlit as st

from discern import charts
from discern.client import operations
from discern.contract import STYLE_NAMES, TeamQuery, is_sample
from ui.drawings import drawn, show, show_table
from ui.members import edit_members, make_team
from ui.reads import read, read_all
from ui.roster import RADARS_SHOWN, results_of
from ui.text import measured, name_of, plain, value_of

st.title("Team")
teams, _ = read_all(operations.list_teams(TeamQuery(limit=200)), 1000)
asked = st.query_params.get("team")
if asked and asked not in [team.id for team in teams]:
    read(operations.get_team(asked))

with st.container(horizontal=True, vertical_alignment="bottom"):
    ids = [team.id for team in teams]
    labels = {team.id: name_of(team.name, team.external_id) for team in teams}
    chosen = None
    if teams:
        chosen = st.selectbox(
            "Team",
            ids,
            format_func=lambda team_id: labels[team_id],
            index=ids.index(asked) if asked in ids else 0,
            key=f"team choice {asked if asked in ids else ''}",
            width=320,
        )
    with st.popover("New team", icon=":material/group_add:"):
        make_team()

if chosen is None:
    st.info("No team yet. Make one, then put people in it.", icon=":material/group_add:")
else:
    st.query_params["team"] = chosen
    team = read(operations.get_team(chosen))
    analysis = read(operations.analyse_team(chosen))
    with st.container(horizontal=True, vertical_alignment="center"):
        st.subheader(plain(team.name), width="content")
        if is_sample(team.external_id):
            st.badge("Sample: made-up people", color="gray")
    parts = [f"{analysis.profiled} of {analysis.size} have a profile"]
    if analysis.not_shared:
        parts.append(f"{analysis.not_shared} not shared")
    st.caption(" · ".join(parts))

    st.session_state.setdefault(f"members {team.id}", not team.members)
    members = st.expander(
        f"Members ({team.size})", icon=":material/group:", key=f"members {team.id}", on_change="rerun"
    )
    if members.open:
        with members:
            edit_members(team)

    if analysis.distribution is None or analysis.means is None:
        st.info(
            "There is no profile in this team yet. Add people who have completed an assessment, or send them one.",
            icon=":material/hourglass_empty:",
        )
    else:
        statements, distribution = st.columns([2, 3], gap="large")
        with distribution:
            heads = drawn("heads", lambda dark: charts.style_distribution(analysis, dark=dark), analysis)
            show("heads", heads)
            show("map", drawn("map", lambda dark: charts.style_map(analysis, dark=dark), analysis))
        with statements:
            st.markdown("#### What stands out")
            for insight in analysis.insights:
                st.markdown(plain(insight.text))
                with st.expander(f"Why? *{plain(insight.strength)}*"):
                    st.markdown("\n".join(f"- {plain(each.name)}: **{value_of(each)}**" for each in insight.evidence))

        st.markdown("#### Everybody's profile")
        view = st.segmented_control(
            "View", ["One over another", "Side by side"], default="One over another", required=True, key="view"
        )
        profiles = results_of(team)
        if len(team.members) > RADARS_SHOWN:
            st.caption(f"The first {RADARS_SHOWN} members who have a profile.")
        if view == "Side by side":
            # Two grids of two: four across on a desk, two on a phone.
            left, right = st.columns(2)
            with left:
                odd = profiles[::2]
                show("grid 1", drawn("grid 1", lambda dark: charts.radar_grid(odd, dark=dark), odd), titled=False)
            with right:
                even = profiles[1::2]
                show("grid 2", drawn("grid 2", lambda dark: charts.radar_grid(even, dark=dark), even), titled=False)
        else:
            means = analysis.means
            show(
                "overlay",
                drawn("overlay", lambda dark: charts.team_radars(profiles, means, dark=dark), profiles, means),
            )

        st.markdown("#### The numbers")
        show_table(
            ("Style", "Mean", "Most lead", "Expected"),
            [
                (
                    f"{style} · {STYLE_NAMES[style]}",
                    measured(analysis.means[style].score, analysis.means[style].interval),
                    str(share.count),
                    "–" if share.expected is None else f"{share.expected:.1f}",
                )
                for style, share in analysis.distribution.items()
            ],
        )
        st.caption(
            "Mean: the average score, in brackets where it lies with 95% probability. Most lead: people whose most "
            "probable style it is. Expected: the head-count when each person counts by their probabilities."
        )
