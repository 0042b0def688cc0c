"""Mail: what an invitation and a reminder say, when reminders are due, and the conversation with the mail server."""
