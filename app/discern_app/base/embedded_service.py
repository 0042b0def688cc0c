"""The settings and the service of this process, one of each for all sessions."""

from discern.service import DatabaseUnavailableError, network_of, process_service, process_settings

__all__ = ["StartError", "embedded_service", "load_settings", "network_of"]

StartError = DatabaseUnavailableError

load_settings = process_settings
"""Raises `SettingsError`."""

embedded_service = process_service
"""The service in this process. Under `st.App` it runs on the server's event loop, elsewhere on one of its own."""
