# Ce que dit toute table, quel que soit le jeu.

## À la table

touched = Pièce touchée, pièce jouée.
wait = Ce n’est pas votre tour.
resigned = L’adversaire a abandonné.
time = Le temps de l’adversaire est écoulé.
agreed = La nulle a été convenue d’un commun accord.

## Ce que le moteur pense d’une position

worth-nearly-won = presque gagné
worth-nearly-lost = presque perdu
win = gain
win-in = gain en { $turns }
win-by = gain de { $margin }
win-by-in = gain de { $margin } en { $turns }
loss = perte
loss-in = perte en { $turns }
loss-by = perte de { $margin }
loss-by-in = perte de { $margin } en { $turns }
good-move = Un bon coup : { $move }
good-move-worth = Un bon coup : { $move } ({ $worth })
least-bad = Le moindre mal : { $move } ({ $worth })

## Ce qui ne va pas dans un fichier ou un texte

record-error = partie { $game }, ligne { $line } : { $fault }
puzzle-error = ligne { $line } : { $fault }
line-error_over = coup { $number }, { $move } : il vient après la fin de la partie ({ $outcome })
line-error_unreadable = coup { $number }, { $move } : illisible ; { $error }
line-error_illegal = coup { $number }, { $move } : pas permis ; { $why }
over = la partie est finie ({ $outcome }), aucun coup ne peut suivre
forfeit_over = la partie est finie ({ $outcome }), personne ne peut abandonner
forfeit_many = on ne peut abandonner qu’à deux joueurs, pas à { $players }
forfeit_nobody = personne n’est assis à la place { $seat } pour abandonner, seulement aux places A et B
found_bytes = { $bytes } octets
found_games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
at_game = jeu
at_player = joueur
at_players = joueurs
at_player-seat = joueur { $seat }
at_first-move = premier coup
at_table = table
at_clock = pendule
at_reason = raison
at_strength = force
at_level = niveau
at_value = valeur
at_file = fichier
at_line = ligne
at_puzzle = problème
at_grade = difficulté
at_title = titre
at_date = date
at_tag = étiquette
at_tag-name = étiquette { $name }
at_remark = commentaire
at_variation = variante
at_move-number = numéro du coup
at_mark = signe
at_result = résultat
at_after = après { $what }
want_bytes = { $bytes } octets au plus
want_one-game = une seule partie
want_first-move = chosen, lot ou turns
want_table = les joueurs, touch ou free, qui commence, un nombre, puis une partie
want_touch = touch ou free
want_number = un nombre
want_clock = live:MILLISECONDES+MILLISECONDES ou move:MILLISECONDES
want_millis = des millisecondes pour deux à quatre places
want_reason = resigned, time ou agreed
want_strength = random, level:1 à level:8, nodes:N, depth:N ou time:MILLISECONDES, ou un algorithme ({ $algorithms }) avec une limite, comme uct:time=100
want_monte-carlo = { $algorithm }:nodes=N ou { $algorithm }:time=MILLISECONDES
want_player = human, { $strength }
want_level = un niveau de 1 à 8
want_score = +1.25, -0.50, win in 3, loss by 7 in 12 ou quelque chose de ce genre
want_seats = les joueurs A à { $last } seulement
want_name = un nom de 1 à { $most } caractères imprimables
want_date = une date de la forme AAAA-MM-JJ
want_house = { $house }=on, car les parties d’un match doivent finir
want_winner = des règles qui permettent de gagner, car un match compte les parties
want_a-player-each = { $seats }, un par place
want_remark = 1 à { $most } caractères imprimables
want_move = un coup
want_number-and-move = { $number } et un coup
want_number-before = { $number } avant le coup suivant
want_variation-end = une ) à la fin
want_other-move = un autre coup que ceux d’avant
want_move-before = un coup avant elle
want_open-before = une ( avant elle
want_brace-before = une { "{" } avant elle
want_one-remark = un seul commentaire
want_remark-first = le commentaire avant les variantes de son coup
want_remark-words = quelques mots entre les accolades
want_escape = \\, \{ "{" } ou \{ "}" }
want_brace-end = une { "}" } à la fin, et \{ "{" } pour une accolade à l’intérieur
want_mark = { $marks } ou $0 à $255
want_utf8 = du texte en UTF-8
want_game-end = la fin de la partie après son résultat
want_game-tag = une étiquette [Game { "\"" }…{ "\"" }]
want_tag = [Nom { "\"" }valeur{ "\"" }]
want_tag-name = un nom d’au plus { $most } lettres, chiffres et tirets bas, commençant par une lettre
want_other-tag = une étiquette sans signification propre
want_backslash = une barre oblique inverse seulement comme \\ ou devant un guillemet, \{ "\"" }
want_quote = un guillemet dans la valeur comme \{ "\"" }
want_printable = des caractères imprimables
want_tag-once = l’étiquette { $name } une seule fois
want_result = le résultat, ou * pour une partie inachevée
want_as-moves-say = { $result }, comme le disent les coups
want_game-key = la clé du jeu
want_rules-text = le texte des règles
want_whole-number = un nombre entier jusqu’à { $most }
want_seed-or-position = soit Seed, soit Position
want_won-by = won A { $why } ou won B { $why }, à deux joueurs
want_grade-1 = grade 1
want_blank-line = une ligne vide
want_key-value = « { $key } », un espace et sa valeur
want_grade = une difficulté de 1 à { $most }
want_going-on = une position où la partie continue
