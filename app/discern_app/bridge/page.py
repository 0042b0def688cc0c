"""The script of the pages behind participants' links, and of a member's own."""

from discern_app.bridge.exchange import show_pages

show_pages()
