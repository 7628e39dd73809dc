"""Tables: matches that are hosted for people, near each other or far apart. Nothing here knows HTTP, or any game.

Values and what is reckoned with them; no clock is looked at here, the time is handed in as whole milliseconds:

* ``agreement``: what a table has agreed on, checked before anybody sits down
* ``clocks``: how long each seat may still think
* ``orders``: what a seat has said beforehand, for play over days
* ``people``: nicknames, messages, tokens, and the pseudonyms that records know people by
* ``words``: what is said when something of it is refused
"""
