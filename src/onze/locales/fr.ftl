# Ce que disent les interfaces autour de n’importe quel jeu.

## La ligne de commande

help-onze = Des jeux de société sur le football, joués dans le terminal.
help-version = Dire de quelle version il s’agit et s’arrêter.
help-play = Jouer un match dans ce terminal, seul contre des bots ou à plusieurs, chacun son tour.
help-game = Le jeu ; demandé s’il n’est pas nommé.
help-seats = Qui s’assied où, les places séparées par des virgules : me (moi), person (une autre personne), ou un bot : débutant, habitué, confirmé, maître, coach, random, search:1s, mon_bot.py:MonBot ou « ./mon_programme --option » entre guillemets droits.
help-bot = Un bot contre qui jouer, à vous ou à nous : mon_bot.py:MonBot, « ./mon_programme --option » entre guillemets droits, confirmé ; pour plusieurs adversaires, plusieurs fois. Voir docs/write-a-bot.md.
help-seconds = Combien de secondes un bot peut réfléchir à une réponse.
help-lang = La langue : en ou fr ; par défaut, celle de la machine.
help-option = Une option de la table, sous la forme nom=valeur ; peut être répétée. « onze rules JEU » en donne la liste.
help-seed = Un nombre entier qui fixe le hasard, pour rejouer le même match.
help-word = Un mot à vous, mêlé au hasard avant le premier tirage ; un par personne, dans l’ordre des places.
help-record = Le fichier où garder le match ; par défaut dans votre dossier de matchs, ou dans celui que nomme ONZE_MATCHES.
help-outside = Le dossier du jeu, si ce n’est pas l’un des nôtres.
help-file = L’enregistrement, un fichier qui finit par .onze ; par défaut celui du dernier match joué ici.
help-resume = Reprendre un match interrompu.
help-resume-seats = Qui est à quelle place désormais ; par défaut, les mêmes.
help-resume-file = L’enregistrement du match ; par défaut celui du dernier interrompu ici.
help-replay = Revoir coup par coup un match joué.
help-replay-seat = Montrer la table telle que cette place, comptée à partir de 1, la voyait ; par défaut la vôtre, sinon celle qui doit répondre.
help-replay-line = Commencer à cette ligne de l’enregistrement.
help-verify = Vérifier qu’un enregistrement est intact, que chaque coup était permis et que chaque tirage est bien celui qui a été scellé avant le match.
help-report = Écrire l’histoire d’un match, comme dans un journal, d’après son enregistrement.
help-report-format = La forme : text (80 colonnes), par défaut ; markdown ; ou html, une page à ouvrir dans un navigateur.
help-play-file = Un fichier à vous, par sa sorte et son chemin, par exemple cards=mes-cartes.toml ; peut être donné plusieurs fois. Formes courtes de certaines sortes : { $names }.
help-file-choice = sorte=fichier
help-check = Dire ce qui ne va pas dans un fichier à vous pour un jeu, ou ce qu’il contient.
help-check-file = Le fichier par sa sorte et son chemin, par exemple cards=mes-cartes.toml.
help-file-check = Dire chaque erreur, ou ce que le fichier contient.
help-file-list = Montrer les modèles livrés avec le jeu.
not-a-file = « { $argument } » n’est pas un fichier : nommez sa sorte et son chemin, par exemple cards=mes-cartes.toml.
no-files = { $game } se joue sans fichiers personnels : omettez « { $name } ».
no-such-file = { $game } ne prend pas de fichier de la sorte « { $name } » ; il prend : { $known }.
file-brought-twice = Une table prend un seul fichier de la sorte « { $name } », pas deux.
file-of-ours = Il n’y a pas de fichier { $path }, mais ce qui porte ce nom est livré avec le jeu : tapez --option { $option } au lieu de --{ $name }.
too-many-files = Chaque personne apporte au plus un fichier de la sorte « { $name } ». Fichiers : { $files } ; personnes : { $people }.
help-ladder = Faire jouer des bots, chacun contre chacun, sur tous les cœurs, et dire leur force.
help-game-of-bots = Le jeu auquel on joue.
help-ladder-bots = Les bots, séparés par des virgules : random,coach,search:200.
help-ladder-bot = Un bot de plus, pour les commandes où il y a des virgules ; peut être donné plusieurs fois.
help-ladder-seats = Le nombre de places ; par défaut, aussi peu que le jeu le permet.
help-ladder-matches = Combien de matchs chaque duel joue au plus.
help-ladder-whole = Les jouer tous, même quand on sait qui est le plus fort.
help-ladder-seed = Un nombre entier dont découlent toutes les donnes.
help-ladder-results = Le fichier où garder les résultats ; s’il existe, l’échelle reprend de là. Par défaut JEU-ladder.jsonl.
help-ladder-processes = Combien de matchs se jouent à la fois ; par défaut, autant que de cœurs.
help-analyse = Revenir sur un match à partir de son enregistrement : les chances de gagner, les coups les plus chers, la chance qui a le plus compté.
help-analyse-json = Un fichier où écrire les chiffres, en JSON.
help-rules = Lire les règles : un jeu, une clause par son identifiant, ou toutes les clauses qui contiennent des mots.
help-rules-asked = Un jeu (football-a-la-carte), l’identifiant d’une clause (FAC-8.6) ou des mots à chercher (corner).
help-rules-search = Ne montrer que les clauses qui contiennent tous ces mots.
help-rules-where = Dans une copie du dépôt : après chaque clause, où elle se trouve dans le code, les données et les tests.
help-serve = Servir des matchs aux navigateurs : chacun joue sur sa machine, en direct ou sur plusieurs jours.
help-host = L’adresse d’écoute ; par défaut, seule cette machine peut appeler.
help-port = Le port d’écoute ; 1111 si rien n’est dit.
help-database = La base de données, par exemple sqlite:///tables.db ou postgresql://… ; sinon celle d’ONZE_DATABASE_URL, ou un fichier parmi vos données.
help-lan = Faire jouer tout votre réseau : écouter sur toutes les adresses, et montrer le lien aussi en code QR.
help-open = Ouvrir la page dans votre navigateur ; si le port 1111 est pris, le prochain qui est libre sert.
help-address = ADRESSE
help-tables = S’occuper des tables d’un serveur, même pendant qu’il tourne.
help-tables-list = Lister les tables en cours, la plus récente d’abord.
help-tables-all = Aussi celles qui sont terminées.
help-tables-show = Montrer une table : ce qu’on y joue, qui y joue, où en est le match.
help-tables-end = Mettre fin à une table : son match est arrêté, sans vainqueur. Le serveur s’en charge en quelques secondes ou, s’il ne tourne pas, à son prochain lancement.
help-table-id = Une table, telle que « onze tables list » la nomme.
help-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
help-backup-file = Le fichier, ou un dossier, où le fichier portera le jour et l’heure.
help-help = Montrer cette aide et s’arrêter.

