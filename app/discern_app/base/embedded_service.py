"""The settings and the service of this process, one of each for all sessions."""

from discern.service import DatabaseUnavailableError, process_service, process_settings

StartError = DatabaseUnavailableError

load_settings = process_settings
"""Raises `SettingsError`."""

embedded_service = process_service
"""The service in this process. Under `st.App` it runs on the server's event loop, elsewhere on one of its own."""
