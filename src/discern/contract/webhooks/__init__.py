"""Endpoints that are told of events: their models, and the operations on them."""
