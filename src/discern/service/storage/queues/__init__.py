"""Work waiting in the database: events to publish, deliveries to send, reports to write."""
