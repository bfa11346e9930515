# Ce que disent les pages du client web.
# Les noms des jeux et « Tabletier » restent les mêmes dans toutes les langues.

## Autour de la page

# Ce qu’en disent les écrans d’accueil, en une ligne.
app-description = Billo, Billabong, Bi-litaire, Bâtons et Pions
# La page, là où le navigateur n’exécute rien.
needs-scripts = Tabletier a besoin de JavaScript et de WebAssembly.
# Un bouton en haut à droite ; court.
settings = Réglages
look = Couleurs
    .auto = Comme l’appareil
    .light = Clair
    .dark = Sombre
pace = Les coups sont montrés
    .still = aussitôt
    .slow = lentement
    .usual = pas à pas
    .fast = vite
sound = Son
# Le menu des langues, pour qui l’entend ; chaque langue y porte son propre nom.
language = Langue
language-missing = Les textes de la langue { $language } ne peuvent pas être chargés sans connexion. La langue reste la même.
language-unknown = La langue « { $tag } » choisie ici n’existe pas. Il y a : { $languages }.
close = Fermer
nowhere = Cette adresse ne mène nulle part. Voici les jeux.
renewal = Une nouvelle version de Tabletier est prête. Votre partie reste telle quelle.
renew = L’utiliser
later = Plus tard
loading = Un instant…
no-book = Les leçons de { $game } ne peuvent pas être chargées. Y a-t-il une connexion ?
no-page = Cette page ne peut pas être chargée. Y a-t-il une connexion ?
try-again = Réessayer

## La première page

motto = Quatre jeux de plateau rares, à jouer entre amis ou contre l’ordinateur.
in-progress = Partie en cours
continue = Continuer
last-game = Dernière partie
see-again = La revoir
studied = Analyse en cours
# $author : qui a inventé le jeu ; sous son nom.
by = par { $author }
players = Joueurs
length = Durée
play = Jouer
learn = Apprendre
puzzles = Problèmes
open-game = Ouvrir une partie

## Une nouvelle partie

rules = Règles
options = Toutes les options
who-plays = Qui joue
person = Une personne
name = Nom
level-word =
    { $number ->
        [1] premiers pas
        [2] débutant
        [3] apprenti
        [4] amateur
        [5] confirmé
        [6] fort
        [7] expert
       *[8] pleine force
    }
level = Niveau { $number }, { level-word }
rotate = Échanger les places
who-starts = Qui commence
start-chosen = Selon les places choisies
start-lot = Tirage au sort
start-turns = À tour de rôle, de partie en partie
seed = Numéro du tirage
seed-why = Le même numéro donne le même départ.
draw-anew = Tirer
touch = Pièce touchée, pièce jouée
touch-why = Ce qu’on a touché doit être joué.
begin = Commencer
yes = Oui
no = Non

## À la table : qui joue

seat-named = { $colour } ({ $name })
seat-level = { $colour } (niveau { $number }, { level-word })
to-move = Au trait : { $who }
thinking = { $who } : réflexion…
prompt = { $who } : { $what }
showing = { $who } joue : { $played }
looking = Recherche d’un bon coup…
stop = Arrêter
paused = L’ordinateur attend.
go-on = Le laisser jouer
spoken = Coup { $number }, { $who } : { $way }.
taken-back = Coup repris.

## À la table : ce qu’on peut faire

finish = S’arrêter ici
say-nothing = Ne rien dire
touch-back = Revenir d’un geste
take-back = Tout reposer
type-move = Écrire un coup
play-it = Jouer ce coup
undo = Annuler
redo = Rétablir
hint = Conseil
turn-board = Tourner le plateau
menu = Menu
keys = Touches du clavier
resign = Abandonner
resign-sure = Vraiment abandonner ?
hand-over = Laisser la place à l’ordinateur ?
again = Rejouer
same = Encore une pareille
new-game = Nouvelle partie
read-rules = Lire les règles
home = Tous les jeux
moves = Coups
no-moves = Aucun coup pour l’instant.
the-start = Début
the-end = Fin
step-back = Un coup en arrière
step-on = Un coup en avant
replay = Revoir
looking-back = Vous regardez en arrière.
back-to-game = Revenir à la partie
from-here = Reprendre d’ici
not-kept = Le navigateur n’a plus de place pour garder cette partie : elle sera perdue à la fermeture de la page.
lost-table = La partie gardée n’est plus lisible.
engine-failed = Le moteur a échoué : { $what }
engine-absent = il ne démarre pas
engine-script = son script ne se charge pas

