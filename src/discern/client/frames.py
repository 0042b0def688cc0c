"""Lists of the interface as tables of pandas."""

from collections.abc import Iterable

import pandas as pd
from pydantic import BaseModel


def to_frame(objects: Iterable[BaseModel]) -> pd.DataFrame:
    """A row for each object of a list, such as `client.pages(operations.LIST_ASSESSMENTS())`.

    The columns are the fields of the interface; one within another has both names, as `candidate.name` has. Times are
    moments in UTC, lists stay lists.
    """
    return pd.json_normalize([item.model_dump() for item in objects])
