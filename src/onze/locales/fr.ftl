# Ce que disent les interfaces autour de n’importe quel jeu.

## La ligne de commande

help-onze = Des jeux de société sur le football, joués dans le terminal.
help-play = Jouer un match dans ce terminal, seul contre des bots ou à plusieurs tour à tour.
help-game = Le jeu ; demandé s’il n’est pas nommé.
help-seats = Qui s’assied où, séparés par des virgules : me (moi), person (une autre personne), ou un bot : coach, random ou my_bot.py:choose.
help-lang = La langue : en ou fr ; par défaut, celle de la machine.
help-seed = Un nombre entier qui fixe le hasard, pour rejouer le même match.
help-option = Une règle de cette table, sous la forme nom=valeur ; peut être répétée.

unknown-language = « { $language } » n’est pas une langue de cette table. Choisissez en ou fr.
not-an-option = « { $text } » n’est pas une option : écrivez nom=valeur, par exemple --option tie=draw.
unknown-seat = « { $word } » ne peut pas prendre place. Peuvent s’asseoir : { $known }.

## S’asseoir

which-game = À quoi voulez-vous jouer ?
how-many = Combien de joueurs ?
who-sits = Qui prend la place { $seat } ?
sits-me = moi
sits-person = une autre personne devant ce terminal
sits-bot = le bot « { $bot } »
choice = Votre choix (1-{ $last }, Entrée pour 1, q pour quitter) :{" "}
not-a-choice = « { $answer } » n’est pas proposé : tapez un numéro de 1 à { $last }.

you = vous
a-person = une personne
opening = { $game } – graine { $seed } – { $seating }
opening-seat = place { $seat } : { $name }

## Un tour

hand-over = Écran pour { $name } : les autres regardent ailleurs. Entrée pour continuer :{" "}
so-far = Jusqu’ici : { $moves }.
prompt = Votre coup (1-{ $last }, ? pour l’aide, q pour quitter) :{" "}
prompt-back = Votre coup (1-{ $last }, b pour revenir, ? pour l’aide, q pour quitter) :{" "}
lone-move = { $name } : { $move } (seul coup possible)
nothing-to-take-back = Il n’y a rien à reprendre : vous n’avez pas commencé ce coup.
number-too-big = Il n’y a pas de coup { $number } : tapez un numéro de 1 à { $last }.
no-such-move = « { $answer } » ne correspond à aucun des coups proposés. Tapez un numéro de 1 à { $last }, le nom d’un coup ou une partie de ce nom ; ? montre les noms.
several-moves = « { $answer } » correspond à plusieurs coups : { $numbers }. Tapez un numéro, ou une plus grande partie du nom.
empty-answer = Tapez un numéro de 1 à { $last } ; ? montre ce que vous pouvez taper d’autre.

## L’aide à une question

help-rule = Cette question vient de la règle { $rule }.
help-answers = Répondez par un numéro, par le nom d’un coup ou par une partie de ce nom qui ne convient qu’à un seul. b reprend la dernière partie d’un coup inachevé, q met fin au match.
help-moves = Les coups par leur nom :
help-options = Les options de cette table :

## La fin

won = Victoire : { $winners }, { $score }.
drawn = Match nul, { $score }.
left = Le match s’arrête ici, inachevé. Au revoir !
left-early = Pas de match aujourd’hui. Au revoir !
