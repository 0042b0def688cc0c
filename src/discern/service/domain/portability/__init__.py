"""Exporting an account to a folder, and importing one into an empty account."""
