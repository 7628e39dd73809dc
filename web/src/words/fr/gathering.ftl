## Le vestiaire : avant le match
room-title = Vestiaire
room-say = Le match commence dès que tout le monde est prêt.
room-agreed = Convenu
room-seats = Places
room-own-deck = Votre deck, si vous l’avez en fichier ; sinon vous le composerez à la table.
room-ready = en tenue
room-not-ready = se prépare
room-bot = bot
room-you = vous
room-owner-hint = Envoyez un lien à chacun : l’ouvrir ne prend rien, c’est s’asseoir qui compte.
room-link-for = Lien vers la place { $seat }
room-link-new = Nouveau lien
room-link-lost = Le lien de cette place est gardé dans le navigateur qui a ouvert la table. Un nouveau annule l’ancien.
room-put-bot = ou un bot
room-empty-it = Libérer cette place
room-stand-up = Se lever
room-sit-here = S’asseoir ici
room-sit-too = Moi aussi
room-sit = Prendre place
room-invited = { $name } vous a gardé une place
room-open = Il reste une place à cette table
room-watching = Vous regardez. Le match commence dès que tout le monde est prêt.
room-watch-link = Ce lien sert à regarder : il n’ouvre aucune place. Demandez-en un autre pour jouer.
room-full = Toutes les places sont prises.
room-are-ready = C’est bon pour vous
room-are-ready-say = { $count ->
    [0] Le match commence.
    [one] On en attend encore un.
   *[other] On en attend encore { $count }.
  }
room-be-ready = C’est bon pour moi
room-not-yet = Finalement, pas encore
room-spectators = Spectateurs
room-spectators-say = { $count ->
    [0] Personne ne regarde pour l’instant.
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
room-spectators-link = Lien pour regarder
room-close = Fermer la table
room-close-sure = La fermer pour tous
room-closed = Cette table est fermée
room-closed-say = La personne qui l’avait ouverte a annulé le match.
room-only-here = Ces liens ne désignent que cette machine. Pour jouer sur le même réseau, lancez Onze avec « make play LAN=1 » et ouvrez l’adresse affichée.
room-lost = Connexion perdue ; un nouvel essai se fait tout seul.
room-brought = apporté
room-clock-none = sans pendule
room-clock-move = { $seconds } s par coup
room-clock-bank = { $minutes } min et { $increment } s par coup
room-clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }
room-friendly = on peut reprendre un coup
room-hints = avec conseils
room-anybody = ouverte à tous
room-house = règles maison
file-edition = édition personnelle
file-cards = cartes personnelles
file-board = terrain personnel
file-formations = formations personnelles
file-squad = équipe personnelle
file-deck = deck personnel
