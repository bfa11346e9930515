# Ce que disent tous les jeux.

## Comment une partie a fini

# Ce qu’on appelle un joueur peut être au pluriel : pas de verbe à accorder.
won = Victoire : { $who }.
draw = Partie nulle.
score = Score : { $score }.
outcome = { $verdict } { $reason }

## Titres des images

turn = à { $player } de jouer
title = { $game } : { $expected }
title-over = { $game }. { $outcome }

## Règles maison

house = Règles maison, pour que toute partie finisse
    .on = Trois fois la même position, ou trop de coups sans progrès, et la partie est nulle.
    .off = Seule la règle du jeu met fin à la partie.
repetition = La même position est apparue pour la troisième fois.
quiet = Rien d’irrévocable ne s’est passé depuis trop longtemps.

## Composer une position

setting-up = Une position que l’on compose
nothing = Rien
turn-field_turn = Trait
no-position = Cette position ne peut pas se présenter dans le jeu.

## Ce qui ne va pas dans un texte

text-error = { $place } : on trouve { $found }, on attend { $expected }
found-text = « { $text } »
found-nothing = rien
at_position = position
at_rules = règles
at_move = coup
at_seat = place
at_click = clic
at_algorithm = algorithme
at_part = { $whole }, { $part }
at_after = { $whole }, après { $part }
or = { $first } ou { $second }
then = { $first } { $second }
field = <{ $name }>
want_ascii = des caractères ASCII visibles et des espaces
want_fields = { $names }, séparés par un seul espace
want_end = la fin : { $form }
want_preset-first = un jeu de règles nommé, seulement au début
want_key-once = la clé { $key } une seule fois
want_rules = { $presets } d’abord, ou { $keys }
want_seat = A, B, C ou D
want_no-click = aucun autre clic
want_one-of = l’un de ceux-ci : { $targets }

## Coups impossibles

move-unreadable = coup illisible ; { $error }
move-illegal = le coup { $move } n’est pas permis : { $why }
