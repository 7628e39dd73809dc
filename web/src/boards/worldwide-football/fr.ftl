## Le plateau de Worldwide Football
wf-virtual = Adversaire virtuel
wf-hand = Votre main
wf-no-cards = Aucune carte en main
wf-squad = Cartes Joueur
wf-abilities = Capacités
wf-lane = L’attaque, carte par carte
wf-pa = PA
wf-minus-pa = − PA, d20
wf-pa-at = PA à { $places }
wf-foul-on = faute { $faces }
wf-on-the-die = au dé, selon les PA
wf-die-plus = dé { $bonus }
wf-shot-zone = Zone de tir
wf-way-to-goal = Le chemin du but : l’attaque en est à { $pa } PA
wf-so-many-pa = { $pa } PA
wf-leads-to = mène à { $pa } PA
wf-minute = { $minute }’
wf-half = { $half ->
    [1] 1re mi-temps
    [2] 2e mi-temps
    [3] 1re prolongation
   *[other] 2e prolongation
}
wf-half-short = { $half ->
    [1] 1re m.-t.
    [2] 2e m.-t.
    [3] prol. 1
   *[other] prol. 2
}
wf-before = avant l’engagement
wf-before-short = avant
wf-shoot-out = tirs au but
wf-rolled = { $roll }, il faut { $needed }
wf-drew = { $count ->
    [one] 1 carte piochée
   *[other] { $count } cartes piochées
}
wf-your-answer = Votre réponse
wf-first-card = Votre première carte
wf-next-card = Votre prochaine carte
wf-is-it = { $card } ?
wf-no-card-yet = Aucune carte posée pour l’instant
wf-goal-chance = un but si personne ne fait plus rien
wf-goal-odds = { $share } but
wf-in-hand = main
wf-in-pile = pioche
wf-in-defence = défense
wf-in-special = spéciale
wf-in-discard = défausse
wf-players = joueurs
wf-substitutions = rempl.
wf-has-ball = a le ballon
wf-stars = { $stars } Étoiles sur { $most }
wf-reds = { $count ->
    [one] 1 carton rouge
   *[other] { $count } cartons rouges
}
wf-wins-or-foul = { $needed } ou plus prend le ballon, { $faces } : faute
wf-reaches = Il faut { $needed } ou plus
wf-from-pile = Dans votre pioche
wf-from-discard = Dans votre défausse
wf-yours = la vôtre
wf-abilities-chosen = { $count } capacités choisies sur { $of }
wf-ability-taken = choisie
wf-ability-own = vous l’avez
wf-deck = Votre deck
wf-samples = Decks types
wf-deck-cards = Cartes
wf-deck-exactly = { $count } exactement
wf-deck-defence = Cartes de défense
wf-deck-between = de { $least } à { $most }
wf-deck-shots = Tirs
wf-deck-file = Un deck à vous
wf-deck-unread = Cette ligne du fichier ne dit ni carte ni nombre : { $line }
wf-take-deck = Prendre ce deck
wf-one-less = { $card } : une de moins
wf-one-more = { $card } : une de plus
wf-of = sur { $count }
wf-card-by-card = Carte par carte : { $card }
wf-shot-from = { $card } à { $pa } PA
wf-shot-bonus = bonus { $bonus }
wf-shoots = Tir : { $team }
wf-shoots-so = Tir : { $team }, { $quality }
wf-needs = { $team } : il faut { $quality }
wf-keeper-comes-to = { $team } : { $keeper }
wf-kicks = Au tir : { $team }
wf-keeps = Au but : { $team }
wf-faces = La face de votre dé
wf-shoot-out-side = { $team } : { $scored } tirs marqués sur { $kicks }
wf-saved = Arrêté !
wf-wide = À côté !
wf-scored = But !
wf-substitute = Remplacer
wf-substitute-next = Au prochain arrêt
wf-substitute-note = Une carte Joueur contre une Étoile : on vous le demande au prochain arrêt de jeu.
wf-substitute-armed = On vous le demande au prochain arrêt de jeu. Appuyez encore pour laisser jouer.
wf-substitute-now = Choisissez la carte Joueur qui quitte le match.
wf-leave-aside = Passer, et ne plus me le demander
wf-ask-again = La table passe pour vous ici. Appuyez pour qu’on vous le demande de nouveau.
wf-window = { $question ->
    [WithCards] Avec une carte
    [CounterPlayer] Contrer un joueur
    [Block] Bloc défensif
    [AfterRoll] Après un jet
    [Dive] Simulation
    [AfterCard] Après une carte
    [AfterShot] Après un Tir
    [FreeKick] Coups francs
    [KeepGoal] Gardien
    [KeepPenalty] Penaltys
    [Recovery] Ballon gagné
    [GiveBackDiscard] Ballon rendu
   *[other] { $question }
}
wf-poster-how = { $how } à { $place }, { $minute }.
wf-poster-penalty = { $how }, { $minute }.
wf-poster-why = { $team } n’a fait que { $keeper } contre { $quality }.
wf-poster-faces = { $shooter } contre { $keeper } pour le gardien ({ $team }).
wf-restarts = { $team } engage
wf-deck-asked = Composez votre deck : { $count } cartes, dont { $least } à { $most } de défense.
