"""Where a rule lives in a checkout: the code and data that cite its id, and the tests that prove it.

* ``citations``: the ids in a text, ranges written out
* ``names``: what stands at a line of Python or TOML
* ``proofs``: the rules that a file of tests proves
* ``index``: all places of a game's rules
* ``page``: the places of one rule at the terminal
"""

__all__: list[str] = []
