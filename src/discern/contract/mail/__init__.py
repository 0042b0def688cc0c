"""Mails that the service sends to people who are invited: their models, and the operations on them."""
