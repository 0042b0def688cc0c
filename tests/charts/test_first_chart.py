"""A chart drawn in one thread while another imports pandas for the first time."""

import subprocess
import sys
import textwrap

import pytest

RACE = """
    import sys
    import threading
    from importlib.abc import MetaPathFinder

    from discern.charts.chart import Chart, Table, draw
    from discern.charts.theme import LIGHT

    assert "pandas" not in sys.modules
    half_imported, go_on = threading.Event(), threading.Event()


    class Pause(MetaPathFinder):
        def find_spec(self, name, path, target=None):
            if name == "pandas.core.api":
                half_imported.set()
                go_on.wait(60)


    def import_pandas():
        import pandas


    def draw_chart():
        half_imported.wait(60)
        traces = [{"type": "scatter", "x": [1, 2], "y": [3, 4]}]
        chart = Chart(draw(traces, {}, LIGHT, 300), "Title", "Alt", Table((), ()))
        drawn.append(chart.figure.to_dict())


    drawn = []
    sys.meta_path.insert(0, Pause())
    threads = [threading.Thread(target=import_pandas), threading.Thread(target=draw_chart)]
    for thread in threads:
        thread.start()
    # Long enough for the chart to reach pandas; with less the test would still pass, but show less.
    threads[1].join(1)
    go_on.set()
    for thread in threads:
        thread.join()
    print(len(drawn))
"""


@pytest.mark.integration
def test_it_waits_until_pandas_is_complete() -> None:
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(RACE)], capture_output=True, text=True, timeout=100, check=False
    )
    assert (done.stdout, done.stderr) == ("1\n", "")
