## Le jeu

about_sentence = Le plateau est fait de bâtonnets : on le rebâtit en jouant, on saute les pions adverses, on les enferme.
about_length = 10 à 20 minutes
about_story = Christian Jungling n’a besoin que de trente bâtonnets, de quatorze pions et d’aucun plateau : ce sont les joueurs qui le posent, et le reposent. Sa règle est en français et ne donne pas d’année.
about_moves = Des bâtonnets au besoin, a0.1>b3.2 ou +c1.1 pour le bâtonnet libre, puis le pion, séparés par « ; » : d1.0-u1.1, ou x pour sauter : u1.0xd1.0-u1.1.

## Les joueurs

player_white = Blanc
player_black = Noir

## Les règles au choix

preset_sheet = La règle de Christian Jungling : Noir peut être bloqué dès le premier tour.
firstlock = Un premier tour qui bloque Noir
    .barred = Blanc ne peut pas gagner dès son premier tour.
    .allowed = Comme dans la règle d’origine : il y a quatre tours de ce genre.

## Comment finit une partie

end_no-pawns = Le perdant n’a plus de pion.
end_locked = Le perdant ne peut plus déplacer de pion.

## Ce qu’on demande au joueur

ask_choose = Prenez un bâtonnet ou choisissez un pion.
ask_another = Prenez un autre bâtonnet.
ask_put = Choisissez où poser le bâtonnet.
ask_side = Choisissez de quel côté reste le pion.
ask_first-side = Deux cases sont divisées. Placez un pion dans une des cases proposées, puis l’autre.
ask_other-side = Choisissez de quel côté reste l’autre pion.
ask_pawn = Choisissez un pion.
ask_go = Choisissez une case vide ou un pion adverse à sauter.
ask_land = Choisissez où finit le saut.
ask_go-on = Arrêtez-vous ici ou sautez encore.
ask_done = Le tour est complet.
ask_over = La partie est finie.

## Pourquoi un tour n’est pas permis

refused_over = la partie est finie
refused_too-many-sticks = on déplace au plus deux bâtonnets par tour, le bâtonnet libre compris
refused_same-stick = les deux bâtonnets déplacés dans un tour sont deux bâtonnets différents
refused_no-spare = il n’y a plus de bâtonnet libre
refused_one-spare = il n’y a qu’un bâtonnet libre
refused_no-stick = il n’y a pas de bâtonnet à prendre à cet endroit
refused_not-moved = un bâtonnet remis à sa place n’est pas déplacé
refused_contact = ce bâtonnet est en contact avec un pion adverse, comme côté de sa case : il doit rester
refused_no-place = où qu’on pose ce bâtonnet, le plan ne serait pas correct ou aucun de vos pions ne pourrait bouger
refused_put-first = il faut d’abord poser le bâtonnet qu’on tient à l’un des emplacements montrés
refused_sticks-first = on déplace les bâtonnets avant les pions
refused_enemy-cell = on ne pose pas de bâtonnet à l’intérieur de la case d’un pion adverse
refused_place-taken = il y a déjà un bâtonnet à cet endroit
refused_loose = chaque bâtonnet doit faire partie des côtés d’une case
refused_apart = le plan doit rester d’un seul tenant
refused_corner = aucune partie du plan ne peut tenir par un seul coin
refused_no-cell = un de vos pions n’aurait plus de case
refused_crowded = deux pions se retrouveraient dans la même case
refused_choose-side = un bâtonnet partage la case d’un de vos pions : dites de quel côté il reste (cela s’écrit avec @)
refused_no-choice = on ne choisit un côté (ce qui s’écrit avec @) que pour un de vos pions dont la case est partagée
refused_not-a-side = un pion reste dans une nouvelle case qui a un triangle commun avec l’ancienne
refused_unknown-cell = aucune case ne porte ce nom : une case porte le nom de son plus petit triangle, après les bâtonnets
refused_no-move = sur ce plan, aucun de vos pions ne pourrait bouger
refused_no-pawn = il n’y a pas de pion à vous dans cette case
refused_pawn-stuck = avec les bâtonnets tels quels, ce pion est enfermé : aucune case voisine n’est vide et il ne peut sauter par-dessus aucun pion adverse
refused_not-neighbour = un pion va dans une case qui a un bâtonnet commun avec la sienne
refused_cell-taken = la case d’arrivée n’est pas vide
refused_jump-far = la case sautée doit avoir un bâtonnet commun avec la case de départ et la case d’arrivée
refused_no-prey = il n’y a pas de pion adverse dans la case sautée
refused_no-landing = à côté de ce pion adverse il n’y a pas de case vide où finir le saut
refused_jump-back = un saut ne peut pas finir dans la case que le pion vient de quitter
refused_first-lock = selon cette règle, le tout premier tour de Blanc ne peut pas laisser Noir sans tour possible

