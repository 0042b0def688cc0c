"""Simulated people, their choices, and studies of how forms work on them."""
