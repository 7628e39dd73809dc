"""A walking skeleton: the four tables and one match of each game, drawn from what the engine tells and nothing else.

* ``dump`` writes what a page is told of a recorded match: things, views, menus, what is foreseen, events with sentences
* ``tables.toml`` names the matches and the moment of each that its table shows
* ``parts/*.mjs`` are pure functions from things and values to SVG, ``tables/*.mjs`` put them on a page
* ``fold.mjs`` leads from one public view to the next by events alone; ``check.mjs`` proves it, with Node

``make skeleton`` writes it all into ``build/skeleton``. It is no part of the program: what cannot be drawn here is
missing in the engine.
"""
