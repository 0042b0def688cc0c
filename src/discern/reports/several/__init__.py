"""What a report on two people or on a team has beside the statements, for each of its three readers."""

from discern.reports.several.parts import SeveralParts as SeveralParts, parts_of_several as parts_of_several
