"""How fast this machine is, so that figures in seconds can be compared with those of another."""

import time

from benchmarks.support.figure import Figure, plain

ADDITIONS = 10_000_000
TRIES = 5


def measure_pace() -> Figure:
    """The CPU time of ten million additions in a plain Python loop, in ms: the least of some tries of a part."""
    part = ADDITIONS // TRIES
    took = []
    for _ in range(TRIES):
        began, total = time.process_time(), 0
        for number in range(part):
            total += number
        took.append(time.process_time() - began)
    how = "CPU time of a loop in Python: divide figures in seconds by it to compare two machines"
    return plain("this machine, 10 million additions, ms", 1e3 * TRIES * min(took), how)
