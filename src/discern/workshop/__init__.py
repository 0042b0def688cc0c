"""What the leader of a workshop on a team takes along: slides, and pages to print."""

from discern.workshop.handouts import (
    Paper as Paper,
    RunSaid as RunSaid,
    RunStep as RunStep,
    print_brief as print_brief,
    print_cards as print_cards,
    print_handout as print_handout,
    print_name_tents as print_name_tents,
    print_poster as print_poster,
    print_run_sheet as print_run_sheet,
)
from discern.workshop.powerpoint import make_powerpoint as make_powerpoint
from discern.workshop.slides import (
    Finding as Finding,
    Picture as Picture,
    Point as Point,
    Slide as Slide,
)
