"""Endpoints that receive events: their models, and the operations on them."""
