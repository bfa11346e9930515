# Billabong, d’Eric Solomon.

## Le jeu

about_sentence = Cinq kangourous par équipe font le tour du lac, en sautant par-dessus tout ce qui se trouve sur leur route.
about_length = 20 à 30 minutes
about_story = Eric Solomon, mathématicien londonien, a décrit Billabong pour la première fois dans son livre « Games Programming », en 1984, comme un jeu à enseigner à un ordinateur. Franjos l’a édité en 1994, Amigo en 1995, sur un plateau plus petit et avec l’arbitre ; François Haffner en a traduit la règle en français. En Australie, un billabong est un trou d’eau profond qui reste dans le lit d’un fleuve à sec.
about_moves = @c3 pour placer, c3-c4 pour un pas, c3^c7^g7 pour sauter de case en case, * à la fin quand le kangourou arrive, pass quand rien ne peut bouger.
player_red = Rouge
player_blue = Bleu
player_yellow = Jaune
player_purple = Violet

## Les règles au choix

players = Nombre de joueurs
players_2 = Deux joueurs
players_3 = Trois joueurs
players_4 = Quatre joueurs
laps = Nombre de tours du lac
laps_1 = Arrivé à la deuxième traversée du ruisseau.
laps_2 = Arrivé à la troisième traversée du ruisseau.
ghosts = L’équipe fantôme : cinq kangourous neutres qui ne bougent jamais (à deux seulement)
    .random = Tirée au sort du côté opposé au ruisseau ; par défaut à deux joueurs.
    .players = Placée par les joueurs à tour de rôle, avant leurs propres kangourous.
    .none = Pas d’équipe fantôme ; par défaut à trois ou quatre joueurs.

## Ce qu’on demande au joueur

ask_place = Placez un kangourou.
ask_place-ghost = Placez un kangourou de l’équipe fantôme.
ask_choose = Choisissez un kangourou.
ask_go = Choisissez où il va.
ask_go-on = Arrêtez-vous ou sautez encore.
ask_done = Voilà le coup.
ask_stuck = Aucun kangourou ne peut bouger : passez.
ask_over = La partie est finie.
pass-button = Passer

## Titres des images

to-place = à { $player } de placer

## Ce qui se trouve sur une case

on-square = { $square }, { $what }
square_empty = vide
square_referee = l’arbitre
square_ghost = fantôme
kangaroo =
    { $colour ->
        [red] kangourou rouge
        [blue] kangourou bleu
        [yellow] kangourou jaune
       *[purple] kangourou violet
    }{ $count ->
        [0] { "" }
        [1] , une traversée
       *[other] , { $count } traversées
    }
lake = le lac : rentrer au plus court

## Ce qu’on compte à côté du plateau

tally_place = { $count } à placer
tally_home =
    { $home ->
        [one] { $home } arrivé sur { $team }
       *[other] { $home } arrivés sur { $team }
    }
tally_ghosts =
    { $count ->
        [one] { $count } fantôme à placer
       *[other] { $count } fantômes à placer
    }
tally_laps =
    { $count ->
        [one] { $count } tour à courir
       *[other] { $count } tours à courir
    }
sketch_home = arrivés { $count }
sketch_place = à placer { $count }

## Comment une partie finit

end_home = Les cinq kangourous ont franchi la ligne d’arrivée.

## Pourquoi un coup est refusé

refused_over = la partie est finie : un joueur a ses cinq kangourous à l’arrivée
refused_place-first = tous les kangourous doivent être placés avant qu’aucun ne bouge
refused_all-placed = tous les kangourous sont placés ; il faut maintenant en déplacer un
refused_must-move = seul un joueur qui ne peut déplacer aucun kangourou passe
refused_not-yours = on ne déplace que ses propres kangourous, et aucun ne se trouve là
refused_blocked = ce kangourou est bloqué : aucune case voisine n’est libre et aucun saut n’est possible
refused_ghost = les kangourous de l’équipe fantôme ne bougent jamais
refused_in-lake = le lac est interdit aux kangourous qui ne sont pas encore arrivés
refused_taken = la case est déjà occupée : il faut une case libre
refused_referee = l’arbitre occupe la case de départ jusqu’à la fin du tour
refused_too-far = un pas mène à l’une des huit cases voisines
refused_one-step = un kangourou ne fait qu’un seul pas par tour
refused_mixed = dans un même coup, on fait un pas ou l’on saute, jamais les deux
refused_not-straight = un saut va tout droit, le long d’une rangée, d’une colonne ou d’une diagonale
refused_over-lake = un saut ne passe pas par-dessus le lac ; il peut seulement en frôler un coin en diagonale
refused_crowd = un saut ne franchit qu’un kangourou à la fois, et l’arbitre compte pour un
refused_nobody = un saut doit passer par-dessus un kangourou
refused_distance = un saut doit franchir autant de cases après le kangourou sauté qu’avant lui
refused_circle = le kangourou s’est déjà posé là pendant ce coup : y revenir ne change rien
refused_no-way-home = le lac est pour les kangourous arrivés, et aucun coup n’y mène celui-ci maintenant
refused_home-ends = le tour finit dès que le kangourou est à l’arrivée
refused_home-unmarked = le coup mène le kangourou à l’arrivée, il s’écrit donc avec * à la fin
refused_not-home = le coup ne mène pas le kangourou à l’arrivée, il s’écrit donc sans *

