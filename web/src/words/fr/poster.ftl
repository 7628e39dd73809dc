## L’affiche d’un but
poster-goal = But !
poster-again = Revoir
poster-go-on = Continuer
