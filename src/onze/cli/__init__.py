"""The command ``onze``.

* ``main`` reads the command line; ``helping`` shows its help in the machine's language, ``commands`` writes commands;
* ``seating`` says what is played, by whom and with which options; ``choosing`` asks for it;
* ``play`` lets a match be played at the terminal; ``question`` asks a person, ``question_help`` helps with it,
  ``phrase`` is what was said of a move so far, ``answers`` reads what is typed, ``log`` keeps what each person has not
  been told yet, ``result`` says who won;
* ``archive`` keeps matches as records, ``watch`` steps through one, ``verify`` checks one, ``report`` tells its story;
* ``own_files`` and ``file_commands`` take the files that players bring along; ``rules`` shows the rules,
  ``where`` the places where they live;
* ``screen`` writes and reads lines, ``alphabet`` suits them to a console that lacks some letters.
"""
