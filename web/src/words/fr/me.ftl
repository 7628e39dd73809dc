## Qui je suis
me-title = Qui vous êtes ici
me-nickname = Pseudo
me-nickname-say = Il s’affiche aux tables. C’est tout ce qu’on vous demande : ni mot de passe, ni adresse.
me-shirt = Numéro { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] onze
  }
me-come = Entrer
me-rename = Prendre celui-ci
me-renamed = C’est ainsi qu’on vous appelle désormais.
me-back-title = Sur un autre appareil
me-back-say = Le lien de retour vous ramène comme la même personne, avec tous vos matchs. Gardez-le pour vous : qui l’a est vous.
me-back-make = Faire un lien de retour
me-back-renew = En faire un nouveau
me-back-renew-say = L’ancien n’ouvre alors plus rien.
me-back-once = Il s’affiche une seule fois et n’est gardé nulle part : copiez-le maintenant, ou photographiez le code.
me-back-have = Vous avez un lien de retour ?
me-back-paste = Collez-le ici
me-back-go = Me ramener
me-back-here = Ce lien vous ramène.
me-back-here-say = Sur cet appareil, vous êtes alors la personne à qui appartient le lien.
me-back-instead = Vous êtes { $nickname } ici. Faites d’abord un lien de retour pour { $nickname } si vous voulez pouvoir le redevenir.
me-forget-title = M’oublier
me-forget-say = Votre pseudo, votre retour et ce que vous avez écrit disparaissent, et on peut appeler un bot à vos places. Les enregistrements des matchs gardent un pseudonyme, et votre mot pour la chance.
me-forget = M’oublier
me-forget-sure = Oui, oublier { $nickname }
me-forgotten = Vous n’êtes plus personne ici.
link-share = Partager
link-code = Code QR
link-hide-code = Cacher le code
link-code-of = Code QR du lien
