"""Sentences that a language model drafts: their models, and the operations on them."""
