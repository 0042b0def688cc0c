"""Participants' plain pages where a host serves no routes: a component shows what the pages answer in this process."""