## Composer une position

tool_red = Kangourou rouge
tool_red-1 = Rouge, une traversée
tool_red-2 = Rouge, deux traversées
tool_blue = Kangourou bleu
tool_blue-1 = Bleu, une traversée
tool_blue-2 = Bleu, deux traversées
tool_yellow = Kangourou jaune
tool_yellow-1 = Jaune, une traversée
tool_yellow-2 = Jaune, deux traversées
tool_purple = Kangourou violet
tool_purple-1 = Violet, une traversée
tool_purple-2 = Violet, deux traversées
tool_ghost = Fantôme
field_beside = Kangourous hors du plateau
beside_home = Arrivés
beside_waiting = Encore à placer
flaw_ghosts-missing = Les cinq fantômes doivent être sur le plateau.
flaw_ghost-rows = Les fantômes tirés au sort sont du côté opposé au ruisseau, rangées 9 à 14.
flaw_ghosts-first = Les cinq fantômes se placent avant tous les kangourous.
flaw_crossed-early = Tant qu’il reste des kangourous à placer, aucun n’a traversé le ruisseau.
flaw_in-turn = On place les kangourous à tour de rôle, Rouge d’abord : leur nombre n’y correspond pas.
flaw_next-to-place = Ce doit être le tour du joueur qui doit placer le suivant.
flaw_two-home = Une seule équipe peut être arrivée : la partie finit avec elle.
flaw_after-winner = Une équipe est arrivée : le trait doit être au joueur suivant.

## Sur papier

print_lay = On court dans le sens des aiguilles d’une montre autour du lac ; le ruisseau est le départ et l’arrivée.
print_cut = Découpez les kangourous par paires, pliez-les sur le pointillé et collez-les : retournez-en un quand il prend le départ, point doré dessus. À deux tours, posez-lui une perle au passage suivant. Fantômes et arbitre n’ont qu’une face.
lot_red = kangourous rouges
lot_blue = kangourous bleus
lot_yellow = kangourous jaunes
lot_purple = kangourous violets
lot_ghost = fantômes
lot_referee = arbitre

## Ce qui ne va pas dans un texte

at_player = joueur au trait
at_square = case
at_placed = la case après @
at_start = la case de départ
at_landing = une case d’arrivée de saut
want_no-ghosts = none avec { $players } joueurs : une équipe fantôme ne se joint qu’à deux joueurs
want_team = { $team }: et cinq kangourous
want_ghosts = { "N:" } et les kangourous neutres
want_five = cinq kangourous joints par des virgules
want_five-ghosts = cinq kangourous neutres joints par des virgules
want_no-team = -, puisqu’il n’y a pas d’équipe fantôme
want_count =
    { $laps ->
        [1] un nombre de traversées +1, ou rien
       *[other] un nombre de traversées de +1 à +{ $laps }, ou rien
    }
want_land = une case hors du lac, qui va de g7 à j8
want_stand = une case de a1 à p14, avec un nombre de traversées comme +1, * ou { "?" }
want_plain-land = une case hors du lac, sans nombre de traversées
want_ghost-rows = une case des rangées 9 à 14 avec ghosts=random
want_order = des cases triées par rangée puis par colonne, ensuite *, ensuite { "?" }
want_one-on-square = un seul kangourou par case
want_unmoved = ni * ni traversées tant qu’un kangourou reste à placer (?)
want_ghosts-placed = pas de { "?" } dès qu’un joueur a placé un kangourou : les fantômes se placent d’abord
want_in-turn =
    { $due ->
        [one] { $due } placé
       *[other] { $due } placés
    } sur { $total }, car les joueurs placent à tour de rôle, A d’abord
want_placer = { $seat }, dont c’est le tour de placer
want_after-winner = { $seat }, le joueur qui suit le gagnant
want_one-winner = un seul gagnant : la partie finit avec la première équipe arrivée
want_move = @c3 (placer), c3-c4 (un pas), c3^c7^g7 (des sauts), avec * à la fin si le kangourou arrive, ou pass
want_square = une case de a1 à p14

## Les coups en mots

told_pass = passe
told_place = kangourou placé en { $square }
told_ghost = fantôme placé en { $square }
told_step = kangourou { $from } avance en { $to }
told_jump =
    { $jumps ->
        [1] kangourou { $from } saute en { $to }
       *[other] kangourou { $from } fait { $jumps } sauts jusqu’en { $to }
    }
told_home = { $way } et arrive
told_crosses = { $way }, par-dessus le ruisseau
