"""Charts of one person and of two."""

from discern.charts.people.pairs import (
    pair_dumbbell as pair_dumbbell,
    pair_map as pair_map,
    pair_radar as pair_radar,
)
from discern.charts.people.person_region import person_region as person_region
from discern.charts.people.person_scores import person_polar as person_polar, score_rows as score_rows
