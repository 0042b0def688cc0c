"""What Discern is for, what it must not be used for, and what its results can and can't tell."""

import streamlit as st

st.title("About Discern")
st.markdown(
    "Discern asks people how they like to work and shows it to them, and to those they work with. It describes four "
    "styles: **D**, going straight for results; **I**, winning people over; **S**, keeping things calm and steady; "
    "**C**, getting things right. Everybody has some of each. A style is something a person leads with, not what a "
    "person is, and no style is better than another."
)

meant, excluded = st.columns(2, gap="large")
with meant:
    st.subheader("What it is for", icon=":material/check_circle:")
    st.markdown(
        "- Talking about how we like to work, one to one or in a team.\n"
        "- Finding out where two people may clash, and what each can try.\n"
        "- Coaching and self-development.\n"
        "- Planning a workshop, or how a team works together."
    )
with excluded:
    st.subheader("What it must not be used for", icon=":material/block:")
    st.markdown(
        "- Hiring, firing, promotion or pay. It doesn't measure how well someone works.\n"
        "- Ranking people, or deciding who gets a task without asking them.\n"
        "- Judging health or character. It measures neither.\n"
        "- Monitoring people. They take part voluntarily and can stop at any time."
    )

st.subheader("How certain it is")
st.markdown(
    "Two dozen answers can't show everything, so every score comes with a range: `62 (54–70)` means a score of 62 that "
    "lies between 54 and 70 with 95% probability. Words for certainty mean the same everywhere:"
)
st.table(
    {
        "Words": ["very likely", "likely", "more likely than not", "can't tell yet"],
        "Meaning": ["95% or more", "80% or more", "60% or more", "less than 60%"],
    },
    alt="Words for certainty and their meaning",
    hide_index=True,
)
st.markdown(
    "When answers don't support a profile, for example because someone clicked through, none is shown. Where there "
    "is no norm group yet, scores are compared with a provisional one, and each profile says so."
)

st.subheader("What happens to the answers")
st.markdown(
    "- Before the first question, each person reads what their answers are used for and agrees.\n- Each person gets "
    "a private link to their own profile. Discern gives it to nobody else.\n- With it they choose who can see their "
    "results, and download, correct or delete everything stored about them.\n- The people who run this installation "
    "can delete a person too: through the API (`DELETE /v1/candidates/{id}`), or automatically after a time without "
    "activity. These pages have no button for it.\n- The pages load nothing from elsewhere: no fonts, no scripts, no "
    "tracking."
)
st.caption(
    "The statements are our own, and the manual that comes with Discern describes the method (`docs/manual.md`). "
    "Documentation of the API is at `/v1/docs`."
)
