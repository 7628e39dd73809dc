"""The server: HTTP and WebSockets over ``onze.tables``. It knows no game, and keeps nothing itself.

* ``app``: all calls as one application, which opens the house and closes it; ``run``: listening until told to stop
* ``calls``: what a call is, and how it is answered or refused; ``desk``: what calls have at hand
* ``people``, ``library``, ``tables``, ``seats``, ``looking_back``: the calls by what they are about
* ``socket``: the WebSocket of a table; ``requests``: what a page asks for; ``pages``: what it is told
* ``stories``, ``reports``: a match that is over, as it is told afterwards
* ``telling``: versions, encoded once; ``talk``: messages; ``games``: games and their things, encoded once
* ``page``: the files that browsers load
* ``showing``: a table as somebody may see it, and who may
* ``asking``: all that people send; ``wire``, ``shown`` and ``answers``: what they are told; ``openapi`` describes it
* ``identity``: who somebody is, by a signed cookie; ``headers``: what browsers are told, and where calls may come from
* ``limits``: how much and how often; ``health``: whether all is well, and figures; ``log``: what is written down
"""
