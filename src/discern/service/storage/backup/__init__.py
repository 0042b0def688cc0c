"""Backing up and restoring a database."""
