"""Takes the contract and the client from the checkout, or from an sdist, which has them beside this file.

Why: docs/decisions/0029-the-client-is-installed-alone.md
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PARTS = ("__init__.py", "py.typed", "contract", "client")
"""Of `discern`, what this distribution has. `discern-disc` has it too, beside all the rest."""


class Sources(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        packed = Path(self.root, "src", "discern")
        source = packed if packed.is_dir() else Path(self.root).parents[1] / "src" / "discern"
        place = "src/discern" if self.target_name == "sdist" else "discern"
        build_data["force_include"] |= {str(source / part): f"{place}/{part}" for part in PARTS}