## Partager, enregistrer, ouvrir

share = Partager, enregistrer, ouvrir
copy-link = Copier un lien vers la partie
copy-place = Copier un lien vers cette position
copy-record = Copier la partie
download = Télécharger
copied = Copié.
not-copied = Le navigateur ne permet pas de copier.
open-file = Ouvrir un fichier
paste = Ou collez une partie ici :
open = Ouvrir
replaces = Si vous ouvrez cette partie, celle que vous jouez va sur l’étagère.
unreadable-game = Rien n’a été changé. Ce n’est pas une partie lisible : { $why }
no-game = aucune partie dedans

## Analyse

study = Analyser
lost-study = L’analyse gardée n’est plus lisible.
replaces-study = Ceci remplace l’analyse en cours, avec ses variantes et ses commentaires. Continuer ?
back-to-study = Revenir à l’analyse
engine = Faire réfléchir le moteur
looked =
    { $depth ->
        [one] { $depth } coup à l’avance
       *[other] { $depth } coups à l’avance
    }, { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }
looked-for = { looked }, valeurs pour { $who }
value = { $who } { $worth }
try-line = Essayer cette suite
values = Qui a l’avantage
judge = Examiner la partie
judged = { $done } positions sur { $of }
making-sure = vérification des fautes
no-mistakes = Aucune grosse faute n’a été trouvée.
mistake = Coup { $number }, { $who } : { $played } ({ $worth })
better = Mieux : { $played } ({ $worth })
remark = Commentaire sur ce coup
remark-start = Commentaire sur la partie
promote = En faire la ligne principale
remove = Supprimer à partir d’ici
remove-sure = Supprimer ce coup et tout ce qui le suit ?

## Composer une position

edit = Composer une position
edit-why = Choisissez une pièce, puis touchez les endroits où la poser ; touchez de nouveau pour l’enlever.
to-put = À poser
fields = À côté du plateau
clear = Plateau vide
usual-start = Position de départ
position-fine = Cette position est jouable.
edit-over = La partie est finie dans cette position : { $why }
other-rules = Ce qui est posé n’est pas une position selon ces règles. Videz d’abord le plateau ou reprenez la position de départ.
position-text = La position en texte
take-text = Utiliser ce texte
unreadable-position = Rien n’a été changé. Ce n’est pas une position lisible : { $why }

## Leçons

first-game = Une première partie guidée
contents = Sur cette page
to-try = Essayez ces coups, ou tout autre :
try-freely = Essayez librement sur le plateau.
forbidden = Interdit :
we-decided = Notre choix
begin-again = Recommencer
play-from-here = Continuer d’ici
show-hint = Un indice
not-it = Ce coup est permis, mais ce n’est pas ce qu’on demande. Reprenez-le et essayez-en un autre.
next-task = Suivant
all-done = Vous avez fait tous les exercices. Place à une vraie partie !
task = { $number }. { $title }
done = { $what }, fait

## Problèmes

puzzle = Problème { $number }
daily = problème du jour
grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
win-at-once = Gagnez dès ce coup.
find-win = Un seul coup gagne. Trouvez-le.
find-rescue = Un seul coup évite la défaite. Trouvez-le.
find-best = Un coup est nettement le meilleur. Trouvez-le.
there-is-better = Il y a mieux. Reprenez le coup et essayez-en un autre.
begins-with = Cela commence ici : { $place }.
show-solution = Montrer la solution
solved-found = C’est le bon coup ! Sa valeur : { $best } ; le meilleur des autres : { $second }.
solved-shown = Voici le coup. Sa valeur : { $best } ; le meilleur des autres : { $second }.
goes-on = La partie pourrait continuer : { $moves }
no-puzzles = Les problèmes ne peuvent pas être chargés.
broken-puzzles = Les problèmes ne sont pas lisibles : { $why }
open-puzzles = Ouvrir un fichier de problèmes
unreadable-puzzles = Rien n’a été changé. Ce ne sont pas des problèmes lisibles : { $why }

## À imprimer

print-it = À imprimer
print-why = Plateau, pièces à découper et règles, en vraie grandeur. Imprimez à 100 %, sans ajuster à la page : la réglette au bas de chaque feuille permet de le vérifier.
print = Imprimer
paper = Papier
    .a4 = A4
    .letter = Letter (US)
