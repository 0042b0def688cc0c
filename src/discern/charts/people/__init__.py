"""Charts of one person and of two."""

from discern.charts.people.pair_dumbbell import pair_dumbbell as pair_dumbbell
from discern.charts.people.pair_map import pair_map as pair_map
from discern.charts.people.pair_radar import bands_overlap as bands_overlap, pair_radar as pair_radar
from discern.charts.people.person_polar import person_polar as person_polar
from discern.charts.people.person_region import person_region as person_region
from discern.charts.people.score_rows import score_rows as score_rows
