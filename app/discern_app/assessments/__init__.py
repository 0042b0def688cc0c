"""Assessments: who was invited, and how far each one is."""
