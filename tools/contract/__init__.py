"""Writes down what front ends are told: ``docs/views.md`` for people, ``web/src/contract`` as types (``make types``).

* ``shapes``: reads the typed dictionaries of a ``view.py`` with the sentence under each key
* ``page``: the page on views
* ``typescript``: the same, with menus, things and events, as TypeScript
* ``wire``: what a page and the server say to each other
* ``files``: where they are kept
"""
