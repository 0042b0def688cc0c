"""Sentences that a language model drafts: asking for them, doubting them, and showing those that were accepted."""