help-required = obligatoire
help-check-game = Le jeu pour lequel le fichier est fait.
help-game-name = JEU
help-rules-names = JEU|ID|MOTS
help-command = COMMANDE
help-choice = nom=valeur
help-number = NOMBRE
help-text = TEXTE
help-words = MOTS
help-file-name = FICHIER
help-folder = DOSSIER
help-arguments-title = Arguments
help-options-title = Options
help-commands-title = Commandes
help-errors-title = Erreur
help-usage = Usage :
help-hint = Aide : { $command }

no-such-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $known }.
command-missing = Il manque une commande. Les commandes sont : { $known }.
argument-missing = Il manque { $name }.
option-not-a-number = { $name } demande un nombre entier.
option-without-value = { $name } demande une valeur à sa suite.
no-such-option = Il n’y a pas d’option { $name } ici. Les options sont : { $known }.
too-many-arguments = Il y a des mots de trop : { $rest }. Ce qui contient des espaces se met entre guillemets.
unknown-language = « { $language } » n’est pas une langue de cette table. Choisissez en ou fr.
unknown-seat = « { $word } » ne peut pas prendre place. Peuvent s’asseoir : { $known }, ou un bot à vous, fichier.py:Classe ou ./programme.
seats-and-bots = Nommez toutes les places (--seats me,coach) ou seulement vos adversaires (--bot coach), pas les deux.
not-seconds = « { $typed } » n’est pas un temps de réflexion : donnez des secondes, comme 0.5 ou 10.
more-mistakes = Et { $count } autres ; commencez par celles-ci.
name-a-file = Nommez le fichier à vérifier :
    {"  "}{ $command }
