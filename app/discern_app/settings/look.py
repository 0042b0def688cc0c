"""Settings → Look: the owner's logo and colour, with a preview on light pages and on dark ones."""

from base64 import b64encode
from html import escape
from pathlib import Path
from typing import Any

import streamlit as st

from discern.charts.theme import ACCENT
from discern.client.errors import DiscernError, InvalidRequest, NotFound, UnreadableAnswer
from discern.contract import operations
from discern.contract.models.branding import MOST_LOGO_BYTES, Branding, BrandingChange
from discern_app.access.viewer import may_administer
from discern_app.base.branding import Theme, environment_of, is_worn, plain_colours, read_branding_again, theme_in
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.queries import try_read
from discern_app.base.states import show_state
from discern_app.base.styles import read_styles
from discern_app.session_state import LOOK_SAVES

KINDS = ["png", "jpg", "jpeg", "webp"]

WIDTH_PX = 760

STYLESHEET = Path(__file__).with_suffix(".css")


def show_look() -> None:
    """What is chosen, what may be, and how both look. For owners."""
    if not may_administer():
        show_state("lock", say("branding-owners"), say("settings-owners-detail"))
        return
    try:
        branding = try_read(operations.GET_BRANDING())
    except (NotFound, UnreadableAnswer):
        show_state("palette", say("branding-unknown"))
        return
    except DiscernError as error:
        show_error(error)
        return
    st.html(read_styles(STYLESHEET))
    with st.container(width=WIDTH_PX):
        st.markdown(say("branding-about"))
        choices, preview = st.columns(2, gap="large")
        with choices:
            file, colour = _ask(branding)
        with preview:
            _show_preview(branding, file, colour)
        if branding.colour is not None:
            _explain_theme(theme_in(branding.colour))


def _ask(branding: Branding) -> tuple[Any, str]:
    """The file and the colour that are chosen, and a button that saves them; the colour as `#RRGGBB`."""
    # Once something is saved, the fields begin anew.
    saves = LOOK_SAVES.get()
    file = st.file_uploader(say("branding-logo"), type=KINDS, max_upload_size=1, key=f"logo {saves}")
    st.caption(say("branding-logo-kinds"))
    if branding.logo is not None and st.button(
        say("branding-remove-logo"), type="tertiary", icon=":material/delete:", key="remove logo"
    ):
        _save(BrandingChange(logo=None))
    colour = st.color_picker(say("branding-colour"), branding.colour or ACCENT, key=f"colour {saves}").upper()
    st.caption(say("branding-colour-shades"))
    if branding.colour is not None and st.button(
        say("branding-remove-colour"), type="tertiary", icon=":material/undo:", key="remove colour"
    ):
        _save(BrandingChange(colour=None))
    changes: dict[str, str] = {}
    if colour != (branding.colour or ACCENT).upper():
        changes["colour"] = colour
    is_too_large = file is not None and file.size > MOST_LOGO_BYTES
    if is_too_large:
        st.error(say("branding-too-large"))
    elif file is not None:
        changes["logo"] = b64encode(file.getvalue()).decode()
    if st.button(say("branding-save"), type="primary", icon=":material/save:", disabled=not changes):
        _save(BrandingChange.model_validate(changes))
    return None if is_too_large else file, colour


def _save(change: BrandingChange) -> None:
    try:
        current_service().managers.write(operations.CHANGE_BRANDING(change))
    except InvalidRequest:
        st.error(say("branding-refused"))
    except DiscernError as error:
        show_error(error)
    else:
        LOOK_SAVES.set(LOOK_SAVES.get() + 1)
        read_branding_again()
        st.toast(say("branding-saved"), icon=":material/check:")
        st.rerun()


def _explain_theme(theme: Theme) -> None:
    """How buttons and links of these pages get the colour."""
    if not is_worn(theme):
        with st.expander(say("branding-buttons"), width=WIDTH_PX):
            st.markdown(say("branding-buttons-detail"))
            lines = (f'{name}="{shade}"' for name, shade in environment_of(theme).items())
            st.code("\n".join(lines), language="bash")


def _show_preview(branding: Branding, file: Any, colour: str) -> None:
    given = None if file is None else f"data:{file.type};base64,{b64encode(file.getvalue()).decode()}"
    st.markdown(say("branding-preview"))
    for ground, stored in (("light", branding.logo), ("dark", branding.logo_dark)):
        logo = given or (None if stored is None else f"data:image/png;base64,{stored}")
        st.html(preview_html(ground, logo, colour))
    if file is not None:
        st.caption(say("branding-plate"))


def preview_html(ground: str, logo: str | None, colour: str) -> str:
    """A bit of a page: the logo, a button and a link, on a light ground or a dark one."""
    colours = plain_colours(colour, dark=ground == "dark")
    picture = "" if logo is None else f'<img src="{escape(logo)}" alt="{escape(say("branding-logo"))}">'
    name = escape(say("branding-ground", ground=ground))
    return (
        f'<div class="look" style="background:{colours["page"]};color:{colours["ink"]}"><small>{name}</small>{picture}'
        f'<p><span class="look-button" style="background:{colours["accent"]};color:{colours["on-accent"]}">'
        f'{escape(say("branding-button"))}</span> <span style="color:{colours["link"]}">'
        f"<u>{escape(say('branding-link'))}</u></span></p></div>"
    )
