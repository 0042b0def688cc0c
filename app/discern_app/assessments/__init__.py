"""Assessments: who was invited, how far each one is, and inviting more people."""
