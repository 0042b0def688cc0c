"""Background jobs: publishing events, delivering webhooks, writing reports, retention."""