file-laid = { $name } : { $file }, en place.
unknown-format = « { $format } » n’est pas une forme de compte rendu. Choisissez parmi : { $known }.
too-many-words = Seules les personnes ajoutent un mot au hasard, un chacune. Mots donnés : { $words } ; personnes : { $people }.

## S’asseoir

which-game = À quoi voulez-vous jouer ?
how-many = Combien de joueurs ?
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
against = {" "}contre{" "}
who-sits = Qui prend la place { $seat } ?
sits-me = moi
sits-person = une autre personne devant ce terminal
sits-bot = le bot « { $bot } »
choice = Votre choix (Entrée pour { $first }, q pour partir) :{" "}
not-a-choice = « { $answer } » n’est pas proposé : tapez le numéro d’une ligne, ou un mot de cette ligne.

you = vous
a-person = une personne
opening = { $game } – { $seating }
opening-seat = place { $seat } : { $name }
sealed = Le hasard de ce match est scellé : { $commitment }…
resumed = Le match reprend ; les derniers coups sont rappelés sous le plateau.

## Un tour

hand-over = Devant l’écran : { $name }. Les autres regardent ailleurs. Entrée pour continuer :{" "}
so-far = Jusqu’ici : { $moves }.
prompt = Votre coup ({ $first }-{ $last }{ $more }, ? pour l’aide, q pour partir) :{" "}
prompt-named = Votre coup (nom{ $more }, ? pour l’aide, q pour partir) :{" "}
prompt-back = b pour revenir
prompt-cards = c : cartes
lone-move = { $name } : { $move } (seul coup possible).
moves-drawn = { $name } : coups tirés au sort faute d’une réponse jouable : { $count }.
taken-back = { $name } : le dernier coup est repris.
odds = { $what } { $percent } %
nothing-begun = Il n’y a rien à annuler : vous n’avez pas commencé ce coup. u reprend votre dernier coup entier.
nothing-to-take-back = Vous n’avez pas encore joué de coup qui puisse être repris.
number-too-big = Il n’y a pas de coup { $number } : tapez un numéro de { $first } à { $last }.
no-such-move = « { $answer } » ne correspond à aucun des coups proposés. Tapez un numéro de { $first } à { $last }, le nom d’un coup ou une partie de ce nom ; ? montre les noms.
several-moves = « { $answer } » correspond à plusieurs coups : { $numbers }. Tapez un numéro, ou une plus grande partie du nom.
said-too-much = Le coup est complet avant « { $answer } » : omettez le reste.
empty-answer = Tapez un numéro de { $first } à { $last } ; ? montre ce que vous pouvez taper d’autre.

## L’aide à une question

help-rule = Cette question vient de la règle { $rule } :
help-answers = Ce que vous pouvez taper :
help-answer-move = {"  "}un numéro, le nom d’un coup, ou une partie du nom qui ne désigne que lui : joue ce coup
help-answer-name = {"  "}un nom de la liste ci-dessous, ou une partie du nom qui ne désigne que lui : joue ce coup
help-answer-parts = {"  "}plusieurs parties d’un coup à la fois, séparées par des virgules
help-answer-back = {"  "}b : annule la dernière partie d’un coup inachevé
help-answer-take-back = {"  "}u : reprend votre dernier coup entier, et tout ce qui a suivi
help-answer-cards = {"  "}c : montre les cartes en détail, et tout ce qui est sur la table
help-answer-rule = {"  "}?{ $rule } : montre cette règle ; de même pour toutes les autres
help-answer-leave = {"  "}q : quitte la table ; le match est conservé et peut être repris plus tard
help-moves = Les coups par leur nom :
help-options = Les options de cette table :
help-usual-options = Toute option non citée ici a sa valeur habituelle ; pour en lire la liste :
    {"  "}{ $command }
