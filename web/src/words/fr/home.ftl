## L’accueil, le bandeau, mes matchs
nav-play = Jouer
nav-matches = Mes matchs
nav-rules = Règles
nav-main = Navigation principale
nav-menu = Menu
language = Langue
night-on = Match en nocturne
night-off = Match en journée
luck-sealed = La chance est scellée avant chaque match
keep-way-back = Gardez votre lien de retour
who-are-you = Qui êtes-vous ?

tagline = Quatre jeux de football sur une même table : seul, à plusieurs, ce soir ou sur une semaine.
new-match = Nouveau match
choose-game = Les jeux
players-range = { $least } à { $most } joueurs
players-one-or = { $least } ou { $most } joueurs
players-only = { $most ->
    [one] 1 joueur
   *[other] { $most } joueurs
  }
about-minutes = environ { $minutes } min
minutes-range = { $least } à { $most }
time-minutes = { $minutes } min
time-hours = { $hours } h
time-half-hours = { $hours } h 30

going-on = Vos matchs en cours
waiting-for-you = { $count ->
    [0] personne ne vous attend
    [1] un vous attend
   *[other] { $count } vous attendent
  }
all-of-them = Tous ({ $count })
open-tables = Tables ouvertes
open-tables-say = chacun peut s’asseoir
free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
stub-you = à vous
stub-ready = on y va ?
stub-wait = on attend
stub-resume = reprendre
stub-again = revoir
stub-join = s’asseoir
stub-closed = fermée
ticket-names-more = { $names } et { $count ->
    [one] un autre
   *[other] { $count } autres
  }
ticket-over-days = sur plusieurs jours
ticket-gathering = pas encore commencé
ticket-over = terminé
ticket-won = gagné
ticket-lost = perdu
ticket-drawn = match nul
ticket-cup-mine = la coupe est à vous
ticket-cup = la coupe pour { $name }
ticket-closed = fermée avant le coup d’envoi
virtual-opponent = le jeu
empty-seat = place libre
nameless-seat = Joueur { $seat }
bot-rookie = Débutant
bot-regular = Habitué
bot-strong = Confirmé
bot-master = Maître
bot-search = Penseur
bot-coach = Coach
bot-random = Dé

bench-empty = Le banc est vide
bench-empty-say = Vos matchs, en cours ou terminés, restent ici.
bench-short = Choisissez un jeu : un match que vous quittez vous attend ici.
matches-title = Mes matchs
matches-going = En cours
matches-finished = Terminés
matches-none-going = Personne à l’échauffement
matches-none-going-say = Aucun match en cours. Celui que vous quittez vous attend ici.
matches-none-finished = Pas encore de coup de sifflet final
matches-none-finished-say = Les matchs terminés restent ici, avec leur score et leur enregistrement.
matches-none-open = Aucun portillon ouvert
matches-none-open-say = Aucune table n’attend de joueurs. Un nouveau match en ligne, ouvert à tous, sera la première.
history-game = Jeu
history-company = Avec qui
history-result = Résultat
history-all-games = Tous les jeux
history-everybody = Tout le monde
history-all-results = Tous les résultats
history-take-along = Emporter tous les enregistrements
history-found = { $count ->
    [one] { $count } match sur { $all }
   *[other] { $count } matchs sur { $all }
  }
history-more = { $count ->
    [one] Encore un
   *[other] Encore { $count }
  }
history-all = Tout revoir
tally-games = Par jeu
tally-company = Avec qui
tally-played = Joués
tally-won = V
tally-drawn = N
tally-lost = D
tally-won-long = Victoires
tally-drawn-long = Nuls
tally-lost-long = Défaites
server-away = Personne au guichet
server-away-say = Le serveur ne répond pas. Vos matchs y sont gardés et reprennent dès qu’il est de retour.
loading = Un instant
not-found = Hors jeu
not-found-say = Il n’y a rien à cette adresse.
title-page = { $page } – Onze
