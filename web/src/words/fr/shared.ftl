## Ce que dit chaque partie de la page
back-home = Tous les jeux
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
try-again = Réessayer