no-such-rule = Il n’y a pas de règle « { $rule } » dans ce jeu : tapez ? suivi d’un identifiant, par exemple ?{ $example }.

## La fin

virtual-opponent = l’adversaire virtuel
won = Victoire : { $winners }, { $score }.
won-level = Victoire après égalité : { $winners }, { $score }.
won-reached = Victoire : { $winners }. Parcours : { $ways }.
won-behind = Victoire, mais pas au score : { $winners }, { $score }.
won-time = Victoire au temps, celui de l’autre camp étant écoulé : { $winners }, { $score }.
won-resignation = Victoire par abandon de l’autre camp : { $winners }, { $score }.
drawn = Match nul, { $score }.
drawn-agreed = Match nul d’un commun accord, { $score }.
drawn-abandoned = Match arrêté, sans vainqueur, { $score }.
unfinished = Le match n’est pas terminé.
kept = Le match est conservé (empreinte { $hash }…). Pour le revoir ou le vérifier :
adjourned = Le match est conservé en l’état. Pour le reprendre :
serving = Onze est ouvert à { $link } · Ctrl+C le ferme.
page-not-built = La page pour les navigateurs n’est pas construite dans cette copie du projet : lancez « make page », puis relancez le serveur.
cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $error }. Choisissez autre chose avec --host ou --port.
port-taken = Le port { $port } est pris, peut-être par un Onze qui tourne déjà. Choisissez-en un autre avec --port.
no-such-port = Le port { $port } n’existe pas : les ports vont de 0 à 65535. Choisissez-en un autre avec --port.
goodbye = Au revoir !

## Héberger

no-open-tables = Aucune table en cours. Pour voir celles qui sont terminées : onze tables list --all
no-tables = Il n’y a pas encore de table.
no-such-table = La table { $table } n’existe pas. « onze tables list --all » les nomme toutes.
table-is-over = La table { $table } est déjà terminée.
table-ended = La table { $table } est terminée.
table-will-end = C’est noté : la table { $table } prendra fin dès que son serveur tournera.
table-waiting = en attente
table-playing = en jeu
table-finished = terminée
table-state = État
table-game = Jeu
table-options = Options
table-clock = Pendule
table-opened = Ouverte
table-touched = Dernière activité
table-lines = Lignes
table-messages = Messages
table-seat = Place { $number }
seat-person = { $name } (une personne)
seat-bot = { $name } (un bot)
seat-empty = libre
clock-none = aucune
clock-move = { $seconds } s par coup
clock-bank = { $seconds } s en tout, et { $increment } s de plus à chaque réponse
clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
table-fact = { $label } : { $value }
backed-up = Toutes les tables sont dans { $file } ({ $size } ko).

## Les enregistrements

bot-of-a-record = L’enregistrement nomme un bot d’un fichier, { $bot }, qui n’est lancé que si vous le nommez vous-même : ajoutez --seats { $seats }
wrong-number-of-seats = Nombre de places de ce match : { $count }. Nommez-en autant, séparées par des virgules.
no-record = Aucun match encore dans { $folder }. Jouez-en un avec :
    {"  "}onze play
no-match-to-resume = Aucun match à reprendre dans { $folder }. Commencez-en un avec :
    {"  "}onze play
match-is-over = Ce match est terminé. Revoyez-le avec :
    {"  "}{ $command }
