"""Work in the background: publishing events, delivering webhooks, writing reports, retention."""