## À côté de la table

tally_pawns =
    { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }
tally_pawns-taken = { tally_pawns } · en a pris { $taken }
tally_spare = un bâtonnet libre
tally_no-spare = plus de bâtonnet libre

## L’image

label_white-pawn = case { $cell }, pion blanc
label_black-pawn = case { $cell }, pion noir
label_empty-cell = case { $cell }, vide
label_stick = bâtonnet { $stick }
label_place = emplacement { $place }
label_spare = bâtonnet libre

## Dans le terminal

legend = Bâtonnets en 0.0 : a0.0 à droite, b0.0 en haut à droite, c0.0 en face de 0.0.

## Composer une position

tool_stick = Bâtonnet
tool_white-pawn = Pion blanc
tool_black-pawn = Pion noir
flaw_so-many-sticks = Le plan compte 29 bâtonnets, ou 30 une fois le bâtonnet libre joué.
flaw_no-pawn = Il n’y a aucun pion dans le plan.
flaw_not-in-cell = Un pion est en dehors de toute case.
flaw_crowded = Deux pions sont dans la même case.

## Sur papier

print_lay = Ce n’est pas un plateau, mais la position de départ en vraie grandeur : posez-y 29 bâtonnets et les pions, un bâtonnet à côté, puis retirez la feuille, ou bâtissez le plan à même la table.
print_cut = Collez la feuille sur du carton avant de découper. Un bâtonnet a la longueur d’un côté de triangle, et six se rejoignent en un point. Des allumettes peuvent remplacer les bâtonnets, des pièces ou des boutons les pions.
lot_stick = bâtonnets
lot_white = pions blancs
lot_black = pions noirs

## Où un texte est faux

at_sticks = bâtonnets
at_white = blanc
at_black = noir
at_spare = bâtonnet libre
at_turn = trait
at_white-and-black = blanc et noir
at_pawn = pion
at_stick = bâtonnet
at_cell = case

## Ce qu’on y a trouvé, si cela se compte

found_sticks =
    { $count ->
        [one] { $count } bâtonnet
       *[other] { $count } bâtonnets
    }
found_pawns =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }

## Ce qu’on y attendait

want_spare = 1 ou 0
want_turn = w ou b
want_sticks = { $count } : avec le bâtonnet libre, il y en a 30
want_near-stick = un bâtonnet comme a1.0, b-2.13 ou c0.0, sans coordonnée au-delà de { $far }
want_sorted-sticks = des bâtonnets triés par y, puis par x, puis a b c, sans doublon
want_sound = un plan correct : { $rule }
want_most-pawns = au plus { $most }
want_pawn-cell = le plus petit triangle d’une case, comme u1.0 ou d-2.13, ou { "-" } s’il n’y en a pas
want_one-each = pas deux pions dans une même case
want_sorted-pawns = des pions triés par y, puis par x, puis u avant d
want_inside = un triangle à l’intérieur d’une case
want_smallest = { $triangle }, le plus petit triangle de cette case
want_a-pawn = au moins un pion
want_sticks-first = les bâtonnets avant les choix de côté
want_stick-or-side = un bâtonnet comme a1.0>b2.3 ou +c1.1, ou un choix de côté comme u1.0@d2.0
want_way = à la fin, un pas comme u1.0-d1.0 ou des sauts comme u1.0xd1.0-u1.1
want_stick = un bâtonnet comme a1.0 ou c-2.13
want_triangle = un triangle comme u1.0 ou d-2.13

## Les coups en mots

told_stick = bâtonnet { $from } en { $to }
told_spare = bâtonnet libre en { $to }
told_side = pion { $from } reste en { $to }
told_step = pion { $from } en { $to }
told_jumps =
    { $count ->
        [1] pion { $from } en prend un et finit en { $to }
        [2] pion { $from } en prend deux et finit en { $to }
        [3] pion { $from } en prend trois et finit en { $to }
        [4] pion { $from } en prend quatre et finit en { $to }
        [5] pion { $from } en prend cinq et finit en { $to }
        [6] pion { $from } en prend six et finit en { $to }
       *[other] pion { $from } en prend { $count } et finit en { $to }
    }
told_then = { $first }, { $second }
