"""Which service the app talks to."""
