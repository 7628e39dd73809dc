## Le livre des règles
rules-of = Règles de { $game }
rules-title = Règles
rules-search = Chercher dans les règles
rules-search-short = Chercher
rules-chapters = Chapitres
rules-chapter = Chapitre
rules-on-board = Sur le terrain
rules-on-board-say = Des articles joués devant vous : la position d’avant, puis ce qui en résulte.
rules-found = { $count ->
    [0] Aucun article ne dit cela.
    [one] Un article
   *[other] { $count } articles
  }
rules-found-more = les { $shown } premiers sur { $count }
rules-see = voir
rules-why = pourquoi
rules-close = Fermer les règles
rules-stated = écrit
rules-stated-say = La règle du jeu le dit.
rules-derived = découle de ce qui est écrit
rules-derived-say = La règle du jeu ne le dit pas en ces termes, mais cela découle de ce qu’elle dit.
rules-ruled = notre décision
rules-ruled-say = La règle du jeu laisse la question ouverte : voici comment on joue ici.
rules-previous = Chapitre précédent
rules-next = Chapitre suivant
rules-loading = On ouvre la règle du jeu
rules-no-clause = Il n’y a pas d’article { $id } dans cette règle du jeu.
