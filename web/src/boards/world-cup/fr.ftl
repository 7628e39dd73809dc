## Le plateau de The World Cup Game
wcg-would-be = { $team } { $place ->
    [1] en tête
   *[other] { $place }e
}
wcg-would-lead = { $team } en tête
wcg-would-be-level = à égalité
wcg-cell = { $team } en { $match }
wcg-cell-empty = aucun jeton
wcg-cell-free = { $count ->
    [0] aucune case libre
    [one] { $count } case libre
   *[other] { $count } cases libres
}
wcg-cell-possible = possible
wcg-vulnerable = vulnérable
wcg-again = rejoué
wcg-play-again = À égalité : on rejoue
wcg-pages = Parties du plateau
wcg-overview = Tous les classements
wcg-changed-by = modifié par { $who }
wcg-bracket = Le tableau, jusqu’à la finale
wcg-third-place = Troisième place
wcg-from-group = { $kind ->
    [W] 1er du { $group }
    [R] 2e du { $group }
   *[other] un 3e { $group }
}
wcg-loser = perdant { $match }
wcg-hand = Votre main
wcg-no-cards = Aucune carte
wcg-players = Joueurs
wcg-you = Vous
wcg-out = hors course
wcg-nations = { $count ->
    [one] { $count } nation
   *[other] { $count } nations
}
wcg-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
wcg-legend = Les jetons
wcg-token-goal = but
wcg-token-attack = attaque, ½
wcg-token-defence = défense
wcg-token-penalty = penalty, 1
wcg-token-turned = retourné
wcg-strong = nations fortes
wcg-weak = faibles
wcg-phases = Phases de la coupe
wcg-cards-left = { $count ->
    [0] la pioche est vide
    [one] carte dans la pioche
   *[other] cartes dans la pioche
}
wcg-run = pioche { $run } sur { $runs }
wcg-last-turns = { $count ->
    [one] dernier tour
   *[other] { $count } derniers tours
}
wcg-you-are-out = Vos nations sont éliminées.
wcg-watch = Regarder la suite
wcg-results-alone = Les résultats seuls
wcg-dice-of = { $where }, les dés
wcg-dice-rule = Chaque point de sa couleur vaut un demi-but à une nation, dans chacun de ses matchs ; avec une Attaque, il fait un but.
wcg-shoot-out = Tirs au but
wcg-next-dice = Les dés du groupe { $group }
wcg-through = Qualifiés
wcg-go-on = Continuer
wcg-all-at-once = Tous les groupes d’un coup
