## Le plateau du Football à la carte
fac-pitch = Le terrain
fac-hand = Votre main
fac-played-last = Les dernières cartes jouées
fac-cell-ball = le ballon
fac-cell-possible = possible
fac-cell-area = surface de réparation
fac-cell-clearance = à côté de la surface
fac-cell-kick-off = engagement
fac-cell-corner = corner
fac-cell-net = filet
fac-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fac-mate = avec vous
fac-foe = en face
fac-next = ensuite
fac-you = vous
fac-asked = doit répondre
fac-in-pile = { $count ->
    [one] carte dans la pioche
   *[other] cartes dans la pioche
}
fac-ends-at = La mi-temps finit à { $count }
fac-last-turn = Dernier tour de la mi-temps
fac-discards = { $count ->
    [0] Défausse vide
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
fac-know = { $where ->
    [bottom] Vous le savez, la carte du dessous : { $card }.
    [top] Vous le savez, la carte du dessus : { $card }.
   *[other] Vous le savez, carte { $place } de la pioche : { $card }.
}
fac-sure = arrêt sûr
fac-nth = { $half ->
    [1] re
   *[other] e
}
fac-half = mi-temps
fac-cuts = coupes
fac-cut-odds = { $showing } cartes sur { $all } portent ce signe : { $sign }.
fac-cut-how = Touchez la pioche, ou appuyez sur Entrée. L’endroit où elle s’ouvre est scellé depuis avant le match.
fac-go-on = Continuer
fac-saved = Arrêté !
fac-scored = But !
fac-no-goal = Pas de but !
fac-kicks-off = { $who } engage
fac-then = { $first }, puis { $second }
fac-let-in = { $who } ne l’a pas arrêté.
fac-no-stopper = { $who } n’avait aucune carte pour l’arrêter.
fac-cut-showed = La coupe a montré : { $card }.
fac-in-the-net = filet
fac-how = { $cards } : { $way }.
fac-in-pile-short = dans la pioche
fac-with = chez { $who }
fac-last-turn-short = Dernier tour
fac-from = { $how } depuis { $square }
