"""The settings and the service of this process, one of each for all sessions."""

import streamlit as st

from discern.service import DatabaseUnavailableError, EmbeddedService
from discern.settings import Settings

StartError = DatabaseUnavailableError


@st.cache_resource(show_spinner=False)
def load_settings() -> Settings:
    """Raises `SettingsError`."""
    return Settings.load()


@st.cache_resource(show_spinner=False)
def embedded_service() -> EmbeddedService:
    """The service in this process. Under `st.App` it runs on the server's event loop, elsewhere on one of its own."""
    return EmbeddedService(load_settings())
