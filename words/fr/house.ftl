# Around the house: the way around, the first page, the shelf of games.

## The shelf

shelf = Étagère
shelf-why = Toutes les parties jouées sur cet appareil. Quand vous en commencez une autre, la précédente vient ici d’elle-même.
shelf-empty = Il n’y a encore rien ici. Dès que vous commencerez une autre partie, la précédente y viendra.
on-table = sur la table
give-name = Donnez-lui un nom
look-at = Analyser
delete = Supprimer
delete-sure = Supprimer cette partie pour de bon ?
save-all = Tout enregistrer dans un fichier
take-in = Les parties d’un fichier s’ajoutent à celles d’ici ; celles qui y sont déjà sont laissées de côté.
taken-in =
    { $count ->
        [one] { $count } partie ajoutée
        [many] { $count } de parties ajoutées
       *[other] { $count } parties ajoutées
    }, { $known } déjà { $known ->
        [one] présente
        [many] présentes
       *[other] présentes
    }.
moves-made =
    { $count ->
        [one] { $count } coup
        [many] { $count } de coups
       *[other] { $count } coups
    }
and = { $first } · { $second }
more-games = En voir plus
all-games = Toutes les parties de l’étagère

## Results

results = Contre l’ordinateur
won = Gagnées
drawn = Nulles
lost = Perdues

## What is to be told

not-kept = Le navigateur n’a plus de place pour la partie rangée. Elle reste sur l’étagère jusqu’à la fermeture de cette page : enregistrez-la là dans un fichier.
closed = Ce navigateur ne garde pas les parties durablement, comme en navigation privée. Celles d’ici peuvent disparaître à sa fermeture : enregistrez-les dans un fichier.
unreadable = Une partie d’ici ne peut pas être lue par cette version. Elle reste telle quelle.
other-window = Une autre partie a été posée sur la table dans une autre fenêtre. Celle qui était ici est sur l’étagère.

## The way around

ways = Menu principal
more = Plus
about = À propos de Tabletier
first-page = Page d’accueil

## The first page

exhibit = L’ordinateur joue de toute sa force : { $game }
craftsman = Un tabletier est l’artisan qui fabrique les plateaux de jeu. Ces quatre jeux ont été créés par quatre auteurs, et l’on ne peut guère y jouer ailleurs.
puzzle-of-the-day = Problème du jour : { $game }
go-on-with = À continuer

## Play at once

how-well = Connaissez-vous bien ce genre de jeux ?
how-new = Je débute
how-known = J’en connais
how-strong = Je joue bien
how-why = L’ordinateur joue alors à votre mesure ; cela se change à tout moment.
opponent = L’ordinateur joue

## Pages of all games

learn-all = Apprendre les jeux
learn-all-why = Les règles en mots et en figures vivantes, une première partie guidée en petits exercices, et des feuilles à imprimer.
puzzles-all-why = Trouvez le seul coup nettement meilleur : trois degrés, et un nouveau problème chaque jour.
analyse-all = Analyse
analyse-all-why = Les meilleures suites du moteur, le cours d’une partie entière et ses erreurs, pour toute position ou partie.
from-start = Depuis le début

## About

about-name = Un tabletier est l’artisan qui fabrique plateaux de jeu, dés et pièces d’échecs. Celui-ci rend jouables des jeux rares : partout, par vous-même, contre l’ordinateur ou avec d’autres.
about-sheets = Chaque jeu se joue comme le dit sa règle. Là où elle se tait, ou quand deux règles se contredisent, il a fallu décider ; les règles de chaque jeu disent quoi, et ce que l’on peut choisir autrement.
about-inventors = Les jeux et leurs auteurs
about-free = Tabletier est un logiciel libre (MIT ou Apache 2.0). Il ne compte personne et ne montre aucune publicité ; vos parties restent sur cet appareil, sauf si vous jouez à distance.

## Learn

in-a-minute = En une minute
in-full = Les règles en entier
