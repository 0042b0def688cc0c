"""Webhook endpoints, events and deliveries."""
