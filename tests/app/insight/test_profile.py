"""How a profile is shown."""

from discern_app.insight.profile import coloured_html


def test_a_headline_has_the_names_of_styles_in_their_colours_and_nothing_else_as_html() -> None:
    shown = coloured_html("Leads with <b>Influence</b>")
    assert shown == 'Leads with &lt;b&gt;<span class="hue I">Influence</span>&lt;/b&gt;'
    assert coloured_html("Leads with C or S") == "Leads with C or S"
