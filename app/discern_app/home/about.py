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
        "- Finding out where two people may rub, and what each can try.\n"
        "- Coaching, and working on oneself.\n"
        "- Planning a workshop, or how a team works together."
    )
with excluded:
    st.subheader("What it must not be used for", icon=":material/block:")
    st.markdown(
        "- Hiring, firing, promotion or pay. It doesn't tell how well somebody works.\n"
        "- Ranking people, or deciding who gets a task without asking them.\n"
        "- Judging health or character. It measures neither.\n"
        "- Watching people. They take part of their own will, and may stop."
    )

st.subheader("How sure it is")
st.markdown(
    "Two dozen answers can't tell everything, so every score comes with a range: `62 (54–70)` means that the score is "
    "62, and with 95% probability lies between 54 and 70. The words for how sure a sentence is mean the same "
    "everywhere:"
)
st.table(
    {
        "Words": ["very likely", "likely", "more likely than not", "can't tell yet"],
        "Meaning": ["95% or more", "80% or more", "60% or more", "anything less"],
    },
    alt="The words for certainty and what they mean",
    hide_index=True,
)
st.markdown(
    "When answers don't hold together, for example because they were clicked through, no profile is shown at all. "
    "Where there is no norm group yet, scores are compared with a provisional reference, and each result says so."
)

st.subheader("What happens to the answers")
st.markdown(
    "- Each person reads what their answers are used for, and agrees, before the first question.\n"
    "- Each person gets a private link to their own profile. Nobody else is given it.\n"
    "- With it they choose who sees their results, and download, correct or delete everything that is kept about "
    "them.\n"
    "- Whoever runs this installation can delete a person too: by the interface (`DELETE /v1/candidates/{id}`), or "
    "automatically after a time without activity. These pages have no button for it.\n"
    "- The pages load nothing from elsewhere: no fonts, no scripts, no counting of visits."
)
st.caption(
    "The statements are our own words, and the method is described in the manual that comes with Discern "
    "(`docs/manual.md`). The programs that use it are told about it at `/v1/docs`."
)
