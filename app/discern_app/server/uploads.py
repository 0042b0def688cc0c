"""Which files a browser may send: those that an admitted visitor has announced, and not too many."""

from collections.abc import Iterable

from discern_app.base.streamlit_internals import upload_name
from discern_app.server.visitors import Visitor

MOST = 100
"""Files of all visitors that Streamlit keeps in memory. Each is of 1 MB at most: see `.streamlit/config.toml`."""

MOST_EACH = 20


class Uploads:
    """The addresses that Streamlit gave out for files, and the files that came."""

    def __init__(self) -> None:
        self._announced: dict[str, Visitor] = {}
        self._stored: dict[str, Visitor] = {}

    def announce(self, visitor: Visitor, names: Iterable[str]) -> None:
        """Expect files of this visitor at these addresses."""
        self._announced.update(dict.fromkeys(names, visitor))

    def store(self, path: str) -> bool:
        """Whether a file may be sent there now; if so, it counts as kept."""
        name = upload_name(path)
        visitor = self._announced.get(name)
        if visitor is None or not visitor.is_admitted:
            return False
        own = sum(each is visitor for each in self._stored.values())
        if name not in self._stored and (len(self._stored) >= MOST or own >= MOST_EACH):
            return False
        self._stored[name] = visitor
        return True

    def delete(self, path: str) -> bool:
        """Whether the file there may be deleted; if so, it doesn't count any more."""
        return self._stored.pop(upload_name(path), None) is not None

    def end(self, visitor: Visitor) -> None:
        """Expect nothing more of a visitor who has left. What they sent counts until `forget`."""
        self._announced = {name: each for name, each in self._announced.items() if each is not visitor}

    def forget(self, visitor: Visitor) -> None:
        """Streamlit has dropped this visitor's files."""
        self._stored = {name: each for name, each in self._stored.items() if each is not visitor}
