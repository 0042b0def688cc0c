"""Sending events to endpoints: what may be reached, one attempt, what follows from it, and the worker that goes on."""
