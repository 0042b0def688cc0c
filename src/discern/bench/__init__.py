"""The benchmarks behind `discern bench`, a module each with `figures()`."""
