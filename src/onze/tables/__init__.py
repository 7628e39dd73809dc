"""Tables: matches that are hosted for people, near each other or far apart. Nothing here knows HTTP, or any game.

Values and what is reckoned with them; no clock is looked at there, the time is handed in as whole milliseconds:

* ``agreement``: what a table has agreed on, checked before anybody sits down
* ``clocks``: how long each seat may still think
* ``orders``: what a seat has said beforehand, for play over days
* ``seat_files``: what people bring to their own seats
* ``people``: nicknames, messages, tokens, and the pseudonyms that records know people by
* ``names``: what seats are called
* ``words``: what is said when something of it is refused

A match in play, still without any I/O:

* ``hosted``: what people say and what the table says by itself; ``updates``: what whoever watches is told
* ``notes``: what the log says beside the game
* ``history``: looking back; ``foreseeing``: what would follow, without holding anybody up

And the house, which waits, stores and tells:

* ``store``: what must survive, in SQLite or PostgreSQL
* ``table``: one table in memory, and those who watch it
* ``arriving``: people come, and are forgotten
* ``gathering``: until everybody sits and is ready; ``playing``: what is done at a table in play;
  ``talking``: what is said there beside the game
* ``house``: all tables, read when they are needed and put away when nobody is there
"""
