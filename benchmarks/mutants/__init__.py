"""What the tests hold: each mutant breaks one promise to somebody, and a test must fail for it.

A mutant that lives shows a promise that no test holds. Run it before and after a change that takes code or tests away.
"""
