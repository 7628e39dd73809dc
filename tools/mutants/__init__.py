"""Breaks the rules of a game in small random ways and lists the breaks that its rule tests let through.

``make mutants GAME=footime COUNT=40``. A rule that can be broken unseen is a rule without a test.

- ``breaks``: the small ways in which a source can be broken;
- ``reach``: which test runs which line, so that a break is tried first on the tests that can see it;
- ``__main__``: the command.
"""
