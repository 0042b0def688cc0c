"""Lists of people as they come: pasted, or exported by a spreadsheet or an HR system. Read once, for all who take them.

`read_table` gives cells with what each column is taken for, `read_people` the people in them. Neither does any I/O.
"""

from discern.lists.headings import ROLES, Role
from discern.lists.people import LeftOut, ListedPerson, PeopleList, read_people
from discern.lists.table import ListError, Table, read_table, read_text
from discern.lists.written_names import find_addresses

__all__ = [
    "ROLES",
    "LeftOut",
    "ListError",
    "ListedPerson",
    "PeopleList",
    "Role",
    "Table",
    "find_addresses",
    "read_people",
    "read_table",
    "read_text",
]
