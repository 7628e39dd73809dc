"""The command ``onze``.

* ``main`` reads the command line;
* ``seating`` says what is played, by whom and with which options;
* ``play`` lets a match be played at the terminal; ``question`` asks a person, ``answers`` reads what is typed;
* ``drawing`` finds how a game is shown, ``outline`` shows a game that has no drawing of its own;
* ``screen`` writes and reads lines.
"""
