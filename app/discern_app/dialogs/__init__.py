"""Dialogs that any page can open: inviting and importing people, a new team, a new report, a look at one person."""
