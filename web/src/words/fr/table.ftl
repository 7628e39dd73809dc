## La table : bandeau, fil du match, décision, menu
table-board = Terrain
table-bench = Banc
table-decision = Décision
table-board-failed = Le dessin de ce terrain a lâché. Le match continue ici.
table-score = Score
table-asked = à jouer
table-you = À vous
table-title-asked = À vous de jouer
table-time-left = Temps restant pour { $name }
table-days = j

table-speed = Vitesse
table-speed-slow = Lent
table-speed-normal = Normal
table-speed-fast = Vite
table-speed-skip = Passer
table-hint = Un conseil
table-hint-only = Il n’y a rien d’autre à faire.
table-hint-asked = Le coach réfléchit
table-rules = Règles
table-sound = Son
table-night = Match en nocturne
table-menu = Menu
table-menu-unread = Menu, nouveaux messages
table-language = Langue

table-log = Le match en direct
table-log-open = Ouvrir le fil du match
table-log-earlier = Plus tôt
table-log-empty = Le fil du match commence ici.
table-rule = Règle { $rule }
table-rule-more = Dans le livre des règles
table-basis = { $basis ->
    [stated] dit par la règle
    [derived] découle de la règle
    [ruled] notre décision
   *[other] { $basis }
}
table-summary = { $count } actions de jeu.
table-why = Pourquoi ?
table-why-rule = Pourquoi ? Règle { $rule }

table-ticket = Votre coup jusqu’ici
table-first-answer = Choisissez une réponse
table-first-word = Choisissez ce qui est en jaune
table-next-word = et ensuite ?
table-take-back-to = Reprendre jusqu’ici
table-take-back-word = Reprendre (Z)
table-key-enter = Entrée
table-answers = Réponses
table-skip = Passer l’animation
table-thinking = { $name } réfléchit

table-as-it-was = La position d’alors
table-before = Un coup plus tôt
table-after = Un coup plus tard
table-back-to-now = Revenir au direct
table-missed = { $count ->
    [one] Un coup sans vous.
   *[other] { $count } coups sans vous.
}
table-missed-see = Les revoir
table-missed-skip = Passer
table-see-again = Revoir

table-lost = Connexion perdue, nouvel essai dans { $seconds } s.
table-lost-now = Connexion perdue, nouvel essai.
table-lost-kept = Votre coup est gardé.
table-lost-safe = Rien n’est perdu.

table-reload-title = Nouvelle édition
table-reload = Le serveur parle une langue plus récente que cette page. Rechargez-la : le match est là où vous l’avez laissé.
table-reload-now = Recharger
table-refused-title = Pas de place ici

table-hand-over = L’écran est à { $name }
table-hand-over-note = { $before } a joué. Passez l’appareil à { $name } : sa main reste cachée jusqu’à ce que ce bouton soit touché.
table-hand-over-first = Passez l’appareil à { $name } : sa main reste cachée jusqu’à ce que ce bouton soit touché.
table-hand-over-show = Je suis { $name }, montrer ma main
table-hand-over-other = D’abord { $name }

table-draw-offered = { $name } propose le match nul.
table-draw-agree = D’accord
table-draw-decline = Non, on joue
table-draw-declined = Votre offre de match nul a été refusée.
table-draw-yours = Vous proposez le match nul.
table-draw-withdraw = Retirer l’offre
table-draw-offer = Proposer le match nul
table-take-back = Reprendre mon dernier coup
table-take-back-wished = { $name } voudrait reprendre un coup.
table-take-back-yes = D’accord
table-take-back-no = Non
table-take-back-waits = Reprise demandée : on attend la réponse.
table-take-back-drop = Laisser le coup
table-late = { $name } n’a plus de temps.
table-late-you = Votre temps est écoulé : l’adversaire décide si le match continue.
table-late-other = { $name } n’a plus de temps. L’adversaire décide.
table-claim-win = Prendre la victoire
table-claim-bot = Continuer contre un bot
table-replaced = Un bot ({ $bot }) joue pour { $name }.
table-come-back = Je reprends ma place
table-gone = { $name } { $count ->
    [one] n’est plus
   *[other] ne sont plus
} à la table.
table-gone-long = { $name } n’est plus à la table depuis un moment.
table-gone-for-good = { $name } ne reviendra plus.
table-call-bot = Appeler un bot
table-resign = Abandonner
table-resign-sure = Abandonner ce match ?
table-resign-yes = Oui, abandonner

table-over = Coup de sifflet final
table-finished = C’est fini
table-drawn = Match nul
table-won = Victoire !
table-defeated = Défaite
table-wins = { $count ->
    [one] { $name } l’emporte !
   *[other] { $name } l’emportent !
}
table-by = Motif : { $reason }.
table-rematch = La revanche
table-rematch-go = Vers la revanche
table-rematch-failed = La revanche n’a pas pu s’ouvrir. Réessayez dans un instant.
table-record = Feuille de match

table-all-moves = Tous les coups ({ $count })
table-all-moves-title = Tous les coups
table-find = Chercher une carte, un lieu, un coup
table-none-found = Rien de ce nom ne peut se jouer maintenant.
table-no-moves = Il n’y a rien à jouer maintenant.
table-keys = 1–9 : carte · Entrée : jouer · Z : reprendre · / : chercher

table-click-plays = Un clic sur le dernier mot joue le coup
table-single-keys = Raccourcis d’une touche
table-notify = Me prévenir quand c’est à moi
table-leave = Quitter la table
table-spectators = { $count ->
    [0] Aucun spectateur
    [one] Un spectateur
   *[other] { $count } spectateurs
}
table-spectators-link = Lien pour les spectateurs
table-somebody = Quelqu’un
table-send-away = Faire sortir

table-chat = Discussion
table-chat-new = Discussion ({ $count } de plus)
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-empty = Personne n’a encore rien dit.
table-chat-removed = retiré
table-chat-muted = en sourdine
table-chat-about = À propos : { $name }
table-chat-remove = Retirer
table-mute = Ne plus entendre
table-unmute = Entendre de nouveau
table-mute-all = Faire taire pour tous

table-orders = Consignes
table-orders-note = Une consigne répond pour vous chaque fois que la même question revient. Vous seul la voyez.
table-orders-answer = Toujours répondre
table-orders-lasts = Pour combien de temps
table-orders-turn = pour ce tour
table-orders-always = jusqu’à nouvel ordre
table-orders-unless = Me demander quand même si je tiens
table-orders-unless-held = sauf si je tiens { $cards }
table-orders-give = Donner la consigne
table-orders-revoke = Retirer
table-orders-when-asked = Une consigne se donne quand une question vous est posée.
table-report = Le compte rendu
