"""Hosting matches: tables, seats, invitations, clocks, and where all of it is kept. No HTTP, and no game.

* ``store``: what must survive, in SQLite or PostgreSQL
"""
