# Feuilles de papier : plateau, pièces à découper, règles.

board = Plateau
pieces = Pièces à découper
rules = Règles
by = par { $author }
sheet = { $game }, feuille { $number } sur { $count }
sheet-title = { $game }, feuille { $number } sur { $count } ({ $kind ->
    [board] plateau
    [pieces] pièces à découper
   *[rules] règles
})
ruler = Imprimer à 100 % : cette réglette mesure 50 mm.
halves = Deux moitiés : découpez la moitié droite le long de son bord gauche et collez-la sur la bande de la moitié gauche, jusqu’au pointillé.
glue-here = coller ici
marked = Un trait dans la marge signale ce que la règle d’origine laisse ouvert et que nous avons tranché.
lot = { $count } { $name }
lot-spare = { $count } { $name } et { $spare } de réserve
