"""Connections, transactions and tables."""