cannot-write = Impossible d’écrire { $file } : { $error ->
    [EACCES] vous n’en avez pas le droit
    [EISDIR] c’est un dossier
    [ENOSPC] le disque est plein
    [EEXIST] un fichier occupe la place d’un dossier
    [ENOTDIR] un fichier occupe la place d’un dossier
    [ENOENT] aucun dossier ne peut y être créé
    [EROFS] rien ne peut être écrit sur ce disque
   *[other] le système répond { $error }
}. Choisissez autre chose.
cannot-keep = Impossible d’écrire { $file } : { $error ->
    [EACCES] vous n’avez pas le droit d’y écrire
    [ENOSPC] le disque est plein
    [EROFS] rien ne peut être écrit sur ce disque
   *[other] le système dit { $error }
}. Le match est conservé jusqu’au coup précédent : faites de la place, puis reprenez-le avec onze resume.
match-is-held = { $file } se joue déjà à un autre terminal (processus { $process }). Terminez ou quittez d’abord le match là-bas.
record-exists = { $file } existe déjà. Choisissez un autre fichier avec --record, ou reprenez le match avec :
    {"  "}{ $command }
name-the-folder = Si le jeu est un dossier à vous, nommez-le avec --game.
no-such-seat = Il n’y a pas de place { $seat } dans ce match : les places vont de 1 à { $last }.

replay-prompt = Ligne { $line } sur { $last } (Entrée : suivant, b : précédent, ? : aide, q : partir) :{" "}
replay-help = Entrée ou n montre le coup suivant, b le précédent, s le début, e la fin ; un numéro va à cette ligne de l’enregistrement ; q pour partir.
replay-unknown = « { $answer } » ne veut rien dire ici : Entrée, b, s, e, un numéro de ligne, ? ou q.
replay-line = Ligne { $line } : { $what }
replay-throws = Hasard : { $throws }
replay-deal = mise en place du match
replay-referee = l’arbitre
replay-take-back = tout est repris à partir de la ligne { $what }
replay-rules = le match continue selon de nouvelles règles
replay-timeout = { $name } – le temps est écoulé
replay-lost-on-time = { $name } – défaite au temps
replay-hand-over = { $name } – un bot joue désormais
replay-give-back = { $name } – le bot rend la place
replay-seen-by = Vu par { $name } :
throw-heads = face
throw-tails = pile
throw-cut = pioche coupée à la carte { $place }
throw-die = { $shown } au dé à { $sides } faces
throw-order = cartes mélangées

verified-moves = Lignes de jeu : { $plays }, version { $rules } des règles. Elles sont toutes intactes, et chaque coup était permis.
verified-older = Le match suit des règles plus anciennes que celles de cette table (version { $ours }), et il est le même avec les deux.
verified-sealed = La graine n’est pas encore ouverte : les tirages ne peuvent pas être vérifiés. Le hasard est scellé ainsi :
verified-throws = Tirages : { $throws }. Tous viennent du hasard scellé avant le match, ainsi :
verified-word = Mot mêlé au hasard par { $name } : « { $word } ».
verified-hash = Empreinte finale :

report-log = Ce qui s’est passé
report-played-for = À la place de { $name }, { $bot } a joué à ces lignes de l’enregistrement : { $lines }.

## Les règles

