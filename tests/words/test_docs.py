"""The examples of the documentation print what it says."""

from tests.support.documented import DOCS, run_examples


def test_the_examples_print_what_the_page_says() -> None:
    run_examples(DOCS / "words.md")
