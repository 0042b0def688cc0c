"""Preparing a talk with one person or of two people, and two people side by side."""
