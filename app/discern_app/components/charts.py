"""Charts on the page, each also as a table and as files: PNG and SVG, which the browser draws, and CSV."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import plotly.io as pio
import streamlit as st

from discern import charts
from discern.contract.models.results import IntervalBasis
from discern.words import describe_parameters
from discern_app.base.http_middleware import DRAWING_SCRIPT, serves_routes
from discern_app.base.language import language, say
from discern_app.base.styles import is_dark
from discern_app.base.text import escape, unbroken
from discern_app.components.export import csv_form, to_csv
from discern_app.components.tables import draw_table

KINDS = ("PNG", "SVG")

_PICTURES = st.components.v2.component(
    "chart_pictures",
    html='<div class="row"></div>',
    css="""
.row { display: flex; gap: 0.5rem; flex-wrap: wrap; }
button {
  font: inherit; color: var(--st-text-color); background: var(--st-background-color); cursor: pointer;
  border: 1px solid var(--st-border-color); border-radius: var(--st-button-radius, 0.5rem);
  min-height: 2.5rem; padding: 0.25rem 0.75rem;
}
button:hover { border-color: var(--st-primary-color); }
button:focus-visible { outline: 2px solid var(--st-primary-color); }
button[aria-busy=true] { opacity: 0.6; cursor: wait; }
""",
    js="""
const load = (url) => {
  if (!window.discernPlotly) {
    window.discernPlotly = new Promise((done, fail) => {
      const script = document.createElement('script');
      script.src = url;
      script.onload = () => done(window.Plotly);
      script.onerror = () => { delete window.discernPlotly; script.remove(); fail(new Error('no drawing script')); };
      document.head.append(script);
    });
  }
  return window.discernPlotly;
};
export default function ({ data, parentElement }) {
  const row = parentElement.querySelector('.row');
  row.replaceChildren(...['PNG', 'SVG'].map((kind) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = data.label[kind];
    button.onclick = async () => {
      // Not disabled: that would take the focus away and close the popover around these buttons.
      if (button.ariaBusy === 'true') return;
      button.ariaBusy = 'true';
      try {
        const plotly = await load(new URL(data.script, document.baseURI).href);
        const { data: traces, layout } = JSON.parse(data.figure);
        const { width, height } = layout;
        const how = { format: kind.toLowerCase(), width, height, scale: kind === 'PNG' ? 2 : 1 };
        const link = document.createElement('a');
        link.href = await plotly.toImage({ data: traces, layout }, how);
        link.download = `${data.file}.${how.format}`;
        // Inside the row: a click elsewhere on the page would close the popover around these buttons.
        row.append(link);
        link.click();
        link.remove();
      } catch {
        button.textContent = data.failed[kind];
      } finally {
        button.ariaBusy = 'false';
      }
    };
    return button;
  }));
}
""",
)


def offer_picture(name: str, chart: charts.Chart, *, dark: bool) -> None:
    """Two buttons that save the whole chart with its title. ``name`` is that of the files; it must not name a person.

    They are left out where the app doesn't serve the drawing script.
    """
    if not serves_routes():
        return
    figure = pio.to_json(charts.export_figure(chart, dark=dark, note="Discern"), validate=False)
    _PICTURES(
        key=f"picture {name}",
        data={
            "figure": figure,
            "file": f"discern-{name.replace(' ', '-')}",
            "script": DRAWING_SCRIPT,
            "label": {kind: say("shared-picture", kind=kind) for kind in KINDS},
            "failed": {kind: say("shared-picture-failed", kind=kind) for kind in KINDS},
        },
        width="content",
    )


def offer_table(name: str, table: charts.Table) -> None:
    """A button that saves a chart's values. ``name`` is that of the file; it must not name a person."""
    form = csv_form(st.context.locale)
    st.download_button(
        say("shared-table-file"),
        lambda: to_csv([dict(zip(table.header, row, strict=True)) for row in table.rows], form),
        file_name=f"discern-{name.replace(' ', '-')}.csv",
        mime="text/csv",
        on_click="ignore",
        key=f"table {name}",
    )


