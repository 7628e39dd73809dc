"""How the tables of the database came to be: Alembic's steps, in ``versions``, a module each.

A new step is written by hand: a module with ``revision``, ``down_revision`` (the step before it) and ``upgrade``. A
step says what it does in full and takes nothing from ``schema``, which shows only how things are now. Nothing is ever
taken back: the copy that is made beforehand is the way back.
"""
