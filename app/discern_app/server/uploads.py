"""Which files a browser may send: those that an admitted visitor has announced, and not too many."""

from collections.abc import Iterable
from typing import Literal

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
        self._under_way: dict[str, Literal["kept", "gone"]] = {}
        """Requests that Streamlit hasn't answered, and what becomes of the file where it refuses them."""

    def announce(self, visitor: Visitor, names: Iterable[str]) -> None:
        """Expect files of this visitor at these addresses."""
        self._announced.update(dict.fromkeys(names, visitor))

    def begin_storing(self, path: str) -> bool:
        """Whether a file may be sent there now. If so, it counts from now on, and `finish` follows."""
        name = upload_name(path)
        visitor = self._announced.get(name)
        if name in self._under_way or visitor is None or not visitor.is_admitted:
            return False
        is_new = name not in self._stored
        own = sum(each is visitor for each in self._stored.values())
        if is_new and (len(self._stored) >= MOST or own >= MOST_EACH):
            return False
        self._stored[name] = visitor
        self._under_way[name] = "gone" if is_new else "kept"
        return True

    def begin_deleting(self, path: str) -> bool:
        """Whether the file there may be deleted. If so, `finish` follows."""
        name = upload_name(path)
        if name in self._under_way or name not in self._stored:
            return False
        self._under_way[name] = "kept"
        return True

    def finish(self, path: str, *, is_kept: bool | None) -> None:
        """Note whether Streamlit keeps a file there after a request; None where it refused the request."""
        name = upload_name(path)
        before = self._under_way.pop(name)
        if is_kept is False or (is_kept is None and before == "gone"):
            self._stored.pop(name, None)

    def end(self, visitor: Visitor) -> bool:
        """Expect nothing more of a visitor who has left.

        Returns:
            Whether there are files of theirs. They count until `forget`.
        """
        self._announced = {name: each for name, each in self._announced.items() if each is not visitor}
        return any(each is visitor for each in self._stored.values())

    def forget(self, visitor: Visitor) -> None:
        """Streamlit has dropped this visitor's files."""
        self._stored = {name: each for name, each in self._stored.items() if each is not visitor}