_MEASURED = re.compile(r"-?[\d.]+ \(-?[\d.]+–-?[\d.]+\)")
"""A score with its interval, which is kept on one line."""

CONFIG = {"displayModeBar": False, "scrollZoom": False}

LONGEST_PLAIN_TABLE = 40
"""Rows; a longer table scrolls in a frame of its own."""


def draw_chart(draw: Callable[..., charts.Chart], *data: object, **options: object) -> charts.Chart:
    """The chart ``draw(*shown, **how)`` in the reader's theme and language."""
    return draw(*data, dark=is_dark(), language=language(), **options)


def show(
    key: str,
    chart: charts.Chart,
    *,
    titled: bool = True,
    parameters: Sequence[IntervalBasis] | None = None,
) -> None:
    """A chart with its finding above it, unless ``titled`` is false, and its table and files below.

    ``key`` also names the files, so it must not name a person. ``parameters`` are what the chart's intervals rest on;
    None where it has none.
    """
    if titled:
        st.markdown(f"**{escape(chart.title)}**")
    show_chart(key, chart)
    show_table_and_files(key, chart, parameters)


def show_chart(key: str, chart: charts.Chart, on_select: Callable[[], None] | None = None) -> None:
    """A chart alone. ``on_select`` is called when a point of it is tapped."""
    arguments: dict[str, Any] = {"theme": None, "config": CONFIG, "key": key, "alt": chart.alt}
    if on_select is not None:
        arguments |= {"on_select": on_select, "selection_mode": "points"}
    st.plotly_chart(chart.figure, **arguments)


_FIRST_TAP = st.components.v2.component(
    "first_tap",
    js="""
const point = (event) => {
  const plot = event.target.closest?.('.js-plotly-plot');
  if (!plot || event.touches.length !== 1) return;
  const { clientX, clientY } = event.touches[0];
  event.target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY }));
};
export default function () {
  document.addEventListener('touchstart', point, { capture: true, passive: true });
  return () => document.removeEventListener('touchstart', point, { capture: true });
}
""",
)


def take_first_tap() -> None:
    """Let one tap select a point of the page's charts on a touchscreen; Plotly selects what was pointed at before.

    Only where the browser says that it is a phone's: elsewhere people point with a mouse, and the element would cost.
    """
    if "Mobi" in st.context.headers.get("User-Agent", ""):
        _FIRST_TAP(key="first tap", height=1)


def show_table_and_files(key: str, chart: charts.Chart, parameters: Sequence[IntervalBasis] | None = None) -> None:
    """A chart's table, what its intervals rest on, and its files; made when they are opened."""
    behind = st.popover(
        say("shared-table-and-files"),
        type="tertiary",
        icon=":material/table_view:",
        key=f"behind {key}",
        on_change="rerun",
    )
    if behind.open:
        with behind:
            show_values(chart.table, alt=chart.title)
            if parameters is not None:
                st.caption(" ".join(escape(line) for line in describe_parameters(parameters, language())))
            with st.container(horizontal=True):
                offer_picture(key, chart, dark=is_dark())
                offer_table(key, chart.table)


def show_values(table: charts.Table, *, alt: str) -> None:
    """A chart's table: plain when it is short, otherwise one that scrolls, sorts and searches."""
    if len(table.rows) > LONGEST_PLAIN_TABLE:
        columns = {name: [row[n] for row in table.rows] for n, name in enumerate(table.header)}
        draw_table(columns, alt=alt, height=320)
    else:
        show_table(table.header, [[_written(cell) for cell in row] for row in table.rows])


def _written(cell: object) -> str:
    if cell is None:
        return "–"
    return f"{cell}".replace("-", "\N{MINUS SIGN}") if isinstance(cell, float) else f"{cell}"


def show_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A small table; its cells are text, and the first column names the rows."""
    lines = [
        header,
        ["---"] * len(header),
        *([escape(unbroken(cell) if _MEASURED.fullmatch(cell) else cell) for cell in row] for row in rows),
    ]
    st.markdown("\n".join(f"| {' | '.join(line)} |" for line in lines))
