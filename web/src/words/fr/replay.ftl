replay-title = Revoir : { $game }
replay-controls = Lecture
replay-steps = Pas à pas
replay-timeline = Le fil du match
replay-at = { $place } sur { $count } : { $said }
replay-to-start = Au début (Home)
replay-back = Coup d’avant (←)
replay-on = Coup d’après (→)
replay-to-end = À la fin (End)
replay-play = Lecture (Espace)
replay-pause = Pause (Espace)
replay-speed = Vitesse
replay-kick-off = coup d’envoi
replay-half-time = mi-temps
replay-end = fin du match
replay-end-score = fin du match, { $score }
replay-more = Vérifier, partager, lire
replay-seen-by = Vu par
replay-open = Tout ouvert
replay-next-goal = But suivant
replay-next-turn = { $mine ->
    [yes] Mon prochain tour
   *[no] Prochain tour : { $name }
  }
replay-whole-match = Tout le match
replay-shots = tirs
replay-goals = buts
replay-share = Lien vers ce moment
replay-copied = Copié
replay-report = Lire le compte rendu
replay-table = À la table
replay-watch = Revoir le match

seal-of-luck = La chance scellée
seal-check = Vérifier la chance scellée
seal-checking = Vérification de la chance…
seal-holds = Chance vérifiée
seal-closed = Chance encore scellée
seal-broken = Cet enregistrement n’est pas en règle
seal-browser = Votre navigateur a tout recalculé : { $lines } lignes par leurs empreintes, le sceau, et { $throws ->
    [one] un jet
   *[other] { $throws } jets
  }.
seal-unknown = { $count ->
    [one] Une coupe n’a pas pu être vérifiée.
   *[other] { $count } coupes n’ont pas pu être vérifiées.
  }
seal-not-opened = Les { $lines } lignes correspondent à leurs empreintes. La graine n’est pas dans l’enregistrement.
seal-rules-kept = Règles respectées
seal-rules-broken = Les règles disent autre chose
seal-server = Le serveur a rejoué les { $plays } lignes, selon la version { $rules } des règles.
seal-record = Enregistrement
seal-flaw-not-ours = Ligne { $line } : ce n’est pas un enregistrement d’Onze.
seal-flaw-no-line = La ligne { $line } n’est pas une ligne d’enregistrement.
seal-flaw-number = Ligne { $line } : il manque une ligne avant elle, ou il y en a une de trop.
seal-flaw-hash = La ligne { $line } a été modifiée : son empreinte ne correspond pas.
seal-flaw-cut-off = La ligne { $line } est coupée.
seal-flaw-seed = Ligne { $line } : ce n’est pas la graine scellée avant le match.
seal-flaw-throw = La ligne { $line } dit « { $written } », la chance scellée dit « { $due } ».

report-decisive = Le but du match
report-deciding = Le moment décisif
report-closest = La dernière occasion
report-see = Le revoir
report-share = Partager le compte rendu
report-print = Imprimer
report-line = Le fil du match
report-goals = Revoir les buts
analysis-title = Où s’est joué le match
analysis-ask = Où s’est joué le match ?
analysis-asked = On revient sur le match : un instant…
analysis-refused = C’était trop long. Réessayez un peu plus tard.
analysis-choices = Les coups les plus chers, d’après ce qu’on pouvait savoir
analysis-no-choices = Aucun coup n’a clairement coûté
analysis-choice = { $name } : { $said } ({ $value } %)
analysis-better = Mieux : { $better } ({ $best } %)
analysis-luck = La chance qui a le plus compté
analysis-lucky = { $name } : { $said }
analysis-came = { $came } % de chances au lieu de { $expected } % en moyenne


record-title = Ouvrir un enregistrement
record-say = Un match que vous avez en fichier (.onze) se revoit ici, coup par coup. Ce navigateur vérifie ses empreintes, son sceau et ses lancers ; le serveur le rejoue selon les règles et n’en garde rien.
record-file = Un enregistrement, .onze
record-reading = { $name } est rejoué…
record-damaged = Ce fichier ne peut pas être revu.
record-other = Un autre enregistrement
