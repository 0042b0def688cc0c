"""The way to a first team, in four steps that tick themselves; beside them what they lead to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import streamlit as st

from discern.contract.models.assessments import Assessment
from discern_app.base.language import language, say
from discern_app.base.navigation import base_path, page_of, title_of
from discern_app.base.styles import is_dark
from discern_app.components.page_header import page_header
from discern_app.components.sample_company import load_sample_company
from discern_app.components.share_links import browser_home, public_link, reach_of, stays_here
from discern_app.dialogs.backup_notice import show_backup_notice
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.new_team import make_team
from discern_app.dialogs.open_assessments import remind_of

PICTURES = ("map", "tiles")
"""What a team's page shows first: where its people lie on the circle, and in which styles."""

WIDTHS = {"map": 310, "tiles": 300}
"""In pixels."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """How far the first team is: the id of the newest team of real people, who of them was invited and hasn't finished,
    who has a profile, and whose answers gave none; what the team is called, and how many more profiles make its page.
    """

    team_id: str | None
    waiting: list[Assessment]
    finished: list[Assessment]
    withheld: Sequence[Assessment] = ()
    team_name: str = ""
    missing: int = 0

    @property
    def has_begun(self) -> bool:
        """Whether any step is done."""
        return any(self.done.values())

    @property
    def done(self) -> dict[str, bool]:
        """Each step in order, and whether it is done."""
        is_invited = bool(self.waiting or self.finished or self.withheld)
        is_sent = bool(self.finished or self.withheld) or any(each.status == "started" for each in self.waiting)
        return {
            "team": self.team_id is not None,
            "people": is_invited,
            "send": is_sent,
            "profile": bool(self.finished),
        }

    @property
    def asks_again(self) -> bool:
        """Whether all who answered gave no profile, and nobody is answering now."""
        return bool(self.withheld) and not (self.waiting or self.finished)

    @property
    def title(self) -> str:
        """Which title is true: one who was invited and hasn't begun isn't answering."""
        is_answered = any(each.status == "started" for each in self.waiting) or bool(self.finished)
        return "again" if self.withheld and not is_answered else self.next_step or "none"

    @property
    def next_step(self) -> str | None:
        """The first step that isn't done; None once all are."""
        return next((step for step, is_done in self.done.items() if not is_done), None)


def show_path(path: Beginning, *, alone: bool) -> None:
    """The steps until all are done, the next of which can be taken at once; ``alone`` on a page that has nothing else,
    where the sample is beside them.
    """
    answered = {each.candidate.id: each.candidate.name for each in path.finished}
    title = say(
        "home-path-title",
        step=path.title,
        count=len(answered),
        name=next(iter(answered.values()), ""),
        team=path.team_name,
        missing=path.missing,
    )
    with page_header(title, name=title_of("home")):
        if alone:
            if st.button(say("home-sample-load"), icon=":material/explore:"):
                load_sample_company()
        elif st.button(say("invite-title"), icon=":material/person_add:"):
            invite_people()
    show_backup_notice()
    if not alone:
        if path.next_step is not None:
            show_steps(path, columns=4)
        return
    steps, picture = st.columns([1, 2], gap="small")
    with steps:
        show_steps(path, columns=1)
    with picture:
        _show_picture()
    st.caption(say("home-excluded-uses", place="here" if stays_here() else "elsewhere"))


def show_steps(path: Beginning, *, columns: int) -> None:
    """The steps; those that are done have a tick, and the next one its button."""
    reach, way = reach_of(public_link(browser_home())), f"{base_path()}/settings"
    with st.grid(columns, min_column_width=210, gap="small"):
        for number, (step, is_done) in enumerate(path.done.items(), start=1):
            with st.container(border=True, height="stretch", gap="xsmall", key=f"step-{step}"):
                sign = ":green[:material/check_circle:]" if is_done else f":violet-badge[{number}]"
                detail = say("home-step-detail", step=step, reach=reach, way=way)
                st.markdown(f"{sign} **{say('home-step', step=step)}**  \n{detail}")
                # Whom to ask again stands below.
                if step == path.next_step and not path.asks_again:
                    _offer(path, step)


def _offer(path: Beginning, step: str) -> None:
    """The button that takes a step."""
    actions: dict[str, Callable[[], None]] = {
        "team": make_team,
        "people": lambda: invite_people(path.team_id, "many"),
        "send": lambda: remind_of(path.waiting),
    }
    if step in actions:
        if st.button(say("home-step-go", step=step), type="primary", key=f"go {step}"):
            actions[step]()
    else:
        st.page_link(
            page_of("people"),
            label=say("home-step-go", step=step),
            icon=":material/arrow_forward:",
            query_params={"status": "waiting"},
        )


def _show_picture() -> None:
    """A team's page of made-up people; a phone shows only the first picture."""
    with st.container(border=True, height="stretch", key="first-picture"):
        st.markdown(say("home-sample-detail"))
        scheme = "dark" if is_dark() else "light"
        with st.container(horizontal=True, horizontal_alignment="center", vertical_alignment="center"):
            for name in PICTURES:
                with st.container(width="content", key=f"first-picture-{name}"):
                    st.image(
                        _read_picture(name, scheme, language()),
                        width=WIDTHS[name],
                        alt=say("home-picture", picture=name),
                    )


@cache
def _read_picture(name: str, scheme: str, spoken: str) -> str:
    return (Path(__file__).parent / "pictures" / f"{name}-{scheme}-{spoken}.svg").read_text(encoding="utf-8")
