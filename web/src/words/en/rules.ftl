## The rules reader
rules-of = Rules of { $game }
rules-title = Rules
rules-search = Search the rules
rules-search-short = Search
rules-chapters = Chapters
rules-chapter = Chapter
rules-on-board = On the board
rules-on-board-say = Clauses played before your eyes: the position before, and what comes of it.
rules-found = { $count ->
    [0] No clause says that.
    [one] One clause
   *[other] { $count } clauses
  }
rules-found-more = the first { $shown } of { $count }
rules-see = see
rules-why = why
rules-close = Close the rules
rules-stated = stated
rules-stated-say = The rulebook says so.
rules-derived = follows from what is stated
rules-derived-say = The rulebook does not say it in these words, but it follows from what it says.
rules-ruled = our ruling
rules-ruled-say = The rulebook leaves it open: this is how it is played here.
rules-previous = Previous chapter
rules-next = Next chapter
rules-loading = The rulebook is being opened
rules-no-clause = There is no clause { $id } in this rulebook.
