"""The lab: many matches between bots, and what follows from them.

* ``fixtures``: who plays whom from which side, and with which deal
* ``matches``: playing a fixture under a stop-watch
* ``standings``: shares with their intervals, the sequential test, ratings
* ``results``: the file that results are kept in; ``ladder``: everybody against everybody on all cores
* ``analysis``: a match that is over, choice by choice: what was dear, and what was luck
* ``looking_back``: a process that does that
"""
