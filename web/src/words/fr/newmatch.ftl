## La feuille de match : un nouveau match
sheet-title = Feuille de match
sheet-leave = Tout peut rester comme c’est : donnez le coup d’envoi.
sheet-other-games = Un autre jeu
sheet-rules = Lire les règles
sheet-no-game = On ne joue pas à ce jeu ici.

how-title = Comment jouez-vous ?
how-bots = Contre des bots
how-bots-say = { $most ->
    [one] vous et un bot
   *[other] vous et jusqu’à { $most }
  }
how-solo = En solo
how-solo-say = contre le jeu
how-screen = Sur un écran
how-screen-say = chacun son tour
how-live = En ligne
how-live-say = en direct, par un lien
how-days = À son rythme
how-days-say = sur plusieurs jours

mode-title = Mode et durée
edition-title = Édition et durée
length-title = Durée
mode-say-solo = minutes en solo
mode-say = { $people ->
    [one] minutes contre des bots
   *[other] minutes à { $people } personnes
  }
mode-amateur = Amateur
mode-amateur-say = les règles de base
mode-professional = Professionnel
mode-professional-say = fautes, cartons, capacités
mode-international = International
mode-international-say = composition du deck, cartes INT
edition-1930-say =
    13 équipes
    18 matchs
edition-1994-say =
    24 équipes
    52 matchs
edition-1998-say =
    32 équipes
    64 matchs
edition-2002-say =
    32 équipes
    64 matchs
edition-2022-say =
    32 équipes
    64 matchs
length-turns = { $turns } tours
length-turns-say = la mi-temps
length-turns-20 = Format futsal
length-turns-45 = Demi-match
length-turns-90 = Match entier
length-own = Libre
length-whole = Un match entier
length-whole-say = deux mi-temps, le temps d’épuiser la pioche
edition-own = La vôtre
edition-own-say = une édition dans un fichier
about-time = environ { $time }

seats-title = Qui s’assoit où
seats-say = à chacun sa couleur et sa forme
seats-number = Nombre de joueurs
seats-fewer = Moins de joueurs
seats-more = Plus de joueurs
seats-count = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
seat-you = vous
seat-name = Son nom
seat-name-of = Nom du joueur de la place { $seat }
seat-screen = sur cet écran
seat-link = par un lien
seat-bot = bot
seat-of = Place { $seat }
level-rookie = Débutant
level-rookie-say = voit ce que fait un coup, pas la réponse
level-regular = Habitué
level-regular-say = joue bien, avec quelques étourderies
level-strong = Confirmé
level-strong-say = joue pour gagner
level-master = Maître
level-master-say = calcule, et prend une seconde pour cela
level-coach = Coach
level-coach-say = joue pour gagner
level-random = Dé
level-random-say = joue tout ce qui est permis
sit-screen = Même écran
sit-link = Inviter
sit-level = Qui prend la place { $seat }

table-title = À la table
table-say = convenu avant le coup d’envoi
clock = Pendule
clock-none = Aucune
clock-move = Par coup
clock-bank = Réserve
clock-seconds = secondes par coup
clock-minutes = minutes chacun
clock-increment = secondes rendues par coup
clock-days = jours par coup
switch-friendly = On peut reprendre un coup
switch-hints = Le coach donne des conseils
switch-open = Table ouverte à tous
house-rules = Règles maison
house-rules-printed = comme imprimé
house-rules-differ = { $count ->
    [one] une diffère
   *[other] { $count } diffèrent
  }
label-value = { $label } : { $value }
house-rules-say = Là où la règle laisse une question ouverte, ou si l’on préfère autrement. Ce qui est marqué est comme imprimé.
house-rules-reset = Revenir à l’imprimé
house-rules-find = Chercher une règle
house-rules-none = Aucune règle maison ne dit cela.
house-printed = comme imprimé
house-yes = Oui
house-no = Non
own-files = Vos fichiers
own-files-none = aucun
own-files-say = Une édition, une équipe ou un terrain à vous, dans un fichier TOML.
own-file-drop = Choisissez un fichier, ou déposez-le ici
own-file-remove = Ne pas l’utiliser
own-file-specimen = Un fichier pour commencer
own-file-deck = Un deck ne s’apporte pas ici : chacun charge le sien à la table, en le composant.
own-file-unread = Ce fichier est illisible.
own-file-large = Ce fichier est trop gros : 1 Mo au plus est lu.

ticket-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
ticket-bots = contre des bots
ticket-solo = en solo
ticket-screen = sur un écran
ticket-live = en ligne, en direct
ticket-days = en ligne, sur plusieurs jours
ticket-length = environ { $time }
ticket-resumed = se reprend à tout moment
ticket-house = règles maison
kick-off = Coup d’envoi
kick-off-enter = Entrée
invite = Inviter
opening = On ouvre

seal-title = La chance est scellée
seal-say = Le secret d’où viendront tous les lancers et mélanges du match est enfermé dans ce sceau. On l’ouvre après le match, et chacun peut vérifier que rien n’a été changé.
seal-word = Votre mot
seal-word-say = N’importe lequel : il se mêle à chaque lancer, si bien que personne, pas même le serveur, n’a pu les choisir.
seal-word-example = allez les verts
seal-starts = Coup d’envoi dans { $seconds } s, avec ou sans mot
seal-go = Coup d’envoi
seal-whole = Le sceau en entier

about-football-a-la-carte = Chaque carte envoie le ballon au bout de sa flèche. Lisez le terrain, gardez vos coups francs pour le bon moment, et coupez la pioche sans trembler quand c’est penalty.
about-worldwide-football = Montez votre attaque carte après carte pendant que l’autre camp guette le tacle. Un dé à vingt faces tranche, les Étoiles l’infléchissent.
about-world-cup = Tout un tournoi à la fois. Chacun dirige des nations ; chaque carte pose un jeton dans la rangée de n’importe quelle équipe, dans n’importe quel match. Qui dirige le vainqueur de la finale gagne.
about-footime = Vingt-deux pions, un ballon et le hors-jeu. Courez, passez, taclez et tirez sur un vrai terrain, une carte à la fois.
