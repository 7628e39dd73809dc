## Le plateau de Footime
ft-hand = Votre main
ft-bench = Votre banc
ft-map = Tout le terrain : touchez-le pour regarder ailleurs
ft-possible = possible
ft-keeper = gardien
ft-booked = averti
ft-offside = en position de hors-jeu
ft-offside-word = Hors-jeu !
ft-offside-line = { $team } peut se placer jusqu’à { $line } sans être hors-jeu
ft-may-answer = { $count ->
    [one] C’est au tour de { $names }, qui peut encore l’empêcher.
   *[other] { $names } peuvent encore l’empêcher.
}
ft-wasted = gâchée : le tour est perdu
ft-captain = capitaine
ft-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ft-asked = doit répondre
ft-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
ft-discards = { $count ->
    [0] Aucune carte jouée
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
ft-formations = Dispositifs
ft-placed = { $placed } placés, { $left } à placer.
ft-placing = Glissez un maillot, ou touchez un point. Un maillot posé se reprend ; rien n’est joué avant que les onze soient placés.
ft-all-placed = Tout le monde est sur le terrain.
ft-again = égalité : on relance
ft-foul = Faute !
ft-reversed = C’est l’inverse !
ft-lost = Tour perdu
ft-confirmed = Confirmé
ft-annulled = Annulé !
ft-goal-way = de { $from } à { $to }
ft-goal-who = { $who }, le { $shirt }
ft-unsaved = { $count ->
    [one] { $names } n’a pas pu l’empêcher.
   *[other] { $names } n’ont pas pu l’empêcher.
}
ft-kicks-off = Coup d’envoi : { $team }
ft-save-needs = Il faut { $value } pour l’arrêter.
ft-time-up = fini
ft-period = { $period ->
    [first-period] 1ʳᵉ période
    [second-period] 2ᵉ période
   *[other] { $name }
}
ft-number = le { $shirt }
ft-to = en { $point }
ft-side = { $side ->
    [0] Dom.
   *[other] Ext.
}
ft-teams = Les équipes
