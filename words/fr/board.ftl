theme = Plateau
    .warm = Tons chauds
    .cool = Tons froids
size = Taille du plateau
    .small = Petite
    .medium = Moyenne
    .large = Grande
names = Noms des rangées et des colonnes
confirm = Confirmer chaque coup

confirm-yes = Jouer ce coup
confirm-sure = Jouer ce coup ? { $move }
closer = Agrandir le plateau
whole = Voir tout le plateau
full = Plein écran

course = Le cours de la partie
course-why = Chaque position jugée d’un coup d’œil, sans calculer plus loin.
picture = Partager en image
no-picture = L’image ne peut pas être créée.
