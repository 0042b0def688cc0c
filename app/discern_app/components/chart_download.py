"""A chart as files: PNG and SVG, drawn in the browser, and its table as CSV."""

import plotly.io as pio
import streamlit as st

from discern import charts
from discern_app.base.http_middleware import DRAWING_SCRIPT, serves_routes
from discern_app.base.language import say
from discern_app.components.export import to_file

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
    st.download_button(
        say("shared-table-file"),
        lambda: to_file([dict(zip(table.header, row, strict=True)) for row in table.rows], "csv"),
        file_name=f"discern-{name.replace(' ', '-')}.csv",
        mime="text/csv",
        on_click="ignore",
        key=f"table {name}",
    )
