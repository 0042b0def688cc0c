"""Discern: DISC assessments and team insight that say how sure they are."""

__version__ = "0.1.0"
