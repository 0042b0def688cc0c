"""Discern: DISC assessments and team insight that say how sure they are."""