rules-games = Les jeux et leurs règles :
rules-count = { $count ->
    [0] aucune clause
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-usage = Pour lire la suite :
rules-derived = Cela découle de ce que dit le livret.
rules-ruled = Le livret ne le dit pas : c’est une décision de notre part.
rules-why = Pourquoi : { $why }
rules-see = Voir { $id } : { $text }
rules-options = Options de la table, avec --option au début d’un match :
rules-option = Une option de la table. { $text }
rules-usual = (par défaut)
rules-range = --option { $name }=NOMBRE, de { $low } à { $high } ({ $usual } par défaut)
rules-nothing-found = « { $words } » n’est ni un jeu ni l’identifiant d’une clause, et aucune clause ne contient tous ces mots. « onze rules » donne la liste des jeux.
rules-where-code = Dans le code :
rules-where-data = Dans les données :
rules-where-tests = Prouvée par :
rules-where-whole-file = tout le fichier
rules-where-nowhere = Ni le code ni les données ne citent encore cette règle.
rules-where-no-test = Aucun test ne prouve cette règle.
rules-lives-absence = Cette règle tient à ce que personne ne peut faire : aucun coup ne le propose, et rien dans le code ne le fait.
rules-lives-example = C’est un exemple : il découle d’autres règles, et un test le joue.
rules-lives-see = Cette règle tient à celles auxquelles elle renvoie : { $ids }.
rules-lives-data = Cette règle se trouve dans { $file }.
rules-lives-material = Cette règle décrit la boîte : rien n’en découle dans le jeu.
rules-where-no-checkout = « --where » ne fonctionne que dans une copie du dépôt : le jeu installé ici vient sans ses sources ni ses tests.
rules-where-ids = Avec « --where », donnez une ou plusieurs clauses par leurs identifiants :
    {"  "}onze rules FAC-8.6 --where
rules-where-unknown = « { $id } » n’est l’identifiant d’aucune clause. Les plus proches sont : { $near }.

## L’échelle

ladder-playing = En cours
ladder-goes-on = { $file } a { $count } matchs ; l’échelle reprend de là.
ladder-stopped = Arrêté. Ce qui a été joué est gardé ; la même commande reprend de là.
ladder-kept = Les résultats sont dans { $file }.
ladder-title = { $game }, places : { $seats }, matchs : { $count }
ladder-pairing = duel
ladder-share = part des victoires
ladder-interval = intervalle à 95 %
ladder-matches = matchs
ladder-verdict = verdict
ladder-against = { $one } contre { $others }
ladder-from-to = de { $low } à { $high }
ladder-stronger = plus fort
ladder-weaker = plus faible
ladder-enough = tous les matchs joués
ladder-unfinished = inachevé
ladder-even = À égalité, chacun gagnerait { $share } ; un nul est partagé. Les parts des duels arrêtés tôt penchent vers le verdict.
ladder-bot = bot
ladder-rating = cote (95 %)
ladder-time = une décision
percent = { $number } %
ladder-two-bots = Il faut au moins deux bots différents : --bots random,coach
ladder-no-matches = Un duel joue au moins un match.
ladder-no-processes = Il se joue au moins un match à la fois : --processes 1
ladder-damaged = { $file }, ligne { $line } : ce n’est pas un résultat d’échelle.
ladder-no-results = { $file } n’est pas le fichier d’une échelle. Nommez-en un autre avec --results.
ladder-other = { $file } a les résultats d’une autre échelle ; ceci diffère : { $what }. Nommez un autre fichier avec --results.

## Revenir sur un match

analyse-looking = Analyse
analyse-unfinished = Ce match n’est pas terminé : on y reviendra quand il le sera.
analyse-no-coach = { $game } n’a pas de coach pour dire ce que vaut une position.
analyse-curve = Les chances de { $name } de gagner, toutes cartes connues :
analyse-curves = Les chances de chacun de gagner en %, du premier choix à la fin, toutes cartes connues :
analyse-choices = Les coups les plus chers, d’après ce qu’on pouvait savoir alors
analyse-no-choices = Aucun coup n’a clairement coûté quelque chose.
analyse-choice = { $number }. Ligne { $line }, { $name } : { $said } – { $value } % de chances, { $cost } points abandonnés.
analyse-better = {"   "}Mieux : { $better } – { $best } %.
analyse-lucks = La chance qui a le plus compté
analyse-no-lucks = La chance n’y a été pour rien.
analyse-good-luck = · Ligne { $line }, { $name } : { $said } – la chance a donné { $gain } points : { $came } % au lieu de { $expected } % en moyenne.
analyse-bad-luck = · Ligne { $line }, { $name } : { $said } – la chance a pris { $gain } points : { $came } % au lieu de { $expected } % en moyenne.
